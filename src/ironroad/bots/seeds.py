"""Seeds of bots: all of them follow from the seed of a game, so that a game can be played again."""

import hashlib


def derived(*parts: int | str) -> int:
    """Return a seed that follows from these parts.

    >>> derived(7, 0) != derived(7, 1)
    True
    """
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def bot_seed(game: int, seat: int, spec: str) -> int:
    """Return the seed of the bot that plays a seat."""
    return derived(game, seat, spec)


def referee_seed(game: int, seat: int) -> int:
    """Return the seed of the actions that are drawn in place of a bot that fails."""
    return derived(game, seat)


def question_seed(game: int, move: int) -> int:
    """Return the seed by which hidden information is dealt anew for the question after a number of moves."""
    return derived(game, "ask", move)
