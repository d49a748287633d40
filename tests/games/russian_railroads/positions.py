"""Positions built by hand, and scripts that play from them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

from ironroad.core.bits import bit, numbers_in, row_of, with_number
from ironroad.core.engine import Frame, Stack, advance
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.check import check_board
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.state import (
    AmericanBoard,
    american_board,
    put_american_board,
)
from ironroad.games.russian_railroads.modules.coal.components import coal as coal_things
from ironroad.games.russian_railroads.modules.coal.state import (
    coal_board,
    coal_table,
    put_coal_board,
    put_coal_table,
)
from ironroad.games.russian_railroads.modules.german.components import BRANCH, TILE, german
from ironroad.games.russian_railroads.modules.german.state import (
    german_board,
    german_table,
    put_german_board,
    put_german_table,
)
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.modules.new_material.state import (
    NewBoard,
    NewTable,
    new_board,
    new_table,
    put_new_board,
    put_new_table,
)
from ironroad.games.russian_railroads.player import Player
from ironroad.games.russian_railroads.rules.locomotives import load_of, raised_by
from ironroad.games.russian_railroads.rules.rounds import NEXT_TURN
from ironroad.games.russian_railroads.setup import setup
from ironroad.games.russian_railroads.state import (
    BLACK_PIECE,
    OWN_BITS,
    ROUBLE_PIECE,
    TEMPORARY_SHIFT,
    State,
    count_in,
    tile,
)

ANNA, BORIS, CLARA, DMITRI = 0, 1, 2, 3
TS, SP, KIEV = 0, 1, 2
ROWS = {2: [4, 9, 5, 2, 3, 6], 3: [4, 9, 10, 2, 3, 6], 4: [4, 9, 10, 2, 3, 6, 7]}
"""Engineers from the hiring space to the left."""


class Hand(TypedDict, total=False):
    """What is special about a player's board; the rest is as at the start."""

    trans_siberian: Sequence[int]
    st_petersburg: Sequence[int]
    kiev: Sequence[int]
    slots: Sequence[int]
    factories: Sequence[int]
    markers: Sequence[int]
    doublers: int
    roubles: int
    workers: int
    extra: int
    temporary: int
    black_worker: bool
    tokens: Sequence[str]
    revalued: bool
    medal: bool
    engineers: Sequence[int]
    bonuses: Sequence[str]
    lines: Sequence[Sequence[int]]
    """The tracks of each railroad, top to bottom, instead of naming them."""
    branch: str
    tiles: Sequence[str]
    incomes: Sequence[str]
    coal: int
    foundries: Sequence[str]
    boilermen: Sequence[int]
    boiled: Sequence[int]
    cars: Sequence[int]
    boulders: Sequence[str]
    level: int
    arrival: int
    row: int
    doublers_above: Sequence[int]


class Pieces(TypedDict, total=False):
    """The pieces of one seat on a space."""

    seat: int
    own: int
    temporary: int
    black: bool
    roubles: int


GERMAN = {"board": "german"}
AMERICAN = {"board": "american"}
COAL_ON = {"coal": "on"}
MATERIAL = {"new-material": "on"}


def rules(
    seats: int, edition: str | Path | None = None, options: Mapping[str, str] | None = None
) -> Rules:
    """Return the rule set."""
    found = rules_for("russian-railroads", seats, options, edition)
    assert isinstance(found, Rules)
    return found


