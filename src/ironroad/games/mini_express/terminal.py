"""The board of Mini Express: companies, players, chart, the Bot and the hex map."""

from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from ironroad.cli.board import Board, Section, plain_table
from ironroad.core.engine import pending
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.board import city_name
from ironroad.games.mini_express.components import COMPANIES, company_name, tile_name
from ironroad.games.mini_express.rules.building import ChooseCity
from ironroad.games.mini_express.state import State
from ironroad.locale import Words

LETTERS: Final = {"brown": "B", "gray": "G", "orange": "O", "white": "W", "purple": "P"}
"""Colours are never alone: every company has its letter."""
STYLES: Final = {
    "brown": "bold white on #6f4518",
    "gray": "bold black on grey70",
    "orange": "bold black on dark_orange",
    "white": "bold black on white",
    "purple": "bold white on purple",
}
ROOM_STYLES: Final = {
    1: "bold white on grey15",
    2: "bold black on grey82",
    3: "bold black on gold3",
}
PLAIN_STYLE: Final = "green4"
OFFERED_STYLE: Final = "bold reverse"
CELL: Final = 6
"""Characters of a hex; it is two lines high, its neighbours east and west half a hex lower."""
MARGIN: Final = 3
Cell = tuple[str, str]
"""A character and its style."""


def badge(company: str) -> Text:
    """Return the letter of a company on its colour."""
    return Text(f" {LETTERS[company]} ", style=STYLES[company])


class MiniExpressBoard(Board):
    """The terminal board; nothing is hidden, so every seat sees the same."""

    def sections(self, table: Table, viewer: int | None, words: Words) -> list[Section]:
        """Return the map and what lies beside it."""
        view: Any = table.view(viewer)
        sections: list[Section] = [
            ("map", self._map(table, view, words)),
            ("legend", Text(words.say("me-board-legend"), style="dim")),
            ("companies", self._companies(view, words)),
            ("players", self._players(table, view, words)),
            ("chart", self._chart(table, view, words)),
        ]
        if view["bot"]:
            sections.append(("bot", self._bot(view, words)))
        if view["spike"]:
            sections.append(("spike", self._spike(view, words)))
        return sections

    def _map(self, table: Table, view: Any, words: Words) -> Text:
        hexes = seen_hexes(table, view)
        columns = 1 + max([int(hex["id"][:2]) for hex in hexes])
        height = 2 + max([int(hex["id"][2:]) for hex in hexes])
        blank: Cell = (" ", "")
        lines = [[blank] * (MARGIN + CELL * columns) for _ in range(height)]
        offered = {text.split()[1] for text in table.options() if text[:3] in ("via", "to ")}
        for hex in hexes:
            column, row = int(hex["id"][:2]), int(hex["id"][2:])
            left = MARGIN + CELL * column
            for number, line in enumerate(cell_lines(hex, offered, words)):
                lines[row + number][left : left + CELL] = line
        heading = "".join([f"{column:02}".center(CELL) for column in range(columns)])
        result = Text(" " * MARGIN + heading.rstrip() + "\n", style="dim")
        for row, line in enumerate(lines):
            result.append(f"{row:02} ", style="dim")
            for character, style in line[MARGIN:]:
                result.append(character, style=style or None)
            result.append("\n")
        return result

    def _companies(self, view: Any, words: Words) -> Grid:
        columns = ["company", "trains", "supply", "shares", "length"]
        ranks = ["first", "second", "other"][-len(view["companies"][0]["values"]) :]
        headings = [words.say(f"me-board-{column}") for column in columns + ranks]
        grid = plain_table("", *headings, numbers=tuple(range(2, 2 + len(headings))))
        for company, row in enumerate(view["companies"]):
            shares = words.say("me-board-depleted") if row["depleted"] else str(row["shares"])
            grid.add_row(
                badge(row["id"]),
                words.format(company_name(company)),
                str(row["trains"]),
                str(row["supply"]),
                shares,
                str(row["length"]),
                *[str(value) for value in row["values"]],
            )
        return grid

    def _players(self, table: Table, view: Any, words: Words) -> Grid:
        grid = plain_table("", words.say("cli-player"))
        for heading in ("shares", "influence"):
            grid.add_column(words.say(f"me-board-{heading}"), style="dim")
            for company in COMPANIES:
                grid.add_column(badge(company), justify="right")
        grid.add_column(words.say("me-board-points"), justify="right")
        for player in view["players"]:
            seat = player["seat"]
            name = words.say("me-bot") if seat is None else words.name(seat, table.names)
            grid.add_row(
                "▶" if seat is not None and seat == view["seat"] else "",
                name,
                "",
                *[str(count) if count else "·" for count in player["shares"].values()],
                "",
                *[str(steps) for steps in player["influence"].values()],
                str(player["points"]),
            )
        return grid

    def _chart(self, table: Table, view: Any, words: Words) -> Grid:
        chart = rules_of(table).chart
        grid = plain_table(
            words.say("me-board-length"), *[str(length) for length in range(chart.last + 1)]
        )
        marks = []
        for length in range(chart.last + 1):
            here = [row["id"] for row in view["companies"] if row["length"] == length]
            marks.append(Text.assemble(*[(LETTERS[id], STYLES[id]) for id in here]))
        grid.add_row("", *marks)
        best = rules_of(table).mode.best_column
        for column, rank in list(enumerate(("first", "second", "other")))[best:]:
            values = [str(row[column]) for row in chart.values]
            grid.add_row(words.say(f"me-board-{rank}"), *values)
        return grid

    def _bot(self, view: Any, words: Words) -> Text:
        bot = view["bot"]
        target = bot["target"]
        city = (
            words.say("me-board-no-target") if target is None else words.format(city_name(target))
        )
        bag = " ".join([f"{name} ({count})" for name, count in bot["bag"].items() if count])
        text = words.say(
            "me-board-bot",
            level=words.say(f"mini-express-option-level-{bot['level']}"),
            company=company_name(COMPANIES.index(bot["chosen"])),
            city=city,
            bag=bag,
        )
        return Text(text)

    def _spike(self, view: Any, words: Words) -> Text:
        spike = view["spike"]
        sides = {
            side: words.say("me-board-nobody")
            if spike[side] is None
            else words.format(company_name(COMPANIES.index(spike[side])))
            for side in ("east", "west")
        }
        message = Message(f"me-board-spike-{spike['tile']}", hex=spike["hex"], **sides)
        return Text(words.format(message))

    def hint(self, table: Table, text: str, words: Words) -> str:
        """Say what a Share costs, how far a company reaches, and what a city gives."""
        verb, *names = text.split()
        state: State = table.state
        rules = state.rules
        decision = pending(state)
        if verb == "share" and decision is not None:
            company = COMPANIES.index(names[0])
            have = state.influence[company * rules.players + decision.seat]
            return words.say("me-hint-share", influence=state.area[company], have=have)
        if verb == "build":
            company = COMPANIES.index(names[0])
            trains = words.say("me-hint-trains", trains=state.area[company])
            count = bin(state.destinations(company)).count("1")
            return f"{trains}; {words.say('me-hint-cities', count=count)}"
        if isinstance(decision, ChooseCity) and verb == "to":
            city = rules.map.cities.index(names[0])
            kind = state.tiles[city]
            tile = tile_name(rules.demand.first[kind], rules.demand.second[kind])
            trains = words.say("me-hint-trains", trains=state.trains_to(decision.company, city))
            return f"{trains}; {words.say('me-hint-tile', tile=tile)}"
        return ""


