"""What a seat may know: everything; and the check of components."""

import json

import pytest

from ironroad.core.codec import encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.errors import BrokenInvariant
from ironroad.games.mini_express.network import Network
from ironroad.games.mini_express.state import SPIKE_EAST, State
from tests.games.mini_express.positions import TITLE, dealt, fresh, play, position


def test_everything_is_open_to_everybody() -> None:
    table = position(
        seats=2,
        variant="golden-spike",
        track={"brown": ["omaha"]},
        tiles={"tulsa": "gray-purple"},
        held={"gray": [2, 0, 1]},
        target="augusta",
        spike=SPIKE_EAST,
        east="brown",
    )
    for viewer in (None, 0, 1):
        view = json.loads(json.dumps(table.view(viewer)))
        assert view["viewer"] == viewer
        assert [card.total for card in table.seen_scores(viewer)] == [
            card.total for card in table.scores()
        ]
        assert [player["seat"] for player in view["players"]] == [0, 1, None]
        assert view["players"][2]["shares"]["gray"] == 1
        assert view["players"][2]["points"] == 4
        assert view["trains"]["0806"] == ["brown"]
        assert view["tiles"]["tulsa"] == ["gray", "purple"]
        assert view["bot"]["target"] == "augusta"
        assert view["bot"]["bag"]["refresh"] == 2
        assert view["spike"] == {"tile": "east", "hex": "0707", "east": "brown", "west": None}


def test_the_view_before_and_between() -> None:
    table = fresh(1, map="europe")
    view = table.view()
    assert (view["seat"], view["bot"]["target"], view["spike"]) == (-1, None, None)
    assert view["pile"]["brown-gray"] == 4
    table = dealt(3)

    assert table.view()["pile"] == {}
    assert table.view()["aside"] == {"brown": 2, "gray": 2, "orange": 2, "white": 2}
    assert table.view()["bot"] is None


def test_the_layout_is_the_map_that_no_move_changes() -> None:
    table = fresh(2)
    hexes = {hex["id"]: hex for hex in TITLE.layout(table.rules)["hexes"]}
    assert hexes["0810"] == {
        "id": "0810",
        "kind": "city",
        "name": "tulsa",
        "harbor": False,
        "index": hexes["0810"]["index"],
        "capacity": 2,
    }
    assert (hexes["1507"]["kind"], hexes["1507"]["name"]) == ("start", "baltimore")
    assert hexes["0808"]["name"] is None

    europe = TITLE.layout(fresh(1, map="europe").rules)["hexes"]
    harbors = [hex["name"] for hex in europe if hex["harbor"]]
    assert harbors == ["kavala", "brindisi", "copenhagen", "le-havre", "porto"]


def test_the_turn_of_the_bot_is_nobodys_seat() -> None:
    view = position(seats=1, current=1).view()

    assert view["current"] is None
    assert view["seat"] == -1


def test_a_finished_game_asks_nothing() -> None:
    table = position(current=2, shares={"brown": 0, "gray": 1}, area={"gray": 0})
    play(table, "claire: share gray")

    assert table.view()["seat"] is None
    assert table.view()["question"] is None


def test_nothing_is_hidden_so_nothing_is_dealt_anew() -> None:
    table = dealt(3)

    assert TITLE.determinize(table.state, 0, Dealer(1)) == table.state


ALONE = "choose brown\nchoose gray\ndraw 1-1\ndraw 2-2\nbuild brown\nto new-york\ndraw 2-1"
TWO = "choose brown\nchoose gray\nchoose orange\nchoose white\nbuild brown\nto new-york"


@pytest.mark.parametrize(("seats", "script"), [(1, ALONE), (2, TWO)])
def test_clones_do_not_share_what_changes(seats: int, script: str) -> None:
    table = dealt(seats)
    for line in script.splitlines():
        copy = table.state.clone()
        before = encode_state(copy)
        play(table, line)

        assert encode_state(copy) == before
        assert encode_state(table.state) != before


def replace_set(state: State, place: int, value: int) -> None:
    """Give the first company a network that its trains do not make."""
    sets = state.network[0].sets()
    sets[place] = value
    state.network[0] = Network(*sets)


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: state.area.__setitem__(0, 6),
        lambda state: state.supply.__setitem__(0, 3),
        lambda state: state.held.__setitem__(0, 7),
        lambda state: replace_set(state, 0, 1),
        lambda state: replace_set(state, 6, 0),
        lambda state: replace_set(state, 11, 2**40),
        lambda state: state.length.__setitem__(0, 16),
        lambda state: state.influence.__setitem__(0, -1),
        lambda state: state.box.__setitem__(0, 5),
        lambda state: state.tiles.__setitem__(0, 3),
        lambda state: state.bag.__setitem__(0, 9),
        lambda state: setattr(state, "open", 2**40),
        lambda state: setattr(state, "start", 4),
        lambda state: setattr(state, "current", 9),
        lambda state: setattr(state, "chosen", 4),
        lambda state: setattr(state, "target", 32),
    ],
)
def test_a_component_that_is_missing_or_there_twice_is_found(damage: object) -> None:
    table = dealt(1)
    play(table, "choose brown\nchoose gray\ndraw 1-1\ndraw 2-2")
    state: State = table.state
    TITLE.check(state)
    damage(state)  # type: ignore[operator]

    with pytest.raises(BrokenInvariant):
        TITLE.check(state)
