"""Puzzles in the browser: the list, answers with mouse, finger and keyboard, the line on the board."""

import pytest
from playwright.sync_api import expect

from ironroad.games import REGISTRY
from ironroad.server.puzzles.shown import all_puzzles
from ironroad.study.puzzles import Puzzle, puzzles_of
from tests.web.people import PHONE, Sit
from tests.web.test_screens import check_size, violations
from tests.web.test_touch import Finger

TITLES = REGISTRY.ids()


def first(title: str) -> Puzzle:
    return next(iter(puzzles_of(title).values()))


def wrong(puzzle: Puzzle) -> str:
    return next(action for action in puzzle.chances if action != puzzle.solution)


def choice(text: str) -> str:
    return f".decision [data-action={text!r}]"


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_is_missed_tried_again_solved_and_played_on(sit: Sit, title: str) -> None:
    puzzle = first(title)
    anna = sit()
    anna.open(f"/puzzles/{puzzle.id}")
    page = anna.page
    page.click(choice(wrong(puzzle)))
    expect(page.locator("[data-answer=wrong]")).to_contain_text("Not the best")
    page.get_by_role("button", name="Try again").click()
    page.click(choice(puzzle.solution))
    expect(page.locator("[data-answer=right]")).to_contain_text("Right!")
    expect(page.locator("[data-answer=right]")).to_contain_text("The solution:")
    board = page.locator(".board[data-steps]")
    expect(board).to_have_attribute("data-steps", "1")
    assert violations(page) == []
    page.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("data-steps", "0")
    # What was done is kept.
    anna.open("/puzzles")
    expect(page.locator(f"[data-puzzle='{puzzle.id}'].solved")).to_be_visible()
    assert violations(page) == []


def test_the_keyboard_solves_a_puzzle_and_goes_to_the_next(sit: Sit) -> None:
    puzzle = all_puzzles()[0]
    anna = sit()
    anna.open(f"/puzzles/{puzzle.id}")
    page = anna.page
    page.wait_for_selector(choice(puzzle.solution))
    page.keyboard.press("c")
    expect(page.locator(".decision [data-action]").first).to_be_focused()
    page.locator(choice(puzzle.solution)).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-answer=right]")).to_be_visible()
    expect(page.locator("[role=status]:has([data-answer])")).to_be_focused()
    page.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: puzzle.id not in url)
    expect(page.locator(".decision [data-action]").first).to_be_visible()


def test_a_finger_solves_a_puzzle_on_a_phone_in_spanish(sit: Sit) -> None:
    puzzle = all_puzzles()[0]
    anna = sit(PHONE, "es", has_touch=True)
    anna.open(f"/puzzles/{puzzle.id}")
    page = anna.page
    page.wait_for_selector(choice(puzzle.solution))
    finger = Finger(anna)
    finger.watch()
    page.evaluate("window.isReal = true")
    finger.tap(page.locator(choice(puzzle.solution)), 180)
    expect(page.locator("[data-answer=right]")).to_contain_text("¡Correcto!")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    anna.open("/puzzles")
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    check_size(anna, PHONE["width"])


def test_the_list_leads_from_the_lobby_and_the_solution_is_shown_on_demand(sit: Sit) -> None:
    anna = sit()
    page = anna.open().page
    page.click("a[href='/puzzles']")
    daily = page.locator("[data-daily]")
    expect(daily.first).to_be_visible()
    expect(daily).to_have_count(len({puzzle.title for puzzle in all_puzzles()}))
    page.get_by_label("Difficulty").select_option("1")
    easy = [puzzle for puzzle in all_puzzles() if puzzle.level == 1]
    expect(page.locator("[data-puzzle]")).to_have_count(len(easy))
    daily.first.click()
    page.click("[data-show]")
    expect(page.locator("[data-answer=shown]")).to_contain_text("The solution:")
