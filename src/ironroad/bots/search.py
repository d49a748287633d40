"""Information-set tree search over the frame stack, on integer actions.

Every iteration plays in a world dealt anew, so the tree stands for what the seat knows and not for one state.
A node is an action in the tree; the options of a decision are the children of the action that led to it.
"""

import math
from time import perf_counter, thread_time
from typing import Any, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.bots.sight import Sight
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Chance, Decision, Options, State, apply
from ironroad.core.native import i64
from ironroad.core.playout import random_action
from ironroad.core.title import Title

FULL: Final = -1
"""A playout of this length goes to the end of the game."""
NO_LIMIT: Final = 1_000_000_000
CHECKED: Final = 8
"""The clocks are read after so many iterations."""
PATIENCE: Final = 2.0
"""A budget is processor time, so that a busy machine does not weaken a bot; nobody waits longer than so many times it."""
TICK: Final = 1e-9
"""The least time that counts as spent: some clocks stand still for a while."""
CATCHING_UP: Final = 1 / 3
"""An option is taken to be beaten if it had to be tried more than twice as often as the leader from now on."""


class Settings:
    """How a search goes about its work."""

    def __init__(
        self,
        guided: bool = True,
        playout: int = 0,
        explore: float = 0.6,
        sharpness: float = 30.0,
        most_nodes: int = 1_500_000,
    ) -> None:
        self.guided: Final = guided
        """Whether options are rated by the evaluation before they are tried, so that wide choices stay narrow."""
        self.playout: Final[i64] = playout
        """How many random decisions follow a leaf before it is judged; ``FULL`` for a whole game."""
        self.explore: Final[float] = explore
        """The weight of curiosity against value."""
        self.sharpness: Final[float] = sharpness
        """How much a better rating at first sight is preferred."""
        self.most_nodes: Final[i64] = most_nodes
        """The tree stops growing here, so that memory is bounded."""


