"""The printed examples, each on the delivered maps and named by its page."""

from ironroad.core.engine import Frame
from ironroad.games.mini_express import scoring
from ironroad.games.mini_express.rules import bot
from ironroad.games.mini_express.rules.building import hexes_of
from ironroad.games.mini_express.state import SPIKE_DRIVEN, SPIKE_EAST, State
from tests.games.mini_express.positions import (
    ADA,
    BROWN,
    CLAIRE,
    GRAY,
    ORANGE,
    WHITE,
    held_by,
    influence_of,
    is_open,
    play,
    position,
    supply_of,
    train_hexes,
)

NO_FRAMES: list[Frame] = []


def test_p06_ada_takes_a_gray_share_for_one_influence() -> None:
    table = position(area={"gray": 1}, influence={"gray": [3, 1, 1]})
    state: State = table.state
    supply = state.supply[GRAY]
    play(table, "ada: share gray")

    assert influence_of(table, ADA) == [1, 2, 1, 1]
    assert held_by(table, ADA) == [0, 1, 0, 0]
    assert (state.area[GRAY], state.supply[GRAY]) == (4, supply - 3)


BUILD_1 = {
    "orange": ["1307", "louisville", "1107", "chicago"],
    "brown": ["fort-smith"],
    "gray": ["fort-smith"],
}


def test_p08_build_example_1_claire_connects_orange_to_tulsa() -> None:
    table = position(
        current=CLAIRE,
        track=BUILD_1,
        tiles={"tulsa": "gray-orange"},
        area={"orange": 4},
        length={"orange": 4},
        influence={"gray": [1, 1, 2], "orange": [1, 1, 2]},
    )
    state: State = table.state
    play(table, "claire: build orange")
    assert {"to tulsa", "to omaha"} <= set(table.options())
    assert "to fort-smith" not in table.options()
    before = train_hexes(table, ORANGE)
    play(table, "claire: to tulsa")

    assert train_hexes(table, ORANGE) - before == {"1008", "0909", "0810"}
    assert influence_of(table, CLAIRE) == [1, 3, 3, 1]
    assert (state.length[ORANGE], state.area[ORANGE]) == (6, 1)


def test_p08_build_example_1_several_routes_lead_to_omaha() -> None:
    table = position(current=CLAIRE, track=BUILD_1, area={"orange": 4})
    state: State = table.state
    assert state.trains_to(ORANGE, state.rules.map.cities.index("omaha")) == 3
    play(table, "claire: build orange\nclaire: to omaha")

    assert len(table.options()) > 1
    assert all(text.startswith("via ") for text in table.options())


BUILD_2 = {
    "gray": ["1410", "atlanta"],
    "brown": ["1408", "1309", "louisville"],
    "orange": ["1307", "louisville", "detroit"],
}


def starts_for(state: State, company: int, id: str) -> list[str]:
    """Return the hexes of a company from which a shortest route to a city can begin."""
    board = state.rules.map
    city = board.cities.index(id)
    steps = [board.distance[hex * board.city_count + city] for hex in range(board.count)]
    trains = state.trains_to(company, city)
    return [board.hexes[hex] for hex in state.hexes_with(company) if steps[hex] == trains]


def test_p08_build_example_2_gray_reaches_louisville_with_two_trains_out_from_atlanta() -> None:
    table = position(track=BUILD_2)
    state: State = table.state
    atlanta, branch = "1311", "1410"
    assert state.trains_to(GRAY, state.rules.map.cities.index("detroit")) == 3
    assert starts_for(state, GRAY, "detroit") == [branch, atlanta]
    assert state.trains_to(GRAY, state.rules.map.cities.index("louisville")) == 2
    assert atlanta in starts_for(state, GRAY, "louisville")
    supply, before = supply_of(table), train_hexes(table, GRAY)
    play(table, "ada: build gray\nada: to louisville\nada: via 1210")

    # 1210 is next to Atlanta and to no other gray hex. Brown and orange are in Louisville.
    assert train_hexes(table, GRAY) - before == {"1210", "1208"}
    assert state.length[GRAY] == 1
    assert supply_of(table) == [supply[0] - 1, supply[1], supply[2] - 1, supply[3]]


def test_p08_build_example_2_leon_connects_gray_to_detroit_from_atlanta() -> None:
    table = position(
        track=BUILD_2,
        tiles={"detroit": "orange-white"},
        area={"brown": 1, "gray": 4, "orange": 1},
    )
    state: State = table.state
    assert supply_of(table) == [20, 18, 20, 20]
    before = train_hexes(table, GRAY)
    play(table, "ada: build gray\nada: to detroit")
    assert table.options() == ["via 1408", "via 1309"]
    play(table, "ada: via 1309")

    assert train_hexes(table, GRAY) - before == {"1309", "1307", "1305"}
    assert state.area == [2, 1, 3, 4]
    assert supply_of(table) == [19, 18, 18, 20]
    assert influence_of(table, ADA) == [1, 1, 2, 2]
    assert state.length == [0, 2, 0, 0]
    assert state.companies_in(state.rules.map.cities.index("detroit")) == 2
    assert not is_open(table, "detroit")


