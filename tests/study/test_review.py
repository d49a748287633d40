"""Reviews: golden texts of recorded games, planted blunders, luck, auctions, and what a seat could know."""

import json
from pathlib import Path

import pytest

import ironroad
from benchmarks.blunders import planted
from ironroad.bots.titles import titles_with_features
from ironroad.core.dealer import Dealer
from ironroad.locale import LANGUAGES
from ironroad.study import summary
from ironroad.study.review import Judged, judge, moves_to_judge

TESTS = Path(__file__).parent.parent
RECORDS = {
    "mini-express": "me-end-depleted",
    "russian-railroads": "rr-end-rounds",
    "trans-siberian": "ts-end-public",
}
ITERATIONS = 8
SEED = 1


def record_of(title: str) -> str:
    folder = TESTS / "games" / title.replace("-", "_") / "records"
    return (folder / f"{RECORDS[title]}.txt").read_text("utf-8")


def reviewed(title: str, most: int) -> tuple[ironroad.Table, list[Judged]]:
    """Review the last decisions of a recorded game."""
    table = ironroad.load(record_of(title), SEED)
    moves = moves_to_judge(table)[-most:]
    return table, [judge(table, move, ITERATIONS, SEED) for move in moves]


def golden(title: str) -> str:
    """Return what a review says of a recorded game, in both languages."""
    table, judged = reviewed(title, 24)
    data = summary.to_json(table, judged, ITERATIONS, SEED)
    lines = [
        f"{each['move']} {each['seat']} {each['played']['action']} -> {each['best']['action']}"
        f" {each['loss']:.4f} {each['grade']} {' '.join([f'{c:.4f}' for c in each['chances']])}"
        for each in data["decisions"]
    ]
    lines += [
        f"{language}: {point['text'][language]}"
        for point in data["turning_points"]
        for language in LANGUAGES
    ]
    lines += [json.dumps(data[part]) for part in ("players", "luck", "final")]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("title", titles_with_features())
def test_the_review_of_a_recorded_game_reads_as_before(title: str) -> None:
    """``python -m tests.study.test_review`` writes the files anew; read the difference."""
    kept = Path(__file__).parent / "golden" / f"{title}.txt"
    assert golden(title) == kept.read_text("utf-8")


def test_planted_blunders_are_marked_and_right_decisions_are_not() -> None:
    """A few cases with little thought; ``benchmarks.blunders`` plants many."""
    cases = [
        planted(title, 3, seed, 40) for title in titles_with_features() for seed in range(1, 5)
    ]
    found = [case for case in cases if case is not None]
    assert len(found) >= 10
    assert sum([case.is_found for case in found]) >= 0.75 * len(found)
    assert sum([case.is_false_alarm for case in found]) <= 0.1 * len(found)


def test_the_winner_is_certain_at_the_end_and_losses_are_of_the_decider() -> None:
    table, judged = reviewed("trans-siberian", 6)
    data = summary.to_json(table, judged, ITERATIONS, SEED)
    outcome = table.outcome
    assert outcome is not None
    assert [share > 0 for share in data["final"]] == [place == 1 for place in outcome.places]
    for each in judged:
        own = each.best.chances[each.seat] - each.played.chances[each.seat]
        assert each.loss == pytest.approx(own, abs=2e-4)
        assert each.loss >= 0
        assert (each.loss == 0) or each.best.action != each.played.action


def test_chance_is_luck_and_decisions_are_not() -> None:
    table = ironroad.load(record_of("mini-express"), SEED)
    first = moves_to_judge(table)[0]
    judged = judge(table, first, ITERATIONS, SEED)
    later = judge(table, first + 1, ITERATIONS, SEED)
    assert first > 0
    assert judged.luck is not None
    assert sum(judged.luck) == pytest.approx(0.0, abs=1e-3)
    assert later.luck is None


def test_auctions_end_where_bidding_begins_anew() -> None:
    table = ironroad.load(record_of("trans-siberian"), SEED)
    judged = [judge(table, move, ITERATIONS, SEED) for move in moves_to_judge(table)[:10]]
    until = judged[-1].move
    won = [said.args for move, said in table.log() if said.id == "ts-event-won" and move <= until]
    found = summary.auctions(judged)
    assert [(each.seat, each.bids and each.bids.price) for each in found[: len(won)]] == [
        (said["seat"], said["amount"]) for said in won
    ]
    assert won
    for each in found:
        assert each.bids is not None
        assert each.bids.price is not None
        assert each.bids.price >= each.bids.least


def test_judging_looks_at_nothing_that_comes_later_or_is_hidden() -> None:
    """Games that look the same to a seat until its decision are judged the same, whatever follows."""
    table = ironroad.new("trans-siberian", 3, seed=4)
    dealer = Dealer(4)
    for _ in range(6):
        options = table.options()
        table.play(options[dealer.below(len(options))])
    one, other = table.clone(), table.clone()
    action = table.options()[0]
    move = table.count
    for twin, place in ((one, 0), (other, -1)):
        twin.play(action)
        if twin.seat is not None:
            twin.play(twin.options()[place])
    assert judge(one, move, ITERATIONS, SEED) == judge(other, move, ITERATIONS, SEED)


def write() -> None:
    """Write the golden files."""
    for title in titles_with_features():
        file = Path(__file__).parent / "golden" / f"{title}.txt"
        file.parent.mkdir(exist_ok=True)
        file.write_text(golden(title), "utf-8")


if __name__ == "__main__":
    write()
