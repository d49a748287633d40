"""Positions built by hand, and scripts that play from them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

from ironroad.core.bits import bit
from ironroad.core.engine import Frame, advance
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.check import check_board
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.state import ARRIVAL, BOULDERS, LEVEL
from ironroad.games.russian_railroads.modules.coal.components import coal as coal_things
from ironroad.games.russian_railroads.modules.coal.state import (
    BOILED,
    BOILED_GAPS,
    COAL,
    FOUNDRIES,
    FOUNDRIES_SHOWN,
    FOUNDRIES_UNSEEN,
    FOUNDRY_STACK,
)
from ironroad.games.russian_railroads.modules.german.components import BRANCH, TILE, german
from ironroad.games.russian_railroads.modules.german.state import (
    INCOMES,
    INCOMES_LEFT,
    LAID,
    TILES_LEFT,
)
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.modules.new_material.state import CARS, ITEMS_LEFT
from ironroad.games.russian_railroads.rules.locomotives import load_of, raised_by
from ironroad.games.russian_railroads.rules.rounds import NEXT_TURN
from ironroad.games.russian_railroads.setup import setup
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLACK_PIECE,
    BLACK_READY,
    BLOCK,
    DONE,
    DOUBLERS,
    ENGINEER_BITS,
    ENGINEERS,
    EXTRA,
    FACTORY,
    LOOKED,
    MARKER,
    MEDAL,
    NOT_IN_PLAY,
    OWN_BITS,
    OWNED,
    ROUBLE_PIECE,
    ROUBLES,
    ROW,
    SEAT_BITS,
    SLOT,
    TEMPORARY,
    TEMPORARY_SHIFT,
    TOKENS,
    WORKERS,
    State,
    count_in,
    tile,
    track_place,
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
    state.stack = list(reversed(frames))
    state.round = round
    state.turn = -1
    state.order = packed(list(turns) or list(range(seats)), SEAT_BITS)
    state.row = packed((list(engineers) or ROWS[seats])[: ruleset.start.row_length], ENGINEER_BITS)
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
    first = seat * BLOCK
    players = state.players
    lines = [hand.get("trans_siberian"), hand.get("st_petersburg"), hand.get("kiev")]
    lines = list(hand.get("lines", lines))
    for railroad, line in enumerate(lines):
        for colour, space in enumerate(line or ()):
            players[track_place(seat, railroad, colour)] = space
    for slot, number in enumerate(hand.get("slots", ())):
        players[first + SLOT + slot] = number
    if state.annexes:
        deal_modules(state, seat, hand)
    _tracks_and_advantages(state, seat)
    for slot, number in enumerate(hand.get("factories", ())):
        players[first + FACTORY + slot] = number
    for marker, space in enumerate(hand.get("markers", ())):
        players[first + MARKER + marker] = space
    numbers = {
        DOUBLERS: hand.get("doublers"),
        ROUBLES: hand.get("roubles"),
        EXTRA: hand.get("extra"),
        TEMPORARY: hand.get("temporary"),
    }
    for place, value in numbers.items():
        if value is not None:
            players[first + place] = value
    players[first + WORKERS] = hand.get(
        "workers", players[first + WORKERS] + players[first + EXTRA]
    )
    state.temporary -= players[first + TEMPORARY]
    if hand.get("black_worker"):
        state.black_worker = seat
        players[first + BLACK_READY] = 1
        state.cards &= ~bit(state.rules.cards.ids.index("black-worker"))
    for id in hand.get("tokens", ()):
        players[first + TOKENS] |= bit(state.rules.tokens.ids.index(id))
    for railroad, count in enumerate(hand.get("doublers_above", ())):
        players[first + DOUBLERS + railroad] = count
    players[first + ROW] = hand.get("row", 1 if hand.get("revalued") else 0)
    players[first + MEDAL] = 1 if hand.get("medal") else 0
    for number in hand.get("engineers", ()):
        players[first + ENGINEERS] |= bit(number)
        row = [0 if other == number else other for other in state.engineers_in_row()]
        state.row = packed(row, ENGINEER_BITS)
    for id in hand.get("bonuses", ()):
        card = state.rules.bonuses.ids.index(id)
        state.pile &= ~bit(card)
        state.takes.append(card * 8 + seat)
        players[first + LOOKED] = len(state.takes)


def reveal(state: State, shown: Sequence[str]) -> None:
    """Lay foundries out."""
    ids = coal_things(state.rules).foundries.ids
    for id in shown:
        state.common[FOUNDRIES_SHOWN] |= bit(ids.index(id))
        state.common[FOUNDRIES_UNSEEN] -= bit(ids.index(id))
        state.common[FOUNDRY_STACK] -= 1


def deal_modules(state: State, seat: int, hand: Hand) -> None:
    """Change what boards and modules add to a player's board."""
    layout = german(state.rules).layout
    incomes = german(state.rules).incomes.ids
    first = seat * ANNEX
    annexes = state.annexes
    if "branch" in hand:
        annexes[first + LAID + BRANCH] = layout.branches.index(hand["branch"]) + 1
    for id in hand.get("tiles", ()):
        tile_index = layout.tiles.index(id)
        annexes[first + LAID + TILE + layout.tile_area[tile_index]] = tile_index + 1
        state.common[TILES_LEFT] -= bit(tile_index)
    for id in hand.get("incomes", ()):
        annexes[first + INCOMES] |= bit(incomes.index(id))
        state.common[INCOMES_LEFT] -= bit(incomes.index(id))
    annexes[first + COAL] = hand.get("coal", annexes[first + COAL])
    for id in hand.get("foundries", ()):
        place = coal_things(state.rules).foundries.ids.index(id)
        annexes[first + FOUNDRIES] |= bit(place)
        state.common[FOUNDRIES_UNSEEN] -= bit(place)
        state.common[FOUNDRY_STACK] -= 1
    for slot in hand.get("boilermen", ()):
        annexes[first + BOILED] |= bit(slot)
        state.players[seat * BLOCK + SLOT + slot] += coal_things(state.rules).raises_each
        state.common[FOUNDRY_STACK] -= 1
    for slot in hand.get("cars", ()):
        annexes[first + CARS] |= bit(slot)
        state.players[seat * BLOCK + SLOT + slot] += new_material(state.rules).raises_one
        state.common[ITEMS_LEFT] -= bit(new_material(state.rules).items.ids.index("freight-car"))
    for gap in hand.get("boiled", ()):
        annexes[first + BOILED_GAPS] |= bit(gap)
        state.common[FOUNDRY_STACK] -= 1
    if "boulders" in hand:
        left = [b.id for b in american(state.rules).boulders]
        annexes[first + BOULDERS] = sum(bit(left.index(id)) for id in hand["boulders"])
    annexes[first + LEVEL] = hand.get("level", 0)
    annexes[first + ARRIVAL] = hand.get("arrival", 0)


