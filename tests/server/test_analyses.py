"""Analyses on the server: trees of moves, positions, thinking, records."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

import ironroad
from ironroad.server.bots import study
from ironroad.server.bots.tasks import Played, ThinkTask
from ironroad.server.settings import Limits
from ironroad.study.analysis import analyse, to_json
from tests.server.clients import Person, Server, new_key, play_out
from tests.server.conftest import Meet

PATH = "/api/analyses"


def begun(person: Person, **wish: Any) -> Any:
    return person.ok("POST", PATH, wish)


def position(person: Person, id: str, node: int, **query: Any) -> Any:
    text = "".join([f"&{name}={value}" for name, value in query.items()])
    return person.ok("GET", f"{PATH}/{id}/position?node={node}{text}")


def tried(person: Person, analysis: Any, node: int, action: str | None, **more: Any) -> Any:
    """Try a move out, and keep the version of the analysis."""
    wish = {"version": analysis["version"], "node": node, "action": action, **more}
    changed = person.ok("POST", f"{PATH}/{analysis['id']}/play", wish)
    analysis["version"] = changed["version"]
    return changed


def finished(person: Person, **more: Any) -> str:
    id = person.table("me", "me", "me", **more)
    assert play_out(id, person)["status"] == "finished"
    return id


def test_a_finished_game_is_analysed_from_any_position(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    id = finished(ann, visibility="public")
    last = eve.position(id)["last"]
    analysis = begun(eve, game=id, move=5)
    moves = [node for node in analysis["nodes"] if node["parent"] is not None]

    assert analysis["begin"] == 5
    assert analysis["game"] == id
    assert begun(ann, analysis=analysis["id"])["game"] == id
    assert len(moves) == last
    assert [node["parent"] for node in moves] == [node["id"] - 1 for node in moves]
    assert all([node["words"]["id"] for node in moves])
    at = position(eve, analysis["id"], 5)
    assert at["seat"] is not None
    assert at["actions"]
    assert len(at["brings"]) == len(at["actions"])
    assert position(eve, analysis["id"], last)["outcome"]["places"]


def test_moves_are_tried_out_in_branches_that_are_named_and_removed(meet: Meet) -> None:
    ann = meet("Ann")
    analysis = begun(ann, title="cards", seats=3, options={"rounds": "three"}, name="What if")
    at = analysis["begin"]
    first = tried(ann, analysis, at, "bet 1")
    assert first["added"][0]["parent"] == at
    other = tried(ann, analysis, at, "bet 2")
    again = tried(ann, analysis, at, "bet 1")
    assert again["node"] == first["node"]
    assert again["added"] == []
    deeper = tried(ann, analysis, other["node"], "hide left")

    path = f"{PATH}/{analysis['id']}"
    told = {"version": analysis["version"], "node": other["node"], "name": "Bold", "comment": "Why"}
    noted = ann.ok("POST", f"{path}/note", {**told, "first": True})
    children = [node for node in noted["nodes"] if node["parent"] == at]
    assert [node["action"] for node in children] == ["bet 2", "bet 1"]
    assert (children[0]["name"], children[0]["comment"]) == ("Bold", "Why")
    cut = ann.ok("POST", f"{path}/cut", {"version": noted["version"], "node": other["node"]})
    left = {node["id"] for node in cut["nodes"]}
    assert not left & {other["node"], deeper["node"]}
    assert first["node"] in left
    ann.refused(409, "server-analysis-no-node", "GET", f"{path}/position?node={deeper['node']}")
    root = {"version": cut["version"], "node": 0}
    ann.refused(409, "server-analysis-root", "POST", f"{path}/cut", root)
    assert ann.ok("PATCH", path, {"name": "Better"})["name"] == "Better"
    assert ann.ok("GET", PATH)["analyses"][0]["name"] == "Better"
    ann.ok("DELETE", path)
    ann.refused(404, "server-unknown-analysis", "GET", path)


def test_an_analysis_whose_beginning_was_removed_begins_at_the_set_up(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    analysis = begun(ann, game=finished(ann), move=6)
    cut = {"version": analysis["version"], "node": 4}
    assert ann.ok("POST", f"{PATH}/{analysis['id']}/cut", cut)["begin"] == 0
    assert begun(eve, analysis=analysis["id"])["begin"] == 0


def test_an_old_version_changes_nothing(meet: Meet) -> None:
    ann = meet("Ann")
    analysis = begun(ann, title="cards", seats=3)
    at, old = analysis["begin"], analysis["version"]
    tried(ann, analysis, at, "bet 1")
    wish = {"version": old, "node": at, "action": "bet 2"}
    problem = ann.refused(409, "server-stale", "POST", f"{PATH}/{analysis['id']}/play", wish)
    assert problem["version"] == analysis["version"]
    assert len(ann.ok("GET", f"{PATH}/{analysis['id']}")["nodes"]) == at + 2


def test_an_illegal_move_is_refused_and_changes_nothing(meet: Meet) -> None:
    ann = meet("Ann")
    analysis = begun(ann, title="cards", seats=3)
    path = f"{PATH}/{analysis['id']}/play"
    wish = {"version": 1, "node": analysis["begin"], "action": "hide left"}
    ann.refused(422, "error-illegal-action", "POST", path, wish)
    ann.refused(409, "server-analysis-no-chance", "POST", path, {**wish, "action": None})
    ann.refused(409, "server-analysis-no-node", "POST", path, {**wish, "node": 999})
    assert ann.ok("GET", f"{PATH}/{analysis['id']}") == analysis


def test_chance_is_dealt_or_chosen(meet: Meet) -> None:
    ann = meet("Ann")
    id = finished(ann)
    analysis = begun(ann, game=id, move=0)
    at = position(ann, analysis["id"], 0)
    assert at["is_chance"]
    assert at["seat"] is None
    outcomes = [action["text"] for action in at["actions"]]
    played = analysis["nodes"][1]["action"]
    chosen = next(text for text in outcomes if text != played)
    one = tried(ann, analysis, 0, chosen, deal=False)
    assert [node["action"] for node in one["added"]] == [chosen]
    assert one["added"][0]["seat"] is None
    dealt = tried(ann, analysis, one["node"], None)
    assert dealt["added"]
    assert not position(ann, analysis["id"], dealt["node"])["is_chance"]


def test_secrets_are_open_or_hidden_per_seat(meet: Meet) -> None:
    ann = meet("Ann")
    analysis = begun(ann, title="cards", seats=3)
    id, at = analysis["id"], analysis["begin"]
    everything = position(ann, id, at)
    assert everything["secrets"] == [0, 1, 2]
    hands = everything["view"]["hands"]
    assert None not in hands
    for seat in range(3):
        seen = position(ann, id, at, seat=seat, open="false")
        assert seen["viewer"] == seat
        assert seen["view"]["hands"] == [
            hand if other == seat else None for other, hand in enumerate(hands)
        ]
    assert position(ann, id, at, open="false")["view"]["hands"] == [None, None, None]
    ann.refused(400, "server-bad-seat", "GET", f"{PATH}/{id}/position?node={at}&seat=7")


def test_a_record_is_analysed_and_comes_back_with_its_variations(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = finished(ann)
    record = ann.ask("GET", f"/api/games/{id}/record").text
    analysis = begun(ann, record=record, move=6)
    last = len(analysis["nodes"]) - 1
    at = position(ann, analysis["id"], 6)
    taken = analysis["nodes"][7]["action"]
    other = next(a["text"] for a in at["actions"] if a["text"] != taken)
    tried(ann, analysis, 6, other)
    told = {"version": analysis["version"], "node": 6, "comment": "Here it turned.\n# hash"}
    ann.ok("POST", f"{PATH}/{analysis['id']}/note", told)

    text = bob.ask("GET", f"{PATH}/{analysis['id']}/record?node={last}").text
    assert f"# {'  '}( {other}" in text
    assert "# Here it turned." in text
    # Comments are no moves: the main line is the game that was brought.
    loaded, brought = ironroad.load(text), ironroad.load(record)
    assert loaded.moves == brought.moves
    assert loaded.outcome == brought.outcome
    ann.refused(422, "error-record", "POST", PATH, {"record": "nonsense"})


def test_exactly_one_source_is_named(meet: Meet) -> None:
    ann = meet("Ann")
    for wish in ({}, {"title": "cards", "record": "x"}, {"title": "cards", "game": "y"}):
        ann.refused(400, "server-analysis-source", "POST", PATH, wish)
    ann.refused(404, "error-unknown-title", "POST", PATH, {"title": "chess"})
    ann.refused(404, "server-unknown-game", "POST", PATH, {"game": "nowhere"})
    id = finished(ann)
    ann.refused(409, "server-no-move", "POST", PATH, {"game": id, "move": 9999})


def test_a_repeated_request_makes_one_analysis(meet: Meet) -> None:
    ann = meet("Ann")
    wish = {"title": "cards", "seats": 3, "key": new_key()}
    assert begun(ann, **wish)["id"] == begun(ann, **wish)["id"]
    assert len(ann.ok("GET", PATH)["analyses"]) == 1


def test_others_look_and_copy_but_do_not_change(meet: Meet) -> None:
    ann, eve, nobody = meet("Ann"), meet("Eve"), meet()
    analysis = begun(ann, title="cards", seats=3)
    tried(ann, analysis, analysis["begin"], "bet 1")
    path = f"{PATH}/{analysis['id']}"
    seen = nobody.ok("GET", path)
    assert not seen["mine"]
    assert position(nobody, analysis["id"], analysis["begin"])["actions"]
    play = {"version": analysis["version"], "node": 0, "action": "bet 1"}
    for method, where, body in (
        ("POST", f"{path}/play", play),
        ("POST", f"{path}/note", {"version": 1, "node": 0, "name": "Mine"}),
        ("POST", f"{path}/cut", {"version": 1, "node": 1}),
        ("PATCH", path, {"name": "Mine"}),
        ("DELETE", path, None),
    ):
        eve.refused(403, "server-not-your-analysis", method, where, body)
        nobody.refused(401, "server-not-signed-in", method, where, body)
    copy = begun(eve, analysis=analysis["id"])
    assert copy["mine"]
    assert [n["action"] for n in copy["nodes"]] == [n["action"] for n in seen["nodes"]]


def test_a_position_is_thought_about_with_more_and_more_iterations(meet: Meet) -> None:
    ann = meet("Ann")
    analysis = begun(ann, title="trans-siberian", seats=3)
    path = f"{PATH}/{analysis['id']}/think"
    thoughts = [
        ann.ok("POST", path, {"node": analysis["begin"], "iterations": count}) for count in (8, 32)
    ]
    assert [each["iterations"] for each in thoughts] == [8, 32]
    for each in thoughts:
        assert sum([chance["value"] for chance in each["chances"]]) == pytest.approx(1, abs=1e-3)
        assert each["options"][0]["visits"] > 0
    table = ironroad.new("trans-siberian", 3)
    found = ironroad.analyse(table, iterations=32, most=8)
    assert [(o["action"], o["visits"]) for o in thoughts[1]["options"]] == [
        (each.action, each.visits) for each in found.prospects
    ]
    ann.refused(
        400, "server-analysis-iterations", "POST", path, {"node": 0, "iterations": 1_000_000}
    )


def test_nobody_waits_until_another_has_thought_to_the_end(
    own_server: Callable[..., Server], meet: Meet
) -> None:
    url = own_server().url
    ann, eve = meet("Ann", url), meet("Eve", url)
    paths = [
        f"{PATH}/{begun(person, title='mini-express', seats=4)['id']}/think"
        for person in (ann, eve)
    ]
    most = Limits().analysis_iterations
    ann.ok("POST", paths[0], {"node": 0, "iterations": 2})
    with ThreadPoolExecutor(1) as thinking:
        much = thinking.submit(ann.ok, "POST", paths[0], {"node": 0, "iterations": most})
        for count in (2, 4):
            assert eve.ok("POST", paths[1], {"node": 0, "iterations": count})["iterations"] == count
        assert not much.done()
        assert much.result()["iterations"] == most


@pytest.mark.parametrize("kept", [1, 4], ids=["lost", "kept"])
def test_turns_change_nothing_of_what_is_thought(
    kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two positions are thought about in turns, also where the process keeps one of them only."""
    monkeypatch.setattr(study, "TURN_SECONDS", 0.0001)
    monkeypatch.setattr(study, "ANALYSERS_KEPT", kept)
    table = ironroad.new("trans-siberian", 3)
    tasks = []
    for _ in range(2):
        table.play(table.options()[0])
        tasks.append(ThinkTask(Played(table.record(), None), table.count, 90, kept))
    found, turns = {}, 0
    while tasks:
        task = tasks.pop(0)
        turns += 1
        assert turns < 1000, "they take it from each other for ever"
        thought = msgspec.json.decode(study.studied(task).found or "")
        if thought["iterations"] < task.iterations:
            tasks.append(msgspec.structs.replace(task, is_begun=True))
        else:
            found[task.move] = thought
    assert turns > 2
    for move, thought in found.items():
        at_once = analyse(table.at(move), iterations=90, seed=kept, most=study.OPTIONS_SHOWN)
        assert thought == to_json(table.at(move), at_once)


