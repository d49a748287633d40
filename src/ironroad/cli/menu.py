"""The menu of a decision: numbered actions, with long numeric ranges on one line."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from ironroad.cli.board import Board
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.locale import Words

LONG_RUN: Final = 4
"""The minimum length of a numeric range that is shown as one line."""
MANY: Final = 9
"""From this many actions on, the menu has headings."""


class Menu:
    """The legal actions, as shown to a player."""

    def __init__(self, table: Table) -> None:
        self.rules: Final[Ruleset] = table.rules
        texts = table.options()
        self.runs: Final = [run for run in runs_of(texts) if len(run) >= LONG_RUN]
        """Ranges: actions of one verb with consecutive numbers."""
        folded = {text for run in self.runs for text in run}
        self.single: Final = [text for text in texts if text not in folded]
        """The actions that have a number of their own in the menu."""

    def find(self, answer: str) -> str:
        """Return the action selected by a menu number, a number in a range, or the action's text."""
        if answer.isdecimal():
            number = int(answer)
            if 1 <= number <= len(self.single):
                return self.single[number - 1]
            for run in self.runs:
                verb = run[0].split()[0]
                if f"{verb} {number}" in run:
                    return f"{verb} {number}"
        return " ".join(answer.lower().split())

    def show(self, table: Table, board: Board, words: Words) -> Grid:
        """Return the menu as a renderable."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_column(overflow="fold", style="dim")
        spoken = [words.format(table.in_words(text), table.names) for text in self.single]
        groups = [board.group(table, text, words) for text in self.single]
        with_headings = len(self.single) > MANY and len(set(groups)) > 1
        heading = ""
        order = sorted(range(len(groups)), key=lambda place: first_place(groups, place))
        for place in order if with_headings else range(len(groups)):
            if with_headings and groups[place] != heading:
                heading = groups[place]
                grid.add_row("", Text(heading, style="bold underline"), "")
            text = self.single[place]
            phrase = spoken[place]
            if spoken.count(phrase) > 1:
                phrase = f"{phrase} [{text}]"  # Different actions may have the same words, but never the same text.
            grid.add_row(f" {place + 1}", phrase, board.hint(table, text, words))
        for run in self.runs:
            first, last = [
                words.format(table.in_words(run[place]), table.names) for place in (0, -1)
            ]
            example = run[len(run) // 2]
            grid.add_row(" #", f"{first} … {last}", words.say("cli-menu-run", example=example))
        return grid


def first_place(groups: list[str], place: int) -> tuple[int, int]:
    """Return a sort key: the place of the action's group, then its own."""
    return groups.index(groups[place]), place


def runs_of(texts: list[str]) -> list[list[str]]:
    """Return the actions of the form "verb number", split into runs of one verb with consecutive numbers.

    >>> runs_of(["drop", "bid 8", "bid 9", "bid 11"])
    [['bid 8', 'bid 9'], ['bid 11']]
    """
    runs: list[list[str]] = []
    before = ("", 0)
    for text in texts:
        verb, _, number = text.partition(" ")
        if not number.isdecimal():
            before = ("", 0)
            continue
        if before != (verb, int(number) - 1):
            runs.append([])
        runs[-1].append(text)
        before = (verb, int(number))
    return runs
