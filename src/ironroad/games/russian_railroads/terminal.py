"""The terminal board of Russian Railroads: supply, engineers, action spaces, and a board for each player."""

from typing import Any, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from ironroad.cli.board import NOTHING, Board, Section, plain_table
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games.russian_railroads.actions import Rules, pieces_name
from ironroad.games.russian_railroads.board import Lane, railroad_name
from ironroad.games.russian_railroads.components import COLOURS, rewards_name
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.spaces import AREAS, Space
from ironroad.games.russian_railroads.terminal_modules import (
    BOULDER,
    boulder_space,
    factory_mark,
    locomotives_text,
    module_sections,
    player_lines,
    rules_of,
    tile_text,
)
from ironroad.locale import Words

STYLES: Final = {
    "black": "bold white on grey23",
    "gray": "bold black on grey70",
    "brown": "bold white on orange4",
    "natural": "bold black on wheat1",
    "white": "bold black on white",
}
EMPTY: Final = "·"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


class RussianRailroadsBoard(Board):
    """Draws the view of a seat."""

    def sections(self, table: Table, viewer: int | None, words: Words) -> list[Section]:
        """Return the supply, the engineers, the action spaces, the players and their boards."""
        view: Any = table.view(viewer)
        boards = [
            (f"board-{seat}", self._player_board(table, view, seat, words))
            for seat in view["order"] or range(table.rules.seats)
        ]
        return [
            ("supply", self._supply(table, view, words)),
            ("engineers", self._engineers(table, view, words)),
            ("spaces", self._spaces(table, view, words)),
            *module_sections(table, view, words),
            ("players", self._players(table, view, words)),
            ("legend", self._legend(view, words)),
            *boards,
        ]

    def _supply(self, table: Table, view: Any, words: Words) -> Text:
        piles = [f"#{n}{TIMES}{count}" for n, count in enumerate(view["piles"], start=1) if count]
        laid = [
            f"{factory_mark(rules_of(table), n)}{TIMES}{count}"
            for n, count in enumerate(view["face_up"], start=1)
            if count
        ]
        parts = [
            words.say("rr-board-round", round=view["round"], rounds=view["rounds"]),
            words.say("rr-board-locomotives", tiles=" ".join(piles) or NOTHING),
            words.say("rr-board-factories", tiles=" ".join(laid) or NOTHING),
            words.say("rr-board-roubles", count=view["roubles"]),
            words.say("rr-board-doublers", count=view["doublers"]),
            words.say("rr-board-bonuses", count=view["bonus_pile"]),
        ]
        return Text(" · ".join(parts), style="bold")

    def _engineers(self, table: Table, view: Any, words: Words) -> Grid:
        rules = rules_of(table)
        grid = plain_table(words.say("rr-board-engineers"), "", "", rigid=True)
        grid.show_header = False
        for place, number in enumerate(view["engineers"]):
            if number:
                kind = "hire" if place == 0 else "later"
                kind = "public" if number in view["public_engineers"] else kind
                space = rules.spaces.all[rules.spaces.board + number - 1]
                effect = words.format(rewards_name(space.rewards))
                style = "" if kind != "later" else "dim"
                where = words.say(f"rr-board-engineer-{kind}", place=place)
                grid.add_row(where, str(space.number), Text(effect, style=style))
        return grid

    def _spaces(self, table: Table, view: Any, words: Words) -> Grid:
        rules = rules_of(table)
        pieces = {space["id"]: space for space in view["spaces"]}
        grid = plain_table(
            words.say("rr-board-area"),
            words.say("rr-board-cost"),
            words.say("rr-board-effect"),
            words.say("rr-board-pieces"),
            rigid=True,
        )
        for area, id in enumerate(AREAS):
            heading = words.say(f"rr-board-area-{id}")
            for space in rules.spaces.all:
                if space.area == area and space.id in pieces and pieces[space.id]["in_use"]:
                    there = pieces_text(table, pieces[space.id], words)
                    effect = words.format(rewards_name(space.rewards))
                    if space.engineer:
                        effect = f"{space.number}: {effect}"
                    style = "dim" if there and not space.unlimited else ""
                    cost = words.format(cost_name(space))
                    grid.add_row(heading, cost, Text(effect, style=style), there or NOTHING)
                    heading = ""
        return grid

    def _players(self, table: Table, view: Any, words: Words) -> Grid:
        columns = ("position", "points", "workers", "money", "engineers", "tokens", "cards")
        grid = plain_table(
            "",
            words.say("cli-player"),
            *[words.say(f"rr-board-{column}") for column in columns],
            numbers=(2, 3, 4, 5),
        )
        numbers = rules_of(table).engineers.numbers
        for place, seat in enumerate(view["order"] or range(table.rules.seats), start=1):
            player = view["players"][seat]
            hand = pieces_in_hand(player, words)
            cards = player["bonuses"]
            names = [words.format(Message(f"rr-bonus-{id}")) for id in cards or []]
            grid.add_row(
                "▶" if seat == view["seat"] else "✓" if player["passed"] else "",
                words.name(seat, table.names),
                str(place),
                str(player["points"]),
                hand,
                str(player["roubles"]),
                " ".join([str(numbers[index]) for index in player["engineers"]]) or NOTHING,
                str(len(player["tokens"])),
                ", ".join(names) if cards is not None else str(player["bonus_count"]),
            )
        return grid

    def _legend(self, view: Any, words: Words) -> Text:
        legend = Text()
        for colour in COLOURS:
            name = words.format(Message(f"rr-colour-{colour}"))
            legend.append(f" {letter(colour, words)} ", style=STYLES[colour])
            legend.append(f" {name}  ")
        legend.append(words.say("rr-board-legend"), style="dim")
        if view["modules"]:
            legend.append(words.say("rr-board-legend-modules", boulder=BOULDER), style="dim")
        return legend

    def _player_board(self, table: Table, view: Any, seat: int, words: Words) -> Group:
        player = view["players"][seat]
        rules = rules_of(table)
        title = Text(words.name(seat, table.names), style="bold underline")
        extras = []
        if player["revalued"]:
            extras.append(words.say("rr-board-revalued"))
        if player["medal"]:
            extras.append(words.say("rr-board-medal"))
        if extras:
            title.append(f"  {' · '.join(extras)}", style="not bold not underline")
        grid = plain_table("", "", "", "", rigid=True)
        grid.show_header = False
        for place, line in enumerate(player["railroads"]):
            grid.add_row(
                words.format(railroad_name(line["id"])),
                f"#{locomotives_text(rules, place, line, player, words)}",
                railroad_text(line, boulder_space(rules, place, player), words),
                words.say("rr-board-worth", points=line["points"]),
            )
        worth = words.say("rr-board-worth", points=player["industry_points"])
        for lane in rules.lanes.all:
            heading = words.say("rr-score-industry") if lane.index == 0 else ""
            grid.add_row(heading, "", lane_text(rules, lane, player, words), worth)
            worth = ""
        return Group(title, grid, *player_lines(rules, player, words))

    def group(self, table: Table, text: str, words: Words) -> str:
        """Return the area of the board as the heading of an action with a space, else an empty text."""
        verb, _, id = text.partition(" ")
        if verb not in ("place", "reuse", "swap"):
            return ""
        return words.say(f"rr-board-area-{AREAS[space_of(table, id).area]}")

    def hint(self, table: Table, text: str, words: Words) -> str:
        """Return the cost of a space or the contents of a tile; for other actions, the default hint."""
        verb, _, id = text.partition(" ")
        if verb == "tile":
            return tile_text(rules_of(table), id, words)
        if verb == "place":
            space = space_of(table, id)
            return words.format(cost_name(space))
        return super().hint(table, text, words)


