"""Rules and rulings that belong to no single chapter: splitting, engineers of a round, ? cards beside other effects."""

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.state import american_board
from ironroad.games.russian_railroads.modules.coal.components import coal as coal_things
from ironroad.games.russian_railroads.modules.german.components import german
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.rules.rounds import END_ROUND
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    COAL_ON,
    DMITRI,
    GERMAN,
    KIEV,
    SP,
    TS,
    Hand,
    checked,
    markers,
    order,
    play,
    player,
    points,
    position,
    row,
    rules,
    said,
    spaces_of,
    track,
)


def test_advances_that_one_railroad_cannot_take_go_to_another() -> None:
    """Gray has one space left on the Trans-Siberian, so the other two advances go to St. Petersburg (p. 7)."""
    hand: Hand = {"trans_siberian": [4, 2], "st_petersburg": [3], "kiev": [1], "roubles": 0}
    table = play(position(hands={ANNA: hand}), "anna: place gray-3")
    assert table.options() == ["advance gray trans-siberian 3", "advance gray st-petersburg 1"]
    play(table, "anna: advance gray trans-siberian 3")

    assert [track(table, ANNA, line)[:2] for line in (TS, SP, KIEV)] == [[4, 3], [3, 2], [1, 0]]
    assert table.seat == BORIS


def test_one_engineer_is_hired_a_round() -> None:
    """Only the one on the hiring space, and only once (p. 13)."""
    table = play(position(2, hands={ANNA: {"roubles": 1}}), "anna: place hire")
    assert player(table, ANNA).engineers == 1 << 4
    assert player(table, BORIS).roubles == 2
    assert "hire" not in spaces_of(table)
    play(table, "boris: pass\nanna: pass")

    assert row(table)[0] == 9
    assert table.seat == ANNA
    assert "hire" not in spaces_of(table)  # Anna has no rouble left …
    play(table, "anna: pass")
    assert "hire" in spaces_of(table)  # … and Boris has.


def test_an_own_engineer_is_used_once_a_round() -> None:
    hand: Hand = {"engineers": [9], "roubles": 0}
    table = position(2, hands={ANNA: hand})
    play(table, "anna: place engineer-9\nanna: industry 1 1\nboris: pass")
    assert "engineer-9" not in spaces_of(table)
    play(table, "anna: pass")

    assert "engineer-9" in spaces_of(table)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, COAL_ON])
def test_the_engineers_last_as_long_as_the_game(seats: int, options: dict[str, str]) -> None:
    """The number under each engineer is that of the rounds left (p. 20)."""
    start = rules(seats, options=options).start

    assert start.row_length == start.rounds


def test_points_for_passing_follow_the_new_position() -> None:
    """Everybody takes the Turn Order card of the new position (p. 20)."""
    table = position(spaces={"order-1": {"seat": DMITRI, "own": 1}})
    play(table, "anna: pass\nboris: pass\nclara: pass\ndmitri: pass\ndmitri: stay")
    assert order(table) == [DMITRI, ANNA, BORIS, CLARA]
    before = [player(table, seat).pass_points for seat in (DMITRI, ANNA, BORIS, CLARA)]
    play(table, "dmitri: pass\nanna: pass\nboris: pass\nclara: pass")
    after = [player(table, seat).pass_points for seat in (DMITRI, ANNA, BORIS, CLARA)]

    assert before == [4, 0, 2, 3]
    assert [now - then for now, then in zip(after, before, strict=True)] == [0, 2, 3, 4]


def test_the_end_of_the_industry_track_needs_all_five_factories() -> None:
    """With four of them even five advances end before the last gap (p. 11)."""
    hand: Hand = {
        "markers": [10],
        "factories": [2, 3, 4, 5],
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "roubles": 0,
    }
    for factories, end in (([2, 3, 4, 5], 12), ([2, 3, 4, 5, 6], 15)):
        board: Hand = {**hand, "factories": factories}
        table = position(hands={ANNA: board})
        play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
        play(table, "anna: token industry")
        for space in range(11, end + 1):
            play(table, f"anna: industry 1 {space}")
        assert not [text for text in table.options() if text.startswith("industry")]
        assert markers(table, ANNA) == [end]


