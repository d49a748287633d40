"""Positions set up by hand: trains, Demand tiles, Shares and markers; supplies and networks follow."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.engine import Frame, do
from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Placing, Slot
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.board import START, city_name
from ironroad.games.mini_express.components import (
    COMPANIES,
    COMPANY_COUNT,
    NOBODY,
    company_name,
    tile_name,
)
from ironroad.games.mini_express.network import NO_NETWORK
from ironroad.games.mini_express.placing_settling import settle
from ironroad.games.mini_express.rules.bot import DrawBotTile
from ironroad.games.mini_express.rules.draft import ChooseShare, TakeTwo
from ironroad.games.mini_express.rules.turn import START_TURN_OF, StartTurn, TakeAction
from ironroad.games.mini_express.setup import DEAL_DEMAND, FIRST_TURN_ACTIONS, BeginDraft
from ironroad.games.mini_express.state import State
from ironroad.games.mini_express.view import SPIKE_NAMES

DRAFT: Final = 0
TURN: Final = 1
FIRST_TURN: Final = 2
PARTS: Final = ("draft", "turn", "first-turn")
"""The last of them in the expert game only, in which the first turn is shorter than the others (p. 14)."""
MOST_INFLUENCE: Final = 99


def placing(rules: Rules) -> Placing[State]:
    """Return what people set."""
    fields = _game(rules)
    if rules.spike is not None:
        fields += _spike()
    if rules.bot != NOBODY:
        fields += _bot(rules)
    for player in range(rules.players):
        fields += _player(rules, player)
    for company in range(COMPANY_COUNT):
        fields += _company(rules, company)
    fields += [_tile(rules, city) for city in range(rules.map.city_count)]
    for company in range(COMPANY_COUNT):
        fields += _trains(rules, company)
    return Placing(fields, settle, begins)


def begins(state: State) -> bool:
    """Whether a turn begins, or the draft."""
    top = state.stack.top() if state.stack else None
    if isinstance(top, DrawBotTile):
        return top.again == 0
    if isinstance(top, ChooseShare | TakeTwo):
        return not any(state.held)
    return isinstance(top, TakeAction)


def _game(rules: Rules) -> list[Field[State]]:
    group = Message("position-game")
    count = 3 if rules.mode.actions > FIRST_TURN_ACTIONS else 2
    parts = [Choice(id, Message(f"me-place-{id}")) for id in PARTS[:count]]
    seats = [Choice(f"seat-{n + 1}", Message("position-seat", seat=n)) for n in range(rules.seats)]
    players = [*seats, Choice("bot", Message("me-bot"))] if rules.bot != NOBODY else seats
    start, turn = Slot("start"), Slot("current")
    words = Message("me-place-part")
    fields = [Field[State]("part", words, group, _read_part, _write_part, choices=parts)]
    if rules.seats > 1:
        words = Message("me-place-start")
        fields.append(Field("start", words, group, start.read, start.write, choices=seats))
    words = Message("position-turn")
    fields.append(Field("turn", words, group, turn.read, turn.write, choices=players))
    return fields


def _read_part(state: State) -> int:
    if state.aside:
        return DRAFT
    first = state.rules.mode.actions > FIRST_TURN_ACTIONS
    top = state.stack.top()
    short = isinstance(top, TakeAction | StartTurn) and top.actions == FIRST_TURN_ACTIONS
    return FIRST_TURN if first and short else TURN


def _write_part(state: State, part: int) -> None:
    rules = state.rules
    state.aside = [] if part else [rules.mode.aside] * COMPANY_COUNT
    actions = rules.mode.actions if part == TURN else FIRST_TURN_ACTIONS
    frames: list[Frame] = [START_TURN_OF[actions]]
    if part == DRAFT:
        frames = [DEAL_DEMAND[0], BeginDraft(), START_TURN_OF[actions]]
    state.stack.clear()
    do(state, *frames)


def _spike() -> list[Field[State]]:
    group = Message("me-name-spike")
    spike = Slot("spike")
    tiles = [Choice(name, Message(f"me-place-spike-{name}")) for name in SPIKE_NAMES.values()]
    nobody = Choice("nobody", Message("me-board-nobody"))
    sides = [nobody, *_companies()]
    words = Message("me-place-spike")
    fields = [Field[State]("spike", words, group, spike.read, spike.write, choices=tiles)]
    for name in ("east", "west"):
        fields.append(_shifted(f"spike-{name}", f"me-place-{name}", group, Slot(name), sides))
    return fields


def _companies() -> list[Choice]:
    return [Choice(id, company_name(company)) for company, id in enumerate(COMPANIES)]


def _shifted(
    id: str, words: str, group: Message, slot: Slot, choices: list[Choice]
) -> Field[State]:
    """Return a field whose first choice is none, which a state holds as -1."""
    return Field(
        id,
        Message(words),
        group,
        lambda state: slot.read(state) + 1,
        lambda state, value: slot.write(state, value - 1),
        choices=choices,
    )


def _bot(rules: Rules) -> list[Field[State]]:
    group = Message("me-place-bot")
    chosen = Slot("chosen")
    words = Message("me-place-chosen")
    cities = [Choice(id, city_name(id)) for id in rules.map.cities]
    targets = [Choice("none", Message("me-board-no-target")), *cities]
    fields = [
        Field[State]("chosen", words, group, chosen.read, chosen.write, choices=_companies()),
        _shifted("target", "me-place-target", group, Slot("target"), targets),
    ]
    tiles = rules.bot_tiles
    for kind in range(1, len(tiles.counts)):
        company, city = tiles.company[kind], tiles.city[kind]
        words = Message("me-place-bag", company=company, city=city)
        bag = Slot("bag", kind)
        id = f"bag-{company}-{city}"
        fields.append(Field(id, words, group, bag.read, bag.write, high=tiles.counts[kind]))
    return fields


def _player(rules: Rules, player: int) -> list[Field[State]]:
    is_bot = player == rules.bot
    name = "bot" if is_bot else str(player + 1)
    group = Message("me-bot") if is_bot else Message("position-seat", seat=player)
    fields: list[Field[State]] = []
    for kind, list_name, high in (
        ("shares", "held", rules.mode.shares),
        ("influence", "influence", MOST_INFLUENCE),
    ):
        for company, id in enumerate(COMPANIES):
            slot = Slot(list_name, company * int(rules.players) + player)
            words = Message(f"me-place-{kind}", company=company_name(company))
            field = f"{kind}-{id}-{name}"
            fields.append(Field(field, words, group, slot.read, slot.write, high=high))
    return fields


def _company(rules: Rules, company: int) -> list[Field[State]]:
    id = COMPANIES[company]
    group = Message("me-place-company", company=company_name(company))
    fields: list[Field[State]] = []
    for kind, name, high in (
        ("trains", "area", rules.limits.area),
        ("unsold", "shares", rules.mode.shares),
        ("length", "length", rules.chart.last),
    ):
        slot = Slot(name, company)
        words = Message(f"me-place-{kind}")
        target = f"company:{id}"
        field = f"{kind}-{id}"
        fields.append(
            Field(field, words, group, slot.read, slot.write, high=int(high), target=target)
        )
    return fields


def _tile(rules: Rules, city: int) -> Field[State]:
    id = rules.map.cities[city]
    demand = rules.demand
    kinds = [
        Choice(name, tile_name(demand.first[kind], demand.second[kind]))
        for kind, name in enumerate(demand.ids)
    ]
    return Field(
        f"tile-{id}",
        city_name(id),
        Message("me-place-tiles"),
        lambda state: state.tiles[city] + 1 if state.open >> city & 1 else 0,
        lambda state, value: _lay(state, city, value - 1),
        choices=[Choice("none", Message("me-place-no-tile")), *kinds],
        target=f"city:{id}",
    )


def _lay(state: State, city: int, kind: int) -> None:
    """Lay a tile on a city, or take its tile away."""
    if kind < 0:
        state.open &= ~bit(city)
    else:
        Slot("tiles", city).write(state, kind)
        state.open |= bit(city)


def _trains(rules: Rules, company: int) -> list[Field[State]]:
    """Return a field for each hex that a company may have a train on; the one on its start stays there (p. 4)."""
    board = rules.map
    group = Message("me-place-track", company=company_name(company))
    fields: list[Field[State]] = []
    for hex in range(board.count):
        if board.kinds[hex] != START:
            id, name = board.hexes[hex], board.names[hex]
            train = Train(company, hex)
            words = city_name(name) if name else Message("me-place-hex", hex=id)
            target = f"city:{name}" if name else f"hex:{id}"
            field = f"train-{COMPANIES[company]}-{id}"
            fields.append(
                Field(field, words, group, train.read, train.write, high=1, target=target)
            )
    return fields


class Train:
    """A train of a company on a hex: 1 or 0."""

    def __init__(self, company: int, hex: int) -> None:
        self.company: Final = company
        self.hex: Final = hex

    def read(self, state: State) -> int:
        """Return whether it is there."""
        return int(state.has_train(self.company, self.hex))

    def write(self, state: State, value: int) -> None:
        """Put it there or take it away; a network cannot shrink, so it is put together anew."""
        if value == self.read(state):
            return
        hexes = state.hexes_with(self.company)
        network = NO_NETWORK
        for hex in [*hexes, self.hex] if value else [each for each in hexes if each != self.hex]:
            network = network.joined(state.rules.map.gains[hex])
        state.network[self.company] = network
