"""Notices of one's turn are chosen in the browser and arrive at a real receiver."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from ironroad.server.settings import Smtp
from tests.server.clients import Server
from tests.server.receivers import Mailbox, Post, wait_for
from tests.web.people import Sit, Visitor, sitter

OwnServer = Callable[..., Server]


@pytest.fixture
def post() -> Iterator[Post]:
    """A place that webhooks are sent to."""
    receiver = Post(refuse=0)
    yield receiver
    receiver.close()


@pytest.fixture
def mail() -> Iterator[Mailbox]:
    """A mail server."""
    server = Mailbox()
    yield server
    server.close()


def open_addresses(visitor: Visitor) -> None:
    """Open the part of the settings where addresses are given."""
    visitor.page.click("[aria-label=Settings]")
    visitor.page.click("[data-addresses] summary")


def game_of_two(sit: Sit) -> tuple[Visitor, Visitor]:
    """Return two people at a table that has begun; the first one decides."""
    anna, ben = sit(), sit()
    id = anna.start("cards", 2, "friends")
    ben.open(f"/game/{id}")
    ben.sit_down("Ben")
    anna.page.click("button:has-text('Begin')")
    for visitor in (anna, ben):
        visitor.page.wait_for_selector(".decision")
    return anna, ben


def test_a_webhook_given_in_the_settings_tells_of_the_turn(
    browser: Browser, own_server: OwnServer, post: Post
) -> None:
    server = own_server(notice_delay=0.0, notice_private_hosts=True)
    with sitter(browser, server.url) as sit:
        anna, ben = game_of_two(sit)
        ben.page.click("#tab-more")
        wished = ben.page.locator("[data-notices] input")
        expect(wished).to_be_disabled()
        expect(ben.page.locator("[data-notices]")).to_contain_text("First give an address")

        open_addresses(ben)
        dialog = ben.page.locator("[data-addresses]")
        dialog.locator("input[type=url]").fill("my chat")
        dialog.locator("button").click()
        expect(dialog.locator("[role=alert]")).to_have_text("A webhook must be an https address.")
        dialog.locator("input[type=url]").fill(post.url)
        dialog.locator("select").select_option("slack")
        dialog.locator("button").click()
        expect(dialog.locator("[role=status]")).to_have_text("Kept.")
        expect(dialog.locator("[role=alert]")).to_have_count(0)
        expect(dialog.locator("input[type=email]")).to_have_count(0)
        ben.page.click("dialog[open] [aria-label=Close]")

        wished.check()
        ben.page.wait_for_function(
            "(id) => fetch(`/api/games/${id}/notices`).then((r) => r.json()).then((c) => c.webhook)",
            arg=ben.id,
        )
        id = anna.id
        ben.page.goto("about:blank")
        anna.play("bet 1")
        anna.play("hide left")

        wait_for(lambda: len(post.got) == 1)
        (_, body) = post.got[0]
        assert f"/game/{id}" in body["text"]

        ben.open(f"/game/{id}")
        ben.page.click("#tab-more")
        expect(wished).to_be_checked()


def test_an_e_mail_address_is_asked_for_where_the_server_sends_e_mail(
    browser: Browser, own_server: OwnServer
) -> None:
    server = own_server(smtp=Smtp(host="127.0.0.1", port=1, starttls=False))
    with sitter(browser, server.url) as sit:
        _, ben = game_of_two(sit)
        open_addresses(ben)
        dialog = ben.page.locator("[data-addresses]")
        dialog.locator("input[type=email]").fill("ben")
        dialog.locator("button").click()
        expect(dialog.locator("[role=alert]")).to_have_text("This is not an e-mail address.")
        dialog.locator("input[type=email]").fill("ben@example.org")
        dialog.locator("button").click()
        expect(dialog.locator("[role=status]")).to_have_text("Kept.")
        ben.page.click("dialog[open] [aria-label=Close]")

        ben.page.click("#tab-more")
        choice = ben.page.locator("[data-notices]")
        expect(choice.locator("input").first).to_be_disabled()
        with ben.page.expect_response(lambda got: got.request.method == "PUT") as kept:
            choice.locator("label", has_text="by e-mail").locator("input").check()
        assert kept.value.url.endswith("/notices")
        ben.page.reload()
        ben.page.click("#tab-more")
        expect(choice.locator("label", has_text="by e-mail").locator("input")).to_be_checked()


def test_an_e_mail_address_waits_until_its_link_is_followed_and_can_be_stopped(
    browser: Browser, own_server: OwnServer, mail: Mailbox
) -> None:
    server = own_server(smtp=mail.smtp, notice_delay=0.0)
    with sitter(browser, server.url) as sit:
        anna, ben = game_of_two(sit)
        open_addresses(ben)
        dialog = ben.page.locator("[data-addresses]")
        dialog.locator("input[type=email]").fill("ben@example.org")
        dialog.locator("button:has-text('Keep')").click()
        expect(dialog.locator("[role=status]")).to_have_text("Kept.")
        expect(dialog.locator("[data-confirmed]")).to_contain_text("Waiting for confirmation")
        dialog.locator("[data-again]").click()
        expect(dialog.locator("[role=alert]")).to_contain_text("try again in a minute")
        wait_for(lambda: len(mail.mails) == 1)

        # The mailbox is on another device. Opening the link confirms nothing yet.
        other = sit()
        other.open(f"/confirm/{mail.token('confirm')}")
        expect(other.page.locator("h1")).to_have_text("Confirm an e-mail address")
        ben.page.evaluate("window.dispatchEvent(new Event('focus'))")
        expect(dialog.locator("[data-confirmed=false]")).to_be_visible()
        other.page.click("[data-mail] button")
        expect(other.page.locator("[data-mail] [role=status]")).to_have_text(
            "ben@example.org is confirmed."
        )
        ben.page.evaluate("window.dispatchEvent(new Event('focus'))")
        expect(dialog.locator("[data-confirmed=true]")).to_have_text("This address is confirmed.")
        expect(dialog.locator("[data-again]")).to_have_count(0)
        ben.page.click("dialog[open] [aria-label=Close]")

        ben.page.click("#tab-more")
        with ben.page.expect_response(lambda got: got.request.method == "PUT") as kept:
            ben.page.locator("[data-notices]").locator("text=by e-mail").click()
        assert kept.value.url.endswith("/notices")
        expect(ben.page.locator("[data-notices] [data-confirmed=true]")).to_be_visible()
        ben.page.goto("about:blank")
        anna.play("bet 1")
        anna.play("hide left")
        wait_for(lambda: len(mail.mails) == 2)
        other.speak("es")
        other.open(f"/stop/{mail.token('stop')}")
        other.page.click("[data-mail] button")
        expect(other.page.locator("[data-mail] [role=status]")).to_have_text(
            "No se enviarán más correos a ben@example.org."
        )
        other.page.reload()
        other.page.click("[data-mail] button")
        expect(other.page.locator("[data-mail] [role=alert]")).to_contain_text("ya no vale")


def test_what_failed_last_is_shown_where_the_address_was_given_and_at_the_game(
    browser: Browser, own_server: OwnServer
) -> None:
    server = own_server(notice_delay=0.0, notice_private_hosts=True)
    gone = Post(refuse=9, status=410)
    with sitter(browser, server.url) as sit:
        anna, ben = game_of_two(sit)
        open_addresses(ben)
        dialog = ben.page.locator("[data-addresses]")
        dialog.locator("input[type=url]").fill(gone.url)
        dialog.locator("button").click()
        expect(dialog.locator("[role=status]")).to_have_text("Kept.")
        ben.page.click("dialog[open] [aria-label=Close]")
        ben.page.click("#tab-more")
        ben.page.locator("[data-notices] input").check()
        address = f"/game/{ben.id}"
        ben.page.wait_for_function(
            "(id) => fetch(`/api/games/${id}/notices`).then((r) => r.json()).then((c) => c.webhook)",
            arg=ben.id,
        )
        ben.page.goto("about:blank")
        anna.play("bet 1")
        anna.play("hide left")
        wait_for(lambda: gone.refused == 1)

        ben.open(address)
        ben.page.click("#tab-more")
        sentence = "The receiver refused the notice (status 410). It is not tried again."
        expect(ben.page.locator("[data-notices] [data-failure]")).to_contain_text(sentence)
        ben.speak("es")
        expect(ben.page.locator("[data-notices] [data-failure]")).to_contain_text(
            "El destinatario rechazó el aviso (estado 410). No se intentará de nuevo."
        )
        ben.speak("en")
        open_addresses(ben)
        expect(dialog.locator("[data-failure]")).to_contain_text(sentence)
        dialog.locator("input[type=url]").fill(gone.url + "-new")
        dialog.locator("button").click()
        expect(dialog.locator("[data-failure]")).to_have_count(0)
    gone.close()