def test_p09_scoring_example_of_27_points() -> None:
    table = position(
        seats=4,
        length={"brown": 12, "gray": 5, "orange": 7, "white": 9},
        influence={
            "brown": [5, 4, 2, 3],
            "gray": [4, 3, 2, 1],
            "orange": [3, 1, 2, 1],
            "white": [1, 2, 4, 3],
        },
        held={"brown": [0, 0, 1, 0], "gray": [0, 0, 1], "orange": [0, 0, 1], "white": [0, 0, 2]},
    )
    card = scoring.scorecards(table.state)[CLAIRE]

    assert [points for _, points in card.items] == [4, 2, 5, 16]
    assert card.total == 27


def test_p11_purple_region_from_fort_smith_to_omaha_goes_by_route_a() -> None:
    table = position(seats=1, track={"white": ["fort-smith"]}, frames=NO_FRAMES)
    state: State = table.state
    board = state.rules.map
    omaha = board.cities.index("omaha")
    fort_smith = board.hexes.index("0911")
    assert board.distance[fort_smith * board.city_count + omaha] == 3
    assert routes(state, fort_smith, omaha) == [["0909", "0808"], ["0909", "0907"]]

    assert named(state, bot.route_to(state, WHITE, omaha)) == ["0909", "0808", "0806"]


def test_p11_yellow_region_from_south_of_tulsa_to_new_orleans_goes_by_route_e() -> None:
    table = position(seats=1, track={"brown": ["0812"]}, frames=NO_FRAMES)
    state: State = table.state
    board = state.rules.map
    city = board.cities.index("new-orleans")
    start = board.hexes.index("0812")
    assert len(routes(state, start, city)) == 3

    assert named(state, bot.route_to(state, BROWN, city)) == ["0913", "1014", "1016"]


def routes(state: State, hex: int, city: int) -> list[list[str]]:
    """Return the plain hexes of all shortest routes, in order."""
    board = state.rules.map
    found = []
    for near in board.onward[hex * board.city_count + city]:
        if board.city_at[near] == city:
            return [[]]
        found += [[board.hexes[near], *rest] for rest in routes(state, near, city)]
    return sorted(found)


def named(state: State, route: int) -> list[str]:
    """Return the hex ids of a route."""
    return [state.rules.map.hexes[hex] for hex in hexes_of(route)]


def test_p12_the_bot_takes_an_orange_share() -> None:
    table = position(seats=1, current=1, area={"orange": 1}, target="augusta")
    state: State = table.state
    supply = state.supply[ORANGE]
    play(table, "draw 2-2")

    assert state.chosen == ORANGE
    assert state.rules.map.cities[state.target] == "new-york"
    assert held_by(table, 1) == [0, 0, 1, 0]
    assert influence_of(table, 1) == [1, 1, 1, 1]
    assert (state.area[ORANGE], state.supply[ORANGE]) == (4, supply - 3)


def test_p12_the_bot_builds_white_into_venice() -> None:
    table = position(
        seats=1,
        map="europe",
        current=1,
        track={"white": ["belgrade", "1109", "1107", "vienna"], "gray": ["venice"]},
        tiles={"venice": "gray-white"},
        closed=["essen"],
        area={"white": 3, "gray": 2},
        chosen="orange",
        target="bremen",
    )
    state: State = table.state
    board = state.rules.map
    marseille = board.cities.index("marseille")
    for id in ("frankfurt", "venice"):
        city = board.cities.index(id)
        assert board.distance[board.city_hex[city] * board.city_count + marseille] == 4
        assert state.trains_to(WHITE, city) == 3
    assert starts_for(state, WHITE, "venice") == ["1107", "1109", "1111", "1006"]
    north_of_belgrade = board.hexes.index("1107")
    venice = board.cities.index("venice")
    assert board.hexes[bot.first_start(state, WHITE, venice, 3)] == "1107"
    assert routes(state, north_of_belgrade, venice) == [["1008", "0909"]]
    before = train_hexes(table, WHITE)
    gray = state.supply[GRAY]
    play(table, "draw 1-2")

    assert (state.chosen, state.target) == (WHITE, marseille)
    assert train_hexes(table, WHITE) - before == {"1008", "0909", "0810"}
    assert (state.length[WHITE], state.area[WHITE]) == (2, 0)
    assert influence_of(table, 1) == [1, 2, 1, 2]
    assert (state.area[GRAY], state.supply[GRAY]) == (3, gray - 1)
    assert not is_open(table, "venice")


def test_p15_jill_drives_the_golden_spike() -> None:
    gray = ["san-francisco", "0107", "0208", "0309", "0408", "denver"]
    table = position(
        variant="golden-spike",
        track={"brown": ["omaha"], "orange": ["omaha"], "gray": gray},
        area={"orange": 4},
        length={"brown": 9, "orange": 4},
        closed=["san-francisco"],
        spike=SPIKE_EAST,
        east="brown",
    )
    state: State = table.state
    supply = state.supply[ORANGE]
    play(table, "ada: build orange\nada: to denver")
    while table.options()[0].startswith("via"):
        play(table, table.options()[0])
    assert table.options() == ["west gray", "west orange"]
    play(table, "ada: west orange")

    assert (state.spike, state.east, state.west) == (SPIKE_DRIVEN, BROWN, ORANGE)
    assert state.supply[ORANGE] == supply - 1
    assert (state.length[BROWN], state.length[ORANGE]) == (11, 8)
