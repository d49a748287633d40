"""``ironroad perft``: counts of action sequences, to compare engines and builds."""

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
    check_edition,
    parse_options,
    seats_or_usual,
)
from ironroad.cli.terminal import Terminal
from ironroad.core import playout
from ironroad.core.engine import Options, advance
from ironroad.face import rules_for
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
    """Count, for each depth up to the given one."""
    terminal = Terminal(lang)
    words = terminal.words
    check_edition(edition, REGISTRY.meta(title))
    rules = rules_for(title, seats_or_usual(title, seats), parse_options(option), edition)
    table = Table()
    for id in ("cli-depth", "cli-sequences", "cli-seconds"):
        table.add_column(words.say(id), justify="right")
    counts = []
    for reached in range(1, depth + 1):
        state = REGISTRY.title(title).setup(rules)
        options = Options()
        advance(state, options)
        start = perf_counter()
        counts.append(playout.perft(state, options, reached))
        table.add_row(
            str(reached), words.number(counts[-1]), words.number(perf_counter() - start, 2)
        )
    if json:
        terminal.json({"title": title, "seats": rules.seats, "counts": counts})
    else:
        terminal.show(table)
