"""OpenSpiel's own search and solver on our titles: ``python examples/search_openspiel.py --help``.

MCTS of OpenSpiel plays one seat of a whole game against players who choose at random. Whole games are far too large for
CFR, so it solves an abridged one: it begins after some random actions, and scores count after a few decisions.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, mcts

import ironroad.envs.openspiel  # noqa: F401  # Registers the titles.

GAME = "ironroad_mini_express_v0"
SMALL = f"{GAME}(players=2,mode=expert,rewards=margin,opening=60,seed=1,decisions=3)"


def play(name: str, simulations: int, seed: int) -> list[float]:
    """Let MCTS play seat 0 of a game, and chance choose for the others; return what everybody got."""
    random = np.random.RandomState(seed)
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(actions, p=chances)
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
    return list(state.returns())


def solve(name: str, iterations: int) -> list[float]:
    """Let CFR solve a game; return how much the players could gain by changing their minds, as it falls."""
    game = pyspiel.load_game(name)
    solver = cfr.CFRSolver(game)
    found = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(4):
        for _ in range(iterations // 4):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    return found


def main() -> None:
    """Play and solve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--small", default=SMALL)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("MCTS at seat 0 against random players:", play(given.game, given.simulations, given.seed))
    print("CFR, NashConv:", *[f"{each:.3f}" for each in solve(given.small, given.iterations)])


if __name__ == "__main__":
    main()
