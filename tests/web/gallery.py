"""Renders every screen to pictures: ``python -m tests.web.gallery FOLDER``. Look at them."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from ironroad.games import REGISTRY
from tests.server.clients import Server
from tests.server.conftest import settings_for
from tests.web.people import Visitor, launch, sitter

SIZES = ((360, 740), (768, 1024), (1440, 900), (2560, 1440))
LOOKS = (("light", "en"), ("dark", "es"))
STAGES = (("early", 3), ("middle", 25), ("end", 10_000))


def take(visitor: Visitor, folder: Path, name: str) -> None:
    """Take pictures of the screen in all sizes, looks and languages."""
    for scheme, language in LOOKS:
        visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        visitor.speak(language)
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.wait_for_timeout(250)
            visitor.page.screenshot(path=folder / f"{name}-{width}-{scheme}-{language}.png")


def play_on(visitor: Visitor, choose: random.Random, decisions: int) -> None:
    """Play random actions, so many of one's own or to the end."""
    played = 0
    while played < decisions:
        position = visitor.position()
        if position["outcome"] is not None:
            break
        if position["actions"]:
            visitor.play(choose.choice(position["actions"])["text"])
            played += 1
        else:
            visitor.page.wait_for_timeout(50)
    visitor.page.wait_for_timeout(400)


def screens(visitor: Visitor, folder: Path) -> None:
    """Walk through all screens of all titles."""
    for title in REGISTRY.ids():
        visitor.start(title, REGISTRY.meta(title).seats[-1])
        visitor.page.wait_for_selector(".decision")
        choose = random.Random(2)
        for stage, decisions in STAGES:
            play_on(visitor, choose, decisions)
            take(visitor, folder, f"{title}-{stage}")
        visitor.page.keyboard.press("Home")
        take(visitor, folder, f"{title}-replay")
        visitor.open(f"/rules/{title}").page.wait_for_selector("article")
        take(visitor, folder, f"{title}-rules")
    visitor.open().page.wait_for_selector("[data-title] svg")
    take(visitor, folder, "lobby")
    visitor.page.click("[data-title='trans-siberian']")
    visitor.page.click("summary")
    take(visitor, folder, "set-up")
    visitor.page.click("[data-friends='3']")
    visitor.page.wait_for_selector(".room")
    take(visitor, folder, "waiting")


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
                screens(sit(), folder)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
