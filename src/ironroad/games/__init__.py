"""The titles, one folder each: a folder with a ``meta.py`` is a title, and its name is the id.

A title of another distribution is found by the entry point it declares: group ``ironroad.games``, its id as the name, its
package as the value.
"""

import pkgutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ironroad.core.registry import Registry

GROUP: Final = "ironroad.games"


def titles_in(folders: Iterable[str], package: str) -> dict[str, str]:
    """Return the packages of the titles in the folders of a package, by id."""
    return {
        module.name.replace("_", "-"): f"{package}.{module.name}"
        for folder in folders
        for module in pkgutil.iter_modules([folder])
        if module.ispkg and (Path(folder) / module.name / "meta.py").is_file()
    }


def titles_elsewhere() -> dict[str, str]:
    """Return the packages of the titles that other distributions declare, by id."""
    # Imported on first use: it takes longer than everything else here, and a game by its id needs it not.
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP)}


REGISTRY: Final = Registry(titles_in(__path__, __name__), titles_elsewhere)
