"""Environments for reinforcement learning: PettingZoo, Gymnasium, and batches of games in NumPy arrays.

They need the extra ``envs``. Importing this registers the titles with Gymnasium; the rest is imported when it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ironroad.envs.given import from_extra

with from_extra("envs"):
    from ironroad.envs.registration import register_all

if TYPE_CHECKING:
    from ironroad.envs.aec import AecEnv, env, raw_env
    from ironroad.envs.batch import Batch
    from ironroad.envs.parallel import ParallelEnv, parallel_env
    from ironroad.envs.shared import SharedBatch
    from ironroad.envs.single import SingleEnv
    from ironroad.envs.union import Union, union_of
    from ironroad.envs.vector import VectorEnv

__all__ = [
    "AecEnv",
    "Batch",
    "ParallelEnv",
    "SharedBatch",
    "SingleEnv",
    "Union",
    "VectorEnv",
    "env",
    "parallel_env",
    "raw_env",
    "register_all",
    "union_of",
]

_HOMES = {
    "AecEnv": "aec",
    "Batch": "batch",
    "ParallelEnv": "parallel",
    "SharedBatch": "shared",
    "SingleEnv": "single",
    "Union": "union",
    "VectorEnv": "vector",
    "env": "aec",
    "parallel_env": "parallel",
    "raw_env": "aec",
    "union_of": "union",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with from_extra("envs"):
        home = import_module(f"{__name__}.{_HOMES[name]}")
    return getattr(home, name)


register_all()
