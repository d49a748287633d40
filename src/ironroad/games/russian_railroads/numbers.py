"""What the numbers of a row are called, and how large they get."""

from ironroad.core.bits import MOST_NUMBER
from ironroad.core.encoding import Spec
from ironroad.core.pieces import MOST_BYTE
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import COLOUR_COUNT, COUNT_MASK, KIND_COUNT
from ironroad.games.russian_railroads.modules.encode import LAST_QUESTION
from ironroad.games.russian_railroads.state import (
    COAL_MASK,
    OWN_MASK,
    ROUBLE_MASK,
    TEMPORARY_MASK,
    TILE_MASK,
)


def name_table(spec: Spec, rules: Rules) -> None:
    """Name what is asked, and what lies in the middle of the table."""
    start = rules.start
    spec.section("question")
    spec.number("kind", LAST_QUESTION)
    spec.number("seat", rules.seats + 1)
    spec.number("number", MOST_BYTE)
    spec.number("space", len(rules.spaces.all))
    spec.section("table")
    spec.number("round", start.rounds)
    spec.numbers("order", rules.seats, rules.seats)
    spec.number("current", rules.seats)
    spec.numbers("engineers", start.row_length, rules.engineers.count)
    spec.numbers("piles", rules.tiles.count, TILE_MASK)
    spec.numbers("face_up", rules.tiles.numbers, TILE_MASK)
    spec.number("roubles", start.supply_roubles)
    spec.number("doublers", start.supply_doublers)
    spec.number("temporary", start.supply_temporary)
    spec.numbers("starts", rules.starts.count, 1)
    spec.numbers("cards", rules.cards.count, 1)
    spec.number("bonus_pile", rules.bonuses.count)
    spec.number("has_looked", 1)
    spec.numbers("bonuses_seen", rules.bonuses.count, 1)
    spec.section("owed")
    spec.numbers("may", KIND_COUNT, COUNT_MASK)
    spec.numbers("must", KIND_COUNT, COUNT_MASK)
    spec.section("modules")


def name_space(spec: Spec, rules: Rules, place: int) -> None:
    """Name what is on an action space."""
    spec.section(f"space-{rules.spaces.ids[place]}")
    spec.numbers("workers", rules.seats, OWN_MASK)
    spec.numbers("temporary", rules.seats, TEMPORARY_MASK)
    spec.number("black_worker", 1)
    spec.number("roubles", ROUBLE_MASK)
    spec.number("coal", COAL_MASK)
    spec.number("closed", 1)


def name_player(spec: Spec, rules: Rules) -> None:
    """Name what a player has."""
    railroads = rules.railroads
    spec.wide("points")
    for name in ("passed", "black_worker", "black_worker_ready", "medal"):
        spec.number(name, 1)
    spec.number("workers", MOST_NUMBER)
    spec.number("extra_workers", MOST_NUMBER)
    spec.number("temporary", rules.start.supply_temporary)
    spec.number("roubles", rules.start.supply_roubles)
    spec.number("revalued", MOST_NUMBER)
    for railroad in range(RAILROAD_COUNT):
        count = railroads.colours[railroad]
        spec.numbers(f"tracks_{railroads.ids[railroad]}", count, MOST_NUMBER)
    spec.numbers("locomotives", railroads.slots, MOST_NUMBER)
    spec.numbers("doublers", RAILROAD_COUNT, MOST_NUMBER)
    spec.numbers("colours", COLOUR_COUNT, 1)
    spec.numbers("factories", rules.lane.gaps, rules.tiles.numbers)
    spec.numbers("markers", rules.lanes.markers, MOST_NUMBER)
    spec.numbers("tokens", rules.tokens.count, 1)
    spec.numbers("engineers", rules.engineers.count, 1)
    spec.number("bonus_count", rules.bonuses.count)
    spec.numbers("bonuses", rules.bonuses.count, rules.bonuses.count)
