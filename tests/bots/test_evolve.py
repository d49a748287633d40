"""Weights from who wins: the change points to what wins, games say how far, all of it repeats."""

import json
from pathlib import Path

import pytest

from ironroad.bots.evolve import (
    STEPS,
    TRIAL_OPENINGS,
    Game,
    PlayedGame,
    Position,
    direction,
    estimate_of,
    evolve,
    main,
    margin,
    play,
    stepped,
    training_games,
    trial_games,
)
from ironroad.games.trans_siberian.bot import HAND

TITLE = "trans-siberian"
OTHER = [[2.0 * weight for weight in row] for row in HAND]
STAGES = len(HAND)
FEATURES = len(HAND[0])
CASH = 1


def test_a_change_is_tried_on_every_seat_from_the_same_opening() -> None:
    trials = trial_games(TITLE, [3, 4], OTHER, [HAND], 100)[:7]

    assert [seat for _, seat in trials] == [0, 1, 2, 0, 1, 2, 3]
    assert [game.seed for game, _ in trials] == [100] * 3 + [101] * 4
    for game, seat in trials:
        assert [weights is OTHER for weights in game.players].index(True) == seat
        assert game.players.count(HAND) == len(game.players) - 1


def test_opponents_are_all_that_were_kept_before() -> None:
    tried = [[3.0 * weight for weight in row] for row in HAND]
    trials = trial_games(TITLE, [3, 4], tried, [HAND, OTHER], 0)

    for seats in (3, 4):
        met = [game.players[seat - 1] for game, seat in trials if len(game.players) == seats]
        assert met.count(HAND) == met.count(OTHER) > 0


def test_samples_vary_in_players_openings_and_slips() -> None:
    games = training_games(TITLE, [3, 4], [HAND, OTHER], 40, 0)

    assert {len(game.players) for game in games} == {3, 4}
    assert len({game.opening for game in games}) > 3
    assert len([game for game in games if game.slip]) == 20
    assert any([HAND in game.players and OTHER in game.players for game in games])
    assert games == training_games(TITLE, [3, 4], [HAND, OTHER], 40, 0)


def test_a_game_repeats_and_equal_weights_lead_nowhere_over_all_seats() -> None:
    game = Game(TITLE, (HAND, HAND, HAND), 3, 12, 7)
    played = play(game)

    assert played == play(game)
    assert len(played.values) == 3
    assert len(played.positions[0].features[0]) == FEATURES
    assert sum([margin(played, seat) for seat in range(3)]) == pytest.approx(0.0)


def test_an_edge_has_an_error() -> None:
    gain = estimate_of([1.0, 3.0])

    assert gain.mean == 2.0
    assert gain.error == pytest.approx(0.5**0.5)


def _positions_of_the_rich(winner: int) -> list[Position]:
    """Return positions of every stage in which one player has more money, and all else is the same."""
    features = [[1.0] * FEATURES for _ in range(3)]
    features[winner][CASH] = 11.0
    return [Position(stage, features) for stage in range(STAGES)]


def test_the_change_points_to_what_winners_had() -> None:
    poor = [[0.0] * FEATURES for _ in range(STAGES)]
    played = [
        PlayedGame(_positions_of_the_rich(winner), [float(seat == winner) for seat in range(3)])
        for winner in range(3)
    ]
    change = direction(played, poor, 60.0)

    for row in change:
        assert row[CASH] > 0
        assert [place for place in range(FEATURES) if row[place]] == [CASH]
    lost = [PlayedGame(game.positions, [1.0 - value for value in game.values]) for game in played]
    assert all([row[CASH] < 0 for row in direction(lost, poor, 60.0)])


def test_stages_that_never_came_up_stay() -> None:
    played = [PlayedGame([_positions_of_the_rich(0)[1]], [1.0, 0.0, 0.0])]
    change = direction(played, HAND, 60.0)

    assert any(change[1])
    assert stepped(HAND, change, 0.5)[0] == HAND[0]


class Runs:
    """Stands for the games: the rich win those to learn from; in trials a weight counts for or against."""

    def __init__(self, sign: float) -> None:
        self.sign = sign
        self.counts: list[int] = []

    def __call__(self, _: object, games: list[Game]) -> list[PlayedGame]:
        self.counts.append(len(games))
        if len(self.counts) == 1:
            return [PlayedGame(_positions_of_the_rich(0), [1.0, 0.0, 0.0]) for _ in games]
        return [
            PlayedGame([], [self.sign * weights[0][CASH] for weights in game.players])
            for game in games
        ]


def test_the_best_step_is_kept() -> None:
    runs = Runs(1.0)
    kept = evolve(TITLE, [3], 1, 5, 1, runs)
    change = direction([PlayedGame(_positions_of_the_rich(0), [1.0, 0.0, 0.0])], HAND, 60.0)

    assert kept == stepped(HAND, change, max(STEPS))
    assert kept[0][CASH] > HAND[0][CASH]
    assert runs.counts == [5] + [3 * TRIAL_OPENINGS] * (1 + len(STEPS))


def test_what_does_worse_is_not_kept() -> None:
    assert evolve(TITLE, [3], 1, 5, 1, Runs(-1.0)) == HAND


def test_the_command_writes_weights_with_their_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "weights.json"
    line = f"evolve {TITLE} --seed 3 --rounds 1 --games 2 --seats 3 --jobs 1 --output {file}"
    monkeypatch.setattr("sys.argv", line.split())
    monkeypatch.setattr("ironroad.bots.evolve.TRIAL_OPENINGS", 1)
    main()
    data = json.loads(file.read_text("utf-8"))

    command = "evolve trans-siberian --seed 3 --rounds 1 --games 2 --seats 3"
    assert data["recipe"]["command"].endswith(command)
    assert list(data["weights"]) == ["3"]
    assert len(data["weights"]["3"]) == STAGES
