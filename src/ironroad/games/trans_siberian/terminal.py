"""The board of Trans-Siberian Railroad: tracks, railroads, portfolios, and the map by region."""

from typing import Any, Final

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from ironroad.cli.board import NOTHING, Board, Section, plain_table
from ironroad.core.engine import pending
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.components import NOBODY, RAILROADS, railroad_name
from ironroad.games.trans_siberian.rules import building
from ironroad.games.trans_siberian.state import State
from ironroad.locale import Words

LETTERS: Final = "RBGYKW"
"""Colours are never alone: every railroad has its letter."""
STYLES: Final = (
    "bold white on red",
    "bold white on blue",
    "bold white on green4",
    "bold black on yellow",
    "bold white on grey23",
    "bold black on white",
)
REGIONS: Final = (("west", 55), ("urals", 72), ("siberia", 120), ("far-east", 181))
"""Where each part of the map ends, in degrees of longitude."""


def badge(railroad: int) -> Text:
    """Return the letter of a railroad on its colour."""
    return Text(f" {LETTERS[railroad]} ", style=STYLES[railroad])


def region_of(rules: Rules, link: int) -> str:
    """Return the part of the map in which the middle of a link lies."""
    ends = [rules.map.positions[city][1] for city in rules.map.ends[link]]
    middle = sum(ends) / len(ends)
    return next(name for name, end in REGIONS if middle < end)


class TransSiberianBoard(Board):
    """The terminal board; nothing is hidden, so every seat sees the same."""

    def sections(self, table: Table, viewer: int | None, words: Words) -> list[Section]:
        """Return the tracks, the railroads, the players and the map."""
        view: Any = table.view(viewer)
        return [
            ("tracks", self._tracks(table, view, words)),
            ("railroads", self._railroads(table, view, words)),
            ("players", self._players(table, view, words)),
            ("map", self._map(table, words)),
        ]

    def _tracks(self, table: Table, view: Any, words: Words) -> Text:
        tracks = rules_of(table).tracks
        parts = [
            words.say("ts-board-phase", phase=view["phase"]),
            words.say("ts-board-timing", space=view["timing"], end=tracks.timing_end),
            words.say("ts-board-dividends", space=view["dividends"], end=tracks.dividends_end),
            words.say("ts-board-nationalization", value=view["nationalization"]),
        ]
        return Text(" · ".join(parts), style="bold")

    def _railroads(self, table: Table, view: Any, words: Words) -> Grid:
        columns = ("railroad", "state", "treasury", "income", "stock", "unsold", "control")
        grid = plain_table(
            "",
            *[words.say(f"ts-board-{column}") for column in columns],
            numbers=(3, 4, 5, 6),
            rigid=True,
        )
        for railroad, row in enumerate(view["railroads"]):
            opened = row["status"] == "open"
            state = ("public" if row["public"] else "private") if opened else row["status"]
            numbers = [
                money(row["treasury"], words) if opened else NOTHING,
                str(row["income"]) if opened else NOTHING,
                money(row["stock"], words) if opened else NOTHING,
                str(row["unsold"]),
            ]
            control = ", ".join([words.name(seat, table.names) for seat in row["controllers"]])
            name = words.format(railroad_name(railroad))
            grid.add_row(
                badge(railroad), name, words.say(f"ts-board-{state}"), *numbers, control or NOTHING
            )
        return grid

    def _players(self, table: Table, view: Any, words: Words) -> Grid:
        headings: list[Any] = [badge(railroad) for railroad in range(len(RAILROADS))]
        grid = plain_table(words.say("cli-player"), words.say("ts-board-cash"), numbers=(1,))
        for heading in headings:
            grid.add_column(heading, justify="center")
        grid.add_column(words.say("ts-board-worth"), justify="right")
        worth = [card.total for card in table.scores()]
        for seat, player in enumerate(view["players"]):
            held = [player["certificates"][id] for id in RAILROADS]
            grid.add_row(
                words.name(seat, table.names),
                money(player["cash"], words),
                *[str(count) if count else "·" for count in held],
                money(worth[seat], words),
            )
        return grid

    def _map(self, table: Table, words: Words) -> Grid:
        rules = rules_of(table)
        state: State = table.state
        grid = plain_table(
            words.say("ts-board-region"), "", words.say("ts-board-links"), rigid=True
        )
        for region, _ in REGIONS:
            links = [link for link in range(rules.map.count) if region_of(rules, link) == region]
            heading = words.say(f"ts-region-{region}")
            for railroad in range(len(RAILROADS)):
                built = [link for link in links if state.owner[link] == railroad]
                if built:
                    names = [link_text(rules, link, words) for link in built]
                    grid.add_row(heading, badge(railroad), Columns(names, padding=(0, 2)))
                    heading = ""
            free = len([link for link in links if state.owner[link] == NOBODY])
            grid.add_row(heading, "", Text(words.say("ts-board-free", count=free), style="dim"))
        return grid

    def group(self, table: Table, text: str, words: Words) -> str:
        """Links are listed by region."""
        if not text.startswith("build "):
            return ""
        rules = rules_of(table)
        return words.say(f"ts-region-{region_of(rules, link_in(rules, text))}")

    def hint(self, table: Table, text: str, words: Words) -> str:
        """Say what a certificate or a link costs and brings; for the rest, what would happen."""
        verb, *names = text.split()
        state: State = table.state
        railroads = [RAILROADS.index(name) for name in names if name in RAILROADS]
        if verb in ("build", "stop"):
            return "; ".join(link_hints(table, text, words))
        if verb == "build-for":
            return words.say("ts-hint-treasury", amount=state.treasury[railroads[0]])
        if verb in ("buy", "buy-two"):
            cost = sum([state.price(railroad) for railroad in railroads])
            if verb == "buy":
                return words.say("ts-hint-cost", amount=cost)
            cost += state.rules.costs.two_certificates
            return "; ".join([words.say("ts-hint-cost", amount=cost), timing_hint(state, words)])
        if verb == "pass":
            return timing_hint(state, words)
        if verb == "value":
            return ""
        return super().hint(table, text, words)