def position(
    seats: int = 4,
    *,
    hands: Mapping[int, Hand] | None = None,
    spaces: Mapping[str, Pieces] | None = None,
    round: int = 1,
    turns: Sequence[int] = (),
    engineers: Sequence[int] = (),
    cards: Sequence[str] | None = None,
    piles: Mapping[int, int] | None = None,
    laid_out: Mapping[int, int] | None = None,
    roubles: int | None = None,
    doublers: int | None = None,
    frames: Sequence[Frame] = (NEXT_TURN,),
    edition: str | Path | None = None,
    options: Mapping[str, str] | None = None,
    shown: Sequence[str] = ("fy1", "fy2"),
) -> Table:
    """A position in the middle of a round, by default with the first player to act.

    Advantages whose conditions are met count as taken. Supplies follow from the boards unless they are given.
    Boards on which no game can come are refused: tracks out of order, beyond the end or a boulder, a missing tile.
    """
    ruleset = rules(seats, edition, options)
    state = setup(ruleset)
    state.stack = Stack(list(reversed(frames)))
    state.round = round
    state.turn = -1
    state.order = row_of(list(turns) or list(range(seats)))
    state.row = row_of((list(engineers) or ROWS[seats])[: ruleset.start.row_length])
    if coal_things(ruleset).foundries.count:
        reveal(state, shown)
    ids = ruleset.bonuses.ids
    for id in ids[-2:]:
        state.removed |= bit(ids.index(id))
        state.pile &= ~bit(ids.index(id))
    if cards is not None:
        state.cards = sum(bit(ruleset.cards.ids.index(id)) for id in cards)
    for seat, hand in (hands or {}).items():
        deal(state, seat, hand)
    for id, pieces in (spaces or {}).items():
        put(state, id, pieces)
    _supplies(state)
    for number, count in (piles or {}).items():
        state.piles += (count - count_in(state.piles, number)) * tile(number)
    for number, count in (laid_out or {}).items():
        state.face_up += (count - count_in(state.face_up, number)) * tile(number)
    if roubles is not None:
        state.roubles = roubles
    if doublers is not None:
        state.doublers = doublers
    for seat in range(seats):
        check_board(state, seat)
    table = Table(REGISTRY.title("russian-railroads"), ruleset, seed=0, moves=())
    table.state = state
    state.events = []
    advance(state, table._options)
    return table


def deal(state: State, seat: int, hand: Hand) -> None:
    """Change a player's board."""
    player = state.players[seat]
    lines = [hand.get("trans_siberian"), hand.get("st_petersburg"), hand.get("kiev")]
    lines = list(hand.get("lines", lines))
    for railroad, line in enumerate(lines):
        for colour, space in enumerate(line or ()):
            player.put_track(railroad, colour, space)
    for slot, number in enumerate(hand.get("slots", ())):
        player.put_locomotive(slot, number)
    deal_modules(state, seat, hand)
    _tracks_and_advantages(state, seat)
    for gap, number in enumerate(hand.get("factories", ())):
        player.put_factory(gap, number)
    for marker, space in enumerate(hand.get("markers", ())):
        player.put_marker(marker, space)
    player.put_doublers(TS, hand.get("doublers", 0))
    for railroad, count in enumerate(hand.get("doublers_above", ())):
        player.put_doublers(railroad, count)
    _deal_supply(state, seat, hand)
    player.revaluation = hand.get("row", 1 if hand.get("revalued") else 0)
    player.medal = hand.get("medal", False)
    for id in hand.get("tokens", ()):
        player.tokens |= bit(state.rules.tokens.ids.index(id))
    for number in hand.get("engineers", ()):
        player.engineers |= bit(number)
        if number in state.engineers_in_row():
            state.row = with_number(state.row, state.engineers_in_row().index(number), 0)
    for id in hand.get("bonuses", ()):
        card = state.rules.bonuses.ids.index(id)
        state.pile &= ~bit(card)
        state.takes.append(card * 8 + seat)
        player.looked = len(state.takes)


def _deal_supply(state: State, seat: int, hand: Hand) -> None:
    player = state.players[seat]
    player.roubles = hand.get("roubles", player.roubles)
    player.extra_workers = hand.get("extra", player.extra_workers)
    player.temporary = hand.get("temporary", player.temporary)
    player.workers = hand.get("workers", player.workers + player.extra_workers)
    state.temporary -= player.temporary
    if hand.get("black_worker"):
        state.black_worker = seat
        player.black_worker_ready = True
        state.cards &= ~bit(state.rules.cards.ids.index("black-worker"))


def reveal(state: State, shown: Sequence[str]) -> None:
    """Lay foundries out."""
    ids = coal_things(state.rules).foundries.ids
    for id in shown:
        put_coal_table(state, coal_table(state).with_shown(ids.index(id)))