def seen_hexes(table: Table, view: Any) -> list[dict[str, Any]]:
    """Return the hexes of the map with what lies on them."""
    trains, tiles = view["trains"], view["tiles"]
    return [
        {**hex, "trains": trains.get(hex["id"], []), "tile": tiles.get(hex["name"])}
        for hex in table.title.layout(table.rules)["hexes"]
    ]


def cell_lines(hex: Any, offered: set[str], words: Words) -> list[list[Cell]]:
    """Return the two lines of a hex: the name and room of a city, then its tile and its trains."""
    is_offered = hex["id"] in offered or hex["name"] in offered
    trains = [(LETTERS[id].lower(), STYLES[id]) for id in hex["trains"]]
    if hex["kind"] == "city":
        name = words.format(city_name(hex["name"])).replace(" ", "")
        style = OFFERED_STYLE if is_offered else ROOM_STYLES.get(hex["capacity"], "bold")
        first = [(c, style) for c in f"{name[:4]:<4}{hex['capacity']}"]
        tile = [(LETTERS[colour], STYLES[colour]) for colour in hex["tile"] or ()]
        second = [*tile, (":" if tile else " ", ""), *trains]
        return [pad(first), pad(second)]
    if hex["kind"] == "start" or (hex["harbor"] and hex["name"]):
        name = words.format(city_name(hex["name"])).replace(" ", "")
        mark = "~" if hex["harbor"] else "*"
        style = OFFERED_STYLE if is_offered else "italic"
        return [pad([(c, style) for c in f"{name[:4]}{mark}"]), pad(trains)]
    if is_offered:
        return [pad([(c, OFFERED_STYLE) for c in hex["id"]]), pad(trains)]
    return [pad([("·", PLAIN_STYLE), *trains]), pad([("·", PLAIN_STYLE)])]


def pad(cells: list[Cell]) -> list[Cell]:
    """Return the characters of a hex, filled to its width."""
    return (cells + [(" ", "")] * CELL)[:CELL]


def rules_of(table: Table) -> Rules:
    """Return the printed data of the table's edition."""
    assert isinstance(table.rules, Rules)
    return table.rules


BOARD: Final = MiniExpressBoard()