def test_everybody_starts_with_nothing_scored_and_all_seven_tokens() -> None:
    for seen in position(4).view()["players"]:
        assert seen["points"] == 0
        assert seen["tokens"] == []
        assert seen["tokens_left"] == [
            *["advances", "industry", "doublers", "revaluation", "marker", "medal", "card"]
        ]


def at_cards(**hand: object) -> Table:
    """Anna has played the card token."""
    board: Hand = {
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "roubles": 0,
        **hand,  # type: ignore[typeddict-item]
    }
    table = position(2, hands={ANNA: board})
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    return play(table, "anna: token card")


def test_the_engineer_and_the_rouble_of_a_card_are_usable_in_the_same_round() -> None:
    table = play(at_cards(workers=1), "anna: card engineer\nanna: bonus points\nboris: pass")
    assert (player(table, ANNA).roubles, "engineer-1" in spaces_of(table)) == (1, True)
    play(table, "anna: place engineer-1\nanna: advance black kiev 2\nanna: advance black kiev 3")

    assert track(checked(table), ANNA, KIEV)[0] == 3


def test_a_question_mark_card_that_is_possible_must_be_taken() -> None:
    table = at_cards()
    assert all(text.startswith("card ") for text in table.options())
    play(table, "anna: card black-worker")

    assert table.options() == ["bonus look", "bonus points", "stop"]


def test_a_player_may_hold_several_end_bonus_cards() -> None:
    """One with the token, one with a factory; both are scored (p. 20)."""
    hand: Hand = {
        "markers": [4],
        "factories": [9],
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "roubles": 0,
        "workers": 2,
    }
    table = position(2, hands={ANNA: hand}, round=6)
    play(
        table,
        """
        anna: place black-or-gray
        anna: advance black st-petersburg 4
        anna: token card
        anna: card black-worker
        anna: bonus look
        anna: take flat
        boris: pass
        anna: place industry-1
        anna: pay worker
        anna: bonus look
        anna: take factories
        anna: pass
        """,
    )

    assert table.outcome is not None
    assert table.view(BORIS)["players"][ANNA]["bonuses"] == ["flat", "factories"]
    assert player(table, ANNA).card_points == 15 + 4


USED: Hand = {"markers": [4], "factories": [3], "trans_siberian": [1], "roubles": 0}


def test_the_target_of_use_again_is_judged_at_this_moment() -> None:
    """The marker reaches factory 3; the only other space with one worker gives gray, which black would win next."""
    spent = {"gray-2": {"own": 1}}
    early = position(hands={ANNA: USED}, spaces=spent)  # type: ignore[arg-type]
    play(early, "anna: place industry-black\nanna: industry 1 5")
    assert "lapsed" in said(early)
    play(early, "anna: advance black trans-siberian 2")
    assert early.seat == BORIS

    late = position(hands={ANNA: USED}, spaces=spent)  # type: ignore[arg-type]
    play(late, "anna: place industry-black\nanna: advance black trans-siberian 2")
    assert late.options() == ["reuse gray-2", "decline"]


def test_the_fourth_action_waits_for_every_compulsory_step_of_its_kinds() -> None:
    """The card comes in the middle of three black advances; two of them are still owed."""
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0}
    table = position(hands={ANNA: hand})
    play(table, "anna: place black-3\nanna: advance black st-petersburg 4\nanna: token card")
    play(table, "anna: card four-actions\nanna: doubler\nanna: industry 1 1")
    for space in (2, 3, 4):
        assert not [text for text in table.options() if text.startswith("again")]
        play(table, f"anna: advance black kiev {space}")

    assert [text for text in table.options() if text.startswith("again")] == [
        *["again doubler", "again industry", "again track-black"]
    ]
    play(table, "anna: again doubler\nanna: doubler")
    assert player(table, ANNA).doublers_on(0) == 2


@pytest.mark.parametrize(("space", "offered"), [("black-or-gray", True), ("black-3", False)])
def test_a_card_is_judged_together_with_what_is_still_owed(space: str, offered: bool) -> None:
    """Black has two spaces left. With two advances owed there is none for the card of four actions."""
    hand: Hand = {
        "trans_siberian": [12],
        "st_petersburg": [9],
        "kiev": [9],
        "slots": [9, 4, 0, 0],
        "roubles": 0,
    }
    table = play(position(hands={ANNA: hand}), f"anna: place {space}")
    if space == "black-or-gray":
        play(table, "anna: advance black trans-siberian 13")
    else:
        assert "token card" in table.options()
    play(table, "anna: token card")

    assert ("card four-actions" in table.options()) == offered
    assert "card engineer" in table.options()


