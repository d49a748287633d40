"""A scoring during the game is counted up over the board; it can be skipped, and switched off."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import ironroad
from ironroad.core.table import Table
from tests.web.people import PHONE, Sit, Visitor
from tests.web.positions import record_of
from tests.web.test_screens import AXE, check_size
from tests.web.windows import SMALL

TITLE = "russian-railroads"


def ends_the_round(table: Table) -> bool:
    """Return whether passing now ends a round that is not the last."""
    if "pass" not in table.options():
        return False
    after = table.clone()
    after.play("pass")
    told = [message.id for move, message in after.log() if move >= table.count]
    return "rr-event-scored-round" in told and after.outcome is None


def tells(id: str, is_last: bool) -> Callable[[Table], bool]:
    """Return whether some choice makes the log tell this now, at the end of the game or before it."""

    def wanted(table: Table) -> bool:
        return bool(choice_telling(table, id, is_last))

    return wanted


def choice_telling(table: Table, id: str, is_last: bool) -> str:
    for text in table.options():
        after = table.clone()
        after.play(text)
        told = [message.id for move, message in after.log() if move > table.count]
        if id in told and (after.outcome is not None) == is_last:
            return text
    return ""


def before_a_scoring(sit: Sit, size: dict[str, int] | None = None) -> Visitor:
    more = {} if size is None else {"size": size}
    anna = sit(**more, reduced_motion="no-preference")
    slowly(anna)
    anna.resume(record_of(TITLE, 2, 0.2, ends_the_round))
    anna.wait_for_turn()
    return anna


def slowly(anna: Visitor) -> None:
    """Let scorings take their time: what is looked at meanwhile is still there on a busy machine."""
    anna.open(SMALL).page.evaluate("localStorage.setItem('ironroad-speed', 'slow')")


def test_a_round_is_counted_up_to_the_points_of_the_board(sit: Sit) -> None:
    anna = before_a_scoring(sit)
    before = [player["points"] for player in anna.position()["view"]["players"]]

    anna.page.click("[data-action=pass]")
    overlay = anna.page.locator(".scoring")
    expect(overlay).to_be_visible()
    anna.page.evaluate(AXE)
    found = anna.page.evaluate("async () => (await axe.run('.scoring')).violations")
    assert [each["id"] for each in found] == []

    after = [player["points"] for player in anna.position()["view"]["players"]]
    assert after != before
    expect_points(anna, sorted(after, reverse=True))
    expect(overlay).to_have_count(0)


def test_a_scoring_is_skipped(sit: Sit) -> None:
    anna = before_a_scoring(sit, PHONE)
    anna.page.click("[data-action=pass]")
    anna.page.wait_for_selector(".scoring")
    check_size(anna, PHONE["width"])

    anna.page.get_by_role("button", name="Skip").press("Enter")

    expect(anna.page.locator(".scoring")).to_have_count(0)


def test_scorings_can_be_switched_off(sit: Sit) -> None:
    anna = before_a_scoring(sit)
    anna.page.click("[aria-label=Settings]")
    anna.page.uncheck("text=Count scorings up")
    anna.page.click("dialog[open] [aria-label=Close]")
    before = anna.moves()

    anna.page.click("[data-action=pass]")
    anna.wait_for_answer(before)
    anna.page.wait_for_selector("text=Round")

    expect(anna.page.locator(".scoring")).to_have_count(0)


def expect_points(anna: Visitor, totals: list[int]) -> None:
    """Wait until these points are shown, in this order."""
    anna.page.wait_for_function(
        """(totals) => [...document.querySelectorAll('.scoring .total')]
            .map((cell) => Number(cell.textContent)).join() === totals.join()""",
        arg=totals,
    )


def money(view: Any) -> list[int]:
    return [player["cash"] for player in view["players"]]


def points(view: Any) -> list[int]:
    return [player["points"] for player in view["players"]]


@pytest.mark.parametrize(
    ("title", "id", "is_last", "totals"),
    [
        ("russian-railroads", "rr-event-scored-round", True, points),
        ("trans-siberian", "ts-event-dividend", False, money),
        ("trans-siberian", "ts-event-dividend", True, money),
        ("mini-express", "me-event-scored", True, points),
    ],
)
def test_what_is_scored_counts_up_on_the_board_itself(
    sit: Sit, title: str, id: str, is_last: bool, totals: Callable[[Any], list[int]]
) -> None:
    seats = 3 if title == "trans-siberian" else 2
    # An expert game of Mini Express ends at once, so that anybody can end it.
    options = (("mode", "expert"),) if title == "mini-express" else ()
    record = record_of(title, seats, 0.2, tells(id, is_last), options)
    anna = sit(reduced_motion="no-preference")
    slowly(anna)
    anna.resume(record)
    anna.wait_for_turn()
    after = ironroad.load(record)
    action = choice_telling(after, id, is_last)
    after.play(action)

    anna.page.locator(f"[data-action='{action}']").click()

    overlay = anna.page.locator(".scoring")
    expect(overlay).to_be_visible()
    mark = anna.page.locator("[data-mark]").first
    expect(mark).to_be_visible()
    shown, board = mark.bounding_box(), anna.page.locator(".board").bounding_box()
    assert shown is not None
    assert board is not None
    assert board["x"] <= shown["x"] <= board["x"] + board["width"]
    assert anna.page.locator("#result").count() == 0, "the result comes after the last scoring"
    expect_points(anna, sorted(totals(after.view()), reverse=True))
    anna.page.keyboard.press("Escape")
    expect(overlay).to_have_count(0)
    expect(anna.page.locator("[data-mark]")).to_have_count(0)
    if is_last:
        expect(anna.page.locator("#result")).to_be_visible()


def test_each_line_of_a_board_shows_its_own_points(sit: Sit) -> None:
    anna = before_a_scoring(sit)
    anna.page.click("[data-action=pass]")
    anna.page.wait_for_selector(".scoring")
    log = anna.page.evaluate("async (id) => (await fetch(`/api/games/${id}/log`)).json()", anna.id)
    scored = "rr-event-scored-railroad"
    told = [e["words"]["args"] for e in log["events"] if e["words"]["id"] == scored][-2 * 3 :]

    for n, args in enumerate(told):
        line = args["railroad"]["id"].removeprefix("rr-railroad-")
        mark = anna.page.locator(f"[data-mark='{args['seat']} {n % 3}']")
        expect(mark).to_have_text(f"+{args['points']}")
        spot = anna.page.locator(f"[data-spot='score:{args['seat']}:{line}']").bounding_box()
        shown = mark.bounding_box()
        assert spot is not None
        assert shown is not None
        middle = shown["y"] + shown["height"] / 2
        assert spot["y"] <= middle <= spot["y"] + spot["height"]
