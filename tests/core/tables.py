"""Tables of the toy game."""

from collections.abc import Sequence

from ironroad.core.edition import parse_edition
from ironroad.core.engine import Options
from ironroad.core.playout import new_game
from ironroad.core.table import Table
from tests.core.toy import EDITION, TITLE, ToyRules, ToyState


def toy_rules(seats: int = 2) -> ToyRules:
    edition = parse_edition(EDITION, "standard", "toy", {})
    rules = TITLE.rules(edition, seats, {"pile": "five"})
    assert isinstance(rules, ToyRules)
    return rules


def toy_state() -> tuple[ToyState, Options]:
    return new_game(TITLE, toy_rules())


def toy_table(seed: int = 1, moves: Sequence[str] | None = None, seats: int = 2) -> Table:
    return Table(TITLE, toy_rules(seats), seed, ("Anna", "Beth"), moves)
