"""Notices: by webhook and e-mail, tried again, never twice."""

import asyncio
import json
import socketserver
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
import sqlalchemy as sa

from ironroad.server.notices import sender
from ironroad.server.notices.sender import Undelivered, check_target, shaped
from ironroad.server.settings import Smtp
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import OUTBOX
from tests.server.clients import Person, Server


class Post:
    """A place that webhooks are sent to; refuses the first few."""

    def __init__(self, refuse: int) -> None:
        self.got: list[tuple[str, dict[str, Any]]] = []
        self.refused = 0
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                if post.refused < refuse:
                    post.refused += 1
                    self.send_response(500)
                else:
                    post.got.append((self.headers["Idempotency-Key"], body))
                    self.send_response(204)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "PAUSES", (0.1, 0.1, 0.1))


def wait_for(found: Callable[[], bool], seconds: float = 25) -> None:
    deadline = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def table(ann: Person, bob: Person) -> str:
    id = ann.table("me", "open", start=False, name="Friday")
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    return id


def outbox(running: Server) -> list[Any]:
    async def read() -> list[Any]:
        database = Database(running.settings)
        async with database.read() as connection:
            rows = list(await connection.execute(sa.select(OUTBOX)))
        await database.close()
        return rows

    return asyncio.run(read())


@pytest.mark.parametrize(
    ("shape", "field"), [("discord", "content"), ("slack", "text"), ("matrix", "body")]
)
def test_a_webhook_is_tried_again_and_sent_once(
    own_server: Callable[..., Server], quick: None, shape: str, field: str
) -> None:
    running = own_server(notice_delay=0.0, notice_private_hosts=True)
    post = Post(refuse=1)
    ann, bob = Person(running.url, "Ann"), Person(running.url, "Bob")
    bob.ok("PATCH", "/api/me", {"webhook": post.url, "webhook_shape": shape, "language": "es"})
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
    for each in (ann, bob, post):
        each.close()


def test_the_first_turn_is_told_too(own_server: Callable[..., Server]) -> None:
    running = own_server(notice_delay=0.0, notice_private_hosts=True)
    post = Post(refuse=0)
    ann, bob = Person(running.url, "Ann"), Person(running.url, "Bob")
    bob.ok("PATCH", "/api/me", {"webhook": post.url})
    id = ann.table("open", "me", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    bob.ok("PUT", f"/api/games/{id}/notices", {"webhook": True})
    assert outbox(running) == []
    ann.ok("POST", f"/api/games/{id}/start")
    wait_for(lambda: len(post.got) == 1)
    assert [row.status for row in outbox(running)] == ["sent"]
    for each in (ann, bob, post):
        each.close()


def test_nobody_is_told_of_a_turn_that_was_taken_meanwhile(
    own_server: Callable[..., Server],
) -> None:
    running = own_server(notice_delay=1.0, notice_private_hosts=True)
    post = Post(refuse=0)
    ann, bob = Person(running.url, "Ann"), Person(running.url, "Bob")
    bob.ok("PATCH", "/api/me", {"webhook": post.url})
    id = table(ann, bob)
    bob.ok("PUT", f"/api/games/{id}/notices", {"webhook": True})
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    bob.play(id, "bet 1")
    bob.play(id, "hide left")
    wait_for(lambda: [row.status for row in outbox(running)] == ["dropped"])
    assert post.got == []
    for each in (ann, bob, post):
        each.close()


def test_an_e_mail_goes_out_where_smtp_is_set(own_server: Callable[..., Server]) -> None:
    mails: list[str] = []

    class Mailbox(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                if line.upper().startswith(b"DATA"):
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    while (text := self.rfile.readline()) != b".\r\n":
                        lines.append(text.decode())
                    mails.append("".join(lines))
                self.wfile.write(b"250 fine\r\n")
                if line.upper().startswith(b"QUIT"):
                    return

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    smtp = Smtp(host="127.0.0.1", port=server.server_address[1], starttls=False)
    running = own_server(notice_delay=0.0, smtp=smtp)
    ann, bob = Person(running.url, "Ann"), Person(running.url, "Bob")
    bob.ok("PATCH", "/api/me", {"email": "bob@example.org"})
    id = table(ann, bob)
    bob.ok("PUT", f"/api/games/{id}/notices", {"email": True})
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    wait_for(lambda: len(mails) == 1)
    assert "To: bob@example.org" in mails[0]
    assert "(Friday)" in mails[0]
    for each in (ann, bob):
        each.close()
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_webhook_must_not_lead_into_private_networks() -> None:
    for url in (
        "http://127.0.0.1/x",
        "https://localhost/",
        "http://10.0.0.1/",
        "ftp://x",
        "https:///",
    ):
        with pytest.raises(Undelivered):
            check_target(url, private=False)


def test_a_webhook_is_an_https_address(own_server: Callable[..., Server]) -> None:
    ann = Person(own_server().url, "Ann")
    ann.refused(400, "server-bad-webhook", "PATCH", "/api/me", {"webhook": "http://example.org"})
    ann.close()


def test_shapes() -> None:
    assert shaped(None, "x") == {"content": "x"}
    assert shaped("matrix", "x") == {"msgtype": "m.text", "body": "x"}
