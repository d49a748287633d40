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
        self._rivals = [rival.card.total for rival in table.seen_rivals()]

    @property
    def leaders(self) -> list[int]:
        """Who is before all others, seats by number and then players of the rules; nobody while all are even."""
        totals = [*self.totals, *self._rivals]
        best = max(totals)
        found = [number for number, total in enumerate(totals) if total == best]
        return found if len(found) < len(totals) else []


class Contestant:
    """Somebody who has a place at the end: a seat, or a player of the rules who has none."""

    def __init__(self, number: int, name: int | Message, place: int, card: Scorecard) -> None:
        self.number = number
        self.name = name
        self.place = place
        self.card = card


def contestants(table: Table, outcome: Outcome) -> list[Contestant]:
    """Return everybody by place, each with what brought the points."""
    cards = table.origins()
    found = [
        Contestant(seat, seat, place, card)
        for seat, (place, card) in enumerate(zip(outcome.places, cards, strict=True))
    ]
    for number, rival in enumerate(outcome.rivals, start=len(found)):
        found.append(Contestant(number, rival.name, rival.place, rival.card))
    return sorted(found, key=lambda contestant: contestant.place)


def story(table: Table) -> wire.Story:
    """Return the story of a game; without sentences while it runs."""
    outcome = table.outcome
    if outcome is None:
        return wire.Story([], [], [])
    after_turns = moments(table)
    first, *others = contestants(table, outcome)
    told = []
    if others:
        told = [
            _result(first, others[0]),
            *_greatest_difference(first, others[0]),
            _lead(first, after_turns),
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


def _result(first: Contestant, second: Contestant) -> Message:
    if second.place == FIRST:
        return Message("web-story-shared", seat=first.name, other=second.name)
    points = first.card.total - second.card.total
    name = "web-story-margin" if points else "web-story-tie-broken"
    return Message(name, seat=first.name, other=second.name, points=points)


def _greatest_difference(first: Contestant, second: Contestant) -> list[Message]:
    """What brought the winner most of what parts the first two."""
    own, theirs = _lines(first.card), _lines(second.card)
    found = [
        (points - theirs.get(key, (label, 0))[1], label, key)
        for key, (label, points) in own.items()
    ]
    apart, label, key = max(found, key=lambda line: line[0])
    if apart <= 0:
        return []
    # Both have a line of this, with other numbers in it: then it is called by what both speak of.
    other, less = theirs.get(key, (label, 0))
    item = label if other == label else (*_names(label), label)[0]
    args: dict[str, Any] = {"item": item, "points": own[key][1], "less": less}
    return [Message("web-story-item", seat=first.name, other=second.name, **args)]


def _lines(card: Scorecard) -> dict[tuple[str, ...], tuple[Message, int]]:
    """The lines of a score card by what they are about, without numbers: Shares of Gray, however many."""
    return {
        (label.id, *[name.id for name in _names(label)]): (label, points)
        for label, points in card.items
    }


def _names(label: Message) -> list[Message]:
    return [value for value in label.args.values() if isinstance(value, Message)]


def _lead(first: Contestant, course: list[Moment]) -> Message:
    """From when on the winner led, and how often the lead changed before."""
    leads = [(moment.move, moment.leaders) for moment in course if moment.leaders]
    changes = sum([one[1] != other[1] for one, other in pairwise(leads)])
    if not changes:
        return Message("web-story-led-always", seat=first.name)
    since = [move for move, leaders in leads if leaders != [first.number]]
    behind = max(since, default=0)
    move = min([move for move, _ in leads if move > behind], default=course[-1].move)
    if move == course[-1].move:
        return Message("web-story-led-last", seat=first.name, changes=changes)
    return Message("web-story-led-since", seat=first.name, move=move, changes=changes)


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
