"""What decided a game is told from its own record, and only after its end."""

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import ironroad
from ironroad.core.message import Message, message_from_json
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.locale import LANGUAGES, words_for
from ironroad.server.games.stories import Moment, by_stage, course, moments, story
from tests.server.clients import Person, Server, play_out

ROUNDS = "russian-railroads"


def played(title: str, seats: int, seed: int = 3) -> Table:
    table = ironroad.new(title, seats, seed)
    choose = random.Random(seed)
    while table.seat is not None:
        table.play(choose.choice(table.options()))
    return table


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_a_story_is_told_in_all_languages_and_agrees_with_the_result(title: str) -> None:
    table = played(title, 3)
    outcome = table.outcome
    assert outcome is not None
    first, second = sorted(range(3), key=lambda seat: outcome.places[seat])[:2]

    told = story(table)

    sentences = [message_from_json(msgspec.to_builtins(words)) for words in told.sentences]
    assert 1 <= len(sentences) <= 3
    if outcome.places[second] == 1:
        assert sentences[0].id == "web-story-shared"
    else:
        assert sentences[0].args["seat"] == first
        assert sentences[0].args["points"] == outcome.totals[first] - outcome.totals[second]
    for language in LANGUAGES:
        for message in sentences:
            assert "{" not in words_for(language).format(message, ("Ann", "Bob", "Cid"))


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_points_by_part_add_up_from_the_start_to_the_result(title: str) -> None:
    table = played(title, 3)
    start = [card.total for card in table.at(0).scores()]
    outcome = table.outcome
    assert outcome is not None

    gains = [stage.gains for stage in story(table).stages]

    assert gains
    added = [sum(column) for column in zip(*gains, strict=True)]
    assert [one + more for one, more in zip(start, added, strict=True)] == list(outcome.totals)


def test_the_parts_of_a_game_are_those_of_its_title() -> None:
    rounds = [words["args"]["round"] for words in parts(played(ROUNDS, 2))]
    assert rounds == list(range(1, len(rounds) + 1))
    dividends = long_game()
    paid = [message for _, message in dividends.log() if message.id == "ts-event-dividends"]
    numbers = [words["args"]["number"] for words in parts(dividends)]
    assert numbers == list(range(1, len(paid) + 1))
    assert len(paid) > 1
    depleted = [words["args"]["count"] for words in parts(played("mini-express", 3))]
    assert depleted == sorted(set(depleted))
    assert depleted[0] == 0


def long_game() -> Table:
    """Return a game in which several dividends were paid."""
    games = [played("trans-siberian", 3, seed) for seed in range(12)]
    return max(games, key=lambda game: game.view(None)["dividends"])


def parts(table: Table) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(part.stage) for part in story(table).stages]


def test_a_round_ends_where_it_was_scored() -> None:
    """The points of a round are those that are told when the next one begins."""
    table = played(ROUNDS, 2)
    told = moments(table)
    starts = [other for one, other in pairwise(told) if one.stage != other.stage]

    assert by_stage(told)[0] == (starts[0].stage, starts[1].totals)
    scored = [message for _, message in table.log() if message.id == "rr-event-scored-round"]
    assert scored, "the log tells the points of a round"


def test_who_led_since_when() -> None:
    for seed in range(6):
        table = played("trans-siberian", 3, seed)
        words = [message_from_json(msgspec.to_builtins(w)) for w in story(table).sentences]
        led = next(message for message in words if message.id.startswith("web-story-led"))
        if led.id != "web-story-led-since":
            continue
        move, seat = int(str(led.args["move"])), led.args["seat"]
        led_by = [moment for moment in moments(table) if moment.leaders]
        assert all([moment.leaders == [seat] for moment in led_by if moment.move >= move])
        assert [moment for moment in led_by if moment.move < move][-1].leaders != [seat]
        return
    raise AssertionError("nobody ever took the lead for good")


