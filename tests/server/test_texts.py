"""Texts of people are read in processes of their own: what is too much for these harms nobody else."""

import asyncio
import re
import threading
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from benchmarks.server.measures import memory_mib
from benchmarks.server.processes import ServerProcess
from ironroad.core.edition import parse_edition
from ironroad.core.errors import InvalidEdition
from ironroad.server.refusals import Refusal
from ironroad.server.texts.turns import Turns
from ironroad.server.wire.bounds import BRACKETS, DEPTH, DIGITS, QUOTES, is_moderate
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import TOY, settings_for

TITLES = f"{TOY[0]},heavy=tests.server.heavy"
CHECK = "/api/titles/heavy/edition"
SECONDS = 0.3
"""The processor time that the tests' server gives an edition."""


def edition(rounds: int, title: str = "heavy") -> str:
    return (
        f'[edition]\ntitle = "{title}"\nname = "mine"\nextends = "standard"\n\n'
        f'[rounds]\nthree = {{ value = {rounds}, mark = "printed", source = "p. 1" }}\n'
    )


SPIN, HOARD, FAIL, ABORT, SLEEP, SLOW_GAME = [edition(rounds) for rounds in range(101, 107)]
SOUND = edition(2)


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("texts")
    server = ServerProcess(
        f"sqlite:///{folder}/games.db",
        folder / "log",
        IRONROAD_TITLES=TITLES,
        IRONROAD_LIMIT_EDITION_SECONDS=str(SECONDS),
        IRONROAD_LIMIT_CHECK_SECONDS=str(SECONDS),
        IRONROAD_LIMIT_RECORD_SECONDS=str(SECONDS),
        IRONROAD_TEXT_MEGABYTES="300",
        IRONROAD_BOTS="0",
    ).start()
    warm = Person(server.url, "Warm")
    assert warm.ok("POST", CHECK, {"text": SOUND})["name"] == "mine"
    warm.close()
    yield server
    server.stop()


class Innocent:
    """Somebody else at the same server, who plays and is answered all the time."""

    def __init__(self, url: str) -> None:
        self.person = Person(url, "Bob")
        self.slowest = 0.0
        self.count = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> "Innocent":
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        self._thread.join()
        self.person.close()

    def _run(self) -> None:
        socket = self.person.socket()
        while not self._over.is_set():
            began = time.monotonic()
            socket.send(type="ping", at=began)
            socket.wait("pong", 60)
            id = self.person.table("me", "me")
            self.person.play(id)
            self.slowest = max(self.slowest, time.monotonic() - began)
            self.count += 1
        socket.close()


def digest_of(text: str) -> str:
    standard = (Path(__file__).parent / "heavy/editions/standard.toml").read_text("utf-8")
    try:
        return parse_edition(text, "own.toml", "heavy", {"standard": standard}).digest
    except InvalidEdition:
        return "none"


ATTACKS = [
    pytest.param(".".join("a" * 8_000) + " = 1", "text-key-parts", id="dotted-16kB"),
    pytest.param(".".join("a" * 99_000) + " = 1", "text-key-parts", id="dotted-198kB"),
    pytest.param("[" + ".".join("a" * 8_000) + "]", "text-key-parts", id="header"),
    pytest.param("x = " + "9" * 5_000, "text-long-word", id="digits"),
    pytest.param("x = " + "[" * 90_000, "text-too-deep", id="arrays"),
    pytest.param("x = " + "{ a = " * 9_000, "text-too-deep", id="tables"),
    pytest.param('[edition]\ntitle = "heavy"\nname = "x"\nextends = []', "base", id="base"),
    pytest.param(SOUND.replace("2", "1979-05-27"), "edition-not-plain", id="date"),
    pytest.param(SPIN, "server-text-too-slow", id="spins"),
    pytest.param(SLOW_GAME, "server-text-too-slow", id="spins-in-the-game"),
    pytest.param(SLEEP, "server-text-too-slow", id="sleeps"),
    pytest.param(HOARD, "server-text-too-large", id="hoards"),
    pytest.param(FAIL, "server-text-failed", id="fails"),
    pytest.param(ABORT, "server-text-failed", id="aborts"),
]


