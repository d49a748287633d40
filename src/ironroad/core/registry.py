"""Which titles there are. A title's facts load without its rules."""

import importlib
from collections.abc import Mapping
from typing import Any, Final

from ironroad.core.errors import UnknownTitle
from ironroad.core.title import Meta, Title


class Registry:
    """Titles by id; each is a package with ``META`` in its ``meta`` and ``TITLE`` in its ``game``."""

    def __init__(self, packages: Mapping[str, str]) -> None:
        self._packages: Final = dict(packages)

    def add(self, id: str, package: str) -> None:
        """Register a title of another distribution, or of a test."""
        self._packages[id] = package

    def ids(self) -> list[str]:
        """Return the ids of all titles, in alphabetical order."""
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
        """Return the name of the package that a title is."""
        if id not in self._packages:
            raise UnknownTitle("error-unknown-title", title=id, choices=", ".join(self.ids()))
        return self._packages[id]
