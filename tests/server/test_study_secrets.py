"""Study of real titles over HTTP: games that look the same to a seat give its player the same bytes, and a spectator too."""

import pytest

from ironroad.core.table import Table
from ironroad.games import REGISTRY
from tests.server.clients import Person
from tests.server.conftest import Meet
from tests.server.test_secrets import masked
from tests.study.records import twin_of
from tests.study.test_secrets import FEW, SEED, played


def game_of(person: Person, table: Table) -> str:
    """Go on with a game against bots, on the seat that is to decide."""
    wish = {"record": table.record(), "kind": "table"}
    facts = person.ok("POST", "/api/games/imports", wish)["table"]
    for seat in facts["seats"]:
        own = seat["seat"] == table.seat
        wish = {"kind": "me"} if own else {"kind": "bot", "level": "random"}
        person.ok("PUT", f"/api/games/{facts['id']}/seats/{seat['seat']}", wish)
    person.ok("POST", f"/api/games/{facts['id']}/start")
    id: str = facts["id"]
    return id


def told(people: list[Person], id: str) -> list[str]:
    """Return all that a game, and whatever judges its positions, tells the player and a spectator."""
    base = f"/api/games/{id}"
    now = people[0].position(id)
    version, actions = now["version"], [each["text"] for each in now["actions"]]
    asked: list[tuple[str, str, object]] = [
        ("POST", f"{base}/hint", {"version": version}),
        *[("POST", f"{base}/warning", {"version": version, "action": each}) for each in actions],
        ("POST", f"{base}/review", {"strength": "quick"}),
        ("POST", "/api/analyses", {"game": id}),
        *[("GET", base + path, None) for path in ("", "/log", "/record", "/previews")],
        ("GET", "/api/puzzles", None),
    ]
    names = {person.ok("GET", "/api/me")["id"]: f"P{n}" for n, person in enumerate(people)}
    answers = [
        f"{answer.status_code} {method} {path}\n{answer.text}"
        for person in people
        for method, path, body in asked
        for answer in [person.ask(method, path, body)]
    ]
    return [masked(each, id, names) for each in answers]


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_what_is_hidden_changes_no_byte(
    title: str, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games differ in what is hidden from the seat, where a title hides anything, and in what chance will bring."""
    desk = "ironroad.server.hints.desk"
    monkeypatch.setattr(f"{desk}.HINT_ITERATIONS", FEW)
    monkeypatch.setattr(f"{desk}.WARNING_ITERATIONS", FEW)
    # Each game has a seed of its own, from which searches begin.
    monkeypatch.setattr(f"{desk}.question_seed", lambda *_: SEED)
    monkeypatch.setattr(f"{desk}.derive_seed", lambda *_: SEED)
    table = played(title)
    twin = twin_of(table, table.seat)
    assert (twin.moves != table.moves) == table.title.hides
    answers = []
    for each in (table, twin):
        people = [meet("Anna"), meet("Eve")]
        answers.append(told(people, game_of(people[0], each)))
    assert answers[0] == answers[1]
    assert answers[0][0].startswith("200 ")
    assert "chance" in answers[0][0]
