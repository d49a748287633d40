"""Measures the reference engines that can be installed by name, and prints JSON.

python -m benchmarks.peers --seconds 2
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

from benchmarks.counts import Counts, total

Play = Callable[[], Counts]
"""Plays one random game."""


def measured(game: Play, seconds: float) -> dict[str, float]:
    """Return choices, outcomes of chance, forced steps and games per second of processor time, after a warm-up game."""
    game()
    played: list[Counts] = []
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        played.append(game())
    speeds = {name: count / spent for name, count in total(played)._asdict().items()}
    return {**speeds, "games": len(played) / spent}


def catanatron() -> Play:
    """Return a random game of Catan with four players; dice and cards are drawn inside of the actions."""
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play() -> Counts:
        game = Game([RandomPlayer(color) for color in colors])
        choices = forced = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.playable_actions) > 1:
                choices += 1
            else:
                forced += 1
            game.play_tick()
        return Counts(choices, 0, forced)

    return play


def open_spiel(name: str) -> Play:
    """Return a random game of OpenSpiel, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> Counts:
        state = game.new_initial_state()
        choices = chance = forced = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                chance += 1
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                choices += 1
            else:
                forced += 1
            state.apply_action(random.choice(legal))
        return Counts(choices, chance, forced)

    return play


def python_chess() -> Play:
    """Return a random game of chess, at most 200 moves long."""
    import chess

    def play() -> Counts:
        board = chess.Board()
        choices = forced = 0
        while choices + forced < 200:
            legal = list(board.legal_moves)
            if not legal:
                break
            if len(legal) > 1:
                choices += 1
            else:
                forced += 1
            board.push(random.choice(legal))
        return Counts(choices, 0, forced)

    return play


def connect_four() -> Play:
    """Return a random game of PettingZoo's connect four, without wrappers, observation and mask read at each step."""
    from pettingzoo.classic.connect_four.connect_four import raw_env

    env = raw_env()

    def play() -> Counts:
        env.reset()
        choices = forced = 0
        for _ in env.agent_iter():
            observation, _, is_won, is_cut, _ = env.last()
            if is_won or is_cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            if len(legal) > 1:
                choices += 1
            else:
                forced += 1
            env.step(int(random.choice(legal)))
        return Counts(choices, 0, forced)

    return play


def rlcard(name: str) -> Play:
    """Return a random game of RLCard; cards are dealt inside of its steps."""
    from rlcard import make

    env = make(name)

    def play() -> Counts:
        choices = forced = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            if len(legal) > 1:
                choices += 1
            else:
                forced += 1
            state, _ = env.step(random.choice(legal))
        return Counts(choices, 0, forced)

    return play


def catanatron_copy(seconds: float) -> float:
    """Return microseconds for a copy of a game in progress."""
    from catanatron import Color, Game, RandomPlayer

    game = Game(
        [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    )
    for _ in range(200):
        game.play_tick()
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game.copy()
        count += 1
    return 1e6 * spent / count


def main() -> None:
    """Print the figures of all peers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    peers: dict[str, Callable[[], Play]] = {
        "catanatron, Catan, 4 players (Python)": catanatron,
        "OpenSpiel, backgammon (C++)": lambda: open_spiel("backgammon"),
        "OpenSpiel, go 9x9 (C++)": lambda: open_spiel("go(board_size=9)"),
        "python-chess (Python)": python_chess,
        "PettingZoo, connect four (Python)": connect_four,
        "RLCard, gin rummy (Python)": lambda: rlcard("gin-rummy"),
    }
    figures: list[dict[str, Any]] = []
    for name, prepare in peers.items():
        figures.append({"name": name, **measured(prepare(), seconds)})
    figures[0]["clone_us"] = catanatron_copy(seconds / 4)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
