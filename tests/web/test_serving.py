"""What the server gives the client: printed values, the page, and a plain page where it is not built."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from ironroad.games import REGISTRY
from ironroad.server.http import app
from ironroad.server.settings import Settings
from tests.server.clients import Person, Server


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_everything_printed_in_an_edition_can_be_read(server: Server, title: str) -> None:
    somebody = Person(server.url)
    name = REGISTRY.meta(title).editions[0]

    edition = somebody.ok("GET", f"/api/titles/{title}/editions/{name}")

    assert edition["title"] == title
    entries = [entry for section in edition["sections"].values() for entry in section.values()]
    assert entries
    assert all([entry["mark"] and entry["source"] for entry in entries])
    somebody.close()


def test_a_game_tells_its_edition(server: Server) -> None:
    anna = Person(server.url, "Anna")
    seats = [{"kind": "me"}] * 3
    body = {"title": "trans-siberian", "seats": seats, "edition": "steps-of-four"}
    id = anna.ok("POST", "/api/games", body)["table"]["id"]

    assert anna.ok("GET", f"/api/games/{id}/edition")["name"] == "steps-of-four"
    anna.close()


def test_unknown_editions_are_refused(server: Server) -> None:
    anna = Person(server.url)
    anna.refused(
        404, "server-unknown-edition", "GET", "/api/titles/trans-siberian/editions/nothing"
    )
    anna.close()


def test_without_a_build_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "CLIENT", tmp_path)
    settings = Settings(database=f"sqlite:///{tmp_path}/games.db", bots=0)
    with TestClient(app.create_app(settings)) as client:
        answer = client.get("/")

    assert answer.status_code == 200
    assert "Node.js" in answer.text
