"""Password hashes at a thousandth of the work, for servers of the tests: few tests are about what a hash costs.

What people's passwords get is tested in test_people; servers that are started as programs hash as they do for people.
"""

from functools import partial

from argon2 import PasswordHasher

from ironroad.server.accounts import passwords


def hash_quickly() -> None:
    """Let this process hash passwords with the least work that the algorithm allows."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    passwords.PasswordHasher = quick  # type: ignore[attr-defined,assignment]  # A class, for which stands what makes it.
