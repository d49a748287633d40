"""``ironroad arena``: games between bots, with seat rotation and ratings."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.table import Table as Grid

from ironroad.bots.kinds import KINDS
from ironroad.cli.arguments import (
    Backend,
    EditionFile,
    GameCount,
    Jobs,
    Json,
    Lang,
    OptionList,
    ReportFile,
    SeatCount,
    Seed,
    TitleId,
    chosen_seed,
    chosen_setup,
    write_text,
)
from ironroad.cli.terminal import Terminal
from ironroad.core.message import Message
from ironroad.games import REGISTRY
from ironroad.lab import charts, parquet
from ironroad.lab.arena import Plan, run
from ironroad.lab.backend import BACKENDS
from ironroad.lab.match import Game
from ironroad.lab.ratings import Interval, Standing, standings
from ironroad.locale import Words


def arena(
    title: TitleId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="lab-help-bots")],
    seats: SeatCount = None,
    games: GameCount = 100,
    seed: Seed = None,
    opening: Annotated[int, typer.Option("--opening", min=0, help="lab-help-opening")] = 0,
    jobs: Jobs = 0,
    backend: Backend = BACKENDS[0],
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="DIR", help="lab-help-resume")
    ] = None,
    report: ReportFile = None,
    table: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help="lab-help-parquet")
    ] = None,
    option: OptionList = None,
    edition: EditionFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play the games and print the results with confidence intervals."""
    terminal = Terminal(lang)
    setup = chosen_setup(title, seats, option, edition, opening)
    for spec in bots:
        KINDS.check(spec, REGISTRY.title(title), setup.rules())
    if table is not None:
        parquet.check_installed()
    chosen = chosen_seed(seed)
    plan = Plan(setup, bots, games, chosen)
    played: list[Game] = []
    with terminal.progress("cli-simulating", games) as counter:
        for game in run(plan, jobs or os.cpu_count() or 1, backend, resume):
            played.append(game)
            counter.step()
    result = standings(played)
    if json:
        terminal.json(to_json(plan, played, result))
    else:
        terminal.show(grid(result, terminal.words))
        terminal.say("lab-series", games=len(played), seed=str(chosen))
    if report is not None:
        write_text(report, to_html(plan, played, result, terminal.words))
        terminal.note("lab-written", file=str(report))
    if table is not None:
        parquet.write(played, table)
        terminal.note("lab-written", file=str(table))


COLUMNS = ("bot", "seats", "wins", "fair", "place", "score", "rating", "seconds", "faults")
MAX_BOT_LETTERS = 16
"""The maximum width of the bot column."""


def cells(standing: Standing, words: Words) -> list[str]:
    """Return the table cells for one bot."""
    return [
        standing.bot,
        words.number(standing.seats),
        _percent(standing.wins, words),
        f"{words.number(100 * standing.fair, 1)} %",
        _interval(standing.place, words, 2),
        _interval(standing.score, words, 1),
        _interval(standing.rating, words, 0),
        words.number(1000 * standing.seconds, 1),
        words.number(standing.faults),
    ]


def _interval(interval: Interval, words: Words, digits: int, unit: str = "") -> str:
    value, low, high = [words.number(number, digits) for number in interval]
    return f"{value}{unit} [{low}; {high}]"


def _percent(share: Interval, words: Words) -> str:
    return _interval(Interval(*[100 * number for number in share]), words, 1, " %")


def grid(result: Sequence[Standing], words: Words) -> Grid:
    """Return the result as a table for the terminal.

    To save width, intervals stand below their values, and the column of faults is shown only if there are any."""
    table = Grid(
        title=words.say("lab-result"), title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0)
    )
    width = min(MAX_BOT_LETTERS, max([len(standing.bot) for standing in result]))
    table.add_column(words.say("lab-column-bot"), min_width=width, overflow="fold")
    columns = COLUMNS if any([standing.faults for standing in result]) else COLUMNS[:-1]
    for column in columns[1:]:
        table.add_column(words.say(f"lab-column-{column}"), justify="right")
    for standing in result:
        told = cells(standing, words)[: len(columns)]
        table.add_row(*[cell.replace(" [", "\n[") for cell in told])
    return table


def to_json(plan: Plan, games: Sequence[Game], result: Sequence[Standing]) -> dict[str, Any]:
    """Return the result as plain JSON values."""
    bots = []
    for standing in result:
        fields = standing._asdict()
        bots.append(
            {
                name: list(value) if isinstance(value, Interval) else value
                for name, value in fields.items()
            }
        )
    return {**plan.to_json(), "games": len(games), "standings": bots}


def to_html(plan: Plan, games: Sequence[Game], result: Sequence[Standing], words: Words) -> str:
    """Return the HTML report: the table, charts of win rates and ratings, scores, seats and endings."""
    title = words.format(REGISTRY.meta(plan.setup.title).name)
    head = [words.say(f"lab-column-{column}") for column in COLUMNS]
    parts = [
        charts.paragraph(words.say("lab-series", games=len(games), seed=str(plan.seed))),
        charts.table(head, [cells(standing, words) for standing in result]),
        charts.heading(words.say("lab-column-wins")),
        charts.bars(
            words.say("lab-chart-wins"),
            [(each.bot, *each.wins, _percent(each.wins, words)) for each in result],
        ),
        charts.heading(words.say("lab-column-rating")),
        charts.bars(
            words.say("lab-chart-rating"),
            [(each.bot, *each.rating, words.number(each.rating.value)) for each in result],
        ),
        charts.heading(words.say("lab-column-score")),
        charts.bars(
            words.say("lab-chart-score"),
            [(each.bot, *each.score, words.number(each.score.value, 1)) for each in result],
        ),
        charts.heading(words.say("lab-endings")),
        charts.table(
            [words.say("lab-ending"), words.say("cli-games")],
            [[words.format(Message(id)), words.number(n)] for id, n in endings(games)],
        ),
    ]
    return charts.page(words.say("lab-title", title=title), words.language, parts)


def endings(games: Sequence[Game]) -> list[tuple[str, int]]:
    """Return how often each reason ended a game, the most frequent first."""
    counts: dict[str, int] = {}
    for game in games:
        for reason in game["reasons"]:
            counts[reason] = counts.get(reason, 0) + 1
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
