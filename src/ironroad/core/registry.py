"""The registry of titles. A title's metadata loads without its rules."""

import importlib
import importlib.util
import logging
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final

from ironroad.core.errors import UnknownTitle
from ironroad.core.title import Meta, Title, title_in

LOG: Final = logging.getLogger(__name__)


class Registry:
    """Titles by id; each is a package with ``META`` in its ``meta`` and ``TITLE`` in its ``game``.

    ``others`` finds the titles of other distributions. It is called once, when a title is not among the first packages
    or all titles are listed; the first packages take precedence over others with the same id. One of them that cannot
    be loaded is left out with a warning: it is nobody's fault who plays something else.
    """

    def __init__(
        self, packages: Mapping[str, str], others: Callable[[], Mapping[str, str]] | None = None
    ) -> None:
        self._packages: Final = dict(packages)
        self._first: Final = frozenset(packages)
        self._others: Callable[[], Mapping[str, str]] | None = others

    def add(self, id: str, package: str) -> None:
        """Register a title explicitly, such as one of a test."""
        self._packages[id] = package

    def remove(self, id: str) -> None:
        """Unregister a title."""
        self._packages.pop(id, None)

    def ids(self) -> list[str]:
        """Return the ids of all titles, in alphabetical order."""
        self._find_others()
        return sorted(self._packages)

    def meta(self, id: str) -> Meta:
        """Return the metadata of a title without loading its rules."""
        meta = importlib.import_module(f"{self.package(id)}.meta").META
        assert isinstance(meta, Meta)
        return meta

    def title(self, id: str) -> Title[Any]:
        """Return a title with its rules."""
        return title_in(self.package(id))

    def package(self, id: str) -> str:
        """Return the package of a title; raise ``UnknownTitle`` if there is no such title."""
        if id not in self._packages:
            self._find_others()
        if id not in self._packages:
            raise UnknownTitle("error-unknown-title", title=id, choices=", ".join(self.ids()))
        return self._packages[id]

    def part(self, id: str, name: str) -> ModuleType | None:
        """Return an optional module of a title, such as its ``bot``; ``None`` if it has none."""
        return part_of(self.package(id), name)

    def leave_out_broken(self) -> None:
        """Leave out titles whose rules cannot be loaded, except for those that were registered first."""
        for id in self.ids():
            if id not in self._first:
                try:
                    self.title(id)
                except Exception as error:
                    self._leave_out(id, self._packages.pop(id), error)

    def _find_others(self) -> None:
        if self._others is not None:
            found = self._others()
            self._others = None
            for id, package in found.items():
                if id not in self._packages:
                    self._take(id, package)

    def _take(self, id: str, package: str) -> None:
        self._packages[id] = package
        try:
            self.meta(id)
        except Exception as error:
            self._leave_out(id, self._packages.pop(id), error)

    def _leave_out(self, id: str, package: str, error: Exception) -> None:
        reason = f"{type(error).__name__}: {error}"
        LOG.warning("title %s is left out: package %s cannot be loaded: %s", id, package, reason)


def part_of(package: str, name: str) -> ModuleType | None:
    """Return a module of a package; ``None`` if there is none of this name."""
    module = f"{package}.{name}"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None
