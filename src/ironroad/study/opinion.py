"""What the search thinks of a position: winning chances of all players, the best options and how play goes on.

A ``Thinker`` thinks step by step, so that whoever asks can show its opinion meanwhile and stop it at any time. It gets a
question and so knows what the seat may know and nothing else.
"""

import math
from typing import Final, NamedTuple

from ironroad.bots.chances import Account, Calibration, Tally, shares_of_win
from ironroad.bots.question import Question
from ironroad.bots.search import Node, Search, Settings
from ironroad.bots.titles import calibration_for, evaluation_for
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE
from ironroad.core.table import Table

QUANTILE: Final = 1.96
"""Intervals are at 95 %, by the normal distribution of the mean over iterations."""
LINE_VISITS: Final = 4
"""A line goes on as long as the search has visited its next action this often."""
LINE_LENGTH: Final = 12


class Estimate(NamedTuple):
    """A winning chance with its interval: how far the mean over the iterations of the search can be trusted."""

    value: float
    low: float
    high: float


class Step(NamedTuple):
    """An action of an expected line, and whose it is."""

    seat: int
    action: str


class Candidate(NamedTuple):
    """An option of the decision: the chances of all players if it is chosen, and the line that is expected to follow."""

    action: str
    chances: list[Estimate]
    visits: int
    line: list[Step]


class Opinion(NamedTuple):
    """What the search thinks of a position, seen by one seat.

    The chances go by player, seats first, then opponents of the rules who have no seat; they sum to one.
    """

    seat: int
    chances: list[Estimate]
    candidates: list[Candidate]
    """The options that were looked at, best first."""
    iterations: int

    def candidate(self, action: str) -> Candidate | None:
        """Return what was found out about an action."""
        return next((each for each in self.candidates if each.action == action), None)


class Thinker:
    """Thinks about one question, for as many iterations as it is asked to."""

    def __init__(
        self, question: Question, seed: int, calibration: Calibration | None = None
    ) -> None:
        title, seats = question.title, question.rules.seats
        used = calibration_for(title, seats) if calibration is None else calibration
        evaluation = evaluation_for(title, seats)
        self._question: Final = question
        self._actions: Final = question.actions
        self._tally: Final = Tally(title, evaluation, used, seats)
        self._search: Final = Search(title, evaluation, Settings(), seed)
        self._search.tally = self._tally
        self._free: dict[int, int] = {}
        self.iterations = 0

    def think(self, iterations: int) -> None:
        """Think on about all options."""
        question = self._question
        self._search.explore(question.world, question.seat, self._actions, iterations)
        self.iterations += iterations
        for node in self._search.root.children():
            self._free[node.action] = node.visits

    def examine(self, action: str, visits: int) -> None:
        """Think about one option until it has been visited this often, so that it can be compared; ranks stay as they are."""
        question = self._question
        index = question.rules.catalogue.parse(action)
        account = self._tally.accounts.get(index)
        missing = visits - (0 if account is None else account.count)
        if missing > 0:
            self._search.explore(question.world, question.seat, [index], missing)
            self.iterations += missing

    def opinion(self) -> Opinion:
        """Return the opinion so far; some thinking must have been done."""
        nodes = {node.action: node for node in self._search.root.children()}
        accounts = self._tally.accounts
        ranked = sorted(accounts, key=lambda action: self._rank(action, nodes[action]))
        candidates = [self._candidate(nodes[action], accounts[action]) for action in ranked]
        return Opinion(self._question.seat, self._chances(candidates), candidates, self.iterations)

    def _rank(self, action: int, node: Node) -> tuple[int, float, int]:
        """Return the key by which options are sorted: visits while all were thought about, then the value."""
        return -self._free.get(action, 0), -node.mean(self._search.root.expected()), action

    def _chances(self, candidates: list[Candidate]) -> list[Estimate]:
        """Return the chances of the position: those of its best option, or what chance will bring on average."""
        if any(node.seat == CHANCE for node in self._search.root.children()):
            accounts = list(self._tally.accounts.values())
            total = Account(len(accounts[0].sums))
            for account in accounts:
                total.count += account.count
                for player in range(len(account.sums)):
                    total.sums[player] += account.sums[player]
                    total.squares[player] += account.squares[player]
            return estimates(total)
        return candidates[0].chances

    def _candidate(self, node: Node, account: Account) -> Candidate:
        text = self._question.rules.catalogue.text
        line: list[Step] = []
        below = self._likely(node)
        while below is not None and len(line) < LINE_LENGTH:
            line.append(Step(int(below.seat), text(below.action)))
            below = self._likely(below)
        return Candidate(text(node.action), estimates(account), int(account.count), line)

    def _likely(self, node: Node) -> Node | None:
        """Return the most visited action after this one; none where chance decides or little is known."""
        known = [each for each in node.children() if each.visits >= LINE_VISITS]
        if not known or known[0].seat == CHANCE:
            return None
        return max(known, key=lambda each: (each.visits, -each.action))


def estimates(account: Account) -> list[Estimate]:
    """Return the mean chance of each player with its interval."""
    count = float(account.count)
    found = []
    for total, squares in zip(account.sums, account.squares, strict=True):
        mean = total / count
        if count < 2:
            found.append(Estimate(mean, 0.0, 1.0))
            continue
        variance = max(0.0, squares - total * mean) / (count - 1.0)
        error = QUANTILE * math.sqrt(variance / count)
        found.append(Estimate(mean, max(0.0, mean - error), min(1.0, mean + error)))
    return found


def certain(table: Table) -> list[Estimate]:
    """Return the chances at the end of a game: the winners share the win."""
    outcome = table.outcome
    assert outcome is not None
    return [Estimate(share, share, share) for share in shares_of_win(outcome)]


def before_chance(table: Table, seat: int, seed: int) -> Question:
    """Return a question about a position in which chance is to be dealt, as the seat that decides afterwards may know it."""
    world = table.title.determinize(table.state, seat, Dealer(seed))
    return Question(table.title, table.rules, seat, table.options(), world, table.seen_actions)
