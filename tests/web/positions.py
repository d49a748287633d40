"""Positions worth looking at: games among bots, up to a moment at which the first seat decides."""

import random
from collections.abc import Callable
from functools import cache

import ironroad
from ironroad.bots.bot import Bot
from ironroad.bots.kinds import KINDS
from ironroad.bots.question import ask
from ironroad.core.table import Table

NAMES = ("Anna", "Boris", "Clara", "David", "Elena")
SEED = 5
LENGTHS = {"trans-siberian": 150, "mini-express": 126, "russian-railroads": 436}
"""About so many moves such a game has."""
GERMAN = (("board", "german"), ("coal", "on"), ("new-material", "on"))
AMERICAN = (("board", "american"), ("coal", "on"), ("new-material", "on"))
Options = tuple[tuple[str, str], ...]
Wanted = Callable[[Table], bool]


@cache
def begun(title: str, seats: int, options: Options) -> tuple[Table, Bot]:
    """Return a game and the bot that plays all its seats, when it is asked to."""
    table = ironroad.new(title, seats, SEED, options=dict(options), names=NAMES[:seats])
    return table, KINDS.make("greedy", SEED)


def record_of(
    title: str,
    seats: int,
    part: float,
    wanted: Wanted = lambda _: True,
    options: Options = (),
) -> str:
    """Return the record of a game from a part of it on, up to a decision of the first seat that is wanted."""
    whole, bot = begun(title, seats, options)
    count = round(part * LENGTHS[title]) if part < 1 else 100_000
    while True:
        while whole.seat is not None and whole.count <= count:
            whole.play(bot.choose(ask(whole, SEED)))
        if whole.count <= count:
            return whole.record()
        table = whole.at(count)
        if table.seat == 0 and wanted(table):
            return table.record()
        count += 1


def random_record(seats: int, options: Options, wanted: Wanted) -> str:
    """Return the record of a game of Russian Railroads played at random, up to a decision of the first seat that is wanted.

    Nobody passes who can do anything else, so that boards fill.
    """
    for seed in range(100):
        choose = random.Random(seed)
        table = ironroad.new(
            "russian-railroads", seats, seed, options=dict(options), names=NAMES[:seats]
        )
        while table.seat is not None:
            if table.seat == 0 and wanted(table):
                return table.record()
            texts = [text for text in table.options() if text not in ("pass", "stop", "finish")]
            table.play(choose.choice(texts or table.options()))
    raise AssertionError("no such position came up")
