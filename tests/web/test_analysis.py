"""The analysis board in the browser: begun, played on all seats, taken back, branched, named, thought about, shared."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import ironroad
from tests.web.people import PHONE, Sit, Visitor
from tests.web.test_screens import check_size, violations

RECORDS = Path(__file__).parent.parent / "games"
GAMES = {
    "mini-express": "mini_express/records/me-end-depleted.txt",
    "russian-railroads": "russian_railroads/records/rr-end-rounds.txt",
    "trans-siberian": "trans_siberian/records/ts-end-public.txt",
}


def record(title: str) -> str:
    return (RECORDS / GAMES[title]).read_text("utf-8")


def begin(anna: Visitor, title: str = "trans-siberian") -> str:
    """Begin an analysis of a fresh set-up; return its id."""
    anna.open("/analysis")
    anna.page.locator("select[name=title]").select_option(title)
    anna.page.get_by_role("button", name="Begin").first.click()
    anna.page.wait_for_url("**/analysis/*")
    anna.page.wait_for_selector(".choices [data-action]")
    return anna.id


def facts(page: Page, id: str) -> Any:
    return page.evaluate("async (id) => (await fetch('/api/analyses/' + id)).json()", id)


def now(page: Page) -> int:
    """Return the node that is looked at."""
    return int(page.locator("li [aria-current]").get_attribute("data-node") or "")


def choose(page: Page, number: int = 0) -> int:
    """Try a move out and return its node, when its position is seen."""
    before = now(page)
    expect(page.locator(f".choices[data-at='{before}']")).to_be_visible()
    page.locator(".choices [data-action]:not([disabled])").nth(number).click()
    expect(page.locator(f"li [data-node='{before}'][aria-current]")).to_have_count(0)
    after = now(page)
    expect(page.locator(f".choices[data-at='{after}']")).to_be_visible()
    return after


def test_every_seat_is_played_and_moves_branch(sit: Sit) -> None:
    anna = sit()
    id = begin(anna)
    page = anna.page
    start = now(page)
    first = choose(page)
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(f"li [data-node='{start}']")).to_have_attribute("aria-current", "true")
    other = choose(page, -1)
    expect(page.locator("li.variation")).to_have_count(1)
    assert other not in (start, first)
    tree = facts(page, id)["nodes"]
    assert [node["parent"] for node in tree if node["id"] in (first, other)] == [start, start]
    # The keyboard walks, and comes back to the main line.
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"li [data-node='{first}']")).to_have_attribute("aria-current", "true")
    assert violations(page) == []


def test_after_a_choice_the_focus_goes_to_what_is_asked_next(sit: Sit) -> None:
    anna = sit()
    begin(anna)
    page = anna.page
    before = page.locator(".choices").get_attribute("data-at")
    page.locator(".choices [data-action]:not([disabled])").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f".choices:not([data-at='{before}'])")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.choices') !== null")


def test_a_choice_is_of_the_position_that_is_seen_while_the_next_one_loads(sit: Sit) -> None:
    anna = sit()
    id = begin(anna)
    page = anna.page
    start = now(page)
    first = choose(page)
    waiting: list[Route] = []
    page.route(f"**/position?node={start}*", lambda route: waiting.append(route))
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(f"li [data-node='{start}']")).to_have_attribute("aria-current", "true")
    page.locator(".choices [data-action]").last.click()
    expect(page.locator(f"li [data-node='{start}'][aria-current]")).to_have_count(0)
    other = now(page)
    for each in waiting:
        each.continue_()
    expect(page.locator(f".choices[data-at='{other}']")).to_be_visible()
    parents = {node["id"]: node["parent"] for node in facts(page, id)["nodes"]}
    assert parents[other] == first


def test_a_position_is_named_commented_made_the_main_line_and_removed(sit: Sit) -> None:
    anna = sit()
    id = begin(anna)
    page = anna.page
    start = now(page)
    choose(page)
    page.keyboard.press("ArrowLeft")
    other = choose(page, -1)
    expect(page.locator("li.variation")).to_have_count(1)
    page.get_by_label("Name of this position").fill("Bold")
    page.get_by_label("Comment").fill("Why not?")
    page.get_by_label("Comment").blur()
    expect(page.locator("li em")).to_have_text("Bold")
    expect(page.locator("li p")).to_have_text("Why not?")
    page.get_by_role("button", name="Make this the main line").click()
    expect(page.get_by_role("button", name="Make this the main line")).to_have_count(0)
    children = [node["id"] for node in facts(page, id)["nodes"] if node["parent"] == start]
    assert children[0] == other
    page.get_by_role("button", name="Remove this move").click()
    expect(page.locator("li em")).to_have_count(0)
    assert other not in [node["id"] for node in facts(page, id)["nodes"]]


@pytest.mark.parametrize("title", GAMES)
def test_the_search_tells_what_it_thinks_and_goes_on(sit: Sit, title: str) -> None:
    anna = sit()
    begin(anna, title)
    page = anna.page
    page.locator("[data-think]").click()
    told = page.locator("[data-iterations]")
    expect(told).to_have_attribute("data-iterations", re.compile(r"^\d+$"))
    first = int(told.get_attribute("data-iterations") or "")
    expect(told).not_to_have_attribute("data-iterations", str(first))
    page.locator("[data-think]").click()
    shares = page.locator(".chances b").all_inner_texts()
    assert abs(sum([int(share.removesuffix("\u00a0%")) for share in shares]) - 100) <= 2
    option = page.locator("[data-option]").first
    option.hover()
    before = now(page)
    option.click()
    expect(page.locator(f"li [data-node='{before}'][aria-current]")).to_have_count(0)
    assert violations(page) == []


def test_chance_is_dealt_or_chosen(sit: Sit) -> None:
    anna = sit()
    begin(anna, "mini-express")
    page = anna.page
    page.locator("li [data-node='0']").click()
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    page.get_by_label("Deal chance after a move").uncheck()
    offered = page.locator(".choices [data-action]")
    chosen = offered.last.get_attribute("data-action") or ""
    offered.last.click()
    expect(page.locator("li [data-node='0'][aria-current]")).to_have_count(0)
    node = now(page)
    actions = {each["id"]: each["action"] for each in facts(page, anna.id)["nodes"]}
    assert actions[node] == chosen
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.get_by_role("button", name="Deal", exact=True)).to_have_count(0)
    assert facts(page, anna.id)["nodes"][-1]["id"] == now(page)


def test_a_finished_game_opens_from_its_result_and_while_looking_back(sit: Sit) -> None:
    anna = sit()
    id = anna.resume(record("trans-siberian"))
    page = anna.page
    page.locator(".result [data-analyse]").click()
    page.wait_for_url("**/analysis/*")
    expect(page.locator(".choices")).to_contain_text("The game is over")
    anna.open(f"/game/{id}?move=12")
    page.locator(".decision [data-analyse]").click()
    page.wait_for_url("**/analysis/*")
    page.wait_for_selector(".choices [data-action]")
    assert now(page) == 12
    # Those who played are called by their names.
    expect(page.locator("select option", has_text="As Anna sees it")).to_have_count(1)


def test_a_record_is_pasted_and_saved_with_variations(sit: Sit, tmp_path: Path) -> None:
    anna = sit()
    anna.open("/analysis")
    page = anna.page
    page.get_by_placeholder("Paste").fill(record("trans-siberian"))
    page.get_by_role("button", name="Begin").last.click()
    page.wait_for_url("**/analysis/*")
    page.locator("li [data-node='9']").click()
    page.wait_for_selector(".choices [data-action]")
    choose(page, 1)
    page.locator("li [data-node='9']").click()
    page.get_by_role("button", name="Save and play on").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a record").click()
    file = tmp_path / "record.txt"
    saved.value.save_as(file)
    text = file.read_text("utf-8")
    assert "# " in text
    assert ironroad.load(text).moves == ironroad.load(record("trans-siberian")).moves
    # What is no record is said, and what was pasted is still there.
    anna.open("/analysis")
    page.get_by_placeholder("Paste").fill("no record")
    page.get_by_role("button", name="Begin").last.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_placeholder("Paste")).to_have_value("no record")


def test_others_follow_the_link_and_try_out_in_a_copy(sit: Sit) -> None:
    anna, boris = sit(), sit()
    begin(anna)
    choose(anna.page)
    there = anna.page.url
    boris.open(there.removeprefix(boris.url))
    page = boris.page
    expect(page.locator("li [aria-current]")).to_have_attribute("data-node", str(now(anna.page)))
    assert page.get_by_label("Comment").count() == 0
    page.locator(".choices [data-action]").first.click()
    page.wait_for_url(lambda url: "/analysis/" in url and anna.id not in url)
    expect(page.get_by_label("Comment")).to_be_visible()


def test_a_game_is_played_on_and_its_positions_are_closed_meanwhile(sit: Sit) -> None:
    anna = sit()
    begin(anna)
    page = anna.page
    choose(page)
    there = page.url
    page.get_by_role("button", name="Save and play on").click()
    page.get_by_role("button", name="together on this device").click()
    page.wait_for_url("**/game/*")
    page.wait_for_selector(".decision [data-action]")
    page.goto(there)
    expect(page.get_by_text("a game that you are playing").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_page_fits_a_phone(sit: Sit, language: str) -> None:
    anna = sit(PHONE, language=language)
    anna.open("/analysis")
    anna.page.wait_for_selector("select[name=title]")
    check_size(anna, PHONE["width"])
    assert violations(anna.page) == []
    anna.page.locator("form button.primary").first.click()
    anna.page.wait_for_url("**/analysis/*")
    anna.page.wait_for_selector(".choices [data-action]")
    check_size(anna, PHONE["width"])
    assert violations(anna.page) == []
