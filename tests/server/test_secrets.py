"""No secret leaves: two games that are equal from a seat's view give byte-identical traffic."""

import json
import re
import time
from typing import Any

import msgspec
import pytest

from ironroad.bots.question import ask
from ironroad.core.dealer import Dealer
from ironroad.core.table import UNSEEN
from ironroad.games import REGISTRY
from ironroad.server.bots.study import studied
from ironroad.server.bots.tasks import task_of
from ironroad.server.games.game import Game
from ironroad.server.hints.desk import advise_task
from ironroad.server.storage.rows import Entry, GameRow, SeatRow
from tests.server.clients import Server, Socket
from tests.server.conftest import Meet

HEADER = """ironroad 1
title: cards
rules: 1
edition: standard
digest: {digest}
seats: 3
options: rounds=three

"""


def record_of(meet: Meet, cards: tuple[int, int, int]) -> str:
    """Return a record that begins with these hands."""
    ann = meet("Ann")
    text = ann.ask("GET", f"/api/games/{ann.table('me', 'me', 'me')}/record").text
    digest = re.search(r"digest: (\w+)", text)
    assert digest is not None
    deals = "\n".join([f"deal card-{card}" for card in cards])
    return HEADER.format(digest=digest.group(1)) + deals + "\n"


def script(last: str) -> list[tuple[int, str]]:
    """Three rounds of three seats; only what the last seat hides differs."""
    moves = []
    for round in range(3):
        for seat in range(3):
            moves.append((seat, f"bet {(round + seat) % 3}"))
            moves.append((seat, "hide left" if seat < 2 else f"hide {last}"))
    return moves


def masked(text: str, game: str, names: dict[str, str]) -> str:
    """Replace what cannot be equal between two games: ids, tokens and moments."""
    text = text.replace(game, "GAME")
    for old, new in names.items():
        text = text.replace(old, new)
    return re.sub(r'"(created|changed|at|since|ends)":[0-9.]+', r'"\1":0', text)


class Table:
    """A game with chosen cards, three people and a spectator, and all they receive."""

    def __init__(self, meet: Meet, cards: tuple[int, int, int]) -> None:
        self.people = [meet("Ann"), meet("Bob"), meet("Cat")]
        self.spectator = meet("Eve")
        wish = {"record": record_of(meet, cards), "kind": "table"}
        made = self.people[0].ok("POST", "/api/games/imports", wish)
        self.id: str = made["table"]["id"]
        for person in self.people[1:]:
            person.ok("POST", f"/api/games/{self.id}/join", {})
        self.people[0].ok("POST", f"/api/games/{self.id}/start")
        self.sockets: list[Socket] = [p.socket() for p in (*self.people, self.spectator)]
        for socket in self.sockets:
            socket.receive()  # The greeting names the person.
            socket.raw.clear()
            socket.watch(self.id)
        self.answers: list[list[str]] = [[], [], [], []]
        self.version = 0

    def run(self, moves: list[tuple[int, str]]) -> None:
        for seat, action in moves:
            done = self.people[seat].play(self.id, action)
            self.version = done["version"]
            for socket in self.sockets:
                socket.wait("position", version=done["version"])
            if done["version"] % 3 == 0:
                self.ask()
        self.ask()

    def ask(self) -> None:
        """Ask every endpoint that gives something about the game, as everybody."""
        base = f"/api/games/{self.id}"
        for number, person in enumerate((*self.people, self.spectator)):
            # On a busy machine all this takes longer than a socket may be silent.
            for socket in self.sockets:
                socket.send(type="ping")
            for path in (
                base,
                f"{base}?move=4",
                f"{base}?seat=1",
                f"{base}?seat=2",
                f"{base}/log",
                f"{base}/log?seat=2",
                f"{base}/record",
                f"{base}/record?seat=2",
                f"{base}/chat",
                f"{base}/notes",
                f"{base}/orders",
                f"{base}/notices",
                f"{base}/preview?action=bet 1",
                f"{base}/preview?action=hide left",
                f"{base}/previews",
                f"{base}/effect?move=1",
                f"{base}/objection?action=bet 1",
                f"{base}/objection?action=hide left",
                "/api/games?list=mine",
                "/api/me/export",
            ):
                answer = person.ask("GET", path)
                head = f"{answer.status_code} {path}\n"
                self.answers[number].append(head + answer.text)
            # What judges positions is closed while the game runs, and says no more than that.
            for method, path, body in (
                ("GET", f"{base}/review", None),
                ("POST", f"{base}/review", {"strength": "quick"}),
                ("POST", f"{base}/review/line", {"move": 2, "actions": ["bet 1"]}),
                ("POST", "/api/analyses", {"game": self.id}),
                ("POST", "/api/analyses", {"game": self.id, "move": 2}),
                ("GET", "/api/analyses", None),
                ("POST", f"{base}/hint", {"version": self.version}),
                ("POST", f"{base}/warning", {"version": self.version, "action": "bet 1"}),
                ("POST", f"{base}/warning", {"version": self.version, "action": "hide left"}),
                ("GET", "/api/puzzles", None),
            ):
                answer = person.ask(method, path, body)
                self.answers[number].append(f"{answer.status_code} {method} {path}\n{answer.text}")

    def traffic(self, viewer: int) -> str:
        kinds = ("presence", "pong")
        pushes = [t for t in self.sockets[viewer].raw if json.loads(t)["type"] not in kinds]
        people = (*self.people, self.spectator)
        names = {p.ok("GET", "/api/me")["id"]: f"P{n}" for n, p in enumerate(people)}
        return masked("\n".join([*pushes, *self.answers[viewer]]), self.id, names)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


