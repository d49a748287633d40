"""Measures what programs that learn wait for: encoders, batches and environments, in processor time.

    make bench-envs
    PYTHONPATH=build/compiled python -m benchmarks.learning [ID …]

Everything is measured in turns, several rounds, and next to others through the same interface, driven the same way:
PettingZoo's connect four, catanatron's environment for Gymnasium and OpenSpiel's tic-tac-toe in Python. A figure is the
median of the rounds. Random play with four seats, or with as many as a title has.
"""

import importlib.util
import os
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe
from pettingzoo.classic import connect_four_v3

from ironroad import envs
from ironroad.build import PACKAGE, build_name
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.core.playout import new_game, random_action
from ironroad.envs.openspiel import game_name
from ironroad.face import rules_for
from ironroad.games import REGISTRY

ROUNDS = 7
GAMES = 5
BATCH = 64
STEPS = 100
SEATS = 4
CONNECT = "connect four (PettingZoo)"
CATAN = "catanatron (Gymnasium)"
TICTACTOE = tic_tac_toe.TicTacToeGame().get_type().short_name

Work = Callable[[], int]
"""Does something and returns how often."""


def encoder_work(id: str) -> Work:
    title, rules = REGISTRY.title(id), rules_for(id, SEATS)
    encoder = title.encoder(rules)
    dealer = Dealer(3)
    states = []
    for _ in range(GAMES):
        state, options = new_game(title, rules)
        while state.stack:
            states.append(state.clone())
            apply(state, random_action(state, options, dealer), options)
    buffer = bytearray(encoder.spec.size)

    def work() -> int:
        for state in states:
            encoder.encode_into(state, 0, buffer, 0)
        return len(states)

    return work


def playout_work(id: str) -> Work:
    title, rules = REGISTRY.title(id), rules_for(id, SEATS)
    dealer = Dealer(3)

    def work() -> int:
        done = 0
        for _ in range(GAMES * 4):
            state, options = new_game(title, rules)
            while state.stack:
                apply(state, random_action(state, options, dealer), options)
                done += 1
        return done

    return work


def batch_work(id: str) -> Work:
    batch = envs.Batch(id, BATCH, SEATS, seed=1)

    def work() -> int:
        for _ in range(STEPS):
            batch.step(batch.random_actions())
        return STEPS * BATCH

    return work


def aec_work(env: Any) -> Work:
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        done = 0
        for _ in range(STEPS * 10):
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            done += 1
        return done

    return work


def catan_work() -> Work:
    """Return random play of two players, one of them inside of the environment, as the package registers it."""
    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    draw = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            _, _, over, cut, _ = env.step(draw.choice(env.unwrapped.get_valid_actions()))
            if over or cut:
                env.reset()
        return STEPS

    return work


def spiel_work(name: str) -> Work:
    game = pyspiel.load_game(name)
    random = np.random.default_rng(1)

    def work() -> int:
        done = 0
        while done < STEPS * 10:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    legal = [action for action, _ in state.chance_outcomes()]
                else:
                    legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                done += 1
        return done

    return work


def measured(works: dict[tuple[str, str], Work]) -> dict[tuple[str, str], float]:
    """Return how often each was done in a second."""
    found: dict[tuple[str, str], list[float]] = {key: [] for key in works}
    for _ in range(ROUNDS):
        for key, work in works.items():
            start = process_time()
            done = work()
            found[key].append(done / (process_time() - start))
    return {key: median(rates) for key, rates in found.items()}


def works_of(ids: list[str]) -> dict[tuple[str, str], Work]:
    """Return everything that is measured, by who does it and what it is."""
    works: dict[tuple[str, str], Work] = {
        (CONNECT, "AEC"): aec_work(connect_four_v3.raw_env()),
        (CONNECT, "AEC wrapped"): aec_work(connect_four_v3.env()),
        (TICTACTOE, "OpenSpiel"): spiel_work(TICTACTOE),
    }
    # It asks for an older Gymnasium and runs with the present one, so that it is installed apart.
    if importlib.util.find_spec("catanatron_gym"):
        works[(CATAN, "step")] = catan_work()
    for id in ids:
        works[(id, "encoder")] = encoder_work(id)
        works[(id, "playout")] = playout_work(id)
        works[(id, "batch")] = batch_work(id)
        works[(id, "AEC")] = aec_work(envs.raw_env(id, SEATS))
        works[(id, "AEC wrapped")] = aec_work(envs.env(id, SEATS))
        works[(id, "OpenSpiel")] = spiel_work(f"{game_name(id)}(players={SEATS})")
    return works


PEERS = {
    "AEC": [(CONNECT, "AEC"), (CONNECT, "AEC wrapped")],
    "AEC wrapped": [(CONNECT, "AEC wrapped")],
    "batch": [(CONNECT, "AEC wrapped"), (CATAN, "step")],
    "OpenSpiel": [(TICTACTOE, "OpenSpiel")],
}


def main(ids: list[str]) -> None:
    """Print a line for each title and interface, with the ratios to the peers."""
    print(
        f"Build: {build_name()} in {PACKAGE.parent.name}, load average {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    rates = measured(works_of(ids or REGISTRY.ids()))
    for (name, what), rate in rates.items():
        ratios = [
            f", {rate / rates[peer]:.1f} times {peer[0]}, {peer[1]}"
            for peer in (PEERS.get(what, []) if name in REGISTRY.ids() else [])
            if peer in rates
        ]
        line = f"{name}, {what}: {rate:,.0f} a second, {1e6 / rate:.2f} µs{''.join(ratios)}"
        print(line, flush=True)
    print(f"Load average at the end: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
