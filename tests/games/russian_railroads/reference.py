"""A scorer written from the rule text alone: slow, plain, and without a look at the engine's scoring.

It reads a view, as a person would read the boards, and knows the printed values by heart.
"""

from collections.abc import Mapping
from typing import Any

COLOURS = ["black", "gray", "brown", "natural", "white"]
NORMAL = {"black": 0, "gray": 1, "brown": 2, "natural": 4, "white": 7}
REVALUED = {"black": 0, "gray": 1, "brown": 3, "natural": 6, "white": 10}
LANE = [0, 1, 2, 3, 5, None, 10, None, 15, None, None, None, 20, None, 25, 30]
STARS = {1: 1, 2: 2, 3: 3, 4: 4, 8: 10}
LENGTHS = {"trans-siberian": 15, "st-petersburg": 9, "kiev": 9}


def colour_on(space: int, tracks: Mapping[str, int]) -> str | None:
    """Return the real or virtual track on a space: the first one at or ahead of it, counted from behind."""
    for colour in reversed(COLOURS):
        if tracks.get(colour, 0) >= space:
            return colour
    return None


def railroad(player: Mapping[str, Any], id: str) -> int:
    """Score one railroad space by space (p. 18, p. 19)."""
    line = next(line for line in player["railroads"] if line["id"] == id)
    reach = sum(line["locomotives"])
    tracks = line["tracks"]
    worth = REVALUED if player["revalued"] else NORMAL
    total = 0
    for space in range(1, LENGTHS[id] + 1):
        colour = colour_on(space, tracks)
        if space > reach or colour is None:
            continue
        value = worth[colour]
        if id == "trans-siberian" and space <= player["doublers"]:
            value *= 2
        if id == "st-petersburg" and tracks["gray"] >= 7 and reach >= 7:
            value *= 2
        total += value
    if id == "kiev":
        for space, star in STARS.items():
            if tracks["black"] >= space and reach >= space:
                total += star
        if player["medal"] and tracks["gray"] >= 5 and reach >= 5:
            total += 20
    return total


def industry(player: Mapping[str, Any]) -> int:
    """Score the markers: the number under each, or the first one before it (p. 19)."""
    total = 0
    for marker in player["markers"]:
        while LANE[marker] is None:
            marker -= 1
        number = LANE[marker]
        assert number is not None
        total += number
    return total


def round_score(player: Mapping[str, Any]) -> int:
    """Score the end of a round."""
    return sum(railroad(player, id) for id in LENGTHS) + industry(player)


def bonus(player: Mapping[str, Any], card: str) -> int:
    """Score an End Bonus card (p. 23)."""
    black = {line["id"]: line["tracks"]["black"] for line in player["railroads"]}
    numbers = [number for line in player["railroads"] for number in line["locomotives"]]
    doublers = player["doublers"]
    worth: dict[str, int] = {
        "flat": 15,
        "workers": min(30, 10 * (player["extra_workers"] + player["black_worker"])),
        "doublers": 30 if doublers >= 7 else 20 if doublers >= 4 else 0,
        "railroads": 10 * sum(black[id] == LENGTHS[id] for id in LENGTHS),
        "black-tracks": sum(black.values()),
        "extra-engineer": 0,
        "factories": 4 * sum(number > 0 for number in player["factories"]),
        "tokens": 7 * len(player["tokens"]),
        "locomotives": sum(numbers),
        "engineers": 6 * len(player["engineers"]),
    }
    return worth[card]


def majority(players: list[Mapping[str, Any]]) -> list[int]:
    """Score the engineers: most 40, second most 20, ties by the highest number (p. 20)."""
    points = [0] * len(players)
    left = [seat for seat, player in enumerate(players) if player["engineers"]]
    for prize in (40, 20):
        if not left:
            break
        count = {
            seat: len(players[seat]["engineers"])
            + (1 if "extra-engineer" in (players[seat]["bonuses"] or []) else 0)
            for seat in left
        }
        most = max(count.values())
        tied = [seat for seat in left if count[seat] == most]
        winner = max(tied, key=lambda seat: max(players[seat]["engineers"]))
        points[winner] = prize
        left.remove(winner)
    return points
