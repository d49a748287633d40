"""What a title of another distribution brings for the browser: its board and its words."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ironroad.games import REGISTRY
from tests.server.conftest import Meet

FOLDER = Path(__file__).parent / "stones"
MODULE = (FOLDER / "web" / "board.js").read_text("utf-8")
STYLE = (FOLDER / "web" / "board.css").read_text("utf-8")


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    """Register the toy title that brings a board, for as long as a test runs."""
    REGISTRY.add("stones", "tests.server.stones")
    yield
    REGISTRY.remove("stones")


def board_of(meet: Meet, id: str) -> dict[str, str | None] | None:
    (facts,) = [title for title in meet().ok("GET", "/api/titles") if title["id"] == id]
    board: dict[str, str | None] | None = facts["board"]
    return board


@pytest.mark.parametrize("title", ["cards", "mini-express", "russian-railroads", "trans-siberian"])
def test_titles_whose_board_is_in_the_client_or_nowhere_bring_none(meet: Meet, title: str) -> None:
    assert board_of(meet, title) is None
    meet().refused(404, "server-not-found", "GET", f"/titles/{title}/board.js")


def test_a_board_is_served_and_may_be_kept_for_good(meet: Meet) -> None:
    board = board_of(meet, "stones")
    assert board is not None

    module = meet().ask("GET", str(board["module"]))
    style = meet().ask("GET", str(board["style"]))

    assert (module.text, style.text) == (MODULE, STYLE)
    for answer, kind in ((module, "text/javascript"), (style, "text/css")):
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "max-age=31536000, immutable"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("query", ["", "?v=0123456789abcdef"])
def test_a_board_by_another_address_is_asked_for_again(meet: Meet, query: str) -> None:
    answer = meet().ask("GET", f"/titles/stones/board.js{query}")
    assert (answer.status_code, answer.text) == (200, MODULE)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/titles/stones/meta.py",
        "/titles/stones/game.py",
        "/titles/stones/web/board.js",
        "/titles/stones/words/en.ftl",
        "/titles/stones/..%2Fmeta.py",
        "/titles/stones/%2E%2E/meta.py",
        "/titles/stones/board.js%2F..%2F..%2Fmeta.py",
        "/titles/..%2Fstones/board.js",
        "/titles/nothing/board.js",
    ],
)
def test_nothing_else_of_the_package_is_served(meet: Meet, path: str) -> None:
    answer = meet().ask("GET", path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_words_of_a_title_are_told(meet: Meet, language: str) -> None:
    answer = meet().ask("GET", f"/api/titles/stones/words/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == (FOLDER / "words" / f"{language}.ftl").read_text("utf-8")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the words folder, still empty, of a title that is registered for as long as a test runs."""
    words = tmp_path / "elsewhere_title" / "words"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    sys.modules.pop("elsewhere_title", None)
    REGISTRY.add("elsewhere", "elsewhere_title")
    yield words
    REGISTRY.remove("elsewhere")


@pytest.mark.usefixtures("elsewhere")
def test_a_title_without_words_has_none_to_tell(meet: Meet) -> None:
    assert meet().ask("GET", "/api/titles/elsewhere/words/en").text == ""


def test_where_a_language_is_missing_the_words_are_english(meet: Meet, elsewhere: Path) -> None:
    (elsewhere / "en.ftl").write_text("elsewhere-name = Elsewhere\n", "utf-8")

    answer = meet().ask("GET", "/api/titles/elsewhere/words/es")

    assert answer.text == "elsewhere-name = Elsewhere\n"


@pytest.mark.parametrize("language", ["de", "..", "en.ftl", "..%2Fen"])
def test_there_are_no_words_of_other_names(meet: Meet, language: str) -> None:
    answer = meet().ask("GET", f"/api/titles/stones/words/{language}")
    assert answer.status_code in (400, 404)


def test_words_of_an_unknown_title_are_refused(meet: Meet) -> None:
    meet().refused(404, "error-unknown-title", "GET", "/api/titles/nothing/words/en")
