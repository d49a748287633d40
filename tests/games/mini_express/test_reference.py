"""Random games in many set-ups, compared with the plain reference."""

from collections import Counter
from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Decision, Options, Step, apply
from ironroad.games.mini_express.meta import META
from ironroad.games.mini_express.rules.bot import DrawBotTile
from ironroad.games.mini_express.rules.building import ChooseCity, ChooseHex, next_hexes
from ironroad.games.mini_express.rules.turn import TakeAction, TakeSecondAction
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import TITLE, opening
from tests.games.mini_express.reference import COMPANIES, Board, BotTurn, Position, Route, totals
from tools.walks import wander

BOT_SETUPS = [setup for setup in META.setups() if setup[0] < 3 and setup[1]["mode"] == "standard"]
BOARDS: dict[Any, Board] = {}
OTHER_SETUPS = [setup for setup in META.setups() if setup not in BOT_SETUPS]


def seen(state: State) -> Position:
    """Return the table as the reference reads it."""
    if state.rules.map not in BOARDS:
        BOARDS[state.rules.map] = Board(TITLE.layout(state.rules))
    return Position(BOARDS[state.rules.map], TITLE.view(state, None))


def engine_routes(state: State, company: int, city: int) -> set[Route]:
    """Return all routes that a person may choose, hex by hex."""
    board = state.rules.map
    routes: set[Route] = set()
    waiting: list[tuple[int, Route]] = [(0, ())]
    trains = state.trains_to(company, city)
    while waiting:
        route, names = waiting.pop()
        left = trains - len(names)
        if left == 1:
            routes.add((*names, board.hexes[board.city_hex[city]]))
            continue
        for hex in next_hexes(state, company, city, route, left):
            waiting.append(((route << 12) | (hex + 1), (*names, board.hexes[hex])))
    return routes


def compare_options(state: State, frame: TakeAction, options: Options) -> None:
    """Compare the actions of a turn with what the reference finds."""
    table = seen(state)
    influence = table.view["players"][frame.seat]["influence"]
    expected = [
        f"share {id}"
        for id, company in table.company.items()
        if company["shares"] and influence[id] >= company["trains"]
    ]
    expected += [f"build {id}" for id in COMPANIES if table.destinations(id)]

    assert [state.catalogue.text(action) for action in options.items] == expected


def compare_routes(state: State, frame: ChooseCity, options: Options) -> int:
    """Compare the cities and the routes to them; return how many routes there are."""
    table = seen(state)
    company = COMPANIES[frame.company]
    found = {state.catalogue.text(action).removeprefix("to ") for action in options.items}
    assert found == set(table.destinations(company))
    compared = 0
    for id, trains in table.destinations(company).items():
        city = state.rules.map.cities.index(id)
        assert state.trains_to(frame.company, city) == trains
        routes = table.routes(company, id)
        assert engine_routes(state, frame.company, city) == routes
        assert {len(route) for route in routes} == {trains}
        compared += len(routes)
    return compared


@pytest.mark.walks
def test_actions_cities_and_routes_of_people() -> None:
    compared = 0
    for number, (seats, options) in enumerate(OTHER_SETUPS):
        state, buffer = opening(seats, options)
        dealer = Dealer(number)
        while state.stack:
            frame = state.stack[-1]
            if isinstance(frame, TakeAction):
                compare_options(state, frame, buffer)
            elif isinstance(frame, ChooseCity) and not frame.safe:
                compared += compare_routes(state, frame, buffer)
            apply(state, wander(state, buffer, dealer, number % 4), buffer)

    assert compared > 2_000


def compare_bot(before: State, frame: DrawBotTile, action: int) -> str:
    """Carry out what one tile brings and compare it with the reference; return what it was."""
    after = before.clone()
    after.stack.clear()
    frame.choose(after, action)
    text = before.catalogue.text(action).removeprefix("draw ")
    if text == "refresh":
        assert after.bag == before.rules.bot_tiles.counts
        return text
    company, city = [int(part) for part in text.split("-")]
    turn = BotTurn(seen(before), before.rules.options["level"], company, city, frame.again == 1)
    now = seen(after)
    bot = now.view["bot"]
    assert (bot["chosen"], bot["target"]) == (turn.chosen, turn.target)
    assert bool(after.stack) <= turn.draws_again
    held = before.rules.players * COMPANIES.index(turn.chosen) + before.rules.bot
    assert after.held[held] - before.held[held] == turn.takes_share
    new = set(now.track(turn.chosen)) - set(turn.table.track(turn.chosen))
    assert new - {turn.harbor} == set(turn.route)
    assert turn.harbor is None or len(now.view["trains"][turn.harbor]) == 1
    assert now.view["players"][-1]["influence"] == turn.influence_after()
    trains = {id: each["trains"] for id, each in now.company.items()}
    assert trains == turn.trains_after()
    grown = len(turn.route) - 1 if turn.route else 0
    length = turn.table.company[turn.chosen]["length"]
    if before.rules.spike is None:
        assert now.company[turn.chosen]["length"] == min(15, length + grown)
    if turn.city is None:
        return "again" if turn.draws_again else "share"
    hex = now.board.hex_of[turn.city]
    full = len(now.view["trains"][hex]) >= now.board.hexes[hex]["capacity"]
    assert (turn.city in now.view["tiles"]) == (not full)
    return "harbor" if turn.harbor else "build"


