"""What is given to an environment, and what is missing: whole numbers, seats, packages of extras."""

from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from typing import Any


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Tell which extra has to be installed, where an import inside fails for want of another package."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = missing.name or ""
        if package.startswith("ironroad") or isinstance(missing, MissingExtra):
            raise
        raise MissingExtra(
            f'this needs the package {package}; install it with: pip install "ironroad[{extra}]"',
            name=missing.name,
        ) from missing


class MissingExtra(ModuleNotFoundError):
    """A package is missing that an extra brings."""


def whole(name: str, value: Any) -> int:
    """Return a whole number; raise ``TypeError`` if something else was given."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name} is a whole number, not {value!r}")
    return index(value)


def at_least_one(name: str, value: Any) -> int:
    """Return a whole number from 1 on; raise ``ValueError`` for others."""
    number = whole(name, value)
    if number < 1:
        raise ValueError(f"{name} is at least 1, not {number}")
    return number


def seat_among(seat: Any, seats: int) -> int:
    """Return a seat; raise ``ValueError`` if there are not as many."""
    number = whole("seat", seat)
    if not 0 <= number < seats:
        raise ValueError(f"seat is 0 to {seats - 1}, not {number}")
    return number