def test_the_end_and_chance_are_thought_about_too(meet: Meet) -> None:
    ann = meet("Ann")
    analysis = begun(ann, game=finished(ann), move=0)
    path = f"{PATH}/{analysis['id']}/think"
    before = ann.ok("POST", path, {"node": 0, "iterations": 6})
    assert before["options"] == []
    assert sum([each["value"] for each in before["chances"]]) == pytest.approx(1, abs=1e-3)
    last = ann.ok("POST", path, {"node": len(analysis["nodes"]) - 1, "iterations": 6})
    assert {each["value"] for each in last["chances"]} <= {0.0, 1.0, 0.5, 0.3333}
    assert last["seat"] is None


def test_a_server_without_bots_says_so(own_server: Callable[..., Server], meet: Meet) -> None:
    ann = meet("Ann", own_server(bots=0).url)
    analysis = begun(ann, title="cards", seats=3)
    path = f"{PATH}/{analysis['id']}/think"
    ann.refused(503, "server-analysis-no-bots", "POST", path, {"node": 0})


@pytest.mark.parametrize("kind", ["bots", "hot-seat"])
def test_a_branch_becomes_a_game(meet: Meet, kind: str) -> None:
    ann = meet("Ann")
    analysis = begun(ann, title="cards", seats=3, options={"rounds": "three"})
    there = tried(ann, analysis, analysis["begin"], "bet 2")
    wish = {"node": there["node"], "kind": kind, "level": "easy", "key": new_key()}
    made = ann.ok("POST", f"{PATH}/{analysis['id']}/branch", wish)["table"]
    again = ann.ok("POST", f"{PATH}/{analysis['id']}/branch", wish)["table"]

    assert made["id"] == again["id"]
    assert made["status"] == "running"
    assert not made["terms"]["study"]
    kinds = [seat["kind"] for seat in made["seats"]]
    assert kinds.count("bot") == (2 if kind == "bots" else 0)
    if kind == "hot-seat":
        assert len({seat["name"] for seat in made["seats"]}) == 3
    record = ann.ask("GET", f"/api/games/{made['id']}/record?seat=0").text
    assert "bet 2" in record
    assert play_out(made["id"], ann)["status"] == "finished"


