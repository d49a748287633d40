"""The edition workshop: every printed value where it is printed, corrected, checked, shared, played."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from ironroad.cli.edition import sound_edition
from ironroad.core.edition import Edition, parse_edition
from ironroad.core.table import Table
from ironroad.face import load, new
from ironroad.games import REGISTRY
from tests.server.clients import Server
from tests.server.conftest import Meet, meet
from tests.web.people import PHONE, Sit, Visitor, sitter
from tests.web.test_screens import violations

__all__ = ["meet"]
TITLES = REGISTRY.ids()
Change = tuple[str, str, str, Any]
"""Section, entry, name of the value, and what the box says."""

LANE = "0, 1, 2, 3, 5, gap, 10, gap, 15, gap, ?, gap, 20, gap, 25, 31"
KINDS: dict[str, list[Change]] = {
    "mini-express": [
        ("components", "trains", "value", 26),
        ("limits", "area-trains", "value", 4),
        ("metals", "gold", "capacity", 4),
        ("setup", "seats-3", "area", 7),
        ("end", "standard", "depleted", 3),
        ("chart", "length-0", "values", "4, 3, 2"),
        ("demand", "brown-gray", "count", 5),
        ("demand", "brown-orange", "count", 3),
        ("bot-tiles", "refresh", "count", 3),
        ("bot", "share-up-to", "value", 3),
        ("levels", "easy", "area-up-to", 4),
        ("usa-columns", "column-17", "rows", "1, 3, 5, 7"),
        ("usa-starts", "brown", "name", "wilmington"),
        ("usa-cities", "augusta", "metal", "silver"),
        ("usa-golden-spike", "trigger", "city", "san-francisco"),
        ("usa-water", "lake-huron", "hex", "1404"),
        ("europe-columns", "column-15", "rows", "1, 3, 5, 7, 9, 11"),
        ("europe-starts", "brown", "name", "odessa"),
        ("europe-cities", "kiev", "metal", "black"),
        ("europe-harbors", "copenhagen", "hex", "0806"),
        ("europe-water", "adriatic-sea-n", "hex", "0913"),
    ],
    "russian-railroads": [
        ("setup", "rounds", "for-2", 7),
        ("colours", "black", "values", "0, 1"),
        ("railroads", "trans-siberian", "spaces", 16),
        ("advantages", "trans-siberian-2", "space", 3),
        ("scoring", "kiev-1", "points", 2),
        ("industry", "lane", "spaces", LANE),
        ("tiles", "1", "count", 5),
        ("spaces", "any-2", "roubles", 2),
        ("engineers", "1", "workers", 2),
        ("starts", "black", "rewards", "track black 2"),
        ("tokens", "advances", "rewards", "track any 5"),
        ("cards", "four-actions", "rewards", "doubler 1, industry 1, track black 1, again 2"),
        ("bonuses", "flat", "each", 16),
        ("german-railroads", "dresden", "spaces", 10),
        ("german-branches", "berlin", "spaces", 14),
        ("german-areas", "hannover", "first", 3),
        ("german-tiles", "h1", "area", "wurzburg"),
        ("german-advantages", "h1-4", "railroad", "nuremberg"),
        ("german-advantages", "h1-4", "space", 3),
        ("german-advantages", "h1-6", "railroad", "nuremberg"),
        ("german-advantages", "h1-6", "space", 4),
        ("german-scoring", "nuremberg-1", "points", 2),
        ("german-industry", "lane", "spaces", LANE),
        ("german-incomes", "i1", "rewards", "rouble 2"),
        ("coal-setup", "rounds", "for-2", 6),
        ("coal-spaces", "coal", "workers", 2),
        ("coal-starts", "coal", "rewards", "coal 2"),
        ("coal-foundries", "fy1", "rewards", "track black 4"),
        ("coal-boilermen", "1", "factory", "engineer-sum 3"),
        ("new-colours", "revaluation", "values", "0, 2, 3, 7, 9"),
        ("new-setup", "car", "value", 3),
        ("new-engineers", "n1", "letter", "b"),
        ("new-tokens", "special", "rewards", "special 2"),
        ("new-items", "coal-factory", "rewards", "coal-factory 2"),
        ("new-factories", "coal-factory", "factory", "track black 2, burn 4"),
        ("new-burning", "coal", "rewards", "track black 3"),
        ("american-railroads", "rocky-mountain", "spaces", 16),
        ("american-boulders", "track", "space", 9),
        ("american-advantages", "rocky-mountain-2", "space", 3),
        ("american-scoring", "transcontinental-west-9", "points", 11),
        ("american-industry", "lower", "spaces", LANE),
        ("american-lanes", "lower-12", "lane", "upper"),
        ("american-tokens", "advances", "rewards", "track any 5"),
        ("american-factories", "steelworks", "factory", "track black 2"),
        ("american-stock", "levels", "value", 6),
        ("american-dividends", "d1", "rewards", "points 6"),
    ],
    "trans-siberian": [
        ("railroads", "red", "certificates", 6),
        ("setup", "cash-for-3", "value", 49),
        ("costs", "link", "value", 5),
        ("tracks", "dividends", "end", 6),
        ("cities", "abakan", "lat", 54.22),
        ("circles", "beyond-st-petersburg-1", "lat", 59.9),
        ("links", "moscow-st-petersburg", "income", 4),
    ],
}
"""A value of each kind: of every section of every title."""
OPTIONS: dict[str, list[dict[str, str]]] = {
    "mini-express": [{}, {"map": "europe"}],
    "russian-railroads": [
        {"coal": "on", "new-material": "on"},
        {"board": "german"},
        {"board": "american"},
    ],
    "trans-siberian": [{}],
}
"""The options with which all of them are used."""


def shipped(title: str, name: str = "standard") -> Edition:
    texts = REGISTRY.title(title).edition_texts()
    return parse_edition(texts[name], name, title, texts)


def entries(edition: Edition) -> dict[str, Any]:
    return {
        f"{section}.{key}": entry
        for section, found in edition.sections.items()
        for key, entry in found.items()
    }


def visit(visitor: Visitor, title: str, more: str = "") -> Page:
    visitor.open(f"/workshop/{title}/standard{more}")
    visitor.page.wait_for_selector("[data-board] [data-entries]")
    expect_verdict(visitor.page, "sound")
    return visitor.page


def expect_verdict(page: Page, verdict: str) -> None:
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)


def open_entry(page: Page, id: str) -> Locator:
    """Open an entry from the list of all values, and return its form."""
    section = id.partition(".")[0]
    part = page.locator(f"[data-section='{section}']")
    if part.get_attribute("open") is None:
        part.locator("summary").click()
    part.locator(f"[data-choose='{id}']").click()
    return page.locator(f"[data-entry='{id}']")


def set_value(form: Locator, name: str, value: Any) -> None:
    field = form.locator(f"[data-value='{name}']")
    field.fill(str(value))
    field.press("Enter")


def place(page: Page, id: str) -> Locator:
    return page.locator(f"[data-board] [data-entries~='{id}']").first


# What is shown.


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


# Changing a value in place.


def test_a_value_on_the_map_is_corrected_with_the_mouse(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    link = page.locator("[data-board] [data-place='link:omsk-tyumen']")
    expect(link.locator("text").last).to_have_text("2")

    link.click()
    form = page.locator("[data-entry='links.omsk-tyumen']")
    field = form.locator("[data-value='income']")
    field.fill("7")
    field.blur()

    expect(link.locator("text").last).to_have_text("7")
    expect(link).to_have_attribute("data-changed", "")
    expect(form.locator("[data-source]")).to_have_value("my box")
    expect(form.locator("[data-mark-choice]")).to_have_value("printed")
    form.locator("[data-source]").fill("map, between Omsk and Tyumen")
    form.locator("[data-source]").blur()
    difference = page.locator("[data-difference='links.omsk-tyumen']")
    for text in ("income", "2", "7", "map, between Omsk and Tyumen"):
        expect(difference).to_contain_text(text)
    expect_verdict(page, "sound")


def test_changes_are_taken_back_and_done_again(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    link = page.locator("[data-board] [data-place='link:omsk-tyumen']").locator("text").last
    form = open_entry(page, "links.omsk-tyumen")
    set_value(form, "income", 7)
    expect(link).to_have_text("7")
    set_value(form, "income", 8)
    expect(link).to_have_text("8")

    page.click("[data-undo]")
    expect(link).to_have_text("7")
    page.keyboard.press("Control+z")
    expect(link).to_have_text("2")
    expect(page.locator("[data-undo]")).to_be_disabled()
    page.click("[data-redo]")
    expect(link).to_have_text("7")
    page.keyboard.press("Control+Shift+Z")
    expect(link).to_have_text("8")
    expect(page.locator("[data-redo]")).to_be_disabled()

    form.locator("[data-restore]").click()
    expect(link).to_have_text("2")
    expect(page.locator("[data-differences]")).to_have_count(0)
    # The list from which it was opened stays open.
    expect(page.locator("[data-choose='links.omsk-tyumen']")).to_be_visible()


def test_a_value_is_corrected_with_the_keyboard(sit: Sit) -> None:
    page = visit(sit(), "mini-express")
    row = page.locator("[data-board] [data-printed='chart.length-7']")
    handle = row.locator("[role='button']")
    handle.focus()
    page.keyboard.press("Enter")
    form = page.locator("[data-entry='chart.length-7']")
    expect(form.locator("[data-value='values']")).to_be_focused()

    page.keyboard.press("Control+a")
    page.keyboard.type("9, 6, 1")
    page.keyboard.press("Enter")

    expect(row.locator(".value")).to_have_text(["9", "6", "1"])
    page.keyboard.press("Escape")
    expect(page.locator("[data-editor]")).to_have_count(0)
    expect(handle).to_be_focused()


def test_a_value_is_corrected_with_a_finger_on_a_phone(sit: Sit) -> None:
    page = visit(sit(PHONE, has_touch=True, is_mobile=True), "russian-railroads")
    space = page.locator("[data-board] [data-place='space:any-2']")
    expect(space.locator("i.coin")).to_have_count(1)

    space.tap()
    form = page.locator("[data-entry='spaces.any-2']")
    expect(form).to_be_in_viewport()
    set_value(form, "roubles", 2)

    expect(space.locator("i.coin")).to_have_count(2)
    expect(space).to_have_attribute("data-changed", "")
    page.locator("[data-close]").tap()
    expect(page.locator("[data-editor]")).to_have_count(0)


def test_values_are_added_and_removed(sit: Sit) -> None:
    page = visit(sit(), "russian-railroads")
    page.select_option("[data-seats]", "3")
    form = open_entry(page, "spaces.black-2")
    form.locator("[data-more]").select_option("roubles")
    expect(form.locator("[data-value='roubles']")).to_have_value("0")
    set_value(form, "roubles", 1)
    expect(page.locator("[data-place='space:black-2'] i.coin")).to_have_count(1)

    form.locator("[data-drop='roubles']").click()

    expect(page.locator("[data-place='space:black-2'] i.coin")).to_have_count(0)
    form.locator("[data-drop='rewards']").click()
    expect(form.locator("[role='alert']")).to_contain_text("rewards")
    expect_verdict(page, "refused")


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_wrong_is_said_beside_the_value(sit: Sit, language: str) -> None:
    page = visit(sit(language=language), "trans-siberian")
    form = open_entry(page, "tracks.dividends")

    set_value(form, "end", "many")

    alert = form.locator("[role='alert']")
    expect(alert).to_contain_text("many")
    expect(alert).to_contain_text({"en": "whole number", "es": "entero"}[language])
    expect_verdict(page, "refused")
    for tool in ("share", "play"):
        expect(page.locator(f"[data-{tool}]")).to_be_disabled()
    # The board shows what the rules accepted last.
    expect(page.locator("[data-printed='tracks.dividends'] li")).to_have_count(9)
    set_value(form, "end", 6)
    expect(alert).to_have_count(0)
    expect(page.locator("[data-printed='tracks.dividends'] li")).to_have_count(7)
    expect_verdict(page, "sound")


def test_a_value_that_does_not_go_with_a_shipped_one_says_which(sit: Sit) -> None:
    page = visit(sit(), "russian-railroads")
    set_value(open_entry(page, "german-tiles.h1"), "area", "wurzburg")
    expect_verdict(page, "refused")
    expect(page.locator("[data-verdict]")).to_contain_text("h1-4")


def test_hostile_names_and_texts_get_a_sentence_and_stay_text(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    for name, sentence in (
        ("My Box!", "is not a name"),
        ("m" * 70, "at most 64 characters"),
        ("", "is not a name"),
    ):
        page.fill("[data-name]", name)
        page.press("[data-name]", "Enter")
        expect(page.locator("[data-verdict]")).to_contain_text(sentence)
    page.fill("[data-name]", "anna")
    page.press("[data-name]", "Enter")
    form = open_entry(page, "costs.link")
    form.locator("[data-source]").fill('<img src=x onerror="document.title = 1"> "quoted" \\')
    form.locator("[data-source]").press("Enter")
    expect_verdict(page, "sound")
    expect(page.locator("[data-difference='costs.link']")).to_contain_text("<img src=x onerror=")
    form.locator("[data-source]").fill("")
    form.locator("[data-source]").press("Enter")
    expect(form.locator("[role='alert']")).to_contain_text("source")


def test_a_draft_is_kept_when_the_page_is_loaded_again(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    set_value(open_entry(page, "costs.link"), "value", 5)
    expect(page.locator("[data-difference]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-difference='costs.link']")).to_contain_text("5")
    page.click("[data-reset]")
    expect(page.locator("[data-difference]")).to_have_count(0)
    page.reload()
    expect_verdict(page, "sound")
    expect(page.locator("[data-difference]")).to_have_count(0)


# In and out.


def exported(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.click("[data-export]")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_an_edition_is_exported_checked_by_the_command_line_and_imported(
    sit: Sit, tmp_path: Path
) -> None:
    page = visit(sit(), "trans-siberian")
    set_value(open_entry(page, "links.omsk-tyumen"), "income", 7)
    page.fill("[data-name]", "anna")
    page.press("[data-name]", "Enter")
    expect_verdict(page, "sound")
    file = exported(page, tmp_path)
    assert file.name == "trans-siberian-anna.toml"
    edition = sound_edition("trans-siberian", str(file))
    assert edition.name == "anna"
    assert edition.entry("links", "omsk-tyumen").integer("income") == 7

    other = visit(sit(), "trans-siberian")
    other.click("[data-import]")
    other.set_input_files("input[type=file]", file)
    other.click("[data-bring]")

    expect(other.locator("[data-difference='links.omsk-tyumen']")).to_contain_text("7")
    expect(other.locator("[data-name]")).to_have_value("anna")
    expect_verdict(other, "sound")
    assert exported(other, tmp_path / "again").read_text("utf-8") == file.read_text("utf-8")


def test_a_file_that_is_wrong_says_so_with_its_line(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    page.click("[data-import]")
    for text, sentence in (
        ('[edition]\ntitle = "chess"\nname = "x"\n', "line 2"),
        ("[edition\n", "line 1"),
        ('[edition]\ntitle = "trans-siberian"\nname = "a\\nb"\n', "is not a name"),
        ("x" * 200_001, "long"),
    ):
        page.fill("[data-import-text]", text)
        page.click("[data-bring]")
        expect(page.locator("dialog[open] [role='alert']")).to_contain_text(sentence)
    expect(page.locator("[data-difference]")).to_have_count(0)


def test_an_edition_is_shared_by_a_link(sit: Sit) -> None:
    page = visit(sit(), "mini-express")
    set_value(open_entry(page, "usa-cities.boston"), "metal", "gold")
    expect_verdict(page, "sound")
    page.click("[data-share]")
    link = page.locator("[data-link]")
    expect(link).to_have_value(re.compile(r"/workshop/mini-express/standard\?shared=[0-9a-f]{32}$"))

    bob = visit(sit(language="es"), "mini-express", "?" + link.input_value().split("?")[1])

    expect(bob.locator("[data-difference='usa-cities.boston']")).to_contain_text("gold")
    expect(place(bob, "usa-cities.boston")).to_have_attribute("data-changed", "")
    bob.goto(page.url + "?shared=none")
    expect(bob.locator("[role='alert']")).to_contain_text("No existe esa edición compartida")


def test_a_correction_fills_in_the_form(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    form = open_entry(page, "tracks.dividends")
    set_value(form, "end", 9)
    form.locator("[data-source]").fill("board, dividend track")
    form.locator("[data-source]").press("Enter")

    page.click("[data-report]")

    text = page.locator("[data-report-text]")
    expect(text).to_have_value(re.compile("tracks.dividends: end = 9"))
    address = page.locator("[data-form]").get_attribute("href") or ""
    query = parse_qs(urlsplit(address).query)
    template = Path(__file__).parents[2] / ".github/ISSUE_TEMPLATE" / query["template"][0]
    fields = re.findall(r"^    id: (\w+)$", template.read_text("utf-8"), re.MULTILINE)
    assert set(query) - {"template"} == set(fields) - {"printing"}
    assert "[tracks]\ndividends = { end = 8" in query["line"][0]
    assert query["value"] == ["tracks.dividends: end = 9"]
    assert query["place"] == ["tracks.dividends: board, dividend track"]
    assert urlsplit(address).path.endswith("/issues/new")


@pytest.fixture
def silent(own_server: Callable[..., Server], browser: Any) -> Iterator[Sit]:
    """Visitors of a server that names no address for issues."""
    with sitter(browser, own_server(issues="").url) as seated:
        yield seated


def test_without_an_address_the_correction_is_copied(silent: Sit) -> None:
    anna = silent(permissions=["clipboard-read", "clipboard-write"])
    page = visit(anna, "trans-siberian")
    set_value(open_entry(page, "tracks.dividends"), "end", 9)
    page.click("[data-report]")
    expect(page.locator("[data-report-text]")).to_be_visible()
    expect(page.locator("[data-form]")).to_have_count(0)
    page.click("text=Copy the text")
    expect(page.locator("dialog[open] [role='status']")).to_have_text("Copied")
    assert "tracks.dividends: end = 9" in page.evaluate("navigator.clipboard.readText()")


# One value of each kind, and games with it.


def all_kinds(title: str) -> set[str]:
    return set(shipped(title).sections)


@pytest.mark.parametrize("title", TITLES)
def test_one_value_of_each_kind_is_corrected_through_the_page_and_played(
    sit: Sit, title: str
) -> None:
    assert {section for section, *_ in KINDS[title]} == all_kinds(title)
    anna = sit()
    page = visit(anna, title)
    for section, key, name, value in KINDS[title]:
        set_value(open_entry(page, f"{section}.{key}"), name, value)
    changed = {f"{section}.{key}" for section, key, *_ in KINDS[title]}
    expect(page.locator("[data-difference]")).to_have_count(len(changed))
    expect_verdict(page, "sound")
    seats = min([seats for seats in REGISTRY.meta(title).seats if seats > 1])
    for options in OPTIONS[title]:
        anna.open(f"/workshop/{title}/standard")
        expect_verdict(page, "sound")
        for option, value in options.items():
            page.select_option(f"[data-option='{option}']", value)
        expect_verdict(page, "sound")
        page.click("[data-play]")
        page.click(f"[data-play-with='device-{seats}']")
        page.wait_for_url("**/game/*")
        expect(page.locator(".extras")).to_contain_text("edition “mine”")
        text = play_to_the_end(anna)
        own = page.evaluate(
            "([title]) => localStorage.getItem(`ironroad-workshop-${title}-standard`)", [title]
        )
        table = load(text, edition_text=toml_of(title, json.loads(own)))
        assert table.outcome is not None
        assert table.rules.edition.digest != new(title, seats, 1, options).rules.edition.digest


def play_to_the_end(anna: Visitor) -> str:
    """Play all seats at random beside the page; return the record."""
    text: str = anna.page.evaluate(
        """async ([id, seed]) => {
            const base = '/api/games/' + id;
            for (let n = 0; n < 3000; n++) {
                const {position} = await (await fetch(base)).json();
                if (position.status !== 'running') return (await fetch(base + '/record')).text();
                const {actions, version} = position;
                seed = (seed * 48271) % 2147483647;
                const action = actions[seed % actions.length].text;
                const answer = await fetch(base + '/play', {
                    method: 'POST',
                    headers: {'content-type': 'application/json'},
                    body: JSON.stringify({version, action, key: `${id}-${n}`}),
                });
                if (!answer.ok) throw new Error(await answer.text());
            }
            throw new Error('the game does not end');
        }""",
        [anna.id, 7],
    )
    return text


def toml_of(title: str, draft: Any) -> str:
    """Return a kept draft as an edition file, written without the page."""
    lines = ["[edition]", f'title = "{title}"', f'name = "{draft["name"]}"', 'extends = "standard"']
    sections: dict[str, list[str]] = {}
    for id, entry in draft["changes"].items():
        section, key = id.split(".")
        values = {**entry["values"], "mark": entry["mark"], "source": entry["source"]}
        said = ", ".join([f"{name} = {json.dumps(value)}" for name, value in values.items()])
        sections.setdefault(section, []).append(f"{key} = {{ {said} }}")
    for section, entries_of in sections.items():
        lines += [f"[{section}]", *entries_of]
    return "\n".join(lines)


def sequences(table: Table, depth: int) -> int:
    """Return how many sequences of actions there are."""
    if depth == 0:
        return 1
    total = 0
    for action in table.options():
        branch = table.clone()
        branch.play(action)
        total += sequences(branch, depth - 1)
    return total


def test_values_change_counts_and_records(sit: Sit, tmp_path: Path) -> None:
    page = visit(sit(), "trans-siberian")
    set_value(open_entry(page, "setup.cash-for-3"), "value", 20)
    expect_verdict(page, "sound")
    file = exported(page, tmp_path)
    before = new("trans-siberian", 3, seed=1)
    after = new("trans-siberian", 3, seed=1, edition=file)

    assert sequences(after, 2) < sequences(before, 2)
    for table in (before, after):
        chance = Random(1)
        while table.options():
            table.play(chance.choice(table.options()))
    assert before.record() != after.record()
    assert "edition: mine" in after.record()


# For everybody.


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_everybody_can_use_the_workshop(sit: Sit, title: str, size: str) -> None:
    anna = sit(PHONE) if size == "phone" else sit()
    page = visit(anna, title)
    section, key, name, value = KINDS[title][-1]
    set_value(open_entry(page, f"{section}.{key}"), name, value)
    expect_verdict(page, "sound")

    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= (PHONE["width"] if size == "phone" else 1440)
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
