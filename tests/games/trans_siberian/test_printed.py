"""Every printed value is held: the editions say what the tables of ``printed`` say, and the rule set reads it."""

from typing import Any

import pytest

from ironroad.core.edition import Edition
from ironroad.core.message import Message
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.games.trans_siberian import components
from ironroad.games.trans_siberian.actions import Rules
from ironroad.locale import Words
from tests.games.trans_siberian import printed
from tests.games.trans_siberian.printed import (
    ALL_LINKS,
    CIRCLES,
    CITIES,
    JUNCTIONS,
    city_id,
    places,
)

Rows = list[tuple[str, dict[str, Any], str]]
"""Key, values and mark of each entry of a section."""

EDITIONS = {"standard": printed.NATIONALIZATION, "steps-of-four": printed.STEPS_OF_FOUR}


def ruleset(edition: str) -> Rules:
    rules = rules_for("trans-siberian", 3, edition=edition)
    assert isinstance(rules, Rules)
    return rules


def rows(edition: Edition, section: str) -> Rows:
    return [(entry.key, entry.data, entry.mark) for entry in edition.entries(section)]


def values(mark: str, **entries: int) -> Rows:
    return [(key.replace("_", "-"), {"value": value}, mark) for key, value in entries.items()]


def railroads() -> Rows:
    names = ("certificates", "cubes", "opens-in-phase")
    return [
        (id, dict(zip(names, numbers, strict=True)), "printed")
        for id, numbers in printed.RAILROADS.items()
    ]


def setup() -> Rows:
    return [
        *[(f"cash-for-{n}", {"value": cash}, "printed") for n, cash in printed.CASH.items()],
        *values("printed", minimum_bid=printed.MINIMUM_BID),
        ("home", {"city": printed.HOME}, "printed"),
        *values("printed", unsold_advance=printed.UNSOLD_ADVANCE),
        *values("printed", nationalized_advance=printed.NATIONALIZED_ADVANCE),
    ]


def costs() -> Rows:
    return values(
        "printed",
        link=printed.LINK,
        jump=printed.JUMP,
        surcharge=printed.SURCHARGE,
        external=printed.EXTERNAL,
        external_jump=printed.EXTERNAL_JUMP,
        two_certificates=printed.TWO_CERTIFICATES,
    )


def tracks(nationalization: list[int]) -> Rows:
    income = {"last": printed.INCOME_LAST, "black": printed.BLACK_SPACES}
    return [
        ("stock", {"values": printed.STOCK}, "derived"),
        *values("printed", phase_shift=printed.PHASE_SHIFT),
        ("income", income, "derived"),
        ("nationalization", {"values": nationalization}, "reconstructed"),
        ("dividends", {"end": printed.DIVIDENDS_END}, "reconstructed"),
        ("timing", {"end": printed.TIMING_END}, "printed"),
    ]


def cities() -> Rows:
    return [
        (city_id(name), {"lat": lat, "lon": lon}, "derived") for name, lat, lon in places(CITIES)
    ]


def circles() -> Rows:
    return [(id, {"lat": lat, "lon": lon}, "reconstructed") for id, lat, lon in places(CIRCLES)]


def links() -> Rows:
    found: Rows = []
    for link in ALL_LINKS:
        data: dict[str, Any] = {"ends": link.ends, "income": link.income}
        if link.circle:
            data["circle"] = link.circle
        if link.id in JUNCTIONS:
            data["lat"], data["lon"] = JUNCTIONS[link.id]
        named = link.id in ("tyumen-yekaterinburg", "omsk-tyumen")  # p. 3, p. 6: link and income
        found.append((link.id, data, "printed" if named else "derived"))
    return found


@pytest.mark.parametrize("name", EDITIONS)
def test_every_value_and_mark_of_an_edition_is_the_printed_one(name: str) -> None:
    edition = ruleset(name).edition
    expected = {
        "railroads": railroads(),
        "setup": setup(),
        "costs": costs(),
        "tracks": tracks(EDITIONS[name]),
        "cities": cities(),
        "circles": circles(),
        "links": links(),
    }

    assert (edition.title, edition.name) == ("trans-siberian", name)
    assert list(edition.sections) == list(expected)
    for section, entries in expected.items():
        assert rows(edition, section) == entries


def test_these_are_all_editions() -> None:
    assert list(REGISTRY.meta("trans-siberian").editions) == list(EDITIONS)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_rule_set_reads_the_tracks_and_costs(name: str) -> None:
    rules = ruleset(name)
    track, cost, start = rules.tracks, rules.costs, rules.start

    assert track.stock == printed.STOCK
    assert track.stock[track.stock_last] == 75
    assert (track.phase_shift, track.income_last) == (48, 70)
    assert track.black == printed.BLACK_SPACES
    assert [n for n in range(71) if track.black_up_to[n] > track.black_up_to[max(n - 1, 0)]] == (
        printed.BLACK_SPACES
    )
    assert track.nationalization == EDITIONS[name]
    assert (track.dividends_end, track.timing_end) == (8, 5)
    assert (cost.link, cost.jump, cost.surcharge) == (4, 2, 4)
    assert (cost.external, cost.external_jump, cost.two_certificates) == (8, 4, 4)
    assert start.cash == {3: 48, 4: 40, 5: 32}
    assert (start.minimum_bid, start.unsold_advance, start.nationalized_advance) == (8, 3, 3)


def test_the_rule_set_reads_railroads_and_map() -> None:
    rules = ruleset("standard")
    board = rules.map

    assert list(components.RAILROADS) == list(printed.RAILROADS)
    assert rules.components.certificates == [5, 5, 5, 5, 3, 3]
    assert rules.components.link_cubes == [32 - 2] * 6
    assert rules.components.auctioned == [[0, 1, 2, 3], [4, 5]]
    assert [board.cities[city] for city in range(len(board.cities)) if board.home >> city & 1] == [
        printed.HOME
    ]
    assert board.links == [link.id for link in ALL_LINKS]
    assert board.income == [link.income for link in ALL_LINKS]
    assert board.external == [link.circle != "" for link in ALL_LINKS]
    assert [[board.cities[city] for city in ends] for ends in board.ends] == [
        link.ends for link in ALL_LINKS
    ]
    assert [board.circles[place] if place >= 0 else "" for place in board.circle] == [
        link.circle for link in ALL_LINKS
    ]
    assert board.positions == [(lat, lon) for _, lat, lon in places(CITIES)]
    assert board.circle_positions == [(lat, lon) for _, lat, lon in places(CIRCLES)]
    assert board.junctions == [JUNCTIONS.get(link.id) for link in ALL_LINKS]


def test_cities_have_the_names_of_the_board() -> None:
    words = Words("en")

    assert [words.format(Message(f"ts-city-{city_id(name)}")) for name, _, _ in places(CITIES)] == [
        name for name, _, _ in places(CITIES)
    ]
