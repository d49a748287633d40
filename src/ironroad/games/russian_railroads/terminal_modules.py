"""What German and American Railroads add to the terminal board of Russian Railroads."""

from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from ironroad.cli.board import NOTHING, Section, plain_table
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import Advantage, Star
from ironroad.games.russian_railroads.components import COLOURS, Pile, rewards_name
from ironroad.games.russian_railroads.modules.american.components import american, boulder_name
from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.german.components import german
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.locale import Words

BOULDER: Final = "▲"


def rules_of(table: Table) -> Rules:
    """Return the rule set of a table."""
    assert isinstance(table.rules, Rules)
    return table.rules


def factory_mark(rules: Rules, number: int) -> str:
    """Return the symbol of a factory: its number, or the first letter of its id if it is not the back of a locomotive."""
    if number > rules.tiles.count:
        return rules.tiles.special[number - rules.tiles.count - 1][0].upper()
    return f"#{number}"


def boulder_space(rules: Rules, railroad: int, player: Any) -> int:
    """Return the space of the boulder on a railroad, or 0."""
    left = player["modules"]["boulders"] if player["modules"] else []
    for boulder in american(rules).boulders:
        if boulder.railroad == railroad and boulder.id in left:
            return int(boulder.space)
    return 0


def locomotives_text(rules: Rules, railroad: int, line: Any, player: Any, words: Words) -> str:
    """Return the numbers of a railroad's locomotives, with boilerman and freight car."""
    railroads = rules.railroads
    slots = [s for s in range(railroads.slots) if railroads.slot_railroad[s] == railroad]
    modules = player["modules"]
    parts = []
    for slot, number in zip(slots, line["locomotives"], strict=True):
        if number:
            mark = str(number)
            if modules and railroads.slot_ids[slot] in modules["boilermen"]:
                mark += words.say("rr-board-boilerman")
            if modules and railroads.slot_ids[slot] in modules["cars"]:
                mark += words.say("rr-board-car")
            parts.append(mark)
    return "+".join(parts) or NOTHING


def module_sections(table: Table, view: Any, words: Words) -> list[Section]:
    """Return the sections about the common components of expansions."""
    modules = view["modules"]
    if not modules:
        return []
    rules = rules_of(table)
    sections: list[Section] = []
    if german(rules).layout.tiles:
        sections.append(("tiles", _tiles(rules, modules["tiles"], words)))
    lines = []
    if german(rules).incomes.count:
        incomes = _names(german(rules).incomes, modules["incomes"], words)
        lines.append(words.say("rr-board-incomes", things=incomes))
    if coal(rules).foundries.count:
        foundries = _names(coal(rules).foundries, modules["foundries"], words)
        stack = modules["foundry_stack"]
        lines.append(words.say("rr-board-foundries", things=foundries, stack=stack))
    if new_material(rules).items.count:
        items = _names(new_material(rules).items, modules["items"], words)
        lines.append(words.say("rr-board-items", things=items))
    if lines:
        sections.append(("modules", Text("\n".join(lines))))
    if american(rules).stock.dividends.count:
        sections.append(("stock", _stock(table, modules, words)))
    return sections


def _names(pile: Pile, ids: list[str], words: Words) -> str:
    texts = [words.format(rewards_name(pile.rewards[pile.ids.index(id)])) for id in ids]
    return " · ".join(texts) or NOTHING


def _tiles(rules: Rules, left: list[str], words: Words) -> Grid:
    grid = plain_table(words.say("rr-board-tiles"), "", "", rigid=True)
    for tile, id in enumerate(german(rules).layout.tiles):
        if id in left:
            area = german(rules).layout.areas[german(rules).layout.tile_area[tile]]
            name = words.format(Message(f"rr-area-{area}"))
            grid.add_row(name, id.upper(), tile_text(rules, id, words))
    return grid


def tile_text(rules: Rules, tile: str, words: Words) -> str:
    """Return the special spaces of an extension tile in order."""
    layout = german(rules).layout
    number = layout.tiles.index(tile)
    needed, value = 1 + layout.tile_area[number], number + 1
    found: list[tuple[int, str]] = []
    for advantage in rules.railroads.advantages:
        if (advantage.needed, advantage.value) == (needed, value):
            rewards = words.format(rewards_name(advantage.rewards))
            found.append((int(advantage.space), f"{_condition(advantage, words)}: {rewards}"))
    for star in rules.railroads.stars:
        if (star.needed, star.value) == (needed, value):
            points = words.say("rr-board-star", points=star.points)
            found.append((int(star.space), f"{_condition(star, words)}: {points}"))
    return ", ".join([f"{space} {text}" for space, text in sorted(found)])


def _condition(place: Advantage | Star, words: Words) -> str:
    letter = words.say(f"rr-letter-{COLOURS[place.colour]}")
    return letter + (words.say("rr-board-with-locomotive") if place.locomotive else "")


def _stock(table: Table, modules: Any, words: Words) -> Grid:
    rules = rules_of(table)
    grid = plain_table(
        words.say("rr-score-stock"), words.say("rr-board-dividend"), words.say("cli-player")
    )
    for level, row in reversed(list(enumerate(modules["stock"]))):
        dividend = row["dividend"]
        reward = _names(american(rules).stock.dividends, [dividend], words) if dividend else NOTHING
        names = [words.name(seat, table.names) for seat in row["seats"]]
        grid.add_row(str(level), reward, ", ".join(names) or NOTHING)
    return grid


def player_lines(rules: Rules, player: Any, words: Words) -> list[Text]:
    """Return the lines about expansions below a player's board."""
    modules = player["modules"]
    if not modules:
        return []
    parts = []
    if modules["branch"]:
        name = words.format(Message(f"rr-branch-{modules['branch']}"))
        parts.append(words.say("rr-board-branch", branch=name))
    for area, tile in modules["tiles"].items():
        name = words.format(Message(f"rr-area-{area}"))
        shown = tile_text(rules, tile, words)
        parts.append(words.say("rr-board-tile", area=name, tile=tile.upper(), text=shown))
    if modules["incomes"]:
        parts.append(
            _usable("rr-board-own-incomes", german(rules).incomes, modules["incomes"], words)
        )
    if coal(rules).foundries.count:
        parts.append(words.say("rr-piece-coal", count=modules["coal"]))
    if modules["foundries"]:
        own = modules["foundries"]
        parts.append(_usable("rr-board-own-foundries", coal(rules).foundries, own, words))
    for id in modules["boulders"]:
        parts.append(words.format(boulder_name(id)))
    if modules["spike"]:
        parts.append(words.say("rr-reward-spike"))
    if modules["bought"]:
        parts.append(words.say("rr-board-bought", things=", ".join(modules["bought"])))
    return [Text(" · ".join(parts))] if parts else []


def _usable(id: str, pile: Pile, own: Any, words: Words) -> str:
    used = words.say("rr-board-used")
    names = [
        _names(pile, [thing["id"]], words) + (f" ({used})" if thing["used"] else "")
        for thing in own
    ]
    return words.say(id, things=", ".join(names))
