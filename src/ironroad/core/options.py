"""The legal actions of a decision, in a buffer that is written again for each."""

from typing import Any, final

from ironroad.core.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class _Cell:
    """A place for one action. Compiled, it holds machine integers: writing them makes no object and counts no reference."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.weight: i64 = 1


class Options:
    """The legal actions of the pending decision, as catalogue indices, in a reusable buffer.

    Each has a cell, but for those of one run of consecutive actions, which three numbers tell however long it is.
    """

    def __init__(self) -> None:
        self._cells: list[_Cell] = []
        self._run_place: i64 = 0
        """Where the run begins."""
        self._run_first: i64 = 0
        self._run_count: i64 = 0
        self.count: i64 = 0
        self.total: i64 = 0
        """The total of the weights; 0 if all actions are equally likely."""

    def clear(self) -> None:
        """Remove all actions; the buffer keeps its capacity."""
        self._run_count = 0
        self.count = 0
        self.total = 0

    def shorten(self, count: i64) -> None:
        """Keep only the first ``count`` actions; none of them has a weight."""
        self._run_count = min(self._run_count, max(count - self._run_place, 0))
        self.count = count

    def add(self, action: i64) -> None:
        """Append one action."""
        place: i64 = self.count - self._run_count
        if place == len(self._cells):
            self._cells.append(_Cell(action))
        else:
            self._cells[place].action = action
        self.count += 1

    def add_weighted(self, action: i64, weight: i64) -> None:
        """Append one outcome of chance with its relative probability; all outcomes of a draw have one, or none has."""
        place: i64 = self.count
        self.add(action)
        self._cells[place].weight = weight
        self.total += weight

    def add_counted(self, first: i64, counts: list[int]) -> None:
        """Append the consecutive outcomes from ``first`` on of which any are left, as likely as there are left."""
        cells = self._cells
        place: i64 = self.count
        action: i64 = first
        for count in counts:
            weight: i64 = count
            if weight > 0:
                if place == len(cells):
                    cells.append(_Cell(action))
                cell = cells[place]
                cell.action = action
                cell.weight = weight
                self.total += weight
                place += 1
            action += 1
        self.count = place

    def add_run(self, first: i64, count: i64) -> None:
        """Append ``count`` consecutive actions of the catalogue."""
        if self._run_count == 0:
            self._run_place = self.count
            self._run_first = first
            self._run_count = count
            self.count += count
            return
        for action in range(first, first + count):
            self.add(action)

    def at(self, place: i64) -> i64:
        """Return the action at this position, counted from 0."""
        if place >= self._run_place:
            if place < self._run_place + self._run_count:
                return self._run_first + place - self._run_place
            place -= self._run_count
        return self._cells[place].action

    def drawn(self, ticket: i64) -> i64:
        """Return the action that a ticket draws, a number below the total of the weights."""
        cells = self._cells
        place: i64 = 0
        while ticket >= cells[place].weight:
            ticket -= cells[place].weight
            place += 1
        return cells[place].action

    def holds(self, action: i64) -> bool:
        """Whether an action is among them."""
        if 0 <= action - self._run_first < self._run_count:
            return True
        for place in range(self.count - self._run_count):
            if self._cells[place].action == action:
                return True
        return False

    @property
    def items(self) -> list[int]:
        """All actions, as a new list."""
        return [int(self.at(place)) for place in range(self.count)]

    @property
    def weights(self) -> list[int]:
        """The relative probabilities of all actions, as a new list."""
        if self.total == 0:
            return [1] * self.count
        return [int(self._cells[place].weight) for place in range(self.count)]

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle the actions with their weights; cells are made anew."""
        return options_of, (self.items, self.weights if self.total else None)

    def __len__(self) -> int:
        return self.count


def options_of(actions: list[int], weights: list[int] | None = None) -> Options:
    """Return these actions as options, with their weights if they are not equally likely."""
    options = Options()
    for place, action in enumerate(actions):
        if weights is None:
            options.add(action)
        else:
            options.add_weighted(action, weights[place])
    return options
