"""Reviews a recorded game: for each decision the action played, the best action found by search, and the loss."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ironroad.bots.evaluation import final_values
from ironroad.bots.mcts import Budget, LocalSearcher, most_visited
from ironroad.bots.question import ask
from ironroad.bots.seeds import derive_seed
from ironroad.bots.titles import evaluation_for
from ironroad.core.message import Message
from ironroad.core.record import Record
from ironroad.core.table import Table
from ironroad.locale import LANGUAGES, words_for

TURNING_POINT_LOSS: Final = 0.05
"""The minimum loss of a turning point."""
MAX_TURNING_POINTS: Final = 5


class ReviewedDecision(NamedTuple):
    """One decision; losses and chances are values from 0 (lost) to 1 (won)."""

    move: int
    seat: int
    played: str
    best: str
    loss: float
    chances: list[float]


def review(table: Table, record: Record, budget: Budget, seed: int) -> Iterator[ReviewedDecision]:
    """Replay the record at a new table and evaluate every decision by what its seat could know."""
    evaluation = evaluation_for(table.title, table.rules.seats, budget.weights)
    for number, text in enumerate(record.moves):
        seat = table.seat
        action = table.rules.catalogue.parse(text)
        if seat is not None and seat >= 0:
            question = ask(table, derive_seed(seed, number))
            chances = evaluation.values(question.world)[: table.rules.seats]
            counts = LocalSearcher(budget, derive_seed(seed, "review", number)).search(question)
            best = most_visited(counts)
            loss = max(0.0, counts[best][1] - counts[action][1]) if action != best else 0.0
            best_text = table.rules.catalogue.text(best)
            yield ReviewedDecision(
                number + 1, seat, text, best_text, loss, [float(c) for c in chances]
            )
        table.take(action)


def final_chances(table: Table) -> list[float] | None:
    """Return the final value for each seat, or ``None`` while the game runs."""
    outcome = table.outcome
    if outcome is None:
        return None
    evaluation = evaluation_for(table.title, table.rules.seats)
    return final_values(outcome, evaluation.scale)


def turning_points(judged: list[ReviewedDecision]) -> list[ReviewedDecision]:
    """Return the decisions with the greatest losses, in order of play."""
    costly = sorted(
        [each for each in judged if each.loss >= TURNING_POINT_LOSS], key=lambda each: -each.loss
    )
    return sorted(costly[:MAX_TURNING_POINTS])


def turning_message(table: Table, each: ReviewedDecision) -> Message:
    """Return the message for a turning point."""
    return Message(
        "lab-review-turning",
        move=each.move,
        seat=each.seat,
        played=table.in_words(each.played),
        best=table.in_words(each.best),
        loss=round(100 * each.loss),
    )


def mean_losses(judged: list[ReviewedDecision], seats: int) -> list[tuple[float, int]]:
    """Return the mean loss of each seat and how many decisions it took."""
    result = []
    for seat in range(seats):
        losses = [each.loss for each in judged if each.seat == seat]
        result.append((sum(losses) / max(1, len(losses)), len(losses)))
    return result


def to_json(table: Table, judged: list[ReviewedDecision]) -> dict[str, Any]:
    """Return the review for other programs, with sentences in every language."""
    names = table.names
    points = []
    for each in turning_points(judged):
        message = turning_message(table, each)
        text = {language: words_for(language).format(message, names) for language in LANGUAGES}
        points.append({"move": each.move, "message": message.to_json(), "text": text})
    losses = mean_losses(judged, table.rules.seats)
    return {
        "title": table.title.meta.id,
        "names": names,
        "decisions": [each._asdict() for each in judged],
        "final": final_chances(table),
        "mean_losses": [loss for loss, _ in losses],
        "turning_points": points,
    }
