"""Training: repeats itself, goes on where it was stopped, and learns what can be learned."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ironroad
from ironroad.bots import fit
from ironroad.bots.network import Network
from ironroad.bots.network_names import names_of
from ironroad.bots.networks import layers_for, load, network_for, stored_networks
from ironroad.bots.selfplay import Played, Sample, Task, play, samples
from ironroad.bots.titles import evaluation_for
from ironroad.bots.train import chosen_setups, main
from ironroad.core.dealer import Dealer
from ironroad.games import REGISTRY
from tests.bots.networks import drawn_network

TITLE = REGISTRY.title("mini-express")
RULES = ironroad.rules_for("mini-express", 3)
TINY = "--seed 3 --seats 3 --games 2 --rounds 2 --iterations 3 --epochs 1 --width 16 --jobs 1"
TRAINED = [title for title in ironroad.titles() if stored_networks(REGISTRY.package(title))]


def trained(monkeypatch: pytest.MonkeyPatch, folder: Path, more: str = "") -> Path:
    """Run the command on a tiny budget; return the file that it wrote."""
    file = folder / "out.json"
    folder.mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr("sys.argv", f"train mini-express {TINY} --output {file} {more}".split())
    main()
    return file


def test_the_same_command_gives_the_same_network_with_its_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [trained(monkeypatch, tmp_path / name) for name in ("one", "other")]
    data = json.loads(files[0].read_text("utf-8"))
    [network] = data["networks"]

    assert files[0].read_bytes() == files[1].read_bytes()
    assert network["recipe"]["command"].startswith(
        "python -m ironroad.bots.train mini-express --seed 3 --seats 3 --games 2 --rounds 2"
    )
    assert len(network["recipe"]["rounds"]) == 2
    assert network["recipe"]["rules"] == TITLE.meta.rules_version
    assert "round 1: 2 of 2 games" in capsys.readouterr().err


def test_a_killed_run_goes_on_and_ends_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tmp_path / "whole"
    expected = trained(monkeypatch, whole, f"--resume {whole / 'kept'}")
    # As if the run had been killed while it wrote the second game of the second round.
    kept = tmp_path / "killed" / "kept"
    kept.mkdir(parents=True)
    for name in ("games-0.jsonl", "network-0.json"):
        (kept / name).write_bytes((whole / "kept" / name).read_bytes())
    games = (whole / "kept" / "games-1.jsonl").read_text("utf-8")
    (kept / "games-1.jsonl").write_text(games[: games.index("\n") + 40], "utf-8")
    found = trained(monkeypatch, tmp_path / "killed", f"--resume {kept}")

    assert found.read_bytes() == expected.read_bytes()
    assert (kept / "games-1.jsonl").read_text("utf-8") == games


def test_a_network_replaces_that_of_the_same_options_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = "--rounds 1"
    trained(monkeypatch, tmp_path, quick)
    trained(monkeypatch, tmp_path, f"{quick} --option map=europe")
    file = trained(monkeypatch, tmp_path, f"{quick} --seed 4")

    assert [each.names.options["map"] for each in load(file)] == [["europe"], ["usa"]]
    assert "--seed 4" in load(file)[1].recipe["command"]


def test_set_ups_are_those_that_were_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = chosen_setups("mini-express", [3, 4], {"map": ["usa", "europe"]})

    assert [(seats, options["map"]) for seats, options in found] == [
        (3, "usa"),
        (3, "europe"),
        (4, "usa"),
        (4, "europe"),
    ]
    assert {options["variant"] for _, options in found} == {"none"}
    with pytest.raises(SystemExit):
        trained(monkeypatch, tmp_path, "--option map=moon")
    assert "no set-up has these seats and options" in capsys.readouterr().err


def test_without_numpy_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ironroad.bots.train.find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        trained(monkeypatch, tmp_path)
    assert 'pip install "ironroad[train]"' in capsys.readouterr().err


def test_the_folder_of_another_command_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    trained(monkeypatch, tmp_path, f"--rounds 1 --resume {kept}")
    with pytest.raises(SystemExit):
        trained(monkeypatch, tmp_path, f"--rounds 1 --seed 4 --resume {kept}")
    assert "keeps games of another command" in capsys.readouterr().err
    # More rounds of the same are welcome.
    [network] = load(trained(monkeypatch, tmp_path, f"--rounds 2 --resume {kept}"))
    assert len(network.recipe["rounds"]) == 2


def game(seed: int) -> Played:
    return play(Task("mini-express", 3, {}, seed, "", 0))


def test_games_are_kept_so_that_they_can_be_replayed() -> None:
    played = game(5)
    found = samples(TITLE, RULES, played)

    assert played == game(5) != game(6)
    assert json.loads(json.dumps(played)) == json.loads(json.dumps(game(5)))
    assert len(found) == len(played["advice"])
    for sample in found:
        assert {action for action, _ in sample.advice} <= set(sample.legal)
        assert sum([share for _, share in sample.advice]) == pytest.approx(1.0, abs=0.01)
        assert sum(sample.won) == pytest.approx(1.0)
        assert len(sample.row) == TITLE.encoder(RULES).spec.size
    # Players are counted from the seat that decides, so the winner moves round.
    assert len({tuple(sample.won) for sample in found}) > 1


def test_sharper_advice_keeps_the_order_of_options() -> None:
    played = game(5)
    plain, sharp = [samples(TITLE, RULES, played, power) for power in (1, 8)]

    for one, other in zip(plain, sharp, strict=True):
        shares, raised = dict(one.advice), dict(other.advice)
        assert sum(raised.values()) == pytest.approx(1.0)
        best = max(shares, key=lambda action: shares[action])
        assert raised[best] == max(raised.values()) >= shares[best] / sum(shares.values()) - 1e-9
        for action, share in shares.items():
            assert raised[action] / raised[best] == pytest.approx((share / shares[best]) ** 8)
    assert max([len(sample.advice) for sample in sharp]) > 1


def drawn_data(count: int) -> tuple[Any, Any]:
    """Return positions in which the start tile tells who wins and what to do."""
    names = names_of(TITLE, [RULES])
    collector = fit.Collector(TITLE, names)
    dealer = Dealer(1)
    at = TITLE.encoder(RULES).spec.slice_of("table", "start").start
    for _ in range(count):
        row = bytearray(TITLE.encoder(RULES).spec.size)
        winner: int = dealer.below(3)
        row[at] = winner + 1
        won = [1.0 if player == winner else 0.0 for player in range(3)] + [0.0]
        sample = Sample(bytes(row), [0, 1, 2, 3], [(winner, 1.0)], won, won[:3])
        collector.add(RULES, [sample])
    return names, collector.data()


def test_what_can_be_learned_is_learned() -> None:
    names, data = drawn_data(1200)
    numbers = fit.fit(data, names, fit.fresh(names, 16, 1), 200, 1, lambda step, steps: None)
    chances, advice = fit.told(data, names, numbers)

    guessed = fit.entropy(data.won, 0 * chances + 1 / 3)
    assert guessed == pytest.approx(1.0986, abs=1e-4)
    assert fit.entropy(data.won, chances) < 0.25 * guessed
    assert advice.mean() < 0.25 * guessed


@pytest.mark.parametrize("title", ironroad.titles())
def test_training_and_play_see_the_same_in_a_position(title: str) -> None:
    stored = drawn_network(title, [(3, {})])
    table = ironroad.new(title, 3, seed=2)
    dealer = Dealer(2)
    encoder, collector = table.title.encoder(table.rules), fit.Collector(table.title, stored.names)
    evaluation = evaluation_for(table.title, 3)
    network = Network(encoder, evaluation, layers_for(stored, table.title, table.rules))
    found = []
    legal = list(range(len(table.rules.catalogue)))
    for _ in range(40):
        offered = table.options()
        table.play(offered[dealer.below(len(offered))])
        if table.seat is None:
            break
        found.append(network.chances(table.state, 1))
        row = encoder.encode(table.state, 1)
        scores = evaluation.expected_scores(table.state)
        turned = [scores[1], scores[2], scores[0]]
        collector.add(table.rules, [Sample(row, legal, [(0, 1.0)], [1.0, 0.0, 0.0], turned)])
    chances, advice = fit.told(collector.data(), stored.names, fit.shaped(stored.numbers, 32))

    # Seats are counted from the one that looks.
    assert np.array(found) == pytest.approx(chances[:, [2, 0, 1]], abs=1e-4)
    logits = np.array([network.logit(action) for action in legal])
    assert advice[-1] == pytest.approx(np.log(np.exp(logits).sum()) - logits[0], abs=1e-3)


def test_gradients_point_downhill() -> None:
    names, data = drawn_data(8)
    numbers = fit.fresh(names, 16, 3)
    draw = np.random.default_rng(5)
    numbers = {name: values + draw.normal(0, 0.3, values.shape) for name, values in numbers.items()}

    def loss(given: Any) -> float:
        chances, advice = fit.told(data, names, given)
        return fit.entropy(data.won, chances) + float(advice.mean())

    found = fit.gradients(data, names, numbers, np.arange(8))
    for name, gradient in found.items():
        place = int(abs(gradient).argmax())
        step = 1e-4
        more, less = ({k: v.copy() for k, v in numbers.items()} for _ in range(2))
        more[name].ravel()[place] += step
        less[name].ravel()[place] -= step
        slope = (loss(more) - loss(less)) / (2 * step)
        assert slope == pytest.approx(float(gradient.ravel()[place]), rel=0.02, abs=1e-5), name


@pytest.mark.parametrize("title", TRAINED)
def test_stored_networks_fit_their_set_ups_and_are_small(title: str) -> None:
    package = REGISTRY.package(title)
    for stored in stored_networks(package):
        recipe = stored.recipe
        assert recipe["command"].startswith(f"python -m ironroad.bots.train {title} --seed ")
        assert recipe["rules"] == REGISTRY.meta(title).rules_version
        last = recipe["rounds"][-1]
        assert last["network"] < last["linear"] < last["guess"]
        setups = [
            (seats, options)
            for seats, options in REGISTRY.meta(title).setups()
            if seats in stored.names.seats
            and all([value in stored.names.options[id] for id, value in options.items()])
        ]
        assert setups
        for seats, options in setups:
            rules = ironroad.rules_for(title, seats, options)
            network_for(REGISTRY.title(title), rules)
