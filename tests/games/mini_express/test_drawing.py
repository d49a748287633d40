"""The maps as SVG."""

from xml.etree import ElementTree

import pytest

from ironroad.core.message import Message
from ironroad.games import REGISTRY
from ironroad.games.mini_express.drawing import MAPS, as_name, draw
from tests.games.mini_express.positions import rules

SPACE = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", MAPS)
def test_a_map_shows_every_hex_with_its_id_and_every_city_with_its_capacity(name: str) -> None:
    found = rules(3, map=name)
    root = ElementTree.fromstring(draw(found.edition, name))
    texts = [element.text for element in root.iter(f"{SPACE}text")]
    board = found.map

    assert len(list(root.iter(f"{SPACE}polygon"))) == board.count
    assert set(board.hexes) <= set(texts)
    for city in range(board.city_count):
        assert f"{city + 1} · {board.capacity[city]}" in texts
        assert board.cities[city].replace("-", " ").title() in texts
    assert ("⚓" in texts) == (name == "europe")


def test_a_coast_runs_where_nothing_can_be_built() -> None:
    found = rules(3)
    root = ElementTree.fromstring(draw(found.edition, "usa"))
    open_sides = [near for near in found.map.neighbours if near == found.map.count]

    assert len(list(root.iter(f"{SPACE}line"))) == len(open_sides)
    assert len(list(root.iter(f"{SPACE}circle"))) == 1


def test_names_can_be_given_in_a_language() -> None:
    def shout(message: Message) -> str:
        return message.id.upper() + " & CO"

    assert "ME-CITY-TULSA &amp; CO" in draw(rules(3).edition, "usa", shout)


def test_the_title_draws_each_map_once() -> None:
    drawn = REGISTRY.title("mini-express").drawings(rules().edition, as_name)

    assert list(drawn) == list(MAPS)
    assert drawn["usa"] == draw(rules().edition, "usa")
