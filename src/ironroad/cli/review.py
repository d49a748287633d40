"""``ironroad review``: evaluates every decision of a recorded game."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

import ironroad
from ironroad.bots.mcts import Budget
from ironroad.cli.arguments import EditionFile, Json, Lang, ReportFile, read_text, write_text
from ironroad.cli.terminal import Terminal
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.core.record import parse_record
from ironroad.core.table import Table
from ironroad.lab import charts
from ironroad.lab import review as lab
from ironroad.locale import Words


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="cli-help-replay-file")],
    budget: Annotated[str, typer.Option("--budget", help="lab-help-review-bot")] = "300it",
    seed: Annotated[int, typer.Option("--seed", help="cli-help-seed")] = 1,
    edition: EditionFile = None,
    report: ReportFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Search every decision, then print the losses and the turning points."""
    terminal = Terminal(lang)
    text = read_text(file)
    record = parse_record(text)
    played = ironroad.load(text, seed, edition)
    spent = Budget(budget)
    table = Table(played.title, played.rules, seed, played.names, moves=record.moves)
    judged: list[lab.ReviewedDecision] = []
    with terminal.progress("lab-reviewing", len(record.moves)) as counter:
        for each in lab.review(table, record, spent, seed):
            judged.append(each)
            counter.step()
    if not judged:
        raise InvalidSetup("lab-unfinished")
    if json:
        terminal.json(lab.to_json(table, judged))
    else:
        terminal.show(grid(table, judged, terminal.words))
        for line in mean_losses(table, judged, terminal.words):
            terminal.show(line)
        terminal.show(terminal.words.say("lab-review-turning-points"))
        for line in turning_points(table, judged, terminal.words):
            terminal.show(line)
    if report is not None:
        write_text(report, to_html(table, judged, terminal.words))
        terminal.note("lab-written", file=str(report))


def rows(table: Table, judged: list[lab.ReviewedDecision], words: Words) -> list[list[str]]:
    """Return one row per decision."""
    return [
        [
            str(each.move),
            words.name(each.seat, table.names),
            words.format(table.in_words(each.played), table.names),
            words.format(table.in_words(each.best), table.names) if each.loss else "",
            words.number(100 * each.loss, 1),
        ]
        for each in judged
    ]


def head(words: Words) -> list[str]:
    """Return the head of the table."""
    ids = ("lab-review-move", "cli-player", "lab-review-played", "lab-review-best")
    return [words.say(id) for id in (*ids, "lab-review-loss")]


def grid(table: Table, judged: list[lab.ReviewedDecision], words: Words) -> Grid:
    """Return all decisions as a table for the terminal."""
    result = Grid()
    for column in head(words):
        result.add_column(column)
    for row in rows(table, judged, words):
        result.add_row(*row)
    return result


def mean_losses(table: Table, judged: list[lab.ReviewedDecision], words: Words) -> list[str]:
    """Return the mean loss of each seat, as sentences."""
    return [
        words.format(
            Message(
                "lab-review-mean-loss",
                seat=seat,
                loss=words.number(100 * loss, 1),
                count=count,
            ),
            table.names,
        )
        for seat, (loss, count) in enumerate(lab.mean_losses(judged, table.rules.seats))
    ]


def turning_points(table: Table, judged: list[lab.ReviewedDecision], words: Words) -> list[str]:
    """Return the turning points as sentences, or that there were none."""
    turning = lab.turning_points(judged)
    if not turning:
        return [words.say("lab-review-fine", loss=round(100 * lab.TURNING_POINT_LOSS))]
    return [words.format(lab.turning_message(table, each), table.names) for each in turning]


def to_html(table: Table, judged: list[lab.ReviewedDecision], words: Words) -> str:
    """Return an HTML page with the win-chance graph, the turning points and every decision."""
    title = words.format(table.title.meta.name)
    parts = [
        swing(table, judged, words),
        *[charts.paragraph(line) for line in mean_losses(table, judged, words)],
        charts.heading(words.say("lab-review-turning-points")),
        *[charts.paragraph(line) for line in turning_points(table, judged, words)],
        charts.table(head(words), rows(table, judged, words), texts=(1, 2, 3)),
    ]
    return charts.page(words.say("lab-review-title", title=title), words.language, parts)


def swing(table: Table, judged: list[lab.ReviewedDecision], words: Words) -> str:
    """Return a chart of each seat's value before each decision and at the end."""
    final = lab.final_chances(table)
    steps = [str(each.move) for each in judged]
    if final is not None:
        steps.append(words.say("lab-ending"))
    series = []
    for seat in range(table.rules.seats):
        values = [each.chances[seat] for each in judged]
        if final is not None:
            values.append(final[seat])
        series.append((words.name(seat, table.names), values))
    turning = {each.move for each in lab.turning_points(judged)}
    turns = [step for step, each in enumerate(judged) if each.move in turning]
    return charts.lines(words.say("lab-review-chances"), series, steps, turns)
