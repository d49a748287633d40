"""Reviews: golden texts of recorded games, planted blunders, luck, auctions, and what a seat could know."""

import json
from pathlib import Path

import pytest

import ironroad
from benchmarks.blunders import planted
from ironroad.bots.titles import titles_with_features
from ironroad.core.dealer import Dealer
from ironroad.core.message import Message
from ironroad.core.outcome import Scorecard
from ironroad.locale import LANGUAGES, words_for
from ironroad.study import summary
from ironroad.study.reasons import Gain, gain
from ironroad.study.review import Judged, judge, moves_to_judge
from ironroad.study.summary import auction_message, auctions

TESTS = Path(__file__).parent.parent
RECORDS = {
    "mini-express": "me-end-depleted",
    "russian-railroads": "rr-end-rounds",
    "trans-siberian": "ts-end-public",
}
RECORDED = sorted(TESTS.glob("games/*/records/*.txt"))
MANY = 1_000_000
ITERATIONS = 8
SEED = 1


def record_of(title: str) -> str:
    folder = TESTS / "games" / title.replace("-", "_") / "records"
    return (folder / f"{RECORDS[title]}.txt").read_text("utf-8")


def reviewed(record: str, most: int = MANY) -> tuple[ironroad.Table, list[Judged]]:
    """Review the last decisions of a recorded game."""
    table = ironroad.load(record, SEED)
    moves = moves_to_judge(table)[-most:]
    return table, [judge(table, move, ITERATIONS, SEED) for move in moves]


def golden(record: Path) -> str:
    """Return what a review says of a whole recorded game, in both languages: its marked
    decisions, turning points, auctions and figures.
    """
    table, judged = reviewed(record.read_text("utf-8"))
    data = summary.to_json(table, judged, ITERATIONS, SEED)
    lines = [
        f"{each['move']} {each['seat']} {each['played']['action']} -> {each['best']['action']}"
        f" {each['loss']:.4f} {each['grade']} {' '.join([f'{c:.4f}' for c in each['chances']])}"
        for each in data["decisions"]
        if each["grade"]
    ]
    lines += [
        f"{language}: {point['text'][language]}"
        for point in data["turning_points"]
        for language in LANGUAGES
    ]
    lines += [
        f"{language}: {words_for(language).format(auction_message(table, each), table.names)}"
        for each in auctions(judged)
        for language in LANGUAGES
    ]
    lines += [json.dumps(data[part]) for part in ("players", "stages", "luck", "final")]
    return "\n".join(lines) + "\n"


def kept(record: Path) -> Path:
    """Return where the review of a recorded game is kept."""
    return Path(__file__).parent / "golden" / record.parts[-3] / record.name


@pytest.mark.parametrize("record", RECORDED, ids=[record.stem for record in RECORDED])
def test_the_review_of_a_recorded_game_reads_as_before(record: Path) -> None:
    """``python -m tests.study.test_review`` writes the files anew; read the difference."""
    assert golden(record) == kept(record).read_text("utf-8")


def test_games_of_every_title_are_reviewed() -> None:
    titles = {ironroad.load(record.read_text("utf-8")).title.meta.id for record in RECORDED}
    assert titles == set(titles_with_features())


MONEY, OTHER = Message("ts-score-cash"), Message("rr-score-industry")


def turning_point(monkeypatch: pytest.MonkeyPatch, more: Gain) -> list[str]:
    """Return the ids of what is said of a decision whose better option brings this much more by the end."""
    monkeypatch.setattr(summary, "by_the_end", lambda *_: more)
    table, judged = reviewed(record_of("trans-siberian"), 1)
    return [said.id for said in summary.sentences(table, judged[0], SEED)][1:]


def test_points_are_a_reason_only_if_they_speak_for_the_better_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert turning_point(monkeypatch, Gain(-12.0, None, 0.0)) == []
    assert turning_point(monkeypatch, Gain(0.9, None, 0.0)) == []
    assert turning_point(monkeypatch, Gain(12.0, None, 0.0)) == ["review-ends-more"]
    assert turning_point(monkeypatch, Gain(12.0, MONEY, 0.4)) == ["review-ends-more"]
    assert turning_point(monkeypatch, Gain(12.0, MONEY, 9.0)) == ["review-ends-more-by"]


def test_a_kind_of_points_is_named_only_where_there_are_others() -> None:
    money = [Scorecard([(MONEY, 3)])], [Scorecard([(MONEY, 8)])]
    stock = Message("ts-score-stock", railroad=Message("ts-railroad-red"), count=2)
    counted = [Scorecard([(MONEY, 3), (stock, 8)])], [Scorecard([(MONEY, 8), (stock, 9)])]
    both = [Scorecard([(MONEY, 3), (OTHER, 0)])], [Scorecard([(MONEY, 8), (OTHER, 1)])]
    assert gain(*money) == Gain(5.0, None, 0.0)
    assert gain(*counted) == Gain(6.0, None, 0.0)
    assert gain(*both) == Gain(6.0, MONEY, 5.0)


def test_planted_blunders_are_marked_and_right_decisions_are_not() -> None:
    """A few cases with little thought; ``benchmarks.blunders`` plants many."""
    cases = [
        planted(title, 3, seed, 40) for title in titles_with_features() for seed in range(1, 5)
    ]
    found = [case for case in cases if case is not None]
    assert len(found) == len(cases)
    assert sum([case.is_found for case in found]) >= 0.9 * len(found)
    assert sum([case.is_false_alarm for case in found]) <= 0.1 * len(found)


def test_the_winner_is_certain_at_the_end_and_losses_are_of_the_decider() -> None:
    table, judged = reviewed(record_of("trans-siberian"), 6)
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
    found = auctions(judged)
    lots = [auction_message(table, each).args["lot"] for each in found]
    assert lots[: len(won)] == [said["railroad"] for said in won]
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
    for record in RECORDED:
        kept(record).parent.mkdir(parents=True, exist_ok=True)
        kept(record).write_text(golden(record), "utf-8")


if __name__ == "__main__":
    write()
