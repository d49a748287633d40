import pytest

from ironroad.core.actions import Catalogue
from ironroad.core.errors import InvalidNotation
from ironroad.core.message import Message


def catalogue() -> Catalogue:
    actions = Catalogue()
    actions.add("pass", "do-pass")
    actions.add("bid 8", "do-bid", amount=8)
    return actions


def test_actions_are_found_by_text_and_by_index() -> None:
    actions = catalogue()

    assert len(actions) == 2
    assert actions.parse("bid 8") == 1
    assert actions.parse("  bid   8 ") == 1
    assert actions.text(1) == "bid 8"
    assert actions[1].message == Message("do-bid", amount=8)
    assert repr(actions[1]) == "Action('bid 8')"


def test_a_text_that_is_no_action_is_refused() -> None:
    with pytest.raises(InvalidNotation) as error:
        catalogue().parse("bid 9")

    assert error.value.message == Message("error-unknown-action", action="bid 9")


def test_an_action_cannot_be_there_twice() -> None:
    with pytest.raises(ValueError, match="there already"):
        catalogue().add("pass", "do-pass")
