"""New material: engineers with other costs and effects (NM-1 to NM-5)."""

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance, apply
from ironroad.core.playout import random_action
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.rules.rounds import END_ROUND
from tests.games.russian_railroads.material import N1, N2, N3, N4, N5, N6, N7, material
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    GERMAN,
    KIEV,
    MATERIAL,
    SP,
    TS,
    Hand,
    factories,
    markers,
    play,
    player,
    points,
    position,
    rules,
    said,
    spaces_of,
    track,
)


def test_new_engineers_join_their_piles() -> None:
    engineers = rules(4, options=MATERIAL).engineers

    assert [engineers.numbers[n] for n in range(N1, N7 + 1)] == [4, 9, 13, 3, 8, 11, -10]
    assert {N1, N2, N3} <= set(engineers.lettered[1])
    assert {N4, N5, N6} <= set(engineers.lettered[2])
    assert rules(4).engineers.count == 15


def test_two_engineers_with_one_number_never_lie_in_the_row() -> None:
    title = REGISTRY.title("russian-railroads")
    ruleset = rules(4, options=MATERIAL)
    new = 0
    for seed in range(60):
        state = title.setup(ruleset)
        options = Options()
        advance(state, options)
        dealer = Dealer(seed)
        while state.round == 0:
            apply(state, random_action(state, options, dealer), options)
        row = [index for index in state.engineers_in_row() if index]
        numbers = [ruleset.engineers.numbers[index] for index in row]
        assert len(set(numbers)) == len(numbers) == 7
        new += len([index for index in row if index > 15])
        assert N7 not in row

    assert new > 60


@pytest.mark.parametrize(
    ("engineer", "workers", "roubles", "possible"),
    [
        (N1, 1, 0, True),
        (N2, 5, 0, False),
        (N2, 0, 1, True),
        (N3, 1, 0, False),
        (N3, 2, 0, True),
        (N3, 1, 1, True),
    ],
)
def test_engineers_cost_a_worker_two_workers_or_a_coin(
    engineer: int, workers: int, roubles: int, possible: bool
) -> None:
    table = material(
        {"workers": workers, "roubles": roubles}, engineers=[4, engineer, 10, 2, 3, 6, 7]
    )
    id = f"engineer-n{engineer - 15}"

    assert (id in spaces_of(table)) is possible


def test_a_relocated_worker_goes_to_engineers_for_one_worker_only() -> None:
    table = position(
        4,
        hands={ANNA: {"engineers": [N1, N2, N3]}},
        spaces={"order-1": {"seat": ANNA, "own": 1}},
        frames=(END_ROUND,),
        options=MATERIAL,
    )

    assert "place engineer-n1" in table.options()
    assert "place engineer-n2" not in table.options()
    assert "place engineer-n3" not in table.options()


def test_engineer_4_draws_two_starting_bonus_cards() -> None:
    table = play(material({"engineers": [N1], "roubles": 0}), "anna: place engineer-n1")

    assert said(table).count("start") == 2


def test_drawn_cards_are_different_and_may_be_used_in_part() -> None:
    table = material({"engineers": [N1], "roubles": 0})
    play(table, "anna: place engineer-n1")

    cards = [m.args["rewards"] for _, m in table.log(None) if m.id == "rr-event-start"]
    assert len({str(card) for card in cards}) == 2
    owed = table.view(None)["owed"]
    assert all(not entry["must"] for entry in owed)


def test_engineer_9_gives_a_doubler_industry_and_black() -> None:
    table = material({"engineers": [N2], "roubles": 1})
    play(
        table,
        "anna: place engineer-n2\nanna: doubler\nanna: industry 1 1\nanna: advance black kiev 2",
    )

    assert player(table, ANNA).doublers_on(0) == 1
    assert markers(table, ANNA) == [1]
    assert player(table, ANNA).roubles == 0


def test_engineer_8_gives_natural_and_points() -> None:
    table = material({"engineers": [N5], "roubles": 0})
    play(table, "anna: place engineer-n5")

    assert points(table, ANNA) == 3


