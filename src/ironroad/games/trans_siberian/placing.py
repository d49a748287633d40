"""Positions set up by hand: markers, money, certificates and cubes; supplies, networks and income follow."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.engine import do
from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Misplaced, Placing, Slot
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.components import (
    NATIONALIZED,
    NOBODY,
    OPEN,
    RAILROAD_COUNT,
    RAILROADS,
    REMOVED,
    UNOPENED,
    railroad_name,
)
from ironroad.games.trans_siberian.rules.auction import AuctionRound, BeginAuctions, BidOrDrop
from ironroad.games.trans_siberian.rules.turn import START_TURN, StartTurn, TakeAction
from ironroad.games.trans_siberian.setup import FIRST_ROUND
from ironroad.games.trans_siberian.state import State

PARTS: Final = ("auctions", "phase-1", "phase-2")
STATUSES: Final = ("in-game", "removed", "nationalized")
"""What people see of a railroad, in the order of its status; whether one in the game is open, its certificates say."""
MOST_MONEY: Final = 9999


def placing(rules: Rules) -> Placing[State]:
    """Return what people set."""
    fields = _markers(rules)
    for seat in range(rules.seats):
        fields += _player(rules, seat)
    for railroad in range(RAILROAD_COUNT):
        fields += _railroad(rules, railroad)
    railroads = [Choice(id, railroad_name(n)) for n, id in enumerate(RAILROADS)]
    owners = [Choice("none", Message("ts-place-free")), *railroads]
    for link in range(rules.map.count):
        fields.append(_cube(rules, link, owners))
    return Placing(fields, settle, begins)


def _markers(rules: Rules) -> list[Field[State]]:
    group = Message("position-game")
    tracks = rules.tracks
    parts = [Choice(id, Message(f"ts-place-{id}")) for id in PARTS]
    seats = [Choice(f"seat-{n + 1}", Message("position-seat", seat=n)) for n in range(rules.seats)]
    turn, timing, dividends = Slot("current"), Slot("timing"), Slot("dividends")
    return [
        Field("phase", Message("ts-place-phase"), group, _read_part, _write_part, choices=parts),
        Field("turn", Message("position-turn"), group, turn.read, turn.write, choices=seats),
        Field(
            "timing",
            Message("ts-place-timing"),
            group,
            timing.read,
            timing.write,
            high=tracks.timing_end - 1,
        ),
        Field(
            "dividends",
            Message("ts-place-dividends"),
            group,
            dividends.read,
            dividends.write,
            high=tracks.dividends_end - 1,
        ),
        Field(
            "nationalization",
            Message("ts-place-nationalization"),
            group,
            lambda state: tracks.nationalization[state.nationalization],
            lambda state, value: Slot("nationalization").write(
                state, tracks.nationalization.index(value)
            ),
            steps=tracks.nationalization,
        ),
    ]


def _in_auctions(state: State) -> bool:
    """Whether the first turn waits for auctions: it lies below all their frames."""
    return len(state.stack) > 1 and isinstance(state.stack[0], StartTurn)


def _read_part(state: State) -> int:
    return 0 if _in_auctions(state) else int(state.phase)


def _write_part(state: State, part: int) -> None:
    state.phase = max(part, 1)
    state.stack.clear()
    do(state, *([START_TURN] if part else [BeginAuctions(FIRST_ROUND), START_TURN]))


def _player(rules: Rules, seat: int) -> list[Field[State]]:
    group = Message("position-seat", seat=seat)
    cash = Slot("cash", seat)
    words = Message("ts-board-cash")
    id = f"cash-{seat + 1}"
    fields = [Field[State](id, words, group, cash.read, cash.write, high=MOST_MONEY)]
    for railroad, name in enumerate(RAILROADS):
        held = Slot("held", railroad * rules.seats + seat)
        fields.append(
            Field(
                f"certificates-{name}-{seat + 1}",
                Message("ts-place-certificates", railroad=railroad_name(railroad)),
                group,
                held.read,
                held.write,
                high=rules.components.certificates[railroad],
            )
        )
    return fields


def _railroad(rules: Rules, railroad: int) -> list[Field[State]]:
    id = RAILROADS[railroad]
    group = Message("ts-place-railroad", railroad=railroad_name(railroad))
    target = f"railroad:{id}"
    status, treasury = Slot("status", railroad), Slot("treasury", railroad)
    stock = Slot("stock", railroad)
    values = rules.tracks.stock
    return [
        Field(
            f"status-{id}",
            Message("ts-board-state"),
            group,
            lambda state: max(status.read(state) - OPEN, 0),
            lambda state, value: status.write(state, value + OPEN),
            choices=[Choice(name, Message(f"ts-place-{name}")) for name in STATUSES],
            target=target,
        ),
        Field(
            f"treasury-{id}",
            Message("ts-board-treasury"),
            group,
            treasury.read,
            treasury.write,
            high=MOST_MONEY,
            target=target,
        ),
        Field(
            f"stock-{id}",
            Message("ts-board-stock"),
            group,
            lambda state: values[stock.read(state)],
            lambda state, value: stock.write(state, values.index(value)),
            steps=values,
            target=target,
        ),
    ]


def _cube(rules: Rules, link: int, owners: list[Choice]) -> Field[State]:
    id = rules.map.links[link]
    owner = Slot("owner", link)
    return Field(
        f"cube-{id}",
        rules.link_name(link),
        Message("ts-place-links"),
        lambda state: owner.read(state) - NOBODY,
        lambda state, value: owner.write(state, value + NOBODY),
        choices=owners,
        target=f"link:{id}",
    )


def begins(state: State) -> bool:
    """Whether a turn begins, or one of the auctions before the first."""
    top = state.stack.top() if state.stack else None
    if isinstance(top, BidOrDrop) and _in_auctions(state):
        return top.leader == NOBODY and top.bidders == bit(len(state.cash)) - 1
    return isinstance(top, TakeAction)


def settle(state: State) -> Misplaced | None:
    """Work out status, cubes, networks and income of all railroads, then what is to come."""
    auctions = _in_auctions(state)
    for railroad in range(RAILROAD_COUNT):
        wrong = _settle_railroad(state, railroad) or _untimely(state, railroad, auctions)
        if wrong is not None:
            return wrong
    wrong = _too_rich(state)
    if wrong is None and auctions:
        wrong = _at_auctions(state)
    if wrong is not None:
        return wrong
    state.stack.clear()
    if auctions:
        first = state.rules.components.auctioned[FIRST_ROUND]
        place = [state.status[railroad] for railroad in first].index(UNOPENED)
        do(state, AuctionRound(state.current, FIRST_ROUND, place), START_TURN)
    else:
        do(state, START_TURN)
    return None


def _settle_railroad(state: State, railroad: int) -> Misplaced | None:
    """Open a railroad whose certificates players hold; take its cubes and its income from the map."""
    name, id = railroad_name(railroad), RAILROADS[railroad]
    components, sold = state.rules.components, int(state.sold(railroad))
    built = [link for link, owner in enumerate(state.owner) if owner == railroad]
    is_out = state.status[railroad] in (REMOVED, NATIONALIZED)
    if sold > components.certificates[railroad]:
        most = components.certificates[railroad]
        return Misplaced(
            _held_field(state, railroad), "ts-place-sold", railroad=name, count=sold, most=most
        )
    if is_out and sold:
        return Misplaced(f"status-{id}", "ts-place-out", railroad=name)
    if len(built) > components.link_cubes[railroad]:
        most = components.link_cubes[railroad]
        return Misplaced(
            _cube_field(state, built), "ts-place-cubes", railroad=name, count=len(built), most=most
        )
    if not is_out:
        Slot("status", railroad).write(state, OPEN if sold else UNOPENED)
    _take_cubes(state, railroad, built)
    return _closed(state, railroad, built)


def _closed(state: State, railroad: int, built: list[int]) -> Misplaced | None:
    """Refuse what a railroad cannot have that is not open: it has neither money nor stock, and links only if it was nationalized (p. 11)."""
    name, id = railroad_name(railroad), RAILROADS[railroad]
    if state.status[railroad] == OPEN:
        return None
    if state.treasury[railroad]:
        return Misplaced(f"treasury-{id}", "ts-place-no-treasury", railroad=name)
    if state.stock[railroad]:
        return Misplaced(f"stock-{id}", "ts-place-no-stock", railroad=name)
    if built and state.status[railroad] != NATIONALIZED:
        return Misplaced(_cube_field(state, built), "ts-place-no-links", railroad=name)
    return None


def _take_cubes(state: State, railroad: int, built: list[int]) -> None:
    """Take the cubes on the map out of the supply; network and income follow from them."""
    board = state.rules.map
    status = state.status[railroad]
    network = 0
    for link in built:
        network |= board.mask[link]
    in_supply = state.rules.components.link_cubes[railroad] - len(built)
    earned = min(sum([board.income[link] for link in built]), state.rules.tracks.income_last)
    Slot("network", railroad).write(state, network)
    Slot("cubes", railroad).write(state, in_supply if status in (OPEN, UNOPENED) else 0)
    Slot("income", railroad).write(state, earned if status == OPEN else 0)


def _held_field(state: State, railroad: int) -> str:
    """Return the field of the player who holds the most certificates of a railroad."""
    held = state.held[railroad * state.rules.seats : (railroad + 1) * state.rules.seats]
    return f"certificates-{RAILROADS[railroad]}-{held.index(max(held)) + 1}"


def _cube_field(state: State, built: list[int]) -> str:
    return f"cube-{state.rules.map.links[built[-1]]}"


def _untimely(state: State, railroad: int, auctions: bool) -> Misplaced | None:
    """Refuse a railroad that was auctioned too early or not in time, or nationalized in the first phase (p. 11)."""
    name, field = railroad_name(railroad), f"status-{RAILROADS[railroad]}"
    status = state.status[railroad]
    first = state.rules.components.auctioned[FIRST_ROUND]
    if railroad not in first and state.phase == 1:
        return None if status == UNOPENED else Misplaced(field, "ts-place-early", railroad=name)
    if status == UNOPENED and not auctions:
        return Misplaced(field, "ts-place-unauctioned", railroad=name)
    if status == NATIONALIZED and state.phase == 1:
        return Misplaced(field, "ts-place-no-nationalization", railroad=name)
    return None


def _too_rich(state: State) -> Misplaced | None:
    """Before the second auctions nobody has more than dividends so far can have paid: bids end there.

    See ``Rules.most_cash``.
    """
    rules = state.rules
    begun = max(rules.start.cash.values())
    paid = (rules.most_cash - begun) // rules.tracks.dividends_end
    most = begun + int(state.dividends) * paid
    for seat, cash in enumerate(state.cash):
        if state.phase == 1 and cash > most:
            return Misplaced(f"cash-{seat + 1}", "ts-place-rich", most=most)
    return None


def _at_auctions(state: State) -> Misplaced | None:
    """Before the first turn railroads are auctioned in order, each gets a link at Moscow, no marker moves (p. 4)."""
    rules = state.rules
    first = rules.components.auctioned[FIRST_ROUND]
    waiting = [railroad for railroad in first if state.status[railroad] == UNOPENED]
    if not waiting:
        return Misplaced("phase", "ts-place-all-auctioned")
    for marker in ("timing", "dividends"):
        if getattr(state, marker):
            return Misplaced(marker, "ts-place-auction-marker")
    for railroad in first:
        name, field = railroad_name(railroad), f"status-{RAILROADS[railroad]}"
        if railroad > waiting[0] and railroad not in waiting:
            return Misplaced(field, "ts-place-auction-order", railroad=name)
        links = [link for link, owner in enumerate(state.owner) if owner == railroad]
        home = [link for link in links if link in rules.map.home_links]
        if state.is_open(railroad) and (len(links) != 1 or not home):
            return Misplaced(field, "ts-place-auction-link", railroad=name)
    return None