def test_nothing_is_left_to_play_at_the_end(meet: Meet) -> None:
    ann = meet("Ann")
    analysis = begun(ann, game=finished(ann))
    wish = {"node": analysis["begin"]}
    path = f"{PATH}/{analysis['id']}"
    ann.refused(409, "server-nothing-left", "POST", f"{path}/branch", wish)
    ann.refused(409, "server-nothing-left", "POST", f"{path}/play", {**wish, "version": 1})


def test_so_many_analyses_and_moves_are_kept(own_server: Callable[..., Server], meet: Meet) -> None:
    limits = Limits(analyses_per_person=1, analysis_nodes=8)
    ann = meet("Ann", own_server(limits=limits).url)
    analysis = begun(ann, title="cards", seats=3)
    wish = {"title": "cards", "seats": 3}
    ann.refused(429, "server-too-many-analyses", "POST", PATH, wish)
    at = analysis["begin"]
    path = f"{PATH}/{analysis['id']}"
    for _ in range(20):
        action = position(ann, analysis["id"], at)["actions"][0]["text"]
        wish = {"version": analysis["version"], "node": at, "action": action}
        answer = ann.ask("POST", f"{path}/play", wish)
        if answer.status_code == 429:
            break
        at, analysis["version"] = answer.json()["node"], answer.json()["version"]
    assert answer.json()["error"]["id"] == "server-analysis-full"
    assert len(ann.ok("GET", path)["nodes"]) == at + 1 <= 9


