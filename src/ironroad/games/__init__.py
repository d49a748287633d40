"""The titles, one folder each; a folder imports the core only, never another title."""

from importlib import resources
from typing import Final

from ironroad.core.registry import Registry

REGISTRY: Final = Registry(
    {
        "mini-express": "ironroad.games.mini_express",
        "russian-railroads": "ironroad.games.russian_railroads",
        "trans-siberian": "ironroad.games.trans_siberian",
    }
)


def edition_texts(package: str, names: tuple[str, ...]) -> dict[str, str]:
    """Return the edition files that lie in the ``editions`` folder of a title."""
    folder = resources.files(package) / "editions"
    return {name: (folder / f"{name}.toml").read_text("utf-8") for name in names}
