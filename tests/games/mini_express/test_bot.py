"""The Bot's turn and its levels: p. 10 to 13."""

import itertools

import pytest

from ironroad.core.engine import Frame, Options
from ironroad.games.mini_express.board import CUT_OFF
from ironroad.games.mini_express.rules import bot
from ironroad.games.mini_express.rules.building import hexes_of
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import (
    BROWN,
    GRAY,
    ORANGE,
    WHITE,
    held_by,
    influence_of,
    is_open,
    occurring,
    play,
    position,
    rules,
    told,
    train_hexes,
)

NO_FRAMES: tuple[Frame, ...] = ()
BOT = 1


def city(state: State, id: str) -> int:
    """Return the number of a city."""
    return state.rules.map.cities.index(id)


def test_the_company_marker_goes_round_the_four_areas() -> None:
    table = play(position(seats=1, current=BOT, chosen="orange", area={"gray": 0}), "draw 3-1")

    assert table.state.chosen == GRAY
    assert held_by(table, BOT) == [0, 1, 0, 0]


def test_the_target_starts_off_the_board_so_one_step_is_the_first_city() -> None:
    table = play(position(seats=1, current=BOT, area={"gray": 0}), "draw 1-1")

    assert table.state.target == 0


def test_the_target_passes_over_cities_without_a_tile() -> None:
    table = position(seats=1, closed=["boston", "new-york"], target="augusta", frames=NO_FRAMES)
    bot.move_target(table.state, 1)

    assert table.state.target == city(table.state, "charleston")


def test_the_target_stays_on_the_last_city() -> None:
    table = position(seats=1, target="seattle", closed=["san-francisco"], frames=NO_FRAMES)
    bot.move_target(table.state, 3)
    assert table.state.target == city(table.state, "portland")
    bot.move_target(table.state, 2)

    assert table.state.target == city(table.state, "portland")


@pytest.mark.parametrize("trains", [0, 1, 2])
def test_with_up_to_2_trains_the_bot_takes_a_share_for_nothing(trains: int) -> None:
    table = position(seats=1, current=BOT, area={"gray": trains}, influence={"gray": [1, 0]})
    play(table, "draw 1-1")

    assert held_by(table, BOT) == [0, 1, 0, 0]
    assert influence_of(table, BOT)[GRAY] == 0
    assert table.state.area[GRAY] == trains + 3
    assert table.state.shares[GRAY] == 4


@pytest.mark.parametrize("trains", [3, 4, 5])
def test_with_3_trains_or_more_the_bot_builds(trains: int) -> None:
    table = position(
        seats=1, current=BOT, area={"gray": trains}, tiles={"charleston": "gray-white"}
    )
    play(table, "draw 1-1")

    assert held_by(table, BOT) == [0] * 4
    assert table.state.area[GRAY] < trains


def test_a_share_of_the_bot_can_deplete_a_company() -> None:
    table = position(seats=1, current=BOT, area={"gray": 0}, supply={"gray": 3})
    play(table, "draw 1-1")

    assert table.state.shares[GRAY] == 0


def test_without_a_share_to_take_the_bot_draws_again_and_the_target_stays() -> None:
    table = position(seats=1, current=BOT, area={"gray": 0, "white": 1}, shares={"gray": 0})
    play(table, "draw 1-2")
    assert table.seat == -1
    assert told(table, "bot-cannot")
    play(table, "draw 2-3")

    assert table.state.target == 1
    assert held_by(table, BOT) == [0, 0, 0, 1]


def test_without_a_destination_the_bot_draws_again_and_the_target_stays() -> None:
    table = occurring(
        seats=1,
        current=BOT,
        map="europe",
        chosen="orange",
        target="kiev",
        grown={
            "white": ["sofia by 1315", "athens"],
            "brown": ["lemberg", "belgrade", "sofia", "bucharest"],
            "gray": ["bucharest", "belgrade"],
        },
        area={"brown": 1, "white": 3},
    )
    assert table.state.destinations(WHITE) == 0
    assert table.state.shares[WHITE] > 0
    play(table, "draw 1-2")
    assert table.state.chosen == WHITE
    assert table.state.stack[-1] == bot.DrawBotTile(1)
    assert told(table, "bot-cannot")
    assert table.state.target == city(table.state, "warsaw")  # Two cities with a tile further on.
    play(table, "draw 1-3")

    assert table.state.target == city(table.state, "warsaw")
    assert held_by(table, BOT) == [1, 0, 0, 0]
    assert table.state.area[WHITE] == 3


