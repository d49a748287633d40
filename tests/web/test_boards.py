"""The boards of the expansions of Russian Railroads: played, read and used by everybody."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ironroad.core.table import Table
from tests.web.people import PHONE, Sit, Visitor
from tests.web.positions import AMERICAN, GERMAN, Options, random_record
from tests.web.test_screens import check_size, violations

TITLE = "russian-railroads"


def start(anna: Visitor, options: Options) -> None:
    """Begin a game for two with options chosen in the lobby."""
    anna.open()
    anna.page.evaluate("localStorage.setItem('ironroad-level', 'random')")
    anna.page.click(f"[data-title='{TITLE}']")
    anna.page.click("details summary")
    for place, (_, value) in enumerate(options):
        anna.page.locator("details select").nth(place).select_option(value)
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
    menu = anna.page.locator("[data-menu]")
    if menu.count():
        menu.first.tap()

    anna.wait_for_answer(before)


@pytest.mark.parametrize(("options", "action"), [(GERMAN, "use foundry "), (AMERICAN, "boulder ")])
def test_axe_finds_nothing_on_the_boards(sit: Sit, options: Options, action: str) -> None:
    anna = sit()
    anna.resume(random_record(3, options, offers(action)))
    anna.page.wait_for_selector("[data-target]")

    assert violations(anna.page) == []


def test_rules_are_those_of_the_options_in_play(sit: Sit) -> None:
    anna = sit()
    anna.resume(random_record(2, GERMAN[:2], offers("tile ")))
    link = anna.page.locator(".asked-row .rules")
    expect(link).to_have_attribute("href", re.compile(r"board=german.*#.*-rules-board-german-3$"))

    anna.page.click("header >> text=Rules")

    chapters = anna.page.locator("article .chapter")
    expect(chapters).to_have_text(["The German board", "Coal"])
    assert violations(anna.page) == []
    anna.open(f"/rules/{TITLE}").page.wait_for_selector("article")
    expect(chapters).to_have_count(4)
