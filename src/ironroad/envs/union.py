"""One space of actions and of observations for all set-ups of a title, so that one network can play them all."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from ironroad.core.encoding import Spec
from ironroad.core.title import Ruleset
from ironroad.envs.game import Game
from ironroad.face import rules_for
from ironroad.games import REGISTRY

SECTION = "setup"
"""The section in which a row tells seats and options; it comes first."""


class Union:
    """Actions and numbers of all set-ups of a title, each by its name; ``union_of(title)`` makes one.

    ``actions`` are the notations of all actions, ``spec`` names the numbers of a row: first the set-up, then everything
    that occurs in any of them, which is 0 where a set-up does not have it.
    """

    def __init__(self, title: str) -> None:
        meta = REGISTRY.meta(title)
        self.title = REGISTRY.title(title)
        self.spec = Spec()
        self._numbers: dict[str, int] = {}
        self._first: dict[tuple[str, str, int], int] = {}
        self.spec.section(SECTION)
        self.spec.number("seats", max(meta.seats))
        for option in meta.options:
            self.spec.numbers(option.id, len(option.values), 1)
        found: dict[tuple[str, str, int], tuple[int, int, int]] = {}
        for seats, options in meta.setups():
            rules = rules_for(title, seats, options)
            for action in rules.catalogue.actions:
                self._numbers.setdefault(action.text, len(self._numbers))
            for each in self.title.encoder(rules).spec.fields:
                key = (each.section, each.name, each.index)
                _, low, high = found.get(key, (0, each.low, each.high))
                found[key] = (each.width, min(low, each.low), max(high, each.high))
        self.actions: list[str] = list(self._numbers)
        self._name(found)

    def _name(self, found: dict[tuple[str, str, int], tuple[int, int, int]]) -> None:
        """Name the numbers, those of a section and name side by side."""
        sections = list(dict.fromkeys([key[0] for key in found]))
        names = list(dict.fromkeys([key[:2] for key in found]))
        places = {key: (sections.index(key[0]), names.index(key[:2]), key[2]) for key in found}
        for key in sorted(found, key=places.__getitem__):
            section, name, index = key
            width, low, high = found[key]
            self.spec.section(section)
            self._first[key] = self.spec.size
            self.spec.add(name, index, width, low, high)

    def action_numbers(self, rules: Ruleset) -> Any:
        """Return the number of each action of a rule set; raise ``KeyError`` for one that no set-up has."""
        return np.array([self._numbers[action.text] for action in rules.catalogue.actions])

    def places(self, rules: Ruleset) -> Any:
        """Return where each byte of a rule set's rows goes; raise ``KeyError`` for one that no set-up has."""
        found = []
        for each in self.title.encoder(rules).spec.fields:
            first = self._first[(each.section, each.name, each.index)]
            found += list(range(first, first + each.width))
        return np.array(found)

    def setup_row(self, rules: Ruleset) -> Any:
        """Return a row that tells the set-up and nothing else."""
        row: Any = np.zeros(self.spec.size, np.uint8)
        row[0] = rules.seats
        for option in self.title.meta.options:
            first = self.spec.slice_of(SECTION, option.id).start
            row[first + option.values.index(rules.options[option.id])] = 1
        return row

    def rows(self, rows: Any, rules: Ruleset) -> Any:
        """Return rows of a rule set, such as the observations of a ``Batch``, as rows for all set-ups."""
        found = np.tile(self.setup_row(rules), (len(rows), 1))
        found[:, self.places(rules)] = rows
        return found

    def masks(self, masks: Any, rules: Ruleset) -> Any:
        """Return masks of a rule set as masks for all set-ups."""
        found: Any = np.zeros((len(masks), len(self.actions)), np.int8)
        found[:, self.action_numbers(rules)] = masks
        return found


@cache
def union_of(title: str) -> Union:
    """Return one space of actions and observations for all set-ups of a title; the first time takes a second or two."""
    return Union(title)


class UnionGame(Game):
    """A game whose actions and rows are those of all set-ups together."""

    def __init__(self, *settings: Any) -> None:
        super().__init__(*settings)
        union = union_of(self.title.meta.id)
        numbers = union.action_numbers(self.rules)
        self.size = union.spec.size
        self.actions = len(union.actions)
        self._numbers = numbers
        self._own = {number: own for own, number in enumerate(numbers.tolist())}
        self._places = union.places(self.rules)
        self._row = union.setup_row(self.rules)

    def own_number(self, action: int) -> int:
        """Return the number of an action in the catalogue; -1 if it is not there."""
        return self._own.get(action, -1)

    def try_step(self, action: int) -> bool:
        """Take an action and deal chance if it is legal; return whether it was."""
        return super().try_step(self.own_number(action))

    def told(self) -> tuple[bytearray, bytearray]:
        """Return row and mask of the seat to move."""
        seat = self.match.seat
        return self.row(seat), self.mask(seat)

    def row(self, seat: int) -> bytearray:
        """Return what a seat may know as numbers."""
        row = self._row.copy()
        row[self._places] = np.frombuffer(super().row(seat), np.uint8)
        return bytearray(row)

    def mask(self, seat: int) -> bytearray:
        """Return a byte for each action, 1 for what the seat may do now."""
        mask = np.zeros(self.actions, np.uint8)
        if seat == self.seat:
            mask[self._numbers[self.options.items]] = 1
        return bytearray(mask)

    def random_action(self, dealer: Any) -> int:
        """Return a legal action, each equally likely."""
        return int(self._numbers[super().random_action(dealer)])


def game_for(
    title: str, seats: int | None, options: Mapping[str, str], edition: str | None, union: bool
) -> Game:
    """Return a game for an environment, with the actions of its own set-up or of all."""
    return (UnionGame if union else Game)(title, seats, options, edition)
