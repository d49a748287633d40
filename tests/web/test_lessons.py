"""The lesson of each title in a real browser: to its end by mouse, touch and keyboard, left and resumed."""

import re

import pytest
from playwright.sync_api import Locator, expect

from ironroad.core.message import Message
from ironroad.games import REGISTRY
from ironroad.lessons import Step, lesson_of
from ironroad.locale import Words
from tests.web.people import PHONE, Sit, Visitor

TITLES = REGISTRY.ids()


def steps_of(title: str) -> tuple[Step, ...]:
    found = lesson_of(title)
    assert found is not None
    return found.steps


def asking(title: str, action: str) -> Step:
    """Return the step that asks for an action."""
    return next(step for step in steps_of(title) if step.action == action)


def begin(visitor: Visitor, title: str) -> Locator:
    visitor.open().page.click(f"[data-learn='{title}']")
    visitor.page.wait_for_url("**/game/*")
    return visitor.page.locator(".lesson")


def choose(visitor: Visitor, step: Step, by: str) -> None:
    """Take the last of the actions that fit the idea; nothing else is offered."""
    offered = visitor.page.locator(".decision [data-action]:not([disabled])")
    expect(offered).to_have_count(1 + len(step.also))
    found = {each.get_attribute("data-action") for each in offered.all()}
    assert found == {step.action, *step.also}
    listed = offered.last
    if by == "keyboard":
        visitor.page.keyboard.press("c")
        for _ in step.also:
            visitor.page.keyboard.press("Tab")
        visitor.page.keyboard.press("Enter")
    elif by == "touch":
        listed.tap()
    else:
        listed.click()


def go_on(visitor: Visitor, by: str) -> None:
    following = visitor.page.locator("[data-next]")
    if by == "keyboard":
        following.focus()
        visitor.page.keyboard.press("Enter")
    elif by == "touch":
        following.tap()
    else:
        following.click()


@pytest.mark.parametrize(("language", "by"), [("en", "mouse"), ("es", "keyboard"), ("es", "touch")])
@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_to_its_end(sit: Sit, title: str, language: str, by: str) -> None:
    size = {"size": PHONE, "has_touch": True} if by == "touch" else {}
    anna = sit(language=language, **size)
    panel = begin(anna, title)

    for step in steps_of(title):
        expect(panel).to_have_attribute("data-step", step.id)
        idea = Words(language).format(Message(f"{title}-lesson-{step.id}"))
        # What a browser and Python make of numbers and blanks in a sentence may differ; its beginning does not.
        expect(panel).to_contain_text(re.split(r"\d", idea)[0].strip())
        if step.part:
            expect(anna.page.locator(".guided")).to_have_count(1)
        if step.action:
            choose(anna, step, by)
        else:
            go_on(anna, by)
    # The game goes on, and with it a word at each question.
    expect(panel).to_have_count(0)
    anna.page.wait_for_selector(".guide, .decision [data-action]:not([disabled])")


def test_a_lesson_is_left_and_resumed(sit: Sit) -> None:
    anna = sit()
    panel = begin(anna, "mini-express")
    id = anna.id
    go_on(anna, "mouse")
    expect(panel).to_have_attribute("data-step", "map")
    anna.page.reload()
    expect(panel).to_have_attribute("data-step", "map")
    go_on(anna, "mouse")
    choose(anna, asking("mini-express", "choose orange"), "mouse")
    expect(panel).to_have_attribute("data-step", "second-share")

    panel.get_by_text("Go on later").click()
    expect(anna.page.locator("[data-learn='mini-express']")).to_have_text("Go on learning")
    expect(anna.page.locator("[data-learn='trans-siberian']")).to_have_text("Learn")
    anna.page.click("[data-learn='mini-express']")
    anna.page.wait_for_url(f"**/game/{id}")
    expect(panel).to_have_attribute("data-step", "second-share")


def test_the_board_offers_what_a_lesson_asks_for(sit: Sit) -> None:
    anna = sit()
    panel = begin(anna, "trans-siberian")
    go_on(anna, "mouse")
    expect(anna.page.locator("[data-target]")).to_have_count(0)
    go_on(anna, "mouse")
    choose(anna, asking("trans-siberian", "bid 12"), "mouse")
    expect(panel).to_have_attribute("data-step", "home")

    target = anna.page.locator("[data-target]")
    expect(target).to_have_count(1)
    target.dispatch_event("click")
    expect(panel).to_have_attribute("data-step", "value")


def test_undo_leads_back_in_a_lesson(sit: Sit) -> None:
    anna = sit()
    panel = begin(anna, "russian-railroads")
    go_on(anna, "mouse")
    choose(anna, asking("russian-railroads", "start rouble"), "mouse")
    expect(panel).to_have_attribute("data-step", "spaces")
    go_on(anna, "mouse")
    choose(anna, asking("russian-railroads", "place black-3"), "mouse")
    expect(panel).to_have_attribute("data-step", "pay")
    anna.page.keyboard.press("u")

    expect(panel).to_have_attribute("data-step", re.compile("spaces|black"))
