"""What follows from the pieces of a position set up by hand: order and turn, supplies, piles, special spaces won."""

from ironroad.core.bits import bit, members_of, numbers_in, row_of
from ironroad.core.engine import Frame, do
from ironroad.core.placing import Misplaced
from ironroad.games.russian_railroads.board import RAILROAD_COUNT, Lane, railroad_name
from ironroad.games.russian_railroads.components import (
    BLACK,
    BLACK_WORKER,
    CARD_ENGINEER,
    COLOUR_COUNT,
    COLOURS,
    PLACE,
    colour_name,
    count_of,
    kind_of,
    reward_of,
)
from ironroad.games.russian_railroads.placing_dealing import settle_bonuses, settle_row
from ironroad.games.russian_railroads.placing_standing import settle_engineers, settle_spaces
from ironroad.games.russian_railroads.player import NOT_IN_PLAY
from ironroad.games.russian_railroads.rules import bounds
from ironroad.games.russian_railroads.rules.locomotives import load_of, raised_by
from ironroad.games.russian_railroads.rules.rounds import NEXT_TURN
from ironroad.games.russian_railroads.rules.special import is_reached
from ironroad.games.russian_railroads.rules.turn import TAKE_TURN, TakeTurn
from ironroad.games.russian_railroads.state import NOBODY, State, count_in, tile


def begins(state: State) -> bool:
    """Whether a turn begins, in which nothing was used yet."""
    return len(state.stack) > 0 and type(state.stack.top()) is TakeTurn


def settle(state: State) -> Misplaced | None:
    """Work out a state at the beginning of a turn from the fields; return what cannot be, if anything."""
    frames: list[Frame] = []
    state.stack.clear()
    state.round = max(1, int(state.round))
    wrong = (
        _settle_order(state)
        or settle_spaces(state)
        or settle_row(state, frames)
        or settle_engineers(state)
        or settle_bonuses(state, frames)
        or _settle_cards(state)
        or _settle_supplies(state)
        or _settle_tiles(state)
    )
    for expansion in state.rules.in_play:
        wrong = wrong or expansion.settle_placed(state, frames)
    for seat in range(state.rules.seats):
        wrong = wrong or _settle_tracks(state, seat) or _settle_industry(state, seat)
        wrong = wrong or _settle_advantages(state, seat)
    if wrong is None:
        do(state, *frames, TAKE_TURN[state.seat_at(state.turn)], NEXT_TURN)
    return wrong


def _settle_order(state: State) -> Misplaced | None:
    """Fill the positions that no line gives to anybody, and give the turn to the first who has not passed, likewise."""
    seats = state.rules.seats
    given = [seat - 1 for seat in numbers_in(state.order, seats)]
    rest = [seat for seat in range(seats) if seat not in given]
    for place, seat in enumerate(given):
        if seat >= 0 and given.count(seat) > 1:
            return Misplaced(f"order-{place + 1}", "rr-placed-order", seat=seat)
    order = [seat if seat >= 0 else rest.pop(0) for seat in given]
    state.order = row_of(order)
    waiting = [seat for seat in order if not state.passed & bit(seat)]
    if not waiting:
        return Misplaced("passed-1", "rr-placed-all-passed")
    seat = int(state.turn) if state.turn >= 0 else waiting[0]
    if seat not in waiting:
        return Misplaced("turn", "rr-placed-passed", seat=seat)
    state.turn = order.index(seat)
    return None


def _settle_cards(state: State) -> Misplaced | None:
    """Take the ? cards whose black worker or engineer is in play; others than the first player have chosen cards (p. 4)."""
    rules = state.rules
    hired = 0
    for player in state.players:
        hired |= int(player.engineers)
    gone = {
        BLACK_WORKER: state.black_worker != NOBODY,
        CARD_ENGINEER: hired >> rules.engineers.on_card & 1 == 1,
    }
    for card, rewards in enumerate(rules.cards.rewards):
        if any([gone.get(int(kind_of(reward)), False) for reward in rewards]):
            state.cards &= ~bit(card)
    taken = rules.starts.count - len(members_of(state.starts))
    if taken >= rules.seats:
        left = members_of(state.starts)
        last = [card for card in range(rules.starts.count) if card not in left][-1]
        field = f"start-{rules.starts.ids[last]}"
        return Misplaced(field, "rr-placed-starts", count=taken, most=rules.seats - 1)
    return None


