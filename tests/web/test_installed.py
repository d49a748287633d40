"""The installable page: its manifest, the service worker that keeps the shell and nothing else, notices, the badge."""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ironroad.server.http.client import CLIENT
from tests.server.clients import Person, Server
from tests.server.conftest import Meet, settings_for
from tests.web.people import PATIENCE, Sit, Visitor, sitter

pytestmark = pytest.mark.whole
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const shell = await caches.open('shell');
    return (await shell.keys()).map((request) => new URL(request.url).pathname);
}"""
TITLE = "trans-siberian"
BADGES = """
    window.badges = [];
    navigator.setAppBadge = async (count) => { window.badges.push(count); };
    navigator.clearAppBadge = async () => { window.badges.push(0); };
"""
HIDE = """
    Object.defineProperty(document, 'hidden', { get: () => true });
"""
NOTICES = """async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, data }) => [title, body, data.game]);
}"""


def until(page: Page, wanted: Callable[[Any], bool], script: str, argument: Any = None) -> Any:
    """Wait until what a script finds is as wanted; scripts that wait themselves cannot be polled in the page."""
    ends = time.monotonic() + PATIENCE / 1000
    while not wanted(found := page.evaluate(script, argument)):
        assert time.monotonic() < ends, found
        page.wait_for_timeout(50)
    return found


def wait_for_worker(page: Page) -> None:
    page.wait_for_function(CONTROLLED)
    until(page, lambda kept: len(kept) > 2, KEPT)


def upgrade(folder: Path) -> list[str]:
    """Exchange a client for the next version, in which every file of the build has another name; return the old names."""
    files = [path for path in (folder / "assets").iterdir() if path.suffix in (".js", ".css")]
    names = {path.name: f"{path.stem}NEXT{path.suffix}" for path in files}
    pattern = re.compile("|".join(map(re.escape, names)))
    for path in [folder / "index.html", *files]:
        text = pattern.sub(lambda found: names[found[0]], path.read_text("utf-8"))
        path.write_text(text, "utf-8")
    for path in files:
        path.rename(path.with_name(names[path.name]))
    return list(names)


def test_the_page_can_be_installed(meet: Meet, sit: Sit) -> None:
    somebody = meet()
    answer = somebody.ask("GET", "/manifest.webmanifest")
    manifest = answer.json()

    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        found = somebody.ask("GET", icon["src"])
        assert found.status_code == 200
        assert found.headers["content-type"] == icon["type"]
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    # Chromium itself finds nothing that is in the way.
    anna = sit().open()
    tools = anna.page.context.new_cdp_session(anna.page)
    assert tools.send("Page.getAppManifest")["errors"] == []
    # A window without a profile cannot install anything; nothing else is in the way.
    reasons = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [reason["errorId"] for reason in reasons if reason["errorId"] != "in-incognito"] == []


def test_the_worker_keeps_the_shell_and_never_an_answer(sit: Sit) -> None:
    anna = sit().open()
    wait_for_worker(anna.page)
    anna.page.reload()
    anna.start(TITLE, 3)
    anna.wait_for_turn()
    kept = anna.page.evaluate(KEPT)

    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    # What is shown comes from the server, also with the worker between them.
    before = anna.position()["version"]
    anna.page.locator(".decision [data-action]:not([disabled])").first.click()
    fetched = "async (id) => (await (await fetch('/api/games/' + id)).json()).position.version"
    until(anna.page, lambda version: version > before, fetched, anna.id)


def test_without_a_server_the_page_still_opens(sit: Sit) -> None:
    anna = sit().open()
    wait_for_worker(anna.page)
    anna.page.reload()
    anna.page.wait_for_selector("[data-title] svg")
    anna.page.context.set_offline(True)
    anna.page.reload()

    expect(anna.page.get_by_role("heading", name="Start a game")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_contain_text("cannot be reached")
    anna.page.context.set_offline(False)


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of one's own, which can be exchanged for a newer one."""
    folder = tmp_path / "client"
    shutil.copytree(CLIENT, folder)
    monkeypatch.setattr("ironroad.server.http.client.CLIENT", folder)
    return folder


@pytest.fixture
def upgraded(browser: Browser, copy: Path, tmp_path: Path) -> Iterator[Visitor]:
    running = Server(settings_for(f"sqlite:///{tmp_path}/games.db")).start()
    with sitter(browser, running.url, service_workers="allow") as sit:
        yield sit()
    running.stop()