def space_of(table: Table, id: str) -> Space:
    """Return an action space by its id."""
    spaces = rules_of(table).spaces
    return spaces.all[spaces.ids.index(id)]


def letter(colour: str, words: Words) -> str:
    """Return the letter of a colour, so that colour alone never carries information."""
    return words.say(f"rr-letter-{colour}")


def pieces_in_hand(player: Any, words: Words) -> str:
    """Return a player's unplaced workers; temporary workers and the black worker have a letter."""
    parts = [str(player["workers"])]
    if player["temporary"]:
        parts.append(words.say("rr-board-temporary", count=player["temporary"]))
    if player["black_worker_ready"]:
        parts.append(words.say("rr-board-black-worker"))
    return "+".join(parts)


def pieces_text(table: Table, space: Any, words: Words) -> str:
    """Return the pieces on a space: workers by player, the black worker, roubles, coal."""
    parts = []
    for seat, count in enumerate(space["workers"]):
        both = count + space["temporary"][seat]
        if both:
            times = f" {TIMES}{both}" if both > 1 else ""
            parts.append(words.name(seat, table.names) + times)
    if space["black_worker"]:
        parts.append(words.say("rr-reward-black-worker"))
    if space["roubles"]:
        parts.append(words.say("rr-piece-rouble", count=space["roubles"]))
    if space["coal"]:
        parts.append(words.say("rr-piece-coal", count=space["coal"]))
    if space["closed"]:
        parts.append(words.say("rr-board-closed"))
    return ", ".join(parts)


def cost_name(space: Space) -> Message:
    """Return the cost of a space: workers and roubles, or coal."""
    if space.coal:
        return Message("rr-piece-coal", count=space.coal)
    return pieces_name(space.workers, 0, 0, space.roubles)


def railroad_text(line: Any, boulder: int, words: Words) -> Text:
    """Return the spaces of a railroad: a capital letter where a track ends, small letters behind it."""
    text = Text()
    for space in range(1, line["length"] + 1):
        reached = [c for c in COLOURS if line["tracks"].get(c, 0) >= space]
        mark = BOULDER if space == boulder else EMPTY
        style = "dim"
        if reached:
            colour = reached[-1]
            stands = line["tracks"][colour] == space
            mark = letter(colour, words) if stands else letter(colour, words).lower()
            style = STYLES[colour]
        text.append(mark, style=style)
        text.append("²" if space <= line["doublers"] else "")
        text.append("|" if space == line["reach"] else " ")
    return text


def lane_text(rules: Rules, lane: Lane, player: Any, words: Words) -> Text:
    """Return an industry track: numbers, factories in their gaps, markers in brackets."""
    modules = player["modules"]
    markers = modules["lanes"][lane.index]["markers"] if modules else player["markers"]
    boulders = modules["boulders"] if modules else []
    blocked = [
        boulder.space
        for boulder in american(rules).boulders
        if boulder.lane == lane.index and boulder.id in boulders
    ]
    text = Text()
    for place, printed in enumerate(lane.texts):
        gap = lane.gap[place]
        mark = printed
        if gap >= 0:
            number = player["factories"][gap]
            mark = factory_mark(rules, number) if number else "__"
            if modules and gap + 1 in modules["boiled_factories"]:
                mark += words.say("rr-board-boilerman")
        if place in blocked:
            mark = BOULDER + mark
        here = place in markers
        text.append(f"[{mark}]" if here else mark, style="bold reverse" if here else "")
        text.append(" ")
    return text


BOARD: Final = RussianRailroadsBoard()
