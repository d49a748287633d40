"""The edition workshop: every printed value where it is printed, for everybody."""

import re

import pytest
from playwright.sync_api import expect

from ironroad.games import REGISTRY
from tests.server.conftest import Meet, meet
from tests.web.people import DESK, PHONE, Sit
from tests.web.test_screens import violations
from tests.web.workshop import (
    KINDS,
    all_kinds,
    entries,
    expect_verdict,
    open_entry,
    place,
    set_value,
    shipped,
    visit,
)

__all__ = ["meet"]
TITLES = REGISTRY.ids()


@pytest.mark.parametrize("title", TITLES)
def test_every_value_is_shown_with_mark_and_source(sit: Sit, title: str) -> None:
    page = visit(sit(), title)
    expected = entries(shipped(title))

    rows = page.locator("[data-choose]").evaluate_all(
        """(rows) => rows.map((row) => [row.dataset.choose, row.querySelector('.mark').textContent,
            row.querySelector('.source').textContent, row.querySelector('.values').textContent])"""
    )

    assert {row[0]: (row[1], row[2]) for row in rows} == {
        id: (entry.mark, entry.source) for id, entry in expected.items()
    }
    for id, _, _, values in rows:
        for value in expected[id].data.values():
            said = ", ".join(map(str, value)) if isinstance(value, list) else value
            if not isinstance(value, bool | float):
                assert str(said) in values


@pytest.mark.parametrize("title", TITLES)
def test_the_filter_leaves_reconstructed_values_alone(sit: Sit, title: str) -> None:
    page = visit(sit(), title)
    expected = {
        id for id, entry in entries(shipped(title)).items() if entry.mark == "reconstructed"
    }
    before = page.locator("[data-board] [data-entries]").count()

    page.click("[data-filter='reconstructed']")

    expect(page.locator("[data-choose]")).to_have_count(len(expected))
    rows = page.locator("[data-choose]").evaluate_all("(rows) => rows.map((r) => r.dataset.choose)")
    assert set(rows) == expected
    marks = page.locator("[data-board] [data-entries]").evaluate_all(
        "(found) => found.map((each) => each.dataset.mark)"
    )
    assert set(marks) == {"reconstructed"}
    assert len(marks) < before
    expect(page.locator("[data-filter='reconstructed']")).to_contain_text(str(len(expected)))


@pytest.mark.parametrize(
    ("title", "options", "ids"),
    [
        (
            "trans-siberian",
            {},
            [
                *("links.moscow-smolensk", "cities.omsk", "circles.beyond-orsk", "setup.home"),
                *("tracks.stock", "tracks.dividends", "tracks.nationalization", "railroads.red"),
            ],
        ),
        (
            "mini-express",
            {},
            [
                *("usa-cities.boston", "usa-starts.brown"),
                *("usa-columns.column-9", "chart.length-7"),
            ],
        ),
        (
            "mini-express",
            {"map": "europe", "variant": "harbor"},
            ["europe-cities.kiev", "europe-harbors.kavala"],
        ),
        (
            "russian-railroads",
            {},
            [
                *("spaces.any-2", "tiles.3", "railroads.kiev", "advantages.trans-siberian-2"),
                *("scoring.kiev-1", "industry.lane", "tokens.advances"),
            ],
        ),
        (
            "russian-railroads",
            {"board": "german", "coal": "on"},
            [
                *("german-tiles.h1", "german-branches.berlin", "german-scoring.dresden-7"),
                *("german-incomes.i1", "german-industry.lane", "coal-spaces.coal"),
            ],
        ),
        (
            "russian-railroads",
            {"board": "american"},
            [
                *("american-stock.levels", "american-boulders.track", "american-industry.upper"),
                "american-lanes.upper-7",
            ],
        ),
    ],
)
def test_values_are_found_where_they_are_printed(
    sit: Sit, title: str, options: dict[str, str], ids: list[str]
) -> None:
    page = visit(sit(), title)
    for option, value in options.items():
        page.select_option(f"[data-option='{option}']", value)
    for id in ids:
        expect(place(page, id)).to_be_attached()
    expect_verdict(page, "sound")


def test_a_title_of_another_distribution_has_a_workshop(sit: Sit) -> None:
    anna = sit()
    anna.open("/workshop/cards/standard")
    expect_verdict(anna.page, "sound")
    form = open_entry(anna.page, "rounds.three")
    set_value(form, "value", 2)
    expect(anna.page.locator("[data-difference='rounds.three']")).to_contain_text("2")
    expect_verdict(anna.page, "sound")


def test_the_lobby_leads_to_the_workshop(sit: Sit) -> None:
    anna = sit()
    anna.open().page.click("[data-title='trans-siberian']")
    anna.page.click("[data-workshop]")
    expect(anna.page.locator("h1")).to_contain_text("Trans-Siberian Railroad")
    anna.page.click("text=Another reading of the Nationalization Track")
    expect(anna.page).to_have_url(re.compile("/workshop/trans-siberian/steps-of-four$"))
    expect_verdict(anna.page, "sound")
    form = open_entry(anna.page, "tracks.nationalization")
    expect(form.locator("[data-value='values']")).to_have_value(re.compile("64, 68, 72$"))


@pytest.mark.parametrize("title", TITLES)
def test_everybody_can_use_the_workshop(sit: Sit, title: str) -> None:
    anna = sit(PHONE)
    page = visit(anna, title)
    section, key, name, value = KINDS[title][-1]
    set_value(open_entry(page, f"{section}.{key}"), name, value)
    expect_verdict(page, "sound")

    for size in (PHONE, DESK):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        anna.settle()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert violations(page) == []


@pytest.mark.parametrize("title", TITLES)
def test_all_words_are_spanish_for_who_speaks_it(sit: Sit, title: str) -> None:
    page = visit(sit(language="es"), title)
    expect(page.locator("h1")).to_contain_text("Taller de ediciones")
    sections = page.locator("[data-section] summary span:first-child").all_inner_texts()
    assert not set(sections) & all_kinds(title)
    names = page.locator("[data-choose] .values i").evaluate_all(
        "(found) => [...new Set(found.map((each) => each.textContent))]"
    )
    raw = {name for entry in entries(shipped(title)).values() for name in entry.data}
    assert not set(names) & (raw - {"metal"})
    marks = page.locator("[data-choose] .mark").evaluate_all(
        "(found) => [...new Set(found.map((each) => each.textContent))]"
    )
    assert set(marks) <= {"impreso", "deducido", "reconstruido"}


def test_a_game_at_a_table_says_which_edition_it_plays(meet: Meet, sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    set_value(open_entry(page, "costs.link"), "value", 5)
    expect_verdict(page, "sound")
    page.click("[data-play]")
    page.click("[data-play-with='friends-3']")
    page.wait_for_url("**/game/*")
    expect(page.locator("main")).to_contain_text("mine")
    id = page.url.rsplit("/", 1)[1]
    table = meet("Bob").game(id)["table"]
    assert (table["edition"], table["own_edition"]) == ("mine", True)