def deal_modules(state: State, seat: int, hand: Hand) -> None:
    """Change what boards and modules add to a player's board."""
    if german(state.rules).in_use:
        _deal_german(state, seat, hand)
    if coal_things(state.rules).in_use:
        _deal_coal(state, seat, hand)
    for slot in hand.get("cars", ()):
        put_new_board(state, seat, NewBoard(new_board(state, seat).cars | bit(slot)))
        _raise(state, seat, slot, new_material(state.rules).raises_one)
        car = bit(new_material(state.rules).items.ids.index("freight-car"))
        put_new_table(state, NewTable(new_table(state).items & ~car))
    if american(state.rules).in_use:
        ids = [b.id for b in american(state.rules).boulders]
        boulders = american_board(state, seat).boulders
        if "boulders" in hand:
            boulders = sum(bit(ids.index(id)) for id in hand["boulders"])
        level, arrival = hand.get("level", 0), hand.get("arrival", 0)
        put_american_board(state, seat, AmericanBoard(boulders, level, arrival, False))


def _deal_german(state: State, seat: int, hand: Hand) -> None:
    layout = german(state.rules).layout
    board, table = german_board(state, seat), german_table(state)
    if "branch" in hand:
        board = board.with_laid(BRANCH, layout.branches.index(hand["branch"]) + 1)
    for id in hand.get("tiles", ()):
        place = layout.tiles.index(id)
        board = board.with_laid(TILE + layout.tile_area[place], place + 1)
        table = table.without_tile(place)
    for id in hand.get("incomes", ()):
        place = german(state.rules).incomes.ids.index(id)
        board, table = board.with_income(place), table.without_income(place)
    put_german_board(state, seat, board)
    put_german_table(state, table)


def _deal_coal(state: State, seat: int, hand: Hand) -> None:
    things = coal_things(state.rules)
    board, table = coal_board(state, seat), coal_table(state)
    board = board.with_coal(hand.get("coal", board.coal))
    for id in hand.get("foundries", ()):
        place = things.foundries.ids.index(id)
        board = board.with_foundries(board.foundries | bit(place))
        table = table.with_shown(place).without_shown(place)
    for slot in hand.get("boilermen", ()):
        board = board.with_boilermen(board.boiled_slots | bit(slot), board.boiled_gaps)
        table = table.without_top()
        _raise(state, seat, slot, things.raises_each)
    for gap in hand.get("boiled", ()):
        board = board.with_boilermen(board.boiled_slots, board.boiled_gaps | bit(gap))
        table = table.without_top()
    put_coal_board(state, seat, board)
    put_coal_table(state, table)


def _raise(state: State, seat: int, slot: int, by: int) -> None:
    player = state.players[seat]
    player.put_locomotive(slot, player.locomotive(slot) + by)


def _tracks_and_advantages(state: State, seat: int) -> None:
    railroads = state.rules.railroads
    player = state.players[seat]
    for place, advantage in enumerate(railroads.advantages):
        space = player.track(advantage.railroad, advantage.colour)
        reach = state.reach(seat, advantage.railroad)
        laid = (
            advantage.needed < 0
            or german_board(state, seat).laid(advantage.needed) == advantage.value
        )
        if not laid or advantage.roubles:
            continue
        if space >= advantage.space and (not advantage.locomotive or reach >= advantage.space):
            player.advantages |= bit(place)
            player.colours |= advantage.new_colours


def put(state: State, id: str, pieces: Pieces) -> None:
    """Put pieces of a seat on a space; they come from the player's supply."""
    space = state.rules.spaces.ids.index(id)
    seat = pieces.get("seat", ANNA)
    player = state.players[seat]
    own, temporary = pieces.get("own", 0), pieces.get("temporary", 0)
    state.spaces[space] += own << (seat * OWN_BITS)
    state.spaces[space] += temporary << (TEMPORARY_SHIFT + seat * 2)
    state.spaces[space] += pieces.get("roubles", 0) * ROUBLE_PIECE
    player.workers -= own
    state.temporary -= temporary
    if pieces.get("black"):
        state.spaces[space] += BLACK_PIECE
        player.black_worker_ready = False


