"""What an option brings, in points: by the coming scoring, and by the end if the game is played on from there."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ironroad.bots.lookahead import Lookahead, is_to_move
from ironroad.bots.question import Question
from ironroad.bots.titles import evaluation_for
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, State, advance, apply, pending
from ironroad.core.message import Message, Value
from ironroad.core.outcome import Scorecard
from ironroad.study.opinion import Candidate

ENDINGS: Final = 8
"""How often a game is played on to its end from an option."""


TOLD_POINTS: Final = 1.0
"""Differences below this many points are not told."""


class Gain(NamedTuple):
    """Points of one seat, and the line of the score card to which most of them belong, if one can be named."""

    points: float
    item: Message | None
    item_points: float


def soon(question: Question, candidate: Candidate) -> Gain:
    """Return what an option adds to the projected points of the seat by the end of its turn, as the line expects it.

    The projected points are those with the coming scoring, as far as everybody may see them.
    """
    state, options = _opened(question)
    seat = question.seat
    before = _card(question.title.projected(state), seat)
    parse = question.rules.catalogue.parse
    apply(state, parse(candidate.action), options)
    for step in candidate.line:
        if (
            step.seat != seat
            or not is_to_move(state, seat)
            or not options.holds(parse(step.action))
        ):
            break
        apply(state, parse(step.action), options)
    return gain([before], [_card(question.title.projected(state), seat)])


def by_the_end(question: Question, played: str, better: str, seed: int) -> Gain:
    """Return how many points more the better option brings the seat by the end, if all play on by the default policy.

    Both are played on from the same guesses about what is hidden.
    """
    return gain(endings(question, played, seed), endings(question, better, seed))


def endings(question: Question, action: str, seed: int) -> list[Scorecard]:
    """Return the seat's score cards at the ends of games that are played on from an option by the default policy."""
    index = question.rules.catalogue.parse(action)
    return [_ending(question, index, seed + number) for number in range(ENDINGS)]


def told_soon(brings: Gain) -> list[Message]:
    """Return in words what an option adds to the points with the coming scoring."""
    return _told("study-soon", brings, {})


def told_ends(brings: Gain, other: Message) -> list[Message]:
    """Return in words how many points more an option brings by the end than another one."""
    return _told("study-ends", brings, {"count": ENDINGS, "other": other})


def _told(id: str, brings: Gain, args: dict[str, Value]) -> list[Message]:
    if abs(brings.points) < TOLD_POINTS:
        return []
    sign = "more" if brings.points > 0 else "less"
    args = {**args, "points": round(abs(brings.points))}
    if brings.item is None or round(abs(brings.item_points)) == 0:
        return [Message(f"{id}-{sign}", **args)]
    args |= {"item": brings.item, "part": round(abs(brings.item_points))}
    return [Message(f"{id}-{sign}-by", **args)]


def gain(before: Sequence[Scorecard], after: Sequence[Scorecard]) -> Gain:
    """Return the difference between the means of score cards."""
    old, new = _means(before), _means(after)
    points = _total(after) - _total(before)
    sign = 1.0 if points >= 0 else -1.0
    differences = {label: new.get(label, 0.0) - old.get(label, 0.0) for label in {**old, **new}}
    # A label that counts something differs from card to card, so that its points cannot be compared.
    named = {label: more for label, more in differences.items() if not _counts(label)}
    if len(named) < 2:
        # Where one kind of points alone can be named, as money can, its name tells nothing.
        return Gain(points, None, 0.0)
    top = max(named, key=lambda label: (sign * named[label], label.id))
    return Gain(points, top, named[top]) if sign * named[top] > 0 else Gain(points, None, 0.0)


def _counts(label: Message) -> bool:
    return any([isinstance(value, int) for value in label.args.values()])


def _means(cards: Sequence[Scorecard]) -> dict[Message, float]:
    found: dict[Message, float] = {}
    for card in cards:
        for label, points in card.items:
            found[label] = found.get(label, 0.0) + points / len(cards)
    return found


def _total(cards: Sequence[Scorecard]) -> float:
    return sum([card.total for card in cards]) / len(cards)


def _card(cards: Sequence[Scorecard], seat: int) -> Scorecard:
    return cards[seat] if cards else Scorecard([])


def _opened(question: Question) -> tuple[State, Options]:
    """Return a copy of the question's world, ready for an action."""
    state = question.world.clone()
    options = Options()
    advance(state, options)
    return state, options


def _ending(question: Question, action: int, seed: int) -> Scorecard:
    """Return the seat's score card at the end of a game that is played on by the default policy."""
    title: Any = question.title
    dealer = Dealer(seed)
    lookahead = Lookahead(title, evaluation_for(title, question.rules.seats), dealer)
    state = title.determinize(question.world, question.seat, dealer)
    options = Options()
    advance(state, options)
    apply(state, action, options)
    while (decision := pending(state)) is not None:
        if isinstance(decision, Chance):
            apply(state, dealer.deal(options), options)
        else:
            apply(state, lookahead.choice(state, options, decision.seat), options)
    return _card(title.scores(state), question.seat)