def test_records_are_the_best_of_the_course() -> None:
    table = played(ROUNDS, 2)
    turns = moments(table)

    leap = max(
        [
            new - old
            for one, other in pairwise(turns)
            for old, new in zip(one.totals, other.totals, strict=True)
        ]
    )

    records = [message_from_json(msgspec.to_builtins(w)) for w in story(table).records]
    longest, best, greatest = records
    assert [longest] == table.feats()
    assert best.args["points"] == max([max(gains) for _, gains in by_stage(turns)])
    assert greatest.args["points"] == leap


def test_the_greatest_difference_is_that_of_equal_things() -> None:
    """Who holds two Shares of a company and who holds one are compared in what each made of them."""
    for seed in range(40):
        table = played("mini-express", 3, seed)
        outcome = table.outcome
        assert outcome is not None
        told = [message_from_json(msgspec.to_builtins(w)) for w in story(table).sentences]
        items = [message for message in told if message.id == "web-story-item"]
        for message in items:
            item = message.args["item"]
            assert isinstance(item, Message)
            lines = table.scores()[int(str(message.args["other"]))].items
            companies = [
                points for label, points in lines if item in (label, label.args.get("company"))
            ]
            assert sum(companies) == message.args["less"]


def test_the_difference_of_a_game_about_money_is_where_it_came_from() -> None:
    ids = set()
    for seed in range(12):
        told = msgspec.to_builtins(story(played("trans-siberian", 3, seed)).sentences)
        ids |= {each["args"]["item"]["id"] for each in told if each["id"] == "web-story-item"}

    assert ids
    assert ids <= {"ts-origin-dividends", "ts-origin-certificates"}


def test_nobody_leads_while_all_are_even() -> None:
    table = ironroad.new("trans-siberian", 3, 1)

    assert Moment(table).leaders == []


def test_a_game_alone_is_told_against_the_player_of_the_rules() -> None:
    table = played("mini-express", 1)
    outcome = table.outcome
    assert outcome is not None
    rival = outcome.rivals[0]
    points = rival.card.total - outcome.totals[0]
    assert points > 0, "who plays at random loses to the Bot"

    sentences = [message_from_json(msgspec.to_builtins(w)) for w in story(table).sentences]

    assert sentences[0] == Message("web-story-margin", seat=rival.name, other=0, points=points)
    assert [message.args["seat"] for message in sentences] == [rival.name] * len(sentences)
    assert sentences[-1].id.startswith("web-story-led")


def test_names_of_players_of_the_rules_read_well_in_spanish() -> None:
    sentences = story(played("mini-express", 1)).sentences
    words = words_for("es")
    told = [
        words.format(message_from_json(msgspec.to_builtins(each)), ("Ann",)) for each in sentences
    ]
    assert [sentence for sentence in told if " a el " in sentence or " de el " in sentence] == []


def test_the_server_tells_nothing_before_the_end(server: Server) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    id = ann.table("me", "open", title="cards", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {"seat": 1})
    ann.ok("POST", f"/api/games/{id}/start")
    assert ann.ok("GET", f"/api/games/{id}/story") == {"sentences": [], "stages": [], "records": []}

    play_out(id, ann, bob)

    told = ann.ok("GET", f"/api/games/{id}/story")
    assert told["sentences"]
    ann.close()
    bob.close()


def test_a_course_stops_where_somebody_decides() -> None:
    table = played(ROUNDS, 2)

    found = course(table)

    deciders = [decider for decider, _ in table.taken()]
    assert found.steps == [move for move, decider in enumerate(deciders) if decider >= 0]
    assert deciders[found.steps[0] - 1] < 0
    assert len(found.stages) == table.view(None)["rounds"]
    for number, stage in enumerate(found.stages, start=1):
        assert table.at(stage.move).view(None)["round"] == number
        assert stage.move == 0 or table.at(stage.move - 1).view(None)["round"] < number


def test_a_course_is_marked_where_dividends_were_paid() -> None:
    table = long_game()

    found = course(table).stages

    assert [table.at(stage.move).view(None)["dividends"] for stage in found] == list(
        range(len(found))
    )


def test_a_title_without_parts_has_none(server: Server) -> None:
    table = ironroad.new("cards", 2, 1)
    while table.seat is not None:
        table.play(table.options()[0])

    assert course(table).stages == []
    assert story(table).stages == []
