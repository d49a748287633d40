"""A guest who opens an account keeps the games; a bot that waits for its turn to think says so."""

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.server.clients import Server
from tests.server.conftest import Meet
from tests.web.people import Sit, sitter


def test_a_guest_who_opens_an_account_finds_the_game_on_another_device(sit: Sit) -> None:
    anna, elsewhere = sit(), sit()
    id = anna.start("mini-express", 2)
    anna.open()
    elsewhere.open()
    for visitor, button in ((anna, "Open an account"), (elsewhere, "Sign in")):
        visitor.page.click("button[aria-label='Settings'], button:has-text('Settings')")
        visitor.page.click("summary:has-text('Account')")
        visitor.page.fill("input[autocomplete='username']", "anna-of-two-devices")
        visitor.page.fill("input[type='password']", "long enough")
        visitor.page.click(f"button:text-is('{button}')")
        expect(visitor.page.locator("text=anna-of-two-devices").first).to_be_visible()
    elsewhere.open(f"/game/{id}")
    expect(elsewhere.page.locator(".decision.mine")).to_be_visible()


def test_a_bot_that_waits_for_its_turn_to_think_says_how_many_are_before(
    browser: Browser, own_server: Callable[..., Server], meet: Meet
) -> None:
    running = own_server()
    with sitter(browser, running.url) as sit:
        anna = sit()
        eve = meet("Eve", running.url)
        seats = [{"kind": "bot", "level": "expert"}] * 3
        table = {"title": "mini-express", "seats": seats, "visibility": "public"}
        ids = [eve.ok("POST", "/api/games", table)["table"]["id"] for _ in range(12)]
        anna.open(f"/game/{ids[-1]}")
        line = anna.page.locator(".decision .who")
        expect(line).to_contain_text("waits for its turn to think")
        expect(line).to_contain_text("before it)")
        anna.speak("es")
        expect(line).to_contain_text("espera su turno para pensar")
