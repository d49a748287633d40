"""Seeds derived from the seed of a game, so that games with bots are reproducible."""

import hashlib


def derive_seed(*parts: int | str) -> int:
    """Return a seed derived from these parts by hashing.

    >>> derive_seed(7, 0) != derive_seed(7, 1)
    True
    """
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def bot_seed(game: int, seat: int, spec: str) -> int:
    """Return the seed of the bot that plays a seat."""
    return derive_seed(game, seat, spec)


def referee_seed(game: int, seat: int) -> int:
    """Return the seed of the random actions that replace those of a failing bot."""
    return derive_seed(game, seat)


def question_seed(game: int, move: int) -> int:
    """Return the seed of the determinization for the question after this many moves."""
    return derive_seed(game, "ask", move)
