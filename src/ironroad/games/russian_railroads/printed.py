"""What is printed on the boards and for the modules that are in use: the sections of an edition a game reads.

A section whose name begins with a board or module belongs to it: ``german-railroads`` takes the place of
``railroads`` on the German board, ``coal-spaces`` is added by the Coal module.
"""

from collections.abc import Mapping
from typing import Final

from ironroad.core.edition import Edition, Entry

SEATS: Final = (2, 3, 4)
BOARDS: Final = ["russian"]
"""The first is that of the base game."""
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
"""The sections of an edition and the values their entries may have."""

MODULES: Final[list[str]] = []
"""What the sections of each module begin with …"""
OPTIONS: Final[list[str]] = []
"""… and the option that says whether it is in use."""


def register_board(id: str, sections: dict[str, tuple[str, ...]]) -> None:
    """Add a board: its id and the sections that begin with it."""
    BOARDS.append(id)
    SHAPE.update(sections)


def register_module(id: str, option: str, sections: dict[str, tuple[str, ...]]) -> None:
    """Add a module: what its sections begin with and the option that is on or off."""
    MODULES.append(id)
    OPTIONS.append(option)
    SHAPE.update(sections)


class Printed:
    """An edition as far as one set of options uses it."""

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
        self.edition: Final = Edition(whole.title, whole.name, whole.file, sections)
        """Only what is in use, so that its digest does not change with what is not."""
        self._whole: Final = whole

    def entries(self, section: str) -> list[Entry]:
        """Return the entries of a section; none if the edition does not have it."""
        return self.edition.entries(section) if section in self.edition.sections else []

    def on_board(self, section: str) -> list[Entry]:
        """Return the entries of a section that the board in use may have replaced."""
        own = f"{self._board}-{section}"
        return self.entries(own if own in self.edition.sections else section)

    def required(self, section: str) -> list[Entry]:
        """Return the entries of a section that the board in use may have replaced; one of them must be there."""
        own = f"{self._board}-{section}"
        return self.edition.entries(own if own in self.edition.sections else section)

    def setup(self, key: str) -> Entry:
        """Return an entry of the set-up, as a module has changed it or as it is in the base game."""
        changed = {entry.key: entry for entry in self.added("setup")}
        return changed[key] if key in changed else self.edition.entry("setup", key)

    def added(self, section: str) -> list[Entry]:
        """Return the entries that modules in use add to a section."""
        return [entry for id in self._modules for entry in self.entries(f"{id}-{section}")]

    def total(self, section: str) -> list[Entry]:
        """Return the entries of a section of the board, with those that modules add."""
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
        """Return a number of the set-up of a module; 0 if it is not in use."""
        if section not in self.edition.sections:
            return 0
        return self.edition.entry(section, key).integer("value", 0, 12)

    def prints(self, section: str) -> bool:
        """Whether the edition has a section, be it in use or not."""
        return section in self._whole.sections
