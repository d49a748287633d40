"""A real browser before a real server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.clients import Server
from tests.server.conftest import cards, meet, own_server, server
from tests.web.people import WHOLE, Sit, launch, sitter

__all__ = ["cards", "meet", "own_server", "server"]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def shell(playwright: Playwright) -> Iterator[Browser]:
    """The browser of most tests, without windows."""
    running = launch(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser that people have."""
    running = launch(playwright, WHOLE)
    yield running
    running.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """A browser that was started once for all tests of this process."""
    found: Browser = request.getfixturevalue("whole_browser" if is_whole(request) else "shell")
    return found


@pytest.fixture
def sit(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Sit]:
    """Let somebody sit down before a browser of their own."""
    workers = "allow" if is_whole(request) else "block"
    with sitter(browser, server.url, service_workers=workers) as seated:
        yield seated


def is_whole(request: pytest.FixtureRequest) -> bool:
    return request.node.get_closest_marker("whole") is not None
