"""Notices: by webhook and e-mail, tried again, never twice; what fails for good is told."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from ironroad.server.notices import sender
from ironroad.server.notices.webhooks import BREAK, shaped
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import OUTBOX
from tests.server.clients import Person, Server
from tests.server.conftest import Meet
from tests.server.receivers import Post, Raw, wait_for

OwnServer = Callable[..., Server]
EVERYBODY = "@everyone @here <!channel> <@U12>"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "RETRY_SECONDS", (0.1, 0.1, 0.1))


@pytest.fixture
def closing() -> Iterator[list[Any]]:
    """What is closed at the end of the test."""
    opened: list[Any] = []
    yield opened
    for each in opened:
        each.close()


def table(ann: Person, bob: Person, name: str = "Friday") -> str:
    id = ann.table("me", "open", start=False, name=name)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    return id


def due_turn(ann: Person, bob: Person, name: str = "Friday", **choice: bool) -> str:
    """Make it Bob's turn, who is to be told of it."""
    id = table(ann, bob, name)
    bob.ok("PUT", f"/api/games/{id}/notices", choice or {"webhook": True})
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    return id


def outbox(running: Server) -> list[Any]:
    async def read() -> list[Any]:
        database = Database(running.settings)
        async with database.read() as connection:
            rows = list(await connection.execute(sa.select(OUTBOX).order_by(OUTBOX.c.due)))
        await database.close()
        return rows

    return asyncio.run(read())


def statuses(running: Server) -> list[str]:
    return [row.status for row in outbox(running)]


def pair(running: Server, closing: list[Any], **bob: Any) -> tuple[Person, Person]:
    """Return Ann, and Bob with an address."""
    people = Person(running.url, "Ann"), Person(running.url, "Bob")
    closing += people
    people[1].ok("PATCH", "/api/me", bob)
    return people


@pytest.mark.parametrize(
    ("shape", "field"), [("discord", "content"), ("slack", "text"), ("matrix", "body")]
)
def test_a_webhook_is_tried_again_and_sent_once(
    own_server: OwnServer, quick: None, closing: list[Any], shape: str, field: str
) -> None:
    running = own_server(notice_delay=0.0, notice_private_hosts=True)
    post = Post(refuse=1)
    closing.append(post)
    given = {"webhook": post.url, "webhook_shape": shape, "language": "es"}
    ann, bob = pair(running, closing, **given)
    id = table(ann, bob)
    bob.ok("PUT", f"/api/games/{id}/notices", {"webhook": True})
    ann.play(id, "bet 1")
    assert outbox(running) == []
    ann.play(id, "hide left")
    wait_for(lambda: len(post.got) == 1)
    time.sleep(1)
    assert len(post.got) == 1
    key, body = post.got[0]
    assert f"/game/{id}" in body[field]
    assert "Es tu turno" in body[field]
    (row,) = outbox(running)
    assert (row.id, row.status, row.attempts) == (key, "sent", 2)
    # What failed before is over.
    wait_for(lambda: bob.ok("GET", "/api/me/addresses")["webhook"]["failure"] is None)


