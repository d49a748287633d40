"""Clocks, computed from the ledger alone: every process gets the same times."""

from ironroad.server.storage.rows import Entry
from ironroad.server.wire import ClockTerms


class Clock:
    """How much time each seat has left, as of the last line of the ledger."""

    def __init__(self, terms: ClockTerms, seats: int, start: float) -> None:
        self.terms = terms
        self.left = [float(terms.seconds)] * seats
        self.turn: int | None = None
        self.since = start
        """When the present turn began."""
        self.last = start
        self._moved: int | None = None

    def take(self, entry: Entry) -> None:
        """Charge the time up to this line to the seat that was waited for."""
        self.wait_for(entry.waiting)
        if entry.waiting is not None:
            self.left[entry.waiting] -= max(0.0, entry.at - self.last)
        self.last = max(self.last, entry.at)
        if entry.kind in ("play", "confirm"):
            self._moved = entry.seat

    def wait_for(self, waiting: int | None) -> None:
        """Set the seat that is waited for after the last line; a finished turn earns the increment."""
        if waiting == self.turn:
            return
        if self.turn is not None and self._moved == self.turn:
            self.left[self.turn] += self.terms.increment
        self._moved = None
        self.turn = waiting
        self.since = self.last

    def ends(self) -> float | None:
        """Return the moment at which the time of the seat on turn is out."""
        if self.turn is None or self.terms.kind == "none":
            return None
        if self.terms.kind == "deadline":
            return self.since + self.terms.seconds
        return self.last + self.left[self.turn]

    def is_out(self, now: float) -> bool:
        """Whether the seat on turn has no time left."""
        ends = self.ends()
        return ends is not None and now >= ends
