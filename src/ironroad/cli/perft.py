"""``ironroad perft``: counts action sequences by depth, to compare engines and builds."""

from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from ironroad.cli.arguments import (
    EditionFile,
    Json,
    Lang,
    OptionList,
    SeatCount,
    TitleId,
    chosen_setup,
)
from ironroad.cli.terminal import Terminal
from ironroad.core import playout
from ironroad.games import REGISTRY


def perft(
    title: TitleId,
    depth: Annotated[int, typer.Option("--depth", min=1, help="cli-help-depth")] = 3,
    seats: SeatCount = None,
    option: OptionList = None,
    edition: EditionFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the counts for each depth up to the given one."""
    terminal = Terminal(lang)
    words = terminal.words
    rules = chosen_setup(title, seats, option, edition).rules()
    table = Table()
    for id in ("cli-depth", "cli-sequences", "cli-seconds"):
        table.add_column(words.say(id), justify="right")
    counts = []
    for reached in range(1, depth + 1):
        state, options = playout.new_game(REGISTRY.title(title), rules)
        start = perf_counter()
        counts.append(playout.perft(state, options, reached))
        table.add_row(
            str(reached), words.number(counts[-1]), words.number(perf_counter() - start, 2)
        )
    if json:
        terminal.json({"title": title, "seats": rules.seats, "counts": counts})
    else:
        terminal.show(table)
