"""Games from which a network learns: who won, and what a player who thinks longer would do at each decision.

A game is kept as its actions with the advice at each decision; rows are made of it by replaying. The first games are
greedy, later ones are played by the search with the network of the round before. Some decisions and a few openings are
random, so that the positions vary.
"""

import math
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypedDict

import ironroad
from ironroad.bots.greedy import Greedy
from ironroad.bots.net import NetBudget, NetworkSearcher
from ironroad.bots.network_search import won
from ironroad.bots.question import Question, ask
from ironroad.bots.titles import evaluation_for
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Options, advance, apply
from ironroad.core.title import Ruleset, Title

SLIP: Final = 16
"""One in this many decisions is random."""
MAX_OPENING: Final = 6
"""The first decisions may be random, up to this many."""
SHARPNESS: Final = 30.0
"""The inverse temperature of the softmax that makes advice of greedy ratings."""
Advice = list[tuple[int, float]]
"""Actions and how likely each should be taken; the rest of the legal ones not at all."""


class Task(NamedTuple):
    """A game to play; without a network, greedily."""

    title: str
    seats: int
    options: Mapping[str, str]
    seed: int
    network: str
    iterations: int


class Played(TypedDict):
    """A game as it is kept: all actions, and the advice at each decision of a seat."""

    seats: int
    options: dict[str, str]
    actions: list[int]
    advice: list[Advice]


class Sample(NamedTuple):
    """A decision of a game: what the seat sees, what is legal, the advice, who won and what the evaluation expects.

    Players are counted from the seat, those without a seat last.
    """

    row: bytes
    legal: list[int]
    advice: Advice
    won: list[float]
    scores: list[float]


class Adviser:
    """Tells how likely each option should be taken: by greedy ratings, or by the visits of a search."""

    def __init__(self, task: Task) -> None:
        self._task: Final = task
        budget = f"{task.iterations}it,policy,file={task.network}"
        self._searchers: Final = [
            NetworkSearcher(NetBudget(budget), task.seed + seat)
            for seat in range(task.seats if task.network else 0)
        ]

    def advice(self, question: Question) -> Advice:
        """Return the advice at a question."""
        if not self._searchers:
            return self._greedy(question)
        counts = self._searchers[question.seat].search(question)
        total = sum([visits for visits, _ in counts.values()])
        return [
            (action, round(visits / total, 4)) for action, (visits, _) in counts.items() if visits
        ]

    def _greedy(self, question: Question) -> Advice:
        evaluation = evaluation_for(question.title, question.rules.seats)
        seed = self._task.seed + len(question.history)
        actions = question.actions
        rates = Greedy(question.title, evaluation, seed).rate(
            question.world, question.seat, actions, 1
        )
        top = max(rates)
        likely = [math.exp((rate - top) * SHARPNESS) for rate in rates]
        total = sum(likely)
        shares = [round(each / total, 4) for each in likely]
        return [(a, share) for a, share in zip(actions, shares, strict=True) if share]


def play(task: Task) -> Played:
    """Play one game."""
    table = ironroad.new(task.title, task.seats, task.seed, task.options)
    dealer = Dealer(task.seed + 1)
    opening: int = dealer.below(MAX_OPENING + 1) if dealer.below(2) else 0
    adviser = Adviser(task)
    found: list[Advice] = []
    while table.seat is not None:
        question = ask(table, task.seed + table.count)
        advice = adviser.advice(question)
        found.append(advice)
        if len(found) <= opening or dealer.below(SLIP) == 0:
            legal = question.actions
            table.take(legal[dealer.below(len(legal))])
        else:
            table.take(max(advice, key=lambda each: each[1])[0])
    options = dict(table.rules.options)
    return {
        "seats": task.seats,
        "options": options,
        "actions": [table.rules.catalogue.parse(move) for move in table.moves],
        "advice": found,
    }


def samples(title: Title[Any], rules: Ruleset, played: Played, power: int = 1) -> list[Sample]:
    """Replay a game and return what can be learned from each decision of a seat.

    Advice is raised to a power: greedy ratings of good and bad options differ little, and a network that learns to tell
    them apart that little does not know which is best.
    """
    state, options = title.setup(rules), Options()
    advance(state, options)
    encoder = title.encoder(rules)
    evaluation = evaluation_for(title, rules.seats)
    seen: list[tuple[int, bytes, list[int], list[float]]] = []
    for action in played["actions"]:
        frame: Any = state.stack.top()
        if frame.seat != CHANCE:
            scores = evaluation.expected_scores(state)
            row = encoder.encode(state, frame.seat)
            seen.append((int(frame.seat), row, options.items, scores))
        apply(state, action, options)
    outcome = title.outcome(state)
    assert outcome is not None
    shares = won(outcome)
    return [
        Sample(
            row,
            legal,
            _sharper(advice, power),
            _from(shares, seat, rules.seats),
            _from(scores, seat, rules.seats),
        )
        for (seat, row, legal, scores), advice in zip(seen, played["advice"], strict=True)
    ]


def _sharper(advice: Advice, power: int) -> Advice:
    top = max([share for _, share in advice])
    raised = [(action, (share / top) ** power) for action, share in advice]
    total = sum([share for _, share in raised])
    return [(action, share / total) for action, share in raised]


def _from(values: list[float], seat: int, seats: int) -> list[float]:
    """Return values by seat, counted from one of them; those of players without a seat stay last."""
    return [*values[seat:seats], *values[:seat], *values[seats:]]
