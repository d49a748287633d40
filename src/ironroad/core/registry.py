"""Which titles there are. A title's facts load without its rules."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final

from ironroad.core.errors import UnknownTitle
from ironroad.core.title import Meta, Title


class Registry:
    """Titles by id; each is a package with ``META`` in its ``meta`` and ``TITLE`` in its ``game``.

    ``others`` finds the titles of other distributions. It is asked once, when a title is not among the first packages
    or all titles are listed; a title of the first packages goes before another of the same id.
    """

    def __init__(
        self, packages: Mapping[str, str], others: Callable[[], Mapping[str, str]] | None = None
    ) -> None:
        self._packages: Final = dict(packages)
        self._others: Callable[[], Mapping[str, str]] | None = others

    def add(self, id: str, package: str) -> None:
        """Register a title by hand, such as one of a test."""
        self._packages[id] = package

    def remove(self, id: str) -> None:
        """Forget a title."""
        self._packages.pop(id, None)

    def ids(self) -> list[str]:
        """Return the ids of all titles, in alphabetical order."""
        self._find_others()
        return sorted(self._packages)

    def meta(self, id: str) -> Meta:
        """Return the facts about a title; its rules stay unloaded."""
        meta = importlib.import_module(f"{self.package(id)}.meta").META
        assert isinstance(meta, Meta)
        return meta

    def title(self, id: str) -> Title[Any]:
        """Return a title with its rules."""
        title = importlib.import_module(f"{self.package(id)}.game").TITLE
        assert isinstance(title, Title)
        return title

    def package(self, id: str) -> str:
        """Return the package of a title; raise ``UnknownTitle`` if there is no such title."""
        if id not in self._packages:
            self._find_others()
        if id not in self._packages:
            raise UnknownTitle("error-unknown-title", title=id, choices=", ".join(self.ids()))
        return self._packages[id]

    def part(self, id: str, name: str) -> ModuleType | None:
        """Return a module that a title may bring, such as its ``bot``; ``None`` if it has none."""
        return part_of(self.package(id), name)

    def _find_others(self) -> None:
        if self._others is not None:
            found = self._others()
            self._others = None
            for id, package in found.items():
                self._packages.setdefault(id, package)


def part_of(package: str, name: str) -> ModuleType | None:
    """Return a module of a package; ``None`` if it has none of this name."""
    module = f"{package}.{name}"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None
