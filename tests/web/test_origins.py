"""Pages of other sites can neither read nor change anything, not even on the same machine, where cookies are sent along."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.server.clients import Server
from tests.web.people import Sit

ATTACK = """async (target) => {
    const attempt = async (path, options) => {
        try {
            const answer = await fetch(target + path, {credentials: 'include', ...options});
            return [answer.type, await answer.text()];
        } catch (error) {
            return ['refused', ''];
        }
    };
    const json = {'content-type': 'application/json'};
    const body = JSON.stringify({name: 'Mallory'});
    const socket = await new Promise((resolve) => {
        const opened = new WebSocket(target.replace('http', 'ws') + '/api/socket');
        opened.onopen = () => resolve('opened');
        opened.onerror = () => resolve('refused');
    });
    return {
        read: await attempt('/api/me', {}),
        blind: await attempt('/api/me', {mode: 'no-cors'}),
        change: await attempt('/api/me', {method: 'PATCH', body, headers: json}),
        simple: await attempt('/api/games', {method: 'POST', body, mode: 'no-cors'}),
        leave: await attempt('/api/sessions', {method: 'DELETE'}),
        empty: await attempt('/api/me/addresses/confirmation', {method: 'POST', mode: 'no-cors'}),
        socket,
    };
}"""


@pytest.fixture
def elsewhere() -> Iterator[int]:
    """A page of somebody else."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>elsewhere</title>")

        def log_message(self, *args: object) -> None:
            pass

    running = ThreadingHTTPServer(("0.0.0.0", 0), Handler)
    thread = threading.Thread(target=running.serve_forever)
    thread.start()
    yield running.server_port
    running.shutdown()
    running.server_close()
    thread.join()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_pages_of_other_origins_get_nowhere(
    server: Server, sit: Sit, elsewhere: int, host: str
) -> None:
    """A page on 127.0.0.1 with another port is of the same site: there the cookie is sent along."""
    anna = sit()
    anna.start("cards", 2)
    before: Any = anna.page.evaluate("async () => (await fetch('/api/me')).json()")
    anna.page.goto(f"http://{host}:{elsewhere}/")
    found = anna.page.evaluate(ATTACK, server.url)
    assert found.pop("socket") == "refused"
    assert set(found) == {"read", "blind", "change", "simple", "leave", "empty"}
    assert [attempt for attempt in found.values() if attempt != ["refused", ""]] == []
    anna.open()
    after: Any = anna.page.evaluate("async () => (await fetch('/api/me')).json()")
    assert after == before