def _settle_supplies(state: State) -> Misplaced | None:
    """Work out how many roubles, doublers and temporary workers are left in the common supply."""
    rules, players = state.rules, state.players
    spaces, seats = range(rules.spaces.count), range(rules.seats)
    roubles = [int(player.roubles) for player in players]
    doublers = [sum(numbers_in(player.doublers, RAILROAD_COUNT)) for player in players]
    temporary = [int(player.temporary) for player in players]
    paid = sum([int(state.roubles_on(space)) for space in spaces])
    paid += sum([rules.card_roubles[card] for card in members_of(state.cards)])
    placed = sum([int(state.temporary_on(seat, n)) for seat in seats for n in spaces])
    start, above = rules.start, rules.railroads.ids[rules.railroads.doubled[0]]
    wrong = (
        _overdrawn("roubles", "rr-placed-roubles", roubles, paid, start.supply_roubles)
        or _overdrawn(f"doublers-{above}", "rr-placed-doublers", doublers, 0, start.supply_doublers)
        or _overdrawn("temporary", "rr-placed-temporary", temporary, placed, start.supply_temporary)
    )
    if wrong is None:
        state.roubles = start.supply_roubles - sum(roubles) - paid
        state.doublers = start.supply_doublers - sum(doublers)
        state.temporary = start.supply_temporary - sum(temporary) - placed
    return wrong


def _overdrawn(field: str, reason: str, held: list[int], more: int, most: int) -> Misplaced | None:
    """Refuse more pieces than the box has; whoever holds the most is to blame."""
    count, seat = sum(held) + more, held.index(max(held)) + 1
    return Misplaced(f"{field}-{seat}", reason, count=count, most=most) if count > most else None


def _settle_tiles(state: State) -> Misplaced | None:
    """Work out the piles of locomotives, then what attachments add to the numbers of those on the railroads."""
    rules = state.rules
    slots = rules.railroads.slots
    held: list[int] = []
    for player in state.players:
        held += numbers_in(player.locomotives, slots) + numbers_in(
            player.factories, rules.lane.gaps
        )
    placing = [reward for rewards in rules.cards.rewards for reward in rewards if _places(reward)]
    left = [rewards for card, rewards in enumerate(rules.cards.rewards) if state.cards & bit(card)]
    unused = [reward for rewards in left for reward in rewards if _places(reward)]
    state.piles = 0
    for number in range(1, rules.tiles.count + 1):
        there = max(0, rules.tiles.tiles[number] - rules.start.tiles_removed)
        most = there + len([reward for reward in placing if count_of(reward) == number])
        most -= len([reward for reward in unused if count_of(reward) == number])
        found = held.count(number) + int(count_in(state.face_up, number))
        if found > most:
            field = _holder(state, number)
            return Misplaced(field, "rr-placed-tiles", number=number, count=found, most=most)
        if most - found > there:
            return Misplaced(_card_of(state, number), "rr-placed-card", number=number)
        state.piles += (most - found) * tile(number)
    for seat, player in enumerate(state.players):
        for slot in range(slots):
            if player.locomotive(slot) > 0:
                raised = raised_by(state, load_of(state, seat, slot))
                player.put_locomotive(slot, player.locomotive(slot) + raised)
    return None


def _holder(state: State, number: int) -> str:
    """Return a field that has this tile: a gap, face up, or else a slot, where tiles lie from the start."""
    rules = state.rules
    fields = [f"face-up-{number}"] if count_in(state.face_up, number) > 0 else []
    for seat, player in enumerate(state.players, start=1):
        gaps = numbers_in(player.factories, rules.lane.gaps)
        fields += [f"factory-{n}-{seat}" for n, there in enumerate(gaps, 1) if there == number]
    for seat, player in enumerate(state.players, start=1):
        slots = reversed(range(rules.railroads.slots))
        ids = [rules.railroads.slot_ids[s] for s in slots if player.locomotive(s) == number]
        fields += [f"locomotive-{id}-{seat}" for id in ids]
    return fields[0]


