"""A scorer for all boards and modules, written from the facts alone, without a look at the engine's scoring.

It reads a view and knows the values by heart. Numbers of locomotives are raised ones already. What it finds is named
item by item, so that a test can tell which of them random games have met.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.russian_railroads.reference import LANE, colour_on

Items = dict[str, int]
ROWS = [
    {"black": 0, "gray": 1, "brown": 2, "natural": 4, "white": 7},
    {"black": 0, "gray": 1, "brown": 3, "natural": 6, "white": 10},
    {"black": 0, "gray": 2, "brown": 3, "natural": 7, "white": 8},
]
UPPER = [0, 1, 1, 2, 2, None, 3, None, 5, None, 8, None, 10, None, 12, 15]
KIEV_STARS = [(1, 1), (2, 2), (3, 3), (4, 4), (8, 10)]
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


def spaces(player: Mapping[str, Any], line: Mapping[str, Any]) -> Items:
    """Score the spaces of a railroad that locomotives reach: by colour, for revaluation, for doublers."""
    found: Items = {}
    row = player["revalued"]
    for space in range(1, sum(line["locomotives"]) + 1):
        colour = colour_on(space, line["tracks"])
        if colour is None:
            continue
        plain = ROWS[0][colour]
        raised = ROWS[row][colour]
        add(found, f"{line['id']} {colour}", plain)
        add(found, f"revaluation {row}", raised - plain)
        if space <= line["doublers"]:
            add(found, f"{line['id']} doublers", raised)
    return found


def add(items: Items, name: str, points: int) -> None:
    """Add points to an item."""
    items[name] = items.get(name, 0) + points


def reached(line: Mapping[str, Any], space: int, colour: str) -> bool:
    """Whether a track and the locomotives reach a space."""
    return bool(line["tracks"][colour] >= space and sum(line["locomotives"]) >= space)


def russian(player: Mapping[str, Any]) -> list[Items]:
    """Score the railroads of a Russian board."""
    siberian, petersburg, kiev = player["railroads"]
    lines = [spaces(player, line) for line in (siberian, petersburg, kiev)]
    if reached(petersburg, 7, "gray"):
        lines[1]["st-petersburg doubled"] = sum(lines[1].values())
    for space, points in KIEV_STARS:
        if reached(kiev, space, "black"):
            lines[2][f"star kiev {space}"] = points
    if player["medal"] and reached(kiev, 5, "gray"):
        lines[2]["medal"] = 20
    return lines


def german(player: Mapping[str, Any]) -> list[Items]:
    """Score the railroads of a German board."""
    dresden, munich, nuremberg = player["railroads"]
    lines = [spaces(player, line) for line in (dresden, munich, nuremberg)]
    for space in (1, 2):
        if reached(nuremberg, space, "black"):
            lines[2][f"star nuremberg {space}"] = space
    if player["medal"] and reached(nuremberg, 5, "gray"):
        lines[2]["medal"] = 20
    for area, tile in player["modules"]["tiles"].items():
        place = 0 if area == "hannover" else 2
        for space, colour, points in TILE_STARS.get(tile, []):
            if reached(player["railroads"][place], space, colour):
                lines[place][f"star {tile} {space}"] = points
    if reached(dresden, 7, "gray"):
        lines[0]["dresden doubled"] = sum(lines[0].values())
    return lines


def american(player: Mapping[str, Any]) -> list[Items]:
    """Score the railroads of an American board."""
    lines = [spaces(player, line) for line in player["railroads"]]
    spike = player["modules"]["spike"]
    for place, line in enumerate(player["railroads"]):
        if place > 0 and reached(line, 9, "black"):
            lines[place][f"{'spike' if spike else 'end'} {line['id']}"] = 25 if spike else 10
    return lines


BOARDS = {"russian": russian, "german": german, "american": american}


def industry(player: Mapping[str, Any]) -> Items:
    """Score the markers of all industry tracks: the number below each, or the last one before it."""
    found: Items = {}
    lanes = [{"id": "lane", "markers": player["markers"]}]
    if player["modules"]:
        lanes = player["modules"]["lanes"]
    for lane, values in zip(lanes, (LANE, UPPER), strict=False):
        for number, marker in enumerate(lane["markers"], start=1):
            printed = [value for value in values[: marker + 1] if value is not None]
            add(found, f"{lane['id']} marker {number}", printed[-1])
    return found


def round_items(player: Mapping[str, Any], board: str) -> list[Items]:
    """Score the end of a round: the three railroads, then industry."""
    return [*BOARDS[board](player), industry(player)]


def round_score(player: Mapping[str, Any], board: str) -> int:
    """Score the end of a round as one number."""
    return sum(sum(items.values()) for items in round_items(player, board))


def completed(player: Mapping[str, Any], board: str) -> int:
    """Count the railroads whose black track stands on the last space."""
    ends = {"russian": [15, 9, 9], "german": [9, 0, 9], "american": [15, 9, 9]}[board]
    if board == "german":
        ends[1] = {"hamburg": 15, "berlin": 13, None: 0}[player["modules"]["branch"]]
    black = [line["tracks"]["black"] for line in player["railroads"]]
    return sum(space == end for space, end in zip(black, ends, strict=True))


def bonus(player: Mapping[str, Any], board: str, card: str) -> int:
    """Score an End Bonus card (p. 23)."""
    doublers = sum(line["doublers"] for line in player["railroads"])
    worth: dict[str, int] = {
        "flat": 15,
        "workers": min(30, 10 * (player["extra_workers"] + player["black_worker"])),
        "doublers": 30 if doublers >= 7 else 20 if doublers >= 4 else 0,
        "railroads": 10 * completed(player, board),
        "black-tracks": sum(line["tracks"]["black"] for line in player["railroads"]),
        "extra-engineer": 0,
        "factories": 4 * sum(number > 0 for number in player["factories"]),
        "tokens": min(28, 7 * len(player["tokens"])),
        "locomotives": sum(sum(line["locomotives"]) for line in player["railroads"]),
        "engineers": 6 * len(player["engineers"]),
    }
    return worth[card]


def majority(view: Mapping[str, Any]) -> list[int]:
    """Score the engineers: most 40, second most 20, ties by the highest number printed on one (p. 20)."""
    printed = view["modules"]["engineer_numbers"] if view["modules"] else range(16)
    ranking = []
    for seat, player in enumerate(view["players"]):
        numbers = [printed[index] for index in player["engineers"]]
        extra = "extra-engineer" in (player["bonuses"] or [])
        if numbers:
            ranking.append((len(numbers) + extra, max(numbers), seat))
    return prizes(view, [seat for _, _, seat in sorted(ranking, reverse=True)], (40, 20))


def market(view: Mapping[str, Any]) -> list[int]:
    """Score the stock market at the end: 20 and 10, from the top and from the left."""
    order = [seat for level in reversed(view["modules"]["stock"][1:]) for seat in level["seats"]]
    return prizes(view, order, (20, 10))


def prizes(view: Mapping[str, Any], order: list[int], values: tuple[int, ...]) -> list[int]:
    """Return the points of everybody, the first in order getting the first value."""
    points = [0] * len(view["players"])
    for seat, value in zip(order, values, strict=False):
        points[seat] = value
    return points
