"""Who may do what: a test for each cell of the table in docs/server.md."""

import contextlib
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ironroad.server.accounts.cookies import DAY, CookieSigner
from tests.server.clients import Person, Server, new_key
from tests.server.conftest import Meet
from tests.server.rated import id_of

ASKERS = (
    "owner",
    "seated",
    "seat-off-turn",
    "spectator",
    "stranger",
    "forged",
    "expired",
    "other-origin",
)
DOCS = Path(__file__).parents[2] / "docs" / "server.md"
EDITION = '[edition]\ntitle = "cards"\nname = "mine"\nextends = "standard"\n'

# What is asked for, and the status each asker gets: at a public table that runs, the owner is to move.
TABLE: dict[str, tuple[int, ...]] = {
    #      owner seated off-turn spectator stranger forged expired other-origin
    "look": (200, 200, 200, 200, 200, 200, 200, 200),
    "look at a private table": (200, 200, 200, 404, 404, 404, 404, 200),
    "read the log": (200, 200, 200, 200, 200, 200, 200, 200),
    "see what a move brought": (200, 200, 200, 200, 200, 200, 200, 200),
    "read its story": (200, 200, 200, 200, 200, 200, 200, 200),
    "read its course": (200, 200, 200, 200, 200, 200, 200, 200),
    "read the record": (200, 200, 200, 200, 200, 200, 200, 200),
    "read the chat": (200, 200, 200, 200, 200, 200, 200, 200),
    "play": (200, 200, 403, 403, 401, 401, 401, 403),
    "undo": (200, 200, 422, 403, 401, 401, 401, 403),
    "restart": (200, 200, 422, 403, 401, 401, 401, 403),
    "confirm": (409, 409, 409, 403, 401, 401, 401, 403),
    "propose": (200, 200, 200, 403, 401, 401, 401, 403),
    "answer": (409, 409, 409, 403, 401, 401, 401, 403),
    "resign": (200, 200, 200, 403, 401, 401, 401, 403),
    "timeout": (409, 409, 409, 403, 401, 401, 401, 403),
    "preview": (200, 200, 403, 403, 401, 401, 401, 200),
    "previews": (200, 200, 403, 403, 401, 401, 401, 200),
    "objection": (200, 200, 403, 403, 401, 401, 401, 200),
    "ask for a hint": (403, 403, 403, 403, 401, 401, 401, 403),
    "cancel a hint": (200, 200, 200, 200, 401, 401, 401, 403),
    "ask for a warning": (403, 403, 403, 403, 401, 401, 401, 403),
    "say": (201, 201, 201, 201, 401, 401, 401, 403),
    "say among the seated": (201, 201, 201, 403, 401, 401, 401, 403),
    "read notes": (200, 200, 200, 200, 401, 401, 401, 200),
    "write notes": (200, 200, 200, 200, 401, 401, 401, 403),
    "read orders": (200, 200, 200, 403, 401, 401, 401, 200),
    "give orders": (200, 200, 200, 403, 401, 401, 401, 403),
    "choose notices": (200, 200, 200, 403, 401, 401, 401, 403),
    "join an open table": (200, 200, 200, 200, 401, 401, 401, 403),
    "leave an open table": (200, 200, 200, 403, 401, 401, 401, 403),
    "change a seat": (200, 403, 403, 403, 401, 401, 401, 403),
    "change a table": (200, 403, 403, 403, 401, 401, 401, 403),
    "start": (200, 403, 403, 403, 401, 401, 401, 403),
    "delete": (204, 403, 403, 403, 401, 401, 401, 403),
    "make a table": (201, 201, 201, 201, 401, 401, 401, 403),
    "import": (201, 201, 201, 201, 401, 401, 401, 403),
    "play on before the end": (409, 409, 409, 409, 401, 401, 401, 403),
    "read a review before the end": (409, 409, 409, 409, 409, 409, 409, 409),
    "ask for a review before the end": (409, 409, 409, 409, 401, 401, 401, 403),
    "stop a review before the end": (409, 409, 409, 409, 401, 401, 401, 403),
    "try a line before the end": (409, 409, 409, 409, 409, 409, 409, 403),
    "analyse before the end": (403, 403, 403, 403, 401, 401, 401, 403),
    "rematch before the end": (409, 409, 409, 403, 401, 401, 401, 403),
    "close a table": (204, 403, 403, 403, 401, 401, 401, 403),
    "mute somebody": (204, 403, 403, 403, 401, 401, 401, 403),
    "see who is muted": (200, 403, 403, 403, 401, 401, 401, 200),
    "block somebody": (404, 404, 404, 404, 401, 401, 401, 403),
    "report somebody": (404, 404, 404, 404, 401, 401, 401, 403),
    "check an edition": (200, 200, 200, 200, 200, 200, 200, 403),
    "draw an edition": (200, 200, 200, 200, 200, 200, 200, 403),
    "set up a position": (422, 422, 422, 422, 422, 422, 422, 403),
    "share an edition": (201, 201, 201, 201, 401, 401, 401, 403),
    "open a shared edition": (404, 404, 404, 404, 404, 404, 404, 404),
    "withdraw an edition": (404, 404, 404, 404, 401, 401, 401, 403),
    "see a leaderboard": (200, 200, 200, 200, 200, 200, 200, 200),
    "see oneself": (200, 200, 200, 200, 401, 401, 401, 200),
    "change oneself": (200, 200, 200, 200, 401, 401, 401, 403),
}


