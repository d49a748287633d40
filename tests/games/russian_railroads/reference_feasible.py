"""Whether an action can be carried out in full, found by trying every order: slow, plain, and from the rule text.

It reads a view, as a person would read the boards, and knows the boards by heart. What an action triggers on the
way does not help (ruling R1), but the tracks that its own advances bring do.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

COLOURS = ["black", "gray", "brown", "natural", "white"]
TRACKS = [3, 3, 3, 2, 1]
LINE_COLOURS = {"russian": [5, 4, 3], "german": [4, 5, 4], "american": [5, 5, 5]}
SLOT_LINES = {"russian": [0, 0, 1, 2], "german": [0, 1, 1, 2], "american": [0, 0, 1, 2]}
DOUBLERS = {"russian": [8, 0, 0], "german": [0, 8, 0], "american": [8, 3, 3]}
NEW = {
    "russian": [(0, 2, 1, ""), (0, 6, 2, ""), (0, 10, 3, ""), (0, 15, 4, "")],
    "german": [
        (1, 2, 1, ""),
        (1, 6, 2, ""),
        (1, 9, 3, "berlin"),
        (1, 10, 3, "hamburg"),
        (1, 15, 4, "hamburg"),
    ],
    "american": [(0, 2, 1, ""), (0, 6, 2, ""), (0, 10, 3, ""), (0, 15, 4, "")],
}
"""Black on this space of a line brings tracks of a colour, on this branch."""
MUNICH, FORK = 1, 9
BRANCHES = {"hamburg": 15, "berlin": 13}
GAPS = [5, 7, 9, 11, 13]
LAST = 15
BOULDER_LINE, BOULDER_SPACE = 2, 8


@dataclass(frozen=True)
class Position:
    """What one action can change."""

    board: str
    lines: tuple[tuple[int, ...], ...]
    lengths: tuple[int, ...]
    owned: frozenset[int]
    branch: str
    slots: tuple[int, ...]
    piles: tuple[int, ...]
    shown: int
    factories: int
    markers: tuple[tuple[int, ...], ...]
    blocked: bool
    """Whether a boulder lies on the lower industry track."""
    doublers: tuple[int, ...]
    doubler_supply: int
    moved: frozenset[tuple[int, int]] = frozenset()


def read(view: Mapping[str, Any], seat: int) -> Position:
    """Read a player's board."""
    player = view["players"][seat]
    board = view["board"]
    modules = player.get("modules") or {}
    lanes = modules.get("lanes") or [{"markers": player["markers"]}]
    boulders = modules.get("boulders") or []
    lengths = [line["length"] for line in player["railroads"]]
    if "track" in boulders:
        lengths[BOULDER_LINE] = BOULDER_SPACE - 1
    above = [line.get("doublers", 0) for line in player["railroads"]]
    return Position(
        board=board,
        lines=tuple(tuple(line["tracks"].values()) for line in player["railroads"]),
        lengths=tuple(lengths),
        owned=frozenset(COLOURS.index(colour) for colour in player["colours"]),
        branch=modules.get("branch") or "",
        slots=tuple(n for line in player["railroads"] for n in line["locomotives"]),
        piles=tuple(view["piles"]),
        shown=sum(view["face_up"]),
        factories=sum(number > 0 for number in player["factories"]),
        markers=tuple(tuple(lane["markers"]) for lane in lanes),
        blocked="industry" in boulders,
        doublers=tuple(above if sum(above) else [player["doublers"], 0, 0])
        if board == "russian"
        else tuple(above),
        doubler_supply=view["doublers"],
    )


def advanced(position: Position, colour: int) -> Iterator[tuple[int, Position]]:
    """Yield every way to move a track of a colour one space."""
    if colour not in position.owned:
        return
    used = sum(line[colour] > 0 for line in position.lines if len(line) > colour)
    for number, line in enumerate(position.lines):
        if colour >= LINE_COLOURS[position.board][number]:
            continue
        space = line[colour] + 1
        last = position.lengths[number] if colour == 0 else line[colour - 1] - 1
        if space > last or (line[colour] == 0 and used == TRACKS[colour]):
            continue
        moved = (*line[:colour], space, *line[colour + 1 :])
        lines = (*position.lines[:number], moved, *position.lines[number + 1 :])
        for after in on_branches(replace(position, lines=lines), number, space, colour):
            yield number, after


def on_branches(position: Position, line: int, space: int, colour: int) -> Iterator[Position]:
    """Yield the position with the branch chosen and the tracks that black has brought."""
    branches = [position.branch]
    if position.board == "german" and (line, space, colour) == (MUNICH, FORK, 0):
        branches = list(BRANCHES)
    for branch in branches:
        lengths = list(position.lengths)
        if branch:
            lengths[MUNICH] = BRANCHES[branch]
        won = {
            new
            for where, at, new, needed in NEW[position.board]
            if colour == 0 and (where, at) == (line, space) and needed in ("", branch)
        }
        yield replace(
            position, branch=branch, lengths=tuple(lengths), owned=position.owned | frozenset(won)
        )


