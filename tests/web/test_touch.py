"""Fingers: a press of any length chooses what it was aimed at, and nothing moves while the finger is down."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from ironroad.core.table import Table
from ironroad.games import REGISTRY
from tests.server.conftest import Meet
from tests.web.people import OPENED, PHONE, Sit, Visitor
from tests.web.positions import AMERICAN, GERMAN, random_record, record_of

TITLES = REGISTRY.ids()
LENGTHS = (40, 100, 180, 250, 400)
"""How long a finger is down, in milliseconds."""
CHOICES = ".decision button, .decision input, [data-target], [data-menu]"
CLICKED = 480
"""Below so many milliseconds a press is a click and asks nothing: a bit less than the browser takes for a long one."""
TAPPED = """() => {
    window.tapped = [];
    window.addEventListener('pointerdown', (event) => { window.began = event.timeStamp; }, true);
    window.addEventListener('pointerup', (event) => {
        window.lasted = event.timeStamp - window.began;
    }, true);
    window.addEventListener('pointercancel', () => { window.lasted = 1e6; }, true);
    window.addEventListener('click', (event) => {
        window.tapped.push(window.aim.contains(event.target));
        if (!window.isReal) event.stopImmediatePropagation();
    }, true);
}"""
PLACES = """(selector) => [...document.querySelectorAll(selector)].map((e) => {
    const {x, y, width, height} = e.getBoundingClientRect();
    return [e.dataset.action ?? e.dataset.target ?? e.ariaLabel ?? e.textContent.trim(),
        ...[x, y, width, height].map(Math.round)];
})"""


class Finger:
    """A finger on the screen of a visitor: real touch events, which the browser turns into clicks or not."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._session: CDPSession = visitor.page.context.new_cdp_session(visitor.page)

    def watch(self) -> None:
        """Note what is clicked instead of carrying it out, until ``window.isReal``."""
        self.page.evaluate(TAPPED)

    def press(self, x: float, y: float, length: int) -> None:
        """Press for a while; no choice may move or change meanwhile."""
        before = self.page.evaluate(PLACES, CHOICES)
        self.down(x, y)
        self.page.wait_for_timeout(length)
        during = self.page.evaluate(PLACES, CHOICES)
        self.up()
        assert during == before

    def down(self, x: float, y: float) -> None:
        start = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        self._session.send("Input.dispatchTouchEvent", start)

    def move(self, x: float, y: float) -> None:
        move = {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]}
        self._session.send("Input.dispatchTouchEvent", move)

    def up(self) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def tap(self, target: Locator, length: int) -> None:
        """Press a choice and see that this very one was clicked."""
        # A busy machine makes presses longer. One that has become a long press asked what something means.
        while True:
            target.scroll_into_view_if_needed()
            self.rest()
            x, y = self.spot(target)
            target.evaluate(
                "(e) => { window.tapped.length = 0; window.aim = e; window.lasted = 0; }"
            )
            self.press(x, y, length)
            if self.page.wait_for_function("window.lasted").json_value() < CLICKED:
                break
            self.page.wait_for_timeout(CLICKED)
            if self.page.evaluate("window.tapped.length"):
                break
        self.page.wait_for_function("window.tapped.length")
        assert self.page.evaluate("window.tapped") == [True]

    def rest(self) -> None:
        """Let go of everything, so that each press begins alike."""
        self.page.evaluate("document.activeElement?.blur()")
        self.page.wait_for_timeout(30)

    def spot(self, target: Locator) -> tuple[float, float]:
        """Return a point of the screen at which this element is hit."""
        found = target.evaluate(
            """(e) => {
                const {x, y, width, height} = e.getBoundingClientRect();
                for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
                    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
                        const at = [x + width * across, y + height * down];
                        if (e.contains(document.elementFromPoint(...at))) return at;
                    }
                }
                return null;
            }"""
        )
        assert found is not None, "no finger reaches it"
        return found[0], found[1]


Wanted = Callable[[Table], bool]


