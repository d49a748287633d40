"""Somebody before a browser: what people do there, with the mouse, with the keyboard."""

import random
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, expect

from tests.web.windows import SMALL, windows_of

WHOLE = "chromium"
SHELL = "chromium-headless-shell"
"""The same engine without a window around each page, at half the work; it is used where it is installed."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TURN = ".decision [data-action]:not([disabled]), #result"
MIDDLE = """(e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return {x, y, reached: e.contains(document.elementFromPoint(x, y))};
}"""
"""Tells where the middle of an element is, and whether a click there reaches it."""
OFFERED = """() => ({
    over: document.querySelector('#result') !== null,
    moves: Number(document.querySelector('.bar .count')?.textContent.split('/')[1]),
    targets: document.querySelectorAll('[data-target]').length,
    listed: document.querySelectorAll('.decision [data-action]').length,
    open: document.querySelectorAll('.decision [data-action]:not([disabled])').length,
})"""
"""Tells at once what a player is offered: each question by itself is a search through the whole page."""
OPENED = """(before) => {
    if (document.querySelector('[data-menu]')) return 'menu';
    return Number(document.querySelector('.bar .count')?.textContent.split('/')[1]) > before && 'answer';
}"""
"""Tells what came of a choice on the board: the menu of a place that offers several things, or the next position."""
STILL = """() => {
    const parts = document.querySelectorAll('main, .deciding, [data-panel], [data-action], [data-target], svg');
    const now = [...parts].map((e) => Object.values(e.getBoundingClientRect().toJSON()).join(' ')).join();
    const moves = document.getAnimations().some((a) => a.playState === 'running');
    window.stillFor = now === window.stillAt && !moves ? (window.stillFor ?? 0) + 1 : 0;
    window.stillAt = now;
    return window.stillFor >= 3;
}"""
"""Tells whether everything is where it was, three looks in a row."""
BOARD = ".board .main, #result"
"""What is on the page when a board that waits for its printed values is drawn, or when the game is over."""
MAPPED = ("mini-express", "trans-siberian")
MAP = ".window > svg, #result"
"""What is on the page when the map of such a title is drawn, or when the game is over."""
PATIENCE = 60_000
"""Milliseconds after which a wait gives up, long enough for a busy machine; it ends as soon as its condition holds."""
expect.set_options(timeout=PATIENCE)
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}


def launch(playwright: Playwright, program: str = SHELL) -> Browser:
    """Start the system's Chromium."""
    found = shutil.which(program) or shutil.which(WHOLE)
    return playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))


