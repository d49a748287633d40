"""The Harbor variant: p. 16."""

from ironroad.core.engine import Frame
from ironroad.core.table import Table
from ironroad.games.mini_express.board import HARBOR
from ironroad.games.mini_express.rules import harbor
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import (
    ADA,
    GRAY,
    ORANGE,
    WHITE,
    hex_of,
    influence_of,
    occurring,
    play,
    position,
    supply_of,
    told,
    train_hexes,
)

NO_FRAMES: tuple[Frame, ...] = ()


def europe(**parts: object) -> Table:
    more = {"map": "europe", "variant": "harbor", **parts}
    return position(**more)  # type: ignore[arg-type]


def test_nobody_builds_into_or_through_a_harbor() -> None:
    table = play(europe(), "build white\nto sofia")
    state: State = table.state
    board = state.rules.map

    assert {"1313", "1214"} <= train_hexes(table, WHITE)  # Without the variant 1315 is a way too.
    assert [board.kinds[hex] for hex in board.harbors] == [HARBOR] * 5
    assert not [hexes for hexes in board.onward if set(hexes) & set(board.harbors)]


def test_the_first_build_into_a_purple_city_opens_a_harbor_for_the_printed_company() -> None:
    table = europe(tiles={"kiev": "orange-purple"})
    supply = table.state.supply[ORANGE]
    play(table, "ada: build gray\nada: to kiev\nada: influence white")
    assert table.state.supply[ORANGE] == supply - 1
    assert table.options() == [
        "harbor kavala",
        "harbor brindisi",
        "harbor copenhagen",
        "harbor le-havre",
        "harbor porto",
    ]
    play(table, "ada: harbor le-havre")

    assert "0206" in train_hexes(table, ORANGE)
    assert influence_of(table, ADA) == [1, 1, 2, 2]
    assert table.seat == 1


def test_a_harbor_is_a_further_start_and_adds_no_length() -> None:
    table = europe(tiles={"kiev": "orange-purple"})
    play(table, "build gray\nto kiev\ninfluence white\nharbor le-havre")
    assert table.state.length[ORANGE] == 0
    play(table, "bela: build orange")

    assert "to london" in table.options()


def test_a_second_build_into_the_city_opens_no_harbor() -> None:
    table = europe(
        tiles={"kiev": "orange-purple"}, track={"brown": ["kiev"]}, capacity="first-game"
    )
    play(table, "build gray\nto kiev\ninfluence white")

    assert table.seat == 1
    assert not told(table, "harbor")


def test_other_tiles_open_no_harbor() -> None:
    table = play(europe(tiles={"kiev": "gray-orange"}), "build gray\nto kiev")

    assert table.seat == 1


def test_without_a_train_in_the_supply_the_event_is_skipped() -> None:
    table = europe(tiles={"kiev": "orange-purple"}, supply={"orange": 0}, shares={"orange": 0})
    play(table, "build gray\nto kiev\ninfluence white")

    assert table.seat == 1
    assert not told(table, "harbor")


def test_the_last_train_is_taken_first_and_depletes_the_company_at_once() -> None:
    table = europe(tiles={"kiev": "orange-purple"}, supply={"orange": 1})
    play(table, "build gray\nto kiev\ninfluence white")

    assert table.options()[0] == "harbor kavala"
    assert table.state.shares[ORANGE] == 0


def test_compensation_comes_before_the_train_for_the_harbor() -> None:
    far = ["frankfurt", "bremen", "essen", "brussels", "amsterdam", "paris", "danzig"]
    table = occurring(
        map="europe",
        variant="harbor",
        grown={"orange": ["lemberg", "vienna", "prague", "berlin by 0903", *far]},
        area={"orange": 4},
        tiles={"warsaw": "orange-purple"},
    )
    assert supply_of(table)[ORANGE] == 1
    play(table, "ada: build brown\nada: to warsaw\nada: via 1303\nada: via 1204")
    play(table, "ada: influence white")
    state: State = table.state

    # The last orange train is compensation on the way, so there is none for a Harbor.
    assert (state.area[ORANGE], state.supply[ORANGE], state.shares[ORANGE]) == (5, 0, 0)
    assert not told(table, "harbor")
    assert table.seat == 1


def test_a_harbor_takes_one_train_only() -> None:
    table = europe(tiles={"kiev": "orange-purple"}, track={"white": ["0206"]})
    play(table, "build gray\nto kiev\ninfluence white")

    assert "harbor le-havre" not in table.options()


def test_each_company_gets_one_harbor_and_one_stays_free() -> None:
    purple = {"kiev": "orange", "lemberg": "brown", "bucharest": "gray", "sofia": "white"}
    table = occurring(
        map="europe", variant="harbor", tiles={id: f"{of}-purple" for id, of in purple.items()}
    )
    for company, city in (
        ("gray", "kiev"),
        ("brown", "lemberg"),
        ("gray", "bucharest"),
        ("white", "sofia"),
    ):
        play(table, f"build {company}")
        while not table.options()[0].startswith("harbor"):
            asked = f"to {city}"
            play(table, asked if asked in table.options() else table.options()[0])
        play(table, table.options()[0])
    state: State = table.state
    harbors = state.rules.map.harbors
    found = [[hex for hex in harbors if state.has_train(company, hex)] for company in range(4)]

    assert [len(hexes) for hexes in found] == [1, 1, 1, 1]
    assert len([hex for hex in harbors if not state.is_occupied(hex)]) == 1


def test_the_bot_takes_the_harbor_nearest_to_its_target() -> None:
    state: State = europe(seats=1, target="london", frames=NO_FRAMES).state
    names = state.rules.map.harbor_names
    assert names[harbor.bot_choice(state)] == "le-havre"
    state.target = state.rules.map.cities.index("athens")

    assert names[harbor.bot_choice(state)] == "kavala"


def test_the_bot_passes_over_a_harbor_that_is_taken() -> None:
    # From London, Le Havre is 1 away, Porto 8, Copenhagen 10, Kavala 13; Brindisi is cut off.
    taken: dict[str, list[str]] = {}
    for id, hex, following in (
        ("white", "0206", "porto"),
        ("gray", "0014", "copenhagen"),
        ("brown", "0800", "kavala"),
        ("orange", "1315", "brindisi"),
    ):
        taken[id] = [hex]
        parts = {"seats": 1, "map": "europe", "variant": "harbor", "target": "london"}
        state: State = occurring(**parts, starts=taken, frames=NO_FRAMES).state

        assert state.rules.map.harbor_names[harbor.bot_choice(state)] == following


def test_equally_near_harbors_go_by_the_later_hex() -> None:
    state: State = europe(seats=1, target="manchester", frames=NO_FRAMES).state
    board = state.rules.map
    city = board.cities.index("manchester")
    steps = [board.distance[hex * board.city_count + city] for hex in board.harbors]
    best = [number for number, count in enumerate(steps) if count == min(steps)]

    assert harbor.bot_choice(state) == best[-1]


def test_the_bot_opens_a_harbor_by_itself() -> None:
    state: State = europe(seats=1).state
    table = europe(
        seats=1,
        current=1,
        tiles={"kiev": "orange-purple"},
        closed=[id for id in state.rules.map.cities if id != "kiev"],
        area={"gray": 3},
    )
    play(table, "draw 1-1")

    assert "1315" in train_hexes(table, ORANGE)
    assert "1505" in train_hexes(table, GRAY)
    assert influence_of(table, 1) == [2, 2, 2, 2]
    assert hex_of(table.state, "kiev") >= 0
