"""Winning chances: they sum to one, follow the values, and say what happened where they were fitted."""

import json
import math

import pytest

import ironroad
from ironroad.bots.chances import Calibration, logit, shares_of_win
from ironroad.bots.question import ask
from ironroad.bots.titles import calibration_for, chances_file, titles_with_features
from ironroad.core.message import Message
from ironroad.core.outcome import Outcome, Rival, Scorecard
from ironroad.games import REGISTRY
from ironroad.study.calibrate import Forecast, Row, fit, reliability
from ironroad.study.opinion import Thinker


def test_equal_values_are_equal_chances() -> None:
    plain = Calibration([[1.0, 0.0, 0.0]])
    for players in (2, 3, 4, 5):
        assert plain.chances([0.5] * players, 0, 0, players) == pytest.approx(
            [1 / players] * players
        )


def test_slope_tempo_and_rival_change_the_chances() -> None:
    values = [0.6, 0.4, 0.5]
    even = Calibration([[0.0, 0.0, 0.0]]).chances(values, 0, 0, 3)
    steep = Calibration([[2.0, 0.0, 0.0]]).chances(values, 0, 0, 3)
    to_move = Calibration([[0.0, 1.0, 0.0]]).chances(values, 0, 1, 3)
    against = Calibration([[0.0, 0.0, 1.0]]).chances(values, 0, 0, 2)

    assert even == pytest.approx([1 / 3] * 3)
    assert steep[0] > steep[2] > steep[1]
    assert math.log(steep[0] / steep[1]) == pytest.approx(2 * (logit(0.6) - logit(0.4)))
    assert to_move[1] > to_move[0] == to_move[2]
    assert against[2] > against[0] == against[1]


def test_a_stage_beyond_the_last_is_the_last() -> None:
    two = Calibration([[0.0, 0.0, 0.0], [3.0, 0.0, 0.0]])
    assert two.chances([0.9, 0.1], 7, 0, 2) == two.chances([0.9, 0.1], 1, 0, 2)


def test_winners_share_the_win_and_rivals_win_too() -> None:
    card = Scorecard([])
    rival = Rival(Message("me-bot"), 1, card)
    assert shares_of_win(Outcome([1, 1, 3], [5, 5, 1], [])) == [0.5, 0.5, 0.0]
    assert shares_of_win(Outcome([2], [5], [], [rival])) == [0.0, 1.0]


def test_the_fit_finds_how_much_values_say() -> None:
    """Positions whose winners are drawn by a known slope give that slope back."""
    true = Calibration([[1.7, 0.0, 0.0]])
    rows = []
    for number in range(400):
        values = [0.2 + 0.6 * (number % 20) / 20, 0.5]
        chances = true.chances(values, 0, 0, 2)
        rows += [Row(0, 0, 2, values, [chances[0], chances[1]])]
    (found,) = fit(rows * 25, 1)["2"]

    assert found[0] == pytest.approx(1.7, abs=0.1)
    assert found[1] == pytest.approx(0.0, abs=0.1)


def test_forecasts_are_told_next_to_guessing() -> None:
    good = reliability([Forecast([0.9, 0.1], [1.0, 0.0])] * 9 + [Forecast([0.9, 0.1], [0.0, 1.0])])
    assert good["log_loss"] < good["log_loss_guessing"] == pytest.approx(math.log(2), abs=1e-4)
    assert good["bins"] == [[10, 0.1, 0.1], [10, 0.9, 0.9]]


@pytest.mark.parametrize("title", titles_with_features())
def test_every_title_has_chances_for_every_seat_count(title: str) -> None:
    data = json.loads(chances_file(REGISTRY.package(title)).read_text("utf-8"))
    meta = REGISTRY.meta(title)

    assert data["recipe"]["rules"] == meta.rules_version
    assert data["recipe"]["command"].startswith(f"python -m ironroad.study.calibrate {title} ")
    assert sorted(map(int, data["chances"])) == sorted(meta.seats)
    for kind in ("standing", "searched"):
        found = data["held_out"]["all"][kind]
        assert found["log_loss"] < found["log_loss_guessing"]
        assert found["brier"] < found["brier_guessing"]


@pytest.mark.parametrize("title", titles_with_features())
def test_an_opinion_sums_to_one_at_every_seat_count(title: str) -> None:
    for seats in REGISTRY.meta(title).seats:
        table = ironroad.new(title, seats, seed=3)
        thinker = Thinker(ask(table, 1), 1)
        thinker.think(6)
        thinker.examine(table.options()[-1], 2)
        opinion = thinker.opinion()
        for chances in (opinion.chances, *[each.chances for each in opinion.candidates]):
            assert sum([each.value for each in chances]) == pytest.approx(1.0)
            assert all([each.low <= each.value <= each.high for each in chances])
        assert calibration_for(table.title, seats).rows
        assert {each.action for each in opinion.candidates} <= set(table.options())
        assert opinion.iterations >= 6
