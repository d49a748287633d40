"""E-mail: an address is confirmed before anything else is sent to it, and can be taken away by a link."""

import base64
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ironroad.server.accounts.cookies import COOKIE
from ironroad.server.accounts.tokens import LinkSigner
from ironroad.server.notices import addresses
from ironroad.server.notices.mails import Mail, Mails, mail_address, mailbox
from ironroad.server.notices.threads import BlockingCalls
from ironroad.server.settings import Limits, Smtp
from tests.server.clients import Person, Server
from tests.server.receivers import Mailbox, wait_for
from tests.server.test_notices import due_turn, outbox, statuses

OwnServer = Callable[..., Server]
Meet = Callable[[str], Person]


@pytest.fixture
def mail() -> Iterator[Mailbox]:
    server = Mailbox()
    yield server
    server.close()


@pytest.fixture
def running(own_server: OwnServer, mail: Mailbox) -> Server:
    return own_server(notice_delay=0.0, smtp=mail.smtp)


@pytest.fixture
def come(running: Server) -> Iterator[Meet]:
    met: list[Person] = []

    def person(name: str) -> Person:
        met.append(Person(running.url, name))
        return met[-1]

    yield person
    for each in met:
        each.close()


@pytest.fixture
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "PAUSE", 0.0)


def give(person: Person, mail: Mailbox, address: str) -> str:
    """Give an address; return the token that is sent to it."""
    before = len(mail.mails)
    person.ok("PATCH", "/api/me", {"email": address})
    wait_for(lambda: len(mail.mails) > before)
    return mail.token("confirm")


def confirm(person: Person, token: str) -> Any:
    return person.ok("POST", "/api/mail/confirmation", {"token": token})


def state(person: Person) -> Any:
    return person.ok("GET", "/api/me/addresses")["email"]


def test_nothing_else_is_sent_before_the_address_is_confirmed(
    running: Server, mail: Mailbox, come: Meet
) -> None:
    ann, bob = come("Ann"), come("Bob")
    token = give(bob, mail, "bob@example.org")
    asked = mail.mails[0]
    assert asked["To"] == "bob@example.org"
    assert asked["Subject"] == "Confirm your address for ironroad"
    assert "Bob" not in mail.raw[0]
    assert not state(bob)["is_confirmed"]
    due_turn(ann, bob, email=True)
    wait_for(lambda: sorted(statuses(running)) == ["dropped", "sent"])
    assert len(mail.mails) == 1

    # Whoever opens the mail may do so in another browser, where nobody is signed in.
    anybody = Person(running.url)
    assert confirm(anybody, token) == {"address": "bob@example.org"}
    assert confirm(anybody, token) == {"address": "bob@example.org"}
    anybody.close()
    assert state(bob) == {"address": "bob@example.org", "is_confirmed": True, "failure": None}
    id = due_turn(ann, bob, email=True)
    wait_for(lambda: len(mail.mails) == 2)
    assert f"/game/{id}" in mail.text()
    assert "(Friday)" in mail.text()
    bob.refused(409, "server-confirmed", "POST", "/api/me/addresses/confirmation")


def test_what_an_e_mail_carries(mail: Mailbox, come: Meet) -> None:
    ann, bob = come("Ann"), come("Bob")
    bob.ok("PATCH", "/api/me", {"language": "es"})
    confirm(bob, give(bob, mail, "bob@example.org"))
    due_turn(ann, bob, "Friday <!channel> Bcc: x@example.org", email=True)
    wait_for(lambda: len(mail.mails) == 2)
    notice = mail.mails[1]
    # Nothing that people wrote is in a header.
    assert str(notice["Subject"]).startswith("Es tu turno en ")
    assert "Friday" not in str(notice.items())
    assert notice["Date"].datetime is not None
    assert abs(notice["Date"].datetime.timestamp() - time.time()) < 60
    assert notice["Message-ID"].endswith("@play.example>")
    assert notice["Auto-Submitted"] == "auto-generated"
    link = notice["List-Unsubscribe"].strip("<>")
    assert link in mail.text()
    assert "Para no recibir ninguno más" in mail.text()


