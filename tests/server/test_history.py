"""Looking back: permalinks, records, imports, games of other rules versions."""

import re
import sqlite3
from collections.abc import Callable

from ironroad.face import load
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import Meet
from tests.server.test_play import pair


def test_any_position_has_a_permalink(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me")
    seen = []
    for _ in range(6):
        seen.append(ann.position(id)["view"])
        ann.play(id)
    for move, view in enumerate(seen, start=2):
        then = ann.position(id, move=move, seat=view["viewer"])
        assert then["view"] == view
        assert (then["move"], then["last"], then["actions"]) == (move, 8, [])


def test_the_past_keeps_its_secrets_while_the_game_runs(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    ann.play(id, "bet 1")
    assert bob.position(id, move=2)["view"]["hands"][0] is None
    assert bob.position(id, move=2, seat=0)["viewer"] == 1


def test_a_finished_record_replays_in_the_engine(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title="trans-siberian")
    end = play_out(id, ann)
    table = load(ann.ask("GET", f"/api/games/{id}/record").text)
    assert table.outcome is not None
    assert list(table.outcome.totals) == end["outcome"]["totals"]
    assert len(ann.ok("GET", f"/api/games/{id}/log")["events"]) == len(table.log())


def test_a_record_becomes_a_study_in_which_one_goes_back_at_will(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title="trans-siberian")
    for _ in range(8):
        ann.play(id)
    record = ann.ask("GET", f"/api/games/{id}/record").text
    study = ann.ok("POST", "/api/games/imports", {"record": record})["table"]["id"]
    assert ann.position(study)["view"]["players"] == ann.position(id)["view"]["players"]
    ann.do(study, "propose", kind="undo", argument=3)
    assert ann.position(study)["move"] == 3
    play_out(study, ann)
    ann.ok("DELETE", f"/api/games/{study}")


def test_a_finished_record_is_imported_as_finished(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me")
    end = play_out(id, ann)
    record = ann.ask("GET", f"/api/games/{id}/record").text
    made = ann.ok("POST", "/api/games/imports", {"record": record, "kind": "table"})
    assert made["table"]["status"] == "finished"
    assert made["position"]["outcome"] == end["outcome"]


def test_a_broken_record_is_refused_with_its_line(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me")
    record = ann.ask("GET", f"/api/games/{id}/record").text
    for text in ("", "rubbish", record + "castle\n", record.replace("rules: 1", "rules: 7")):
        problem = ann.refused(422, "error-record", "POST", "/api/games/imports", {"record": text})
        assert "line" in problem["error"]["args"]


def test_a_record_of_another_edition_says_so(meet: Meet) -> None:
    ann = meet("Ann")
    record = ann.ask("GET", f"/api/games/{ann.table('me', 'me')}/record").text
    other = re.sub(r"digest: \w+", "digest: 0000", record)
    problem = ann.refused(422, "error-record", "POST", "/api/games/imports", {"record": other})
    assert problem["error"]["args"]["reason"]["id"] == "record-other-edition"


def test_a_game_that_no_longer_replays_is_kept_readable(
    own_server: Callable[..., Server],
) -> None:
    running = own_server()
    ann = Person(running.url, "Ann")
    ids = [ann.table("me", "me"), ann.table("me", "me")]
    play_out(ids[1], ann)
    for _ in range(3):
        ann.play(ids[0])
    path = str(running.settings.sqlite_path)
    running.stop()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET text = 'bet 99' WHERE kind = 'play' AND number = 7")
    connection.close()
    again = own_server()
    late = Person(again.url)
    late.http.cookies = ann.http.cookies
    game = late.game(ids[0])
    assert game["table"]["outdated"]["id"] == "error-record"
    assert game["position"]["move"] == 4
    late.cannot(409, "server-outdated", ids[0], "play", action="bet 1")
    late.cannot(409, "server-outdated", ids[0], "undo")
    assert late.game(ids[1])["table"]["outdated"] is not None
    assert "bet 99" in late.ask("GET", f"/api/games/{ids[1]}/record").text
    for each in (ann, late):
        each.close()


def test_a_game_of_an_older_rules_version_goes_on_where_it_still_replays(
    own_server: Callable[..., Server],
) -> None:
    running = own_server()
    ann = Person(running.url, "Ann")
    id = ann.table("me", "me")
    ann.play(id)
    running.stop()
    with sqlite3.connect(str(running.settings.sqlite_path)) as connection:
        connection.execute("UPDATE games SET rules = 0")
    connection.close()
    again = Person(own_server().url)
    again.http.cookies = ann.http.cookies
    assert again.game(id)["table"]["outdated"] is None
    assert play_out(id, again)["status"] == "finished"
    for each in (ann, again):
        each.close()
