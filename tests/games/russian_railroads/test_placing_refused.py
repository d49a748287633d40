"""Positions set up by hand that cannot be: each is refused in words that name the field."""

from collections.abc import Mapping

import pytest

from ironroad.games.russian_railroads.setup import setup
from tests.games.russian_railroads.placed import (
    AMERICAN,
    COAL,
    GERMAN,
    MATERIAL,
    ROW,
    RUSSIAN,
    Values,
    placed,
    refusal,
    rules_for_four,
)
from tests.games.russian_railroads.positions import ANNA, BORIS

RAILS = ("rocky-mountain", "transcontinental-west", "transcontinental-east")
BLOCKED: Values = {"factory-1-1": "factory-2", "factory-2-1": "factory-3", "marker-1-1": "step-8"}
CROWDED: Values = {
    f"track-{railroad}-{colour}-1": 7 - n
    for railroad in RAILS
    for n, colour in enumerate(("black", "gray", "brown", "natural"))
}
REFUSED: list[tuple[Mapping[str, str], Values, str, str]] = [
    (RUSSIAN, {"order-1": "seat-2", "order-2": "seat-2"}, "order-1", "order"),
    (RUSSIAN, {f"passed-{n}": "yes" for n in (1, 2, 3, 4)}, "passed-1", "all-passed"),
    (RUSSIAN, {"passed-2": "yes", "turn": "seat-2"}, "turn", "passed"),
    (
        RUSSIAN,
        {"workers-at-black-or-gray-2": 6, "extra-workers-2": 0},
        "extra-workers-2",
        "workers",
    ),
    (RUSSIAN, {"at-last-round": "seat-1"}, "at-last-round", "covered"),
    (RUSSIAN, {"at-order-1": "seat-2", "round": 7}, "at-order-1", "covered"),
    (RUSSIAN, {"at-gray-3": "nobody", "temporary-at-gray-3": 1}, "at-gray-3", "nobody"),
    (
        RUSSIAN,
        {"at-gray-2": "seat-2", "roubles-at-gray-2": 1, "temporary-at-gray-2": 1},
        "at-gray-2",
        "pieces",
    ),
    (RUSSIAN, {"black-worker-at": "gray-2", "at-gray-2": "roubles"}, "black-worker-at", "black"),
    (
        RUSSIAN,
        {"black-worker-at": "gray-2", "at-gray-2": "seat-1", "black-worker": "seat-2"},
        "black-worker-at",
        "black-other",
    ),
    (RUSSIAN, {"at-order-1": "seat-1"}, "at-order-1", "claim"),
    (RUSSIAN, {"at-order-1": "seat-3", "at-order-2": "seat-3"}, "at-order-2", "claim"),
    (RUSSIAN, {"at-order-1": "roubles"}, "at-order-1", "claim-piece"),
    (RUSSIAN, {"row-3": "engineer-4", "hired-engineer-4": "seat-1"}, "row-3", "engineer"),
    (RUSSIAN, {f"hired-engineer-{n}": "seat-1" for n in (4, 5, 9, 10, 13)}, "", "row"),
    (RUSSIAN, {"at-engineer-9": "seat-2"}, "at-engineer-9", "not-public"),
    (RUSSIAN, ROW | {"at-engineer-3": "roubles"}, "at-engineer-3", "not-public"),
    (RUSSIAN, ROW | {"at-engineer-4": "seat-2"}, "at-engineer-4", "not-public"),
    (
        RUSSIAN,
        {"hired-engineer-9": "seat-1", "at-engineer-9": "seat-2"},
        "at-engineer-9",
        "hired",
    ),
    (MATERIAL, {"row-2": "engineer-4", "row-5": "engineer-n1"}, "row-2", "number"),
    (RUSSIAN, {"bonus-order-flat": 1}, "bonus-order-flat", "not-taken"),
    (
        RUSSIAN,
        {f"bonus-{id}": "removed" for id in ("flat", "workers", "tokens")},
        "bonus-tokens",
        "removed",
    ),
    (RUSSIAN, {"looked-2": "after-1"}, "looked-2", "looked"),
    (
        RUSSIAN,
        {f"start-{id}": "taken" for id in ("black", "industry", "doubler", "rouble")},
        "start-rouble",
        "starts",
    ),
    (RUSSIAN, {"roubles-1": 2, "roubles-3": 14}, "roubles-3", "roubles"),
    (
        RUSSIAN,
        {f"doublers-trans-siberian-{n}": 6 for n in (1, 2, 3, 4)},
        "doublers-trans-siberian-1",
        "doublers",
    ),
    (RUSSIAN, {"temporary-1": 1, "temporary-2": 2}, "temporary-2", "temporary"),
    (RUSSIAN, {"face-up-1": 1}, "face-up-1", "tiles"),
    (RUSSIAN, {"factory-1-2": "factory-1"}, "factory-1-2", "tiles"),
    (
        RUSSIAN,
        {"locomotive-kiev-1": 1, "locomotive-st-petersburg-1": 2},
        "locomotive-kiev-1",
        "tiles",
    ),
    (RUSSIAN, {"card-locomotive": "taken"}, "card-locomotive", "card"),
    (RUSSIAN, {"track-kiev-gray-1": 3}, "track-kiev-gray-1", "track"),
    (
        RUSSIAN,
        {f"track-trans-siberian-{c}-1": n for c, n in (("black", 9), ("gray", 8), ("brown", 9))},
        "track-trans-siberian-brown-1",
        "track",
    ),
    (RUSSIAN, {"factory-2-1": "factory-5", "factory-1-1": "none"}, "factory-1-1", "gap"),
    (RUSSIAN, {"marker-1-1": "step-5"}, "marker-1-1", "marker-gap"),
    (RUSSIAN, {"marker-2-1": "step-0"}, "marker-2-1", "marker-space"),
    (GERMAN, {"marker-1-1": "step-2", "marker-3-1": "step-0"}, "marker-3-1", "marker-order"),
    (GERMAN, {"branch-1": "berlin"}, "branch-1", "branch"),
    (GERMAN, {"track-munich-black-2": 9, "branch-2": "none"}, "branch-2", "no-branch"),
    (GERMAN, {"track-munich-black-2": 14, "branch-2": "berlin"}, "track-munich-black-2", "end"),
    (GERMAN, {"track-dresden-black-1": 4}, "track-dresden-black-1", "no-tile"),
    (GERMAN, {"tile-h1": "seat-3"}, "tile-h1", "tile"),
    (
        GERMAN,
        {"track-dresden-black-1": 4, "tile-h1": "seat-1", "tile-h2": "seat-1"},
        "tile-h1",
        "two-tiles",
    ),
    (GERMAN, {"income-used-i3": "yes"}, "income-used-i3", "used"),
    (
        GERMAN,
        {"track-dresden-black-1": 4, "tile-h5": "seat-1", "taken-h5-5-1": "yes"},
        "taken-h5-5-1",
        "taken",
    ),
    (COAL, {"foundry-used-fy1": "yes"}, "foundry-used-fy1", "used"),
    (COAL, {"boilermen-unseen": 12, "foundry-fy1": "open"}, "boilermen-unseen", "unseen"),
    (COAL, {"boilerman-kiev-1": "yes"}, "boilerman-kiev-1", "boilerman"),
    (COAL, {"boilerman-gap-2-1": "yes"}, "boilerman-gap-2-1", "boilerman"),
    (MATERIAL, {"car-kiev-1": "yes"}, "car-kiev-1", "car"),
    (
        MATERIAL,
        {"car-trans-siberian-1-1": "yes", "car-trans-siberian-1-2": "yes"},
        "car-trans-siberian-1-2",
        "cars",
    ),
    (MATERIAL, {"factory-1-1": "coal-factory", "factory-1-2": "coal-factory"}, "", "coal-factory"),
    (
        AMERICAN,
        {"track-transcontinental-east-black-1": 8},
        "track-transcontinental-east-black-1",
        "end",
    ),
    (AMERICAN, {"stock-before-1": 1}, "stock-before-1", "arrival-start"),
    (AMERICAN, {"stock-1": 2, "stock-2": 2, "stock-before-2": 0}, "stock-before-2", "arrival"),
    (AMERICAN, {"stock-1": 2, "stock-before-1": 1}, "stock-before-1", "arrival"),
    (AMERICAN, {"dividend-d1": "level-1", "dividend-d2": "level-1"}, "dividend-d1", "dividend"),
    (AMERICAN, {"factory-1-1": "steelworks"}, "factory-1-1", "steelworks"),
    (AMERICAN, BLOCKED | {"boulder-industry-1": "no"}, "boulder-industry-1", "boulder"),
    (AMERICAN, CROWDED, "track-transcontinental-east-natural-1", "tracks"),
]