def test_engineer_11_moves_three_different_tracks() -> None:
    hand: Hand = {"trans_siberian": [4, 2], "roubles": 0}
    table = material(hand, engineers=[4, N6, 10, 2, 3, 6, 7])
    play(table, "anna: place engineer-n6\nanna: advance black trans-siberian 5")
    assert "advance black trans-siberian 6" not in table.options()
    assert "stop" not in table.options()
    play(table, "anna: advance gray trans-siberian 3")
    assert not [text for text in table.options() if text.startswith("advance gray trans")]
    play(table, "anna: advance black kiev 2")

    assert track(table, ANNA, TS)[:2] == [5, 3]
    assert track(table, ANNA, KIEV)[0] == 2
    assert table.seat == BORIS


FULL_BOARD: Hand = {
    "trans_siberian": [15, 14, 13, 12, 11],
    "st_petersburg": [9, 8, 7, 6],
    "roubles": 0,
}
"""Nothing can move but on Kiev."""


@pytest.mark.parametrize(
    ("kiev", "offered"), [([9, 7, 6], False), ([8, 7, 6], True), ([8, 7, 5], True)]
)
def test_engineer_11_as_a_public_space_needs_three_tracks(kiev: list[int], offered: bool) -> None:
    """On Kiev black makes room for gray, and gray for brown."""
    table = material({**FULL_BOARD, "kiev": kiev}, engineers=[4, N6, 10, 2, 3, 6, 7])

    assert ("engineer-n6" in spaces_of(table)) == offered


def test_engineer_11_may_count_on_the_track_that_a_step_brings() -> None:
    """Two black tracks stand at their ends: black on the Trans-Siberian brings gray, which enters twice."""
    hand: Hand = {"trans_siberian": [1], "st_petersburg": [9], "kiev": [9], "roubles": 0}
    table = material(hand, engineers=[4, N6, 10, 2, 3, 6, 7])
    assert "engineer-n6" in spaces_of(table)
    play(table, "anna: place engineer-n6\nanna: advance gray st-petersburg 1")
    play(table, "anna: advance gray kiev 1")

    assert [track(table, ANNA, line)[:2] for line in (TS, SP, KIEV)] == [[2, 0], [9, 1], [9, 1]]


@pytest.mark.parametrize(("branch", "space"), [("berlin", 9), ("hamburg", 10)])
def test_natural_won_on_either_branch_may_be_moved_at_once_by_engineer_11(
    branch: str, space: int
) -> None:
    hand: Hand = {
        "lines": [[1], [space - 1, 5, 3], [1]],
        "engineers": [N6],
        "roubles": 0,
    }
    if branch == "hamburg":
        hand["branch"] = branch
    table = position(4, hands={ANNA: hand}, options={**MATERIAL, **GERMAN})
    play(table, f"anna: place engineer-n6\nanna: advance black munich {space}")
    if branch == "berlin":
        play(table, "anna: branch berlin")
    play(table, "anna: advance natural munich 1")

    assert track(table, ANNA, 1)[:4] == [space, 5, 3, 1]


def test_an_own_engineer_11_may_stop() -> None:
    table = material({"engineers": [N6], "roubles": 0})
    play(table, "anna: place engineer-n6\nanna: advance black kiev 2\nanna: stop")

    assert table.seat == BORIS


def test_steps_of_engineer_11_may_bring_new_tracks() -> None:
    table = material({"engineers": [N6], "roubles": 0})
    play(table, "anna: place engineer-n6\nanna: advance black trans-siberian 2")

    assert "advance gray trans-siberian 1" in table.options()