def test_the_first_turn_is_told_too(own_server: OwnServer, closing: list[Any]) -> None:
    running = own_server(notice_delay=0.0, notice_private_hosts=True)
    post = Post()
    closing.append(post)
    ann, bob = pair(running, closing, webhook=post.url)
    id = ann.table("open", "me", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    bob.ok("PUT", f"/api/games/{id}/notices", {"webhook": True})
    assert outbox(running) == []
    ann.ok("POST", f"/api/games/{id}/start")
    wait_for(lambda: len(post.got) == 1)
    wait_for(lambda: statuses(running) == ["sent"])


def test_nobody_is_told_of_a_turn_that_was_taken_meanwhile(
    own_server: OwnServer, closing: list[Any]
) -> None:
    running = own_server(notice_delay=1.0, notice_private_hosts=True)
    post = Post()
    closing.append(post)
    ann, bob = pair(running, closing, webhook=post.url)
    id = due_turn(ann, bob)
    bob.play(id, "bet 1")
    bob.play(id, "hide left")
    wait_for(lambda: statuses(running) == ["dropped"])
    assert post.got == []


def test_a_webhook_that_drips_delays_nobody_else(own_server: OwnServer, closing: list[Any]) -> None:
    # What drips is not given up before the end of the test.
    running = own_server(notice_delay=0.0, notice_private_hosts=True, notice_seconds=300.0)
    drip = Raw(b"HTTP/1.1 200 OK\r\nX-Slow: ", b"x")
    post = Post()
    closing += [drip, post]
    ann, eve = pair(running, closing, webhook=drip.url)
    for _ in range(5):
        due_turn(ann, eve)
    wait_for(lambda: drip.asked > 0)
    carl, bob = pair(running, closing, webhook=post.url)
    due_turn(carl, bob)
    wait_for(lambda: len(post.got) == 1)
    # Only one of Eve's is on its way.
    assert drip.asked == 1


def test_whoever_had_no_turn_lately_is_next_in_a_full_house(
    own_server: OwnServer, closing: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "WEBHOOKS_AT_ONCE", 2)
    running = own_server(notice_delay=0.0, notice_private_hosts=True, notice_seconds=2.0)
    drip = Raw(b"HTTP/1.1 200 OK\r\nX-Slow: ", b"x")
    post = Post()
    closing += [drip, post]
    ann, eve = pair(running, closing, webhook=drip.url)
    _, mallory = pair(running, closing, webhook=drip.url)
    for _ in range(8):
        due_turn(ann, eve)
        due_turn(ann, mallory)
    wait_for(lambda: drip.asked >= 2)
    carl, bob = pair(running, closing, webhook=post.url)
    due_turn(carl, bob)
    # The next of the two places that gets free, and not after everything that was due before.
    wait_for(lambda: len(post.got) == 1, seconds=5)


def test_a_garbled_answer_is_tried_again_to_a_limit_and_told(
    own_server: OwnServer, quick: None, closing: list[Any]
) -> None:
    running = own_server(notice_delay=0.0, notice_private_hosts=True)
    garbled = Raw(b"\xff\xfe nothing of this is HTTP\r\n\r\n")
    closing.append(garbled)
    ann, bob = pair(running, closing, webhook=garbled.url, language="es")
    assert bob.ok("GET", "/api/me/addresses")["webhook"]["failure"] is None
    due_turn(ann, bob)
    wait_for(lambda: statuses(running) == ["failed"])
    assert garbled.asked == 4
    failure = bob.ok("GET", "/api/me/addresses")["webhook"]["failure"]
    assert failure["is_final"]
    assert failure["reason"]["id"] == "server-delivery-garbled"
    assert failure["sentence"] == "Lo que respondió el destinatario no es HTTP."
    assert abs(failure["at"] - time.time()) < 30


def test_a_refusal_for_good_is_told_at_once_and_forgotten_with_the_address(
    own_server: OwnServer, closing: list[Any]
) -> None:
    running = own_server(notice_delay=0.0, notice_private_hosts=True)
    post = Post(refuse=1, status=404)
    closing.append(post)
    ann, bob = pair(running, closing, webhook=post.url)
    due_turn(ann, bob)
    wait_for(lambda: statuses(running) == ["failed"])
    failure = bob.ok("GET", "/api/me/addresses")["webhook"]["failure"]
    assert (failure["is_final"], failure["reason"]["args"]) == (True, {"status": 404})
    assert failure["sentence"] == "The receiver refused the notice (status 404)."
    bob.ok("PATCH", "/api/me", {"webhook": post.url + "2"})
    assert bob.ok("GET", "/api/me/addresses")["webhook"]["failure"] is None


def test_a_receiver_may_ask_to_wait(own_server: OwnServer, quick: None, closing: list[Any]) -> None:
    running = own_server(notice_delay=0.0, notice_private_hosts=True)
    post = Post(refuse=1, status=429, Retry_After="600")
    closing.append(post)
    ann, bob = pair(running, closing, webhook=post.url)
    due_turn(ann, bob)
    wait_for(lambda: post.refused == 1)
    wait_for(lambda: outbox(running)[0].problem == "server-delivery-refused")
    assert 540 < outbox(running)[0].due - time.time() <= 600
    failure = bob.ok("GET", "/api/me/addresses")["webhook"]["failure"]
    assert not failure["is_final"]


def test_a_name_that_does_not_exist_is_given_up(
    own_server: OwnServer, quick: None, closing: list[Any]
) -> None:
    running = own_server(notice_delay=0.0)
    ann, bob = pair(running, closing, webhook="https://nothing.invalid/hook")
    due_turn(ann, bob)
    wait_for(lambda: statuses(running) == ["failed"])
    assert [row.attempts for row in outbox(running)] == [sender.NAME_TRIES]
    failure = bob.ok("GET", "/api/me/addresses")["webhook"]["failure"]
    assert failure["sentence"] == "There is no machine of this name."


def test_a_private_address_is_never_asked(own_server: OwnServer, closing: list[Any]) -> None:
    running = own_server(notice_delay=0.0)
    post = Post()
    closing.append(post)
    ann, bob = pair(running, closing, webhook=f"https://localhost:{post.port}/hook")
    due_turn(ann, bob)
    wait_for(lambda: statuses(running) == ["failed"])
    assert [row.problem for row in outbox(running)] == ["server-delivery-private"]
    assert post.hosts == []


@pytest.mark.parametrize(
    "webhook",
    ["http://example.org", "https://", "https:///x", "https://a@[", "https://a b/", "ftp://a.org"],
)
def test_a_webhook_is_an_https_address(meet: Meet, webhook: str) -> None:
    meet("Ann").refused(400, "server-bad-webhook", "PATCH", "/api/me", {"webhook": webhook})


@pytest.mark.parametrize("shape", ["discord", "slack", "matrix"])
def test_a_table_cannot_call_everybody_in_a_chat(
    own_server: OwnServer, closing: list[Any], shape: str
) -> None:
    running = own_server(notice_delay=0.0, notice_private_hosts=True)
    post = Post()
    closing.append(post)
    ann, bob = pair(running, closing, webhook=post.url, webhook_shape=shape)
    due_turn(ann, bob, EVERYBODY)
    wait_for(lambda: len(post.got) == 1)
    body = post.got[0][1]
    (text,) = [value for key, value in body.items() if key in ("content", "text", "body")]
    assert "everyone" in text
    for call in ("@everyone", "@here", "<!channel", "<@U12"):
        assert call not in text
    if shape == "discord":
        assert body["allowed_mentions"] == {"parse": []}
    if shape == "matrix":
        assert body["m.mentions"] == {}


def test_shapes() -> None:
    assert shaped(None, "x") == {"content": "x", "allowed_mentions": {"parse": []}}
    assert shaped("slack", "a & <b>") == {"text": "a &amp; &lt;b&gt;"}
    assert shaped("matrix", "x")["body"] == "x"
    assert BREAK.isprintable() is False
