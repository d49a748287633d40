"""The review of a finished game in the browser: asked for, looked at, stepped through, played on from."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ironroad.server.reviews import desk
from ironroad.study.review import Strength
from tests.web.people import PHONE, Sit, Visitor
from tests.web.test_phone import check_study
from tests.web.test_screens import violations

RECORDS = Path(__file__).parent.parent / "games"
GAMES = {
    "mini-express": "mini_express/records/me-end-depleted.txt",
    "russian-railroads": "russian_railroads/records/rr-end-rounds.txt",
    "trans-siberian": "trans_siberian/records/ts-end-public.txt",
}
LONG = 120_000
"""Milliseconds that a review may take on a busy machine."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews think little, so that the page is soon there."""
    strengths = {name: Strength(name, 6) for name in ("quick", "thorough")}
    monkeypatch.setattr(desk, "STRENGTHS", strengths)


def reviewed(anna: Visitor, title: str, ask: str = "Review this game") -> str:
    """Import a finished game and have it reviewed; return its id."""
    id = anna.resume((RECORDS / GAMES[title]).read_text("utf-8"))
    anna.page.click(".result a[href$='/review']")
    anna.page.get_by_role("button", name=ask).click()
    expect(anna.page.locator("svg.chances")).to_be_visible(timeout=LONG)
    return id


@pytest.mark.parametrize("title", GAMES)
def test_a_game_is_reviewed_and_its_turning_points_stand_on_the_board(sit: Sit, title: str) -> None:
    anna = sit()
    id = reviewed(anna, title)
    page = anna.page

    data = page.evaluate("async (id) => (await fetch(`/api/games/${id}/review`)).json()", id)
    review = data["review"]
    expect(page.locator("polyline.line")).to_have_count(len(review["final"]))
    bands = page.locator("polygon.band")
    expect(bands).to_have_count(len(review["final"]))
    corners = (bands.first.get_attribute("points") or "").split(" ")
    assert len(corners) == 2 * len(review["decisions"])
    points = page.locator(".told ol").first.locator("button")
    expect(points).to_have_count(len(review["turning_points"]))
    assert 1 <= len(review["turning_points"]) <= 7
    last = review["turning_points"][-1]["move"]
    points.last.click()
    expect(page.locator("#decision")).to_contain_text(f"Move {last}")
    expect(page.locator(".board svg, .board section").first).to_be_visible()
    assert violations(page) == []


def test_how_far_a_review_is_comes_over_the_socket(sit: Sit) -> None:
    anna = sit()
    anna.resume((RECORDS / GAMES["russian-railroads"]).read_text("utf-8"))
    page = anna.page
    page.click(".result a[href$='/review']")
    page.get_by_role("button", name="Review this game").wait_for()
    page.route("**/review?*", lambda route: route.abort())
    page.get_by_role("button", name="Review this game").click()
    # It goes on although nobody can ask; when it is done, the review is asked for.
    expect(page.locator("progress")).to_have_attribute("value", re.compile("[1-9]"), timeout=LONG)
    page.unroute("**/review?*")
    expect(page.locator("svg.chances")).to_be_visible(timeout=LONG)


def test_the_line_is_stepped_through_and_the_game_played_on(sit: Sit) -> None:
    anna = sit()
    reviewed(anna, "trans-siberian")
    page = anna.page
    board = page.locator(".board")

    expect(board).to_have_attribute("data-steps", "0")
    page.get_by_role("button", name="One decision on").click()
    expect(board).to_have_attribute("data-steps", "1")
    expect(page.locator(".line .now")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("data-steps", "0")
    other = page.locator("dd button.other").first
    name = other.inner_text()
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(board).to_have_attribute("data-steps", "1")
    first = page.locator(".line .now")
    expect(first).to_have_count(1)
    assert first.inner_text() in name
    other.click()
    expect(other).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowLeft")
    before = page.inner_text("#decision")
    page.keyboard.press("n")
    expect(page.locator("#decision")).not_to_have_text(before)
    page.keyboard.press("p")
    expect(page.locator("#decision")).to_have_text(before)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/analysis/*")
    page.wait_for_selector(".choices [data-action]")


def test_a_review_has_an_address_and_reads_in_spanish(sit: Sit) -> None:
    anna = sit(language="es")
    id = reviewed(anna, "trans-siberian", "Revisar esta partida")
    boris = sit(language="es")
    boris.open(f"/games/{id}/review?strength=quick")

    expect(boris.page.locator("h1")).to_contain_text("Revisión")
    expect(boris.page.locator(".told h2").first).to_have_text("Momentos decisivos")
    expect(boris.page.locator(".told ol").first.locator("button").first).to_contain_text(
        "Era mejor"
    )


def test_the_review_fits_a_phone(sit: Sit) -> None:
    """The board has the screen, what is looked at a sheet over it; a turning point leads to the board."""
    anna = sit(PHONE, has_touch=True)
    reviewed(anna, "trans-siberian")
    page = anna.page
    check_study(anna, 3)
    page.tap("[data-go=review]")
    expect(page.locator("[data-go=review]")).to_have_attribute("aria-current", "true")
    points = page.locator(".told ol").first.locator("button")

    points.last.tap()

    expect(points.last).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-go=review]")).to_have_attribute("aria-current", "false")
    expect(page.locator("#decision")).to_be_in_viewport()
    before = page.inner_text("#decision")
    page.get_by_role("button", name="The marked decision before").tap()
    expect(page.locator("#decision")).not_to_have_text(before)
