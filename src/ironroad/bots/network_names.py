"""Names what goes into a network and comes out of it, so that one network serves many set-ups of a title.

An input belongs to a number of a row by its section, name and index, an output to an action by its notation. Each number
has an input for each of its knots: values up to sixteen, then fewer. A value between two knots is shared among them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ironroad.core.encoding import Field
from ironroad.core.title import Ruleset, Title

KNOTS: Final = (*range(17), 20, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)
"""Values that have inputs of their own; zero has none, larger values count as the last."""
SETUP: Final = "setup"
SEATS: Final = "seats"
Shares = list[tuple[int, float]]
"""Inputs and how much of each."""


class Group(NamedTuple):
    """The numbers of a section that share a name: how many there are, the knots of each, and their first input."""

    size: int
    knots: int
    first: int


class Names:
    """The inputs and actions of a network."""

    def __init__(
        self,
        seats: Sequence[int],
        options: Mapping[str, Sequence[str]],
        numbers: Mapping[str, tuple[int, int]],
        actions: Sequence[str],
    ) -> None:
        self.seats: Final = list(seats)
        self.options: Final = {id: list(values) for id, values in options.items()}
        """The set-ups that it knows: any of these seat counts with any of these values."""
        self.actions: Final = list(actions)
        self.groups: Final[dict[str, Group]] = {}
        self.inputs: int = 0
        sizes = {f"{SETUP} {SEATS}": (1, len(seats))}
        sizes |= {f"{SETUP} {id}": (1, len(values)) for id, values in self.options.items()}
        for name, (count, knots) in [*sizes.items(), *numbers.items()]:
            self.groups[name] = Group(count, knots, self.inputs)
            self.inputs += count * knots

    @property
    def players(self) -> int:
        """The outputs for players: as many as there may be seats, then one for all players without a seat."""
        return max(self.seats) + 1

    def to_json(self) -> dict[str, Any]:
        """Return the names as plain JSON values."""
        numbers = {
            name: [group.size, group.knots]
            for name, group in self.groups.items()
            if not name.startswith(f"{SETUP} ")
        }
        return {
            "seats": self.seats,
            "options": self.options,
            "numbers": numbers,
            "actions": self.actions,
        }

    def misfit(self, title: Title[Any], rules: Ruleset) -> str:
        """Return what a rule set has that the network does not know; nothing if it fits."""
        if rules.seats not in self.seats:
            return f"{SEATS}={rules.seats}"
        for id, value in rules.options.items():
            if value not in self.options.get(id, []):
                return f"{id}={value}"
        for field in title.encoder(rules).spec.fields:
            group = self.groups.get(_name(field))
            if group is None or field.index >= group.size or knots_of(field.high) > group.knots:
                return f"{_name(field)} {field.index}"
        known = set(self.actions)
        return next((a.text for a in rules.catalogue.actions if a.text not in known), "")

    def setup_inputs(self, rules: Ruleset) -> list[int]:
        """Return the inputs that tell seats and options."""
        found = [self.groups[f"{SETUP} {SEATS}"].first + self.seats.index(rules.seats)]
        for id, value in rules.options.items():
            found.append(self.groups[f"{SETUP} {id}"].first + self.options[id].index(value))
        return found

    def shares(self, field: Field) -> list[Shares]:
        """Return the inputs for each value of a number, as far as values differ."""
        group = self.groups[_name(field)]
        first = group.first + field.index * group.knots - 1
        values = range(min(field.high, KNOTS[group.knots]) + 1)
        return [
            [(first + knot, share) for knot, share in shares_of(value) if knot] for value in values
        ]


def names_of(title: Title[Any], setups: Sequence[Ruleset]) -> Names:
    """Return the names of everything that occurs in any of these rule sets."""
    numbers: dict[str, tuple[int, int]] = {}
    actions: dict[str, None] = {}
    for rules in setups:
        actions |= dict.fromkeys([action.text for action in rules.catalogue.actions])
        for field in title.encoder(rules).spec.fields:
            count, knots = numbers.get(_name(field), (0, 0))
            more = (max(count, field.index + 1), max(knots, knots_of(field.high)))
            numbers[_name(field)] = more
    options = {
        option.id: [value for value in option.values if value in used]
        for option in title.meta.options
        for used in [{rules.options[option.id] for rules in setups}]
    }
    seats = sorted({rules.seats for rules in setups})
    return Names(seats, options, numbers, list(actions))


def _name(field: Field) -> str:
    return f"{field.section} {field.name}"


def knots_of(high: int) -> int:
    """Return how many knots a number needs that gets as large as this."""
    return next((place for place, knot in enumerate(KNOTS) if knot >= high), len(KNOTS) - 1)


def shares_of(value: int) -> Shares:
    """Return the knots at a value, or on both sides of it, and the share of each.

    >>> shares_of(7), shares_of(18)
    ([(7, 1.0)], [(16, 0.5), (17, 0.5)])
    """
    above = knots_of(value)
    if KNOTS[above] <= value:
        return [(above, 1.0)]
    below = above - 1
    share = (value - KNOTS[below]) / (KNOTS[above] - KNOTS[below])
    return [(below, 1.0 - share), (above, share)]
