"""Helpers for tests of positions set up by hand."""

from collections.abc import Mapping
from typing import Any

import pytest

from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.core.placing import section_of
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games.russian_railroads.game import TITLE
from ironroad.games.russian_railroads.placing import placing
from ironroad.games.russian_railroads.setup import setup
from ironroad.games.russian_railroads.state import State
from ironroad.locale import words_for
from tests.games.russian_railroads.editions import HEAD

Values = dict[str, int | str]
RUSSIAN: dict[str, str] = {}
GERMAN = {"board": "german"}
AMERICAN = {"board": "american"}
COAL = {"coal": "on"}
MATERIAL = {"new-material": "on"}
ROW: Values = {
    "row-1": "engineer-4",
    "row-2": "engineer-9",
    "row-3": "none",
    "row-4": "engineer-2",
    "row-5": "engineer-3",
    "row-6": "none",
    "row-7": "none",
}

REMOVED: Values = {"bonus-flat": "removed", "bonus-workers": "removed"}


def rules_for_four() -> Any:
    return rules_for("russian-railroads", 4)


def text_of(values: Values, seats: int, options: Mapping[str, str], printed: str = "") -> str:
    return HEAD + printed + section_of(seats, options, values)


def placed(
    values: Values, seats: int = 4, options: Mapping[str, str] = RUSSIAN, printed: str = ""
) -> Table:
    """Return a table at which a position is set up."""
    text = text_of(values, seats, options, printed)
    return Table(TITLE, rules_for("russian-railroads", seats, options, edition_text=text), 1)


def beginning(values: Values, seats: int = 4, options: Mapping[str, str] = RUSSIAN) -> State:
    """Return the state of a position, before anything is dealt."""
    text = text_of(values, seats, options)
    return TITLE.setup(rules_for("russian-railroads", seats, options, edition_text=text))


def read(state: State) -> Values:
    return placing(state.rules).values(state)


def keeps(values: Values, seats: int = 4, options: Mapping[str, str] = RUSSIAN) -> State:
    """Place values, read them, and place all that was read, or all that is not as usual: nothing changes."""
    state = beginning(values, seats, options)
    found = read(state)
    assert {id: found[id] for id in values} == values
    assert placing(state.rules).begins(state)
    again = beginning(found, seats, options)
    assert read(again) == found
    usual = read(setup(state.rules))
    changed = {id: value for id, value in found.items() if usual[id] != value}
    assert read(beginning(changed, seats, options)) == found
    again.stack, kept = state.stack, again.stack
    assert again == state_with(state, again)
    assert kept.frames() == state.stack.frames()
    return state


def state_with(state: State, other: State) -> State:
    """Return a copy that belongs to the rule set of another state, so that both can be compared."""
    copy = state.clone()
    return State(
        other.rules, copy.stack, *[getattr(copy, name) for name in copy.__match_args__[1:]]
    )


def refusal(
    values: Values, seats: int, options: Mapping[str, str], printed: str = ""
) -> tuple[str, str]:
    """Return the field that is to blame, empty if no line sets it, and the reason."""
    text = text_of(values, seats, options, printed)
    with pytest.raises(InvalidEdition) as error:
        placed(values, seats, options, printed)
    for language in ("en", "es"):
        assert "{" not in words_for(language).format(error.value.message)
    told = error.value.message.args["reason"]
    assert isinstance(told, Message)
    assert told.id == "position-field"
    reason, line = told.args["reason"], error.value.message.args["line"]
    assert isinstance(reason, Message)
    assert isinstance(line, int)
    key = text.splitlines()[line - 1].partition(" = ")[0]
    return "" if key == "seats" else key, reason.id
