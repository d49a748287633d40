"""A whole review, put together from its decisions: marks, turning points in words, accuracy, luck and auctions.

``to_json`` is what ``ironroad review --json`` prints and what the server stores and serves.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from ironroad.bots.question import ask
from ironroad.bots.seeds import derive_seed
from ironroad.core.engine import pending
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.locale import LANGUAGES, words_for
from ironroad.study.opinion import certain
from ironroad.study.reasons import ENDINGS, TOLD_POINTS, by_the_end
from ironroad.study.review import DIGITS, Judged

MARKED_LOSS: Final = 0.05
"""A decision is marked if it cost at least this share of a win, and more than the intervals of both chances allow for."""
GRAVE_LOSS: Final = 0.15
"""A marked decision that cost this much is marked twice."""
SMALL_LOSS: Final = 0.01
"""Below this loss no decision is a turning point, however few there are."""
MOST_POINTS: Final = 7
FEWEST_POINTS: Final = 3
"""Turning points: the costliest marked decisions, and if those are fewer, the costliest others."""
FOLLOWED: Final = 2
"""Actions that are told with the better option, if the same seat is expected to take them right after it."""
WORST_LOSS: Final = 0.10
"""A decision that cost this share of a win, or more, counts nothing for accuracy; one that cost nothing counts fully."""


def grade(each: Judged) -> int:
    """Return how badly a decision is marked: 0 not at all, 1, or 2 for a grave mistake."""
    if each.loss < MARKED_LOSS or each.best.low <= each.played.high:
        return 0
    return 2 if each.loss >= GRAVE_LOSS else 1


def turning_points(judged: Sequence[Judged]) -> list[Judged]:
    """Return the decisions that cost most, in order of play."""
    costly = sorted(
        [each for each in judged if each.loss >= SMALL_LOSS],
        key=lambda each: (grade(each) == 0, -each.loss, each.move),
    )
    marked = sum([grade(each) > 0 for each in costly])
    count = min(MOST_POINTS, max(FEWEST_POINTS, marked))
    return sorted(costly[:count], key=lambda each: each.move)


def sentences(table: Table, each: Judged, seed: int) -> list[Message]:
    """Return a turning point in words: what was played, what was better, and what that would have brought."""
    then = table.at(each.move - 1)
    said: dict[str, Any] = {
        "seat": each.seat,
        "played": _quoted(table, each.played.action),
        "best": _what_was_better(table, each),
        "less": percent(each.played.chances[each.seat]),
        "more": percent(each.best.chances[each.seat]),
    }
    stage = then.stage()
    if stage is None:
        found = [Message("review-turning-move", move=each.move, **said)]
    else:
        found = [Message("review-turning", stage=stage, move=each.move, **said)]
    question = ask(then, derive_seed(seed, each.move - 1))
    more = by_the_end(
        question, each.played.action, each.best.action, derive_seed(seed, "ends", each.move)
    )
    # Games that are played on know less than the search: where they say otherwise, they give no reason.
    if more.points < TOLD_POINTS:
        return found
    told: dict[str, Any] = {"count": ENDINGS, "points": round(more.points)}
    if more.item is None or round(more.item_points) == 0:
        return [*found, Message("review-ends-more", **told)]
    told |= {"item": more.item, "part": round(more.item_points)}
    return [*found, Message("review-ends-more-by", **told)]


def _quoted(table: Table, action: str) -> Message:
    return Message("review-quoted", action=table.in_words(action))


def _what_was_better(table: Table, each: Judged) -> Message:
    """Return the better option in words, with what the seat is expected to do right after it."""
    found = _quoted(table, each.best.action)
    for step in each.best.line[:FOLLOWED]:
        if step.seat != each.seat:
            break
        found = Message("review-then", first=found, next=_quoted(table, step.action))
    return found


def percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * chance)


def accuracy(judged: Sequence[Judged]) -> float | None:
    """Return how well these decisions were taken, from 0 to 1; ``None`` if there are none."""
    if not judged:
        return None
    counted = [max(0.0, 1.0 - each.loss / WORST_LOSS) for each in judged]
    return round(sum(counted) / len(counted), DIGITS)


def stages(table: Table, judged: Sequence[Judged]) -> list[tuple[Message, list[Judged]]]:
    """Return the decisions of each part of the game; nothing where a title has no parts."""
    found: list[tuple[Message, list[Judged]]] = []
    for each in judged:
        stage = table.at(each.move - 1).stage()
        if stage is None:
            continue
        if not found or found[-1][0] != stage:
            found.append((stage, []))
        found[-1][1].append(each)
    return found


def luck(judged: Sequence[Judged], player: int) -> float:
    """Return what chance brought a player in all, as a share of a win."""
    return round(sum([each.luck[player] for each in judged if each.luck is not None]), DIGITS)


def auctions(judged: Sequence[Judged]) -> list[Judged]:
    """Return the winning bid of each auction: the last one before bidding begins anew, or before something else is decided."""
    found: list[Judged] = []
    high: Judged | None = None
    for each in judged:
        is_over = each.bids is None or (
            high is not None and high.bids is not None and each.bids.least <= (high.bids.price or 0)
        )
        if is_over and high is not None:
            found.append(high)
            high = None
        if each.bids is not None and each.bids.price is not None:
            high = each
    return found if high is None else [*found, high]


def auction_message(table: Table, each: Judged) -> Message:
    """Return in words what was auctioned, what was paid, and up to which price bidding was better than leaving."""
    then = table.at(each.move - 1)
    decision = pending(then.state)
    assert decision is not None
    lot = decision.lot(then.state)
    assert lot is not None
    return Message("review-auction", lot=lot, bid=_bid_message(each))


def _bid_message(each: Judged) -> Message:
    bids = each.bids
    assert bids is not None
    args: dict[str, Any] = {"move": each.move, "seat": each.seat, "price": bids.price}
    if bids.possible is None:
        return Message("review-bid-never", **args)
    if bids.sure is None:
        return Message("review-bid-perhaps", possible=bids.possible, **args)
    if bids.sure == bids.possible:
        return Message("review-bid-sure", sure=bids.sure, **args)
    return Message("review-bid", sure=bids.sure, possible=bids.possible, **args)


def _auction(table: Table, each: Judged) -> dict[str, Any]:
    """Return the price that was paid, and up to which price bidding was better than leaving, surely and possibly."""
    assert each.bids is not None
    return {
        "move": each.move,
        "seat": each.seat,
        "price": each.bids.price,
        "sure": each.bids.sure,
        "possible": each.bids.possible,
        "message": auction_message(table, each).to_json(),
    }


def to_json(table: Table, judged: Sequence[Judged], iterations: int, seed: int) -> dict[str, Any]:
    """Return the review for other programs, with sentences in every language."""
    seats = table.rules.seats
    rivals = [] if table.outcome is None else table.outcome.rivals
    return {
        "title": table.title.meta.id,
        "rules": table.title.meta.rules_version,
        "names": table.names,
        "seats": seats,
        "rivals": [rival.name.to_json() for rival in rivals],
        "iterations": iterations,
        "marked": MARKED_LOSS,
        "decisions": [_decision(table, each) for each in judged],
        "final": [each.value for each in certain(table)],
        "players": [
            {
                "accuracy": accuracy([each for each in judged if each.seat == seat]),
                "decisions": len([each for each in judged if each.seat == seat]),
                "mean_loss": mean_loss(judged, seat),
                "luck": luck(judged, seat),
            }
            for seat in range(seats)
        ],
        "stages": [
            {
                "words": stage.to_json(),
                "move": some[0].move - 1,
                "accuracy": [
                    accuracy([each for each in some if each.seat == seat]) for seat in range(seats)
                ],
            }
            for stage, some in stages(table, judged)
        ],
        "luck": [
            {"move": each.move - 1, "luck": each.luck, "doubt": each.doubt}
            for each in judged
            if each.luck is not None
        ],
        "auctions": [_auction(table, each) for each in auctions(judged)],
        "turning_points": [_turning_point(table, each, seed) for each in turning_points(judged)],
    }


def mean_loss(judged: Sequence[Judged], seat: int) -> float:
    """Return the mean loss of a seat."""
    losses = [each.loss for each in judged if each.seat == seat]
    return round(sum(losses) / max(1, len(losses)), DIGITS)


def _decision(table: Table, each: Judged) -> dict[str, Any]:
    """Return a decision as JSON values, with the words of all its actions."""
    data = asdict(each)
    for option in (data["played"], data["best"], *data["others"]):
        option["words"] = table.in_words(option["action"]).to_json()
        option["line"] = [
            {**step._asdict(), "words": table.in_words(step.action).to_json()}
            for step in option["line"]
        ]
    return {**data, "grade": grade(each)}


def _turning_point(table: Table, each: Judged, seed: int) -> dict[str, Any]:
    messages = sentences(table, each, seed)
    text = {
        language: " ".join([words_for(language).format(said, table.names) for said in messages])
        for language in LANGUAGES
    }
    told = [message.to_json() for message in messages]
    return {"move": each.move, "seat": each.seat, "messages": told, "text": text}