def test_nobody_stays_with_an_old_client(upgraded: Visitor, copy: Path) -> None:
    page = upgraded.open().page
    wait_for_worker(page)
    page.reload()
    page.wait_for_selector("[data-title] svg")

    old = upgrade(copy)
    page.reload()

    page.wait_for_selector("[data-title] svg")
    assert not any([name in page.content() for name in old])
    kept = until(page, lambda kept: any(["NEXT" in path for path in kept]), KEPT)
    assert [path for path in kept if path.removeprefix("/assets/") in old] == []


def test_a_page_that_was_open_over_an_upgrade_begins_anew(upgraded: Visitor, copy: Path) -> None:
    page = upgraded.open().page
    page.wait_for_selector("[data-title] svg")
    upgrade(copy)
    page.evaluate("caches.delete('shell')")
    page.click(f"a[href='/rules/{TITLE}']")

    expect(page.locator("[data-aim]")).to_be_visible()
    assert "NEXT" in page.content()
    # What the old page asked for in vain is no fault of the new one.
    upgraded.errors.clear()


def make_table(visitor: Visitor, other: Person) -> str:
    """Let somebody else make a table at which both sit, this visitor second; return its id."""
    id = other.table("me", "open", "open", title=TITLE, options={"start": "first"})
    visitor.page.evaluate(
        """async (id) => {
            const body = JSON.stringify({ seat: 1 });
            const headers = { 'content-type': 'application/json' };
            const answer = await fetch(`/api/games/${id}/join`, { method: 'POST', body, headers });
            if (!answer.ok) throw new Error(await answer.text());
        }""",
        id,
    )
    other.ok("PUT", f"/api/games/{id}/seats/2", {"kind": "bot", "level": "random"})
    other.ok("POST", f"/api/games/{id}/start")
    return id


def test_a_page_loaded_while_the_worker_becomes_active_is_looked_after(sit: Sit) -> None:
    for milliseconds in (0, 30, 60, 90, 120, 150, 180):
        anna = sit().open()
        anna.page.wait_for_timeout(milliseconds)
        anna.page.reload()
        wait_for_worker(anna.page)


def test_notices_are_asked_for_by_a_click_and_given_when_nobody_looks(meet: Meet, sit: Sit) -> None:
    bob = meet("Bob")
    anna = sit(permissions=["notifications"])
    anna.page.add_init_script(
        "window.asked = 0; const ask = Notification.requestPermission.bind(Notification);"
        "Notification.requestPermission = () => { window.asked++; return ask(); };"
    )
    anna.page.add_init_script(HIDE)
    anna.open().page.evaluate(
        """async () => {
            const headers = { 'content-type': 'application/json' };
            const body = JSON.stringify({ name: 'Anna' });
            await fetch('/api/guests', { method: 'POST', body, headers });
            localStorage.setItem('ironroad-known', 'yes');
        }"""
    )
    anna.page.reload()
    wait_for_worker(anna.page)
    assert anna.page.evaluate("window.asked") == 0
    anna.page.get_by_role("button", name="Settings").click()
    expect(anna.page.locator("[data-alerts]")).not_to_be_checked()
    anna.page.locator("[data-alerts]").check()
    expect(anna.page.locator("[data-alerts]")).to_be_checked()
    anna.page.keyboard.press("Escape")

    id = make_table(anna, bob)
    bob.play(id, "bid 9")
    given = until(anna.page, bool, NOTICES)
    assert given == [["Your turn", "Trans-Siberian Railroad", id]]
    # It stays on when the page is opened again.
    anna.page.reload()
    anna.page.get_by_role("button", name="Settings").click()
    expect(anna.page.locator("[data-alerts]")).to_be_checked()


def test_no_notice_without_permission(sit: Sit) -> None:
    anna = sit()
    anna.page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
    )
    anna.open().page.get_by_role("button", name="Settings").click()

    expect(anna.page.locator("[data-alerts]")).to_be_disabled()
    expect(anna.page.get_by_text("told to show no notices")).to_be_visible()


def test_the_icon_counts_the_games_that_wait(sit: Sit) -> None:
    anna = sit()
    anna.page.add_init_script(BADGES)
    anna.start(TITLE, 3)
    anna.wait_for_turn()

    anna.page.wait_for_function("() => window.badges.at(-1) === 1")
