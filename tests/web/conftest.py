"""A real browser before a real server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.clients import Server
from tests.server.conftest import cards, own_server, server
from tests.web.people import Sit, launch, sitter

__all__ = ["cards", "own_server", "server"]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = launch(playwright)
    yield running
    running.close()


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Let somebody sit down before a browser of their own."""
    with sitter(browser, server.url) as seated:
        yield seated
