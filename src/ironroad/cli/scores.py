"""The score table: places, players, score items and totals."""

from rich.table import Table as Grid
from rich.text import Text

from ironroad.cli.board import NOTHING, plain_table
from ironroad.core.table import Table
from ironroad.locale import Words


def score_table(table: Table, words: Words) -> Grid:
    """Return the points of all seats, item by item, best first once the game is over."""
    headings = ("cli-place", "cli-player", "cli-items", "cli-total")
    grid = plain_table(*[words.say(id) for id in headings], numbers=(0, 3))
    outcome = table.outcome
    cards = table.scores()
    places = outcome.places if outcome else [0] * len(cards)
    rows = [(places[seat], words.name(seat, table.names), card) for seat, card in enumerate(cards)]
    if outcome:
        rows += [(rival.place, words.format(rival.name), rival.card) for rival in outcome.rivals]
    for place, name, card in sorted(rows, key=lambda row: row[0]):
        items = [f"{words.format(label, table.names)}: {points}" for label, points in card.items]
        style = "bold" if place == 1 else ""
        grid.add_row(
            Text(str(place) if outcome else NOTHING, style=style),
            Text(name, style=style),
            " · ".join(items),
            Text(str(card.total), style=style),
        )
    return grid


def result_lines(table: Table, words: Words) -> list[str]:
    """Return who won and why the game ended."""
    outcome = table.outcome
    if outcome is None:
        return []
    winners = [words.name(seat, table.names) for seat in outcome.winners]
    winners += [words.format(rival.name) for rival in outcome.rivals if rival.place == 1]
    verdict = words.say("cli-winners", count=len(winners), names=words.say("cli-and").join(winners))
    return [verdict, *[words.format(reason, table.names) for reason in outcome.reasons]]