def test_a_refresh_returns_all_tiles_and_another_is_drawn() -> None:
    table = position(seats=1, current=BOT, area={"gray": 0})
    table.state.bag = [1, 0, 0, 0, 0, 0, 0, 0, 1, 1]
    play(table, "draw refresh")
    assert told(table, "bot-refresh")
    assert table.state.bag == table.state.rules.bot_tiles.counts
    assert table.state.chosen == BROWN
    play(table, "draw 1-1")

    assert sum(table.state.bag) == 13


def test_a_refresh_within_a_turn_returns_its_own_tiles_too() -> None:
    table = position(seats=1, current=BOT, area={"gray": 0, "white": 1}, shares={"gray": 0})
    play(table, "draw 1-2\ndraw refresh")

    assert table.state.bag == table.state.rules.bot_tiles.counts
    play(table, "draw 2-3")
    assert table.state.target == 1


def test_tiles_are_drawn_by_their_numbers() -> None:
    table = position(seats=1, current=BOT)
    options = Options()
    frame = bot.DrawBotTile(0)
    frame.options(table.state, options)

    assert frame.weights(table.state, options) == [2, 1, 2, 1, 1, 2, 1, 1, 2, 1]
    assert table.options()[0] == "draw refresh"


def test_the_destination_is_nearest_to_the_target() -> None:
    state: State = position(seats=1, target="chicago", closed=["augusta"], frames=NO_FRAMES).state
    assert bot.destination(state, ORANGE) == city(state, "chicago")
    state.target = city(state, "augusta")  # It has lost its tile, but keeps its place.

    assert bot.destination(state, ORANGE) == city(state, "boston")


def test_a_tie_goes_to_the_city_that_needs_fewest_trains() -> None:
    state: State = position(
        seats=1,
        map="europe",
        target="marseille",
        track={"white": ["0804"]},
        area={"white": 3},
        frames=NO_FRAMES,
    ).state
    distance = state.rules.map.distance
    marseille = city(state, "marseille")
    for id in ("frankfurt", "venice"):
        place = state.rules.map.city_hex[city(state, id)]
        assert distance[place * 32 + marseille] == 4
    assert state.trains_to(WHITE, city(state, "frankfurt")) == 1
    assert state.trains_to(WHITE, city(state, "venice")) == 3

    assert bot.destination(state, WHITE) == city(state, "frankfurt")


def equal_cities(**parts: object) -> State:
    """Frankfurt and Venice are equally near to Marseille and need three trains each."""
    table = position(
        seats=1,
        map="europe",
        target="marseille",
        area={"white": 3},
        frames=NO_FRAMES,
        **parts,  # type: ignore[arg-type]
    )
    state: State = table.state
    return state


def test_a_further_tie_goes_to_the_city_with_more_companies() -> None:
    state = equal_cities(track={"white": ["vienna", "1107"], "gray": ["venice"]})

    assert bot.destination(state, WHITE) == city(state, "venice")


def test_the_last_tie_goes_to_the_highest_city_number() -> None:
    state = equal_cities(track={"white": ["vienna", "1107"]})

    assert bot.destination(state, WHITE) == city(state, "frankfurt")
    assert city(state, "frankfurt") > city(state, "venice")


SOUTH_EAST = ["sofia", "belgrade", "vienna"]


def chosen_by_white(**parts: object) -> str:
    """Return where the Bot would build for white, which leads from Constantinople to Vienna."""
    grown = {"white": SOUTH_EAST, **parts.pop("others", {})}  # type: ignore[dict-item]
    state: State = occurring(seats=1, map="europe", grown=grown, frames=NO_FRAMES, **parts).state
    return state.rules.map.cities[bot.destination(state, WHITE)]


