"""Renders every screen to pictures: ``python -m tests.web.gallery FOLDER [PART OF A NAME …]``. Look at them."""

import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.study.puzzles import puzzles_of
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import settings_for
from tests.server.rated import account, id_of, rated_games, table_of
from tests.server.test_tournaments import announce
from tests.web.people import Visitor, launch, sitter
from tests.web.positions import AMERICAN, GERMAN, Options, random_record, record_of
from tests.web.test_review import GAMES, RECORDS

SIZES = ((360, 740), (768, 1024), (1280, 800), (1440, 900), (1920, 1080))
LOOKS = (("light", "en"), ("dark", "es"), ("light", "es"), ("dark", "en"))
TITLE = "russian-railroads"
EXPANSIONS: dict[str, Options] = {"german": GERMAN, "american": AMERICAN}
ASKED = {
    "german": ("tile", "branch", "use income", "boilerman"),
    "american": ("boulder", "dividend", "buy", "item", "token"),
}
LONG = 900_000
"""Milliseconds that a quick review may take where the engine is interpreted."""
STAGES = {"early": 0.12, "middle": 0.5, "late": 0.85, "end": 1.0}


def asks(*ids: str) -> Callable[[Table], bool]:
    """Return whether a table asks one of these questions."""
    return lambda table: table.prompt is not None and table.prompt.id in ids


def offers(action: str) -> Callable[[Table], bool]:
    """Return whether a table offers an action that begins like this."""
    return lambda table: any([text.startswith(f"{action} ") for text in table.options()])


NESTED: dict[str, tuple[str, Callable[[Table], bool]]] = {
    "trans-siberian": ("auction", asks("ts-ask-bid", "ts-ask-first-bid")),
    "mini-express": ("nested", asks("me-ask-hex", "me-ask-city")),
    "russian-railroads": ("nested", lambda table: bool(table.view(0)["owed"])),
}


