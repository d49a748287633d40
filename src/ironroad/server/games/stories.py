"""What decided a game that is over, told from its own record: sentences, points by part, records."""

from itertools import pairwise
from typing import Any

from ironroad.core.message import Message
from ironroad.core.outcome import Outcome, Scorecard
from ironroad.core.table import Table
from ironroad.server import wire

FIRST = 1


class Moment:
    """The points of all seats after a turn, as if the game had ended then."""

    def __init__(self, table: Table) -> None:
        self.move = table.count
        self.totals = [card.total for card in table.scores()]
        self.stage = table.stage()

    @property
    def leaders(self) -> list[int]:
        """The seats that are before all others; none while nobody is."""
        best = max(self.totals)
        found = [seat for seat, total in enumerate(self.totals) if total == best]
        return found if len(found) < len(self.totals) else []


def story(table: Table) -> wire.Story:
    """Return the story of a game; without sentences while it runs."""
    outcome = table.outcome
    if outcome is None:
        return wire.Story([], [], [])
    after_turns = moments(table)
    told = [
        *_result(outcome),
        *_greatest_difference(outcome, table.scores()),
        *_lead(outcome, after_turns),
    ]
    return wire.Story(
        [wire.words(message) for message in told],
        [wire.StageGains(wire.words(stage), gains) for stage, gains in by_stage(after_turns)],
        [wire.words(message) for message in [*table.feats(), *_records(after_turns)]],
    )


def moments(table: Table) -> list[Moment]:
    """Return the course of a game: before the first move, after each turn, and at the end."""
    taken = table.taken()
    ends = [
        move
        for move, (one, other) in enumerate(pairwise(taken), start=1)
        if one[0] != other[0] and other[0] >= 0
    ]
    return [Moment(table.at(move)) for move in [0, *ends, len(taken)]]


def course(table: Table) -> wire.Course:
    """Return the positions of a game in which somebody decided, and where its parts began."""
    steps = [move for move, (decider, _) in enumerate(table.taken()) if decider >= 0]
    stages = []
    known = None
    for move in steps:
        stage = table.at(move).stage()
        if stage is not None and stage != known:
            stages.append(wire.StageStart(wire.words(stage), move))
            known = stage
    return wire.Course(steps, stages)


def by_stage(course: list[Moment]) -> list[tuple[Message, list[int]]]:
    """Return what each seat gained in each part of a game; nothing where a title has no parts."""
    # A part is scored in the same step in which the next one begins.
    ends = [(one.stage, other) for one, other in pairwise(course) if one.stage != other.stage]
    if course[-2].stage == course[-1].stage:
        ends.append((course[-1].stage, course[-1]))
    before = course[0].totals
    gained = []
    for stage, moment in ends:
        if stage is not None:
            gains = [new - old for new, old in zip(moment.totals, before, strict=True)]
            gained.append((stage, gains))
            before = moment.totals
    return gained


def _order(outcome: Outcome) -> list[int]:
    return sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])


def _result(outcome: Outcome) -> list[Message]:
    first, *others = _order(outcome)
    if outcome.places[first] != FIRST or not others:
        return []
    if outcome.places[others[0]] == FIRST:
        return [Message("web-story-shared", seat=first, other=others[0])]
    points = outcome.totals[first] - outcome.totals[others[0]]
    name = "web-story-margin" if points else "web-story-tie-broken"
    return [Message(name, seat=first, other=others[0], points=points)]


def _greatest_difference(outcome: Outcome, cards: list[Scorecard]) -> list[Message]:
    """The line of the score cards that brought the winner most of what parts the first two."""
    if len(cards) < 2:
        return []
    first, second = _order(outcome)[:2]
    theirs = dict(cards[second].items)
    found = [
        (points - theirs.get(label, 0), label, points, theirs.get(label, 0))
        for label, points in cards[first].items
    ]
    apart, item, own, other_points = max(found, key=lambda line: line[0])
    if apart <= 0:
        return []
    args: dict[str, Any] = {"item": item, "points": own, "less": other_points}
    return [Message("web-story-item", seat=first, other=second, **args)]


def _lead(outcome: Outcome, course: list[Moment]) -> list[Message]:
    """From when on the winner led, and how often the lead changed before."""
    first = _order(outcome)[0]
    if len(outcome.places) < 2:
        return []
    leads = [(moment.move, moment.leaders) for moment in course if moment.leaders]
    changes = sum([one[1] != other[1] for one, other in pairwise(leads)])
    if not changes:
        return [Message("web-story-led-always", seat=first)]
    since = [move for move, leaders in leads if leaders != [first]]
    behind = max(since, default=0)
    move = min([move for move, _ in leads if move > behind], default=course[-1].move)
    if move == course[-1].move:
        return [Message("web-story-led-last", seat=first, changes=changes)]
    return [Message("web-story-led-since", seat=first, move=move, changes=changes)]


def _records(course: list[Moment]) -> list[Message]:
    """The best part of the game of anybody, and the most that one turn brought."""
    found = []
    stages = by_stage(course)
    if stages:
        points, number, seat = max(
            [
                (points, -number, seat)
                for number, (_, gains) in enumerate(stages)
                for seat, points in enumerate(gains)
            ]
        )
        stage = stages[-number][0]
        found.append(Message("web-record-stage", seat=seat, stage=stage, points=points))
    leaps = [
        (new - old, -after.move, seat)
        for before, after in pairwise(course)
        for seat, (old, new) in enumerate(zip(before.totals, after.totals, strict=True))
    ]
    if leaps:
        points, move, seat = max(leaps)
        found.append(Message("web-record-leap", seat=seat, move=-move, points=points))
    return found
