"""Which pushes each move is owed, when they came, and which never did."""

from bisect import bisect_left


class Results:
    """What was measured of the moves that were sent between two moments, whenever their pushes came."""

    def __init__(self, began: float) -> None:
        self.began = began
        self.latencies: list[float] = []
        """Seconds from a move to each of its pushes."""
        self.owed = 0
        """Pushes that the moves were owed: one to each socket of the game."""
        self.pushes = 0
        """All positions that came, also those that no move was the cause of."""
        self.bytes = 0
        self.finished = 0
        self.problems = 0

    @property
    def missing(self) -> int:
        """How many pushes never came."""
        return self.owed - len(self.latencies)


class _Move:
    def __init__(self, at: float, sockets: int, results: Results) -> None:
        self.at = at
        self.waiting = set(range(sockets))
        """The sockets that were not pushed to yet."""
        self.results = results


class Owed:
    """The moves of one game: a push belongs to the last move that was sent for an earlier version."""

    def __init__(self, sockets: int) -> None:
        self._sockets = sockets
        self._versions: list[int] = []
        """The versions that moves were sent for, in order."""
        self._moves: list[_Move] = []

    def sent(self, version: int, at: float, results: Results) -> None:
        """Note a move for a version: it owes every socket of the game a push."""
        self._versions.append(version)
        self._moves.append(_Move(at, self._sockets, results))
        results.owed += self._sockets

    def refused(self) -> None:
        """Note that the last move was refused: it owes nothing any more."""
        if self._moves:
            self._versions.pop()
            move = self._moves.pop()
            move.results.owed -= len(move.waiting)

    def came(self, socket: int, version: int, at: float) -> None:
        """Note a push to a socket; one that comes twice, or before any move, is no move's."""
        place = bisect_left(self._versions, version) - 1
        if place >= 0 and socket in self._moves[place].waiting:
            move = self._moves[place]
            move.waiting.discard(socket)
            move.results.latencies.append(at - move.at)
