"""The sections of an edition that a game reads with its board and modules.

The prefix of a section names its board or module: ``german-railroads`` replaces ``railroads`` on the German board,
``coal-spaces`` is added by the Coal module.
"""

from collections.abc import Mapping
from typing import Final

from ironroad.core.edition import Edition, Entry

SEATS: Final = (2, 3, 4)
BOARDS: Final = ["russian"]
"""The ids of the boards; the first is that of the base game."""
_BY_SEATS: Final = tuple([f"for-{seats}" for seats in SEATS])

SETUP_VALUES: Final = (*_BY_SEATS, "value", "values")
RAILROADS_VALUES: Final = ("spaces", "colours", "slots", "doublers", "start")
REACHED_VALUES: Final = ("railroad", "space", "colour", "locomotive", "branch", "tile")
ADVANTAGES_VALUES: Final = (*REACHED_VALUES, "roubles", "rewards")
SCORING_VALUES: Final = (*REACHED_VALUES, "medal", "double", "points", "spike")
INDUSTRY_VALUES: Final = ("spaces", "markers", "passable")
SPACES_VALUES: Final = ("area", "workers", "roubles", "rewards", "unlimited", "last-round", "seats")
SHAPE: Final[dict[str, tuple[str, ...]]] = {
    "setup": SETUP_VALUES,
    "colours": ("tracks", "values"),
    "railroads": RAILROADS_VALUES[:4],
    "advantages": ("railroad", "space", "colour", "locomotive", "rewards"),
    "scoring": ("railroad", "space", "colour", "locomotive", "medal", "double", "points"),
    "industry": INDUSTRY_VALUES[:2],
    "tiles": ("count", "factory"),
    "spaces": SPACES_VALUES,
    "engineers": ("letter", "workers", "rewards"),
    "starts": ("rewards",),
    "tokens": ("rewards",),
    "cards": ("rewards",),
    "bonuses": ("counts", "each", "most", "from", "points"),
}
"""The sections of an edition and the value names that their entries may have."""

MODULES: Final[list[str]] = []
"""The section prefix of each module."""
OPTIONS: Final[list[str]] = []
"""The option that turns each module on, in the same order."""


def register_board(id: str, sections: dict[str, tuple[str, ...]]) -> None:
    """Register a board: its id, which is the prefix of its sections, and their shapes."""
    BOARDS.append(id)
    SHAPE.update(sections)


def register_module(id: str, option: str, sections: dict[str, tuple[str, ...]]) -> None:
    """Register a module: its section prefix, the option that turns it on, and the shapes of its sections."""
    MODULES.append(id)
    OPTIONS.append(option)
    SHAPE.update(sections)


class Printed:
    """The part of an edition that one set of options uses."""

    def __init__(self, whole: Edition, options: Mapping[str, str]) -> None:
        whole.expect(SHAPE)
        self._board: Final = options.get("board", BOARDS[0])
        self._modules: Final = [
            id for id, key in zip(MODULES, OPTIONS, strict=True) if options.get(key) == "on"
        ]
        used = [self._board, *self._modules]
        unused = [f"{id}-" for id in (*BOARDS, *MODULES) if id not in used]
        sections = {
            section: entries
            for section, entries in whole.sections.items()
            if not section.startswith(tuple(unused))
        }
        self.edition: Final = Edition(whole.title, whole.name, whole.file, sections, whole.position)
        """The sections in use only, so that its digest does not depend on the others."""
        self._whole: Final = whole

    def entries(self, section: str) -> list[Entry]:
        """Return the entries of a section, or an empty list if the edition has no such section."""
        return self.edition.entries(section) if section in self.edition.sections else []

    def on_board(self, section: str) -> list[Entry]:
        """Return the entries of a section, or of the one that replaces it on the board in use; may be empty."""
        own = f"{self._board}-{section}"
        return self.entries(own if own in self.edition.sections else section)

    def required(self, section: str) -> list[Entry]:
        """Return the entries of a section, or of the one that replaces it on the board in use; it must exist."""
        own = f"{self._board}-{section}"
        return self.edition.entries(own if own in self.edition.sections else section)

    def setup(self, key: str) -> Entry:
        """Return an entry of the set-up: that of a module in use if it overrides it, else that of the base game."""
        changed = {entry.key: entry for entry in self.added("setup")}
        return changed[key] if key in changed else self.edition.entry("setup", key)

    def added(self, section: str) -> list[Entry]:
        """Return the entries that the modules in use add to a section."""
        return [entry for id in self._modules for entry in self.entries(f"{id}-{section}")]

    def total(self, section: str) -> list[Entry]:
        """Return the entries of a section of the board in use, followed by those that modules add."""
        return self.on_board(section) + self.added(section)

    def in_use(self) -> list[Entry]:
        """Return every entry that a game with these options reads."""
        replaced = [
            section
            for section in self.edition.sections
            if f"{self._board}-{section}" in self.edition.sections
        ]
        return [
            entry
            for section in self.edition.sections
            if section not in replaced
            for entry in self.entries(section)
        ]

    def value(self, section: str, key: str) -> int:
        """Return a number of a module's set-up section; 0 if the module is not in use."""
        if section not in self.edition.sections:
            return 0
        return self.edition.entry(section, key).integer("value", 0, 12)

    def prints(self, section: str) -> bool:
        """Whether the edition has a section, in use or not."""
        return section in self._whole.sections
