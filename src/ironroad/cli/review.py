"""``ironroad review``: evaluates every decision of a recorded game."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

import ironroad
from ironroad.cli.arguments import EditionFile, Json, Lang, ReportFile, read_text, write_text
from ironroad.cli.terminal import Terminal
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.lab import charts
from ironroad.locale import Words
from ironroad.study import summary
from ironroad.study.opinion import certain
from ironroad.study.review import STRENGTHS, Judged, judge, moves_to_judge


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="cli-help-replay-file")],
    budget: Annotated[str, typer.Option("--budget", help="lab-help-review-budget")] = "quick",
    seed: Annotated[int, typer.Option("--seed", help="cli-help-seed")] = 1,
    edition: EditionFile = None,
    report: ReportFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Search every decision, then print what each cost, the turning points, accuracy and luck."""
    terminal = Terminal(lang)
    iterations = iterations_of(budget)
    table = ironroad.load(read_text(file), seed, edition)
    if table.outcome is None:
        raise InvalidSetup("lab-unfinished")
    moves = moves_to_judge(table)
    judged: list[Judged] = []
    with terminal.progress("lab-reviewing", len(moves)) as counter:
        for move in moves:
            judged.append(judge(table, move, iterations, seed))
            counter.step()
    if json:
        terminal.json(summary.to_json(table, judged, iterations, seed))
    else:
        terminal.show(grid(table, judged, terminal.words))
        for line in [*players(table, judged, terminal.words), *bids(table, judged, terminal.words)]:
            terminal.show(line)
        terminal.show(terminal.words.say("lab-review-turning-points"))
        for line in turning_points(table, judged, seed, terminal.words):
            terminal.show(line)
    if report is not None:
        write_text(report, to_html(table, judged, seed, terminal.words))
        terminal.note("lab-written", file=str(report))


def iterations_of(budget: str) -> int:
    """Return the iterations for each decision: those of a strength by its name, or a number such as ``300it``."""
    if budget in STRENGTHS:
        return STRENGTHS[budget].iterations
    number = budget.removesuffix("it")
    if number == budget or not number.isdecimal() or int(number) < 2:
        raise InvalidSetup("lab-review-budget", budget=budget, choices=", ".join(STRENGTHS))
    return int(number)


def rows(table: Table, judged: list[Judged], words: Words) -> list[list[str]]:
    """Return one row per decision."""
    return [
        [
            str(each.move),
            words.name(each.seat, table.names),
            words.format(table.in_words(each.played.action), table.names),
            words.format(table.in_words(each.best.action), table.names) if each.loss else "",
            words.number(100 * each.chances[each.seat], 1),
            words.number(100 * each.loss, 1) + " " + "?" * summary.grade(each),
        ]
        for each in judged
    ]


def head(words: Words) -> list[str]:
    """Return the head of the table."""
    ids = ("lab-review-move", "cli-player", "lab-review-played", "lab-review-best")
    return [words.say(id) for id in (*ids, "lab-review-chance", "lab-review-loss")]


def grid(table: Table, judged: list[Judged], words: Words) -> Grid:
    """Return all decisions as a table for the terminal."""
    result = Grid()
    for column in head(words):
        result.add_column(column)
    for row in rows(table, judged, words):
        result.add_row(*row)
    return result


def players(table: Table, judged: list[Judged], words: Words) -> list[str]:
    """Return accuracy, mean loss and luck of each seat, as sentences."""
    found = []
    for seat in range(table.rules.seats):
        own = [each for each in judged if each.seat == seat]
        said = Message(
            "lab-review-player",
            seat=seat,
            accuracy=words.number(100 * (summary.accuracy(own) or 0.0)),
            loss=words.number(100 * summary.mean_loss(judged, seat), 1),
            luck=words.number(100 * summary.luck(judged, seat), 1),
            count=len(own),
        )
        found.append(words.format(said, table.names))
    return found


def bids(table: Table, judged: list[Judged], words: Words) -> list[str]:
    """Return what was paid in auctions and what it was worth, as sentences."""
    return [
        words.format(summary.auction_message(table, each), table.names)
        for each in summary.auctions(judged)
    ]


def turning_points(table: Table, judged: list[Judged], seed: int, words: Words) -> list[str]:
    """Return the turning points as sentences, or that there were none."""
    turning = summary.turning_points(judged)
    if not turning:
        return [words.say("lab-review-fine", loss=summary.percent(summary.SMALL_LOSS))]
    return [
        " ".join([words.format(said, table.names) for said in summary.sentences(table, each, seed)])
        for each in turning
    ]


def to_html(table: Table, judged: list[Judged], seed: int, words: Words) -> str:
    """Return an HTML page with the chances over the game, the turning points and every decision."""
    title = words.format(table.title.meta.name)
    parts = [
        swing(table, judged, words),
        *[charts.paragraph(line) for line in players(table, judged, words)],
        *[charts.paragraph(line) for line in bids(table, judged, words)],
        charts.heading(words.say("lab-review-turning-points")),
        *[charts.paragraph(line) for line in turning_points(table, judged, seed, words)],
        charts.table(head(words), rows(table, judged, words), texts=(1, 2, 3)),
    ]
    return charts.page(words.say("lab-review-title", title=title), words.language, parts)


def swing(table: Table, judged: list[Judged], words: Words) -> str:
    """Return a chart of each seat's winning chance before each decision and at the end."""
    steps = [*[str(each.move) for each in judged], words.say("lab-ending")]
    final = certain(table)
    series = [
        (
            words.name(seat, table.names),
            [*[each.chances[seat] for each in judged], final[seat].value],
        )
        for seat in range(table.rules.seats)
    ]
    turning = {each.move for each in summary.turning_points(judged)}
    turns = [step for step, each in enumerate(judged) if each.move in turning]
    return charts.lines(words.say("lab-review-chances"), series, steps, turns)
