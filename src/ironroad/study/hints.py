"""Advice for a running game: the best options with reasons in words, and a warning before a costly decision.

Both get a question, which holds what the seat may know and nothing else. Decision 046 has the rules for giving them.
"""

from dataclasses import dataclass
from typing import Any, Final

from ironroad.bots.question import Question
from ironroad.bots.seeds import derive_seed
from ironroad.core.message import Message
from ironroad.study.opinion import Candidate, Estimate, Step, Thinker
from ironroad.study.reasons import endings, gain, soon, told_ends, told_soon
from ironroad.study.review import DIGITS

HINT_ITERATIONS: Final = 600
WARNING_ITERATIONS: Final = 400
"""Half a second of processor time or less, mostly, where the engine is compiled."""
MOST_OPTIONS: Final = 3
FAR: Final = 0.10
"""A third option is told if its chance is no farther than this from the best one's."""
COMPARED: Final = 4
"""Options that are told are looked at for at least this fraction of the iterations: a quarter."""
WARNED_LOSS: Final = 0.10
"""A decision is warned of if it costs at least this share of a win, and more than the intervals of both chances allow for."""


@dataclass(frozen=True)
class Advice:
    """An option, the winning chance of the seat that decides, the line expected to follow, and what it brings."""

    action: str
    chance: Estimate
    line: list[Step]
    reasons: list[Message]

    def to_json(self, question: Question) -> dict[str, Any]:
        """Return the advice as JSON values, with the words of all its actions."""
        return {
            "action": self.action,
            "words": in_words(question, self.action).to_json(),
            "chance": self.chance.value,
            "low": self.chance.low,
            "high": self.chance.high,
            "line": [
                {**step._asdict(), "words": in_words(question, step.action).to_json()}
                for step in self.line
            ],
            "reasons": [said.to_json() for said in self.reasons],
        }


@dataclass(frozen=True)
class Warned:
    """What a decision would cost, and what is better."""

    chance: Estimate
    better: Advice


def in_words(question: Question, action: str) -> Message:
    """Return an action in words."""
    catalogue = question.rules.catalogue
    return catalogue.actions[catalogue.parse(action)].message


def hint(question: Question, iterations: int, seed: int) -> list[Advice]:
    """Return the two or three best options, best first; one where there is no other."""
    thinker = Thinker(question, seed)
    thinker.think(iterations)
    seat = question.seat
    if len(thinker.opinion().candidates) == 1:
        # The search was sure from the start: the others are looked at for half as long together.
        for action in question.options:
            thinker.examine(action, max(2, iterations // (2 * len(question.options))))
    leading = [each.action for each in thinker.opinion().candidates[:MOST_OPTIONS]]
    for action in leading:
        thinker.examine(action, iterations // COMPARED)
    found = thinker.opinion()
    known = [each for each in found.candidates if each.action in leading]
    known.sort(key=lambda each: -each.chances[seat].value)
    best = known[0].chances[seat].value
    told = [
        each
        for place, each in enumerate(known)
        if place < MOST_OPTIONS - 1 or best - each.chances[seat].value <= FAR
    ]
    return _advised(question, told, derive_seed(seed, "ends"))


def _advised(question: Question, told: list[Candidate], seed: int) -> list[Advice]:
    """Return options with reasons; each is compared with the best one, and that with the next best."""
    ends = [endings(question, each.action, seed) for each in told]
    found = []
    for place, each in enumerate(told):
        reasons = told_soon(soon(question, each))
        if len(told) > 1:
            other = 1 if place == 0 else 0
            more = gain(ends[other], ends[place])
            # Games that are played on know less than the search: where they say otherwise, they give no reason.
            if (more.points > 0) == (place == 0):
                reasons += told_ends(more, in_words(question, told[other].action))
        own = rounded(each.chances[question.seat])
        found.append(Advice(each.action, own, each.line, reasons))
    return found


def warning(question: Question, action: str, iterations: int, seed: int) -> Warned | None:
    """Return what is better than an action, if the action costs much beyond doubt."""
    thinker = Thinker(question, seed)
    thinker.think(iterations)
    thinker.examine(action, iterations // 2)
    seat, found = question.seat, thinker.opinion()
    own, best = found.candidate(action), found.candidates[0]
    assert own is not None
    played, better = own.chances[seat], best.chances[seat]
    if better.value - played.value < WARNED_LOSS or better.low <= played.high:
        return None
    return Warned(rounded(played), _advised(question, [best, own], derive_seed(seed, "ends"))[0])


def rounded(chance: Estimate) -> Estimate:
    """Return a chance with the digits that are told."""
    return Estimate(*[round(value, DIGITS) for value in chance])
