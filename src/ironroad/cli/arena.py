"""``ironroad arena``: bots against each other, seat by seat, with ratings."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.table import Table as Grid

from ironroad.bots.kinds import KINDS
from ironroad.cli.arguments import (
    EditionFile,
    Json,
    Lang,
    OptionList,
    SeatCount,
    Seed,
    TitleId,
    check_edition,
    parse_options,
    seats_or_usual,
    write_text,
)
from ironroad.cli.terminal import Terminal
from ironroad.core.message import Message
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.lab import charts, parquet
from ironroad.lab.arena import Plan, run
from ironroad.lab.backend import BACKENDS
from ironroad.lab.match import Game, Setup
from ironroad.lab.ratings import Interval, Standing, standings
from ironroad.locale import Words


def arena(
    title: TitleId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="lab-help-bots")],
    seats: SeatCount = None,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-help-games")] = 100,
    seed: Seed = None,
    opening: Annotated[int, typer.Option("--opening", min=0, help="lab-help-opening")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="cli-help-jobs")] = 0,
    backend: Annotated[str, typer.Option("--backend", help="lab-help-backend")] = BACKENDS[0],
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="DIR", help="lab-help-resume")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="lab-help-report")
    ] = None,
    table: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help="lab-help-parquet")
    ] = None,
    option: OptionList = None,
    edition: EditionFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play the games and say who is better, and how sure that is."""
    terminal = Terminal(lang)
    count = seats_or_usual(title, seats)
    options = parse_options(option)
    check_edition(edition, REGISTRY.meta(title))
    rules_for(title, count, options, edition)  # Refused here rather than in every process.
    for spec in bots:
        KINDS.make(spec, 0).close()
    if table is not None:
        parquet.check_installed()
    chosen = secrets.randbits(32) if seed is None else seed
    plan = Plan(Setup(title, count, options, edition, opening), bots, games, chosen)
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
MOST_BOT = 16
"""So many letters of a bot stand in one line, whatever the width of the terminal."""


def cells(standing: Standing, words: Words) -> list[str]:
    """Return how one bot did, in words."""
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
    """Return the result as a table for the terminal; to save width, intervals stand below their values, and faults are told if there are some."""
    table = Grid(
        title=words.say("lab-result"), title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0)
    )
    width = min(MOST_BOT, max([len(standing.bot) for standing in result]))
    table.add_column(words.say("lab-column-bot"), min_width=width, overflow="fold")
    columns = COLUMNS if any([standing.faults for standing in result]) else COLUMNS[:-1]
    for column in columns[1:]:
        table.add_column(words.say(f"lab-column-{column}"), justify="right")
    for standing in result:
        told = cells(standing, words)[: len(columns)]
        table.add_row(*[cell.replace(" [", "\n[") for cell in told])
    return table


def to_json(plan: Plan, games: Sequence[Game], result: Sequence[Standing]) -> dict[str, Any]:
    """Return the result for machines."""
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
    """Return the report: the table, charts of shares and ratings, scores, seats and endings."""
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