def test_the_ties_are_broken_in_their_order() -> None:
    # From Sofia, Bucharest and Athens are 2 away; white needs 1 train to the first, 2 to the other.
    athens = {"gray": ["sofia", "athens"]}
    assert chosen_by_white(target="sofia", capacity="first-game") == "bucharest"
    assert chosen_by_white(target="sofia", capacity="first-game", others=athens) == "bucharest"
    # From Brussels, Bremen and Essen, the later city, are 2 away; white needs 5 trains to both.
    bremen = {"orange": ["warsaw", "danzig", "berlin", "bremen"]}
    assert chosen_by_white(target="brussels", area={"white": 5}) == "essen"
    assert chosen_by_white(target="brussels", area={"white": 5}, others=bremen) == "bremen"
    # Nearness comes first of all: Essen itself with five trains, though Prague needs one only.
    assert chosen_by_white(target="essen", area={"white": 5}) == "essen"
    assert chosen_by_white(target="essen", area={"white": 4}) == "frankfurt"


def test_a_first_choice_in_the_first_city_stays_unless_another_is_better() -> None:
    # Manchester is cut off, so Kiev, the first city, is as near to it as all others: two trains.
    state: State = occurring(seats=1, map="europe", target="manchester", frames=NO_FRAMES).state
    assert [state.trains_to(BROWN, city(state, id)) for id in ("kiev", "lemberg")] == [2, 3]

    assert bot.destination(state, BROWN) == city(state, "kiev")


def test_cities_cut_off_from_the_target_tie() -> None:
    state: State = position(
        seats=1, map="europe", target="manchester", area={"white": 3}, frames=NO_FRAMES
    ).state
    board = state.rules.map
    for near in (board.city_hex[city(state, id)] for id in ("sofia", "bucharest", "athens")):
        assert board.distance[near * board.city_count + city(state, "manchester")] == CUT_OFF

    assert bot.destination(state, WHITE) == city(state, "sofia")  # The fewest trains decide.


def test_the_start_hex_is_the_first_in_the_order_of_hexes() -> None:
    state: State = position(
        seats=1, track={"brown": ["1309", "1107"]}, area={"brown": 4}, frames=NO_FRAMES
    ).state
    nashville = city(state, "nashville")
    assert state.trains_to(BROWN, nashville) == 2
    route = [state.rules.map.hexes[hex] for hex in hexes_of(bot.route_to(state, BROWN, nashville))]

    assert route == ["1210", "1111"]


def test_the_start_hex_may_be_a_city() -> None:
    # From Charleston gray needs two trains, from its start three.
    parts = {"seats": 1, "area": {"gray": 4}, "frames": NO_FRAMES}
    state: State = occurring(**parts, grown={"gray": ["charleston"]}).state
    montgomery = city(state, "montgomery")
    assert state.trains_to(GRAY, montgomery) == 2
    start = bot.first_start(state, GRAY, montgomery, 2)

    assert state.rules.map.hexes[start] == "1412"


def test_the_clockwise_rule_takes_the_leftmost_route() -> None:
    """Of all shortest routes the one with the smallest signed area, north up (ruling R17)."""
    for name in ("usa", "europe"):
        state: State = position(seats=1, map=name, frames=NO_FRAMES).state
        board = state.rules.map
        for hex in range(board.count):
            for there in range(board.city_count):
                if 0 < board.distance[hex * board.city_count + there] <= 4:
                    found = [hex]
                    while board.city_at[found[-1]] != there:
                        found.append(state.rules.clockwise[found[-1] * board.city_count + there])
                    areas = [area(state, route) for route in all_routes(state, hex, there)]
                    assert area(state, found) == min(areas)
                    assert areas.count(min(areas)) == 1


def all_routes(state: State, hex: int, there: int) -> list[list[int]]:
    """Return every shortest route with its start."""
    board = state.rules.map
    if board.city_at[hex] == there:
        return [[hex]]
    return [
        [hex, *rest]
        for near in board.onward[hex * board.city_count + there]
        for rest in all_routes(state, near, there)
    ]


