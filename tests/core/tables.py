"""Tables of the toy game."""

from collections.abc import Sequence

from ironroad.core.edition import parse_edition
from ironroad.core.engine import Options, advance
from ironroad.core.table import Table
from tests.core.toy import EDITION, TITLE, ToyRules, ToyState


def toy_rules(seats: int = 2) -> ToyRules:
    edition = parse_edition(EDITION, "standard", "toy", {})
    return ToyRules(edition, seats, {"pile": "five"})


def toy_state() -> tuple[ToyState, Options]:
    state = TITLE.setup(toy_rules())
    options = Options()
    advance(state, options)
    return state, options


def toy_table(seed: int = 1, moves: Sequence[str] | None = None, seats: int = 2) -> Table:
    return Table(TITLE, toy_rules(seats), seed, ("Anna", "Beth"), moves)
