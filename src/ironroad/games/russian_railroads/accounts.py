"""What an action brings: workers and other pieces, advances, points and the coming scoring of each player."""

from typing import Final

from ironroad.core import consequences
from ironroad.core.bits import members_of, numbers_in
from ironroad.core.consequences import Item
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import COLOURS, colour_name
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.state import american_board, american_table
from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.coal.state import coal_board
from ironroad.games.russian_railroads.modules.german.components import TILE, german
from ironroad.games.russian_railroads.modules.german.state import german_board
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.modules.new_material.state import new_board, new_table
from ironroad.games.russian_railroads.player import NOT_IN_PLAY
from ironroad.games.russian_railroads.state import State

PLAIN: Final = ("workers", "temporary", "roubles")
"""What is paid, which comes first, after the sum of it."""
SUM: Final = "rr-amount-paid"
FURTHER: Final = (
    "reach",
    "industry",
    "factories",
    "doublers",
    "extra-workers",
    "engineers",
    "tokens",
    "cards",
)
MODULES: Final = ("coal", "stock")
SCORES: Final = ("points", "scoring")


def items_of(rules: Rules) -> list[Item]:
    """Return what is counted, seat by seat."""
    kinds = [Message(SUM), *[Message(f"rr-amount-{kind}") for kind in PLAIN]]
    colours = [colour_name(colour) for colour in range(len(COLOURS))]
    kinds += [Message("rr-amount-track", colour=colour) for colour in colours]
    kinds += [Message(f"rr-amount-{kind}") for kind in FURTHER]
    kinds += [Message(f"rr-amount-{kind}") for kind in (MODULES if rules.modular else ())]
    kinds += [Message(f"rr-amount-{kind}") for kind in SCORES]
    return [
        Item(seat, kind, _parts(seat * len(kinds)) if kind.id == SUM else ())
        for seat in range(rules.seats)
        for kind in kinds
    ]


def _parts(paid: int) -> tuple[int, ...]:
    """Return the places of what a player may pay with, which follow that of the sum."""
    return tuple([paid + 1 + place for place in range(len(PLAIN))])


class Accounts(consequences.Accounts[State]):
    """End Bonus cards are hidden: only how many a player holds counts, and no points for them."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(items_of(rules))

    def amounts(self, state: State) -> list[int]:
        """Return the amounts in the order of the items."""
        result: list[int] = []
        for seat in range(state.rules.seats):
            _count_player(state, seat, result)
        return result

    def pieces(self, state: State) -> list[str]:
        """Return the pieces on spaces, at hand and on player boards; of equal ones on a place later ones are numbered."""
        result: list[str] = []
        for space in range(len(state.spaces)):
            if state.spaces[space]:
                _add_space(state, space, result)
        for seat in range(state.rules.seats):
            _add_hand(state, seat, result)
            _add_tracks(state, seat, result)
            _add_tiles(state, seat, result)
            if state.rules.modular:
                _add_german(state, seat, result)
                _add_coal(state, seat, result)
                _add_raisers(state, seat, result)
                _add_american(state, seat, result)
        if state.rules.modular:
            _add_items(state, result)
            _add_market(state, result)
        return result


def _count_player(state: State, seat: i64, result: list[int]) -> None:
    rules = state.rules
    player = state.players[seat]
    black: i64 = 1 if player.black_worker_ready else 0
    workers: i64 = player.workers + black
    result.append(workers + player.temporary + player.roubles)
    result.append(workers)
    result.append(player.temporary)
    result.append(player.roubles)
    for colour in range(len(COLOURS)):
        spaces: i64 = 0
        for railroad in range(RAILROAD_COUNT):
            if colour < rules.railroads.colours[railroad]:
                spaces += player.track(railroad, colour)
        result.append(spaces)
    reach: i64 = 0
    scored: i64 = scoring.industry_points(state, seat)
    for railroad in range(RAILROAD_COUNT):
        reach += state.reach(seat, railroad)
        scored += scoring.railroad_points(state, seat, railroad)
    result.append(reach)
    result.append(_industry(state, seat))
    result.append(
        len([number for number in numbers_in(player.factories, rules.lane.gaps) if number])
    )
    result.append(sum(numbers_in(player.doublers, RAILROAD_COUNT)))
    result.append(player.extra_workers + (1 if state.black_worker == seat else 0))
    result.append(len(members_of(player.engineers)))
    result.append(len(members_of(player.tokens)))
    result.append(len(state.cards_of(seat)))
    if rules.modular:
        result.append(coal_board(state, seat).coal)
        result.append(american_board(state, seat).level)
    result.append(player.points())
    result.append(scored)


def _industry(state: State, seat: i64) -> i64:
    """Return the sum of the spaces of a player's industry markers."""
    player = state.players[seat]
    spaces: i64 = 0
    for marker in range(state.rules.lanes.markers):
        space: i64 = player.marker(marker)
        if space != NOT_IN_PLAY:
            spaces += space
    return spaces


def _add(kind: str, place: str, count: int, result: list[str]) -> None:
    for number in range(1, count + 1):
        result.append(f"{kind}@{place}" if number == 1 else f"{kind}@{place}#{number}")


