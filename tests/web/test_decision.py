"""The panel of the decision: it stays where it is, asks for the focus, and speaks of what comes."""

import re

import pytest
from playwright.sync_api import expect

from ironroad.games import REGISTRY
from tests.web.people import DESK, OPENED, PHONE, Sit, Visitor
from tests.web.positions import record_of
from tests.web.test_see import TABLET, asks

TITLES = REGISTRY.ids()
STEPS = ".top button:not([data-ask-hint])"
"""To take back the last step, and all of a turn."""
FOCUSED = "document.activeElement.dataset.action ?? document.activeElement.className"


def panel(anna: Visitor) -> tuple[float, float]:
    """Return the upper rim and the height of the panel."""
    box = anna.page.locator(".decision.mine").bounding_box()
    assert box is not None
    return box["y"], box["height"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("title", TITLES)
def test_the_panel_keeps_its_place_from_question_to_question(
    sit: Sit, title: str, size: dict[str, int]
) -> None:
    anna = sit(size)
    anna.resume(record_of(title, 3, 0.1))
    rims: set[tuple[float, float]] = set()
    lengths: set[int] = set()
    for count in range(8):
        if not anna.wait_for_turn():
            break
        listed = anna.page.locator(".decision [data-action]:not([disabled])")
        rims.add(panel(anna))
        lengths.add(listed.count())
        before = anna.moves()
        listed.nth(count % listed.count()).click()
        anna.wait_for_answer(before)
    assert len(rims) == 1
    assert len(lengths) > 1


@pytest.mark.parametrize("title", TITLES)
def test_after_an_action_the_focus_goes_to_the_next_question(sit: Sit, title: str) -> None:
    anna = sit()
    anna.resume(record_of(title, 3, 0.1))
    for _ in range(4):
        assert anna.wait_for_turn()
        before = anna.moves()
        anna.page.keyboard.press("c")
        assert anna.page.evaluate("document.activeElement.dataset.action")
        anna.page.keyboard.press("Enter")
        anna.wait_for_answer(before)
        if not anna.wait_for_turn():
            return
        anna.page.wait_for_function("document.activeElement.matches('.decision .question')")


def test_after_a_choice_on_the_board_the_focus_goes_to_the_next_question(sit: Sit) -> None:
    """A place that can no longer be chosen keeps the focus for a moment, and then it would be lost."""
    anna = sit()
    anna.resume(record_of("trans-siberian", 3, 0.1, asks("ts-ask-link")))
    for _ in range(3):
        assert anna.wait_for_turn()
        before = anna.moves()
        anna.page.keyboard.press("b")
        assert anna.page.evaluate("document.activeElement.dataset.target")
        anna.page.keyboard.press("Enter")
        if anna.page.wait_for_function(OPENED, arg=before).json_value() == "menu":
            anna.page.keyboard.press("Enter")
        anna.wait_for_answer(before)
        if not anna.wait_for_turn():
            return
        anna.page.wait_for_function("document.activeElement.matches('.decision .question')")
        anna.page.wait_for_timeout(100)
        assert anna.page.evaluate("document.activeElement.matches('.decision .question')")


def test_with_keys_nothing_is_hidden_behind_the_decision_nor_scrolled_away(sit: Sit) -> None:
    """Below the board the decision sticks to the rim of the window: what is reached with a key is seen above it."""
    anna = sit(TABLET)
    anna.resume(record_of("russian-railroads", 4, 0.1, asks("rr-ask-turn")))
    anna.wait_for_turn()
    anna.page.keyboard.press("c")
    assert anna.page.evaluate("document.activeElement.dataset.action")
    assert anna.page.evaluate("scrollY") == 0
    anna.page.locator(".board button").last.focus()
    assert anna.page.evaluate(
        """() => document.activeElement.getBoundingClientRect().bottom
            <= document.querySelector('.dock').getBoundingClientRect().top"""
    )


def test_who_writes_keeps_the_focus(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    anna.page.click("#tab-chat")
    before = anna.moves()
    anna.page.locator(".decision [data-action]:not([disabled])").first.click()
    anna.page.get_by_label("Say something").focus()
    anna.wait_for_answer(before)
    anna.wait_for_turn()
    anna.page.wait_for_timeout(200)
    assert anna.page.evaluate("document.activeElement.tagName") == "INPUT"


def test_in_an_auction_the_first_choice_is_to_bid(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    anna.page.keyboard.press("c")
    assert anna.page.evaluate(FOCUSED).startswith("bid ")
    last = anna.page.locator(".decision [data-action]").last
    expect(last).to_have_attribute("data-action", "drop")


def test_the_question_stands_alone_without_what_was_done_before(sit: Sit) -> None:
    anna = sit()
    anna.start("russian-railroads", 3)
    for _ in range(12):
        if not anna.wait_for_turn():
            break
        before = anna.moves()
        expect(anna.page.locator(".decision")).not_to_contain_text("only one choice")
        anna.page.locator(".decision [data-action]:not([disabled])").last.click()
        anna.wait_for_answer(before)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK])
def test_what_is_told_covers_neither_turn_order_nor_choices(sit: Sit, size: dict[str, int]) -> None:
    anna = sit(size, reduced_motion="no-preference")
    anna.open()
    anna.page.evaluate("localStorage.setItem('ironroad-speed', 'slow')")
    anna.resume(record_of("russian-railroads", 3, 0.1))
    anna.wait_for_turn()
    anna.page.locator(".decision [data-action]:not([disabled])").first.click()
    # What is told goes again soon: all is measured in one look.
    ticker, order, sheet = anna.page.wait_for_function(
        """() => {
            const found = ['.ticker', '.board .order', '.decision']
                .map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON());
            return found.every((box) => box?.width) && found;
        }"""
    ).json_value()
    assert ticker["y"] >= order["y"] + order["height"]
    assert (
        ticker["y"] + ticker["height"] <= sheet["y"] or ticker["x"] + ticker["width"] <= sheet["x"]
    )
    assert ticker["y"] + ticker["height"] <= size["height"]


@pytest.mark.parametrize(("language", "words"), [("en", "take back"), ("es", "deshacer")])
def test_a_question_mark_lists_the_keys(sit: Sit, language: str, words: str) -> None:
    anna = sit(language=language)
    anna.start("mini-express", 3)
    anna.wait_for_turn()
    anna.page.keyboard.press("?")
    expect(anna.page.locator("dialog[open] [data-keys]")).to_contain_text(words)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    anna.page.click("#tab-chat")
    anna.page.locator("[aria-label][maxlength='1000']").press("?")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    expect(anna.page.locator("[maxlength='1000']")).to_have_value(re.compile(r"\?"))


def test_a_cost_that_a_choice_names_is_said_once(sit: Sit) -> None:
    anna = sit()
    # Without roubles a space is paid in one way.
    record = record_of(
        "russian-railroads",
        4,
        0.1,
        lambda table: (
            table.prompt is not None
            and table.prompt.id == "rr-ask-turn"
            and table.view(0)["players"][0]["roubles"] == 0
        ),
    )
    anna.resume(record)
    anna.wait_for_turn()
    expect(anna.page.locator("[data-brings]:not(:empty)").first).to_be_visible()
    named = anna.page.locator(".decision [data-action]").filter(has_text=re.compile(r"\(\d worker"))
    assert named.count()
    for choice in named.all():
        assert choice.inner_text().count("worker") == 1, choice.inner_text()


def test_whose_turn_it_is_stays_on_one_line_beside_two_buttons(sit: Sit) -> None:
    anna = sit()
    # Two decisions of one turn: it can be taken back and begun again.
    anna.resume(record_of("russian-railroads", 2, 0.1))
    for _ in range(6):
        if anna.page.locator(STEPS).count() == 2:
            break
        before = anna.moves()
        anna.page.locator(".decision [data-action]:not([disabled])").first.click()
        anna.wait_for_answer(before)
        anna.wait_for_turn()
    for language in ("en", "es"):
        anna.page.set_viewport_size({"width": 1440, "height": 900})
        anna.speak(language)
        for width, height in ((1280, 800), (PHONE["width"], PHONE["height"])):
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.settle()
            check_line(anna)


def check_line(anna: Visitor) -> None:
    expect(anna.page.locator(STEPS)).to_have_count(2)
    expect(anna.page.locator(".top [data-ask-hint]")).to_have_count(1)
    line = anna.page.locator(".top .who").bounding_box()
    top = anna.page.locator(".top").bounding_box()
    last = anna.page.locator(".top .rules").bounding_box()
    assert line is not None
    assert top is not None
    assert last is not None
    assert line["height"] < 30
    assert all(
        anna.page.locator(".top button").evaluate_all(
            "(all) => all.map((e) => e.scrollWidth <= e.clientWidth + 1)"
        )
    )
    assert last["x"] + last["width"] <= top["x"] + top["width"] + 1