def asked(*questions: str) -> Wanted:
    return lambda table: table.prompt is not None and table.prompt.id in questions


def on_board(table: Table) -> bool:
    return len(table.options()) > 3


POSITIONS: dict[str, dict[str, tuple[float, Wanted]]] = {
    "trans-siberian": {
        "auction": (0.0, asked("ts-ask-first-bid", "ts-ask-bid")),
        "links": (0.15, asked("ts-ask-link")),
        "list": (
            0.4,
            lambda table: not asked("ts-ask-bid", "ts-ask-first-bid", "ts-ask-link")(table),
        ),
    },
    "mini-express": {
        "cities": (0.15, asked("me-ask-city")),
        "list": (0.3, lambda table: not asked("me-ask-city")(table)),
    },
    "russian-railroads": {"board": (0.1, on_board), "later": (0.6, on_board)},
}


def offers(*verbs: str) -> Wanted:
    return lambda table: {text.split(" ")[0] for text in table.options()} >= set(verbs)


RARER: dict[str, Callable[[], str]] = {
    "starting shares": lambda: record_of("mini-express", 3, 0.0, asked("me-ask-choose")),
    "hexes of a way": lambda: record_of("mini-express", 3, 0.1, asked("me-ask-hex")),
    "influence": lambda: record_of("mini-express", 3, 0.1, asked("me-ask-influence")),
    "second link": lambda: record_of("trans-siberian", 3, 0.2, asked("ts-ask-second-link")),
    "stock value": lambda: record_of("trans-siberian", 4, 0.0, asked("ts-ask-value")),
    "extension tile": lambda: random_record(3, GERMAN, offers("tile")),
    "branch": lambda: random_record(3, GERMAN, offers("branch")),
    "income marker": lambda: random_record(3, GERMAN, offers("income")),
    "boulder": lambda: random_record(3, AMERICAN, offers("boulder")),
    "dividend": lambda: random_record(3, AMERICAN, offers("dividend")),
}
"""Questions that are not in every turn, with the boards of expansions."""


@pytest.fixture
def finger(sit: Sit) -> Finger:
    return Finger(sit(PHONE, has_touch=True, is_mobile=True))


def kinds_of_choice(finger: Finger) -> list[Locator]:
    """Return the first and the last of each kind of thing that can be chosen now: in the list, on the board."""
    found = []
    for selector in (
        ".decision .choices > li > [data-action]",
        ".decision .stepper button:not([disabled])",
        "[data-target]",
    ):
        listed = finger.page.locator(selector)
        count = listed.count()
        found += [listed.nth(n) for n in sorted({0, count - 1}) if 0 <= n < count]
    return found


def is_within_reach(finger: Finger, target: Locator) -> bool:
    target.scroll_into_view_if_needed()
    try:
        finger.spot(target)
    except AssertionError:
        return False
    return True


CASES = [(title, name) for title, positions in POSITIONS.items() for name in positions]


@pytest.mark.parametrize(("title", "name"), CASES)
def test_a_press_of_any_length_hits_what_it_was_aimed_at(
    finger: Finger, title: str, name: str
) -> None:
    part, wanted = POSITIONS[title][name]
    finger.visitor.resume(record_of(title, 3, part, wanted))
    finger.visitor.wait_for_turn()
    finger.visitor.settle()
    finger.watch()
    targets = [target for target in kinds_of_choice(finger) if is_within_reach(finger, target)]
    assert targets

    for target in targets:
        for length in LENGTHS:
            finger.tap(target, length)