@pytest.mark.alone
@pytest.mark.parametrize(("text", "reason"), ATTACKS)
def test_an_edition_that_is_too_much_is_refused_and_others_play_on(
    process: ServerProcess, text: str, reason: str
) -> None:
    mallory = Person(process.url, "Mallory")
    before = memory_mib(process.pid)
    seats = [{"kind": "me"}, {"kind": "me"}]
    record = mallory.ask("GET", f"/api/games/{mallory.table('me', 'me', title='heavy')}/record")
    imported = re.sub("digest: .*", f"digest: {digest_of(text)}", record.text)
    ways = [
        (CHECK, {"text": text}),
        ("/api/titles/heavy/drawing", {"text": text}),
        ("/api/titles/heavy/shared", {"text": text}),
        ("/api/games", {"title": "heavy", "seats": seats, "edition_text": text}),
        ("/api/games/imports", {"record": imported, "edition_text": text}),
    ]
    with Innocent(process.url) as bob:
        for path, body in ways:
            began = time.monotonic()
            answer = mallory.ask("POST", path, body)
            took = time.monotonic() - began
            assert answer.status_code == 422, answer.text
            assert reason in answer.text
            assert took < SECONDS * 6 + 3
        assert mallory.ok("POST", CHECK, {"text": SOUND})["name"] == "mine", "it is replaced"
    assert bob.count > 0
    assert bob.slowest < 1
    assert memory_mib(process.pid) - before < 30
    mallory.close()


@pytest.mark.alone
def test_a_record_of_very_many_moves_is_refused(process: ServerProcess) -> None:
    mallory = Person(process.url, "Mallory")
    record = mallory.ask("GET", f"/api/games/{mallory.table('me', 'me')}/record").text
    with Innocent(process.url) as bob:
        many = record + "bet 1\n" * 80_000
        mallory.refused(422, "error-record", "POST", "/api/games/imports", {"record": many})
        more = record + "#" * 500_000
        mallory.refused(400, "server-too-long", "POST", "/api/games/imports", {"record": more})
        digits = record.replace("seats: 2", f"seats: {'9' * 5_000}")
        mallory.refused(422, "error-record", "POST", "/api/games/imports", {"record": digits})
    assert bob.slowest < 1
    mallory.close()


@pytest.mark.alone
@pytest.mark.parametrize(
    "body",
    [
        b'{"text":' + b"[" * 400_000 + b"]" * 400_000 + b"}",
        b'{"text":' + b'{"a":' * 90_000,
        b'{"text": ' + b"9" * 5_000 + b"}",
    ],
)
def test_json_that_is_too_deep_is_refused(process: ServerProcess, body: bytes) -> None:
    mallory = Person(process.url, "Mallory")
    with Innocent(process.url) as bob:
        answer = mallory.http.post(
            CHECK, content=body, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "server-too-deep")
    assert bob.slowest < 1
    socket = mallory.socket()
    socket.wait("hello")
    socket.connection.send('{"type":"ping","at":' + "[" * 20_000)
    assert socket.wait("problem")["error"]["id"] == "server-too-deep"
    socket.close()
    mallory.close()


@pytest.mark.alone
def test_one_persons_slow_texts_do_not_delay_anothers(process: ServerProcess) -> None:
    mallory, ann = Person(process.url, "Mallory"), Person(process.url, "Ann")
    ended: list[str] = []

    def ask(person: Person, text: str) -> int:
        status = person.ask("POST", CHECK, {"text": text}).status_code
        ended.append(person.ok("GET", "/api/me")["name"])
        return status

    with ThreadPoolExecutor(8) as threads:
        slow = [threads.submit(ask, mallory, SPIN) for _ in range(6)]
        time.sleep(0.2)
        assert threads.submit(ask, ann, SOUND).result() == 200
        assert sorted([each.result() for each in slow]) == [422] * 3 + [429] * 3
    assert ended.index("Ann") <= 4, "not after the texts that came before"
    mallory.refused(400, "server-too-long", "POST", CHECK, {"text": "#" * 200_001})
    for each in (mallory, ann):
        each.close()


