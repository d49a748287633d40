"""Building links: extend or jump, one link, two links or an external one (p. 6 to 9)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit, is_single, members_of
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64, mypyc_attr
from ironroad.games.trans_siberian import events
from ironroad.games.trans_siberian.board import Link
from ironroad.games.trans_siberian.components import (
    BANK,
    NATIONALIZED,
    NOBODY,
    RAILROAD_COUNT,
    railroad_name,
)
from ironroad.games.trans_siberian.reach import OUT_OF_REACH, Division, Reach
from ironroad.games.trans_siberian.rules import tracks
from ironroad.games.trans_siberian.state import State

NO_LINK: Final = -1
PAYEE_BITS: Final = 8
PAYEE_MASK: Final = 255
"""Who was paid how often is one number, eight bits a payee, the bank last."""
NO_FEES: Final = [0]
"""The divisions of no fees: there is one."""


def price(state: State, link: Link, jumped: i64) -> i64:
    """Return what a link costs that is reached over this many rival links, fees included."""
    costs = state.rules.costs
    if link.external:
        return costs.external + jumped * costs.external_jump
    return costs.link + jumped * costs.jump


def can_build(state: State, seat: i64, railroad: i64) -> bool:
    """Whether the player may build for a railroad, and it can pay for at least one link."""
    if not (state.controls(seat, railroad) and state.is_public(railroad)):
        return False
    treasury: i64 = state.treasury[railroad]
    costs = state.rules.costs
    if state.cubes[railroad] == 0 or treasury < min(costs.link, costs.external):
        return False
    board = state.rules.map
    network: i64 = state.network[railroad]
    owner = state.owner
    for link in board.every:  # Most often a plain extension is there.
        if link.ends & network and owner[link.number] == NOBODY:
            if price(state, link, 0) <= treasury:
                return True
    reach = state.reach_of(railroad)
    for link in board.every:
        jumped: i64 = reach.jumped(link)
        if jumped > 0 and price(state, link, jumped) <= treasury:
            return True
    return False


@mypyc_attr(free_list_len=1)
class BuildLink(Decision[State]):
    """Choose the link, or the first of two."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "railroad")

    def __init__(self, seat: i64, railroad: i64) -> None:
        super().__init__(seat)
        self.railroad: Final[i64] = railroad

    def options(self, state: State, options: Options) -> None:
        """Every free link whose cheapest way the treasury can pay."""
        rules = state.rules
        treasury: i64 = state.treasury[self.railroad]
        reach = state.reach_of(self.railroad)
        cities: i64 = reach.cities
        for link in rules.map.every:
            if link.ends & cities:
                jumped: i64 = reach.jumped(link)
                if jumped != OUT_OF_REACH and price(state, link, jumped) <= treasury:
                    options.add(rules.build + link.number)

    def choose(self, state: State, action: i64) -> None:
        """Build an external link at once; after another the railroad may go on."""
        link: i64 = action - state.rules.build
        if state.rules.map.external[link]:
            pay_and_build(state, self.seat, self.railroad, link, NO_LINK)
        else:
            state.stack.append(BuildSecondLink(self.seat, self.railroad, link))

    def prompt(self, state: State) -> Message:
        """Ask for the link."""
        money = state.treasury[self.railroad]
        return Message("ts-ask-link", railroad=railroad_name(self.railroad), money=money)


