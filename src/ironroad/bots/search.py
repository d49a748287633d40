"""Information-set Monte Carlo tree search over the frame stack, on integer actions.

Every iteration plays in a new determinization, so the tree represents what the seat knows and not one state.
A node is an action; the options of a decision are the children of the action that led to it.
"""

import math
from time import perf_counter, thread_time
from typing import Any, Final

from ironroad.bots.chances import Tally
from ironroad.bots.evaluation import Evaluation
from ironroad.bots.lookahead import Lookahead
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Chance, Decision, Options, State, apply, pending
from ironroad.core.native import i64
from ironroad.core.playout import random_action
from ironroad.core.title import Title

FULL: Final = -1
"""The playout length that stands for a whole game."""
NO_LIMIT: Final = 1_000_000_000
CHECK_EVERY: Final = 8
"""The clocks are read every this many iterations."""
MAX_WALL_FACTOR: Final = 2.0
"""A time budget is processor time, so that a busy machine does not weaken a bot; wall-clock time is limited to this multiple."""
MIN_SPENT: Final = 1e-9
"""Seconds; a lower bound for the time spent, because coarse clocks may show none."""
CATCH_UP_RATIO: Final = 1 / 3
"""The search stops when the leader is ahead by more than this share of the remaining iterations: the second option
would need more than twice as many of them as the leader."""


class Settings:
    """Search parameters."""

    def __init__(
        self,
        guided: bool = True,
        playout: int = 0,
        explore: float = 0.6,
        sharpness: float = 30.0,
        max_nodes: int = 1_500_000,
        candidates: int = 0,
        followed: int = 0,
    ) -> None:
        self.guided: Final = guided
        """Whether new options get priors from the evaluation, which narrows wide choices."""
        self.playout: Final[i64] = playout
        """How many random decisions follow a leaf before it is evaluated; ``FULL`` for a whole game."""
        self.explore: Final[float] = explore
        """The exploration constant."""
        self.sharpness: Final[float] = sharpness
        """The inverse temperature of the softmax that makes priors of ratings."""
        self.max_nodes: Final[i64] = max_nodes
        """The maximum number of nodes, which bounds memory."""
        self.candidates: Final[i64] = candidates
        """How many options the default policy compares; 0 for as many as the evaluation says."""
        self.followed: Final[i64] = followed
        """How many follow-ups of each of them it compares; 0 for as many as the evaluation says."""


class Node:
    """An action in the tree, with its statistics for the seat that took it."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        """The availability count: how often the action was legal when its decision was visited."""
        self.total: float = 0.0
        self.child_total: float = 0.0
        """The sum of the values of all visits to the children, for the seat that chooses among them."""
        self.deficit: float = 0.0
        """By how much the rating of the action is below that of its best sibling."""
        self.prior: float = 1.0
        self.child: Node | None = None
        self.sibling: Node | None = None

    def expected(self) -> float:
        """Return the mean value of the children's visits, for the seat that chooses among them."""
        return self.child_total / float(self.visits - 1) if self.visits > 1 else 0.5

    def mean(self, baseline: float) -> float:
        """Return the mean value for the seat; the baseline minus the deficit counts as one more visit."""
        return (self.total + baseline - self.deficit) / float(self.visits + 1)

    def score(self, baseline: float, explore: float) -> float:
        """Return the selection score (PUCT): the mean value plus an exploration term that falls with visits."""
        visits = float(self.visits + 1)
        exploration = explore * self.prior * math.sqrt(float(self.available))
        return (self.total + baseline - self.deficit + exploration) / visits

    def children(self) -> "list[Node]":
        """Return the children, in catalogue order."""
        result: list[Node] = []
        node = self.child
        while node is not None:
            result.append(node)
            node = node.sibling
        return result

    def size(self) -> int:
        """Return the number of nodes in this subtree."""
        count = 0
        waiting: list[Node] = [self]
        while waiting:
            node = waiting.pop()
            count += 1
            waiting.extend(node.children())
        return count


