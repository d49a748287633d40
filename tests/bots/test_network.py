"""Networks: they compute what a plain reference does, and those that are damaged or do not fit are refused."""

import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ironroad
from ironroad.bots.kinds import KINDS
from ironroad.bots.lane import WIDTH as LANE
from ironroad.bots.lane import Lane
from ironroad.bots.network import Network
from ironroad.bots.network_names import KNOTS, Names, knots_of, shares_of
from ironroad.bots.network_search import won
from ironroad.bots.networks import Stored, layers_for, load, network_for, save
from ironroad.bots.question import ask
from ironroad.bots.titles import evaluation_for
from ironroad.core.dealer import Dealer
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.core.outcome import Outcome, Rival, Scorecard
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from tests.bots.networks import drawn_network, written_network

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("mini-express", 2, {}),  # With the printed Bot, who has no seat.
    ("mini-express", 4, {}),
    ("russian-railroads", 3, {"board": "american"}),
    ("trans-siberian", 3, {}),
]
each_setup = pytest.mark.parametrize(("title", "seats", "options"), SETUPS)


def positions(title: str, seats: int, options: dict[str, str], count: int) -> list[Table]:
    """Return tables at decisions of random games, early and late."""
    found = []
    for seed in range(count):
        table = ironroad.new(title, seats, seed=seed, options=options)
        dealer = Dealer(seed)
        for _ in range(seed * 9):
            if table.seat is None:
                break
            offered = table.options()
            table.play(offered[dealer.below(len(offered))])
        if table.seat is not None:
            found.append(table)
    assert len(found) > 2
    return found


def reference(stored: Stored, table: Table, seat: int) -> tuple[list[float], dict[str, float]]:
    """Return chances and the logits of actions, worked out number by number from the names."""
    rules, names, width = table.rules, stored.names, stored.width
    amounts = dict.fromkeys(names.setup_inputs(rules), 1.0)
    encoder = table.title.encoder(rules)
    row = encoder.encode(table.state, seat)
    for field in encoder.spec.fields:
        shares = names.shares(field)
        value = field.value_in(row)
        for place, share in shares[min(value, len(shares) - 1)]:
            amounts[place] = share
    numbers = {name: list(values) for name, values in stored.numbers.items()}

    def layer(name: str, above: dict[int, float], start: str) -> list[float]:
        return [
            max(
                0.0,
                numbers[start][unit]
                + sum(
                    [numbers[name][place * width + unit] * each for place, each in above.items()]
                ),
            )
            for unit in range(width)
        ]

    first = layer("inputs", amounts, "start")
    second = layer("inner", dict(enumerate(first)), "inner_start")

    def output(name: str, start: str, place: int) -> float:
        row = numbers[name][place * width : (place + 1) * width]
        return numbers[start][place] + sum([a * b for a, b in zip(row, second, strict=True)])

    players = [(place - seat) % rules.seats for place in range(rules.seats)]
    if rivals(table):
        players.append(names.players - 1)
    scores = evaluation_for(table.title, rules.seats).expected_scores(table.state)
    likely = [
        math.exp(output("players", "player_start", player) + numbers["trust"][0] * score)
        for player, score in zip(players, scores, strict=True)
    ]
    logits = {
        action.text: output("actions", "action_start", names.actions.index(action.text))
        for action in rules.catalogue.actions
    }
    return [each / sum(likely) for each in likely], logits


def rivals(table: Table) -> list[Rival]:
    return table.title.seen_rivals(table.state, None)


@each_setup
def test_a_network_computes_what_the_names_say(
    title: str, seats: int, options: dict[str, str]
) -> None:
    stored = drawn_network(title, [(seats, options)])
    for table in positions(title, seats, options, 5):
        network = made(stored, table)
        for seat in range(seats):
            chances, logits = reference(stored, table, seat)
            found = network.chances(table.state, seat)

            assert found == pytest.approx(chances, abs=1e-9)
            assert sum(found) == pytest.approx(1.0)
            assert len(found) == seats + len(rivals(table))
            for number in range(0, len(table.rules.catalogue), 7):
                text = table.rules.catalogue.text(number)
                assert network.logit(number) == pytest.approx(logits[text], abs=1e-9)


def made(stored: Stored, table: Table) -> Network:
    title, rules = table.title, table.rules
    evaluation = evaluation_for(title, rules.seats)
    return Network(title.encoder(rules), evaluation, layers_for(stored, title, rules))


def test_a_position_does_not_depend_on_the_one_before() -> None:
    stored = drawn_network("mini-express", [(4, {})])
    one, other, *_ = positions("mini-express", 4, {}, 4)
    network = made(stored, one)
    first = network.chances(one.state, 0)
    network.chances(other.state, 2)

    assert network.chances(one.state, 0) == first


