"""The American boards in a position set up by hand: boulders, golden spike, stock market."""

from typing import Final

from ironroad.core.bits import bit, members_of, numbers_in, row_of
from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.components import rewards_name
from ironroad.games.russian_railroads.modules.american.components import american, boulder_name
from ironroad.games.russian_railroads.modules.american.state import (
    AmericanBoard,
    AmericanTable,
    american_board,
    american_table,
    put_american_board,
    put_american_table,
)
from ironroad.games.russian_railroads.placing_spots import Spot, field, yes_or_no
from ironroad.games.russian_railroads.state import State, count_in


class BoulderGone(Spot):
    """Whether a player has removed a boulder."""

    def __init__(self, seat: int, boulder: int) -> None:
        self.seat: Final = seat
        self.boulder: Final = boulder

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return 0 if american_board(state, self.seat).has_boulder(self.boulder) else 1

    def write(self, state: State, value: int) -> None:
        """Set it."""
        if value == 1:
            board = american_board(state, self.seat).without_boulder(self.boulder)
            put_american_board(state, self.seat, board)


class Level(Spot):
    """The level of a player's price marker."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return the level; 0 is the start."""
        return int(american_board(state, self.seat).level)

    def write(self, state: State, value: int) -> None:
        """Set the level."""
        board = american_board(state, self.seat)
        put_american_board(state, self.seat, board.with_level(value, board.arrival))


class Arrival(Spot):
    """How many price markers reached a player's level before that player's."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return the number."""
        return int(american_board(state, self.seat).arrival)

    def write(self, state: State, value: int) -> None:
        """Set the number."""
        board = american_board(state, self.seat)
        put_american_board(state, self.seat, board.with_level(board.level, value))


