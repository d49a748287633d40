"""People at the server, for tests: over real HTTP and real sockets."""

import itertools
import json
import random
import threading
import time
from contextlib import AbstractContextManager
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from ironroad.server.run import config_for
from ironroad.server.settings import Settings
from tests.server.contract import check
from tests.server.hashes import hash_quickly

KEYS = itertools.count()


PATIENCE = 60.0
"""What has not come by then, in seconds, never will: machines are busy, and a test that waits for less fails for that alone."""

END_SECONDS = 120.0
"""A game that has not ended by then never will: a bot is taken over after some seconds, and machines are busy."""


class Server:
    """A server in a thread of the test, with everything real but the process."""

    def __init__(self, settings: Settings) -> None:
        hash_quickly()
        self.settings = settings
        self._server = uvicorn.Server(config_for(settings))
        self._thread = threading.Thread(target=self._server.run)
        self.thread_name = self._thread.name

    @property
    def url(self) -> str:
        return f"http://{self.settings.host}:{self.settings.port}"

    def start(self) -> "Server":
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"


class Person:
    """A client with a cookie of its own."""

    def __init__(self, url: str, name: str = "", **headers: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=False)
        if name:
            self.ok("POST", "/api/guests", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        answer = self.http.request(method, path, json=body)
        check(answer)
        return answer

    def ok(self, method: str, path: str, body: object = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def refused(self, status: int, id: str, method: str, path: str, body: object = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.status_code == status, f"{answer.status_code} {answer.text}"
        problem = answer.json()
        assert problem["error"]["id"] == id, problem
        assert problem["sentence"]
        return problem

    def table(self, *kinds: str, title: str = "cards", **more: Any) -> str:
        seats = [{"kind": kind} for kind in kinds]
        made = self.ok("POST", "/api/games", {"title": title, "seats": seats, **more})
        id: str = made["table"]["id"]
        return id

    def game(self, id: str, **query: Any) -> Any:
        text = "&".join([f"{name}={value}" for name, value in query.items()])
        return self.ok("GET", f"/api/games/{id}?{text}")

    def position(self, id: str, **query: Any) -> Any:
        return self.game(id, **query)["position"]

    def step(self, id: str, **more: Any) -> dict[str, Any]:
        return {"version": self.game(id)["table"]["version"], "key": new_key(), **more}

    def play(self, id: str, action: str | None = None) -> Any:
        position = self.position(id)
        text = action or random.choice(position["actions"])["text"]
        body = {"version": position["version"], "action": text, "key": new_key()}
        return self.ok("POST", f"/api/games/{id}/play", body)

    def do(self, id: str, what: str, **more: Any) -> Any:
        return self.ok("POST", f"/api/games/{id}/{what}", self.step(id, **more))

    def cannot(self, status: int, problem: str, id: str, what: str, **more: Any) -> Any:
        return self.refused(
            status, problem, "POST", f"/api/games/{id}/{what}", self.step(id, **more)
        )

    def socket(self, **headers: str) -> "Socket":
        cookie = "; ".join([f"{c.name}={c.value}" for c in self.http.cookies.jar])
        if cookie:
            headers["Cookie"] = cookie
        address = self.url.replace("http", "ws") + "/api/socket"
        return Socket(connect(address, additional_headers=headers, max_size=None))

    def close(self) -> None:
        self.http.close()


class Socket:
    """An open socket."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._opening = opening
        self.connection = opening.__enter__()
        self.raw: list[str] = []

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Any:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        return json.loads(text)

    def wait(self, type: str, timeout: float = PATIENCE, **fields: Any) -> Any:
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if message["type"] == type and all(
                [message.get(name) == value for name, value in fields.items()]
            ):
                return message

    def watch(self, id: str, **more: Any) -> Any:
        self.send(type="watch", game=id, **more)
        return self.wait("position")

    def close(self) -> None:
        self._opening.__exit__(None, None, None)


def new_key() -> str:
    return f"key-{next(KEYS)}"


def play_out(id: str, *people: Person) -> Any:
    """Play a game to its end, each person for the seats of their own."""
    until = time.monotonic() + END_SECONDS
    while time.monotonic() < until:
        acted = False
        for person in people:
            position = person.position(id)
            if position["status"] != "running":
                return position
            if position["actions"]:
                person.play(id)
                acted = True
        if not acted:
            time.sleep(0.002)
    raise AssertionError("the game does not end")
