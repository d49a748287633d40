"""The Coal module in a position set up by hand: coal, foundries, boilermen."""

from typing import Final

from ironroad.core.bits import bit, members_of
from ironroad.core.engine import Frame
from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules, slot_name
from ironroad.games.russian_railroads.components import rewards_name
from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.coal.rules.foundries import RevealFoundry
from ironroad.games.russian_railroads.modules.coal.state import (
    CoalTable,
    coal_board,
    coal_table,
    put_coal_board,
    put_coal_table,
)
from ironroad.games.russian_railroads.placing_spots import Spot, field, seats_of, yes_or_no
from ironroad.games.russian_railroads.state import State

STACK: Final = 0
OPEN: Final = 1
CLOSED: Final = 2
MOST_COAL: Final = 99


class Lumps(Spot):
    """The coal of a player."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return the amount."""
        return int(coal_board(state, self.seat).coal)

    def write(self, state: State, value: int) -> None:
        """Set the amount."""
        put_coal_board(state, self.seat, coal_board(state, self.seat).with_coal(value))


class FoundryPlace(Spot):
    """Where a foundry is; the choices are unseen, laid out, closed, then the players."""

    def __init__(self, foundry: int) -> None:
        self.foundry: Final = foundry

    def read(self, state: State) -> int:
        """Return the place among the choices."""
        table, it = coal_table(state), bit(self.foundry)
        if table.unseen & it:
            return STACK
        if table.shown & it:
            return OPEN
        for seat in range(state.rules.seats):
            if coal_board(state, seat).foundries & it:
                return CLOSED + 1 + seat
        return CLOSED

    def write(self, state: State, value: int) -> None:
        """Put the foundry there."""
        if value == STACK:
            return
        table, it = coal_table(state), bit(self.foundry)
        shown = table.shown | it if value == OPEN else table.shown
        put_coal_table(state, CoalTable(shown, table.unseen & ~it, table.stack))
        if value > CLOSED:
            board = coal_board(state, value - CLOSED - 1)
            put_coal_board(state, value - CLOSED - 1, board.with_foundries(board.foundries | it))


class FoundryUsed(Spot):
    """Whether a foundry was used in this round; in the rough the first seat has used it."""

    def __init__(self, foundry: int) -> None:
        self.foundry: Final = foundry

    def read(self, state: State) -> int:
        """Return 1 if so; nobody can see it of a foundry that was closed."""
        for seat in range(state.rules.seats):
            board = coal_board(state, seat)
            if board.foundries & board.foundries_used & bit(self.foundry):
                return 1
        return 0

    def write(self, state: State, value: int) -> None:
        """Set it."""
        board = coal_board(state, 0)
        used = board.foundries_used & ~bit(self.foundry) | value << self.foundry
        put_coal_board(state, 0, board.with_foundries_used(used))


class TakenUnseen(Spot):
    """The number of tiles that left the stack unseen, as boilermen (rule CO-10); in the rough no foundry was revealed."""

    def read(self, state: State) -> int:
        """Return the number."""
        table = coal_table(state)
        return len(members_of(table.unseen)) - int(table.stack)

    def write(self, state: State, value: int) -> None:
        """Set the number."""
        table = coal_table(state)
        stack = coal(state.rules).foundries.count - value
        put_coal_table(state, CoalTable(table.shown, table.unseen, stack))