class Gallery:
    """Takes pictures of the screens that are wanted, in all sizes, looks and languages."""

    def __init__(self, visitor: Visitor, folder: Path, parts: Sequence[str]) -> None:
        self._visitor = visitor
        self._folder = folder
        self._parts = parts

    def wants(self, screen: str) -> bool:
        """Return whether any picture of a screen is wanted; a part may name size and look too."""
        return not self._parts or any([part.partition("@")[0] in screen for part in self._parts])

    def take(self, screen: str, show: Callable[[], None] = lambda: None) -> None:
        """Take all pictures of the screen that is open, or of what ``show`` opens over it."""
        page = self._visitor.page
        for scheme, language in LOOKS:
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            for width, height in SIZES:
                name = f"{screen}-{width}-{scheme}-{language}"
                if not self._wants_picture(screen, name):
                    continue
                page.keyboard.press("Escape")
                self._visitor.speak(language)
                page.set_viewport_size({"width": width, "height": height})
                show()
                page.wait_for_timeout(250)
                # What sticks to the rim of the window would lie over the middle of a whole page.
                whole = page.locator(".deciding").count() == 0
                page.screenshot(path=self._folder / f"{name}.png", full_page=whole)

    def _wants_picture(self, screen: str, name: str) -> bool:
        if not self._parts:
            return True
        wanted = [part.partition("@") for part in self._parts]
        return any([part in screen and look in name for part, _, look in wanted])

    def boards(self, title: str) -> None:
        """Show a title early, in the middle, late, at its end and in a decision within a decision."""
        seats = min(4, REGISTRY.meta(title).seats[-1])
        for stage, part in STAGES.items():
            self._position(f"{title}-{stage}", title, seats, part, lambda _: True)
        name, wanted = NESTED[title]
        self._position(f"{title}-{name}", title, seats, 0.25, wanted)
        if self.wants(f"{title}-replay"):
            self._visitor.resume(record_of(title, seats, 0.5))
            self._visitor.page.keyboard.press("ArrowLeft")
            self._visitor.page.wait_for_selector(".review")
            self.take(f"{title}-replay")
        if self.wants(f"{title}-scores"):
            self._visitor.resume(record_of(title, seats, 0.8))
            self._visitor.page.click("#tab-scores")
            self._visitor.page.wait_for_timeout(1500)
            self.take(f"{title}-scores")
        if self.wants(f"{title}-rules"):
            self._visitor.open(f"/rules/{title}").page.wait_for_selector("article")
            self.take(f"{title}-rules")

        if self.wants(f"{title}-by-hand"):
            self._visitor.open(f"/position/{title}?seats={seats}")
            self._visitor.page.wait_for_selector("[data-verdict=sound]")
            self.take(f"{title}-by-hand")

    def _position(
        self, screen: str, title: str, seats: int, part: float, wanted: Callable[[Table], bool]
    ) -> None:
        if self.wants(screen):
            self._visitor.resume(record_of(title, seats, part, wanted))
            self._visitor.page.wait_for_timeout(400)
            self.take(screen)

    def expansions(self) -> None:
        """Show the other boards of Russian Railroads, with coal and new material."""
        for board, options in EXPANSIONS.items():
            for stage, part in STAGES.items():
                # Such a game is shorter.
                until = part if part == 1 else part * 0.6
                record = partial(record_of, TITLE, 3, until, options=options)
                self._show(f"{board}-{stage}", record)
            for action in ASKED[board]:
                record = partial(random_record, 3, options, offers(action))
                self._show(f"{board}-asked-{action.replace(' ', '-')}", record)
            self._show(f"{board}-two", partial(record_of, TITLE, 2, 0.3, options=options))

    def _show(self, screen: str, record: Callable[[], str]) -> None:
        if self.wants(screen):
            self._visitor.resume(record())
            self._visitor.page.wait_for_timeout(400)
            self.take(screen)

    def lobby(self) -> None:
        """Show the lobby, what a new table can be, and the room before the start."""
        page = self._visitor.open().page
        page.wait_for_selector("[data-title] svg")
        if self.wants("lobby"):
            self.take("lobby")
        page.click("[data-title='trans-siberian']")
        if self.wants("set-up"):
            page.click("details summary")
            page.click("[data-uncertain] summary")
            self.take("set-up")
        if self.wants("settings"):
            opener = page.locator("header [aria-label=Settings], header [aria-label=Ajustes]")
            self.take("settings", opener.click)
            page.keyboard.press("Escape")
        page.click("[data-friends='3']")
        page.wait_for_selector(".room")
        if self.wants("waiting"):
            self.take("waiting")

    def study(self, title: str) -> None:
        """Show the review of a game, the analysis board, a hint, a puzzle missed and solved, and the workshop."""
        page = self._visitor.page
        if self.wants(f"{title}-review"):
            self._visitor.resume((RECORDS / GAMES[title]).read_text("utf-8"))
            page.click(".result a[href$='/review']")
            page.click(".state > button.primary")
            page.wait_for_selector("svg.chances", timeout=LONG)
            self.take(f"{title}-review")
        if self.wants(f"{title}-analysis"):
            self._visitor.open(f"/analysis?title={title}")
            page.locator("select[name=title]").select_option(title)
            page.locator("form button[type=submit], form button").first.click()
            page.wait_for_url("**/analysis/*")
            for _ in range(4):
                page.locator(".choices [data-action]:not([disabled])").first.click()
                page.wait_for_timeout(600)
            self.take(f"{title}-analysis")
        if self.wants(f"{title}-hint"):
            self._visitor.resume(record_of(title, 3, 0.4))
            page.click("[data-ask-hint]")
            page.wait_for_selector("[data-hint]")
            self.take(f"{title}-hint")
        if self.wants(f"{title}-puzzle"):
            puzzle = next(iter(puzzles_of(title).values()))
            self._visitor.open(f"/puzzles/{puzzle.id}")
            page.wait_for_selector(".decision [data-action]")
            self.take(f"{title}-puzzle")
            page.click(f".decision [data-action={puzzle.solution!r}]")
            page.wait_for_selector("[data-answer=right]")
            self.take(f"{title}-puzzle-solved")
        if self.wants(f"{title}-workshop"):
            self._visitor.open(f"/workshop/{title}/standard").page.wait_for_selector("main h1")
            page.wait_for_timeout(800)
            self.take(f"{title}-workshop")

    def people(self, url: str) -> None:
        """Show a profile, a leaderboard, a tournament and the list of tournaments."""
        screens = ("profile", "leaderboard", "tournament", "tournaments")
        if not any([self.wants(screen) for screen in screens]):
            return
        title = "trans-siberian"
        people = [account(Person(url, name)) for name in ("Grete Halvorsen", "Ulises", "Bo")]
        for count in range(1, 4):
            play_out(table_of(*people, title=title, visibility="public"), *people)
            rated_games(people[0], count, title)
        cup = announce(people[0], name="Autumn cup", title=title, size=3)
        for person in people:
            person.ok("POST", f"/api/tournaments/{cup}/enter")
        people[0].ok("POST", f"/api/tournaments/{cup}/start")
        paths = (f"/people/{id_of(people[0])}", f"/leaderboard/{title}", f"/tournaments/{cup}")
        for screen, path in zip(screens, (*paths, "/tournaments"), strict=True):
            if self.wants(screen):
                self._visitor.open(path).page.wait_for_selector("main h1")
                self._visitor.page.wait_for_timeout(400)
                self.take(screen)
        for person in people:
            person.close()


def main() -> None:
    """Write the pictures into the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        settings = settings_for(f"sqlite:///{data}/games.db", titles=())
        server = Server(settings).start()
        browser = launch(playwright)
        try:
            with sitter(browser, server.url) as sit:
                gallery = Gallery(sit(), folder, sys.argv[2:])
                for title in REGISTRY.ids():
                    gallery.boards(title)
                    gallery.study(title)
                gallery.expansions()
                gallery.lobby()
                gallery.people(server.url)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
