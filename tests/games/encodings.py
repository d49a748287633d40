"""Encoded positions read back by the names that their spec gives them."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from ironroad.core.dealer import Dealer
from ironroad.core.encoding import Encoder
from ironroad.core.engine import apply
from ironroad.games import REGISTRY
from tools.walks import opened, wander

Numbers = dict[str, list[int]]


def numbers_in(encoder: Encoder[Any], row: bytes) -> dict[str, Numbers]:
    """Return the numbers of a row, by section and name."""
    found: dict[str, Numbers] = {}
    for field in encoder.spec.fields:
        values = found.setdefault(field.section, {}).setdefault(field.name, [])
        assert field.index == len(values)
        values.append(field.value_in(row))
        assert field.low <= values[-1] <= field.high, field
    assert len(row) == encoder.spec.size
    return found


def positions(
    title: str, seats: int, options: Mapping[str, str], seed: int, every: int = 1
) -> Iterator[Any]:
    """Play a random game; yield some of its positions, the first and the last among them."""
    state, legal = opened(title, seats, options)
    dealer = Dealer(seed)
    count = 0
    while state.stack:
        if count % every == 0:
            yield state
        apply(state, wander(state, legal, dealer, seed % 4), legal)
        count += 1
    yield state


@cache
def encoder_of(title: str, rules: Any) -> Encoder[Any]:
    """Return the encoder of a rule set; it is made once."""
    return REGISTRY.title(title).encoder(rules)


def seen(title: str, state: Any, seat: int) -> tuple[dict[str, Numbers], Any]:
    """Return what a seat knows, once as numbers and once as its view."""
    game = REGISTRY.title(title)
    encoder = encoder_of(title, state.rules)
    return numbers_in(encoder, encoder.encode(state, seat)), game.view(state, seat)


def counted_from(viewer: int, seats: int, seat: int | None) -> int:
    """Return a seat as rows have it: 1 is the viewer, 0 nobody."""
    return 0 if seat is None else (seat - viewer) % seats + 1


def decider(viewer: int, seats: int, seat: int | None) -> int:
    """Return who decides as rows have it: the number after the last seat is chance."""
    return seats + 1 if seat == -1 else counted_from(viewer, seats, seat)


def flags(members: list[str], ids: list[str]) -> list[int]:
    """Return a set of ids as rows have it."""
    return [1 if id in members else 0 for id in ids]