def chains(position: Position, number: int, leaving: int | None) -> Iterator[Position]:
    """Yield every way to place a locomotive and those it displaces."""
    lines = SLOT_LINES[position.board]
    for slot, there in enumerate(position.slots):
        if there >= number or lines[slot] == leaving:
            continue
        slots = (*position.slots[:slot], number, *position.slots[slot + 1 :])
        after = replace(position, slots=slots)
        if there == 0:
            yield after
            continue
        further = list(chains(after, there, lines[slot]))
        yield from further or [replace(after, shown=after.shown + 1)]


def without_lowest(position: Position) -> tuple[int, Position] | None:
    """Return the lowest number and the position without that tile."""
    for place, count in enumerate(position.piles):
        if count:
            piles = (*position.piles[:place], count - 1, *position.piles[place + 1 :])
            return place + 1, replace(position, piles=piles)
    return None


def built(position: Position, what: str) -> Iterator[Position]:
    """Yield every way to build a locomotive or a factory."""
    lowest = without_lowest(position)
    if what in ("locomotive", "build") and lowest:
        yield from chains(lowest[1], lowest[0], None)
    if what in ("factory", "build"):
        tiles = [lowest[1]] if lowest else []
        if position.shown:
            tiles.append(replace(position, shown=position.shown - 1))
        for after in tiles:
            if after.factories < len(GAPS):
                yield replace(after, factories=after.factories + 1)
            else:
                yield replace(after, shown=after.shown + 1)


def industrialized(position: Position) -> Iterator[Position]:
    """Yield every way to move an industry marker one space."""
    for number, lane in enumerate(position.markers):
        for place, space in enumerate(lane):
            to = space + 1
            if to > LAST or to in lane:
                continue
            if number == 0 and position.blocked and to == BOULDER_SPACE:
                continue
            if number == 0 and to in GAPS and GAPS.index(to) >= position.factories:
                continue
            moved = (*lane[:place], to, *lane[place + 1 :])
            markers = (*position.markers[:number], moved, *position.markers[number + 1 :])
            yield replace(position, markers=markers)


def doubled(position: Position) -> Iterator[Position]:
    """Yield every way to place a doubler."""
    if position.doubler_supply == 0:
        return
    for line, most in enumerate(DOUBLERS[position.board]):
        if position.doublers[line] < most:
            above = list(position.doublers)
            above[line] += 1
            yield replace(
                position, doublers=tuple(above), doubler_supply=position.doubler_supply - 1
            )


def done(position: Position, unit: str) -> Iterator[Position]:
    """Yield every way to do one unit of an action."""
    if unit == "industry":
        yield from industrialized(position)
    elif unit == "doubler":
        yield from doubled(position)
    elif unit in ("locomotive", "factory", "build"):
        yield from built(position, unit)
    elif unit == "apart":
        for colour in range(len(COLOURS)):
            for line, after in advanced(position, colour):
                if (line, colour) not in position.moved:
                    yield replace(after, moved=position.moved | {(line, colour)})
    else:
        choices = {"either": [0, 1], "any": range(5)}
        for colour in choices.get(unit) or [COLOURS.index(unit)]:
            for _, after in advanced(position, colour):
                yield after


@cache
def possible(position: Position, units: tuple[str, ...]) -> bool:
    """Whether all units can be done in some order."""
    if not units:
        return True
    for place, unit in enumerate(units):
        if unit in units[:place]:
            continue
        rest = (*units[:place], *units[place + 1 :])
        if any(possible(after, rest) for after in done(position, unit)):
            return True
    return False


WORDS = {
    **{f"track-{colour}": colour for colour in COLOURS},
    "track-black-or-gray": "either",
    "track-any": "any",
    "track-apart": "apart",
}
FREE = {"points", "coal", "draw", "engineer-sum", "locomotive-sum", "claim"}
"""What can always be done."""


def can_do_all(view: Mapping[str, Any], seat: int, rewards: Sequence[str]) -> bool:
    """Whether effects such as ``track-gray 2`` can all be carried out."""
    modules = view.get("modules") or {}
    supply = {
        "rouble": view["roubles"],
        "temporary": view["temporary"],
        "hire": 1 if view["engineers"] and view["engineers"][0] else 0,
        "foundry": len(modules.get("foundries", [])),
    }
    units: list[str] = []
    for reward in rewards:
        kind, number = reward.rsplit(" ", 1)
        if kind in supply:
            if supply[kind] < int(number):
                return False
        elif kind not in FREE:
            units += [WORDS.get(kind, kind)] * int(number)
    return possible(read(view, seat), tuple(sorted(units)))