def test_the_link_in_an_e_mail_stops_them(running: Server, mail: Mailbox, come: Meet) -> None:
    ann, bob = come("Ann"), come("Bob")
    confirm(bob, give(bob, mail, "bob@example.org"))
    due_turn(ann, bob, email=True)
    wait_for(lambda: len(mail.mails) == 2)
    token = mail.token("stop")
    anybody = Person(running.url)
    assert anybody.ok("POST", "/api/mail/stop", {"token": token}) == {"address": "bob@example.org"}
    wait_for(lambda: bob.ok("GET", "/api/me")["email"] is None)
    anybody.refused(400, "server-bad-mail-link", "POST", "/api/mail/stop", {"token": token})
    anybody.close()
    due_turn(ann, bob, email=True)
    wait_for(lambda: "dropped" in statuses(running))
    assert len(mail.mails) == 2


def test_another_address_is_confirmed_anew(mail: Mailbox, come: Meet, no_pause: None) -> None:
    bob = come("Bob")
    first = give(bob, mail, "bob@example.org")
    confirm(bob, first)
    second = give(bob, mail, "bob@example.com")
    assert not state(bob)["is_confirmed"]
    wrong = {"token": first}
    bob.refused(400, "server-bad-mail-link", "POST", "/api/mail/confirmation", wrong)
    assert not state(bob)["is_confirmed"]
    # The address that was confirmed once is asked again, too.
    give(bob, mail, "bob@example.org")
    assert not state(bob)["is_confirmed"]
    bob.refused(400, "server-bad-mail-link", "POST", "/api/mail/confirmation", {"token": second})


def test_keeping_the_same_address_asks_for_nothing(mail: Mailbox, come: Meet) -> None:
    bob = come("Bob")
    confirm(bob, give(bob, mail, "bob@example.org"))
    bob.ok("PATCH", "/api/me", {"email": "bob@example.org", "name": "Rob"})
    assert state(bob)["is_confirmed"]
    assert len(mail.mails) == 1


def test_links_are_good_for_one_purpose_and_for_a_time() -> None:
    secret = b"secret"
    signer = LinkSigner(secret, "confirm", 60)
    token = signer.issue("someone", "bob@example.org")
    claim = signer.read(token)
    assert claim is not None
    assert claim.is_about("bob@example.org")
    assert not claim.is_about("bob@example.com")
    assert LinkSigner(secret, "stop", 60).read(token) is None
    assert LinkSigner(b"another", "confirm", 60).read(token) is None
    assert signer.read(token[:-2] + "xx") is None
    assert signer.read("") is None
    assert signer.read("ü.1.a.b") is None
    assert (
        LinkSigner(secret, "confirm", -1).read(LinkSigner(secret, "confirm", -1).issue("a", "b"))
        is None
    )


def test_a_link_is_no_cookie_and_a_cookie_no_link(mail: Mailbox, come: Meet) -> None:
    bob = come("Bob")
    token = give(bob, mail, "bob@example.org")
    cookie = bob.http.cookies[COOKIE]
    bob.refused(400, "server-bad-mail-link", "POST", "/api/mail/confirmation", {"token": cookie})
    bob.refused(400, "server-bad-mail-link", "POST", "/api/mail/stop", {"token": token})
    thief = Person(bob.url)
    thief.http.cookies.set(COOKIE, token)
    thief.refused(401, "server-not-signed-in", "GET", "/api/me")
    thief.close()