def area(state: State, route: list[int]) -> int:
    """Return twice the signed area between a route and the straight line back."""
    board = state.rules.map
    points = [(board.columns[hex], -board.rows[hex]) for hex in [*route, route[0]]]
    pairs = itertools.pairwise(points)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)


def test_a_purple_tile_gives_the_bot_influence_in_all_companies() -> None:
    table = position(
        seats=1, current=BOT, area={"gray": 3}, tiles={"charleston": "brown-purple"}, target="miami"
    )
    table.state.target = city(table.state, "new-york")
    play(table, "draw 1-1")

    assert influence_of(table, BOT) == [2, 2, 2, 2]
    assert "1412" in train_hexes(table, GRAY)


def test_a_double_tile_gives_the_bot_two_influence() -> None:
    table = occurring(
        seats=1,
        current=BOT,
        area={"gray": 3},
        tiles={"charleston": "white-white"},
        target="new-york",
    )
    play(table, "draw 1-1")

    assert "1412" in train_hexes(table, GRAY)
    assert influence_of(table, BOT) == [1, 1, 1, 3]


def test_the_bot_pays_compensation_like_everybody() -> None:
    table = position(
        seats=1,
        current=BOT,
        track={"brown": ["charleston"]},
        area={"gray": 3, "brown": 2},
        closed=["atlanta"],
    )
    table.state.target = city(table.state, "new-york")
    play(table, "draw 1-1")

    assert table.state.area[BROWN] == 3
    assert not is_open(table, "charleston")


@pytest.mark.parametrize(
    ("level", "trains", "influence"),
    [("easy", 4, 1), ("normal", 3, 1), ("hard", 3, 1), ("expert", 3, 2), ("nightmare", 3, 2)],
)
def test_a_share_of_the_bot_by_level(level: str, trains: int, influence: int) -> None:
    table = position(
        seats=1, current=BOT, area={"gray": 1}, influence={"gray": [1, 1]}, level=level
    )
    play(table, "draw 1-1")

    assert table.state.area[GRAY] == trains
    assert influence_of(table, BOT)[GRAY] == influence


@pytest.mark.parametrize(("level", "trains"), [("easy", 3), ("normal", 2)])
def test_compensation_of_the_bot_by_level(level: str, trains: int) -> None:
    table = position(
        seats=1,
        current=BOT,
        track={"brown": ["charleston"]},
        area={"gray": 3, "brown": 2},
        level=level,
    )
    table.state.target = city(table.state, "new-york")
    play(table, "draw 1-1")

    assert table.state.area[BROWN] == trains


def test_a_company_with_more_trains_than_the_level_asks_keeps_them() -> None:
    table = occurring(
        seats=1,
        current=BOT,
        grown={"brown": ["charleston"]},
        area={"gray": 3, "brown": 4},
        target="new-york",
        level="normal",
    )
    play(table, "draw 1-1")

    assert "1412" in train_hexes(table, GRAY)
    assert table.state.area[BROWN] == 4
    assert not told(table, "trains")


def test_normal_compensation_is_counted_hex_by_hex() -> None:
    table = position(
        seats=1,
        current=BOT,
        map="europe",
        track={"white": ["1107"], "gray": ["1008", "0909", "venice"]},
        area={"white": 3, "gray": 0},
        chosen="orange",
        closed=["frankfurt"],
        target="bremen",
        level="normal",
    )
    play(table, "draw 1-3")

    assert "0810" in train_hexes(table, WHITE)
    assert table.state.area[GRAY] == 2


def test_a_person_compensates_in_full_at_any_level() -> None:
    table = position(seats=1, track={"gray": ["new-york"]}, area={"gray": 4}, level="nightmare")
    play(table, "build brown\nto new-york")

    assert table.state.area[GRAY] == 5


def test_the_bot_is_deterministic_given_its_tiles() -> None:
    ends = []
    for _ in range(2):
        table = position(seats=1, current=BOT)
        play(table, "draw 2-3\nada: build brown\nada: to new-york\ndraw 1-2")
        ends.append(table.state)

    assert ends[0] == ends[1]


def test_the_routes_of_a_map_are_worked_out_once() -> None:
    board = rules(seats=1).map

    assert board.clockwise() is board.clockwise()
