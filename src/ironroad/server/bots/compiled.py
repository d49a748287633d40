"""The compiled build that may appear while an interpreted server runs; its bots move over to it."""

import os
from collections.abc import Mapping
from pathlib import Path

from ironroad.build import digest, is_compiled


class CompiledBuild:
    """A folder that will hold the compiled build; it counts when it is of the same sources as the server."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder).absolute() if folder and not is_compiled() else None
        self._sources = digest() if self._folder else ""
        self._seen = 0.0
        self._is_ours = False

    def is_ready(self) -> bool:
        """Whether bots can use it. A folder is read once: it is replaced as a whole, never changed."""
        if self._folder is None:
            return False
        try:
            made = (self._folder / "ironroad").stat().st_ctime
        except FileNotFoundError:
            return False
        if made != self._seen:
            self._seen = made
            self._is_ours = digest(self._folder / "ironroad") == self._sources
        return self._is_ours

    def environment(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return an environment in which Python finds this build first."""
        paths = [str(self._folder), *given.get("PYTHONPATH", "").split(os.pathsep)]
        return {**given, "PYTHONPATH": os.pathsep.join([path for path in paths if path])}
