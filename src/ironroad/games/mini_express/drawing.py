"""A map drawn as SVG, so that an owner of the box can compare it with the board."""

from collections.abc import Callable
from html import escape
from math import cos, pi, sin, sqrt
from typing import Final

from ironroad.core.edition import Edition
from ironroad.core.message import Message
from ironroad.games.mini_express.board import (
    CITY,
    DIRECTIONS,
    METALS,
    START,
    Map,
    city_name,
)
from ironroad.games.mini_express.components import COMPANIES

MAPS: Final = ("usa", "europe")
SIDE: Final = 40.0
MARGIN: Final = 60.0
LAND: Final = "#eef2e2"
WATER: Final = "#dcebf5"
INK: Final = "#263238"
METAL_FILLS: Final = {"gold": "#f2d16b", "silver": "#d5d9de", "black": "#a9aeb3"}
COMPANY_FILLS: Final = {
    "brown": "#b08968",
    "gray": "#adb5bd",
    "orange": "#f4a259",
    "white": "#ffffff",
}


def as_name(message: Message) -> str:
    """Return the id of a city as a name, for drawings without a language."""
    return message.id.removeprefix("me-city-").replace("-", " ").title()


def drawings(edition: Edition, words: Callable[[Message], str]) -> dict[str, str]:
    """Return the SVG of both maps, by name."""
    return {name: draw(edition, name, words) for name in MAPS}


def draw(edition: Edition, name: str, words: Callable[[Message], str] = as_name) -> str:
    """Return the SVG of one of the two maps, with names in the words given."""
    board = Map(edition, name, "standard", False)
    width = MARGIN * 2 + max(board.columns) * 1.5 * SIDE
    height = MARGIN * 2 + max(board.rows) * sqrt(3) / 2 * SIDE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'font-family="sans-serif" text-anchor="middle" fill="{INK}">',
        f"<title>Mini Express: {escape(name)}</title>",
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="{WATER}"/>',
    ]
    metals = [
        METALS[edition.entry(f"{name}-cities", id).one_of("metal", METALS)] for id in board.cities
    ]
    for hex in range(board.count):
        parts += _hex(board, hex, metals, words)
    parts += [_coast(board, hex, side) for hex, side in _coasts(board)]
    for entry in edition.entries(f"{name}-water"):
        hex_id = entry.text("hex")
        x, y = centre(int(hex_id[:2]), int(hex_id[2:]))
        water = escape(entry.key.replace("-", " ").title())
        parts.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="8" fill="#52708a">{water}</text>')
    if name == "usa":
        parts.append(_spike(edition, board))
    return "\n".join([*parts, "</svg>", ""])


def centre(column: int, row: int) -> tuple[float, float]:
    """Return where the middle of a hex is drawn."""
    return MARGIN + 1.5 * SIDE * column, MARGIN + sqrt(3) / 2 * SIDE * row


def _corner(x: float, y: float, number: int) -> str:
    angle = pi / 3 * number
    return f"{x + SIDE * cos(angle):.1f},{y + SIDE * sin(angle):.1f}"


def _hex(board: Map, hex: int, metals: list[str], words: Callable[[Message], str]) -> list[str]:
    """Return a hex with its id and what is printed on it."""
    x, y = centre(board.columns[hex], board.rows[hex])
    points = " ".join([_corner(x, y, number) for number in range(6)])
    fill, lines = LAND, []
    if board.kinds[hex] == CITY:
        city = board.city_at[hex]
        fill = METAL_FILLS[metals[city]]
        lines = [f"{city + 1} · {board.capacity[city]}"]
    elif board.kinds[hex] == START:
        company = board.starts.index(hex)
        fill = COMPANY_FILLS[COMPANIES[company]]
        lines = [COMPANIES[company]]
    elif hex in board.harbors:
        lines = ["⚓"]
    if lines:
        lines.insert(0, words(city_name(board.names[hex])))
    parts = [
        f'<polygon points="{points}" fill="{fill}" stroke="#90a4ae"/>',
        f'<text x="{x:.1f}" y="{y + 29:.1f}" font-size="8" fill="#37474f">'
        f"{board.hexes[hex]}</text>",
    ]
    for number, line in enumerate(lines):
        size = 10 if number == 0 else 11
        parts.append(
            f'<text x="{x:.1f}" y="{y - 4 + 15 * number:.1f}" font-size="{size}">'
            f"{escape(line)}</text>"
        )
    return parts


def _coasts(board: Map) -> list[tuple[int, int]]:
    """Return the sides of hexes beyond which nothing can be built."""
    sides = len(DIRECTIONS)
    return [
        divmod(place, sides) for place, near in enumerate(board.neighbours) if near == board.count
    ]


def _coast(board: Map, hex: int, side: int) -> str:
    """Return the border of a hex on one side; corner 0 is east, the first side north."""
    x, y = centre(board.columns[hex], board.rows[hex])
    start, end = _corner(x, y, side + 4), _corner(x, y, side + 5)
    x1, y1 = start.split(",")
    x2, y2 = end.split(",")
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#37617d" stroke-width="3"/>'


def _spike(edition: Edition, board: Map) -> str:
    """Return the mark of the hex on which the Golden Spike tile waits."""
    hex = board.hex_of(edition.entry("usa-golden-spike", "tile"))
    x, y = centre(board.columns[hex], board.rows[hex])
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="#f2d16b" stroke="{INK}"/>'
