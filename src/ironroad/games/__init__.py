"""The titles: every folder with a ``meta.py`` is a title, and its name with hyphens is the id.

A title of another distribution is found by its entry point: group ``ironroad.games``, the id as name, the package as
value.
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
    # Imported on first use: the import is slow, and loading a built-in title does not need it.
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP)}


REGISTRY: Final = Registry(titles_in(__path__, __name__), titles_elsewhere)
