import pytest

from ironroad.core.errors import InvalidSetup, UnknownTitle
from ironroad.core.message import Message
from ironroad.core.registry import Registry
from ironroad.core.title import Outcome, Rival, Scorecard, places_of
from tests.core.toy import META, TITLE


def test_options_get_their_defaults() -> None:
    assert META.check_setup(2, {}) == {"pile": "five"}
    assert META.check_setup(2, {"pile": "two"}) == {"pile": "two"}


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (4, {}, "error-seats"),
        (2, {"heap": "five"}, "error-unknown-option"),
        (2, {"pile": "six"}, "error-option-value"),
        (3, {"pile": "two"}, "error-setup"),
    ],
)
def test_what_is_not_offered_is_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        META.check_setup(seats, options)

    assert error.value.message.id == reason


def test_all_setups_are_listed() -> None:
    assert META.setups() == [(2, {"pile": "five"}), (2, {"pile": "two"}), (3, {"pile": "five"})]


def test_places_are_shared_where_keys_are_equal() -> None:
    assert places_of([(3,), (5,), (5,), (1,)]) == [3, 1, 1, 4]
    assert places_of([(5, 1), (5, 2)]) == [2, 1]


def test_outcome_and_score_cards_as_json() -> None:
    card = Scorecard([(Message("cash"), 4), (Message("stock"), 3)])
    rival = Rival(Message("bot"), 2, card)
    outcome = Outcome([1, 3], [9, 3], [Message("over")], [rival])

    assert outcome.to_json() == {
        "places": [1, 3],
        "totals": [9, 3],
        "reasons": [{"id": "over", "args": {}}],
        "rivals": [{"name": {"id": "bot", "args": {}}, "place": 2, "card": card.to_json()}],
    }
    assert card.to_json()["total"] == 7


def test_a_title_registers_by_its_package() -> None:
    registry = Registry({"other": "nowhere"})
    registry.add("toy", "tests.core.toy_title")

    assert registry.ids() == ["other", "toy"]
    assert registry.meta("toy") is META
    assert registry.title("toy") is TITLE
    assert META.name == Message("toy-name")


def test_an_unknown_title_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownTitle, match="toy"):
        Registry({"toy": "tests.core.toy_title"}).title("chess")