@pytest.mark.parametrize(
    ("options", "values", "field", "reason"),
    REFUSED,
    ids=[f"{r[3]}-{n}" for n, r in enumerate(REFUSED)],
)
def test_what_cannot_be_is_refused_in_words(
    options: Mapping[str, str], values: Values, field: str, reason: str
) -> None:
    assert refusal(values, 4, options) == (field, f"rr-placed-{reason}")


def test_pieces_stand_at_public_engineers_and_at_those_of_their_player() -> None:
    hired: Values = {"hired-engineer-13": "seat-1", "at-engineer-13": "seat-1"}
    state = placed(ROW | hired | {"at-engineer-9": "seat-2"}).state

    assert [state.players[seat].workers for seat in (ANNA, BORIS)] == [4, 4]


def test_both_halves_of_one_space_are_not_used() -> None:
    values: Values = {"at-coal": "seat-1", "at-foundry": "roubles"}

    assert refusal(values, 2, COAL) == ("at-coal", "rr-placed-twin")


def test_cards_that_players_have_cannot_have_been_removed() -> None:
    state = setup(rules_for_four())
    held: Values = {f"bonus-{id}": "seat-1" for id in state.rules.bonuses.ids[1:]}

    assert refusal(held, 4, RUSSIAN)[1] == "rr-placed-pile"
