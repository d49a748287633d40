"""Whose bot thinks next, and how many decisions are before each that waits.

Decisions that people wait for come first; then the owners of tables take turns, then the games of each owner. So many
tables of one person delay another's by one decision. How much the bots of one person's tables think is bounded too.
"""

import asyncio
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from ironroad.server.settings import Limits

PATIENCE = 30.0
"""Seconds after which a decision that nobody waits for counts as if somebody did: it is never put off for ever."""
TELL_SECONDS = 0.5
"""Seconds between two reports on those who wait; who waits less is not told of at all."""
REMEMBERED = 10_000
"""Owners and games whose last turn is remembered; the least recent are dropped."""
T = TypeVar("T")


class Place(msgspec.Struct, frozen=True):
    """What a decision waits for, and for whom."""

    owner: str = ""
    """Whose table it is."""
    has_people: bool = False
    """Whether people play in the game."""
    version: int = 0
    """The version of the game that the decision is for."""


class Wait(msgspec.Struct, frozen=True):
    """How a decision stands that waits, or has waited."""

    game: str
    version: int
    before: int | None
    """How many decisions are before it; ``None`` when it waits no longer."""
    since: float
    """Since when it waits, as Unix time."""


class _Waiting:
    """A decision that waits."""

    def __init__(self, game: str, place: Place) -> None:
        self.game = game
        self.place = place
        self.began = time.monotonic()
        self.since = time.time()
        self.told: int | None = None
        """How many were before it when that was last told."""
        self.free: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_urgent(self) -> bool:
        return self.place.has_people or time.monotonic() - self.began > PATIENCE


class BotQueue:
    """A few places to think, and those who wait for one."""

    def __init__(self, places: int, limits: Limits) -> None:
        self._places = places
        self._at_once = limits.bots_at_once
        self._per_minute = limits.thinking_per_minute
        self.told: Callable[[Wait], None] = _nobody
        """Told how the decisions stand that wait."""
        self._waiting: list[_Waiting] = []
        self._working: Counter[str] = Counter()
        """The owners whose bots think."""
        self._turns = 0
        self._owners: OrderedDict[str, int] = OrderedDict()
        """The number of each owner's last turn."""
        self._games: OrderedDict[str, int] = OrderedDict()
        """The number of each game's last turn."""
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The seconds that each owner's bots thought beyond what a minute gives back, and when that was reckoned."""
        self._timer: asyncio.TimerHandle | None = None
        self._reporter: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, game: str, place: Place) -> AsyncIterator[None]:
        """Wait for a place to think."""
        await self._wait(_Waiting(game, place))
        began = time.monotonic()
        try:
            yield
        finally:
            now = time.monotonic()
            _remember(self._used, place.owner, (self._used_by(place.owner) + now - began, now))
            self._leave(place.owner)

    async def _wait(self, waiting: _Waiting) -> None:
        self._waiting.append(waiting)
        self._go_on()
        try:
            await waiting.free
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._leave(waiting.place.owner)
            raise

    def _leave(self, owner: str) -> None:
        self._working[owner] -= 1
        if not self._working[owner]:
            del self._working[owner]
        self._go_on()

    def _go_on(self) -> None:
        """Give free places to those whose turn it is."""
        while self._working.total() < self._places:
            chosen = next((w for w in self._in_order() if self._may_think(w.place.owner)), None)
            if chosen is None:
                break
            self._give(chosen)
        self._plan()

    def _give(self, chosen: _Waiting) -> None:
        self._waiting.remove(chosen)
        self._working[chosen.place.owner] += 1
        self._turns += 1
        _remember(self._owners, chosen.place.owner, self._turns)
        _remember(self._games, chosen.game, self._turns)
        if chosen.told is not None:
            self._tell(chosen, None)
        chosen.free.set_result(None)

    def _in_order(self) -> list[_Waiting]:
        """Return those who wait in the order of their turns: each owner's first, then each owner's second, and so on."""
        by_owner: defaultdict[tuple[bool, str], list[_Waiting]] = defaultdict(list)
        for waiting in self._waiting:
            if not waiting.free.done():  # Otherwise whoever asked has given up.
                by_owner[not waiting.is_urgent, waiting.place.owner].append(waiting)
        found = []
        for (is_late, owner), own in by_owner.items():
            own.sort(key=lambda waiting: self._games.get(waiting.game, 0))
            served = self._owners.get(owner, 0)
            found += [((is_late, round, served), waiting) for round, waiting in enumerate(own)]
        found.sort(key=lambda pair: pair[0])
        return [waiting for _, waiting in found]

    def _may_think(self, owner: str) -> bool:
        return self._working[owner] < self._at_once and self._used_by(owner) < self._per_minute

    def _used_by(self, owner: str) -> float:
        used, at = self._used.get(owner, (0.0, 0.0))
        return max(0.0, used - (time.monotonic() - at) * self._per_minute / 60)

    def _plan(self) -> None:
        """Look again when somebody may think anew, and report on those who wait."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._waiting:
            return
        loop = asyncio.get_running_loop()
        owners = {w.place.owner for w in self._waiting}
        bounded = [self._used_by(each) for each in owners if self._working[each] < self._at_once]
        if bounded and self._working.total() < self._places:
            over = min(bounded) - self._per_minute
            self._timer = loop.call_later(over * 60 / self._per_minute + 0.01, self._go_on)
        if self._reporter is None:
            self._reporter = loop.call_later(TELL_SECONDS, self._report)

    def _report(self) -> None:
        self._reporter = None
        for before, waiting in enumerate(self._in_order()):
            if waiting.told != before:
                self._tell(waiting, before)

    def _tell(self, waiting: _Waiting, before: int | None) -> None:
        waiting.told = before
        self.told(Wait(waiting.game, waiting.place.version, before, waiting.since))

    def close(self) -> None:
        """Let nobody think any more; those who wait are cancelled by whoever asked for them."""
        self._places = 0
        self.told = _nobody
        for timer in (self._timer, self._reporter):
            if timer is not None:
                timer.cancel()


def _remember(kept: OrderedDict[str, T], name: str, value: T) -> None:
    kept[name] = value
    kept.move_to_end(name)
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)


def _nobody(_: Wait) -> None:
    return
