"""The formats of tournaments: what is drawn at the start and whenever a round is over, and who is how far."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import groupby
from random import Random
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from ironroad.server import wire
from ironroad.server.tournaments import draw
from ironroad.server.tournaments.draw import Past
from ironroad.server.tournaments.fixtures import Drawn, Fixture
from ironroad.server.tournaments.schedule import schedule
from ironroad.server.tournaments.standings import Played, Progress, points_of, standings


class Course(NamedTuple):
    """A tournament as far as it has been played."""

    id: str
    size: int
    rounds: int | None
    games: int
    """Games that a group of a knock-out plays."""
    round: int
    entrants: Sequence[wire.Entrant]
    fixtures: Sequence[Fixture]

    @property
    def lot(self) -> list[str]:
        """All people in an order drawn by lot, always the same."""
        people = [entrant.person for entrant in self.entrants]
        Random(self.id).shuffle(people)
        return people

    @property
    def withdrawn(self) -> set[str]:
        """Those who left."""
        return {entrant.person for entrant in self.entrants if entrant.withdrawn}

    @property
    def past(self) -> Past:
        """All tables and byes so far."""
        tables = [fixture.people for fixture in self.fixtures if not fixture.is_bye]
        return Past(tables, [f.people[0] for f in self.fixtures if f.is_bye])

    @property
    def played(self) -> list[Played]:
        """The tables that are settled."""
        return [fixture.played for fixture in self.fixtures if fixture.results]

    @property
    def byes(self) -> list[str]:
        """Those who rested in rounds that have begun, once for each; who left has nothing of it."""
        resting = [f.people[0] for f in self.fixtures if f.is_bye and f.round <= self.round]
        return [person for person in resting if person not in self.withdrawn]

    def filled(self, people: Sequence[str]) -> list[str]:
        """Return people for at least one table: bots play for some who left if too few are there."""
        spare = [person for person in self.lot if person in self.withdrawn]
        return [*people, *spare[: max(0, self.size - len(people))]]


def course_of(
    row: sa.Row[Any], entrants: Sequence[wire.Entrant], fixtures: Sequence[Fixture]
) -> Course:
    """Return a tournament as far as it has been played, from its row."""
    return Course(row.id, row.size, row.rounds, row.games, row.round, entrants, fixtures)


class Format(ABC):
    """How a tournament goes on."""

    most: int
    """People that it is for."""

    @abstractmethod
    def draw(self, course: Course) -> list[Drawn]:
        """Return what is drawn at the start, or now that a round is over; nothing if no more is to be drawn."""

    @abstractmethod
    def rounds(self, course: Course, drawn: Sequence[Drawn]) -> int:
        """Return how many rounds there will be after this draw, if nobody leaves."""

    def standings(self, course: Course) -> list[wire.TournamentStanding]:
        """Return how everybody stands in what has been played."""
        return standings(course.entrants, course.size, course.played, course.byes)


class RoundRobin(Format):
    """Everybody meets everybody as equally often as possible; all is drawn at the start."""

    most = 16

    def draw(self, course: Course) -> list[Drawn]:
        """See ``Format``."""
        if course.fixtures:
            return []
        people = [entrant.person for entrant in course.entrants]
        drawn: list[Drawn] = []
        for number, tables in enumerate(schedule(len(people), course.size, course.rounds), start=1):
            seated = {place for table in tables for place in table}
            byes = [[place] for place in range(len(people)) if place not in seated]
            drawn += [(number, [people[place] for place in table]) for table in [*tables, *byes]]
        return drawn

    def rounds(self, course: Course, drawn: Sequence[Drawn]) -> int:
        """See ``Format``."""
        return drawn[-1][0]


class Swiss(Format):
    """In every round those of like points meet; nobody is out."""

    most = 64

    def draw(self, course: Course) -> list[Drawn]:
        """See ``Format``."""
        if course.fixtures and course.round == course.rounds:
            return []
        lines = self.standings(course)
        ranked = [person for person in ordered(course, lines) if person not in course.withdrawn]
        if len(ranked) < 2:
            return []
        points = {line.person: line.points for line in lines}
        tables = draw.draw_swiss(course.filled(ranked), points, course.size, course.past)
        return [(course.round + 1, table) for table in tables]

    def rounds(self, course: Course, drawn: Sequence[Drawn]) -> int:
        """See ``Format``."""
        return course.rounds or draw.swiss_rounds(len(course.entrants), course.size)


class KnockOut(Format):
    """Groups of one table each play some games; the first of each goes on to the next stage, until one group is left."""

    most = 64

    def draw(self, course: Course) -> list[Drawn]:
        """See ``Format``."""
        if course.round % course.games:
            return []  # The other games of the stage are drawn already.
        ranked = self._going_on(course) if course.fixtures else course.lot
        if len(ranked) < 2:
            return []
        people = course.filled(ranked)
        stage = draw.draw_stage(people, course.size, course.games, course.past)
        first = course.round + 1
        return [(first + n, table) for n, tables in enumerate(stage) for table in tables]

    def rounds(self, course: Course, drawn: Sequence[Drawn]) -> int:
        """See ``Format``."""
        left = len({person for _, table in drawn for person in table})
        return course.round + course.games * draw.knock_out_stages(left, course.size)

    def standings(self, course: Course) -> list[wire.TournamentStanding]:
        """See ``Format``: who came further is ahead, then who did better there."""
        progress: Progress = {}
        for stage, fixtures in enumerate(self._stages(course), start=1):
            reached = points_of([each.played for each in fixtures if each.results])
            for person in {person for each in fixtures for person in each.people}:
                progress[person] = (stage, *reached.get(person, (0.0, 0)))
        return standings(course.entrants, course.size, course.played, course.byes, progress)

    def _stages(self, course: Course) -> list[list[Fixture]]:
        """Return the tables and byes of each stage that was drawn."""
        stages = groupby(course.fixtures, key=lambda each: (each.round - 1) // course.games)
        return [list(fixtures) for _, fixtures in stages]

    def _going_on(self, course: Course) -> list[str]:
        """Return who plays the next stage, the best first; nobody after the final."""
        last = self._stages(course)[-1]
        groups = {frozenset(each.people) for each in last if not each.is_bye}
        resting = {each.people[0] for each in last if each.is_bye}
        if len(groups) == 1 and not resting:
            return []
        order = [p for p in ordered(course, self.standings(course)) if p not in course.withdrawn]
        return draw.going_on(order, groups, resting, course.size)


FORMATS: Final[dict[wire.TournamentFormat, Format]] = {
    "round-robin": RoundRobin(),
    "swiss": Swiss(),
    "knock-out": KnockOut(),
}


def ordered(course: Course, lines: Iterable[wire.TournamentStanding]) -> list[str]:
    """Return all people by their standing; the lot decides between equals."""
    lot = course.lot
    best_first = sorted(lines, key=lambda line: (line.place, lot.index(line.person)))
    return [line.person for line in best_first]
