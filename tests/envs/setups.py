"""The set-ups that environments are tried with: few in which every seat count and option occurs, or all."""

import os

from ironroad.games import REGISTRY
from tools.walks import Setup, all_setups, covering_setups, setup_name

ALL = "IRONROAD_ALL_SETUPS" in os.environ
"""``make test-envs`` tries all of them."""


def _covering() -> list[Setup]:
    return [
        (id, seats, options)
        for id in REGISTRY.ids()
        for seats, options in covering_setups(REGISTRY.meta(id))
    ]


SETUPS: list[Setup] = all_setups() if ALL else _covering()
NAMES = [f"{id}-{setup_name(seats, options)}" for id, seats, options in SETUPS]
SOME = slice(None, None, 1 if ALL else 3)
"""Which of them slower tests take."""
