"""PettingZoo's own tests."""

import warnings

with warnings.catch_warnings():
    # Where pygame is installed, they import an environment in a way that PettingZoo itself calls deprecated.
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

__all__ = [
    "api_test",
    "max_cycles_test",
    "parallel_api_test",
    "parallel_seed_test",
    "performance_benchmark",
    "render_test",
    "seed_test",
]
