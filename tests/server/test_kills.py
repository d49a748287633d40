"""The server is killed after every single commit of every request: the request is then made again, and all is as after one."""

import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import Person, new_key, play_out
from tests.server.conftest import TOY
from tests.server.nursery import ForkedServer


class Dying(ForkedServer):
    """A server that can be told to die."""

    module = "tests.server.dying"

    def __init__(self, folder: Path) -> None:
        self.order = folder / "order"
        super().__init__(
            f"sqlite:///{folder}/games.db",
            folder / "log",
            IRONROAD_TITLES=TOY[0],
            DYING=str(self.order),
        )


class World:
    """Two people, and what a case has prepared."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ann = Person(url, "Ann")
        self.bob = Person(url, "Bob")
        self.id = ""

    def together(self, *more: str, **terms: Any) -> str:
        """Start a game of both."""
        self.id = self.ann.table("me", "open", *more, start=False, **terms)
        self.bob.ok("POST", f"/api/games/{self.id}/join", {})
        self.ann.ok("POST", f"/api/games/{self.id}/start")
        return self.id

    def close(self) -> None:
        self.ann.close()
        self.bob.close()


Request = tuple[Person, str, str, object]
Check = Callable[[], None]
Case = Callable[[World], tuple[Request, Check]]


def mine(person: Person, which: str = "mine") -> list[Any]:
    found: list[Any] = person.ok("GET", f"/api/games?list={which}")["tables"]
    return found


def make(world: World) -> tuple[Request, Check]:
    body = {"title": "cards", "seats": [{"kind": "me"}, {"kind": "me"}], "key": new_key()}

    def check() -> None:
        assert [table["status"] for table in mine(world.ann)] == ["running"]

    return (world.ann, "POST", "/api/games", body), check


def join(world: World) -> tuple[Request, Check]:
    id = world.ann.table("me", "open", "open", start=False)

    def check() -> None:
        kinds = [seat["kind"] for seat in world.ann.game(id)["table"]["seats"]]
        assert kinds == ["person", "person", "open"]

    return (world.bob, "POST", f"/api/games/{id}/join", {"key": new_key()}), check


def start(world: World) -> tuple[Request, Check]:
    id = world.ann.table("me", "me", start=False)

    def check() -> None:
        assert world.ann.position(id)["move"] == 2

    return (world.ann, "POST", f"/api/games/{id}/start", None), check


def play(world: World) -> tuple[Request, Check]:
    id = world.together()
    move = world.ann.position(id)["move"]

    def check() -> None:
        assert world.ann.position(id)["move"] == move + 1

    body = world.ann.step(id, action="bet 1")
    return (world.ann, "POST", f"/api/games/{id}/play", body), check


def end(world: World) -> tuple[Request, Check]:
    """The move that ends a game."""
    id, other = world.ann.table("me", "me"), world.ann.table("me", "me")
    play_out(other, world.ann)
    while world.ann.position(id)["move"] < world.ann.game(other)["table"]["moves"] - 1:
        world.ann.play(id)

    def check() -> None:
        assert world.ann.game(id)["table"]["status"] == "finished"

    body = world.ann.step(id, action=world.ann.position(id)["actions"][0]["text"])
    return (world.ann, "POST", f"/api/games/{id}/play", body), check


def undo(world: World) -> tuple[Request, Check]:
    id = world.together()
    world.ann.play(id, "bet 1")
    move = world.ann.position(id)["move"]

    def check() -> None:
        assert world.ann.position(id)["move"] == move - 1

    return (world.ann, "POST", f"/api/games/{id}/undo", world.ann.step(id)), check


def pause_alone(world: World) -> tuple[Request, Check]:
    id = world.ann.table("me", "me")

    def check() -> None:
        assert world.ann.position(id)["paused"]

    body = world.ann.step(id, kind="pause")
    return (world.ann, "POST", f"/api/games/{id}/propose", body), check


def agreed_undo(world: World) -> tuple[Request, Check]:
    id = world.together()
    move = world.ann.position(id)["move"]
    world.ann.play(id, "bet 1")
    world.ann.play(id, "hide left")
    world.ann.do(id, "propose", kind="undo", argument=move)

    def check() -> None:
        position = world.ann.position(id)
        assert (position["move"], position["proposal"]) == (move, None)

    body = world.bob.step(id, agree=True)
    return (world.bob, "POST", f"/api/games/{id}/answer", body), check


def agreed_pause(world: World) -> tuple[Request, Check]:
    id = world.together()
    world.ann.do(id, "propose", kind="pause")

    def check() -> None:
        assert world.ann.position(id)["paused"]

    body = world.bob.step(id, agree=True)
    return (world.bob, "POST", f"/api/games/{id}/answer", body), check


def resign(world: World) -> tuple[Request, Check]:
    id = world.together()

    def check() -> None:
        gone = [seat["gone"] for seat in world.bob.game(id)["table"]["seats"]]
        assert gone == ["resigned", None]

    return (world.ann, "POST", f"/api/games/{id}/resign", world.ann.step(id)), check


def rematch(world: World) -> tuple[Request, Check]:
    id = world.ann.table("me", "me")
    play_out(id, world.ann)

    def check() -> None:
        again = world.ann.game(id)["table"]["rematch"]
        assert [table["id"] for table in mine(world.ann)] == [again]

    return (world.ann, "POST", f"/api/games/{id}/rematch", None), check


def bring(world: World) -> tuple[Request, Check]:
    id = world.ann.table("me", "me")
    play_out(id, world.ann)
    record = world.ann.http.get(f"/api/games/{id}/record").text

    def check() -> None:
        assert len(mine(world.ann, "finished")) == 2

    return (world.ann, "POST", "/api/games/imports", {"record": record, "key": new_key()}), check


def say(world: World) -> tuple[Request, Check]:
    id = world.together()

    def check() -> None:
        lines = world.bob.ok("GET", f"/api/games/{id}/chat")["lines"]
        assert [line["text"] for line in lines] == ["hello"]

    body = {"text": "hello", "key": new_key()}
    return (world.ann, "POST", f"/api/games/{id}/chat", body), check


def note(world: World) -> tuple[Request, Check]:
    id = world.together()

    def check() -> None:
        assert world.ann.ok("GET", f"/api/games/{id}/notes")["text"] == "mine"

    return (world.ann, "PUT", f"/api/games/{id}/notes", {"text": "mine"}), check


def orders(world: World) -> tuple[Request, Check]:
    id = world.together()

    def check() -> None:
        kept = world.bob.ok("GET", f"/api/games/{id}/orders")["orders"]
        assert [each["order"]["actions"] for each in kept] == [["bet 1"]]

    body = {"orders": [{"actions": ["bet 1"], "until_move": 1_000}]}
    return (world.bob, "PUT", f"/api/games/{id}/orders", body), check


def account(world: World) -> tuple[Request, Check]:
    login = f"ann-{new_key()}-{world.ann.ok('GET', '/api/me')['id']}"[:40]

    def check() -> None:
        body = {"login": login, "password": "long enough"}
        assert world.ann.ok("POST", "/api/sessions", body)["login"] == login

    body = {"login": login, "password": "long enough"}
    return (world.ann, "POST", "/api/accounts", body), check


def deletion(world: World) -> tuple[Request, Check]:
    id = world.together()

    def check() -> None:
        assert world.ann.ask("GET", "/api/me").status_code == 401
        assert world.bob.game(id)["table"]["seats"][0]["gone"] == "resigned"

    return (world.ann, "POST", "/api/me/deletion", {}), check


def delete(world: World) -> tuple[Request, Check]:
    id = world.ann.table("me", "open", start=False)

    def check() -> None:
        assert mine(world.ann) == []

    return (world.ann, "DELETE", f"/api/games/{id}", None), check


CASES: list[Case] = [
    *(make, join, start, play, end, undo, pause_alone, agreed_undo, agreed_pause, resign),
    *(rematch, bring, say, note, orders, account, deletion, delete),
]
DONE_BEFORE = {200, 201, 204, 401, 404, 409}
"""How a request may be answered when it is made again without a key; what it wanted is checked."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dying]:
    running = Dying(tmp_path_factory.mktemp("dying"))
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_a_kill_after_any_commit_leaves_nothing_half_done(server: Dying, case: Case) -> None:
    kills = 0
    while dies_after(server, case, kills + 1):
        kills += 1
    assert kills >= 1, "the request writes something"


def dies_after(server: Dying, case: Case, commits: int) -> bool:
    """Make a case's request on a server that dies after so many commits; ``False`` if there are fewer."""
    with closing(World(server.url)) as world:
        (person, method, path, body), check = case(world)
        server.order.write_text(str(commits))
        try:
            answer = person.ask(method, path, body)
            assert answer.is_success, answer.text
            return False
        except httpx.TransportError:
            assert server.process is not None
            server.process.wait(60)
            server.order.write_text("0")
            server.start()
            answer = person.ask(method, path, body)
            keyed = isinstance(body, dict) and "key" in body
            assert answer.status_code in ({200, 201} if keyed else DONE_BEFORE), answer.text
            return True
        finally:
            server.order.unlink(missing_ok=True)
            try:
                check()
            except httpx.TransportError:
                # The request was answered, and what follows in the background was committed before the order was gone.
                assert server.process is not None
                assert server.process.wait(60) == -signal.SIGKILL
                server.start()
                check()
