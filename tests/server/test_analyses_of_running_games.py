"""Who may analyse a game: nobody who plays it, spectators where its table allows it, everybody afterwards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ironroad
from ironroad.core.dealer import Dealer
from ironroad.core.record import Record, format_record
from ironroad.core.table import HIDDEN, Table
from tests.server.clients import Person, play_out
from tests.server.conftest import Meet
from tests.server.test_analyses import PATH, begun, finished, position, tried
from tests.server.test_positions import drawn

IMPORTS = "/api/games/imports"
REFUSED = (403, "server-analysis-seated", "POST", PATH)
REFUSED_COPY = (403, "server-copy-seated", "POST")


class Running:
    """A running game of three people, and somebody who watches."""

    def __init__(
        self, meet: Meet, title: str = "trans-siberian", moves: int = 3, **terms: Any
    ) -> None:
        self.ann, self.bob, self.cat, self.eve = [meet(n) for n in ("Ann", "Bob", "Cat", "Eve")]
        seats = ("me", "open", "open")
        wish: dict[str, Any] = {"start": False, "visibility": "public", "terms": terms}
        self.id = self.ann.table(*seats, title=title, **wish)
        self.bob.ok("POST", f"/api/games/{self.id}/join", {})
        self.cat.ok("POST", f"/api/games/{self.id}/join", {})
        self.ann.ok("POST", f"/api/games/{self.id}/start")
        for _ in range(moves):
            self.move()

    def move(self) -> None:
        people = (self.ann, self.bob, self.cat)
        mover = next(p for p in people if p.position(self.id)["actions"])
        mover.play(self.id)

    def record(self) -> str:
        return self.ann.ask("GET", f"/api/games/{self.id}/record").text


def test_nobody_who_plays_analyses_the_game(meet: Meet) -> None:
    game = Running(meet)
    for person in (game.ann, game.bob, game.cat):
        for wish in (
            {"game": game.id},
            {"record": game.record()},
            {"record": game.record(), "move": 2},
        ):
            person.refused(403, "server-analysis-seated", "POST", PATH, wish)


def test_nobody_who_plays_gets_there_by_playing_the_same_moves(meet: Meet) -> None:
    game = Running(meet)
    moves = ironroad.load(game.record()).moves
    analysis = begun(game.bob, title="trans-siberian", seats=3)
    # What chance does before the first decision is the same in many games.
    start = analysis["nodes"][0]["id"]
    start = tried(game.bob, analysis, start, moves[0], deal=False)["node"]
    at = tried(game.bob, analysis, start, moves[1], deal=False)["node"]
    path = f"{PATH}/{analysis['id']}"
    play = {"version": analysis["version"], "node": at, "action": moves[2]}
    for method, where, body in (
        ("POST", f"{path}/play", play),
        ("POST", f"{path}/think", {"node": at, "iterations": 2}),
        ("POST", f"{path}/branch", {"node": at}),
        ("GET", f"{path}/position?node={at}", None),
        ("GET", f"{path}/record?node={at}", None),
    ):
        game.bob.refused(403, "server-analysis-seated", method, where, body)
    # Another beginning is another game.
    other = next(
        action["text"]
        for action in position(game.bob, analysis["id"], start)["actions"]
        if action["text"] != moves[1]
    )
    elsewhere = tried(game.bob, analysis, start, other, deal=False)["node"]
    assert game.bob.ok("POST", f"{path}/think", {"node": elsewhere, "iterations": 2})["options"]


def test_a_shared_analysis_is_closed_to_those_who_play(meet: Meet) -> None:
    game = Running(meet, analysis=True)
    analysis = begun(game.eve, game=game.id)
    path = f"{PATH}/{analysis['id']}"
    think = {"node": analysis["begin"], "iterations": 2}
    assert game.eve.ok("POST", f"{path}/think", think)["options"]
    game.ann.refused(403, "server-analysis-seated", "POST", f"{path}/think", think)
    game.ann.refused(
        403, "server-analysis-seated", "GET", f"{path}/position?node={analysis['begin']}"
    )
    game.ann.refused(403, "server-analysis-seated", "POST", PATH, {"analysis": analysis["id"]})


def test_spectators_analyse_a_running_game_where_its_table_allows_it(meet: Meet) -> None:
    closed, open_, hidden = (
        Running(meet),
        Running(meet, analysis=True),
        Running(meet, title="cards", analysis=True),
    )
    closed.eve.refused(403, "server-analysis-running", "POST", PATH, {"game": closed.id})
    assert begun(open_.eve, game=open_.id)["begin"] == open_.eve.position(open_.id)["last"]
    hidden.eve.refused(409, "server-analysis-hidden", "POST", PATH, {"game": hidden.id})


def test_a_game_that_may_not_be_seen_is_not_analysed(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    id = finished(ann, visibility="private")
    eve.refused(404, "server-unknown-game", "POST", PATH, {"game": id})
    waiting = ann.table("me", "open", start=False)
    ann.refused(409, "server-not-running", "POST", PATH, {"game": waiting})


def test_an_own_study_is_analysed_while_it_runs(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    # Of somebody else's game: Ann must not play in one that may be dealt the same.
    record = bob.ask("GET", f"/api/games/{bob.table('me', 'me')}/record?seat=0").text
    head = "\n".join([line for line in record.splitlines() if "?" not in line])
    study = ann.ok("POST", "/api/games/imports", {"record": head, "kind": "study"})["table"]["id"]
    assert begun(ann, game=study)["game"] == study


def record_of(table: Table, moves: Sequence[str]) -> str:
    """Return a record of other moves at the same table."""
    return format_record(
        Record(
            title=table.title.meta.id,
            rules=table.title.meta.rules_version,
            edition=table.rules.edition.name,
            digest=table.rules.edition.digest,
            seats=table.rules.seats,
            options=table.rules.options,
            moves=moves,
        )
    )


def moves_in(record: str) -> list[str]:
    """Return the moves of a record as it is shown, with those that are hidden."""
    return record.partition("\n\n")[2].strip().splitlines()


def guessed(moves: Sequence[str], place: int) -> Table:
    """Return a table after moves whose hidden ones are guessed: those at some place of what is possible."""
    table = ironroad.new("russian-railroads", 3).at(0)
    for move in moves:
        table.take(table.rules.catalogue.parse(table.options()[place] if move == HIDDEN else move))
    return table


def went_on(meet: Meet, table: Table) -> tuple[str, Person]:
    """Return a game of three people that goes on from a table, and one of them."""
    ann, bob, cat = meet("Ann"), meet("Bob"), meet("Cat")
    wish = {"record": record_of(table, table.moves), "kind": "table"}
    id: str = ann.ok("POST", IMPORTS, wish)["table"]["id"]
    for person in (bob, cat):
        person.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    return id, bob


def test_nobody_who_plays_gets_there_by_guessing_what_is_hidden(meet: Meet) -> None:
    game = Running(meet, "russian-railroads")
    moves = moves_in(game.record())
    assert HIDDEN in moves
    # Of two different guesses one at least is wrong.
    for place in (0, -1):
        table = guessed(moves, place)
        record = record_of(table, table.moves)
        game.ann.refused(*REFUSED, {"record": record})
        assert begun(game.eve, record=record)
        placing = table.title.placing(table.rules)
        assert placing is not None
        values = placing.values(table.state)
        seen = {id: value for id, value in values.items() if not id.startswith("bonus-")}
        found = drawn(game.ann, "russian-railroads", values=seen)
        wish = {"title": "russian-railroads", "seats": 3, "options": found["options"]}
        game.ann.refused(*REFUSED, {**wish, "edition_text": found["text"]})


def test_nobody_who_plays_gets_there_under_an_edition_with_another_value(
    meet: Meet, tmp_path: Path
) -> None:
    game = Running(meet)
    text = (
        '[edition]\ntitle = "trans-siberian"\nname = "mine"\nextends = "standard"\n'
        '[cities]\nabakan = { lat = 54.22, lon = 91.44, mark = "printed", source = "my box" }\n'
    )
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    own = ironroad.new("trans-siberian", 3, edition=tmp_path / "mine.toml")
    record = record_of(own, ironroad.load(game.record()).moves)
    game.ann.refused(*REFUSED, {"record": record, "edition_text": text})
    assert begun(game.eve, record=record, edition_text=text)


def test_nobody_who_plays_gets_there_in_another_order(meet: Meet) -> None:
    table = ironroad.new("russian-railroads", 3, seed=0)
    dealer = Dealer(0)
    while table.count < 46:
        table.play(table.options()[dealer.below(len(table.options()))])
    *before, one, other = table.moves
    _, bob = went_on(meet, table)
    turned = record_of(table, [*before, other, one])
    assert ironroad.load(turned).view(1) == table.view(1)
    bob.refused(*REFUSED, {"record": turned})
    ahead = ironroad.load(turned)
    ahead.play(ahead.options()[0])
    bob.refused(*REFUSED, {"record": record_of(ahead, ahead.moves)})


def test_no_bot_plays_on_in_a_copy(meet: Meet) -> None:
    game = Running(meet)
    game.ann.refused(*REFUSED_COPY, IMPORTS, {"record": game.record(), "kind": "table"})
    study = {"record": game.record(), "kind": "study"}
    copy = game.ann.ok("POST", IMPORTS, study)["table"]["id"]
    branch = f"/api/games/{copy}/branch"
    game.ann.refused(*REFUSED_COPY, branch, {"move": 3, "kind": "bots"})
    assert game.ann.ok("POST", branch, {"move": 3, "kind": "study"})
    assert game.eve.ok("POST", IMPORTS, {"record": game.record(), "kind": "table"})


def test_nobody_gets_hints_where_the_pieces_lie_as_in_their_game(meet: Meet) -> None:
    # After one bid no piece has moved, whoever it is and whatever they do.
    game = Running(meet, moves=1)
    view = game.ann.position(game.id)["view"]
    found = drawn(game.ann, values={"turn": f"seat-{view['current'] + 1}"})
    bots = [{"kind": "bot", "level": "random"}] * 3
    bots[view["current"]] = {"kind": "me"}
    wish = {"title": "trans-siberian", "seats": bots, "options": found["options"]}
    wish["edition_text"] = found["text"]
    for person, is_refused in ((game.ann, True), (game.eve, False)):
        id = person.ok("POST", "/api/games", wish)["table"]["id"]
        version = person.position(id)["version"]
        path = f"/api/games/{id}/hint"
        if is_refused:
            person.refused(*REFUSED_COPY, path, {"version": version})
        else:
            assert person.ok("POST", path, {"version": version})["options"]


def test_a_copy_is_not_reviewed_by_those_who_play(meet: Meet) -> None:
    game = Running(meet)
    wish = {"record": game.record(), "kind": "study", "visibility": "public"}
    copy = game.ann.ok("POST", IMPORTS, wish)["table"]["id"]
    assert play_out(copy, game.ann)["status"] == "finished"
    path = f"/api/games/{copy}/review"
    for person in (game.ann, game.bob):
        person.refused(*REFUSED_COPY, path, {"strength": "quick"})
        person.refused(*REFUSED_COPY, f"{path}/stop", {"strength": "quick"})
        person.refused(403, "server-copy-seated", "GET", path)
    assert game.eve.ok("POST", path, {"strength": "quick"})["status"] == "running"


def test_a_game_that_began_later_closes_no_review(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    over = finished(ann, title="trans-siberian", visibility="public")
    moves = ironroad.load(ann.ask("GET", f"/api/games/{over}/record").text)
    later, _ = went_on(meet, moves.at(3))
    assert ann.ok("GET", f"/api/games/{over}/review")["status"] == "none"
    assert bob.ok("GET", f"/api/games/{over}/review")["status"] == "none"
    assert later
