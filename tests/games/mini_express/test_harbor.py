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
    play,
    position,
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


def test_a_harbor_takes_one_train_only() -> None:
    table = europe(tiles={"kiev": "orange-purple"}, track={"white": ["0206"]})
    play(table, "build gray\nto kiev\ninfluence white")

    assert "harbor le-havre" not in table.options()


def test_the_bot_takes_the_harbor_nearest_to_its_target() -> None:
    state: State = europe(seats=1, target="london", frames=NO_FRAMES).state
    names = state.rules.map.harbor_names
    assert names[harbor.bot_choice(state)] == "le-havre"
    state.target = state.rules.map.cities.index("athens")

    assert names[harbor.bot_choice(state)] == "kavala"


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
