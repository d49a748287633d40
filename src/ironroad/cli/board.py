"""The generic terminal board: shows the view of any title as tables, and previews actions as hints."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid

from ironroad.cli.log import log_lines
from ironroad.core.registry import part_of
from ironroad.core.table import Table
from ironroad.core.title import Title
from ironroad.locale import Words

HIDDEN: Final = ("title", "viewer", "seat", "question")
"""Keys of every view that are shown elsewhere."""
NOTHING: Final = "\N{EN DASH}"
"""The text of an empty cell."""
MANY_ROWS: Final = 16
SHORT: Final = 2
"""The maximum number of sentences in a hint."""

Section = tuple[str, RenderableType]
"""A part of the board with its id; shown again when it has changed."""


def plain_table(*headings: str, numbers: Sequence[int] = (), rigid: bool = False) -> Grid:
    """Return an empty borderless table, with these columns aligned right.

    In a rigid table only the last column wraps.
    """
    grid = Grid(
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
        padding=(0, 1, 0, 0),
        header_style="dim",
    )
    for place, heading in enumerate(headings):
        grid.add_column(
            heading,
            justify="right" if place in numbers else "left",
            no_wrap=rigid and place < len(headings) - 1,
            overflow="fold",
        )
    return grid


class Board:
    """Shows a game in the terminal; a title's own board overrides what it can show better."""

    def sections(self, table: Table, viewer: int | None, words: Words) -> list[Section]:
        """Return the parts of the board, top to bottom."""
        view = {name: part for name, part in table.view(viewer).items() if name not in HIDDEN}
        facts = plain_table("", "")
        facts.show_header = False
        tables = []
        for name, part in view.items():
            if isinstance(part, list) and part and isinstance(part[0], Mapping):
                tables.append((name, rows_of(name, part)))
            else:
                facts.add_row(name, in_short(part))
        return [("facts", facts), *tables]

    def group(self, table: Table, text: str, words: Words) -> str:
        """Return the heading under which an action is listed when there are many; empty for none."""
        return ""

    def hint(self, table: Table, text: str, words: Words) -> str:
        """Return a short hint about what an action costs or does."""
        seen = log_lines(table.preview(text), words, table.names)
        more = [words.say("cli-hint-more", count=len(seen) - SHORT)] if len(seen) > SHORT else []
        return " ".join(seen[:SHORT] + more)


def board_for(title: Title[Any]) -> Board:
    """Return the board that a title defines as ``BOARD`` in its ``terminal`` module, or the generic one."""
    module = part_of(title.package, "terminal")
    if module is None:
        return Board()
    board = module.BOARD
    assert isinstance(board, Board)
    return board


def rows_of(name: str, rows: Sequence[Mapping[str, Any]]) -> Grid:
    """Return a list of objects as a table with a column for each of their fields.

    Of many objects, those that differ only in their name share a row, with the names at its end.
    """
    columns = list(dict.fromkeys([field for row in rows for field in row]))
    cells = [[in_short(row.get(field)) for field in columns] for row in rows]
    if len(rows) > MANY_ROWS:
        columns = columns[1:] + columns[:1]
        cells = together(cells)
    grid = plain_table(*columns)
    grid.title = name
    grid.title_justify = "left"
    for row in cells:
        grid.add_row(*row)
    return grid


def together(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Move the first cells to the end, and merge rows whose other cells are equal.

    >>> together([["omsk", "red"], ["kazan", "blue"], ["orsk", "red"]])
    [['red', 'omsk orsk'], ['blue', 'kazan']]
    """
    names: dict[tuple[str, ...], list[str]] = {}
    for name, *rest in rows:
        names.setdefault(tuple(rest), []).append(name)
    return [[*rest, " ".join(named)] for rest, named in names.items()]


def in_short(value: Any) -> str:
    """Return a JSON value as a short text.

    >>> in_short({"red": 2, "blue": [1, 3]})
    'red 2, blue 1 3'
    """
    if value is None or value == [] or value == {}:
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, Mapping):
        return ", ".join([f"{name} {in_short(part)}" for name, part in value.items()])
    if isinstance(value, list):
        return " ".join([in_short(part) for part in value])
    return str(value)
