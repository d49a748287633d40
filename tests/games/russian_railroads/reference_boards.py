"""A scorer for the German and American boards, written from the facts alone, without a look at the engine's scoring.

It reads a view and knows the values by heart. Numbers of locomotives are raised ones already.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.russian_railroads.reference import LANE, colour_on

ROWS = [
    {"black": 0, "gray": 1, "brown": 2, "natural": 4, "white": 7},
    {"black": 0, "gray": 1, "brown": 3, "natural": 6, "white": 10},
    {"black": 0, "gray": 2, "brown": 3, "natural": 7, "white": 8},
]
UPPER = [0, 1, 1, 2, 2, None, 3, None, 5, None, 8, None, 10, None, 12, 15]
TILE_STARS = {
    "h6": [(5, "black", 3), (6, "gray", 5)],
    "w1": [(3, "black", 3), (4, "black", 4)],
    "w2": [(3, "black", 3)],
    "w4": [(4, "black", 2)],
    "w6": [(4, "black", 4)],
    "f1": [(8, "black", 10)],
    "f2": [(8, "black", 10)],
    "f3": [(8, "black", 5)],
    "f4": [(8, "black", 5)],
    "f6": [(7, "gray", 5), (8, "black", 10)],
}


def spaces(player: Mapping[str, Any], line: Mapping[str, Any]) -> int:
    """Score the spaces of a railroad that locomotives reach, doublers included."""
    total = 0
    for space in range(1, sum(line["locomotives"]) + 1):
        colour = colour_on(space, line["tracks"])
        if colour is not None:
            value = ROWS[player["revalued"]][colour]
            total += value * (2 if space <= line["doublers"] else 1)
    return total


def reached(line: Mapping[str, Any], space: int, colour: str) -> bool:
    """Whether a track and the locomotives reach a space."""
    return bool(line["tracks"][colour] >= space and sum(line["locomotives"]) >= space)


def german(player: Mapping[str, Any]) -> int:
    """Score the railroads of a German board."""
    dresden, munich, nuremberg = player["railroads"]
    tiles = player["modules"]["tiles"]
    total = spaces(player, dresden) * (2 if reached(dresden, 7, "gray") else 1)
    total += spaces(player, munich) + spaces(player, nuremberg)
    for space in (1, 2):
        total += space if reached(nuremberg, space, "black") else 0
    if player["medal"] and reached(nuremberg, 5, "gray"):
        total += 20
    for area, tile in tiles.items():
        line = dresden if area == "hannover" else nuremberg
        for space, colour, points in TILE_STARS.get(tile, []):
            total += points if reached(line, space, colour) else 0
    return total


def american(player: Mapping[str, Any]) -> int:
    """Score the railroads of an American board."""
    total = sum(spaces(player, line) for line in player["railroads"])
    for line in player["railroads"][1:]:
        if reached(line, 9, "black"):
            total += 25 if player["modules"]["spike"] else 10
    return total


def industry(player: Mapping[str, Any]) -> int:
    """Score the markers of all industry tracks."""
    total = 0
    for lane, values in zip(player["modules"]["lanes"], (LANE, UPPER), strict=False):
        for marker in lane["markers"]:
            printed = [value for value in values[: marker + 1] if value is not None]
            total += printed[-1]
    return total


def round_score(player: Mapping[str, Any], board: str) -> int:
    """Score the end of a round."""
    lines = german(player) if board == "german" else american(player)
    return lines + industry(player)


def market(view: Mapping[str, Any]) -> list[int]:
    """Score the stock market at the end: 20 and 10, from the top and from the left."""
    order = [seat for level in reversed(view["modules"]["stock"][1:]) for seat in level["seats"]]
    points = [0] * len(view["players"])
    for seat, value in zip(order, (20, 10), strict=False):
        points[seat] = value
    return points
