"""People with accounts, and the games they play for ratings."""

import itertools
import time
from typing import Any

from tests.server.clients import Person

LOGINS = itertools.count()
RATED = {"rated": True, "clock": {"kind": "deadline", "seconds": 600}}
QUICK = {"rated": True, "clock": {"kind": "deadline", "seconds": 1}}


def account(person: Person) -> Person:
    login = f"rated-{next(LOGINS)}-{time.monotonic_ns()}"
    person.ok("POST", "/api/accounts", {"login": login, "password": "long enough"})
    return person


def id_of(person: Person) -> str:
    id: str = person.ok("GET", "/api/me")["id"]
    return id


def table_of(*people: Person, terms: dict[str, Any] = RATED, **more: Any) -> str:
    """Return a running game with a seat for each of these people."""
    maker, *others = people
    id = maker.table("me", *["open" for _ in others], terms=terms, start=False, **more)
    for other in others:
        other.ok("POST", f"/api/games/{id}/join", {})
    maker.ok("POST", f"/api/games/{id}/start")
    return id


def leave(person: Person, id: str, how: str) -> None:
    """Resign or time somebody out, however fast a bot plays meanwhile."""
    while True:
        answer = person.ask("POST", f"/api/games/{id}/{how}", person.step(id))
        if answer.status_code != 409 or answer.json()["error"]["id"] != "server-stale":
            assert answer.is_success, answer.text
            return


def rated_games(person: Person, count: int, title: str = "cards") -> Any:
    """Wait until so many games of a person are rated; return the rating in the title."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        profile = person.ok("GET", f"/api/people/{id_of(person)}")
        found = [each for each in profile["ratings"] if each["title"] == title]
        if found and found[0]["now"]["games"] >= count:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(f"{count} games are not rated")