def test_lanes_add_scale_rectify_and_multiply() -> None:
    values = [float(place - 8) for place in range(LANE)]
    lane, other = Lane(values), Lane([2.0] * LANE)
    twin = lane.twin()
    lane.add(other)
    lane.add_scaled(other, -0.5)
    assert lane.dot(other) == sum([2.0 * (value + 1.0) for value in values])
    lane.rectify()
    assert lane.dot(other) == sum([2.0 * max(0.0, value + 1.0) for value in values])
    assert twin.dot(other) == 2.0 * sum(values)
    into = [Lane([0.0] * LANE)]
    twin.pour([[Lane([float(place)] * LANE)] for place in range(LANE)], into)
    poured = sum([value * place for place, value in enumerate(values)])
    assert into[0].dot(Lane([1.0] + [0.0] * (LANE - 1))) == poured


@pytest.mark.parametrize("value", [0, 1, 16, 17, 100, 511, 1024, 5000])
def test_shares_of_a_value_are_about_it(value: int) -> None:
    shares = shares_of(value)

    assert sum([share for _, share in shares]) == pytest.approx(1.0)
    mean = sum([KNOTS[knot] * share for knot, share in shares])
    assert mean == pytest.approx(min(value, KNOTS[-1]))
    assert len(shares) <= 2


def test_knots_rise_and_a_number_has_those_it_needs() -> None:
    assert all([one < other for one, other in pairwise(KNOTS)])
    assert [knots_of(high) for high in (0, 1, 16, 17, 255)] == [0, 1, 16, 17, 25]


def test_one_network_serves_several_set_ups() -> None:
    setups: list[tuple[int, dict[str, str]]] = [
        (3, {}),
        (4, {}),
        (2, {}),
        (3, {"capacity": "first-game"}),
    ]
    stored = drawn_network("mini-express", setups)
    title = REGISTRY.title("mini-express")
    for seats, options in setups:
        table = ironroad.new("mini-express", seats, seed=2, options=options)
        assert not stored.names.misfit(title, table.rules)
        assert sum(made(stored, table).chances(table.state, 0)) == pytest.approx(1.0)


def test_stored_networks_are_read_as_they_were_written(tmp_path: Path) -> None:
    stored = drawn_network("mini-express", [(3, {}), (4, {})])
    file = tmp_path / "network.json"
    save(file, "mini-express", [stored, stored])
    again = load(file)

    assert len(again) == 2
    assert again[0].recipe == stored.recipe
    assert again[0].names.to_json() == stored.names.to_json()
    assert again[0].names.groups == stored.names.groups
    for name, values in stored.numbers.items():
        # Whole numbers of two bytes times a scale.
        assert again[0].numbers[name] == pytest.approx(values, abs=max(map(abs, values)) / 60_000)
    save(file, "mini-express", again)
    assert load(file) == again or load(file)[0].numbers == again[0].numbers


def damaged(file: Path, change: str) -> None:
    data = json.loads(file.read_text("utf-8"))
    [network] = data["networks"]
    if change == "number":
        network["tables"]["inner"]["scale"] *= 2
    elif change == "size":
        network["names"]["numbers"]["cities tile"][0] += 1
    elif change == "part":
        del network["names"]
    file.write_text("{" if change == "text" else json.dumps(data), "utf-8")


@pytest.mark.parametrize("change", ["number", "size", "part", "text"])
def test_a_damaged_network_is_refused(tmp_path: Path, change: str) -> None:
    file = Path(written_network(tmp_path, "mini-express", [(3, {})]))
    damaged(file, change)
    with pytest.raises(InvalidSetup) as caught:
        load(file)

    assert caught.value.message.id == "bots-network-damaged"
    assert str(file) in str(caught.value)


def names_but(names: Names, **others: Any) -> Names:
    known = names.to_json() | others
    return Names(known["seats"], known["options"], known["numbers"], known["actions"])


def test_what_a_network_does_not_know_is_named() -> None:
    title = REGISTRY.title("mini-express")
    rules = ironroad.rules_for("mini-express", 3)
    names = drawn_network("mini-express", [(3, {})]).names
    numbers = names.to_json()["numbers"]
    tile = numbers["cities tile"]

    assert names.misfit(title, rules) == ""
    assert names_but(names, seats=[4]).misfit(title, rules) == "seats=3"
    others = {**names.options, "map": ["europe"]}
    assert names_but(names, options=others).misfit(title, rules) == "map=usa"
    fewer = {**numbers, "cities tile": [tile[0] - 1, tile[1]]}
    assert names_but(names, numbers=fewer).misfit(title, rules) == f"cities tile {tile[0] - 1}"
    smaller = {**numbers, "cities tile": [tile[0], tile[1] - 1]}
    assert names_but(names, numbers=smaller).misfit(title, rules) == "cities tile 0"
    missing = {name: size for name, size in numbers.items() if name != "table start"}
    assert names_but(names, numbers=missing).misfit(title, rules) == "table start 0"
    [first, *rest] = names.actions
    assert names_but(names, actions=rest).misfit(title, rules) == first