class Scene:
    """A table with everybody around it."""

    def __init__(self, people: dict[str, Person], asker: str, what: str) -> None:
        self.people = people
        self.what = what
        self.id = self._table(what)
        if asker == "other-origin":
            self.asker = self.people["owner"]
            self.asker.http.headers["Origin"] = "https://evil.example"
        else:
            self.asker = self.people["seated" if asker == "seat-off-turn" else asker]
        self._turn(asker)

    def _table(self, what: str) -> str:
        owner, seated = self.people["owner"], self.people["seated"]
        opened = what in (
            "join an open table",
            "leave an open table",
            "change a seat",
            "change a table",
            "start",
            "delete",
        )
        visibility = "private" if "private" in what else "public"
        kinds = ("me", "invited", *(("open",) if what == "join an open table" else ()))
        id = owner.table(*kinds, start=False, visibility=visibility)
        token = owner.game(id)["table"]["seats"][1]["token"]
        seated.ok("POST", f"/api/games/{id}/join", {"token": token})
        if not opened:
            owner.ok("POST", f"/api/games/{id}/start")
        return id

    def _turn(self, asker: str) -> None:
        """Let the asker be to move, or have moved last; unless somebody else shall be."""
        owner, seated = self.people["owner"], self.people["seated"]
        if self.what not in ("play", "preview", "previews", "objection", "undo", "restart"):
            return
        own_header = owner.http.headers.pop("Origin", None)
        if asker == "seated":
            owner.play(self.id, "bet 0")
            owner.play(self.id, "hide left")
        if self.what in ("undo", "restart"):
            (seated if asker == "seated" else owner).play(self.id, "bet 1")
        if own_header:
            owner.http.headers["Origin"] = own_header

    def status(self) -> int:
        method, path, body = self.request()
        return self.asker.ask(method, path, body).status_code

    def request(self) -> tuple[str, str, object]:
        base = f"/api/games/{self.id}"
        seats = [{"kind": "me"}, {"kind": "me"}]
        step = {"version": self.version(), "key": new_key()}
        record = self.people["owner"].ask("GET", f"{base}/record").text
        record = "\n".join([line for line in record.splitlines() if line != "?"])
        record = re.sub(r"deal card-\d\n?", "", record)
        requests: dict[str, tuple[str, str, object]] = {
            "look": ("GET", base, None),
            "look at a private table": ("GET", base, None),
            "read the log": ("GET", f"{base}/log", None),
            "see what a move brought": ("GET", f"{base}/effect?move=1", None),
            "read its story": ("GET", f"{base}/story", None),
            "read its course": ("GET", f"{base}/course", None),
            "read the record": ("GET", f"{base}/record", None),
            "read the chat": ("GET", f"{base}/chat", None),
            "play": ("POST", f"{base}/play", {**step, "action": "bet 1"}),
            "undo": ("POST", f"{base}/undo", step),
            "restart": ("POST", f"{base}/restart", step),
            "confirm": ("POST", f"{base}/confirm", step),
            "propose": ("POST", f"{base}/propose", {**step, "kind": "pause"}),
            "answer": ("POST", f"{base}/answer", {**step, "agree": True}),
            "resign": ("POST", f"{base}/resign", step),
            "timeout": ("POST", f"{base}/timeout", step),
            "preview": ("GET", f"{base}/preview?action=bet 1", None),
            "previews": ("GET", f"{base}/previews", None),
            "objection": ("GET", f"{base}/objection?action=hide left", None),
            "ask for a hint": ("POST", f"{base}/hint", {"version": step["version"]}),
            "cancel a hint": ("DELETE", f"{base}/hint", None),
            "ask for a warning": (
                "POST",
                f"{base}/warning",
                {"version": step["version"], "action": "bet 1"},
            ),
            "say": ("POST", f"{base}/chat", {"text": "hello"}),
            "say among the seated": ("POST", f"{base}/chat", {"text": "hello", "seated": True}),
            "read notes": ("GET", f"{base}/notes", None),
            "write notes": ("PUT", f"{base}/notes", {"text": "x"}),
            "read orders": ("GET", f"{base}/orders", None),
            "give orders": ("PUT", f"{base}/orders", {"orders": []}),
            "choose notices": ("PUT", f"{base}/notices", {"webhook": True}),
            "join an open table": ("POST", f"{base}/join", {}),
            "leave an open table": ("POST", f"{base}/leave", None),
            "change a seat": ("PUT", f"{base}/seats/1", {"kind": "bot"}),
            "change a table": ("PATCH", base, {"name": "Friday"}),
            "start": ("POST", f"{base}/start", None),
            "delete": ("DELETE", base, None),
            "make a table": ("POST", "/api/games", {"title": "cards", "seats": seats}),
            "import": ("POST", "/api/games/imports", {"record": record}),
            "play on before the end": ("POST", f"{base}/branch", {"move": 1}),
            "read a review before the end": ("GET", f"{base}/review", None),
            "ask for a review before the end": ("POST", f"{base}/review", {}),
            "stop a review before the end": ("POST", f"{base}/review/stop", {}),
            "try a line before the end": ("POST", f"{base}/review/line", {"move": 1}),
            "analyse before the end": ("POST", "/api/analyses", {"game": self.id}),
            "rematch before the end": ("POST", f"{base}/rematch", None),
            "close a table": ("POST", f"{base}/close", None),
            "mute somebody": ("PUT", f"{base}/mutes/{id_of(self.people['spectator'])}", None),
            "see who is muted": ("GET", f"{base}/mutes", None),
            "block somebody": ("PUT", "/api/people/nobody/block", None),
            "report somebody": ("POST", "/api/reports", {"person": "nobody", "reason": "x"}),
            "check an edition": ("POST", "/api/titles/cards/edition", {"text": EDITION}),
            "draw an edition": ("POST", "/api/titles/cards/drawing", {"text": EDITION}),
            "set up a position": ("POST", "/api/titles/cards/position", {"seats": 3}),
            "share an edition": ("POST", "/api/titles/cards/shared", {"text": EDITION}),
            "open a shared edition": ("GET", "/api/titles/cards/shared/none", None),
            "withdraw an edition": ("DELETE", "/api/titles/cards/shared/none", None),
            "see a leaderboard": ("GET", "/api/titles/cards/leaderboard", None),
            "see oneself": ("GET", "/api/me", None),
            "change oneself": ("PATCH", "/api/me", {"name": "New"}),
        }
        return requests[self.what]

    def version(self) -> int:
        version: int = self.people["owner"].game(self.id)["table"]["version"]
        return version


