"""The reckoning as a table: places, players, each item of their points, totals."""

from rich.table import Table as Grid
from rich.text import Text

from ironroad.cli.boards.board import NOTHING, plain_table
from ironroad.core.table import Table
from ironroad.locale import Words


def score_table(table: Table, words: Words) -> Grid:
    """Return the points of all seats, item by item, best first once the game is over."""
    headings = ("cli-place", "cli-player", "cli-items", "cli-total")
    grid = plain_table(*[words.say(id) for id in headings], numbers=(0, 3))
    outcome = table.outcome
    cards = table.scores()
    places = outcome.places if outcome else [0] * len(cards)
    for seat in sorted(range(len(cards)), key=lambda seat: places[seat]):
        items = [
            f"{words.format(label, table.names)}: {points}" for label, points in cards[seat].items
        ]
        style = "bold" if places[seat] == 1 else ""
        grid.add_row(
            Text(str(places[seat]) if outcome else NOTHING, style=style),
            Text(words.name(seat, table.names), style=style),
            " · ".join(items),
            Text(str(cards[seat].total), style=style),
        )
    return grid


def result_lines(table: Table, words: Words) -> list[str]:
    """Return who won and why the game ended."""
    outcome = table.outcome
    if outcome is None:
        return []
    winners = [words.name(seat, table.names) for seat in outcome.winners]
    verdict = words.say("cli-winners", count=len(winners), names=words.say("cli-and").join(winners))
    return [verdict, *[words.format(reason, table.names) for reason in outcome.reasons]]
