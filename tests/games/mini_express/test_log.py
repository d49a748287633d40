"""What people are told: every move of a piece, once, with its numbers."""

from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games.mini_express.state import SPIKE_EAST
from tests.games.mini_express.positions import fresh, occurring, play


def words(table: Table, since: int = 0) -> list[str]:
    """Return the events as short texts, names by their ids."""
    return [short(message) for _, message in table.log()][since:]


def short(message: Message) -> str:
    """Return an event with its arguments in the order of their names."""
    parts = [message.id.removeprefix("me-event-")]
    for name in sorted(message.args):
        value = message.args[name]
        text = value.id.split("-", 2)[-1] if isinstance(value, Message) else str(value)
        parts.append(f"{name}={text}")
    return " ".join(parts)


def test_the_set_up() -> None:
    table = play(fresh(3, map="europe"), "deal gray-white\ndeal brown-brown")
    assert words(table) == [
        "dealt city=kiev tile=tile",
        "dealt city=bucharest tile=tile",
    ]
    while table.options()[0].startswith("deal"):
        play(table, table.options()[0])
    play(table, "start seat-3\nclaire: choose gray")

    assert words(table)[-2:] == ["start seat=2", "chose company=gray count=1 seat=2"]


def test_the_starting_shares_of_the_bot() -> None:
    table = fresh(1, level="hard")
    while table.options()[0].startswith("deal"):
        play(table, table.options()[0])
    since = len(table.log())
    play(table, "choose gray\nchoose white\ndraw 1-1")

    assert words(table, since) == [
        "chose company=gray count=1 seat=0",
        "chose company=white count=1 seat=0",
        "bot-company company=gray",
        "chose company=gray count=2 seat=bot",
    ]


def test_leftovers_go_to_the_bot_where_there_are_any() -> None:
    table = fresh(2)
    while table.options()[0].startswith("deal"):
        play(table, table.options()[0])
    play(table, "start seat-1")
    since = len(table.log())
    play(table, "choose brown\nchoose brown\nchoose gray\nchoose white")

    assert words(table, since + 4) == [
        "chose company=gray count=1 seat=bot",
        "chose company=orange count=2 seat=bot",
        "chose company=white count=1 seat=bot",
    ]


def test_a_share() -> None:
    table = play(occurring(area={"gray": 1}), "ada: share gray")

    assert words(table) == [
        "share company=gray paid=1 seat=0",
        "trains company=gray count=3",
    ]


def test_a_share_into_a_full_area_adds_no_trains() -> None:
    table = occurring(area={"gray": 5}, influence={"gray": [5, 1, 1]})

    assert words(play(table, "ada: share gray")) == ["share company=gray paid=5 seat=0"]


def test_a_build() -> None:
    table = occurring(
        grown={"gray": ["atlanta"]},
        tiles={"atlanta": "white-white"},
        area={"gray": 2, "white": 4},
        length={"white": 14},
    )
    play(table, "ada: build white\nada: to atlanta")

    # The route has no branch: nobody is asked, and no choice is reported as forced.
    assert words(table) == [
        "built city=atlanta company=white seat=0 trains=2",
        "trains company=gray count=1",
        "length company=white length=15 steps=1",
        "influence company=white seat=0 steps=2",
    ]


def test_a_build_at_the_end_of_the_chart() -> None:
    table = occurring(tiles={"atlanta": "gray-white"}, length={"white": 15})
    play(table, "ada: build white\nada: to atlanta")

    assert words(table) == [
        "built city=atlanta company=white seat=0 trains=2",
        "influence company=gray seat=0 steps=1",
        "influence company=white seat=0 steps=1",
    ]


def test_a_turn_of_the_bot() -> None:
    table = occurring(seats=1, current=1, area={"gray": 1}, target="boston")
    play(table, "draw 1-2")

    assert words(table) == [
        "bot-company company=gray",
        "bot-target city=charleston",
        "share company=gray paid=0 seat=bot",
        "trains company=gray count=3",
    ]


def test_influence_with_a_share_of_the_bot() -> None:
    table = occurring(seats=1, current=1, area={"gray": 1}, target="boston", level="expert")
    play(table, "draw 1-2")

    assert words(table)[-1] == "influence company=gray seat=bot steps=1"


def test_the_first_company_in_omaha() -> None:
    table = occurring(
        variant="golden-spike",
        grown={"brown": ["louisville", "fort-smith", "tulsa"]},
        tiles={"omaha": "gray-white"},
    )
    play(table, "ada: build brown\nada: to omaha")

    assert words(table)[-5:] == [
        "spike-east company=brown",
        "spike-coast city=san-francisco company=gray",
        "spike-coast city=san-francisco company=orange",
        "spike-coast city=san-francisco company=white",
        "closed city=san-francisco",
    ]


def test_the_last_spike() -> None:
    table = occurring(
        variant="golden-spike",
        grown={
            "brown": ["louisville", "chicago", "omaha"],
            "orange": ["louisville", "fort-smith", "tulsa", "omaha"],
            "gray": ["denver by 0107 0208 0309 0408"],
        },
        starts={"gray": ["san-francisco"], "orange": ["san-francisco"], "white": ["san-francisco"]},
        closed=["san-francisco"],
        tiles={"denver": "gray-white"},
        spike=SPIKE_EAST,
        east="brown",
    )
    play(table, "ada: build orange\nada: to denver")
    while table.options()[0].startswith("via"):
        play(table, table.options()[0])
    assert words(table)[-1] == "spike-driven"
    play(table, "ada: west gray")

    assert words(table)[-3:] == [
        "spike-west company=gray seat=0",
        "length company=brown length=2 steps=2",
        "length company=gray length=2 steps=2",
    ]


def test_a_harbor() -> None:
    table = occurring(map="europe", variant="harbor", tiles={"kiev": "orange-purple"})
    play(table, "build gray\nto kiev\ninfluence white\nharbor le-havre")

    assert words(table)[-2:] == [
        "influence company=white seat=0 steps=1",
        "harbor company=orange harbor=le-havre seat=0",
    ]


def test_the_end() -> None:
    table = occurring(
        current=2,
        shares={"brown": 0, "gray": 1},
        area={"gray": 0},
        held={"brown": [2, 2, 2], "gray": [2, 2, 1]},
    )
    play(table, "claire: share gray")

    assert words(table) == [
        "share company=gray paid=0 seat=2",
        "depleted company=gray",
        "trains company=gray count=3",
        "scored company=brown count=2 player=0 points=8 seat=0 value=4",
        "scored company=brown count=2 player=1 points=8 seat=1 value=4",
        "scored company=brown count=2 player=2 points=8 seat=2 value=4",
        "scored company=gray count=2 player=0 points=8 seat=0 value=4",
        "scored company=gray count=2 player=1 points=8 seat=1 value=4",
        "scored company=gray count=2 player=2 points=8 seat=2 value=4",
        "end reason=depleted",
    ]
