"""Hints and warnings in the browser: with the mouse, with a finger, with the keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ironroad.games import REGISTRY
from ironroad.server.hints.desk import HintDesk
from ironroad.server.refusals import Refusal
from ironroad.study.puzzles import Puzzle, puzzles_of
from tests.web.people import PHONE, Sit, Visitor
from tests.web.test_screens import check_size, violations
from tests.web.test_touch import Finger

MUCH = 0.25
"""By how much the worst option of a puzzle is worse than the best, so that every search warns of it."""


def loss(puzzle: Puzzle) -> float:
    return puzzle.chances[puzzle.solution].value - min(
        [chance.value for chance in puzzle.chances.values()]
    )


def costly() -> tuple[Puzzle, str]:
    """Return a puzzle of the first seat, and an option in it that costs much."""
    found = [each for title in REGISTRY.ids() for each in puzzles_of(title).values()]
    puzzle = max([each for each in found if each.seat == 0], key=loss)
    assert loss(puzzle) >= MUCH
    worst = min(puzzle.chances, key=lambda action: puzzle.chances[action].value)
    return puzzle, worst


def resumed(anna: Visitor) -> tuple[Puzzle, str]:
    """Begin in the position of a puzzle, with warnings on; return it and what costs much."""
    puzzle, worst = costly()
    anna.open("/api/build")
    anna.page.evaluate("localStorage.setItem('ironroad-warn', 'yes')")
    anna.resume(puzzle.record)
    anna.wait_for_turn()
    return puzzle, worst


def moves(anna: Visitor) -> int:
    number: int = anna.facts()["table"]["moves"]
    return number


def hints(anna: Visitor) -> Any:
    return anna.facts()["table"]["seats"][0]["hints"]


def action(page: Page, text: str) -> Any:
    return page.locator(f".decision [data-action={text!r}]")


def test_a_hint_is_thought_about_told_drawn_and_counted(sit: Sit) -> None:
    anna = sit()
    anna.start("mini-express", 2)
    anna.wait_for_turn()
    page = anna.page
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator(".seats")).not_to_contain_text("hint")
    page.click("[data-ask-hint]")

    options = page.locator("[data-hint]")
    expect(options.first).to_be_visible()
    assert options.count() in (2, 3)
    expect(options.first).to_contain_text("%")
    expect(page.locator("[data-ask-hint]")).to_have_count(0)
    expect(page.locator(".seats .mine")).to_contain_text("1 hint")
    # What is pointed at is drawn on the board, and what is chosen is played.
    options.first.locator(".option").hover()
    expect(page.locator(".ghosts .ghost, .board .lit").first).to_be_attached()
    assert violations(page) == []
    before = moves(anna)
    options.first.locator(".choose").click()
    expect(options).to_have_count(0)
    anna.wait_for_turn()
    assert moves(anna) > before
    expect(page.locator(".seats .mine")).to_contain_text("1 hint")
    expect(page.locator("[data-ask-hint]")).to_be_visible()


def test_a_hint_is_cancelled(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ironroad.server.hints.desk.HINT_ITERATIONS", 20_000)
    anna = sit()
    anna.start("mini-express", 2)
    anna.wait_for_turn()
    anna.page.click("[data-ask-hint]")
    anna.page.get_by_role("button", name="Cancel").click()
    expect(anna.page.locator("[data-ask-hint]")).to_be_visible()
    expect(anna.page.locator("[data-hint]")).to_have_count(0)
    assert hints(anna) == 0
    # Who asks again gets it; and nobody thinks on while the next test plays.
    anna.page.click("[data-ask-hint]")
    expect(anna.page.locator("[data-hint]").first).to_be_visible()
    assert hints(anna) == 1


def test_who_shares_a_device_is_offered_no_hint(sit: Sit) -> None:
    anna = sit()
    anna.start("mini-express", 3, "device")
    anna.wait_for_turn()
    expect(anna.page.locator("[data-ask-hint]")).to_have_count(0)


def test_warnings_are_chosen_in_the_settings_and_asked_back_with_the_mouse(sit: Sit) -> None:
    puzzle, worst = costly()
    anna = sit()
    anna.resume(puzzle.record)
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    box = page.locator("[data-warn]")
    expect(box).not_to_be_checked()
    expect(page.locator("#warning-about")).to_contain_text("counts as a hint")
    box.check()
    page.keyboard.press("Escape")
    anna.wait_for_turn()
    before = moves(anna)
    action(page, worst).click()

    warning = page.locator("[data-warning][open]")
    expect(warning).to_contain_text("This lowers your chance to win")
    expect(warning).to_contain_text("Better:")
    assert violations(page) == []
    warning.get_by_role("button", name="Choose again").click()
    expect(warning).to_have_count(0)
    assert moves(anna) == before
    assert hints(anna) == 1
    # What is good is taken without a word.
    action(page, puzzle.solution).click()
    page.wait_for_function("(n) => !document.querySelector('[data-warning][open]')", arg=0)
    anna.wait_for_answer(before)
    assert moves(anna) > before


def test_the_keyboard_chooses_again_and_does_it_all_the_same(sit: Sit) -> None:
    anna = sit()
    _, worst = resumed(anna)
    page, before = anna.page, moves(anna)
    action(page, worst).focus()
    page.keyboard.press("Enter")
    warning = page.locator("[data-warning][open]")
    expect(warning).to_be_visible()
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    assert moves(anna) == before
    action(page, worst).focus()
    page.keyboard.press("Enter")
    expect(warning.get_by_role("button", name="Choose again")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    anna.wait_for_answer(before)
    assert moves(anna) > before


def test_a_finger_does_it_all_the_same(sit: Sit) -> None:
    anna = sit(PHONE, has_touch=True)
    _, worst = resumed(anna)
    page, before = anna.page, moves(anna)
    finger = Finger(anna)
    finger.watch()
    page.evaluate("window.isReal = true")
    finger.tap(action(page, worst), 180)
    warning = page.locator("[data-warning][open]")
    expect(warning).to_be_visible()
    check_size(anna, PHONE["width"])
    finger.tap(page.locator("[data-all-the-same]"), 180)
    anna.wait_for_answer(before)
    assert moves(anna) > before


def test_where_nobody_can_think_the_action_is_simply_taken(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object) -> None:
        raise Refusal(503, "server-hint-nobody")

    monkeypatch.setattr(HintDesk, "_begun", nobody)
    anna = sit()
    _, worst = resumed(anna)
    before = moves(anna)
    action(anna.page, worst).click()
    anna.wait_for_answer(before)
    assert moves(anna) > before
    assert hints(anna) == 0


def test_a_hint_fits_on_a_phone_and_reads_in_spanish(sit: Sit) -> None:
    anna = sit(PHONE, "es")
    anna.start("russian-railroads", 2)
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Pista", exact=True).click()
    expect(anna.page.locator("[data-hint]").first).to_contain_text("%")
    check_size(anna, PHONE["width"])
