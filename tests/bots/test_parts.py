"""Networks of parts: they compute what is told, learn what can be learned, and play the same again."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import ironroad
from ironroad.bots import parts_fit
from ironroad.bots.kinds import KINDS
from ironroad.bots.parts import Recorder
from ironroad.bots.parts_files import (
    StoredParts,
    glance_of,
    load,
    parts_network_for,
    save,
    sizes,
    stored_parts,
)
from ironroad.bots.parts_train import PartsTask, main, play, titles_with_parts
from ironroad.bots.question import ask
from ironroad.core.dealer import Dealer
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import Table
from ironroad.games import REGISTRY

WITH_PARTS = titles_with_parts()
TINY = "--seed 3 --seats 3 --games 2 --iterations 4 --epochs 1 --jobs 1"
each_title = pytest.mark.parametrize("title", WITH_PARTS)


def drawn(title: str, seats: list[int], width: int = 16) -> StoredParts:
    """Return a network whose numbers mean nothing."""
    found = REGISTRY.title(title)
    glance = glance_of(found)
    assert glance is not None
    draw = Random(1)
    numbers = {
        name: [draw.gauss(0.0, 0.2) for _ in range(size)]
        for name, size in sizes(glance, width).items()
    }
    rules = ironroad.rules_for(title, seats[0])
    options = {id: [value] for id, value in rules.options.items()}
    return StoredParts({"command": "drawn"}, seats, options, width, numbers)


def written(folder: Path, title: str, seats: list[int], width: int = 16) -> str:
    """Return the path of a file with such a network."""
    file = folder / f"{title}-parts.json"
    save(file, title, drawn(title, seats, width))
    return str(file)


def decisions(title: str, seats: int, count: int) -> list[Table]:
    """Return tables at the decisions of random games, most kinds of them among them."""
    found: list[Table] = []
    for seed in range(count):
        table = ironroad.new(title, seats, seed=seed)
        dealer = Dealer(seed)
        for _ in range(seed * 7):
            if table.seat is None:
                break
            offered = table.options()
            table.play(offered[dealer.below(len(offered))])
        if table.seat is not None:
            found.append(table)
    return found


@each_title
@pytest.mark.parametrize("width", [16, 32])
def test_a_network_of_parts_computes_what_it_is_told(
    title: str, width: int, tmp_path: Path
) -> None:
    file = written(tmp_path, title, [4], width)
    for table in decisions(title, 4, 14):
        stored = stored_parts(table.title, file)
        made: Any = glance_of(table.title)
        assert stored is not None
        assert table.seat is not None
        numbers = {name: np.array(values) for name, values in stored.numbers.items()}
        glance, told = made(table.rules), Recorder(made.parts)
        glance.look(table.state, table.seat, told)
        features = numbers["features"].reshape(-1, width)
        layers = [
            np.maximum(numbers["start"] + features[part].sum(axis=0), 0) for part in told.parts
        ]
        network = parts_network_for(table.title, table.rules, file)
        network.read(table.state, table.seat)
        for text in table.options():
            action = table.rules.catalogue.parse(text)
            told.forget()
            glance.option(table.state, action, told)
            roles = numbers["roles"].reshape(-1, width)
            expected = sum([numbers["traits"][trait] for trait in told.traits])
            for role, part in told.roles:
                expected += roles[role] @ layers[part] + numbers["role_start"][role]
            assert told.roles or told.traits
            assert network.logit(table.state, action) == pytest.approx(expected, abs=1e-9)


@each_title
@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_told_has_a_place_and_does_not_depend_on_what_is_hidden(
    title: str, seats: int
) -> None:
    made: Any = glance_of(REGISTRY.title(title))
    for table in decisions(title, seats, 16):
        seen = []
        assert table.seat is not None
        for world in range(3):
            state = table.title.determinize(table.state, table.seat, Dealer(world))
            glance, told = made(table.rules), Recorder(made.parts)
            glance.look(state, table.seat, told)
            for text in table.options():
                glance.option(state, table.rules.catalogue.parse(text), told)
            assert all([0 <= place < made.features for part in told.parts for place in part])
            assert all([0 <= role < made.roles for role, _ in told.roles])
            assert all([0 <= trait < made.traits for trait in told.traits])
            seen.append((told.parts, told.roles, told.traits))
        assert seen[0] == seen[1] == seen[2]


@each_title
def test_the_same_seed_gives_the_same_play(title: str, tmp_path: Path) -> None:
    file = written(tmp_path, title, [3])
    games = []
    for _ in range(2):
        table = ironroad.new(title, 3, seed=2)
        bots = [KINDS.make(f"parts:12it,file={file}", seat) for seat in range(3)]
        for number in range(10):
            assert table.seat is not None
            table.play(bots[table.seat].choose(ask(table, number)))
        games.append(table.moves)

    assert games[0] == games[1]


@each_title
def test_several_processes_search_with_a_network_of_parts(title: str, tmp_path: Path) -> None:
    file = written(tmp_path, title, [3])
    question = ask(ironroad.new(title, 3, seed=2), 1)
    both: Any = KINDS.make(f"parts:20it,jobs=2,file={file}", 7)
    alone: list[Any] = [KINDS.make(f"parts:20it,file={file}", seed) for seed in (7, 8)]
    for bot in (both, *alone):
        assert bot.choose(question) in question.options
        bot.close()
    for action, (visits, _) in both.counts.items():
        assert visits == sum([bot.counts[action][0] for bot in alone])


def test_a_title_without_a_network_of_parts_is_refused(tmp_path: Path) -> None:
    others = [title for title in ironroad.titles() if title not in WITH_PARTS]
    for title in others:
        rules = ironroad.rules_for(title, 3)
        with pytest.raises(InvalidSetup) as caught:
            KINDS.check("parts", REGISTRY.title(title), rules)
        assert caught.value.message.id == "bots-no-parts"


@each_title
def test_a_set_up_that_was_not_learned_from_is_refused(title: str, tmp_path: Path) -> None:
    file = written(tmp_path, title, [3])
    KINDS.check(f"parts:5it,file={file}", REGISTRY.title(title), ironroad.rules_for(title, 3))
    with pytest.raises(InvalidSetup) as caught:
        KINDS.check(f"parts:5it,file={file}", REGISTRY.title(title), ironroad.rules_for(title, 4))

    assert caught.value.message.id == "bots-network-misfit"
    assert "seats=4" in str(caught.value)


@pytest.mark.parametrize("change", ["number", "size", "part", "width", "text"])
def test_a_damaged_network_of_parts_is_refused(change: str, tmp_path: Path) -> None:
    title = WITH_PARTS[0]
    file = Path(written(tmp_path, title, [3]))
    glance = glance_of(REGISTRY.title(title))
    assert glance is not None
    data = json.loads(file.read_text("utf-8"))
    if change == "number":
        data["tables"]["roles"]["scale"] *= 2
    elif change == "size":
        data["width"] = 32
    elif change == "part":
        del data["seats"]
    elif change == "width":
        data["width"] = 8
    file.write_text("{" if change == "text" else json.dumps(data), "utf-8")
    with pytest.raises(InvalidSetup) as caught:
        load(file, glance)

    assert caught.value.message.id == "bots-network-damaged"


@pytest.mark.parametrize("parameter", ["fast", "hand", "unguided", "playout=3", "policy"])
def test_what_a_search_with_parts_does_not_take_is_refused(parameter: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        KINDS.make(f"parts:{parameter}", 1)

    assert caught.value.message.id == "bots-budget"


def collected(title: str, games: int) -> Any:
    """Return the decisions of a few quick games."""
    glance = glance_of(REGISTRY.title(title))
    assert glance is not None
    collector = parts_fit.PartsCollector(REGISTRY.title(title), glance)
    for seed in range(games):
        played = play(PartsTask(title, 3, seed, 6))
        collector.add(ironroad.rules_for(title, 3), played["actions"], played["advice"])
    return glance, collector.data()


@each_title
def test_a_few_positions_are_learned_by_heart(title: str) -> None:
    glance, data = collected(title, 1)
    numbers = parts_fit.fresh(glance, 16, 1)
    before = parts_fit.told(data, numbers)
    learned = parts_fit.fit(data, numbers, 250, 1, lambda step, steps: None)
    after = parts_fit.told(data, learned)

    assert before["network"] - before["least"] > 4 * (after["network"] - after["least"])
    assert after["agreed"] > 0.8 > before["agreed"]


@each_title
def test_gradients_of_parts_point_downhill(title: str) -> None:
    glance, data = collected(title, 1)
    draw = np.random.default_rng(5)
    numbers = {
        name: values + draw.normal(0, 0.1, values.shape)
        for name, values in parts_fit.fresh(glance, 16, 3).items()
    }
    chosen = np.arange(min(24, data.size))

    def loss(given: Any) -> float:
        seen = parts_fit.forward(data, given, chosen)
        return float(-(seen.advice * np.log(seen.policy)).sum() / len(chosen))

    for name, gradient in parts_fit.gradients(data, numbers, chosen).items():
        place = int(abs(gradient).argmax())
        step = 1e-5
        more, less = ({k: v.copy() for k, v in numbers.items()} for _ in range(2))
        more[name].ravel()[place] += step
        less[name].ravel()[place] -= step
        slope = (loss(more) - loss(less)) / (2 * step)
        assert slope == pytest.approx(float(gradient.ravel()[place]), rel=0.02, abs=1e-5), name


def trained(monkeypatch: pytest.MonkeyPatch, folder: Path, more: str = "") -> Path:
    """Run the command on a tiny budget; return the file that it wrote."""
    file = folder / "out.json"
    folder.mkdir(parents=True, exist_ok=True)
    words = f"parts_train {WITH_PARTS[0]} {TINY} --output {file} {more}".split()
    monkeypatch.setattr("sys.argv", words)
    main()
    return file


def test_the_same_command_gives_the_same_network_of_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = trained(monkeypatch, tmp_path / "whole", f"--resume {tmp_path / 'kept'}")
    # As if the run had been killed while it wrote the second game.
    kept = tmp_path / "kept" / "games.jsonl"
    text = kept.read_text("utf-8")
    kept.write_text(text[: text.index("\n") + 40], "utf-8")
    again = trained(monkeypatch, tmp_path / "again", f"--resume {tmp_path / 'kept'}")
    data = json.loads(whole.read_text("utf-8"))

    assert whole.read_bytes() == again.read_bytes()
    assert kept.read_text("utf-8") == text
    assert data["recipe"]["command"].startswith("python -m ironroad.bots.parts_train ")
    assert data["recipe"]["rules"] == REGISTRY.meta(WITH_PARTS[0]).rules_version
    assert "2 of 2 games" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        trained(monkeypatch, tmp_path, f"--seed 4 --resume {tmp_path / 'kept'}")
    assert "keeps games of another command" in capsys.readouterr().err


def test_what_training_parts_needs_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ironroad.bots.parts_train.find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        trained(monkeypatch, tmp_path)
    assert 'pip install "ironroad[train]"' in capsys.readouterr().err


@pytest.mark.parametrize(
    "title", [each for each in WITH_PARTS if stored_parts(REGISTRY.title(each)) is not None]
)
def test_stored_networks_of_parts_fit_and_tell_more_than_equal_shares(title: str) -> None:
    found = REGISTRY.title(title)
    stored = stored_parts(found)
    assert stored is not None
    recipe = stored.recipe
    assert recipe["command"].startswith(f"python -m ironroad.bots.parts_train {title} --seed ")
    assert recipe["rules"] == found.meta.rules_version
    assert recipe["least"] < recipe["network"] < recipe["equal"]
    for seats in stored.seats:
        parts_network_for(found, ironroad.rules_for(title, seats))