def test_the_server_process_reads_no_edition_of_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = edition(1, "cards")
    read: list[str] = []
    loads: Callable[[str], Any] = tomllib.loads

    def noted(text: str) -> Any:
        read.append(text)
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", noted)
    settings = settings_for(f"sqlite:///{tmp_path}/games.db")
    first = Server(settings).start()
    ann = Person(first.url, "Ann")
    ann.ok("POST", "/api/titles/cards/edition", {"text": text})
    id = ann.table("me", "me", edition_text=text)
    assert play_out(id, ann)["last"] == 2 + 4
    printed = ann.ok("GET", f"/api/games/{id}/edition")["sections"]["rounds"]["three"]
    assert printed == {"values": {"value": 1}, "mark": "printed", "source": "p. 1"}
    record = ann.ask("GET", f"/api/games/{id}/record").text
    copied = ann.ok("POST", "/api/games/imports", {"record": record, "edition_text": text})
    assert copied["position"]["outcome"] == ann.position(id)["outcome"]
    again = ann.ok("POST", f"/api/games/{id}/rematch")["table"]["id"]
    ann.ok("POST", f"/api/games/{again}/start")
    before = ann.game(id)
    first.stop()
    second = Server(settings).start()
    after = ann.game(id)
    assert after["table"] == before["table"]
    # What the last change was is known where it was made.
    for name in ("previous", "changes"):
        del before["position"][name], after["position"][name]
    assert after == before
    assert play_out(again, ann)["last"] == 2 + 4
    second.stop()
    ann.close()
    assert text not in read


def test_turns_are_bounded_and_go_to_those_who_had_least() -> None:
    async def take() -> tuple[list[str], list[tuple[int, str]]]:
        turns = Turns(places=1, most=4, each=3, seconds=0.3)
        served: list[str] = []
        refused: list[tuple[int, str]] = []

        async def work(who: str, seconds: float) -> None:
            try:
                async with turns.turn(who):
                    served.append(who)
                    await asyncio.sleep(seconds)
            except Refusal as error:
                refused.append((error.status, error.message.id))

        async with asyncio.TaskGroup() as group:
            for who in ("mallory", "mallory", "mallory", "mallory", "ann", "bob", "eve"):
                group.create_task(work(who, 0.1 if who == "mallory" else 0.001))
                await asyncio.sleep(0)
        async with asyncio.TaskGroup() as group:
            group.create_task(work("mallory", 0.5))
            await asyncio.sleep(0)
            group.create_task(work("ann", 0))
        await work("ann", 0)
        return served, refused

    served, refused = asyncio.run(take())
    assert served == ["mallory", "ann", "bob", "mallory", "mallory", "mallory", "ann"]
    assert refused == [
        (429, "server-text-waiting"),
        (503, "server-busy"),
        (503, "server-busy"),
    ]


def test_a_place_goes_to_nobody_who_has_gone() -> None:
    async def take() -> list[str]:
        turns = Turns(places=1, most=9, each=3, seconds=5)
        served: list[str] = []

        async def work(who: str) -> None:
            async with turns.turn(who):
                served.append(who)
                await asyncio.sleep(0.01)

        first, gone, last = [asyncio.create_task(work(who)) for who in ("ann", "bob", "eve")]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        first.cancel()  # Its place is free in the same moment.
        gone.cancel()
        await asyncio.gather(first, gone, return_exceptions=True)
        await asyncio.wait_for(last, 1)
        await asyncio.wait_for(work("bob"), 1)
        return served

    assert asyncio.run(take()) == ["ann", "eve", "bob"]


def test_what_a_json_text_may_be() -> None:
    assert is_moderate(b"[" * DEPTH + b"]" * DEPTH)
    assert not is_moderate(b"[" * (DEPTH + 1) + b"]" * (DEPTH + 1))
    assert not is_moderate(b"[" * (DEPTH + 1))
    assert is_moderate(b"[" + b"[{}]," * (BRACKETS // 3) + b"]")
    assert not is_moderate(b"[" + b"[]," * (2 * BRACKETS) + b"]")
    assert is_moderate(b'["' + b"[{" * 100 + b'\\"' + b"9" * (DIGITS + 1) + b'"]' + b"[]" * DEPTH)
    assert not is_moderate(b'{"a": ' + b"9" * (DIGITS + 1) + b"}")
    assert is_moderate(b'{"a": ' + b"9" * DIGITS + b"}")
    assert not is_moderate(b'""' * QUOTES + b"[" * (DEPTH + 1))
    assert is_moderate(b'{"a": "' + b"9" * 5_000 + b'"}')