def test_analyses_go_with_their_person(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    analysis = begun(ann, title="cards", seats=3)
    exported = ann.ok("GET", "/api/me/export")
    assert [row["id"] for row in exported["analyses"]] == [analysis["id"]]
    ann.ok("POST", "/api/me/deletion", {})
    eve.refused(404, "server-unknown-analysis", "GET", f"{PATH}/{analysis['id']}")


def test_two_processes_keep_one_tree(
    own_server: Callable[..., Server], own_postgres: str, meet: Meet
) -> None:
    """What one process wrote the other knows, and of two moves at once one is told that it came too late."""
    one, other = own_server(database=own_postgres), own_server(database=own_postgres)
    ann = meet("Ann", one.url)
    again = meet("", other.url)
    again.http.cookies.set("ironroad", ann.http.cookies["ironroad"])
    analysis = begun(ann, title="cards", seats=3)
    same = again.ok("GET", f"{PATH}/{analysis['id']}")
    assert same["version"] == analysis["version"]
    tried(ann, analysis, analysis["begin"], "bet 1")
    wish = {"version": same["version"], "node": analysis["begin"], "action": "bet 2"}
    again.refused(409, "server-stale", "POST", f"{PATH}/{analysis['id']}/play", wish)
    tried(again, analysis, analysis["begin"], "bet 2")
    actions = {node["action"] for node in ann.ok("GET", f"{PATH}/{analysis['id']}")["nodes"]}
    assert {"bet 1", "bet 2"} <= actions
