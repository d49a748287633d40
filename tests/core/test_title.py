from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.errors import InvalidSetup, UnknownTitle
from ironroad.core.message import Message
from ironroad.core.registry import Registry
from ironroad.core.title import FirstGame, Meta, Option, Outcome, Rival, Scorecard, places_of
from tests.core.tables import toy_state
from tests.core.toy import EDITION, META, TITLE, determinize, title_of


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


def clashing(refuse: Callable[[int, Mapping[str, str]], Message | None] | None) -> Meta:
    return Meta(
        id="clash",
        seats=(2, 3),
        options=(Option("map", ("usa", "europe")), Option("variant", ("none", "harbor"))),
        editions=("standard",),
        rules_version=1,
        bound=1,
        endings=(),
        designers=(),
        publisher="",
        year=2020,
        refuse=refuse,
    )


def test_values_that_never_go_together_are_told() -> None:
    def refuse(seats: int, options: Mapping[str, str]) -> Message | None:
        # A harbor needs Europe; that Europe is for three does not make it clash with anything.
        if options["variant"] == "harbor" and options["map"] == "usa":
            return Message("no-harbor")
        return Message("too-few") if options["map"] == "europe" and seats == 2 else None

    assert clashing(refuse).clashes() == [(("map", "usa"), ("variant", "harbor"))]
    assert clashing(None).clashes() == []


def test_a_first_game_is_the_usual_one_with_the_fewest_seats_unless_a_title_knows_better() -> None:
    assert META.first == FirstGame(2, {"pile": "two"})
    assert clashing(None).first == FirstGame(2)


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


def test_titles_of_others_are_looked_for_once_and_come_after_the_own() -> None:
    asked: list[str] = []

    def others() -> dict[str, str]:
        asked.append("asked")
        return {"toy": "of.somebody.else", "third": "tests.core.toy_title"}

    registry = Registry({"toy": "tests.core.toy_title"}, others)

    assert registry.title("toy") is TITLE
    assert asked == []
    assert registry.package("third") == "tests.core.toy_title"
    assert registry.ids() == ["third", "toy"]
    assert registry.title("toy") is TITLE
    assert asked == ["asked"]
    registry.remove("third")
    assert registry.ids() == ["toy"]


def test_titles_of_others_that_cannot_be_loaded_are_left_out_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    half = tmp_path / "half_a_title"
    half.mkdir()
    (half / "meta.py").write_text("from tests.core.toy_title.meta import META\n")
    (half / "game.py").write_text("raise RuntimeError('no rules')\n")
    monkeypatch.syspath_prepend(tmp_path)
    found = {"lost": "no_such_package", "half": "half_a_title", "third": "tests.core.toy_title"}
    registry = Registry({"first": "nowhere"}, lambda: found)

    assert registry.ids() == ["first", "half", "third"]
    assert "title lost is left out: package no_such_package cannot be loaded" in caplog.text
    assert registry.meta("half") is META
    registry.leave_out_broken()
    assert registry.ids() == ["first", "third"]
    assert "title half is left out" in caplog.text
    assert "no rules" in caplog.text


def test_a_title_may_bring_more_than_its_rules() -> None:
    registry = Registry({"toy": "tests.core.toy_title"})
    found = registry.part("toy", "meta")

    assert found is not None
    assert found.META is META
    assert registry.part("toy", "bot") is None


def test_editions_are_read_from_the_folder_of_the_title() -> None:
    assert TITLE.edition_texts() == {"standard": EDITION}


def test_a_title_that_deals_nothing_anew_hides_nothing() -> None:
    state, _ = toy_state()
    hides_nothing, hides = title_of(None), title_of(determinize)

    assert not hides_nothing.has_secrets(state, 1)
    assert [card.total for card in hides_nothing.seen_scores(state, 1)] == [0, 0]
    world = hides_nothing.determinize(state, 1, Dealer(1))
    assert world == state
    assert world is not state
    assert hides.has_secrets(state, 1)
    assert hides.seen_scores(state, 1) == []
    assert hides_nothing.seen_rivals(state, 1) == []
    assert {hides.determinize(state, 1, Dealer(seed)).secret for seed in range(9)} == {0, 1}


def test_an_unknown_title_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownTitle, match="toy"):
        Registry({"toy": "tests.core.toy_title"}).title("chess")