@pytest.mark.parametrize("moves", [3, 17])
def test_traffic_is_the_same_for_all_who_do_not_see_the_difference(meet: Meet, moves: int) -> None:
    """The games differ in the third seat's card and in what that seat hides."""
    one, two = Table(meet, (3, 5, 1)), Table(meet, (3, 5, 6))
    one.run(script("left")[:moves])
    two.run(script("right")[:moves])
    for viewer in (0, 1, 3):
        assert one.traffic(viewer) == two.traffic(viewer)
    assert one.traffic(2) != two.traffic(2)
    for table in (one, two):
        table.close()


def test_when_the_game_is_over_everybody_may_know_everything(meet: Meet) -> None:
    table = Table(meet, (3, 5, 6))
    table.run(script("right"))
    record = table.spectator.ask("GET", f"/api/games/{table.id}/record").text
    assert "deal card-6" in record
    assert "?" not in record
    assert table.spectator.position(table.id)["view"]["hands"] == [2, 4, 5]
    table.close()


def test_before_the_end_a_record_hides_what_one_may_not_know(meet: Meet) -> None:
    table = Table(meet, (3, 5, 6))
    table.run(script("right")[:6])
    lines = table.people[1].ask("GET", f"/api/games/{table.id}/record").text.splitlines()
    moves = lines[lines.index("") + 1 :]
    assert moves == [
        "?",
        "deal card-5",
        "?",
        "bet 0",
        "?",
        "bet 1",
        "hide left",
        "bet 2",
        "?",
    ]
    table.close()


def test_a_bot_is_told_a_state_in_which_secrets_are_not_the_true_ones() -> None:
    told: set[str] = set()
    for seed in range(30):
        game = game_with(("deal card-2", "deal card-4", "deal card-6"))
        assert game.table is not None
        task = task_of(game, ask(game.table, seed), "random", 1.0)
        assert task.world["hands"][0] == 1
        assert UNSEEN in task.history
        told.add(str(task.world["hands"][1:]))
    assert len(told) > 3


@pytest.mark.parametrize("action", [None, "bet 0"], ids=["hint", "warning"])
def test_advice_is_the_same_whatever_is_hidden(action: str | None) -> None:
    """The games differ in the cards of the other seats."""
    answers = []
    for cards in ((2, 4, 6), (2, 6, 3)):
        game = game_with(tuple([f"deal card-{card}" for card in cards]))
        game.seed = 5
        assert game.table is not None
        task = advise_task(game, game.table, action, 60)
        answers.append((msgspec.json.encode(task), studied(task)))
    assert answers[0] == answers[1]
    assert answers[0][1].found is not None


def game_with(deals: tuple[str, ...]) -> Game:
    now = time.time()
    row = GameRow(
        id="game",
        title="cards",
        rules=1,
        edition="standard",
        digest="",
        edition_text=None,
        options='{"rounds":"three"}',
        seats=3,
        name="",
        visibility="public",
        status="running",
        owner="ann",
        terms="{}",
        version=1 + len(deals),
        moves=len(deals),
        turn=0,
        turn_since=now,
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )
    seats = [SeatRow(game="game", seat=n, kind="bot", level="random") for n in range(3)]
    entries = [Entry(game="game", number=1, kind="make", at=now)]
    for number, text in enumerate(deals, start=2):
        entries.append(Entry(game="game", number=number, kind="deal", text=text, at=now))
    return Game(row, seats, entries)


def test_the_logs_hold_no_secrets(
    server: Server, meet: Meet, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "ironroad")
    ann = meet("Ann")
    ann.ok("POST", "/api/accounts", {"login": "log-test", "password": "very-secret-password"})
    id = ann.table("me", "invited", start=False)
    token = ann.game(id)["table"]["seats"][1]["token"]
    meet("Bob").ok("GET", f"/api/games/{id}?token={token}")
    ann.ok("POST", f"/api/games/{id}/chat", {"text": "a-private-word"})
    text = " ".join([f"{record.getMessage()} {record.__dict__}" for record in caplog.records])
    assert f"/api/games/{id}" in text
    for secret in (ann.http.cookies["ironroad"], "very-secret-password", token, "a-private-word"):
        assert secret not in text


def test_determinized_states_look_the_same_to_the_seat() -> None:
    title: Any = REGISTRY.title("cards")
    game = game_with(("deal card-2", "deal card-4", "deal card-6"))
    assert game.table is not None
    for seed in range(20):
        twin = title.determinize(game.table.state, 1, Dealer(seed))
        assert title.view(twin, 1) == game.table.view(1)