def set_cookie(person: Person, cookie: str) -> None:
    person.http.cookies.clear()
    person.http.cookies.set("ironroad", cookie)


def sealed(server: Server, body: str) -> str:
    """Return a cookie with the server's own signature, made with the key from its database."""
    with contextlib.closing(sqlite3.connect(server.settings.sqlite_path)) as connection:
        query = "SELECT value FROM server WHERE name = 'secret'"
        (secret,) = connection.execute(query).fetchone()
    return f"{body}.{CookieSigner(bytes.fromhex(secret), 1)._sign(body)}"


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[dict[str, Person]]:
    """Everybody around the tables; the forger changed the signature of a cookie, another one is too old."""
    found = {name: Person(server.url, name) for name in ("owner", "seated", "spectator")}
    for name in ("forged", "expired"):
        found[name] = Person(server.url, name)
    found["stranger"] = Person(server.url)
    forged = found["forged"].http.cookies["ironroad"]
    set_cookie(found["forged"], forged[:-4] + "AAAA")
    id, epoch, *_ = found["expired"].http.cookies["ironroad"].split(".")
    long_ago = int(time.time() - server.settings.session_days * DAY - 60)
    set_cookie(found["expired"], sealed(server, f"{id}.{epoch}.{long_ago}"))
    yield found
    for person in found.values():
        person.close()