class BoilermanAt(Spot):
    """Whether a boilerman is beside the locomotive in a slot."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return int(coal_board(state, self.seat).boils_slot(self.slot))

    def write(self, state: State, value: int) -> None:
        """Set it."""
        board = coal_board(state, self.seat)
        slots = board.boiled_slots & ~bit(self.slot) | value << self.slot
        put_coal_board(state, self.seat, board.with_boilermen(slots, board.boiled_gaps))


class BoilermanIn(Spot):
    """Whether a boilerman is beside the factory in a gap."""

    def __init__(self, seat: int, gap: int) -> None:
        self.seat: Final = seat
        self.gap: Final = gap

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return int(coal_board(state, self.seat).boils_gap(self.gap))

    def write(self, state: State, value: int) -> None:
        """Set it."""
        board = coal_board(state, self.seat)
        gaps = board.boiled_gaps & ~bit(self.gap) | value << self.gap
        put_coal_board(state, self.seat, board.with_boilermen(board.boiled_slots, gaps))


def fields(rules: Rules) -> list[Field[State]]:
    """Return the fields of coal, boilermen and foundries."""
    result = []
    for seat in range(rules.seats):
        group, end = Message("position-seat", seat=seat), f"-{seat + 1}"
        words = Message("rr-board-area-coal")
        result.append(field("coal" + end, words, group, Lumps(seat), high=MOST_COAL))
        for slot, id in enumerate(rules.railroads.slot_ids):
            words = Message("rr-place-boilerman", slot=slot_name(rules.railroads, slot))
            spot, id = BoilermanAt(seat, slot), f"boilerman-{id}{end}"
            result.append(field(id, words, group, spot, choices=yes_or_no()))
        for gap in range(rules.lane.gaps):
            words, id = (
                Message("web-rr-boiled-factory", gap=gap + 1),
                f"boilerman-gap-{gap + 1}{end}",
            )
            result.append(field(id, words, group, BoilermanIn(seat, gap), choices=yes_or_no()))
    return result + _foundries(rules)


def _foundries(rules: Rules) -> list[Field[State]]:
    group, pile = Message("web-rr-foundries"), coal(rules).foundries
    places = [
        Choice("unseen", Message("rr-place-unseen")),
        Choice("open", Message("rr-place-open")),
        Choice("closed", Message("rr-place-closed")),
        *seats_of(rules),
    ]
    result = []
    for foundry, id in enumerate(pile.ids):
        words, target, spot = (
            rewards_name(pile.rewards[foundry]),
            f"foundry:{id}",
            FoundryPlace(foundry),
        )
        result.append(field(f"foundry-{id}", words, group, spot, choices=places, target=target))
        words, used, id = (
            Message("rr-place-used", thing=words),
            FoundryUsed(foundry),
            f"foundry-used-{id}",
        )
        result.append(field(id, words, group, used, choices=yes_or_no(), target=target))
    words = Message("rr-place-unseen-boilermen")
    result.append(field("boilermen-unseen", words, group, TakenUnseen(), high=pile.count))
    return result


def settle(state: State, frames: list[Frame]) -> Misplaced | None:
    """Work out the stack and who has used foundries; reveal as many as are missing (rules CO-2 and CO-3)."""
    for seat in range(state.rules.seats):
        wrong = _misplaced_boilerman(state, seat)
        if wrong is not None:
            return wrong
    table, pile, used = (
        coal_table(state),
        coal(state.rules).foundries,
        coal_board(state, 0).foundries_used,
    )
    owned = 0
    for seat in range(state.rules.seats):
        board = coal_board(state, seat)
        owned |= board.foundries
        put_coal_board(state, seat, board.with_foundries_used(used & board.foundries))
    for foundry in members_of(used & ~owned):
        return Misplaced(f"foundry-used-{pile.ids[foundry]}", "rr-placed-used")
    unseen = len(members_of(table.unseen))
    stack = int(table.stack) - (pile.count - unseen)
    if stack < 0:
        return Misplaced("boilermen-unseen", "rr-placed-unseen", count=unseen)
    put_coal_table(state, CoalTable(table.shown, table.unseen, stack))
    missing = int(coal(state.rules).foundries_open) - len(members_of(table.shown))
    frames += [RevealFoundry() for _ in range(min(missing, stack))]
    return None


def _misplaced_boilerman(state: State, seat: int) -> Misplaced | None:
    board, player = coal_board(state, seat), state.players[seat]
    for slot in members_of(board.boiled_slots):
        if player.locomotive(slot) == 0:
            id = state.rules.railroads.slot_ids[slot]
            return Misplaced(f"boilerman-{id}-{seat + 1}", "rr-placed-boilerman")
    for gap in members_of(board.boiled_gaps):
        if player.factory(gap) == 0:
            return Misplaced(f"boilerman-gap-{gap + 1}-{seat + 1}", "rr-placed-boilerman")
    return None
