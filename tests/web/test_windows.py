"""Visitors who have a window one after the other find nothing of each other."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.clients import Server
from tests.web.people import DESK, PHONE, sitter
from tests.web.windows import SMALL, windows_of

LEFT = """async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    name: window.name,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    print: matchMedia('print').matches,
    size: [innerWidth, innerHeight],
    me: (await fetch('/api/me')).status,
})"""
LEAVE = """async () => {
    localStorage.setItem('a', 'b');
    sessionStorage.setItem('a', 'b');
    window.name = 'a';
    await new Promise((done) => { indexedDB.open('a').onsuccess = done; });
    await caches.open('a');
    const headers = {'content-type': 'application/json'};
    await fetch('/api/guests', {method: 'POST', body: JSON.stringify({name: 'Anna'}), headers});
}"""


@pytest.fixture
def other(browser: Browser) -> dict[str, Any]:
    """Options that no other test has, so that the windows are of this one alone."""
    return {"timezone_id": "Asia/Omsk"}


def test_nothing_is_left_for_the_next_visitor(
    browser: Browser, server: Server, other: dict[str, Any]
) -> None:
    heard: list[str] = []
    with sitter(browser, server.url, **other) as sit:
        page = sit(DESK).open(SMALL).page
        before = page.evaluate(LEFT)
        page.evaluate(LEAVE)
        page.route("**/api/me", lambda route: route.fulfill(status=500))
        page.on("request", lambda request: heard.append(request.url))
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # A size.
        page.emulate_media(media="print", color_scheme="dark", reduced_motion="no-preference")
        left = page.evaluate(LEFT)
        page.context.new_cdp_session(page).send(
            "Emulation.setScriptExecutionDisabled", {"value": True}
        )
    assert all([left[what] != before[what] for what in before])
    heard.clear()

    with sitter(browser, server.url, **other) as sit:
        ben = sit(DESK).open(SMALL)
        assert ben.page is page
        assert ben.page.evaluate(LEFT) == before
        ben.open().page.wait_for_selector("[data-title]")
    assert heard == []


def spoil_by_script(page: Page) -> None:
    page.add_init_script("window.left = true")


def spoil_by_function(page: Page) -> None:
    page.context.expose_function("left", lambda: True)


def spoil_by_socket(page: Page) -> None:
    page.route_web_socket("**/api/socket", lambda socket: None)


def spoil_by_network(page: Page) -> None:
    page.context.set_offline(True)


@pytest.mark.parametrize(
    "spoil", [spoil_by_script, spoil_by_function, spoil_by_socket, spoil_by_network]
)
def test_a_window_that_cannot_be_cleared_is_closed(
    browser: Browser, server: Server, other: dict[str, Any], spoil: Any
) -> None:
    window, give_back = windows_of(browser).take(service_workers="block", **other)
    spoil(window.page)
    give_back(server.url)

    assert window.page.is_closed()
    again, give_back = windows_of(browser).take(service_workers="block", **other)
    assert again is not window
    give_back(server.url)
