"""Events reported to people. No rule reads them; none are created while nobody listens."""

from ironroad.core.message import Event, Message, Value
from ironroad.core.native import i64
from ironroad.games.mini_express.board import city_name
from ironroad.games.mini_express.components import company_name, tile_name
from ironroad.games.mini_express.state import State


def _tell(state: State, id: str, /, **args: Value) -> None:
    assert state.events is not None
    state.events.append(Event(Message(f"me-event-{id}", **args)))


def _who(state: State, player: i64) -> Value:
    """Return a seat as a seat and the Bot as a name."""
    return Message("me-bot") if player == state.rules.bot else player


def _city(state: State, city: i64) -> Message:
    return city_name(state.rules.map.cities[city])


def start_player(state: State, seat: i64) -> None:
    """The Starting Player was drawn."""
    if state.events is not None:
        _tell(state, "start", seat=seat)


def dealt(state: State, city: i64, kind: i64) -> None:
    """A city got its Demand tile."""
    if state.events is not None:
        demand = state.rules.demand
        tile = tile_name(demand.first[kind], demand.second[kind])
        _tell(state, "dealt", city=_city(state, city), tile=tile)


def chose(state: State, player: i64, company: i64, count: i64) -> None:
    """A player gets starting Shares."""
    if state.events is not None:
        _tell(
            state,
            "chose",
            seat=_who(state, player),
            company=company_name(company),
            count=count,
        )


def share(state: State, player: i64, company: i64, paid: i64) -> None:
    """A player takes a Share."""
    if state.events is not None:
        name = company_name(company)
        _tell(state, "share", seat=_who(state, player), company=name, paid=paid)


def trains(state: State, company: i64, count: i64) -> None:
    """Trains come from the supply into an Asset Area."""
    if state.events is not None and count:
        _tell(state, "trains", company=company_name(company), count=count)


def depleted(state: State, company: i64) -> None:
    """A company has no Share left to take."""
    if state.events is not None:
        _tell(state, "depleted", company=company_name(company))


def built(state: State, player: i64, company: i64, city: i64, trains: i64) -> None:
    """A company was connected to a city."""
    if state.events is not None:
        _tell(
            state,
            "built",
            seat=_who(state, player),
            company=company_name(company),
            city=_city(state, city),
            trains=trains,
        )


def length(state: State, company: i64, steps: i64) -> None:
    """A Track Length marker moved."""
    if state.events is not None and steps:
        name = company_name(company)
        _tell(state, "length", company=name, steps=steps, length=state.length[company])


def influence(state: State, player: i64, company: i64, steps: i64) -> None:
    """A player gained Influence."""
    if state.events is not None:
        name = company_name(company)
        _tell(state, "influence", seat=_who(state, player), company=name, steps=steps)


def closed(state: State, city: i64) -> None:
    """A city lost its Demand tile."""
    if state.events is not None:
        _tell(state, "closed", city=_city(state, city))


def spike_lost(state: State) -> None:
    """The Golden Spike tile left the game."""
    if state.events is not None:
        _tell(state, "spike-lost")


def spike_east(state: State, company: i64) -> None:
    """The first company came to Omaha."""
    if state.events is not None:
        id = "spike-no-east" if state.east < 0 else "spike-east"
        _tell(state, id, company=company_name(company))


def spike_coast(state: State, company: i64) -> None:
    """A company may build from the far coast."""
    if state.events is not None:
        assert state.rules.spike is not None
        city = _city(state, state.rules.spike.goal)
        _tell(state, "spike-coast", company=company_name(company), city=city)


def spike_driven(state: State) -> None:
    """Both coasts are connected."""
    if state.events is not None:
        _tell(state, "spike-driven")


def spike_west(state: State, player: i64, company: i64) -> None:
    """The West Side Company is chosen."""
    if state.events is not None:
        id = "spike-no-west" if state.west < 0 else "spike-west"
        _tell(state, id, seat=_who(state, player), company=company_name(company))


def harbor(state: State, player: i64, company: i64, harbor: i64) -> None:
    """A company got a Harbor."""
    if state.events is not None:
        board = state.rules.map
        name = city_name(board.harbor_names[board.harbors.index(harbor)])
        _tell(state, "harbor", seat=_who(state, player), company=company_name(company), harbor=name)


def refreshed(state: State) -> None:
    """All Bot tiles are back in the bag."""
    if state.events is not None:
        _tell(state, "bot-refresh")


def bot_company(state: State) -> None:
    """The Chosen Company marker moved."""
    if state.events is not None:
        _tell(state, "bot-company", company=company_name(state.chosen))


def bot_target(state: State) -> None:
    """The Target City marker moved."""
    if state.events is not None:
        _tell(state, "bot-target", city=_city(state, state.target))


def bot_cannot(state: State, company: i64) -> None:
    """The Bot draws again, for its company cannot act."""
    if state.events is not None:
        _tell(state, "bot-cannot", company=company_name(company))


def skipped(state: State, player: i64) -> None:
    """A player has no legal action."""
    if state.events is not None:
        _tell(state, "skipped", seat=_who(state, player))


def no_second(state: State, seat: i64) -> None:
    """A player has no legal second action."""
    if state.events is not None:
        _tell(state, "no-second", seat=seat)


def scored(state: State, player: i64, company: i64, count: i64, value: i64) -> None:
    """The Shares of a player count at the end (p. 9); reported only where somebody listens."""
    _tell(
        state,
        "scored",
        seat=_who(state, player),
        player=player,
        company=company_name(company),
        count=count,
        value=value,
        points=count * value,
    )


def game_over(state: State, reason: Message) -> None:
    """The game ends."""
    if state.events is not None:
        _tell(state, "end", reason=reason)
