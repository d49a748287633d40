"""A title of another distribution brings its board and its words; the client was built without them."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from ironroad.games import REGISTRY
from tests.server.clients import Server
from tests.server.conftest import TOY
from tests.web.people import Sit, sitter


@pytest.fixture
def sit(browser: Browser, own_server: Callable[..., Server]) -> Iterator[Sit]:
    """Let somebody sit down before a server that knows the title."""
    server = own_server(titles=(*TOY, "stones=tests.server.stones"))
    with sitter(browser, server.url) as seated:
        yield seated
    REGISTRY.remove("stones")


def test_a_whole_game_on_the_board_that_the_title_brings(sit: Sit) -> None:
    anna = sit()
    anna.start("stones", 2)
    board = anna.page.locator(".stones-board")
    expect(board).to_have_css("border-top-color", "rgb(1, 2, 3)")
    expect(anna.page.locator(".generic")).to_have_count(0)

    decisions = 0
    while anna.wait_for_turn():
        before = anna.moves()
        board.locator("[data-target]").last.click()
        anna.wait_for_answer(before)
        decisions += 1

    assert decisions == 6, "three rounds of a bet and a stone"
    assert anna.position()["outcome"] is not None
    # The highest bet was chosen each time, and the board was told.
    anna.page.click("text=See the board")
    expect(board.locator("li").first).to_have_text("Guest: 6")


def test_its_words_are_spoken_in_both_languages(sit: Sit) -> None:
    anna = sit()
    anna.open()
    expect(anna.page.locator("[data-title=stones] strong")).to_have_text("Stones and cards")
    anna.start("stones", 2)
    anna.wait_for_turn()
    board = anna.page.locator(".stones-board")
    expect(board.locator("h2")).to_have_text("Where is your stone?")
    expect(anna.page.locator("[data-target='bet:1']")).to_have_text("Bet 1")
    expect(anna.page.locator(".decision .question")).to_contain_text("How much do you bet")

    anna.speak("es")

    expect(board.locator("h2")).to_have_text("¿Dónde está tu piedra?")
    expect(anna.page.locator("[data-target='bet:1']")).to_have_text("Apostar 1")
    expect(anna.page.locator(".decision .question")).to_contain_text("¿Cuánto apuestas")
    anna.open("/rules/stones")
    expect(anna.page.locator("article h2").first).to_have_text("Objetivo del juego")


def test_the_board_is_pointed_at_and_gives_figures(sit: Sit) -> None:
    anna = sit()
    anna.start("stones", 2)
    anna.wait_for_turn()
    anna.page.locator(".decision [data-action='bet 2']").hover()
    expect(anna.page.locator(".stones-board .lit")).to_have_text("Bet 2")

    anna.page.click("#tab-scores")

    expect(anna.page.locator(".cards caption")).to_have_count(2)
    expect(anna.page.locator(".cards th").first).to_have_text("Bets")


def test_without_the_title_nothing_of_it_is_loaded(sit: Sit) -> None:
    anna = sit()
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    assert any(["Board-" in url for url in asked])
    assert not any(["/titles/stones/board" in url for url in asked])


def test_a_board_that_cannot_be_had_leaves_the_plain_panels(sit: Sit) -> None:
    anna = sit()
    anna.page.route("**/titles/stones/board.js*", lambda route: route.fulfill(body="this is not"))
    anna.start("stones", 2)
    anna.wait_for_turn()
    expect(anna.page.locator(".generic")).to_have_count(1)
    expect(anna.page.locator(".decision .question")).to_contain_text("How much do you bet")
