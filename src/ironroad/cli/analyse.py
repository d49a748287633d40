"""``ironroad analyse``: the best options of a position of a recorded game, or of one set up by hand."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

import ironroad
from ironroad.cli.arguments import EditionFile, Json, Lang, read_text
from ironroad.cli.terminal import Terminal
from ironroad.core.engine import CHANCE
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import Table
from ironroad.face import placed
from ironroad.locale import Words
from ironroad.study.analysis import Analysis, Prospect, analyse, to_json
from ironroad.study.opinion import Estimate

SHOWN_STEPS = 3
"""Actions of an expected line that are printed."""


def analyse_record(
    file: Annotated[
        Path | None, typer.Argument(metavar="[RECORD]", help="lab-help-analyse-file")
    ] = None,
    move: Annotated[int | None, typer.Option("--move", min=0, help="lab-help-analyse-move")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=3600, help="lab-help-analyse-seconds")
    ] = 2.0,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=1, help="lab-help-analyse-iterations")
    ] = None,
    options: Annotated[int, typer.Option("--options", min=1, help="lab-help-analyse-options")] = 5,
    seed: Annotated[int, typer.Option("--seed", help="cli-help-seed")] = 1,
    edition: EditionFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Think about a position, then print the chances of all players and the best options."""
    terminal = Terminal(lang)
    if file is not None:
        table = ironroad.load(read_text(file), seed, edition)
    elif edition is not None:
        table = placed(Path(edition), seed)
    else:
        raise InvalidSetup("lab-analyse-nothing")
    if move is not None:
        if move > table.count:
            raise InvalidSetup("lab-analyse-no-move", move=move, last=table.count)
        table = table.at(move)
    found = analyse(table, seconds, iterations, seed, options)
    if json:
        terminal.json({"move": table.count, **to_json(table, found)})
        return
    words = terminal.words
    terminal.show(words.say("lab-analyse-heading", move=table.count, count=found.iterations))
    terminal.show(chances(table, found, words))
    if found.seat == CHANCE:
        terminal.show(words.say("lab-analyse-chance"))
    elif found.seat is None:
        terminal.show(words.say("lab-analyse-over"))
    else:
        terminal.show(words.say("lab-analyse-decides", seat=words.name(found.seat, table.names)))
        terminal.show(grid(table, found, words))


def chances(table: Table, found: Analysis, words: Words) -> str:
    """Return the winning chances of all players in one line."""
    players = [words.name(seat, table.names) for seat in range(table.rules.seats)]
    players += [words.format(rival.name) for rival in table.seen_rivals(None)]
    return ", ".join(
        [f"{name} {percent(one, words)}" for name, one in zip(players, found.chances, strict=True)]
    )


def percent(chance: Estimate, words: Words) -> str:
    """Return a chance in percent."""
    return f"{words.number(100 * chance.value)} %"


def grid(table: Table, found: Analysis, words: Words) -> Grid:
    """Return the options as a table for the terminal."""
    result = Grid()
    for id in ("lab-analyse-option", "lab-review-chance", "lab-analyse-between"):
        result.add_column(words.say(id))
    for id in ("lab-analyse-points", "lab-analyse-visits", "lab-analyse-line"):
        result.add_column(words.say(id))
    for each in found.prospects:
        assert found.seat is not None
        result.add_row(*row(table, each, found.seat, words))
    return result


def row(table: Table, each: Prospect, seat: int, words: Words) -> list[str]:
    """Return an option as the cells of a row."""
    own = each.chances[seat]
    lowest, highest = words.number(100 * own.low), words.number(100 * own.high)
    follows = [words.format(table.in_words(step.action), table.names) for step in each.line]
    return [
        words.format(table.in_words(each.action), table.names),
        words.number(100 * own.value, 1),
        words.say("lab-analyse-range", low=lowest, high=highest),
        f"{'+' if each.gain.points > 0 else ''}{words.number(each.gain.points, 1)}",
        words.number(each.visits),
        "; ".join(follows[:SHOWN_STEPS]),
    ]