def _places(reward: int) -> bool:
    return kind_of(reward) == PLACE


def _card_of(state: State, number: int) -> str:
    """Return the field of the ? card that brings a locomotive."""
    cards, reward = state.rules.cards, reward_of(PLACE, number)
    card = [reward in rewards for rewards in cards.rewards].index(True)
    return f"card-{cards.ids[card]}"


def _settle_tracks(state: State, seat: int) -> Misplaced | None:
    """Refuse tracks that are out of order, beyond what is open, or more than there are (p. 7, rules GR-2, AR-3, AR-7)."""
    railroads, player = state.rules.railroads, state.players[seat]
    used = [0] * COLOUR_COUNT
    for railroad in range(RAILROAD_COUNT):
        ahead = int(bounds.last_space(state, seat, railroad)) + 1
        name = railroad_name(railroads.ids[railroad])
        for colour in range(railroads.colours[railroad]):
            space = int(player.track(railroad, colour))
            field = f"track-{railroads.ids[railroad]}-{COLOURS[colour]}-{seat + 1}"
            words = colour_name(colour)
            if space >= ahead and colour == BLACK:
                return Misplaced(field, "rr-placed-end", railroad=name, space=ahead - 1)
            if space >= ahead and space > 0:
                before = colour_name(colour - 1)
                return Misplaced(field, "rr-placed-track", colour=words, before=before)
            if space > 0:
                player.colours |= bit(colour)
                used[colour] += 1
            most = railroads.tracks[colour]
            if used[colour] > most:
                return Misplaced(field, "rr-placed-tracks", colour=words, most=most)
            ahead = space
    return None


def _settle_industry(state: State, seat: int) -> Misplaced | None:
    """Refuse factories right of an empty gap and markers that cannot have come where they are (p. 10, p. 11)."""
    player, gaps = state.players[seat], int(state.rules.lane.gaps)
    filled = [number > 0 for number in numbers_in(player.factories, gaps)]
    if filled != sorted(filled, reverse=True):
        gap = filled.index(False)
        return Misplaced(f"factory-{gap + 1}-{seat + 1}", "rr-placed-gap", slot=gap + 1)
    for lane in state.rules.lanes.all:
        wrong = _settle_lane(state, seat, lane, filled)
        if wrong is not None:
            return wrong
    return None


def _settle_lane(state: State, seat: int, lane: Lane, filled: list[bool]) -> Misplaced | None:
    player, before = state.players[seat], [0]
    for marker in range(lane.first_marker, lane.first_marker + lane.markers):
        space, field = int(player.marker(marker)), f"marker-{marker + 1}-{seat + 1}"
        if marker > lane.first_marker and space != NOT_IN_PLAY:
            if NOT_IN_PLAY in before:
                return Misplaced(field, "rr-placed-marker-order", marker=marker)
            if space in before:
                return Misplaced(field, "rr-placed-marker-space")
        empty = [gap for gap in lane.gap[: space + 1] if gap >= 0 and not filled[gap]]
        if empty and not lane.passable:
            return Misplaced(field, "rr-placed-marker-gap", slot=empty[0] + 1)
        before = [space] if marker == lane.first_marker else [*before, space]
        if 0 <= lane.question <= space:
            player.advantages |= bit(len(state.rules.railroads.advantages))
    return None


def _settle_advantages(state: State, seat: int) -> Misplaced | None:
    """Win the special spaces that are reached; those that are paid for or may wait, a field speaks of (p. 16, ruling R22)."""
    railroads, player = state.rules.railroads, state.players[seat]
    for place, advantage in enumerate(railroads.advantages):
        reached = is_reached(state, seat, advantage)
        if advantage.needed >= 0:
            laid = bounds.laid(state, seat, advantage.needed)
            reached = reached and laid == advantage.value
        if advantage.waits or advantage.roubles > 0:
            if player.took_advantage(place) and not reached:
                return Misplaced(f"taken-{advantage.id}-{seat + 1}", "rr-placed-taken", seat=seat)
        elif reached:
            player.advantages |= bit(place)
        if player.took_advantage(place):
            player.colours |= advantage.new_colours
    return None
