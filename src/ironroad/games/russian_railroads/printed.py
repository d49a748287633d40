"""What is printed on the boards and for the modules that are in use: the sections of an edition a game reads.

A section whose name begins with a board or module belongs to it: ``german-railroads`` takes the place of
``railroads`` on the German board, ``coal-spaces`` is added by the Coal module.
"""

from collections.abc import Mapping
from typing import Final

from ironroad.core.edition import Edition, Entry

SEATS: Final = (2, 3, 4)
BOARDS: Final = ("russian", "german", "american")
_BY_SEATS: Final = tuple([f"for-{seats}" for seats in SEATS])

_SETUP: Final = (*_BY_SEATS, "value", "values")
_RAILROADS: Final = ("spaces", "colours", "slots", "doublers", "start")
_REACHED: Final = ("railroad", "space", "colour", "locomotive", "branch", "tile")
_ADVANTAGES: Final = (*_REACHED, "roubles", "rewards")
_SCORING: Final = (*_REACHED, "medal", "double", "points", "spike")
_INDUSTRY: Final = ("spaces", "markers", "passable")
_SPACES: Final = ("area", "workers", "roubles", "rewards", "unlimited", "last-round", "seats")
SHAPE: Final = {
    "setup": _SETUP,
    "colours": ("tracks", "values"),
    "railroads": _RAILROADS[:4],
    "advantages": ("railroad", "space", "colour", "locomotive", "rewards"),
    "scoring": ("railroad", "space", "colour", "locomotive", "medal", "double", "points"),
    "industry": _INDUSTRY[:2],
    "tiles": ("count", "factory"),
    "spaces": _SPACES,
    "engineers": ("letter", "workers", "rewards"),
    "starts": ("rewards",),
    "tokens": ("rewards",),
    "cards": ("rewards",),
    "bonuses": ("counts", "each", "most", "from", "points"),
    "german-railroads": _RAILROADS,
    "german-branches": ("railroad", "after", "spaces"),
    "german-areas": ("railroad", "first", "last"),
    "german-tiles": ("area",),
    "german-advantages": _ADVANTAGES,
    "german-scoring": _SCORING,
    "german-industry": _INDUSTRY,
    "german-incomes": ("rewards",),
    "american-railroads": _RAILROADS,
    "american-advantages": _ADVANTAGES,
    "american-scoring": _SCORING,
    "american-boulders": ("railroad", "space", "lane", "rewards"),
    "american-industry": _INDUSTRY,
    "american-lanes": ("lane", "space", "rewards"),
    "american-tokens": ("rewards",),
    "american-factories": ("factory", "piles"),
    "american-stock": ("value", "values"),
    "american-dividends": ("rewards",),
    "coal-setup": _SETUP,
    "coal-spaces": (*_SPACES, "coal", "shares", "shares-seats"),
    "coal-starts": ("rewards",),
    "coal-foundries": ("rewards",),
    "coal-boilermen": ("factory",),
    "new-colours": ("values",),
    "new-engineers": ("letter", "number", "workers", "roubles", "rewards"),
    "new-tokens": ("rewards",),
    "new-items": ("rewards",),
    "new-factories": ("factory",),
    "new-burning": ("rewards",),
    "new-setup": _SETUP,
}
"""The sections of an edition and the values their entries may have."""

MODULES: Final = ("coal", "new")
"""What the sections of each module begin with; the options are on or off."""
OPTIONS: Final = ("coal", "new-material")


class Printed:
    """An edition as far as one set of options uses it."""

    def __init__(self, whole: Edition, options: Mapping[str, str]) -> None:
        whole.expect(SHAPE)
        self._board: Final = options.get("board", BOARDS[0])
        used = [self._board]
        used += [id for id, key in zip(MODULES, OPTIONS, strict=True) if options.get(key) == "on"]
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
        changed = {entry.key: entry for entry in self.entries("coal-setup")}
        return changed[key] if key in changed else self.edition.entry("setup", key)

    def total(self, section: str, modules: tuple[str, ...]) -> list[Entry]:
        """Return the entries of a section of the board, with those that modules add."""
        found = self.on_board(section)
        for id in modules:
            found = found + self.entries(f"{id}-{section}")
        return found

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

    def prints(self, section: str) -> bool:
        """Whether the edition has a section, be it in use or not."""
        return section in self._whole.sections
