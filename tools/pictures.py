"""Draws the picture of the terminal in the documentation from a record, such as one in ``tests/games``.

python -m tools.pictures RECORD --move 72
"""

import argparse
import io
from pathlib import Path

from rich.console import Console

from ironroad.cli.board import board_for
from ironroad.cli.menu import Menu
from ironroad.core.record import parse_record
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.locale import words_for

ROOT = Path(__file__).parent.parent
# Plain fonts of the reader's machine: nothing is fetched when the picture is shown.
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
 font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def terminal(file: Path, move: int, width: int) -> str:
    """Return a picture of a terminal game at a move of a recorded game."""
    record = parse_record(file.read_text("utf-8"))
    rules = rules_for(record.title, record.seats, record.options)
    names = list(record.names) or ["Anna", "Beth", "Connor", "Dora", "Emil"][: record.seats]
    table = Table(REGISTRY.title(record.title), rules, seed=0, names=names, moves=())
    for text in record.moves[:move]:
        table.take(rules.catalogue.parse(text))
    words = words_for("en")
    board = board_for(table.title)
    console = Console(record=True, width=width, file=io.StringIO())
    seat, prompt = table.seat, table.prompt
    assert seat is not None
    assert prompt is not None
    for _, section in board.sections(table, seat, words):
        console.print(section, markup=False, highlight=False)
        console.print()
    console.print(f"{names[seat]}: {words.format(prompt, names)}", style="bold", highlight=False)
    console.print(Menu(table).show(table, board, words))
    return console.export_svg(title="ironroad play", code_format=FORMAT, unique_id="terminal")


def main() -> None:
    """Write the picture."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("record", type=Path)
    parser.add_argument("--move", type=int, default=72)
    parser.add_argument("--width", type=int, default=118)
    given = parser.parse_args()
    path = ROOT / "docs" / "images" / "terminal.svg"
    path.write_text(terminal(given.record, given.move, given.width), "utf-8")
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