@mypyc_attr(free_list_len=1)
class BuildSecondLink(Decision[State]):
    """Go on from the far end of the first link, for a surcharge, or stop (p. 8)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "railroad", "first")

    def __init__(self, seat: i64, railroad: i64, first: i64) -> None:
        super().__init__(seat)
        self.railroad: Final[i64] = railroad
        self.first: Final[i64] = first

    def options(self, state: State, options: Options) -> None:
        """Free internal links at an end of the first one other than its start, if both can be paid."""
        rules = state.rules
        board = rules.map
        first = board.every[self.first]
        reach = state.reach_of(self.railroad)
        starts: i64 = reach.starts(first)
        cost: i64 = price(state, first, reach.jumped(first))
        cost += rules.costs.link + rules.costs.surcharge
        # Two cubes must be left (ruling R16).
        if cost <= state.treasury[self.railroad] and state.cubes[self.railroad] >= 2:
            ends: i64 = first.ends
            if is_single(starts):
                ends &= ~starts  # The only cheapest start cannot be the end as well.
            for link in board.onward[self.first]:
                if link.ends & ends and state.is_free(link.number):
                    options.add(rules.build + link.number)
        options.add(rules.stop)

    def choose(self, state: State, action: i64) -> None:
        """Build one link or two."""
        second: i64 = NO_LINK
        if action != state.rules.stop:
            second = action - state.rules.build
        pay_and_build(state, self.seat, self.railroad, self.first, second)

    def prompt(self, state: State) -> Message:
        """Ask for the second link."""
        costs = state.rules.costs
        return Message(
            "ts-ask-second-link",
            railroad=railroad_name(self.railroad),
            link=state.rules.link_name(self.first),
            cost=costs.link + costs.surcharge,
        )


class ChoosePayee(Decision[State]):
    """Several cheapest ways pay different railroads: the player chooses whom, fee by fee (ruling R2).

    Payees are named in the order of the banners, so that each division of the fees is reached in one way.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "railroad", "first", "second", "paid")

    def __init__(self, seat: i64, railroad: i64, first: i64, second: i64, paid: i64) -> None:
        super().__init__(seat)
        self.railroad: Final[i64] = railroad
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.paid: Final[i64] = paid

    def options(self, state: State, options: Options) -> None:
        """Every payee that is the next of some division of the fees."""
        ways = fee_divisions(state, self.railroad, self.first, self.second)
        for payee in range(BANK + 1):
            if next_payees(ways, self.paid) & (bit(payee)):
                options.add(state.rules.pay + payee)

    def choose(self, state: State, action: i64) -> None:
        """Note the payee; build when all fees are settled."""
        payee: i64 = action - state.rules.pay
        paid: i64 = self.paid + bit(payee * PAYEE_BITS)
        ways = fee_divisions(state, self.railroad, self.first, self.second)
        if paid in ways:
            build(state, self.railroad, self.first, self.second, paid)
        else:
            state.stack.append(ChoosePayee(self.seat, self.railroad, self.first, self.second, paid))

    def prompt(self, state: State) -> Message:
        """Ask for the payee."""
        external = state.rules.map.external[self.first]
        costs = state.rules.costs
        fee = costs.external_jump if external else costs.jump
        return Message("ts-ask-payee", railroad=railroad_name(self.railroad), amount=fee)


def next_payees(ways: list[int], paid: i64) -> i64:
    """Return, as a set, who may be paid next: the first payee with more in some way than was paid yet.

    What was paid is part of a way, never all of one.
    """
    payees: i64 = 0
    for way in ways:
        payee: i64 = 0
        while _times(way, payee) == _times(paid, payee):
            payee += 1
        # All earlier payees have their due; this one is next if nobody later has been paid.
        later: i64 = paid >> ((payee + 1) * PAYEE_BITS)
        if _times(way, payee) > _times(paid, payee) and later == 0:
            payees |= bit(payee)
    return payees


def _times(fees: i64, payee: i64) -> i64:
    """Return how often a payee is paid."""
    return (fees >> (payee * PAYEE_BITS)) & PAYEE_MASK


def fee_divisions(state: State, railroad: i64, first: i64, second: i64) -> list[int]:
    """Return how the fees of all cheapest ways to a link can be divided, each division once."""
    reach = state.reach_of(railroad)
    jumped: i64 = reach.jumped(state.rules.map.every[first])
    if jumped == 0:
        return NO_FEES
    divided = reach.divided
    if divided is None or divided.first != first or divided.second != second:
        starts: i64 = _starts(state, reach, first, second)
        divided = Division(first, second, _divisions(state, reach, starts, jumped))
        reach.divided = divided
    return divided.ways


def _divisions(state: State, reach: Reach, starts: i64, jumped: i64) -> list[int]:
    """Return the divisions of the fees of the cheapest ways to any of these cities."""
    payees: i64 = _payees(state, reach, starts, jumped)
    if is_single(payees) or jumped == 1:
        return [jumped * int(bit(payee * PAYEE_BITS)) for payee in members_of(payees)]
    found: dict[int, set[int]] = {}
    divisions: set[int] = set()
    for city in members_of(starts):
        divisions |= _divisions_to(state, reach, city, jumped, found)
    return sorted(divisions)