class Node:
    """An action in the tree, with what came of it for the seat that took it."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.offered: i64 = 0
        """How often the action was legal when its decision came up."""
        self.total: float = 0.0
        self.below: float = 0.0
        """The values of all visits to the children, to the seat that chooses among them."""
        self.guess: float = 0.0
        """How much worse than its best sibling the action looks at first sight."""
        self.prior: float = 1.0
        self.child: Node | None = None
        self.sibling: Node | None = None

    def expected(self) -> float:
        """Return the mean value of what was chosen from here on, to the seat that chooses."""
        return self.below / float(self.visits - 1) if self.visits > 1 else 0.5

    def mean(self, usual: float) -> float:
        """Return the mean value to the seat; what it usually has, less the guess, counts as one visit."""
        return (self.total + usual - self.guess) / float(self.visits + 1)

    def score(self, usual: float, explore: float) -> float:
        """Return how much the action is worth a try: its mean, and more while it was seldom tried."""
        visits = float(self.visits + 1)
        curiosity = explore * self.prior * math.sqrt(float(self.offered))
        return (self.total + usual - self.guess + curiosity) / visits

    def children(self) -> "list[Node]":
        """Return what may follow, in catalogue order."""
        result: list[Node] = []
        node = self.child
        while node is not None:
            result.append(node)
            node = node.sibling
        return result

    def size(self) -> int:
        """Return the number of nodes from here on, this one counted."""
        count = 0
        waiting: list[Node] = [self]
        while waiting:
            node = waiting.pop()
            count += 1
            waiting.extend(node.children())
        return count


class Search:
    """Grows a tree for one seat; the tree is kept from decision to decision."""

    def __init__(
        self, title: Title[Any], evaluation: Evaluation[Any], settings: Settings, seed: int
    ) -> None:
        self._title: Final = title
        self._settings: Final = settings
        self._dealer: Final = Dealer(seed)
        self._sight: Final = Sight(title, evaluation, self._dealer)
        self._options: Final = Options()
        self._trial: Final = Options()
        self._path: list[Node] = []
        self._seat: i64 = CHANCE
        self.root: Node = Node(0, CHANCE)
        self.nodes: i64 = 1

    def forget(self) -> None:
        """Begin with an empty tree."""
        self.root = Node(0, CHANCE)
        self.nodes = 1

    def descend(self, actions: list[int]) -> None:
        """Keep what is known of the position after these actions; if that is nothing, begin anew."""
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

    def think(
        self, world: State, seat: i64, actions: list[int], iterations: i64, seconds: float
    ) -> i64:
        """Grow the tree until it is as large as the budget makes it or the answer is settled; return the iterations made.

        What was kept of the tree counts as if it had grown now: choices within a turn, and obvious ones, cost little.
        """
        self._seat = seat
        kept = float(self.root.visits)
        start = thread_time()
        latest = perf_counter() + PATIENCE * seconds
        done: i64 = 0
        while done < iterations:
            self._iterate(world, seat, actions)
            done += 1
            if done % CHECKED == 0:
                spent = thread_time() - start
                if spent >= seconds or perf_counter() >= latest:
                    break
                pace = float(done) / max(spent, TICK)
                left = min(pace * (seconds - spent), float(iterations - done)) - kept
                if left <= 0.0 or self._is_settled(left):
                    break
        return done

    def _is_settled(self, left: float) -> bool:
        """Whether no other option is likely to become the one tried most often in the iterations that are left."""
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
        return float(first - second) > CATCHING_UP * left

    def _iterate(self, world: State, seat: i64, actions: list[int]) -> None:
        """Walk down the tree in a new world, add a leaf, and tell everybody on the way what it was worth."""
        state: State = self._title.determinize(world, seat, self._dealer)
        options = self._options
        options.clear()
        for action in actions:
            options.add(action)
        path = self._path
        path.clear()
        node = self.root
        node.visits += 1
        while state.stack:
            frame = state.stack[-1]
            if isinstance(frame, Chance):
                node = self._outcome(node, self._dealer.deal(frame, state, options))
            else:
                assert isinstance(frame, Decision)
                if node.child is None and len(path) > 0:
                    if node.visits == 1 or self.nodes >= self._settings.most_nodes:
                        break  # A leaf.
                node = self._select(node, frame.seat, state, options)
            node.visits += 1
            path.append(node)
            apply(state, node.action, options)
        values = self._judge(state, options)
        above = self.root
        for node in path:
            if node.seat >= 0:
                node.total += values[node.seat]
                above.below += values[node.seat]
            above = node

    def _outcome(self, node: Node, action: i64) -> Node:
        """Return the child that stands for an outcome of chance."""
        child = _find(node, action)
        if child is None:
            child = Node(action, CHANCE)
            child.sibling = node.child
            node.child = child
            self.nodes += 1
        return child

    def _select(self, node: Node, seat: i64, state: State, options: Options) -> Node:
        """Return the option that is worth a try, after adding those never seen before."""
        fresh = False
        last: Node | None = None
        child = node.child
        best: Node | None = None
        best_score = -10.0
        explore = self._settings.explore
        usual = node.expected()
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
            child.offered += 1
            if not fresh:
                score = child.score(usual, explore)
                if score > best_score:
                    best_score = score
                    best = child
        if fresh:
            self._rate(node, seat, state, options)
            return self._best(node, options)
        assert best is not None
        return best

    def _best(self, node: Node, options: Options) -> Node:
        """Return the legal child with the highest score."""
        best: Node | None = None
        best_score = -10.0
        usual = node.expected()
        for child in node.children():
            if options.holds(child.action):
                score = child.score(usual, self._settings.explore)
                if score > best_score:
                    best_score = score
                    best = child
        assert best is not None
        return best

    def _rate(self, node: Node, seat: i64, state: State, options: Options) -> None:
        """Guess the value of each option that was never rated, and how likely it is the right one."""
        count = float(options.count)
        if not self._settings.guided:
            for child in node.children():
                child.prior = 1.0 / math.sqrt(count)
            return
        trial = self._trial
        top = -1.0
        sights: list[float] = []
        for child in node.children():
            sight = -1.0
            if options.holds(child.action):
                position = state.clone()
                apply(position, child.action, trial)
                self._sight.settle(position, trial, seat)
                sight = self._sight.value(position, seat)
                top = max(top, sight)
            sights.append(sight)
        total = 0.0
        for place, child in enumerate(node.children()):
            if sights[place] >= 0.0:
                child.guess = top - sights[place]
                child.prior = math.exp(-child.guess * self._settings.sharpness)
                total += child.prior
        for place, child in enumerate(node.children()):
            if sights[place] >= 0.0:
                child.prior /= total

    def _judge(self, state: State, options: Options) -> list[float]:
        """Return what a leaf is worth to each seat, after a random playout if one is asked for."""
        left: i64 = self._settings.playout
        if left == FULL:
            left = NO_LIMIT
        while left > 0 and state.stack:
            apply(state, random_action(state, options, self._dealer), options)
            left -= 1
        if self._settings.guided:
            last: i64 = self._path[-1].seat if len(self._path) > 0 else CHANCE
            self._sight.play_on(state, options, self._seat, last)
        return self._sight.values(state)


def _find(node: Node, action: i64) -> Node | None:
    child = node.child
    while child is not None:
        if child.action == action:
            return child
        child = child.sibling
    return None
