"""Validates editions: no condition that moves can never meet, no effect that can never happen, consistent numbers."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message
from ironroad.games.russian_railroads.board import (
    RAILROAD_COUNT,
    Condition,
    Lanes,
    Railroads,
)
from ironroad.games.russian_railroads.box import Box
from ironroad.games.russian_railroads.components import (
    BLACK,
    CARD,
    COLOUR_COUNT,
    COLOURS,
    MARKER,
    MEDAL,
    NEW_TRACKS,
    PLACE,
    REVALUE,
    STEP,
    TEMPORARY,
    WORKER,
    Tiles,
    count_of,
    kind_of,
    parse_rewards,
    reward_text,
)
from ironroad.games.russian_railroads.expansion import Expansion
from ironroad.games.russian_railroads.printed import Printed
from ironroad.games.russian_railroads.spaces import Setup

EFFECT_NAMES: Final = ("rewards", "factory")
"""The names of the values of an entry that hold rewards."""


class Reachable:
    """How far tracks and locomotives can ever reach: the fixed point of the colours and effects that can be won."""

    def __init__(self, railroads: Railroads, tiles: Tiles, expansions: list[Expansion]) -> None:
        self._railroads: Final = railroads
        self._expansions: Final = expansions
        self._number: Final = tiles.count + int(sum([e.raises_each for e in expansions]))
        self._more: Final = int(sum([e.raises_one for e in expansions]))
        self.colours = int(bit(BLACK))
        """The colours that can be won, as a bit mask."""
        self._won: Final[list[int]] = []
        """The reward kinds of the special spaces that can be reached."""
        while self._win_more():
            pass

    def _win_more(self) -> bool:
        before = (self.colours, len(self._won))
        for advantage in self._railroads.advantages:
            if self.can_meet(advantage):
                self.colours |= int(advantage.new_colours)
                kinds = [int(kind_of(reward)) for reward in advantage.rewards]
                self._won.extend([kind for kind in kinds if kind not in self._won])
        return before != (self.colours, len(self._won))

    def can_meet(self, condition: Condition) -> bool:
        """Whether some sequence of moves can meet a condition."""
        railroads = self._railroads
        railroad, colour = int(condition.railroad), int(condition.colour)
        if colour >= railroads.colours[railroad]:
            return False
        # A track never overtakes those of earlier colours (p. 7), so each of them is needed.
        needed = int(bit(colour + 1)) - 1
        if self.colours & needed != needed:
            return False
        if condition.space > self._last_space(condition) - colour:
            return False
        return not condition.locomotive or condition.space <= self._reach(railroad)

    def _last_space(self, condition: Condition) -> int:
        last = self._railroads.spaces[condition.railroad]
        for expansion in self._expansions:
            last = expansion.reachable(condition, self._won, last)
        return last

    def _reach(self, railroad: int) -> int:
        return self._railroads.slot_railroad.count(railroad) * self._number + self._more


def check_printed(printed: Printed, rules: Box) -> None:
    """Raise ``InvalidEdition`` for special spaces that nobody can reach and effects that can never happen."""
    expansions = rules.expansions
    for expansion in expansions:
        expansion.check_printed(printed, rules)
    railroads = rules.railroads
    reachable = Reachable(railroads, rules.tiles, expansions)
    conditions: list[Condition] = [*railroads.advantages, *railroads.stars]
    entries = [*printed.required("advantages"), *printed.required("scoring")]
    for entry, condition in zip(entries, conditions, strict=True):
        there = [expansion.is_on_layout(condition) for expansion in expansions]
        if not reachable.can_meet(condition) or not all(there):
            colour = Message(f"rr-colour-{COLOURS[condition.colour]}")
            raise entry.error("rr-edition-unreachable", key=entry.key, colour=colour)
    impossible = _impossible_on_board(railroads, rules.lanes, reachable) + _impossible_in_edition(
        printed, rules.start
    )
    for expansion in expansions:
        impossible += expansion.impossible_kinds(printed)
    _check_effects(printed, rules, impossible)


def _check_effects(printed: Printed, rules: Box, impossible: list[int]) -> None:
    """Raise ``InvalidEdition`` for effects of these kinds, and for scoring spaces that need an effect nobody can get."""
    given: list[int] = []
    for entry in printed.in_use():
        for name in EFFECT_NAMES:
            rewards = parse_rewards(entry, name) if name in entry.data else []
            given += [int(kind_of(reward)) for reward in rewards]
            for reward in rewards:
                if kind_of(reward) in impossible:
                    text = reward_text(reward)
                    raise entry.error("rr-edition-never", key=entry.key, text=text)
    for entry, star in zip(printed.required("scoring"), rules.railroads.stars, strict=True):
        if star.medal and MEDAL not in given:
            raise entry.error("rr-edition-unscored", key=entry.key)
    for expansion in rules.expansions:
        expansion.check_given(printed, given)


def _impossible_on_board(railroads: Railroads, lanes: Lanes, reachable: Reachable) -> list[int]:
    """Return the reward kinds that the board makes impossible."""
    there = {
        MEDAL: any([star.medal for star in railroads.stars]),
        MARKER: any([lane.markers > 1 for lane in lanes.all]),
    }
    for colour in range(COLOUR_COUNT):
        won = reachable.colours >> colour & 1 == 1
        there[STEP + colour] = won
        used = [railroads.colours[railroad] > colour for railroad in range(RAILROAD_COUNT)]
        there[NEW_TRACKS + colour] = any(used)
    return [kind for kind, found in there.items() if not found]


def _impossible_in_edition(printed: Printed, start: Setup) -> list[int]:
    """Return the reward kinds for which the edition has no components."""
    there = {
        TEMPORARY: start.supply_temporary > 0,
        WORKER: start.extra_workers > 0,
        CARD: len(printed.entries("cards")) > 0,
    }
    return [kind for kind, found in there.items() if not found]


def check_numbers(edition: Edition, rules: Box) -> None:
    """Raise ``InvalidEdition`` for numbers that are inconsistent with each other."""
    start = rules.start
    limits = (
        ("setup", "engineers-a", start.engineers_a, len(rules.engineers.lettered[1])),
        ("setup", "engineers-b", start.engineers_b, len(rules.engineers.lettered[2])),
        (
            "setup",
            "engineers-public",
            start.engineers_public + 1,
            start.engineers_a + start.engineers_b,
        ),
        ("setup", "bonus-removed", start.bonus_removed + 1, rules.bonuses.count),
        ("setup", "start-locomotive", start.start_locomotive, rules.tiles.count),
    )
    for section, key, number, most in limits:
        if number > most:
            reason = "rr-edition-too-much"
            raise edition.entry(section, key).error(reason, key=key, number=number, most=most)
    tile = edition.entry("tiles", str(start.start_locomotive))
    if rules.tiles.tiles[start.start_locomotive] - start.tiles_removed < rules.seats:
        raise tile.error("rr-edition-start-tiles", seats=rules.seats)
    if rules.starts.count < rules.seats - 1:
        raise edition.entries("starts")[-1].error("rr-edition-starts", seats=rules.seats)
    for space in rules.spaces.all:
        if space.in_play and space.claim > rules.seats:
            raise edition.entry("spaces", space.id).error("rr-edition-claim", key=space.id)
    revalued = len(rules.railroads.values) - 1
    for entry in edition.entries("cards"):
        _check_reward(entry, PLACE, rules.tiles.count)
    for section in edition.sections:
        if section == "tokens" or section.endswith(("-tokens", "-items")):
            for entry in edition.entries(section):
                _check_reward(entry, REVALUE, revalued)


def _check_reward(entry: Entry, kind: int, highest: int) -> None:
    """Raise ``InvalidEdition`` for a reward of a kind whose number is above ``highest``."""
    for reward in parse_rewards(entry):
        if kind_of(reward) == kind and count_of(reward) > highest:
            raise entry.error("rr-edition-reward", text=entry.texts("rewards")[0])