class GoldenSpike(Spot):
    """Whether a player has placed the golden spike."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return int(american_board(state, self.seat).spike)

    def write(self, state: State, value: int) -> None:
        """Set it."""
        if value == 1:
            put_american_board(state, self.seat, american_board(state, self.seat).with_spike())


class DividendAt(Spot):
    """The level on which a dividend lies; the choices are none, then the levels.

    Of two dividends on one level, in the rough the first is neither there nor left.
    """

    def __init__(self, dividend: int) -> None:
        self.dividend: Final = dividend

    def read(self, state: State) -> int:
        """Return the level; 0 for none."""
        laid = numbers_in(american_table(state).dividends, american(state.rules).stock.levels)
        return laid.index(self.dividend + 1) + 1 if self.dividend + 1 in laid else 0

    def write(self, state: State, value: int) -> None:
        """Put the dividend on a level."""
        if value > 0:
            table = american_table(state).with_dividend(value, self.dividend + 1)
            put_american_table(state, table)


def fields(rules: Rules) -> list[Field[State]]:
    """Return the fields of boulders, golden spikes and the stock market."""
    result: list[Field[State]] = []
    for seat in range(rules.seats):
        result += _player(rules, seat)
    stock = american(rules).stock
    places = [Choice("none", Message("rr-place-there"))]
    for level in range(1, int(stock.levels) + 1):
        places.append(Choice(f"level-{level}", Message("web-rr-level", level=level)))
    group, pile = Message("russian-railroads-table-american-dividends"), stock.dividends
    for dividend, id in enumerate(pile.ids):
        rewards, at, target = pile.rewards[dividend], DividendAt(dividend), f"dividend:{id}"
        words = Message("rr-place-dividend", number=dividend + 1, rewards=rewards_name(rewards))
        result.append(field(f"dividend-{id}", words, group, at, choices=places, target=target))
    return result


def _player(rules: Rules, seat: int) -> list[Field[State]]:
    things, group, end = american(rules), Message("position-seat", seat=seat), f"-{seat + 1}"
    result = []
    for place, boulder in enumerate(things.boulders):
        words = Message("rr-place-boulder", boulder=boulder_name(boulder.id))
        spot, id = BoulderGone(seat, place), f"boulder-{boulder.id}{end}"
        result.append(field(id, words, group, spot, choices=yes_or_no()))
    spike, words = GoldenSpike(seat), Message("rr-reward-spike")
    has_spike = any([points > 0 for points in things.spikes])
    result += [field("spike" + end, words, group, spike, choices=yes_or_no())] if has_spike else []
    levels, most = int(things.stock.levels), rules.seats - 1
    stock = [
        field("stock" + end, Message("rr-place-level"), group, Level(seat), high=levels),
        field("stock-before" + end, Message("rr-place-arrival"), group, Arrival(seat), high=most),
    ]
    return result + (stock if levels > 0 else [])


def settle(state: State) -> Misplaced | None:
    """Work out how many have reached each level, and which steelworks are still with their piles."""
    things, table = american(state.rules), american_table(state)
    levels, pile = int(things.stock.levels), things.stock.dividends
    laid = numbers_in(table.dividends, levels)
    for dividend, id in enumerate(pile.ids):
        if dividend + 1 not in laid and not table.dividends_left & bit(dividend):
            return Misplaced(f"dividend-{id}", "rr-placed-dividend")
    boards = [american_board(state, seat) for seat in range(state.rules.seats)]
    visits = [len([b for b in boards if b.level >= level]) for level in range(1, levels + 1)]
    works, drawn = _works_left(state)
    placed = american_table(state)
    table = AmericanTable(placed.dividends_left, placed.dividends, row_of(visits), works)
    put_american_table(state, table)
    for seat, board in enumerate(boards):
        wrong = _misplaced_price(state, seat, board, boards) or _blocked(state, seat, board)
        if wrong is not None:
            return wrong
    return _misplaced_works(state, drawn)


def _misplaced_works(state: State, drawn: int) -> Misplaced | None:
    """Refuse more steelworks than were taken; one that is replaced leaves the game (rule AR-20, ruling R35)."""
    number, built = int(american(state.rules).steelworks), 0
    for seat, player in enumerate(state.players):
        for gap, factory in enumerate(numbers_in(player.factories, state.rules.lane.gaps), start=1):
            if factory == number:
                built += 1
                if built > drawn:
                    field = f"factory-{gap}-{seat + 1}"
                    return Misplaced(field, "rr-placed-steelworks", count=built, most=drawn)
    return None


def _works_left(state: State) -> tuple[int, int]:
    """Return the piles that still have their steelworks, as a bit mask, and how many were taken: with the last tile (rule AR-19)."""
    rules, works, drawn = state.rules, 0, 0
    for number in american(rules).works_piles:
        begun = rules.tiles.tiles[number] > rules.start.tiles_removed
        if begun and count_in(state.piles, number) == 0:
            drawn += 1
        else:
            works |= int(bit(number))
    return works, drawn


def _misplaced_price(
    state: State, seat: int, board: AmericanBoard, boards: list[AmericanBoard]
) -> Misplaced | None:
    """Refuse a price marker for which the level has no such place (rule AR-18)."""
    field = f"stock-before-{seat + 1}"
    if board.level == 0:
        return Misplaced(field, "rr-placed-arrival-start") if board.arrival > 0 else None
    reached = int(american_table(state).visits_of(board.level))
    same = [other for other in boards[:seat] if other.level == board.level]
    if board.arrival >= reached or board.arrival in [other.arrival for other in same]:
        return Misplaced(field, "rr-placed-arrival", level=int(board.level), count=reached)
    return None


def _blocked(state: State, seat: int, board: AmericanBoard) -> Misplaced | None:
    """Refuse an industry marker at or behind a boulder; tracks are looked at with the railroads (rule AR-3)."""
    things = american(state.rules)
    for place in members_of(board.boulders):
        boulder = things.boulders[place]
        if boulder.lane >= 0:
            lane = state.rules.lanes.all[boulder.lane]
            for space in state.players[seat].markers_on(lane.first_marker, lane.markers):
                if space >= boulder.space:
                    field = f"boulder-{boulder.id}-{seat + 1}"
                    return Misplaced(field, "rr-placed-boulder", boulder=boulder_name(boulder.id))
    return None