def test_a_network_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    file = written_network(tmp_path, "mini-express", [(3, {})])
    title = REGISTRY.title("mini-express")
    with pytest.raises(InvalidSetup) as caught:
        network_for(title, ironroad.rules_for("mini-express", 4), file)

    assert caught.value.message.id == "bots-network-misfit"
    assert "seats=4" in str(caught.value)


def test_a_title_without_a_network_says_how_to_get_one(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    save(file, "mini-express", [])
    title = REGISTRY.title("mini-express")
    rules = ironroad.rules_for("mini-express", 3)
    with pytest.raises(InvalidSetup) as caught:
        KINDS.check(f"net:5it,file={file}", title, rules)

    assert "python -m ironroad.bots.train mini-express" in str(caught.value)
    KINDS.check("greedy", title, rules)  # Plays everything.


def test_a_win_is_shared_by_all_who_are_first() -> None:
    bot = Rival(Message("bot"), 1, Scorecard([]))

    assert won(Outcome([1, 2, 1], [5, 4, 5], [])) == [0.5, 0.0, 0.5, 0.0]
    assert won(Outcome([2, 2], [3, 3], [], [bot])) == [0.0, 0.0, 1.0]
    assert won(Outcome([1, 3], [5, 4], [], [bot])) == [0.5, 0.0, 0.5]


@pytest.mark.parametrize("more", ["", "policy,", "compare,", "policy,rounds=1,"])
@pytest.mark.parametrize("title", ironroad.titles())
def test_the_same_seed_gives_the_same_play(title: str, more: str, tmp_path: Path) -> None:
    seats = 3
    file = written_network(tmp_path, title, [(seats, {})])
    games = []
    for _ in range(2):
        table = ironroad.new(title, seats, seed=2)
        bots = [KINDS.make(f"net:12it,{more}file={file}", seat) for seat in range(seats)]
        for number in range(10):
            assert table.seat is not None
            table.play(bots[table.seat].choose(ask(table, number)))
        games.append(table.moves)

    assert games[0] == games[1]


def test_several_processes_search_with_a_network(tmp_path: Path) -> None:
    file = written_network(tmp_path, "mini-express", [(3, {})])
    table = ironroad.new("mini-express", 3, seed=2)
    question = ask(table, 1)
    both = KINDS.make(f"net:20it,jobs=2,file={file}", 7)
    alone = [KINDS.make(f"net:20it,file={file}", seed) for seed in (7, 8)]
    for bot in (both, *alone):
        assert bot.choose(question) in question.options
        bot.close()
    counts: list[Any] = [bot.counts for bot in (both, *alone)]  # type: ignore[attr-defined]  # Of a bot that searches.
    for action, (visits, _) in counts[0].items():
        assert visits == counts[1][action][0] + counts[2][action][0]


@pytest.mark.parametrize(
    "parameter", ["fast", "hand", "unguided", "playout=3", "jobs=0", "rounds=x"]
)
def test_what_a_network_search_does_not_take_is_refused(parameter: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        KINDS.make(f"net:{parameter}", 1)

    assert caught.value.message.id == "bots-budget"


def test_without_a_search_the_most_likely_option_is_taken(tmp_path: Path) -> None:
    file = written_network(tmp_path, "mini-express", [(3, {})])
    table = ironroad.new("mini-express", 3, seed=2)
    taken = set()
    for number in range(12):
        question = ask(table, number)
        network = network_for(question.title, question.rules, file)
        network.read(question.world, question.seat)
        likely = {
            text: network.logit(question.rules.catalogue.parse(text)) for text in question.options
        }
        answer = KINDS.make(f"policy:file={file}", 1).choose(question)
        assert likely[answer] == max(likely.values())
        taken.add(question.options.index(answer))
        table.play(answer)

    assert len(taken) > 1


def test_a_policy_takes_no_budget_and_needs_a_network() -> None:
    with pytest.raises(InvalidSetup) as caught:
        KINDS.make("policy:20ms", 1)
    assert caught.value.message.id == "bots-no-parameter"
    with pytest.raises(InvalidSetup) as caught:
        KINDS.check("policy", REGISTRY.title("mini-express"), ironroad.rules_for("mini-express", 5))
    assert caught.value.message.id == "bots-network-misfit"


def test_other_priors_and_leaves_that_are_played_on_make_another_tree(tmp_path: Path) -> None:
    file = written_network(tmp_path, "mini-express", [(3, {})])
    question = ask(ironroad.new("mini-express", 3, seed=2), 1)
    found = []
    for more in ("", "policy,", "compare,", "rounds=2,"):
        bot: Any = KINDS.make(f"net:60it,{more}file={file}", 7)
        bot.choose(question)
        found.append(str(bot.counts))

    assert len(set(found)) == len(found)
