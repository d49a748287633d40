"""Looking back: from the first decision on, at several speeds, on a slider as wide as the board with its rounds."""

from typing import Any

from playwright.sync_api import expect

from tests.web.people import Sit, Visitor
from tests.web.positions import record_of

TITLE = "russian-railroads"


def course(anna: Visitor) -> Any:
    return anna.page.evaluate(
        "async (id) => (await fetch(`/api/games/${id}/course`)).json()", anna.id
    )


def test_a_replay_begins_with_the_first_decision_and_folds_chance(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of(TITLE, 3, 0.12))
    steps = course(anna)["steps"]
    assert steps[0] > 5, "tiles are dealt before anybody decides"

    seen: list[int] = []
    anna.page.expose_function("noted", lambda text: seen.append(int(text.split("/")[0])))
    anna.page.evaluate(
        """() => new MutationObserver(() => {
            const count = document.querySelector('.bar .count');
            if (count) window.noted(count.textContent);
        }).observe(document.body, {subtree: true, childList: true, characterData: true})"""
    )
    anna.page.click("[aria-label=Replay]")
    anna.page.get_by_label("Speed of the replay").select_option(index=3)
    expect(anna.page.locator("[aria-label=Replay]")).to_be_visible()

    passed = [move for n, move in enumerate(seen) if n == 0 or move != seen[n - 1]]
    past = [move for move in passed if move < anna.moves()]
    assert past[0] == steps[0]
    assert set(past) <= set(steps)


def test_the_slider_is_as_wide_as_the_board_and_shows_the_rounds(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of(TITLE, 3, 0.5))
    rounds = [stage["move"] for stage in course(anna)["stages"]]
    assert len(rounds) == anna.position()["view"]["round"]

    anna.page.keyboard.press("ArrowLeft")
    marks = anna.page.locator(".review .round")
    expect(marks).to_have_count(len(rounds))

    board = anna.page.locator(".board").bounding_box()
    bar = anna.page.locator(".review").bounding_box()
    assert board is not None
    assert bar is not None
    assert abs(board["width"] - bar["width"]) < 2
    assert bar["y"] >= board["y"] + board["height"] - 2

    marks.nth(1).press("Enter")
    expect(anna.page.locator(".bar .count")).to_contain_text(f"{rounds[1]}/")
    expect(anna.page.locator(".round strong")).to_contain_text("Round 2")


def test_arrow_keys_go_from_decision_to_decision(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of(TITLE, 3, 0.12))
    steps, last = course(anna)["steps"], anna.moves()
    folded = [move for move in range(steps[0], last) if move not in steps]
    count = anna.page.locator(".bar .count")

    for move in reversed(steps[-3:]):
        anna.page.keyboard.press("ArrowLeft")
        expect(count).to_have_text(f"{move}/{last}")
    anna.page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"{steps[-2]}/{last}")

    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"{steps[0]}/{last}")
    anna.page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{steps[0]}/{last}")
    anna.page.get_by_role("button", name="One decision on").press("Enter")
    expect(count).to_have_text(f"{steps[1]}/{last}")
    assert steps[0] > 5 or folded