@pytest.mark.walks
def test_the_turns_of_the_bot() -> None:
    counts: Counter[str] = Counter()
    for number, (seats, options) in enumerate(BOT_SETUPS):
        state, buffer = opening(seats, options)
        dealer = Dealer(number)
        while state.stack:
            frame = state.stack[-1]
            action = wander(state, buffer, dealer, number % 4)
            if isinstance(frame, DrawBotTile):
                counts[compare_bot(state, frame, action)] += 1
            apply(state, action, buffer)

    assert min(counts[name] for name in ("refresh", "share", "build", "harbor", "again")) > 0
    assert counts["build"] > 300


@pytest.mark.walks
def test_the_reckoning() -> None:
    for number, (seats, options) in enumerate(META.setups()[::3]):
        state, buffer = opening(seats, options)
        dealer = Dealer(number)
        while state.stack:
            apply(state, wander(state, buffer, dealer, 2), buffer)
        two_sides = seats == 1 or options["mode"] == "expert"
        outcome = TITLE.outcome(state)
        assert outcome is not None
        expected = totals(TITLE.view(state, None), two_sides)
        assert [*outcome.totals, *[rival.card.total for rival in outcome.rivals]] == expected


def goes_on(state: State, frame: Decision[State], action: int) -> bool:
    """Whether some way to go on after an action depletes no company; every choice is tried."""
    frame.choose(state, action)
    while state.stack and isinstance(state.stack[-1], Step):
        state.stack.pop().run(state)  # type: ignore[attr-defined]
    if not state.stack:
        return state.depleted() == 0
    asked = state.stack.pop()
    assert isinstance(asked, Decision)
    options = Options()
    asked.options(state, options)
    return any(goes_on(state.clone(), asked, choice) for choice in list(options.items))


def harmless(state: State, frame: Decision[State]) -> list[int]:
    """Return the answers to a question that can end harmlessly."""
    options = Options()
    frame.options(state, options)
    bare = state.clone()
    bare.stack.clear()
    return [action for action in options.items if goes_on(bare.clone(), frame, action)]


def careless(state: State) -> Decision[State] | None:
    """Return the question that waits, asked as if nothing had to be avoided; only second actions have it."""
    frame = state.stack[-1]
    if isinstance(frame, TakeSecondAction):
        return TakeAction(frame.seat, 1)
    if isinstance(frame, ChooseCity) and frame.safe:
        return ChooseCity(frame.seat, frame.company, 0)
    if isinstance(frame, ChooseHex) and frame.safe:
        return ChooseHex(frame.seat, frame.company, frame.city, frame.route, frame.left, 0)
    return None


@pytest.mark.walks
@pytest.mark.parametrize("variant", ["none", "golden-spike", "harbor"])
def test_second_actions_of_the_expert_game_are_those_that_can_end_harmlessly(variant: str) -> None:
    setups = [each for each in META.setups() if each[1]["mode"] == "expert"]
    withheld = 0
    for number in range(150):
        seats, options = [each for each in setups if each[1]["variant"] == variant][number % 2]
        state, buffer = opening(seats, options)
        dealer = Dealer(number)
        while state.stack:
            asked, frame = careless(state), state.stack[-1]
            if asked is not None and min(state.supply) <= 6:
                found = harmless(state, asked)
                if isinstance(frame, TakeSecondAction):
                    share = state.rules.share
                    found = [action for action in found if (action - share) % 4 != frame.first]
                assert list(buffer.items) == found
                every = Options()
                asked.options(state, every)
                withheld += len(every) - len(found)
            apply(state, wander(state, buffer, dealer, 3), buffer)
    assert withheld > 200
