"""PPO of RLlib learns a title by playing with itself: ``python examples/train_rllib.py --title mini-express --minutes 30``.

It needs ``pip install "ironroad[rllib]"``. All seats share one network. With ``RAY_ADDRESS`` the games are played on the
machines of that cluster, otherwise on this one. Now and then the network plays against bots, each seat equally often;
a line of the curve has minutes, decisions learnt from, and the share of wins against each bot.
"""

import argparse
import os
import time
from typing import Any

import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from ironroad.envs.rllib import NAME, Inputs
from ironroad.envs.single import SingleEnv

BOTS = ("random", "greedy")
GAMES_AT_ONCE = 8
"""Games of each runner: the network is asked for all of them together."""
SAMPLE_SECONDS = 1800.0
"""A busy machine may take long over a batch; RLlib would go on without it."""


def algorithm(title: str, seats: int, runners: int, seed: int) -> Any:
    """Return PPO with one network for all seats."""
    config = (
        PPOConfig()
        .environment(NAME, env_config={"title": title, "seats": seats, "rewards": "place"})
        .env_runners(
            num_env_runners=runners,
            num_envs_per_env_runner=GAMES_AT_ONCE,
            sample_timeout_s=SAMPLE_SECONDS,
        )
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, *_, **__: "all")
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={
                    "fcnet_hiddens": [256, 256],
                    "fcnet_activation": "relu",
                    "head_fcnet_hiddens": [],
                },
            )
        )
        .training(
            train_batch_size_per_learner=12000,
            minibatch_size=1000,
            num_epochs=4,
            lr=3e-4,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.01,
            vf_clip_param=10.0,
        )
        .debugging(seed=seed)
    )
    return config.build_algo()


def wins(module: Any, title: str, seats: int, bot: str, games: int) -> float:
    """Return the share of games that the network wins against a bot at all other seats, each seat in turn.

    It plays what it takes to be most likely the best.
    """
    env = SingleEnv(title, seats, opponents=bot)
    inputs = Inputs(env.game.encoder.spec)
    won = 0.0
    for game in range(games):
        env = SingleEnv(title, seats, opponents=bot, seat=game % seats)
        observation, _ = env.reset(seed=game)
        over = False
        while not over:
            batch = {
                "observations": torch.from_numpy(inputs.of(observation["observation"]))[None],
                "action_mask": torch.from_numpy(observation["action_mask"].astype(np.float32))[
                    None
                ],
            }
            with torch.no_grad():
                logits = module.forward_inference({"obs": batch})["action_dist_inputs"][0]
            observation, reward, over, _, _ = env.step(int(logits.argmax()))
        won += reward
    return won / games


def main() -> None:
    """Learn, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="mini-express")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--runners", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--every", type=int, default=10, help="iterations between trials")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    # These networks are small. Several threads wait for each other longer than they work, above all on a busy machine.
    torch.set_num_threads(1)
    ray.init(address=os.environ.get("RAY_ADDRESS") or "local", log_to_driver=False)
    algo = algorithm(given.title, given.seats, given.runners, given.seed)
    start = time.monotonic()
    learnt = iteration = 0
    print("minutes, decisions,", ", ".join([f"wins against {bot}" for bot in BOTS]), flush=True)
    while True:
        minutes = (time.monotonic() - start) / 60
        if iteration % given.every == 0 or minutes >= given.minutes:
            module = algo.get_module("all")
            shares = [wins(module, given.title, given.seats, bot, given.games) for bot in BOTS]
            told = ", ".join([f"{share:.2f}" for share in shares])
            print(f"{minutes:.1f}, {learnt:,}, {told}", flush=True)
        if minutes >= given.minutes:
            break
        result = algo.train()
        learnt = int(result["env_runners"]["num_env_steps_sampled_lifetime"])
        iteration += 1
    algo.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