def link_hints(table: Table, text: str, words: Words) -> list[str]:
    """Return what a link costs and brings to the railroad that is to build it."""
    rules = rules_of(table)
    state: State = table.state
    decision = pending(state)
    if isinstance(decision, building.BuildSecondLink):
        links = [decision.first] if text == "stop" else [decision.first, link_in(rules, text)]
    else:
        links = [link_in(rules, text)]
    hints = []
    if isinstance(decision, building.BuildLink | building.BuildSecondLink):
        link = rules.map.every[links[0]]
        cost = building.price(state, link, state.reach_of(decision.railroad).jumped(link))
        if len(links) > 1:
            cost += rules.costs.link + rules.costs.surcharge
        hints.append(words.say("ts-hint-cost", amount=cost))
    income = sum([rules.map.income[link] for link in links])
    hints.append(words.say("ts-hint-income", income=income))
    quick = len(links) > 1 or rules.map.external[links[0]]
    if isinstance(decision, building.BuildLink | building.BuildSecondLink):
        before = state.income[decision.railroad]
        after = min(before + income, rules.tracks.income_last)
        steps = rules.tracks.black_up_to[after] - rules.tracks.black_up_to[before] + quick
        if steps:
            hints.append(words.say("ts-hint-stock", steps=steps))
    if quick:
        hints.append(timing_hint(state, words))
    return hints


def timing_hint(state: State, words: Words) -> str:
    """Say that the timing marker moves, and what that brings about."""
    last = state.timing + 1 == state.rules.tracks.timing_end
    return words.say("ts-hint-dividend" if last else "ts-hint-timing")


def rules_of(table: Table) -> Rules:
    """Return the printed data of the table's edition."""
    assert isinstance(table.rules, Rules)
    return table.rules


def link_in(rules: Rules, text: str) -> int:
    """Return the link that an action builds."""
    return rules.map.links.index(text.split()[1])


def link_text(rules: Rules, link: int, words: Words) -> str:
    """Return a link with its income."""
    return f"{words.format(rules.link_name(link))} {rules.map.income[link]}"


def money(amount: int, words: Words) -> str:
    """Return a sum of money."""
    return words.format(Message("ts-money", amount=amount))


BOARD: Final = TransSiberianBoard()
