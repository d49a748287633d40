"""A position set up by hand in the browser: placed, refused in words, analysed, thought about, played on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.people import DESK, PHONE, Sit, Visitor
from tests.web.test_screens import violations

TABLET = {"width": 820, "height": 1180}
WRONG = {
    "trans-siberian": ("treasury-yellow", "5", "Yellow, so it has no treasury"),
    "russian-railroads": ("track-trans-siberian-gray-1", "5", "must stay behind the black one"),
    "mini-express": ("shares-brown-1", "1", "Before the draft nobody has a Share"),
}
"""For each title a field, a value that it cannot have after the set-up, and what the page says."""


def visit(anna: Visitor, title: str, seats: int = 3) -> Page:
    anna.open(f"/position/{title}?seats={seats}")
    expect_verdict(anna.page, "sound")
    return anna.page


def expect_verdict(page: Page, verdict: str) -> None:
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)


def fill(page: Page, field: str, value: str) -> None:
    """Set a field, in a group that may be closed."""
    place = page.locator(f".fields [data-field='{field}']")
    place.evaluate("(field) => (field.closest('details').open = true)")
    box = place.locator("input, select")
    if box.evaluate("(box) => box.matches('select')"):
        box.select_option(value)
    else:
        box.fill(value)
        box.blur()


def check_sizes(page: Page, width: int) -> None:
    """Nothing is wider than the screen, and fingers find everything beside the board."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        """() => [...document.querySelectorAll('.bench :is(button, select, input, summary)')]
            .filter((e) => e.checkVisibility() && !e.closest('.board') && e.type !== 'checkbox')
            .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
            .filter(([, box]) => box.width < 39.5 || box.height < 39.5)
            .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
    )
    assert small == []


@pytest.mark.parametrize("title", WRONG)
def test_a_position_is_refused_analysed_thought_about_and_played_on(sit: Sit, title: str) -> None:
    anna = sit()
    anna.open("/analysis")
    page = anna.page
    page.locator("select[name=title]").select_option(title)
    page.locator("[data-by-hand]").click()
    expect_verdict(page, "sound")
    field, value, reason = WRONG[title]
    fill(page, field, value)
    expect_verdict(page, "refused")
    expect(page.locator("[data-verdict]")).to_contain_text(reason)
    expect(page.locator("[data-analyse]")).to_be_disabled()
    assert violations(page) == []
    page.click("[data-undo]")
    expect_verdict(page, "sound")
    page.click("[data-analyse]")
    page.wait_for_url("**/analysis/*")
    page.wait_for_selector(".choices [data-action]")
    page.get_by_role("button", name="Think").click()
    expect(page.locator("section.engine")).to_contain_text(re.compile(r"\d+\s%"))
    page.get_by_role("button", name="Save and play on").click()
    page.get_by_role("button", name="against the computer").click()
    page.wait_for_url("**/game/*")


def test_a_place_of_the_board_leads_to_its_fields(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    link = page.locator("[data-board] [data-entries='cube-moscow-oryol']").first
    link.dispatch_event("click")
    editor = page.locator("[data-editor]")
    expect(editor.locator("[data-field]")).to_have_attribute("data-field", "cube-moscow-oryol")
    editor.locator("select").select_option("red")
    expect(editor).to_contain_text("Nobody holds a certificate of Red")
    page.keyboard.press("Escape")
    expect(editor).to_have_count(0)
    page.locator("[data-blamed]").click()
    expect(editor.locator("select")).to_be_focused()


def test_a_position_of_an_analysis_is_changed_by_hand(sit: Sit) -> None:
    anna = sit()
    page = visit(anna, "trans-siberian")
    fill(page, "cash-1", "33")
    expect_verdict(page, "sound")
    page.click("[data-analyse]")
    page.wait_for_url("**/analysis/*")
    page.wait_for_selector(".choices [data-action]")
    page.get_by_role("button", name="Save and play on").click()
    page.locator("[data-by-hand]").click()
    page.wait_for_url("**/position/*")
    expect_verdict(page, "sound")
    expect(page.locator(".fields [data-field='cash-1'] input")).to_have_value("33")


def test_another_edition_is_chosen_and_the_pieces_stay(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    fill(page, "cash-1", "33")
    expect_verdict(page, "sound")
    with page.expect_response(lambda answer: answer.url.endswith("/position")) as answered:
        page.click("[data-edition='steps-of-four']")
    assert '"edition":"steps-of-four"' in (answered.value.request.post_data or "")
    expect(page.locator("[data-edition='steps-of-four']")).to_have_attribute("aria-pressed", "true")
    expect_verdict(page, "sound")
    expect(page.locator(".fields [data-field='cash-1'] input")).to_have_value("33")
    text = answered.value.json()["text"]
    assert "steps-of-four" in text
    page.click("[data-undo]")
    expect(page.locator("[data-edition='standard']")).to_have_attribute("aria-pressed", "true")


def test_an_edition_is_chosen_before_the_beginning(sit: Sit) -> None:
    anna = sit()
    anna.open("/analysis")
    page = anna.page
    page.locator("select[name=title]").select_option("trans-siberian")
    page.locator("select[name=edition]").select_option("steps-of-four")
    page.locator("[data-by-hand]").click()
    expect_verdict(page, "sound")
    expect(page.locator("[data-edition='steps-of-four']")).to_have_attribute("aria-pressed", "true")


def test_steps_are_taken_back_and_the_text_is_copied(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    more = page.locator(".fields [data-field='cash-2'] button").first
    more.click()
    more.click()
    expect(page.locator(".fields [data-field='cash-2'] input")).to_have_value("46")
    page.locator("h1").click()
    page.keyboard.press("Control+z")
    expect(page.locator(".fields [data-field='cash-2'] input")).to_have_value("47")
    page.click("[data-reset]")
    expect(page.locator(".fields [data-field='cash-2'] input")).to_have_value("48")
    page.click("[data-copy]")
    expect(page.locator("[data-copy]")).to_have_text("Copied")


@pytest.mark.parametrize("title", WRONG)
def test_it_fits_every_screen(sit: Sit, title: str) -> None:
    anna = sit(TABLET)
    page = visit(anna, title)
    field, value, _ = WRONG[title]
    fill(page, field, value)
    expect_verdict(page, "refused")
    fits(anna, TABLET)
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    anna.speak("es")
    fits(anna, DESK)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    fits(anna, PHONE)


def fits(anna: Visitor, size: dict[str, int]) -> None:
    anna.settle()
    expect_verdict(anna.page, "refused")
    check_sizes(anna.page, size["width"])
    assert violations(anna.page) == []


def test_names_have_the_width_of_the_field_and_marks_keep_their_size_on_a_phone(sit: Sit) -> None:
    page = visit(sit(PHONE), "russian-railroads")

    found = page.locator(".fields [data-field]").evaluate_all(
        """(all) => all.filter((e) => e.checkVisibility()).map((e) => {
            const [own, name] = [e, e.querySelector('span')].map((e) => e.getBoundingClientRect());
            const mark = e.querySelector('[type=checkbox]')?.getBoundingClientRect();
            return [own.width, name.width, mark ? mark.width : null];
        })"""
    )

    marks = [mark for *_, mark in found if mark is not None]
    names = [(own, name) for own, name, mark in found if mark is None]
    assert marks
    assert min(marks) >= 19
    assert names
    for own, name in names:
        assert name >= 0.95 * own - 8