def _add_space(state: State, space: i64, result: list[str]) -> None:
    place = f"space:{state.rules.spaces.ids[space]}"
    for seat in range(state.rules.seats):
        _add(f"worker-{seat}", place, state.own_on(seat, space), result)
        _add(f"temporary-{seat}", place, state.temporary_on(seat, space), result)
    _add("worker-null", place, 1 if state.has_black(space) else 0, result)
    _add("rouble", place, state.roubles_on(space), result)
    _add("coal", place, state.coal_on(space), result)


def _add_hand(state: State, seat: i64, result: list[str]) -> None:
    player = state.players[seat]
    _add(f"worker-{seat}", f"workers:{seat}", player.workers, result)
    _add(f"temporary-{seat}", f"workers:{seat}", player.temporary, result)
    _add("worker-null", f"workers:{seat}", 1 if player.black_worker_ready else 0, result)
    _add("rouble", f"roubles:{seat}", player.roubles, result)


def _add_tracks(state: State, seat: i64, result: list[str]) -> None:
    railroads = state.rules.railroads
    player = state.players[seat]
    for railroad in range(RAILROAD_COUNT):
        owner = f"{seat}-{railroads.ids[railroad]}"
        for colour in range(railroads.colours[railroad]):
            space: i64 = player.track(railroad, colour)
            if space:
                result.append(f"track-{owner}-{COLOURS[colour]}@rail:{owner}-{space}")
        for space in range(1, player.doublers_on(railroad) + 1):
            result.append(f"doubler@rail:{owner}-{space}")


def _add_tiles(state: State, seat: i64, result: list[str]) -> None:
    rules = state.rules
    player = state.players[seat]
    for slot in range(rules.railroads.slots):
        number: i64 = player.locomotive(slot)
        if number:
            owner = f"{seat}-{rules.railroads.ids[rules.railroads.slot_railroad[slot]]}"
            result.append(f"locomotive-{number}@slots:{owner}")
    lane = rules.lane
    for space in range(len(lane.gap)):
        gap: i64 = lane.gap[space]
        if gap >= 0 and player.factory(gap):
            result.append(f"factory-{player.factory(gap)}@lane:{seat}-{lane.id}-{space}")
    for each in rules.lanes.all:
        for place in player.markers_on(each.first_marker, each.markers):
            result.append(f"marker-{seat}@lane:{seat}-{each.id}-{place}")
    for engineer in members_of(player.engineers):
        result.append(f"engineer-{engineer}@hand:{seat}")


def _add_german(state: State, seat: i64, result: list[str]) -> None:
    things = german(state.rules)
    board = german_board(state, seat)
    for marker in members_of(board.incomes):
        result.append(f"income-{things.incomes.ids[marker]}@hand:{seat}")
    for area in range(len(things.layout.areas)):
        tile: i64 = board.laid(TILE + area)
        if tile:
            place = f"area:{seat}-{things.layout.areas[area]}"
            result.append(f"extension-{things.layout.tiles[tile - 1]}@{place}")


def _add_coal(state: State, seat: i64, result: list[str]) -> None:
    ids = coal(state.rules).foundries.ids
    board = coal_board(state, seat)
    for tile in members_of(board.foundries):
        result.append(f"foundry-{ids[tile]}@hand:{seat}")
    _add("coal", f"coal:{seat}", board.coal, result)
    lane = state.rules.lane
    for space in range(len(lane.gap)):
        gap: i64 = lane.gap[space]
        if gap >= 0 and board.boils_gap(gap):
            result.append(f"boilerman@lane:{seat}-{lane.id}-{space}")


def _add_raisers(state: State, seat: i64, result: list[str]) -> None:
    """Add what raises locomotives: boilermen and freight cars."""
    railroads = state.rules.railroads
    boiled = coal_board(state, seat)
    cars = new_board(state, seat)
    counts = [0] * RAILROAD_COUNT
    for slot in range(railroads.slots):
        railroad: i64 = railroads.slot_railroad[slot]
        place = f"slots:{seat}-{railroads.ids[railroad]}"
        if boiled.boils_slot(slot):
            counts[railroad] += 1
            number = counts[railroad]
            result.append(f"boilerman@{place}" if number == 1 else f"boilerman@{place}#{number}")
        if cars.has_car(slot):
            result.append(f"car@{place}")


def _add_items(state: State, result: list[str]) -> None:
    ids = new_material(state.rules).items.ids
    for item in members_of(new_table(state).items):
        result.append(f"item-{ids[item]}@item:{ids[item]}")


def _add_american(state: State, seat: i64, result: list[str]) -> None:
    rules = state.rules
    things = american(rules)
    if not things.in_use:
        return
    board = american_board(state, seat)
    for place in members_of(board.boulders):
        boulder = things.boulders[place]
        if boulder.railroad >= 0:
            on = f"rail:{seat}-{rules.railroads.ids[boulder.railroad]}"
        else:
            on = f"lane:{seat}-{rules.lanes.all[boulder.lane].id}"
        result.append(f"boulder@{on}-{boulder.space}")
    result.append(f"price-{seat}@level:{board.level}")
    if board.spike:
        result.append(f"spike@hand:{seat}")


def _add_market(state: State, result: list[str]) -> None:
    stock = american(state.rules).stock
    table = american_table(state)
    for level in range(1, stock.levels + 1):
        dividend: i64 = table.dividend(level)
        if dividend:
            result.append(f"dividend-{stock.dividends.ids[dividend - 1]}@level:{level}")
