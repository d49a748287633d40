"""OpenSpiel's own tests for set-ups in which every seat count and option occurs; chance, information, rewards."""

import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

from ironroad.core.engine import Chance
from ironroad.envs.openspiel import game_name, register_games
from ironroad.envs.rewards import REWARDS
from ironroad.games import REGISTRY
from tests.envs.setups import NAMES, SETUPS, SOME
from tools.walks import Setup

ROOT = Path(__file__).parent.parent.parent
FIRST = REGISTRY.ids()[0]
HIDING = [id for id in REGISTRY.ids() if REGISTRY.title(id).hides]


def load(id: str, seats: int | None = None, **parameters: Any) -> Any:
    given = {} if seats is None else {"players": seats}
    return pyspiel.load_game(game_name(id), {**given, **parameters})


def draw(state: Any, random: np.random.RandomState) -> int:
    """Return what chance brings, or a random action."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(random.choice(actions, p=chances))
    return int(random.choice(state.legal_actions()))


def played(game: Any, seed: int) -> Any:
    """Return the end of a random game."""
    state, random = game.new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal():
        state.apply_action(draw(state, random))
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_random_simulations_of_openspiel_pass(setup: Setup) -> None:
    id, seats, options = setup
    pyspiel.random_sim_test(
        load(id, seats, **options), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("setup", SETUPS[SOME], ids=NAMES[SOME])
def test_simulations_with_copies_and_pickles_pass(setup: Setup) -> None:
    id, seats, options = setup
    games_sim_test.GamesSimTest().sim_game(load(id, seats, **options))


@pytest.mark.parametrize("setup", SETUPS[SOME], ids=NAMES[SOME])
def test_a_playthrough_is_repeated_to_the_letter(setup: Setup, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    id, seats, options = setup
    given = {"players": seats, **options, "opening": 12, "decisions": 4}
    parameters = ",".join([f"{name}={value}" for name, value in given.items()])
    name = f"{game_name(id)}({parameters})"
    text = generate_playthrough.playthrough(name, None, seed=3)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, "utf-8")
    original, again = generate_playthrough.replay(str(file))

    assert original == again
    assert len(re.findall("^action:", text, re.MULTILINE)) >= 4


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_the_game_is_that_of_the_rules(id: str) -> None:
    title = REGISTRY.title(id)
    game = load(id, rewards="margin")
    end = played(game, 4)
    outcome = title.outcome(end.position.state)

    assert outcome is not None
    assert end.returns() == REWARDS["margin"](outcome)
    assert end.legal_actions() == []
    assert end.full_history()[0].player == pyspiel.PlayerId.CHANCE


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_chance_has_the_probabilities_of_the_rules(id: str) -> None:
    game, random = load(id), np.random.RandomState(1)
    state = game.new_initial_state()
    met = 0
    while not state.is_terminal():
        if state.is_chance_node():
            position = state.clone().position
            frame = position.state.stack[-1]
            assert isinstance(frame, Chance)
            frame.options(position.state, position.options)
            weights = frame.weights(position.state, position.options)
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert list(actions) == position.options.items == state.legal_actions()
            assert chances == pytest.approx([weight / sum(weights) for weight in weights])
            met += 1
        state.apply_action(draw(state, random))
    assert met


def test_copies_go_their_own_ways() -> None:
    state = load(FIRST).new_initial_state()
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])

    assert str(state) == before != str(twin)
    assert state.history() == []
    assert twin.legal_actions() != state.legal_actions() or twin.history()


def test_a_pickle_is_read_where_nothing_is_registered_yet() -> None:
    state = load(FIRST).new_initial_state()
    state.apply_action(state.legal_actions()[1])
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode().strip() == str(state)


@pytest.mark.parametrize("id", HIDING)
def test_what_is_hidden_changes_nothing_that_a_seat_is_told(id: str) -> None:
    """Two different cards are laid aside unseen."""
    game = load(id)
    state, random = game.new_initial_state(), np.random.RandomState(2)
    hidden = 0
    while not state.is_terminal():
        if state.is_chance_node() and state.position.state.stack[-1].audience() == -1:
            first, second = [state.child(action) for action in state.legal_actions()[:2]]
            assert str(first) != str(second)
            for seat in range(game.num_players()):
                for told in ("information_state", "observation"):
                    for kind in ("string", "tensor"):
                        tell = f"{told}_{kind}"
                        assert getattr(first, tell)(seat) == getattr(second, tell)(seat)
                assert "?" in first.information_state_string(seat).splitlines()
            hidden += 1
        state.apply_action(draw(state, random))
    assert hidden


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_information_states_remember_all_actions(id: str) -> None:
    game = load(id)
    ends, random = [game.new_initial_state()], np.random.RandomState(3)
    while ends[0].is_chance_node():
        ends[0].apply_action(draw(ends[0], random))
    for _ in range(3):
        ends = [end.child(action) for end in ends for action in end.legal_actions()[:2]]
    assert len(ends) == 8
    for seat in range(game.num_players()):
        assert len({end.information_state_string(seat) for end in ends}) == 8
        assert len({tuple(end.information_state_tensor(seat)) for end in ends}) == 8


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_observations_are_the_rows_of_the_encoder(id: str) -> None:
    game = load(id)
    state, random = game.new_initial_state(), np.random.RandomState(2)
    spec = game.title.encoder(game.rules).spec
    while state.is_chance_node():
        state.apply_action(draw(state, random))
    for _ in range(5):
        state.apply_action(draw(state, random))
    for seat in range(game.num_players()):
        row = game.title.encoder(game.rules).encode(state.position.state, seat)
        assert bytes(map(int, state.observation_tensor(seat))) == row
        told = [
            f"{each.section} {each.name} {each.index}: {each.value_in(row)}"
            for each in spec.fields
            if each.value_in(row)
        ]
        assert state.observation_string(seat).splitlines() == told


def test_public_or_private_facts_alone_are_not_offered() -> None:
    game = load(FIRST)
    none = pyspiel.PrivateInfoType.NONE
    assert game.make_py_observer(pyspiel.IIGObservationType(False, True, none)) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_an_abridged_game_ends_after_so_many_decisions() -> None:
    game = load(FIRST, rewards="margin", opening=40, seed=7, decisions=3)
    end = played(game, 1)
    moves = [each for each in end.full_history() if each.player >= 0]
    totals = [card.total for card in game.title.scores(end.position.state)]

    assert len(moves) == 3 == game.max_game_length()
    assert end.position.state.stack
    assert end.returns() == [
        mine - max(totals[:seat] + totals[seat + 1 :]) for seat, mine in enumerate(totals)
    ]
    assert str(load(FIRST, opening=40, seed=8).new_initial_state()) != str(game.new_initial_state())


def test_an_opening_longer_than_the_game_is_refused() -> None:
    with pytest.raises(ValueError, match="over before"):
        load(FIRST, opening=REGISTRY.meta(FIRST).bound)


def test_openspiel_is_told_what_rewards_add_up_to() -> None:
    kinds = pyspiel.GameType.Utility
    seats = REGISTRY.meta(HIDING[0]).seats
    for rewards, expected in (("win", 1), ("place", seats[0] / 2), ("margin", 0)):
        assert load(HIDING[0], seats[0], rewards=rewards).utility_sum() == expected
    assert load(HIDING[0], seats[0], rewards="margin").get_type().utility == kinds.ZERO_SUM
    assert load(HIDING[0], seats[1], rewards="margin").get_type().utility == kinds.GENERAL_SUM
    assert load(HIDING[0], seats[1]).get_type().utility == kinds.CONSTANT_SUM
    # One person plays against somebody who has no seat.
    alone = [id for id in REGISTRY.ids() if 1 in REGISTRY.meta(id).seats]
    for id in alone:
        assert load(id, 1).utility_sum() is None


def test_registering_again_does_nothing() -> None:
    before = pyspiel.registered_names()
    register_games()
    assert pyspiel.registered_names() == before


def test_the_environment_of_openspiel_runs() -> None:
    environment = rl_environment.Environment(load(FIRST))
    step = environment.reset()
    for _ in range(30):
        legal = step.observations["legal_actions"][step.current_player()]
        step = environment.step([legal[0]])
    assert len(step.observations["info_state"]) == environment.num_players


def test_mcts_and_cfr_of_openspiel_run_in_the_example() -> None:
    command = [sys.executable, "examples/search_openspiel.py", "--simulations", "2"]
    done = subprocess.run(
        [*command, "--iterations", "40"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    conv = [float(each) for each in re.findall(r"\d+\.\d{3}", done.stdout)]
    assert len(conv) == 5
    assert conv[-1] < conv[0] / 4
