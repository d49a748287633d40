"""``ironroad stats``: what the games of an arena say about their title."""

import json as jsonlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ironroad.cli.arena import endings
from ironroad.cli.arguments import Json, Lang, read_text, write_text
from ironroad.cli.terminal import Terminal
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.games import REGISTRY
from ironroad.lab import charts, statistics
from ironroad.lab.arena import GAMES_FILE, PLAN_FILE, read_games
from ironroad.lab.match import Game
from ironroad.lab.ratings import Interval
from ironroad.locale import Words

MOST_ROWS = 25


def stats(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="lab-help-stats-games")],
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="lab-help-report")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Sum the games up by seat, opening and action."""
    terminal = Terminal(lang)
    place = folder if folder.is_dir() else folder.parent
    plan = jsonlib.loads(read_text(place / PLAN_FILE))
    games = read_games(place / GAMES_FILE) if (place / GAMES_FILE).exists() else []
    if not games:
        raise InvalidSetup("lab-no-games", file=str(place / GAMES_FILE))
    if json:
        terminal.json(to_json(plan["title"], games))
    else:
        words = terminal.words
        deeds = (("seats", statistics.by_seat(games)), ("openings", statistics.openings(games)))
        for kind, found in (*deeds, ("actions", statistics.deeds(games))):
            table = Grid(title=words.say(f"lab-stats-{kind}"), title_justify="left")
            for column in deed_head(words):
                table.add_column(column)
            for deed in found[:MOST_ROWS]:
                table.add_row(*deed_cells(deed, words))
            terminal.show(table)
    if report is not None:
        write_text(report, to_html(plan["title"], games, terminal.words))
        terminal.note("lab-written", file=str(report))


def deed_head(words: Words) -> list[str]:
    """Return the head of a table of deeds."""
    ids = ("lab-stats-action", "lab-stats-count", "lab-column-wins", "lab-column-score")
    return [words.say(id) for id in ids]


def deed_cells(deed: statistics.Deed, words: Words) -> list[str]:
    """Return one row of a table of deeds."""
    wins = Interval(*[100 * number for number in deed.wins])
    return [
        deed.name,
        words.number(deed.seats),
        _interval(wins, words) + " %",
        _interval(deed.score, words),
    ]


def _interval(interval: Interval, words: Words) -> str:
    value, low, high = [words.number(number, 1) for number in interval]
    return f"{value} [{low}; {high}]"


def to_json(title: str, games: Sequence[Game]) -> dict[str, Any]:
    """Return all figures for machines."""
    return {
        "title": title,
        "games": len(games),
        "seats": [deed._asdict() for deed in statistics.by_seat(games)],
        "openings": [deed._asdict() for deed in statistics.openings(games)],
        "actions": [deed._asdict() for deed in statistics.deeds(games)],
        "items": [item._asdict() for item in statistics.items(games)],
        "lengths": statistics.lengths(games),
        "endings": endings(games),
    }


def to_html(title: str, games: Sequence[Game], words: Words) -> str:
    """Return one page with all tables and charts."""
    name = words.format(REGISTRY.meta(title).name)
    head = deed_head(words)
    seats = statistics.by_seat(games)
    items = statistics.items(games)
    item_head = [words.say(f"lab-stats-{column}") for column in ("item", "points", "winner-points")]
    parts = [
        charts.paragraph(words.say("lab-stats-note")),
        charts.heading(words.say("lab-stats-seats")),
        charts.bars(
            words.say("lab-chart-score"),
            [
                (words.name(place), *deed.score, words.number(deed.score.value, 1))
                for place, deed in enumerate(seats)
            ],
        ),
        charts.table(head, [deed_cells(deed, words) for deed in seats]),
        charts.heading(words.say("lab-stats-lengths")),
        charts.bars(
            words.say("lab-stats-lengths"),
            [
                (f"{low}-{high}", count, count, count, words.number(count))
                for low, high, count in statistics.lengths(games)
            ],
        ),
        charts.heading(words.say("lab-endings")),
        charts.table(
            [words.say("lab-ending"), words.say("cli-games")],
            [[words.format(Message(id)), words.number(n)] for id, n in endings(games)],
        ),
        charts.heading(words.say("lab-stats-items")),
        charts.table(
            item_head,
            [
                [_named(i.name, words), words.number(i.points, 1), words.number(i.winners, 1)]
                for i in items
            ],
        ),
        charts.heading(words.say("lab-stats-openings")),
        charts.table(head, [deed_cells(d, words) for d in statistics.openings(games)[:MOST_ROWS]]),
        charts.heading(words.say("lab-stats-actions")),
        charts.table(head, [deed_cells(d, words) for d in statistics.deeds(games)]),
    ]
    return charts.page(words.say("lab-stats-title", title=name), words.language, parts)


def _named(item: str, words: Words) -> str:
    """Return an item by the last and most telling of its message ids."""
    return words.say(item.split()[-1])
