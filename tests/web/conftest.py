"""A real browser before a real server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.clients import Server
from tests.server.conftest import cards, own_server, settings_for
from tests.web.people import Sit, launch, sitter

__all__ = ["cards", "own_server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    folder = tmp_path_factory.mktemp("web")
    running = Server(settings_for(f"sqlite:///{folder}/games.db")).start()
    yield running
    running.stop()


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