def test_other_effects_wait_until_the_steps_of_engineer_11_are_made() -> None:
    hand: Hand = {"engineers": [N6], "st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0}
    table = material(hand)
    play(table, "anna: place engineer-n6\nanna: advance black st-petersburg 4")
    assert not [text for text in table.options() if text.startswith("token")]
    play(table, "anna: advance black kiev 2\nanna: advance black trans-siberian 2")

    assert [text for text in table.options() if text.startswith("token")]


def test_new_material_changes_nothing_else() -> None:
    with_it, without = rules(3, options=MATERIAL), rules(3)

    assert with_it.start.rounds == without.start.rounds
    assert player(position(3, options=MATERIAL), ANNA).workers == 6
    assert "special" not in without.tokens.ids


def test_engineer_13_builds_the_factory_that_its_industry_advance_needs() -> None:
    """The marker stands before an empty gap; a locomotive instead would leave the advance impossible (ruling R1)."""
    hand: Hand = {"markers": [6], "factories": [6], "roubles": 0}
    engineers = [4, N3, 10, 0, 0, 0, 0]
    table = play(material(hand, engineers=engineers), "anna: place engineer-n3")

    # The factory and the advance were the only choices; now the new factory 2 may be used.
    assert factories(table, ANNA) == [6, 2, 0, 0, 0]
    assert markers(table, ANNA) == [7]
    assert table.options() == ["locomotive 2", "factory new 2", "stop"]
    far: Hand = {**hand, "markers": [5]}
    table = play(material(far, engineers=engineers), "anna: place engineer-n3")
    assert table.options() == ["industry 1 6", "locomotive 2", "factory new 2"]


def test_an_own_engineer_13_may_build_a_locomotive_and_give_the_advance_up() -> None:
    hand: Hand = {"markers": [6], "factories": [6], "engineers": [N3], "roubles": 0}
    table = play(material(hand), "anna: place engineer-n3\nanna: locomotive 2\nanna: put 2 kiev")

    assert (markers(table, ANNA), table.seat) == ([6], BORIS)


def test_white_tracks_won_by_a_step_of_engineer_11_come_at_once_and_once() -> None:
    """The advances of white and the points of the terminus wait, the track itself does not (ruling R41)."""
    hand: Hand = {"engineers": [N6], "trans_siberian": [14, 12, 9, 6], "roubles": 0}
    table = play(material(hand), "anna: place engineer-n6\nanna: advance black trans-siberian 15")
    assert "advance white trans-siberian 1" in table.options()
    assert [entry["reward"] for entry in table.view()["owed"]] == ["track-white 2", "points 10"]
    play(table, "anna: stop\nanna: stop")
    new = [message.args for _, message in table.log() if message.id == "rr-event-new-tracks"]

    assert [(args["seat"], args["count"]) for args in new] == [(ANNA, 1)]
    assert points(table, ANNA) == 10


@pytest.mark.parametrize(
    ("marker", "tiles", "offered"), [(14, 1, True), (15, 1, False), (14, 0, False)]
)
def test_engineer_13_as_a_public_space_needs_a_tile_and_an_industry_advance(
    marker: int, tiles: int, offered: bool
) -> None:
    hand: Hand = {"markers": [marker], "factories": [1, 2, 3, 4, 5], "roubles": 0}
    table = material(
        hand,
        engineers=[4, N3, 10, 0, 0, 0, 0],
        piles=dict.fromkeys(range(2, 9), 0) | {9: tiles},
        laid_out={1: 0},
    )

    assert ("engineer-n3" in spaces_of(table)) == offered


def test_white_tracks_come_at_once_beside_effects_that_wait_already() -> None:
    """The points of Kiev wait when black comes to the end of the Trans-Siberian (ruling R41)."""
    hand: Hand = {
        "engineers": [N6],
        "trans_siberian": [14, 12, 9, 6],
        "kiev": [8],
        "roubles": 0,
    }
    table = play(material(hand), "anna: place engineer-n6\nanna: advance black kiev 9")
    play(table, "anna: advance black trans-siberian 15")

    assert "advance white trans-siberian 1" in table.options()
    assert [entry["reward"] for entry in table.view()["owed"]] == ["points 20", "track-white 2"]