def _tracks_and_advantages(state: State, seat: int) -> None:
    railroads = state.rules.railroads
    first = seat * BLOCK
    for place, advantage in enumerate(railroads.advantages):
        space = state.players[track_place(seat, advantage.railroad, advantage.colour)]
        reach = state.reach(seat, advantage.railroad)
        laid = advantage.needed < 0 or state.annex(seat, LAID + advantage.needed) == advantage.value
        if not laid or advantage.roubles:
            continue
        if space >= advantage.space and (not advantage.locomotive or reach >= advantage.space):
            state.players[first + DONE] |= bit(place)
            state.players[first + OWNED] |= advantage.new_colours


def packed(numbers: Sequence[int], bits: int) -> int:
    """Return a short row of numbers as the state keeps it."""
    return sum(number << (place * bits) for place, number in enumerate(numbers))


def put(state: State, id: str, pieces: Pieces) -> None:
    """Put pieces of a seat on a space; they come from the player's supply."""
    space = state.rules.spaces.ids.index(id)
    seat = pieces.get("seat", ANNA)
    first = seat * BLOCK
    own, temporary = pieces.get("own", 0), pieces.get("temporary", 0)
    state.spaces[space] += own << (seat * OWN_BITS)
    state.spaces[space] += temporary << (TEMPORARY_SHIFT + seat * 2)
    state.spaces[space] += pieces.get("roubles", 0) * ROUBLE_PIECE
    state.players[first + WORKERS] -= own
    state.temporary -= temporary
    if pieces.get("black"):
        state.spaces[space] += BLACK_PIECE
        state.players[first + BLACK_READY] = 0


def _supplies(state: State) -> None:
    """Let every tile, rouble and doubler be somewhere."""
    start = state.rules.start
    seats = range(state.rules.seats)
    piles = 0
    for number in range(1, state.rules.tiles.count + 1):
        used = 0
        for seat in seats:
            block = state.players[seat * BLOCK : (seat + 1) * BLOCK]
            printed = [
                block[SLOT + slot] - raised_by(state, load_of(state, seat, slot))
                for slot in range(4)
            ]
            used += printed.count(number) + block[FACTORY : FACTORY + 5].count(number)
        left = max(0, state.rules.tiles.tiles[number] - start.tiles_removed - used)
        if number == start.start_locomotive:
            state.face_up = left * tile(number)
        else:
            piles += left * tile(number)
    state.piles = piles
    held = sum(state.players[seat * BLOCK + ROUBLES] for seat in seats)
    placed = sum(int(state.roubles_on(space)) for space in range(len(state.spaces)))
    on_cards = [
        count for card, count in enumerate(state.rules.card_roubles) if state.cards & bit(card)
    ]
    state.roubles = start.supply_roubles - held - placed - sum(on_cards)
    placed = sum(
        state.players[seat * BLOCK + DOUBLERS + railroad] for seat in seats for railroad in range(3)
    )
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
    first = track_place(seat, railroad, 0)
    return list(table.state.players[first : first + table.state.rules.railroads.colours[railroad]])


def slots(table: Table, seat: int) -> list[int]:
    """Return the locomotives of a player."""
    return list(table.state.players[seat * BLOCK + SLOT : seat * BLOCK + SLOT + 4])


def factories(table: Table, seat: int) -> list[int]:
    """Return the factories of a player."""
    return list(table.state.players[seat * BLOCK + FACTORY : seat * BLOCK + FACTORY + 5])


def markers(table: Table, seat: int) -> list[int]:
    """Return where the industry markers of a player stand."""
    all_of_them = table.state.players[seat * BLOCK + MARKER : seat * BLOCK + MARKER + 3]
    return [space for space in all_of_them if space != NOT_IN_PLAY]


def own(table: Table, seat: int, place: int) -> int:
    """Return a number of a player's board."""
    return int(table.state.players[seat * BLOCK + place])


def annex(table: Table, seat: int, place: int) -> int:
    """Return a number that boards and modules keep for a player."""
    return int(table.state.annex(seat, place))


def points(table: Table, seat: int) -> int:
    """Return the points of a player."""
    return int(table.state.points(seat))


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