@pytest.mark.parametrize("name", RARER)
def test_a_press_hits_what_is_asked_more_rarely(finger: Finger, name: str) -> None:
    finger.visitor.resume(RARER[name]())
    assert finger.visitor.wait_for_turn()
    finger.visitor.settle()
    finger.watch()
    targets = [target for target in kinds_of_choice(finger) if is_within_reach(finger, target)]
    assert targets
    for target in targets:
        for length in LENGTHS:
            finger.tap(target, length)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_confirmation_of_a_turn_is_hit(finger: Finger, meet: Meet, length: int) -> None:
    anna = finger.visitor
    ben = meet("Ben")
    seats = ("me", "open", "bot")
    id = ben.table(*seats, title="mini-express", start=False, terms={"confirm": True})
    anna.open(f"/game/{id}").sit_down("Anna")
    ben.ok("POST", f"/api/games/{id}/start")
    anna.page.wait_for_selector(".decision")
    while anna.position()["unconfirmed"] != 1:
        if ben.position(id)["unconfirmed"] == 0:
            ben.do(id, "confirm")
        elif anna.position()["actions"]:
            anna.play(anna.position()["actions"][0]["text"])
        elif ben.position(id)["actions"]:
            ben.play(id)
        anna.page.wait_for_timeout(50)
    confirm = anna.page.get_by_role("button", name="Confirm the turn")
    expect(confirm).to_be_visible()
    finger.watch()
    for button in (anna.page.get_by_role("button", name="Undo"), confirm):
        finger.tap(button, length)
    finger.page.evaluate("window.isReal = true")
    finger.tap(confirm, length)
    expect(confirm).to_have_count(0)
    assert anna.position()["unconfirmed"] != 1


def test_all_titles_are_pressed() -> None:
    assert set(POSITIONS) == set(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_by_touch_alone(finger: Finger, title: str) -> None:
    finger.visitor.start(title, 3)
    finger.page.evaluate("window.isReal = true")
    finger.watch()
    choose = random.Random(5)
    for count in range(15):
        if not finger.visitor.wait_for_turn():
            return
        finger.visitor.settle()
        before = finger.visitor.moves()
        targets = [t for t in kinds_of_choice(finger) if is_within_reach(finger, t)]
        target = choose.choice(targets)
        is_step = target.evaluate("(e) => !e.dataset.action && e.closest('.stepper') !== null")
        finger.tap(target, LENGTHS[count % len(LENGTHS)])
        if is_step:
            chosen = finger.page.locator(".stepper .primary")
            finger.tap(chosen.first, LENGTHS[count % len(LENGTHS)])
        elif finger.page.wait_for_function(OPENED, arg=before).json_value() == "menu":
            finger.tap(finger.page.locator("[data-menu]").last, LENGTHS[count % len(LENGTHS)])
        finger.visitor.wait_for_answer(before)


def test_both_touches_of_a_confirmed_action_hit(finger: Finger) -> None:
    finger.visitor.open()
    finger.page.evaluate("localStorage.setItem('ironroad-confirm', 'yes')")
    finger.visitor.start("trans-siberian", 3)
    finger.page.evaluate("window.isReal = true")
    finger.watch()
    for length in LENGTHS:
        if not finger.visitor.wait_for_turn():
            return
        before = finger.visitor.moves()
        bid = finger.page.locator(".decision [data-action]:not([disabled])").last
        finger.tap(bid, length)
        expect(finger.page.locator(".decision")).to_contain_text("again")
        assert finger.visitor.moves() == before
        finger.tap(bid, length)
        finger.visitor.wait_for_answer(before)


def test_what_others_do_during_a_press_is_shown_after_it(finger: Finger, meet: Meet) -> None:
    id = finger.visitor.start("mini-express", 2, "friends")
    ben = meet("Ben")
    ben.ok("POST", f"/api/games/{id}/join", {"seat": 1})
    finger.page.click("button:has-text('Begin')")
    finger.page.wait_for_selector(".decision")
    while not finger.visitor.position()["actions"]:
        ben.play(id)
    finger.visitor.wait_for_turn()
    proposal = finger.page.locator(".proposal")

    x, y = finger.spot(finger.page.locator(".question"))
    finger.down(x, y)
    ben.do(id, "propose", kind="pause")
    finger.page.wait_for_timeout(300)
    expect(proposal).to_have_count(0)
    finger.up()
    expect(proposal).to_be_visible()
