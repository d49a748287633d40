"""``ironroad stats``: what the games of an arena say about their title."""

import json as jsonlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.table import Table as Grid

from ironroad.cli.arena import endings
from ironroad.cli.arguments import Json, Lang, read_text, write_text
from ironroad.cli.terminal import Terminal
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.lab import charts, statistics
from ironroad.lab.arena import GAMES_FILE, PLAN_FILE, read_games
from ironroad.lab.holdings import Holdings, holdings
from ironroad.lab.match import Game, Setup
from ironroad.lab.ratings import Interval
from ironroad.locale import Words

MOST_ROWS: Final = 25


class Section(NamedTuple):
    """Deeds of one kind under their heading, each with its words."""

    heading: str
    rows: list[tuple[str, statistics.Deed]]


def stats(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="lab-help-stats-games")],
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="lab-help-report")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Sum the games up by seat, by what was held, by opening and by action."""
    terminal = Terminal(lang)
    place = folder if folder.is_dir() else folder.parent
    plan = jsonlib.loads(read_text(place / PLAN_FILE))
    setup = Setup(plan["title"], plan["seats"], plan["options"], plan["edition"])
    file = place / GAMES_FILE
    games = read_games(file) if file.exists() else []
    if not games:
        raise InvalidSetup("lab-no-games", file=str(file))
    held = holdings(setup, games, str(file))
    if json:
        terminal.json(to_json(setup, games, held))
    else:
        for section in sections(setup, games, held, terminal.words):
            table = Grid()
            for column in deed_head(section, terminal.words):
                table.add_column(column)
            for words, deed in section.rows[:MOST_ROWS]:
                table.add_row(*deed_cells(words, deed, terminal.words))
            terminal.show(table)
    if report is not None:
        write_text(report, to_html(setup, games, held, terminal.words))
        terminal.note("lab-written", file=str(report))


def sections(
    setup: Setup, games: Sequence[Game], held: Sequence[Holdings], words: Words
) -> list[Section]:
    """Return how seats fared: by place, by what they held, by opening, by action."""
    rules = rules_for(setup.title, setup.seats, setup.options, setup.edition)

    def told(name: str) -> str:
        texts = name.split(statistics.BETWEEN)
        actions = [rules.catalogue[rules.catalogue.parse(text)] for text in texts]
        return "; ".join([words.format(action.message) for action in actions])

    seats = [(words.name(place), deed) for place, deed in enumerate(statistics.by_seat(games))]
    result = [Section(words.say("lab-stats-seats"), seats)]
    for kind in held:
        rows = [(words.format(kind.names[deed.name]), deed) for deed in kind.deeds]
        result.append(Section(words.format(kind.kind), rows))
    openings = _distinct(told, statistics.openings(games)[:MOST_ROWS])
    result.append(Section(words.say("lab-stats-openings"), openings))
    actions = _distinct(told, statistics.deeds(games))
    return [*result, Section(words.say("lab-stats-actions"), actions)]


def _distinct(
    told: Callable[[str], str], deeds: Sequence[statistics.Deed]
) -> list[tuple[str, statistics.Deed]]:
    """Return deeds with their words, and with their notation where others have the same words."""
    all = [told(deed.name) for deed in deeds]
    return [
        (words if all.count(words) == 1 else f"{words} ({deed.name})", deed)
        for words, deed in zip(all, deeds, strict=True)
    ]


def deed_head(section: Section, words: Words) -> list[str]:
    """Return the head of a table of deeds."""
    ids = ("lab-stats-count", "lab-column-wins", "lab-column-score")
    return [section.heading, *[words.say(id) for id in ids]]


def deed_cells(told: str, deed: statistics.Deed, words: Words) -> list[str]:
    """Return one row of a table of deeds."""
    wins = Interval(*[100 * number for number in deed.wins])
    return [
        told,
        words.number(deed.seats),
        _interval(wins, words) + " %",
        _interval(deed.score, words),
    ]


def _interval(interval: Interval, words: Words) -> str:
    value, low, high = [words.number(number, 1) for number in interval]
    return f"{value} [{low}; {high}]"


def to_json(setup: Setup, games: Sequence[Game], held: Sequence[Holdings]) -> dict[str, Any]:
    """Return all figures for machines."""
    return {
        "title": setup.title,
        "games": len(games),
        "seats": [deed._asdict() for deed in statistics.by_seat(games)],
        "holdings": {kind.kind.id: [deed._asdict() for deed in kind.deeds] for kind in held},
        "openings": [deed._asdict() for deed in statistics.openings(games)],
        "actions": [deed._asdict() for deed in statistics.deeds(games)],
        "items": [item._asdict() for item in statistics.items(games)],
        "lengths": statistics.lengths(games),
        "endings": endings(games),
    }


def to_html(setup: Setup, games: Sequence[Game], held: Sequence[Holdings], words: Words) -> str:
    """Return one page with all tables and charts."""
    name = words.format(REGISTRY.meta(setup.title).name)
    told = sections(setup, games, held, words)
    parts = [charts.paragraph(words.say("lab-stats-note"))]
    for section in told[:-2]:
        parts += _charted(section, words)
    parts += _games_html(games, words)
    for section in told[-2:]:
        parts += [charts.heading(section.heading), _section_table(section, words)]
    return charts.page(words.say("lab-stats-title", title=name), words.language, parts)


def _charted(section: Section, words: Words) -> list[str]:
    """Return a section with charts of wins and scores above its table."""

    def bars(caption: str, factor: float, of: Callable[[statistics.Deed], Interval]) -> str:
        rows = []
        for label, deed in section.rows:
            value, low, high = [factor * number for number in of(deed)]
            rows.append((label, value, low, high, words.number(value, 1)))
        return charts.bars(words.say(caption), rows)

    return [
        charts.heading(section.heading),
        bars("lab-chart-wins-percent", 100.0, lambda deed: deed.wins),
        bars("lab-chart-score", 1.0, lambda deed: deed.score),
        _section_table(section, words),
    ]


def _section_table(section: Section, words: Words) -> str:
    rows = [deed_cells(told, deed, words) for told, deed in section.rows]
    return charts.table(deed_head(section, words), rows)


def _games_html(games: Sequence[Game], words: Words) -> list[str]:
    """Return how long games were, how they ended and where points came from."""
    lengths = [
        (f"{low}-{high}", count, count, count, words.number(count))
        for low, high, count in statistics.lengths(games)
    ]
    ends = [[words.format(Message(id)), words.number(count)] for id, count in endings(games)]
    item_head = [words.say(f"lab-stats-{column}") for column in ("item", "points", "winner-points")]
    items = [
        [_named(item.name, words), words.number(item.points, 1), words.number(item.winners, 1)]
        for item in statistics.items(games)
    ]
    return [
        charts.heading(words.say("lab-stats-lengths")),
        charts.bars(words.say("lab-stats-lengths"), lengths),
        charts.heading(words.say("lab-endings")),
        charts.table([words.say("lab-ending"), words.say("cli-games")], ends),
        charts.heading(words.say("lab-stats-items")),
        charts.table(item_head, items),
    ]


def _named(item: str, words: Words) -> str:
    """Return an item by the last and most telling of its message ids."""
    return words.say(item.split()[-1])