def _supplies(state: State) -> None:
    """Let every tile, rouble and doubler be somewhere."""
    start = state.rules.start
    seats = range(state.rules.seats)
    piles = 0
    for number in range(1, state.rules.tiles.count + 1):
        used = 0
        for seat in seats:
            player = state.players[seat]
            printed = [
                player.locomotive(slot) - raised_by(state, load_of(state, seat, slot))
                for slot in range(4)
            ]
            used += printed.count(number) + numbers_in(player.factories, 5).count(number)
        left = max(0, state.rules.tiles.tiles[number] - start.tiles_removed - used)
        if number == start.start_locomotive:
            state.face_up = left * tile(number)
        else:
            piles += left * tile(number)
    state.piles = piles
    held = sum(player.roubles for player in state.players)
    placed = sum(int(state.roubles_on(space)) for space in range(len(state.spaces)))
    on_cards = [
        count for card, count in enumerate(state.rules.card_roubles) if state.cards & bit(card)
    ]
    state.roubles = start.supply_roubles - held - placed - sum(on_cards)
    placed = sum(sum(numbers_in(player.doublers, 3)) for player in state.players)
    state.doublers = start.supply_doublers - placed


def play(table: Table, script: str) -> Table:
    """Play a script: one action a line; a word and a colon before it names the seat that must be asked."""
    names = {"anna": ANNA, "boris": BORIS, "clara": CLARA, "dmitri": DMITRI}
    for line in script.strip().splitlines():
        text = line.strip()
        if ":" in text:
            name, text = text.split(":")
            assert table.seat == names[name.strip()], f"{line.strip()}: seat {table.seat} is asked"
        table.play(text.strip())
    return table


def checked(table: Table) -> Table:
    """Return the table after a look whether every piece is there."""
    REGISTRY.title("russian-railroads").check(table.state)
    return table


def spaces_of(table: Table) -> list[str]:
    """Return the spaces that are offered."""
    return [text.removeprefix("place ") for text in table.options() if text.startswith("place ")]


def track(table: Table, seat: int, railroad: int) -> list[int]:
    """Return the spaces of the tracks on a railroad."""
    colours = table.state.rules.railroads.colours[railroad]
    return numbers_in(player(table, seat).tracks_of(railroad), colours)


def slots(table: Table, seat: int) -> list[int]:
    """Return the locomotives of a player."""
    return numbers_in(player(table, seat).locomotives, 4)


def factories(table: Table, seat: int) -> list[int]:
    """Return the factories of a player."""
    return numbers_in(player(table, seat).factories, 5)


def markers(table: Table, seat: int) -> list[int]:
    """Return where the industry markers of a player stand."""
    return player(table, seat).markers_on(0, 3)


def player(table: Table, seat: int) -> Player:
    """Return a player."""
    state: State = table.state
    return state.players[seat]


def points(table: Table, seat: int) -> int:
    """Return the points of a player."""
    return int(player(table, seat).points())


def said(table: Table, viewer: int | None = None) -> list[str]:
    """Return the ids of what was said."""
    return [message.id.removeprefix("rr-event-") for _, message in table.log(viewer)]


def pile(table: Table, number: int) -> int:
    """Return how many locomotives of a number are left in the supply."""
    return int(count_in(table.state.piles, number))


def face_up(table: Table, number: int) -> int:
    """Return how many factories of a number lie face up."""
    return int(count_in(table.state.face_up, number))


def order(table: Table) -> list[int]:
    """Return the turn order."""
    seats: list[int] = table.state.seats_in_order()
    return seats


def row(table: Table) -> list[int]:
    """Return the engineers from the hiring space to the left."""
    numbers: list[int] = table.state.engineers_in_row()
    return numbers


def coal(hand: Hand, seats: int = 4, **more: Any) -> Table:
    return position(seats, hands={ANNA: hand}, options=COAL_ON, **more)


def uses(table: Table) -> list[str]:
    return [text.removeprefix("use ") for text in table.options() if text.startswith("use ")]
