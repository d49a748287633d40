"""A short game for reviews, and games that look the same to a seat."""

from collections.abc import Sequence

import ironroad
from ironroad.core.dealer import Dealer
from ironroad.core.errors import InvalidRecord
from ironroad.core.record import Record, format_record, parse_record
from ironroad.core.table import HIDDEN, Table

OTHER_SEED = 99


def short_record(moves: int | None = None) -> str:
    """Return a random game of three that ends soon, or only its first moves."""
    for seed in range(100):
        table = ironroad.new("trans-siberian", 3, seed=seed, names=["Anna", "Boris", "Clara"])
        dealer = Dealer(seed)
        while table.seat is not None:
            options = table.options()
            table.play(options[dealer.below(len(options))])
        if table.count < 32:
            break
    if moves is None:
        return table.record()
    whole = parse_record(table.record())
    return format_record(_with_moves(whole, whole.moves[:moves]))


def _with_moves(whole: Record, moves: Sequence[str]) -> Record:
    head = {"title", "rules", "edition", "digest", "seats", "options", "names"}
    fields = {name: getattr(whole, name) for name in head}
    return Record(**fields, moves=moves)


def twin_of(table: Table, seat: int | None) -> Table:
    """Return a table that looks the same to a seat: other outcomes where they are hidden from it, and another seed."""
    moves = table.moves
    hidden = [place for place, seen in enumerate(table.seen_moves(seat)) if seen == HIDDEN]
    for place in reversed(hidden):
        for other in table.at(place).options():
            twin = _replayed(table, [*moves[:place], other, *moves[place + 1 :]])
            if other != moves[place] and twin is not None:
                return twin
    same = _replayed(table, moves)
    assert same is not None
    return same


def _replayed(table: Table, moves: list[str]) -> Table | None:
    """Return a table after these moves; ``None`` if they are not legal."""
    whole = parse_record(table.record())
    try:
        return ironroad.load(format_record(_with_moves(whole, moves)), seed=OTHER_SEED)
    except InvalidRecord:
        return None
