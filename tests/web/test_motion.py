"""Pieces glide from where they were to where they are, and nothing waits for them."""

import math

import pytest
from playwright.sync_api import Page, expect

from ironroad.core.table import Table
from tests.web.people import PHONE, Sit, Visitor, until
from tests.web.positions import Wanted, record_of

COUNTED = """
const animate = Element.prototype.animate;
window.started = 0;
Element.prototype.animate = function (...args) {
    window.started += 1;
    return animate.apply(this, args);
};
"""
HELD = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...args) {
    const flight = animate.apply(this, args);
    flight.pause();
    return flight;
};
"""
"""What flies stands still in mid-air until a test lets it go on, so that no test depends on the clock."""

CASES = {
    "trans-siberian": ("stop", "track-"),
    "mini-express": ("to ", "train-"),
    "russian-railroads": ("place ", "worker-0@space:"),
}


def offers(start: str) -> Wanted:
    """Return whether a table offers an action that begins so."""

    def wanted(table: Table) -> bool:
        if not any([text.startswith(start) for text in table.options()]):
            return False
        # Workers of the first seat are at hand where the title has any.
        return bool(table.view(0)["players"][0].get("workers", 1))

    return wanted


def ways(page: Page) -> dict[str, list[tuple[float, float]]]:
    """Return where each piece that flies is: at the start, underway, near the end, and when it has landed."""
    found: dict[str, list[tuple[float, float]]] = page.evaluate(
        """() => {
            const flights = document.getAnimations().filter((a) => a.id === 'flight'
                && a.effect.target.dataset.piece);
            const ways = flights.map((flight) => [0, 0.4, 0.999, 1].map((part) => {
                if (part === 1) flight.finish();
                else flight.currentTime = flight.effect.getTiming().duration * part;
                const box = flight.effect.target.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }));
            return Object.fromEntries(flights.map((flight, n) =>
                [flight.effect.target.dataset.piece, ways[n]]));
        }"""
    )
    return found


def in_motion(sit: Sit, title: str, size: dict[str, int] | None = None) -> Visitor:
    """Return somebody before a position in which a piece can be moved; motion is wanted."""
    start, _ = CASES[title]
    anna = sit(**({} if size is None else {"size": size}), reduced_motion="no-preference")
    anna.page.add_init_script(HELD)
    anna.resume(record_of(title, 3, 0.2, offers(start)))
    anna.wait_for_turn()
    anna.page.wait_for_selector("[data-piece]", state="attached")
    return anna


def move(anna: Visitor, start: str) -> None:
    """Take the first action that begins so."""
    texts = [action["text"] for action in anna.position()["actions"]]
    anna.play(next(text for text in texts if text.startswith(start)))
    anna.page.wait_for_function("() => document.getAnimations().some((a) => a.id === 'flight')")


@pytest.mark.parametrize("title", CASES)
def test_a_piece_is_in_mid_flight_after_a_move_and_at_rest_afterwards(sit: Sit, title: str) -> None:
    start, kind = CASES[title]
    anna = in_motion(sit, title)

    move(anna, start)
    moved = {piece: way for piece, way in ways(anna.page).items() if piece.startswith(kind)}

    assert moved
    for start_at, underway, near, landed in moved.values():
        assert math.dist(start_at, landed) > 20
        assert 5 < math.dist(underway, landed) < math.dist(start_at, landed)
        assert math.dist(near, landed) < 1
    # Pieces elsewhere on the board may have set out later than the first look.
    until(anna.page, lambda: ways(anna.page) == {})


@pytest.mark.parametrize("title", CASES)
def test_nothing_flies_where_people_want_no_motion(sit: Sit, title: str) -> None:
    start, _ = CASES[title]
    anna = sit()
    anna.page.add_init_script(COUNTED)
    anna.resume(record_of(title, 3, 0.2, offers(start)))
    anna.wait_for_turn()
    before = anna.moves()
    texts = [action["text"] for action in anna.position()["actions"]]
    anna.play(next(text for text in texts if text.startswith(start)))
    anna.wait_for_answer(before)
    anna.page.keyboard.press("ArrowLeft")
    anna.page.wait_for_selector("text=Back to now")

    assert anna.page.evaluate("window.started") == 0


def test_motion_can_be_switched_off(sit: Sit) -> None:
    anna = sit(reduced_motion="no-preference")
    anna.page.add_init_script(COUNTED)
    anna.resume(record_of("russian-railroads", 3, 0.2, offers("place ")))
    anna.page.evaluate("localStorage.setItem('ironroad-speed', 'off')")
    anna.page.reload()
    anna.wait_for_turn()
    before = anna.moves()
    texts = [action["text"] for action in anna.position()["actions"]]
    anna.play(next(text for text in texts if text.startswith("place ")))
    anna.wait_for_answer(before)

    assert anna.page.evaluate("window.started") == 0


def test_history_moves_pieces_too_and_back(sit: Sit) -> None:
    anna = in_motion(sit, "trans-siberian")
    last = anna.moves()
    flown: set[str] = set()
    while last and not any([piece.startswith("stock-") for piece in flown]):
        shown = anna.page.inner_text(".bar .count")
        anna.page.keyboard.press("ArrowLeft")
        expect(anna.page.locator(".bar .count")).not_to_have_text(shown)
        flown |= set(ways(anna.page))
        last -= 1

    assert any([piece.startswith("stock-") for piece in flown]), "no stock value ever changed"


def test_a_target_can_be_clicked_while_pieces_fly(sit: Sit) -> None:
    anna = in_motion(sit, "russian-railroads")
    move(anna, "place ")
    assert anna.page.evaluate("document.getAnimations().length")
    anna.wait_for_turn()
    before = anna.moves()
    anna.page.locator(".decision [data-action]:not([disabled])").first.click()
    anna.wait_for_answer(before)


def test_copies_of_pieces_do_not_stay(sit: Sit) -> None:
    anna = in_motion(sit, "trans-siberian", PHONE)
    for _ in range(4):
        actions = anna.position()["actions"]
        if not actions:
            break
        anna.play(actions[-1]["text"])
    copies = anna.page.locator("body > [aria-hidden]")
    copies.first.wait_for(state="attached")

    # The others may move meanwhile, and pieces fly again: whatever flies is let land.
    landed = anna.page.wait_for_function(
        """() => {
            document.getAnimations().filter((a) => a.id === 'flight').forEach((a) => a.finish());
            return !document.querySelector('body > [aria-hidden]');
        }"""
    )

    assert landed.json_value() is True


def test_pieces_follow_what_a_table_says(sit: Sit) -> None:
    """As many workers stand on the board as the position has."""

    def busy(table: Table) -> bool:
        return bool(sum([space["workers"][0] for space in table.view(0)["spaces"]]) > 2)

    anna = sit()
    anna.resume(record_of("russian-railroads", 3, 0.2, busy))
    view = anna.position()["view"]
    standing = sum([sum(space["workers"]) for space in view["spaces"]])
    at_hand = sum([player["workers"] for player in view["players"]])

    expect(anna.page.locator("[data-piece^='worker-']")).to_have_count(standing + at_hand)