def _payees(state: State, reach: Reach, cities: i64, jumped: i64) -> i64:
    """Return everybody who is paid on some cheapest way to these cities, as a set."""
    payees: i64 = 0
    while jumped > 0:
        jumped -= 1
        nearer: i64 = reach.layers[jumped]
        before: i64 = 0
        city: i64 = 0
        while cities:
            if cities & 1:
                for link in state.rules.map.links_at[city]:
                    if link.ends & nearer and not state.is_free(link.number):
                        payees |= bit(payee_of(state, link.number))
                        before |= link.ends & nearer
            cities >>= 1
            city += 1
        cities = before
    return payees


def _starts(state: State, reach: Reach, first: i64, second: i64) -> i64:
    """Return the ends of a first link from which it can be built, of those that the cheapest ways reach."""
    every = state.rules.map.every
    starts: i64 = reach.starts(every[first])
    if second != NO_LINK:
        # The second link decides the end of the first, which cannot be its start (ruling R15).
        ends: i64 = every[first].ends & every[second].ends
        if is_single(ends):
            starts &= ~ends
    return starts


def links_on_way(state: State, railroad: i64, first: i64, second: i64) -> list[int]:
    """Return the links of others on the cheapest ways to a link; none at the railroad's own network."""
    mask = state.rules.map.mask
    if mask[first] & state.network[railroad]:
        return []
    reach = state.reach_of(railroad)
    jumped: i64 = reach.jumped(state.rules.map.every[first])
    cities: i64 = _starts(state, reach, first, second)
    result: list[int] = []
    while jumped > 0:
        jumped -= 1
        before: i64 = 0
        for link in range(state.rules.map.count):
            ends: i64 = mask[link]
            if ends & cities and ends & reach.layers[jumped] and not state.is_free(link):
                result.append(link)
                before |= ends & reach.layers[jumped]
        cities = before
    return result


def _divisions_to(
    state: State, reach: Reach, city: i64, jumped: i64, found: dict[int, set[int]]
) -> set[int]:
    """Return the divisions of the fees of the cheapest ways to one city."""
    if jumped == 0:
        return {0}
    if city in found:
        return found[city]
    before: i64 = reach.layers[jumped - 1]
    divisions: set[int] = set()
    for link in state.rules.map.links_at[city]:
        if not state.is_free(link.number):
            fee: i64 = bit(payee_of(state, link.number) * PAYEE_BITS)
            # None of these is nearer than one fee less, or the city would be nearer too.
            for previous in members_of(link.ends & before):
                for way in _divisions_to(state, reach, previous, jumped - 1, found):
                    divisions.add(way + fee)
    found[city] = divisions
    return divisions


def payee_of(state: State, link: i64) -> i64:
    """Return who is paid for the use of a link: its railroad, or the bank once that is nationalized."""
    owner: i64 = state.owner[link]
    return BANK if state.status[owner] == NATIONALIZED else owner


def pay_and_build(state: State, seat: i64, railroad: i64, first: i64, second: i64) -> None:
    """Build at once where the fees can be divided in one way only; otherwise ask."""
    ways = fee_divisions(state, railroad, first, second)
    if len(ways) == 1:
        build(state, railroad, first, second, ways[0])
    else:
        state.stack.append(ChoosePayee(seat, railroad, first, second, 0))


def build(state: State, railroad: i64, first: i64, second: i64, fees: i64) -> None:
    """Pay bank and rivals, place the cubes, move the tracks."""
    costs = state.rules.costs
    external = state.rules.map.external[first]
    to_bank: i64 = costs.external if external else costs.link
    steps: i64 = 0
    if external or second != NO_LINK:
        steps = 1
        tracks.advance_timing(state)
    if second != NO_LINK:
        to_bank += costs.link + costs.surcharge
    state.treasury[railroad] -= to_bank
    events.paid(state, railroad, to_bank)
    if fees:
        pay_fees(state, railroad, fees, costs.external_jump if external else costs.jump)
    steps += tracks.place_cube(state, railroad, first)
    if second != NO_LINK:
        steps += tracks.place_cube(state, railroad, second)
    tracks.raise_stock(state, railroad, steps)


def pay_fees(state: State, railroad: i64, fees: i64, each: i64) -> None:
    """Pay each rival for the use of its links, and the bank for those of nationalized railroads."""
    for payee in range(BANK + 1):
        times: i64 = _times(fees, payee)
        if times:
            state.treasury[railroad] -= times * each
            if payee < RAILROAD_COUNT:
                state.treasury[payee] += times * each
            events.fee(state, railroad, payee, times * each)
