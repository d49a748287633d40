"""Random games in batches are the same, in the same order, on any number of processes."""

import json
from collections.abc import Iterable
from statistics import fmean, pstdev
from typing import Any

import pytest

from ironroad.lab import simulation
from ironroad.lab.match import Setup
from ironroad.lab.simulation import simulate
from ironroad.lab.tally import RandomGame, Tally, deviation, mean

SETUP = Setup("trans-siberian", 3, {}, None)


def games_of(parts: Iterable[simulation.Played]) -> list[RandomGame]:
    return [json.loads(line) for part in parts for line in part.lines.splitlines()]


def tally_of(parts: Iterable[simulation.Played]) -> Tally:
    tally = Tally(SETUP.seats)
    for part in parts:
        tally.merge(part.tally)
    return tally


def values(tally: Tally) -> dict[str, Any]:
    return dict(vars(tally))


@pytest.mark.parametrize("games", [1, 7, 45, 130])
def test_games_come_in_order_and_do_not_depend_on_the_number_of_processes(
    games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "STARTING_SECONDS", 0.0)

    alone = list(simulate(SETUP, 7, games, 1, lines=True))
    together = list(simulate(SETUP, 7, games, 2, lines=True))

    assert [game["game"] for game in games_of(alone)] == list(range(games))
    assert games_of(together) == games_of(alone)
    assert values(tally_of(together)) == values(tally_of(alone))


def test_each_game_has_a_seed_of_its_own() -> None:
    seeds = [game["seed"] for game in games_of(simulate(SETUP, 7, 30, 1, lines=True))]

    assert len(set(seeds)) == 30


def test_a_tally_counts_what_the_lines_say() -> None:
    parts = list(simulate(SETUP, 7, 100, 1, lines=True))
    games, tally = games_of(parts), tally_of(parts)

    assert tally.games == 100
    assert tally.decisions() == sum([game["moves"] for game in games])
    assert tally.reasons.total() == sum([len(game["reasons"]) for game in games])
    for seat in range(SETUP.seats):
        totals = [game["totals"][seat] for game in games]
        shares = [1 / game["places"].count(1) for game in games if game["places"][seat] == 1]
        assert mean(tally.totals[seat]) == fmean(totals)
        assert deviation(tally.totals[seat]) == pytest.approx(pstdev(totals), rel=1e-14)
        assert tally.wins(seat) == pytest.approx(sum(shares), rel=1e-12)


def test_lines_are_made_only_if_asked_for() -> None:
    assert [part.lines for part in simulate(SETUP, 7, 5, 1)] == [""]


def test_batches_are_short_and_leave_no_game_out() -> None:
    whole = simulation.Batch(SETUP, 7, 20, 1000, False)
    fast = simulation.divided(whole, 1e-6, 2)
    slow = simulation.divided(whole, 0.04, 2)

    for parts in (fast, slow):
        numbers = [part.first + place for part in parts for place in range(part.games)]
        assert numbers == list(range(20, 1020))
    assert len(fast) >= 2 * simulation.BATCHES_PER_JOB
    assert {part.games for part in slow} == {2}
    assert simulation.divided(whole._replace(games=0), 0.04, 2) == []
