"""What a seat may know: everything (ruling R12)."""

import json

import pytest

from ironroad.core.errors import BrokenInvariant
from ironroad.games import REGISTRY
from ironroad.games.trans_siberian.components import REMOVED
from tests.games.trans_siberian.positions import GREEN, RED, WHITE, game, play, position


def test_money_certificates_and_links_are_open_to_everybody() -> None:
    table = position(
        held={"red": [2, 1, 0], "blue": [0, 0, 1]},
        links={"red": ["kazan-moscow"]},
        stock={"red": 20},
        treasury={"red": 7},
        gone=["green"],
        cash=[11, 12, 13],
    )
    for viewer in (None, 0, 1, 2):
        view = json.loads(json.dumps(table.view(viewer)))
        assert view["viewer"] == viewer
        assert [player["cash"] for player in view["players"]] == [11, 12, 13]
        assert view["players"][0]["certificates"]["red"] == 2
        red, green, white = (view["railroads"][n] for n in (RED, GREEN, WHITE))
        assert (red["stock"], red["treasury"], red["unsold"], red["public"]) == (20, 7, 2, True)
        assert red["controllers"] == [0]
        assert (green["status"], green["unsold"]) == ("removed", 0)
        assert (white["status"], white["unsold"]) == ("unopened", 3)
        assert {"id": "kazan-moscow", "owner": "red"} in view["links"]


def test_a_view_of_a_finished_game_asks_nothing() -> None:
    table = position(held={"red": [2, 0, 0]}, timing=4)
    play(table, "pass")

    assert table.view()["seat"] is None
    assert table.view()["question"] is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: state.cash.__setitem__(0, -1),
        lambda state: state.treasury.__setitem__(0, -1),
        lambda state: state.held.__setitem__(0, 7),
        lambda state: state.cubes.__setitem__(0, 3),
        lambda state: state.network.__setitem__(0, 0),
        lambda state: state.income.__setitem__(0, 50),
        lambda state: state.status.__setitem__(0, REMOVED),
        lambda state: state.stock.__setitem__(0, 99),
        lambda state: setattr(state, "timing", 6),
        lambda state: setattr(state, "dividends", 99),
        lambda state: setattr(state, "nationalization", 99),
        lambda state: setattr(state, "phase", 3),
    ],
)
def test_a_component_that_is_missing_or_there_twice_is_found(damage: object) -> None:
    table = play(game(), "bid 13\ndrop\ndrop\nbuild kazan-moscow\nvalue 8")
    REGISTRY.title("trans-siberian").check(table.state)
    damage(table.state)  # type: ignore[operator]

    with pytest.raises(BrokenInvariant):
        REGISTRY.title("trans-siberian").check(table.state)