class Visitor:
    """One browser window; errors of the page fail the test."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.set_default_timeout(PATIENCE)

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        return self

    def start(self, title: str, bots: int, kind: str = "bots") -> str:
        """Begin a game from the lobby, against the quickest bots; return its id."""
        self.open()
        self.page.evaluate("localStorage.setItem('ironroad-level', 'random')")
        self.page.click(f"[data-title='{title}']")
        self.page.click(f"[data-{kind}='{bots}']")
        self.page.wait_for_url("**/game/*")
        return self.id

    def start_guided(self, title: str) -> None:
        """Begin the guided first game of a title."""
        self.open()
        self.page.click(f"[data-title='{title}']")
        self.page.click("[data-guided]")
        self.page.wait_for_selector(".guide")

    def sit_down(self, name: str) -> None:
        """Say a name in a waiting room and take the first seat that is offered."""
        self.page.get_by_label("Your name").fill(name)
        self.page.locator("[data-sit]").first.click()
        self.page.wait_for_selector("text=Stand up")

    def resume(self, record: str) -> str:
        """Go on with a recorded game on the first seat, the computer on the others; return its id."""
        # Something small of the same origin: the page itself is loaded with the game.
        if self.page.url != self.url + SMALL:
            self.open(SMALL)
        id: str = self.page.evaluate(
            """async (record) => {
                const ask = async (method, path, body) => {
                    const answer = await fetch('/api' + path, {method, body: JSON.stringify(body),
                        headers: {'content-type': 'application/json'}});
                    if (!answer.ok) throw new Error(await answer.text());
                    return answer.json();
                };
                if (localStorage.getItem('ironroad-known') !== 'yes') {
                    await ask('POST', '/guests', {name: 'Anna'});
                    localStorage.setItem('ironroad-known', 'yes');
                }
                const {table} = await ask('POST', '/games/imports', {record, kind: 'table'});
                if (table.status !== 'open') return table.id;
                for (const seat of table.seats.slice(1)) {
                    const wish = {kind: 'bot', level: 'random'};
                    await ask('PUT', `/games/${table.id}/seats/${seat.seat}`, wish);
                }
                await ask('POST', `/games/${table.id}/start`);
                return table.id;
            }""",
            record,
        )
        self.open(f"/game/{id}").page.wait_for_selector(".decision, #result")
        # The board is drawn when the edition is there, which may come after the question; a map comes last.
        has_map = any([f"title: {title}\n" in record for title in MAPPED])
        self.page.wait_for_selector(MAP if has_map else BOARD, state="attached")
        return id

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def facts(self) -> Any:
        """Return the game as the server tells it to this browser."""
        return self.page.evaluate("async (id) => (await fetch('/api/games/' + id)).json()", self.id)

    def position(self) -> Any:
        return self.facts()["position"]

    def play(self, action: str) -> None:
        """Take an action beside the page, as fast as possible."""
        self.page.evaluate(
            """async ([id, action]) => {
                const game = await (await fetch('/api/games/' + id)).json();
                const body = {version: game.position.version, action, key: String(Math.random())};
                const answer = await fetch('/api/games/' + id + '/play', {
                    method: 'POST',
                    headers: {'content-type': 'application/json'},
                    body: JSON.stringify(body),
                });
                if (!answer.ok) throw new Error(await answer.text());
            }""",
            [self.id, action],
        )

    def wait_for_turn(self) -> bool:
        """Wait until there is something to decide; ``False`` if the game is over."""
        self.page.wait_for_selector(TURN)
        return self.page.locator("#result").count() == 0

    def offered(self) -> Any:
        """Wait until there is something to decide or the game is over; return what the page offers."""
        self.page.wait_for_selector(TURN)
        return self.page.evaluate(OFFERED)

    def wait_for_answer(self, before: int) -> None:
        """Wait until the page shows a later position than this one."""
        self.page.wait_for_function(
            """(before) => {
                const bar = document.querySelector('.bar .count');
                return bar && Number(bar.textContent.split('/')[1]) > before;
            }""",
            arg=before,
        )

    def moves(self) -> int:
        """Return how many moves the page says there were."""
        text = self.page.inner_text(".bar .count")
        return int(text.split("/")[1])

    def click_through(self, choose: random.Random, most: int = 400) -> int:
        """Play by clicks alone, on the board where it offers something, until the end."""
        for count in range(most):
            offered = self.offered()
            if offered["over"]:
                return count
            if offered["targets"] and choose.random() < 0.7:
                self._click_board(choose, offered["targets"])
            else:
                listed = self.page.locator(".decision [data-action]:not([disabled])")
                listed.nth(choose.randrange(offered["open"])).click()
            self.wait_for_answer(offered["moves"])
        raise AssertionError(f"the game did not end within {most} decisions")

    def _click_board(self, choose: random.Random, targets: int) -> None:
        target = self.page.locator("[data-target]").nth(choose.randrange(targets))
        # On a map that shows everything another target may lie over the middle of this one.
        target.scroll_into_view_if_needed()
        middle = target.evaluate(MIDDLE)
        if middle["reached"]:
            self.page.mouse.click(middle["x"], middle["y"])
        else:
            target.dispatch_event("click")
        menu = self.page.locator("[data-menu]")
        if menu.count():
            menu.nth(choose.randrange(menu.count())).click()

    def type_through(self, choose: random.Random, most: int = 400) -> int:
        """Play by the keyboard alone until the end, from the list and on the board."""
        for count in range(most):
            offered = self.offered()
            if offered["over"]:
                return count
            if offered["targets"] and choose.random() < 0.3:
                self._type_on_board(choose)
                self.wait_for_answer(offered["moves"])
                continue
            self.page.keyboard.press("c")
            for _ in range(choose.randrange(min(offered["listed"], 6))):
                self.page.keyboard.press("Tab")
            focused = self.page.evaluate("document.activeElement.dataset.action ?? ''")
            if not focused:
                self.page.keyboard.press("c")
            self.page.keyboard.press("Enter")
            self.wait_for_answer(offered["moves"])
        raise AssertionError(f"the game did not end within {most} decisions")

    def _type_on_board(self, choose: random.Random) -> None:
        self.page.keyboard.press("b")
        assert self.page.evaluate("document.activeElement.dataset.target ?? ''")
        for _ in range(choose.randrange(3)):
            self.page.keyboard.press("Tab")
        if not self.page.evaluate("document.activeElement.dataset.target ?? ''"):
            self.page.keyboard.press("b")
        self.page.keyboard.press("Enter")
        menu = self.page.locator("[data-menu]").count()
        if menu:
            for _ in range(choose.randrange(menu)):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")

    def speak(self, language: str) -> None:
        self.page.click(f".languages [lang={language}]")
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def settle(self) -> None:
        """Wait until nothing moves any more: what is drawn late has come, and what glides is at rest."""
        self.page.wait_for_function(STILL, polling=100)

    def take_further(self, before: int, press: str = "click") -> None:
        """After a choice on the board: choose from the menu if it opens one, and wait for the answer."""
        opened = self.page.wait_for_function(OPENED, arg=before).json_value()
        if opened == "menu":
            getattr(self.page.locator("[data-menu]").first, press)()
        self.wait_for_answer(before)


def until(page: Page, found: Callable[[], Any]) -> Any:
    """Wait until something is found that the page does not tell; its events come in meanwhile."""
    ends = time.monotonic() + PATIENCE / 1000
    while not (it := found()):
        assert time.monotonic() < ends, "it never came"
        page.wait_for_timeout(20)
    return it


Sit = Callable[..., Visitor]


@contextmanager
def sitter(browser: Browser, url: str, **usual: Any) -> Iterator[Sit]:
    """Give out visitors; at the end no page may have had an error.

    Their pages are still and have no service worker, which is half of the work of opening one, unless they are asked to.
    """
    seated: list[tuple[Visitor, Callable[[str], None]]] = []

    def sit(
        size: dict[str, int] = DESK,
        language: str = "en",
        reduced_motion: str = "reduce",
        color_scheme: str = "light",
        **more: Any,
    ) -> Visitor:
        locale = {"en": "en-GB", "es": "es-ES"}[language]
        options = {"service_workers": "block", **usual, **more}
        window, give_back = windows_of(browser).take(locale=locale, **options)
        page = window.lend(size, reduced_motion=reduced_motion, color_scheme=color_scheme)
        visitor = Visitor(page, url)
        seated.append((visitor, give_back))
        return visitor

    yield sit
    for _, give_back in seated:
        give_back(url)
    errors = [error for visitor, _ in seated for error in visitor.errors]
    assert not errors, errors
