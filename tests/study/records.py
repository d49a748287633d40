"""A short game for reviews."""

import ironroad
from ironroad.core.dealer import Dealer
from ironroad.core.record import Record, format_record, parse_record


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
    head = {"title", "rules", "edition", "digest", "seats", "options", "names"}
    fields = {name: getattr(whole, name) for name in head}
    return format_record(Record(**fields, moves=whole.moves[:moves]))
