"""What the server gives the client: printed values, the page, and a plain page where it is not built."""

from pathlib import Path
from urllib.parse import quote

import pytest
from litestar.testing import TestClient

from ironroad.games import REGISTRY
from ironroad.server.http import app
from ironroad.server.settings import Settings
from tests.server.conftest import Meet


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_everything_printed_in_an_edition_can_be_read(meet: Meet, title: str) -> None:
    somebody = meet()
    name = REGISTRY.meta(title).editions[0]

    edition = somebody.ok("GET", f"/api/titles/{title}/editions/{name}")

    assert edition["title"] == title
    entries = [entry for section in edition["sections"].values() for entry in section.values()]
    assert entries
    assert all([entry["mark"] and entry["source"] for entry in entries])


def test_a_game_tells_its_edition(meet: Meet) -> None:
    anna = meet("Anna")
    seats = [{"kind": "me"}] * 3
    body = {"title": "trans-siberian", "seats": seats, "edition": "steps-of-four"}
    id = anna.ok("POST", "/api/games", body)["table"]["id"]

    assert anna.ok("GET", f"/api/games/{id}/edition")["name"] == "steps-of-four"


@pytest.mark.parametrize("rest", ["", "/marks"])
def test_unknown_editions_are_refused(meet: Meet, rest: str) -> None:
    anna = meet()
    path = f"/api/titles/trans-siberian/editions/nothing{rest}"
    anna.refused(404, "server-unknown-edition", "GET", path)


@pytest.mark.parametrize(
    ("title", "name", "options", "sections"),
    [
        ("trans-siberian", "standard", [], {"tracks", "circles"}),
        ("russian-railroads", "standard", [], {"engineers", "tiles", "spaces"}),
        (
            "mini-express",
            "rising-chart",
            ["map=europe", "variant=harbor"],
            {"chart", "demand", "bot-tiles"}
            | {f"europe-{part}" for part in ("cities", "columns", "harbors", "starts")},
        ),
    ],
)
def test_an_edition_tells_how_many_values_of_a_game_are_reconstructed(
    meet: Meet, title: str, name: str, options: list[str], sections: set[str]
) -> None:
    """By the marks of the whole edition: these sections are read, the others are not or have no such value."""
    anna = meet()
    whole = anna.ok("GET", f"/api/titles/{title}/editions/{name}")["sections"]
    query = "&".join(f"option={quote(option)}" for option in options)

    marks = anna.ok("GET", f"/api/titles/{title}/editions/{name}/marks?{query}")

    guesses = {
        section: [entry["mark"] for entry in whole[section].values()].count("reconstructed")
        for section in sections
    }
    assert marks["sections"] == {section: count for section, count in guesses.items() if count}
    assert marks["reconstructed"] == sum(marks["sections"].values()) > 0
    assert marks["reconstructed"] < marks["values"] <= sum(map(len, whole.values()))


def test_options_that_do_not_go_together_have_no_marks(meet: Meet) -> None:
    anna = meet()
    path = "/api/titles/mini-express/editions/standard/marks?option=variant%3Dharbor"
    assert "Europe" in anna.refused(422, "error-setup", "GET", path)["sentence"]


def test_without_a_build_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ironroad.server.http.client.CLIENT", tmp_path)
    settings = Settings(database=f"sqlite:///{tmp_path}/games.db", bots=0)
    with TestClient(app.create_app(settings)) as client:
        answer = client.get("/")

    assert answer.status_code == 200
    assert "Node.js" in answer.text


@pytest.mark.parametrize("path", ["/nonsense", "/game", "/rules/", "/a/b/c"])
def test_an_address_without_a_page_is_answered_by_the_client(meet: Meet, path: str) -> None:
    somebody = meet()
    answer = somebody.ask("GET", path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert '<div id="app">' in answer.text
    somebody.refused(404, "server-not-found", "GET", "/api/nonsense")
    somebody.refused(404, "server-not-found", "GET", "/assets/nonsense.js")
    somebody.refused(404, "server-not-found", "POST", "/nonsense", {})