def test_asking_again_has_limits(
    own_server: OwnServer, mail: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = own_server(smtp=mail.smtp)
    bob = Person(running.url, "Bob")
    bob.refused(400, "server-bad-email", "POST", "/api/me/addresses/confirmation")
    give(bob, mail, "bob@example.org")
    soon = ("server-confirmation-soon", "POST", "/api/me/addresses/confirmation")
    bob.refused(429, *soon)
    other = {"email": "other@example.org"}
    bob.refused(429, "server-confirmation-soon", "PATCH", "/api/me", other)
    assert bob.ok("GET", "/api/me")["email"] == "bob@example.org"
    monkeypatch.setattr(addresses, "PAUSE", 0.0)
    for count in range(2, Limits().confirmations_per_day + 1):
        assert not bob.ok("POST", "/api/me/addresses/confirmation")["email"]["is_confirmed"]
        wait_for(lambda count=count: len(mail.mails) == count)  # type: ignore[misc]
    often = "server-confirmation-often"
    bob.refused(429, often, "POST", "/api/me/addresses/confirmation")
    # Others cannot fill this mailbox either, by whatever way of writing its address.
    eve = Person(running.url, "Eve")
    for address in ("bob@example.org", "BOB@example.org", "bob+1@Example.org"):
        eve.refused(429, often, "PATCH", "/api/me", {"email": address})
    eve.close()
    bob.close()
    assert len(mail.mails) == Limits().confirmations_per_day


def test_a_refused_address_is_told(running: Server, mail: Mailbox, come: Meet) -> None:
    bob = come("Bob")
    bob.ok("PATCH", "/api/me", {"email": "refused@example.org"})
    wait_for(lambda: state(bob)["failure"] is not None)
    failure = state(bob)["failure"]
    assert failure["is_final"]
    assert failure["sentence"] == "The mail server refused the address (code 550)."
    assert statuses(running) == ["failed"]


def test_a_mail_server_that_is_away_is_tried_again_and_told(own_server: OwnServer) -> None:
    running = own_server(smtp=Smtp(host="127.0.0.1", port=1, starttls=False))
    bob = Person(running.url, "Bob")
    bob.ok("PATCH", "/api/me", {"email": "bob@example.org"})
    wait_for(lambda: state(bob)["failure"] is not None)
    failure = state(bob)["failure"]
    assert (failure["is_final"], failure["reason"]["id"]) == (False, "server-delivery-mail-away")
    (row,) = outbox(running)
    assert (row.status, row.attempts) == ("waiting", 1)
    bob.close()


def test_without_a_mail_server_nothing_is_asked(own_server: OwnServer) -> None:
    running = own_server()
    bob = Person(running.url, "Bob")
    bob.ok("PATCH", "/api/me", {"email": "bob@example.org"})
    assert outbox(running) == []
    assert not state(bob)["is_confirmed"]
    bob.refused(400, "server-bad-email", "POST", "/api/me/addresses/confirmation")
    bob.close()


@pytest.mark.parametrize(
    "address",
    [
        "a@[",
        "a@[127.0.0.1]",
        "a@b",
        "a@localhost",
        "@example.org",
        "a@",
        "a b@example.org",
        "a@exa mple.org",
        "a..b@example.org",
        '"a b"@example.org',
        "a,b@example.org",
        "Bob <bob@example.org>",
        "bob@example.org, eve@example.org",
        "ü@example.org",
        "a@-example.org",
        f"a@{'x' * 64}.org",
        f"{'a' * 65}@example.org",
        "a@example.org\nBcc: b@example.org",
    ],
)
def test_what_is_no_e_mail_address(meet: Meet, address: str) -> None:
    assert mail_address(address) is None
    bob = meet("Bob")
    answer = bob.ask("PATCH", "/api/me", {"email": address})
    assert answer.status_code == 400
    assert bob.ok("GET", "/api/me")["email"] is None


def test_addresses_as_mail_servers_write_them() -> None:
    assert mail_address("o'neil+x@Example.org") == "o'neil+x@example.org"
    assert mail_address("bob@bücher.example") == "bob@xn--bcher-kva.example"
    assert mailbox("Bob+games@Example.org") == mailbox("bob@example.org")


@pytest.mark.parametrize("where", ["address", "subject", "stop", "id"])
def test_no_header_can_be_smuggled_in(where: str) -> None:
    """Were a line break to get that far, the e-mail is not written."""
    fields = {
        "id": "1",
        "address": "a@example.org",
        "subject": "x",
        "text": "y",
        "stop": "https://z",
    }
    mails = Mails(Smtp(host="127.0.0.1", sender="a@example.org"), 1.0, BlockingCalls(1))
    fields[where] += "\r\nBcc: b@example.org"
    with pytest.raises(ValueError):
        mails.written(Mail(**fields))


def test_tokens_have_no_secrets_of_people(mail: Mailbox, come: Meet) -> None:
    token = give(come("Bob"), mail, "bob@example.org")
    parts = [base64.urlsafe_b64decode(part + "==") for part in token.split(".")[2:]]
    assert b"bob" not in b"".join(parts)
    assert "example" not in token
