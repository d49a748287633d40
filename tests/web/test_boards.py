"""The boards of Russian Railroads with its expansions: seen whole, played, read and used by everybody."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ironroad.core.table import Table
from tests.web.people import PHONE, Sit, Visitor
from tests.web.positions import AMERICAN, GERMAN, Options, random_record, record_of
from tests.web.test_screens import check_size, violations

TITLE = "russian-railroads"
SMALL_DESK = {"width": 1280, "height": 800}
PARTS = ".main, [data-panel=own], [data-other]"
"""The main board, the viewer's own board, the essentials of each other player."""


def start(anna: Visitor, options: Options) -> None:
    """Begin a game for two with options chosen in the lobby."""
    anna.open()
    anna.page.evaluate("localStorage.setItem('ironroad-level', 'random')")
    anna.page.click(f"[data-title='{TITLE}']")
    for option, value in options:
        anna.page.click(f"[data-expansion='{option}'] [data-value='{value}']")
    anna.page.click("[data-bots='2']")
    anna.page.wait_for_url("**/game/*")


def offers(*beginnings: str) -> Callable[[Table], bool]:
    """Return whether the first seat may do something that begins like this."""
    return lambda table: any([text.startswith(beginnings) for text in table.options()])


@pytest.mark.parametrize("options", [GERMAN, AMERICAN])
def test_a_whole_game_by_clicks_alone(sit: Sit, options: Options) -> None:
    anna = sit()
    start(anna, options)

    assert anna.click_through(random.Random(7)) > 3

    assert anna.facts()["table"]["options"] == dict(options)
    expect(anna.page.locator("#result")).to_be_visible()


def test_the_worth_of_every_railroad_is_seen_whole(sit: Sit) -> None:
    anna = sit(SMALL_DESK)
    anna.resume(record_of(TITLE, 3, 0.5, options=AMERICAN))
    anna.page.wait_for_selector("[data-panel=own] .house .worth")
    for language in ("en", "es"):
        anna.speak(language)
        for width in (1280, 1440):
            anna.page.set_viewport_size({"width": width, "height": 800})
            anna.settle()
            assert cut_off(anna) == [0, 0, 0], f"{language}, {width}"


def cut_off(anna: Visitor) -> list[float]:
    """Return how much of the worth of each railroad is not seen."""
    found: list[float] = anna.page.locator("[data-panel=own] .house").evaluate_all(
        """(houses) => houses.map((house) => {
            const [outer, worth] = [house, house.querySelector('.worth')].map((e) => e.getBoundingClientRect());
            return Math.max(0, worth.right - outer.right, worth.bottom - outer.bottom);
        })"""
    )
    return found


@pytest.mark.parametrize(
    ("options", "action", "target"),
    [
        (GERMAN, "tile ", "extension"),
        (GERMAN, "branch ", "branch"),
        (AMERICAN, "boulder ", "boulder"),
        (AMERICAN, "buy ", "buy"),
    ],
)
def test_what_is_new_is_chosen_on_the_board_of_a_phone(
    sit: Sit, options: Options, action: str, target: str
) -> None:
    anna = sit(PHONE, has_touch=True)
    anna.resume(random_record(3, options, offers(action)))
    place = anna.page.locator(f"[data-target^='{target}:']").first
    place.wait_for()
    check_size(anna, PHONE["width"])
    before = anna.moves()

    place.tap()

    anna.take_further(before, "tap")


@pytest.mark.parametrize(("options", "action"), [(GERMAN, "use foundry "), (AMERICAN, "boulder ")])
def test_axe_finds_nothing_on_the_boards(sit: Sit, options: Options, action: str) -> None:
    anna = sit()
    anna.resume(random_record(3, options, offers(action)))
    anna.page.wait_for_selector("[data-target]")

    assert violations(anna.page) == []


def test_rules_are_those_of_the_options_in_play(sit: Sit) -> None:
    anna = sit()
    anna.resume(random_record(2, GERMAN[:2], offers("tile ")))
    link = anna.page.locator(".decision .rules")
    expect(link).to_have_attribute("href", re.compile(r"board=german.*#.*-rules-board-german-3$"))

    anna.page.click("header >> text=Rules")

    chapters = anna.page.locator("article .chapter")
    expect(chapters).to_have_text(["The German board", "Coal"])
    assert violations(anna.page) == []
    anna.open(f"/rules/{TITLE}").page.wait_for_selector("article")
    expect(chapters).to_have_count(4)


def boxes(anna: Visitor) -> list[dict[str, float]]:
    """Return where the parts of the table are."""
    found: list[dict[str, float]] = anna.page.locator(PARTS).evaluate_all(
        "(parts) => parts.map((part) => part.getBoundingClientRect().toJSON())"
    )
    return found


@pytest.mark.parametrize("options", [(), GERMAN, AMERICAN])
def test_main_board_own_board_and_the_others_are_seen_without_scrolling(
    sit: Sit, options: Options
) -> None:
    anna = sit()
    anna.resume(record_of(TITLE, 4, 0.35, options=options))
    anna.page.wait_for_selector("[data-other]")
    for width, height in ((1440, 900), (1280, 800)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.settle()

        found = boxes(anna)

        assert len(found) == 5
        assert all([box["bottom"] <= height and box["height"] > 60 for box in found])
        overflow = "(e) => e.scrollHeight - e.clientHeight"
        for part in (".board", ".main", "[data-panel=own] section", ".others"):
            assert anna.page.locator(part).evaluate(overflow) <= 1, part


def test_boards_keep_their_places_while_a_turn_asks_further(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of(TITLE, 3, 0.1, offers("place black-2")))
    anna.wait_for_turn()
    before = boxes(anna)
    moves = anna.moves()

    anna.page.click("[data-target='space:black-2']")
    anna.take_further(moves)
    anna.page.wait_for_selector(".tray")

    assert [(box["x"], box["y"]) for box in boxes(anna)] == [(b["x"], b["y"]) for b in before]


def test_a_part_of_the_table_is_shown_large_and_small_again(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of(TITLE, 3, 0.35))
    other = anna.page.locator("[data-other='1']")

    other.get_by_role("button", name="large").click()
    large = anna.page.locator(".large")
    expect(large.locator(".railroad")).to_have_count(3)
    assert violations(anna.page) == []
    anna.page.keyboard.press("Escape")
    expect(large).to_have_count(0)

    anna.page.get_by_role("button", name="Show the main board large").press("Enter")
    expect(large.locator(".areas")).to_be_visible()
    anna.page.get_by_role("button", name="Show the main board small").click()
    expect(large).to_have_count(0)


def test_the_header_names_the_expansions_in_play(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of(TITLE, 2, 0.1, options=GERMAN))

    heading = anna.page.locator("header .heading")

    expect(heading).to_contain_text("German Railroads · Coal · New material")