class Search:
    """A search tree for one seat, kept from decision to decision."""

    def __init__(
        self, title: Title[Any], evaluation: Evaluation[Any], settings: Settings, seed: int
    ) -> None:
        self._title: Final = title
        self._settings: Final = settings
        self._dealer: Final = Dealer(seed)
        self._lookahead: Final = Lookahead(title, evaluation, self._dealer)
        if settings.candidates > 0:
            self._lookahead.candidates = settings.candidates
        if settings.followed > 0:
            self._lookahead.followed = settings.followed
        self._options: Final = Options()
        self._trial: Final = Options()
        self._path: list[Node] = []
        self._seat: i64 = CHANCE
        self.root: Node = Node(0, CHANCE)
        self.nodes: i64 = 1
        self.tally: Tally | None = None
        """Counts the winning chances at the leaves, if somebody wants to know them."""

    def forget(self) -> None:
        """Start a new tree."""
        self.root = Node(0, CHANCE)
        self.nodes = 1

    def descend(self, actions: list[int]) -> None:
        """Make the node after these actions the root; start a new tree if there is none."""
        node: Node | None = self.root
        for action in actions:
            if node is None:
                break
            node = _find(node, action)
        if node is None:
            self.forget()
            return
        self.root = node
        self.nodes = node.size()

    def run(
        self, world: State, seat: i64, actions: list[int], iterations: i64, seconds: float
    ) -> i64:
        """Search until the budget is used or the best option can hardly change; return the number of iterations.

        Visits kept from earlier decisions count towards the budget: obvious choices, and those within a turn, cost little.
        """
        self._seat = seat
        kept = float(self.root.visits)
        start = thread_time()
        latest = perf_counter() + MAX_WALL_FACTOR * seconds
        done: i64 = 0
        while done < iterations:
            self._iterate(world, seat, actions)
            done += 1
            if done % CHECK_EVERY == 0:
                spent = thread_time() - start
                if spent >= seconds or perf_counter() >= latest:
                    break
                pace = float(done) / max(spent, MIN_SPENT)
                left = min(pace * (seconds - spent), float(iterations - done)) - kept
                if left <= 0.0 or self._is_decided(left):
                    break
        return done

    def explore(self, world: State, seat: i64, actions: list[int], iterations: i64) -> None:
        """Search for exactly this many iterations, among these actions or chance outcomes."""
        self._seat = seat
        for _ in range(iterations):
            self._iterate(world, seat, actions)

    def _is_decided(self, left: float) -> bool:
        """Whether no other option is likely to become the most visited one in the remaining iterations."""
        first: i64 = 0
        second: i64 = 0
        node = self.root.child
        while node is not None:
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
            node = node.sibling
        return float(first - second) > CATCH_UP_RATIO * left

    def _iterate(self, world: State, seat: i64, actions: list[int]) -> None:
        """Run one iteration: determinize, select, expand, evaluate the leaf and back up its values."""
        state: State = self._title.determinize(world, seat, self._dealer)
        options = self._options
        options.clear()
        asked = pending(state)
        if isinstance(asked, Chance):
            asked.options(state, options)  # With their weights.
        else:
            for action in actions:
                options.add(action)
        path = self._path
        path.clear()
        node = self.root
        node.visits += 1
        while state.stack:
            frame = state.stack.top()
            if isinstance(frame, Chance):
                node = self._chance_child(node, self._dealer.deal(options))
            else:
                assert isinstance(frame, Decision)
                if node.child is None and len(path) > 0:
                    if node.visits == 1 or self.nodes >= self._settings.max_nodes:
                        break  # A leaf.
                node = self._select(node, frame.seat, state, options)
            node.visits += 1
            path.append(node)
            apply(state, node.action, options)
        values = self._evaluate(state, options)
        if self.tally is not None:
            self.tally.add(path[0].action, state, values)
        above = self.root
        for node in path:
            if node.seat >= 0:
                node.total += values[node.seat]
                above.child_total += values[node.seat]
            above = node

    def _chance_child(self, node: Node, action: i64) -> Node:
        """Return the child for a chance outcome, adding it if it is new."""
        child = _find(node, action)
        if child is None:
            child = Node(action, CHANCE)
            child.sibling = node.child
            node.child = child
            self.nodes += 1
        return child

    def _select(self, node: Node, seat: i64, state: State, options: Options) -> Node:
        """Return the child with the highest selection score, after adding nodes for new options."""
        fresh = False
        last: Node | None = None
        child = node.child
        best: Node | None = None
        best_score = -10.0
        explore = self._settings.explore
        baseline = node.expected()
        for place in range(options.count):
            action: i64 = options.at(place)
            while child is not None and child.action < action:
                last = child
                child = child.sibling
            if child is None or child.action != action:
                new = Node(action, seat)
                new.sibling = child
                if last is None:
                    node.child = new
                else:
                    last.sibling = new
                child = new
                self.nodes += 1
                fresh = True
            child.available += 1
            if not fresh:
                score = child.score(baseline, explore)
                if score > best_score:
                    best_score = score
                    best = child
        if fresh:
            self._set_priors(node, seat, state, options)
            return self._best(node, options)
        assert best is not None
        return best

    def _best(self, node: Node, options: Options) -> Node:
        """Return the legal child with the highest score."""
        best: Node | None = None
        best_score = -10.0
        baseline = node.expected()
        for child in node.children():
            if options.holds(child.action):
                score = child.score(baseline, self._settings.explore)
                if score > best_score:
                    best_score = score
                    best = child
        assert best is not None
        return best

    def _set_priors(self, node: Node, seat: i64, state: State, options: Options) -> None:
        """Rate the legal children by the evaluation and set their priors."""
        count = float(options.count)
        if not self._settings.guided:
            for child in node.children():
                child.prior = 1.0 / math.sqrt(count)
            return
        trial = self._trial
        top = -1.0
        ratings: list[float] = []
        for child in node.children():
            rating = -1.0
            if options.holds(child.action):
                position = state.clone()
                apply(position, child.action, trial)
                self._lookahead.finish_turn(position, trial, seat)
                rating = self._lookahead.value(position, seat)
                top = max(top, rating)
            ratings.append(rating)
        total = 0.0
        for place, child in enumerate(node.children()):
            if ratings[place] >= 0.0:
                child.deficit = top - ratings[place]
                child.prior = math.exp(-child.deficit * self._settings.sharpness)
                total += child.prior
        for place, child in enumerate(node.children()):
            if ratings[place] >= 0.0:
                child.prior /= total

    def _evaluate(self, state: State, options: Options) -> list[float]:
        """Return the values of a leaf for all players, after the playout that the settings ask for."""
        left: i64 = self._settings.playout
        if left == FULL:
            left = NO_LIMIT
        while left > 0 and state.stack:
            apply(state, random_action(state, options, self._dealer), options)
            left -= 1
        if self._settings.guided:
            last: i64 = self._path[-1].seat if len(self._path) > 0 else CHANCE
            self._lookahead.rollout(state, options, self._seat, last)
        return self._lookahead.values(state)


def _find(node: Node, action: i64) -> Node | None:
    child = node.child
    while child is not None:
        if child.action == action:
            return child
        child = child.sibling
    return None