@pytest.mark.parametrize("what", TABLE)
@pytest.mark.parametrize("asker", ASKERS)
def test_cell(people: dict[str, Person], what: str, asker: str) -> None:
    scene = Scene(people, asker, what)
    try:
        assert scene.status() == TABLE[what][ASKERS.index(asker)]
    finally:
        people["owner"].http.headers.pop("Origin", None)


def test_a_cookie_is_refused_for_its_age_alone(server: Server, meet: Meet) -> None:
    ann = meet("Ann")
    person, epoch, *_ = ann.http.cookies["ironroad"].split(".")
    set_cookie(ann, sealed(server, f"{person}.{epoch}.{int(time.time()) - 60}"))
    assert ann.ok("GET", "/api/me")["id"] == person


def rows_of_docs() -> Iterator[tuple[str, tuple[int, ...]]]:
    for line in DOCS.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(ASKERS) + 1 and all([cell.isdigit() for cell in cells[1:]]):
            yield cells[0], tuple([int(cell) for cell in cells[1:]])


def test_the_documentation_has_the_same_table() -> None:
    assert dict(rows_of_docs()) == TABLE


def test_a_stranger_who_comes_in_is_somebody_else(meet: Meet) -> None:
    ann: Person = meet("Ann")
    id = ann.table("me", "me", visibility="private")
    meet("Ann").refused(404, "server-unknown-game", "GET", f"/api/games/{id}")


def test_a_table_without_spectators_is_closed_once_it_runs(meet: Meet) -> None:
    ann, bob, eve = meet("Ann"), meet("Bob"), meet("Eve")
    id = ann.table("me", "open", start=False, visibility="public", terms={"spectators": False})
    assert eve.game(id)["table"]["status"] == "open"
    socket = eve.socket()
    socket.send(type="watch", game=id)
    socket.wait("table")
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    assert socket.wait("gone")["game"] == id
    eve.refused(404, "server-unknown-game", "GET", f"/api/games/{id}")
    socket.close()


def test_a_socket_ends_with_the_session(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me")
    socket = ann.socket()
    socket.watch(id)
    ann.ok("DELETE", "/api/sessions")
    with pytest.raises(ConnectionClosed):
        socket.wait("never")
    socket.close()


def test_a_page_of_another_site_that_hides_its_origin_is_refused(meet: Meet) -> None:
    ann = meet("Ann")
    for headers in ({"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ann.http.post("/api/games", json={}, headers=headers)
        assert answer.status_code == 403