SETTINGS = [
    (board, coal, material)
    for board in ("russian", "german", "american")
    for coal in ("off", "on")
    for material in ("off", "on")
]


@pytest.mark.parametrize(("board", "coal", "material"), SETTINGS)
def test_boards_and_modules_go_together_in_every_way(board: str, coal: str, material: str) -> None:
    chosen = {"board": board, "coal": coal, "new-material": material}
    for seats in (2, 3, 4):
        table = position(seats, options=chosen)
        rules = table.state.rules
        assert (
            table.state.rules.railroads.ids[0]
            == {
                "russian": "trans-siberian",
                "german": "dresden",
                "american": "rocky-mountain",
            }[board]
        )
        assert (german(rules).incomes.count > 0) == (board == "german")
        assert (american(rules).stock.dividends.count > 0) == (board == "american")
        assert ("coal" in spaces_of(table), coal_things(rules).foundries.count > 0) == (
            coal == "on",
        ) * 2
        assert (new_material(rules).items.count > 0) == (material == "on")
        play(table, "anna: pass")
        assert table.seat == BORIS


def test_a_steelworks_counts_for_the_card_of_factories() -> None:
    table = position(hands={ANNA: {"factories": [10, 2, 3]}}, options=AMERICAN)
    assert american(table.state.rules).steelworks == 10
    factories = table.state.rules.bonuses.ids.index("factories")

    assert scoring.card_points(table.state, ANNA, factories) == 3 * 4


def test_a_transcontinental_railroad_is_completed_without_points_at_once() -> None:
    hand: Hand = {"lines": [[2], [8], [1]], "slots": [1, 0, 9, 0], "roubles": 0}
    table = position(hands={ANNA: hand}, options=AMERICAN)
    railroads = table.state.rules.bonuses.ids.index("railroads")
    assert scoring.card_points(table.state, ANNA, railroads) == 0
    play(table, "anna: place black-or-gray\nanna: advance black transcontinental-west 9")

    assert points(table, ANNA) == 0
    assert scoring.card_points(table.state, ANNA, railroads) == 10


def test_a_doubled_railroad_doubles_the_stars_of_its_tile() -> None:
    """Dresden with tile h6: gray on 7 counts 7, the stars of 5 and 6 are worth 3 and 5."""
    hand: Hand = {"lines": [[8, 6], [6], [1]], "slots": [7, 1, 0, 0], "tiles": ["h6"]}
    plain = position(hands={ANNA: hand}, options=GERMAN)
    assert scoring.railroad_points(plain.state, ANNA, 0) == 6 + 3 + 5
    doubled = position(hands={ANNA: {**hand, "lines": [[8, 7], [6], [1]]}}, options=GERMAN)

    assert scoring.railroad_points(doubled.state, ANNA, 0) == (7 + 3 + 5) * 2


def relocating(roubles: int) -> Table:
    """Dmitri's worker moves on and brings black to the coin space of Rocky Mountain."""
    hand: Hand = {"lines": [[4], [1], [1]], "slots": [5, 0, 0, 0], "roubles": roubles}
    table = position(
        hands={DMITRI: hand},
        spaces={"order-1": {"seat": DMITRI, "own": 1}},
        frames=(END_ROUND,),
        options=AMERICAN,
    )
    return play(table, "dmitri: place black-or-gray\ndmitri: advance black rocky-mountain 5")


def test_a_coin_space_reached_by_the_relocated_worker_may_be_paid_before_the_scoring() -> None:
    table = relocating(1)
    assert table.options() == ["buy rocky-mountain-5", "finish"]
    play(table, "dmitri: buy rocky-mountain-5\ndmitri: dividend d4\ndmitri: industry 1 1")

    assert table.state.round == 2
    assert american_board(checked(table).state, DMITRI).level == 1
    assert player(table, DMITRI).roubles == 0
    assert points(table, DMITRI) == 1  # The industry advance of the dividend has been scored.


def test_a_coin_space_reached_by_the_relocated_worker_may_be_left_for_later() -> None:
    waiting = play(relocating(1), "dmitri: finish")
    assert waiting.state.round == 2
    assert "buy rocky-mountain-5" in waiting.options()
    poor = relocating(0)

    assert poor.state.round == 2
