"""``ironroad stats``: statistics of a title from the games of an arena."""

import json as jsonlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.table import Table as Grid

from ironroad.cli.arena import endings
from ironroad.cli.arguments import Json, Lang, ReportFile, read_text, write_text
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

MAX_ROWS: Final = 25


class Section(NamedTuple):
    """Results of one kind under a heading, each with its label."""

    heading: str
    rows: list[tuple[str, statistics.GroupResult]]


def stats(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="lab-help-stats-games")],
    report: ReportFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the results by seat, holding, opening and action."""
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
            for column in result_head(section, terminal.words):
                table.add_column(column)
            for words, result in section.rows[:MAX_ROWS]:
                table.add_row(*result_cells(words, result, terminal.words))
            terminal.show(table)
    if report is not None:
        write_text(report, to_html(setup, games, held, terminal.words))
        terminal.note("lab-written", file=str(report))


def sections(
    setup: Setup, games: Sequence[Game], held: Sequence[Holdings], words: Words
) -> list[Section]:
    """Return the results by seat, holding, opening and action."""
    rules = rules_for(setup.title, setup.seats, setup.options, setup.edition)

    def told(name: str) -> str:
        texts = name.split(statistics.BETWEEN)
        actions = [rules.catalogue[rules.catalogue.parse(text)] for text in texts]
        return "; ".join([words.format(action.message) for action in actions])

    seats = [(words.name(place), result) for place, result in enumerate(statistics.by_seat(games))]
    result = [Section(words.say("lab-stats-seats"), seats)]
    for kind in held:
        rows = [(words.format(kind.names[result.name]), result) for result in kind.results]
        result.append(Section(words.format(kind.kind), rows))
    openings = _distinct(told, statistics.by_opening(games)[:MAX_ROWS])
    result.append(Section(words.say("lab-stats-openings"), openings))
    actions = _distinct(told, statistics.by_action(games))
    return [*result, Section(words.say("lab-stats-actions"), actions)]


def _distinct(
    told: Callable[[str], str], results: Sequence[statistics.GroupResult]
) -> list[tuple[str, statistics.GroupResult]]:
    """Return results with their labels; equal labels are told apart by notation."""
    all = [told(result.name) for result in results]
    return [
        (words if all.count(words) == 1 else f"{words} ({result.name})", result)
        for words, result in zip(all, results, strict=True)
    ]


def result_head(section: Section, words: Words) -> list[str]:
    """Return the head of a table of results."""
    ids = ("lab-stats-count", "lab-column-wins", "lab-column-score")
    return [section.heading, *[words.say(id) for id in ids]]


def result_cells(told: str, result: statistics.GroupResult, words: Words) -> list[str]:
    """Return one row of a table of results."""
    wins = Interval(*[100 * number for number in result.wins])
    return [
        told,
        words.number(result.seats),
        _interval(wins, words) + " %",
        _interval(result.score, words),
    ]


def _interval(interval: Interval, words: Words) -> str:
    value, low, high = [words.number(number, 1) for number in interval]
    return f"{value} [{low}; {high}]"


def to_json(setup: Setup, games: Sequence[Game], held: Sequence[Holdings]) -> dict[str, Any]:
    """Return all figures as plain JSON values."""
    return {
        "title": setup.title,
        "games": len(games),
        "seats": [result._asdict() for result in statistics.by_seat(games)],
        "holdings": {kind.kind.id: [result._asdict() for result in kind.results] for kind in held},
        "openings": [result._asdict() for result in statistics.by_opening(games)],
        "actions": [result._asdict() for result in statistics.by_action(games)],
        "items": [item._asdict() for item in statistics.items(games)],
        "lengths": statistics.lengths(games),
        "endings": endings(games),
    }


def to_html(setup: Setup, games: Sequence[Game], held: Sequence[Holdings], words: Words) -> str:
    """Return an HTML page with all tables and charts."""
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

    def bars(caption: str, factor: float, of: Callable[[statistics.GroupResult], Interval]) -> str:
        rows = []
        for label, result in section.rows:
            value, low, high = [factor * number for number in of(result)]
            rows.append((label, value, low, high, words.number(value, 1)))
        return charts.bars(words.say(caption), rows)

    return [
        charts.heading(section.heading),
        bars("lab-chart-wins-percent", 100.0, lambda result: result.wins),
        bars("lab-chart-score", 1.0, lambda result: result.score),
        _section_table(section, words),
    ]


def _section_table(section: Section, words: Words) -> str:
    rows = [result_cells(told, result, words) for told, result in section.rows]
    return charts.table(result_head(section, words), rows)


def _games_html(games: Sequence[Game], words: Words) -> list[str]:
    """Return game lengths, endings and score items as HTML."""
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
    """Return the label of a score item: the words of its last message id, the most specific one."""
    return words.say(item.split()[-1])
