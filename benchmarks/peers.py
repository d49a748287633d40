"""Measures the reference engines that can be installed by name, and prints JSON.

python -m benchmarks.peers --seconds 2
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any


def measured(game: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Return steps and games per second of processor time, after a warm-up game."""
    game()
    steps = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += game()
        games += 1
    return steps / spent, games / spent


def catanatron() -> Callable[[], int]:
    """Return a random game of Catan with four players."""
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play() -> int:
        game = Game([RandomPlayer(color) for color in colors])
        steps = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            steps += 1
        return steps

    return play


def open_spiel(name: str) -> Callable[[], int]:
    """Return a random game of OpenSpiel, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

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
    peers: dict[str, Callable[[], Callable[[], int]]] = {
        "catanatron, Catan, 4 players (Python)": catanatron,
        "OpenSpiel, backgammon (C++)": lambda: open_spiel("backgammon"),
        "OpenSpiel, go 9x9 (C++)": lambda: open_spiel("go(board_size=9)"),
    }
    figures: list[dict[str, Any]] = []
    for name, prepare in peers.items():
        steps, games = measured(prepare(), seconds)
        figures.append({"name": name, "decisions": steps, "games": games})
    figures[0]["clone_us"] = catanatron_copy(seconds / 4)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
