"""What the server tells of its titles, for the lobby."""

import pytest

import ironroad
from ironroad.bots.ratings import bot_ratings
from ironroad.games import REGISTRY
from tests.server.conftest import Meet


@pytest.mark.parametrize("id", ironroad.titles())
def test_a_lobby_is_told_what_a_title_is(meet: Meet, id: str) -> None:
    ann = meet("Ann")
    (told,) = [title for title in ann.ok("GET", "/api/titles") if title["id"] == id]
    meta = REGISTRY.meta(id)

    assert told["minutes"] == list(meta.minutes)
    assert told["weight"] == meta.weight
    assert told["first"] == {"seats": meta.first.seats, "options": meta.first.options}
    assert {bot["level"]: bot["rating"] for bot in told["bots"]} == {
        level: rating.rating for level, rating in bot_ratings(id).items()
    }
    assert [form["id"] for form in told["orders"]] == [form.id for form in meta.orders]


def test_what_never_goes_together_is_told(meet: Meet) -> None:
    ann = meet("Ann")
    told = {title["id"]: title["clashes"] for title in ann.ok("GET", "/api/titles")}
    pairs = {
        frozenset((one["id"], one["value"]) for one in (clash["one"], clash["other"]))
        for clash in told["mini-express"]
    }

    assert frozenset((("map", "usa"), ("variant", "harbor"))) in pairs
    assert frozenset((("map", "europe"), ("variant", "golden-spike"))) in pairs
    assert frozenset((("map", "europe"), ("variant", "harbor"))) not in pairs
    assert told["trans-siberian"] == []


def test_a_title_that_says_little_is_told_too(meet: Meet) -> None:
    ann = meet("Ann")
    (told,) = [title for title in ann.ok("GET", "/api/titles") if title["id"] == "cards"]

    assert (told["minutes"], told["weight"], told["lesson"], told["orders"]) == ([], "", None, [])
    assert told["first"]["seats"] == REGISTRY.meta("cards").seats[0]
