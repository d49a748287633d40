"""A game in memory: its table rebuilt from the ledger, and what the ledger says besides moves."""

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from ironroad.core.engine import CHANCE
from ironroad.core.errors import IronroadError
from ironroad.core.message import Message
from ironroad.core.record import Record
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.server.clock import Clock
from ironroad.server.rows import Entry, GameRow, SeatRow, Terms
from ironroad.server.rows import encode as json_text
from ironroad.server.rulebook import empty_table
from ironroad.server.wire import KeptOrders, NoticeChoice

MOVES = ("play", "deal")


class Proposal(msgspec.Struct, kw_only=True):
    """Something that needs everybody's consent."""

    number: int
    kind: str
    """undo, pause, resume or replace."""
    argument: int | None
    by: int
    agreed: list[int]


class Game:
    """One game as it stands at a version; changed only under its lock."""

    def __init__(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        orders: Mapping[int, KeptOrders] | None = None,
        choices: Mapping[str, NoticeChoice] | None = None,
    ) -> None:
        self.row = row
        self.orders = dict(orders or {})
        """Standing orders by seat."""
        self.choices = dict(choices or {})
        """How people want to be told of their turn."""
        self.is_dropped = False
        """Whether this object no longer stands for the game: ask the hall again."""
        self.seats = list(seats)
        self._own: dict[str | None, list[int]] | None = None
        """The seats that each person plays, until somebody sits down or goes."""
        self.terms = msgspec.json.decode(row.terms, type=Terms)
        self.lock = asyncio.Lock()
        self.version = 0
        self.previous = 0
        """The version before the last change, by which a client notices that it missed one."""
        self.table: Table | None = None
        self.outdated: Message | None = None
        """Why the record no longer replays; such a game can be read but not played."""
        self.proposal: Proposal | None = None
        self.unconfirmed: int | None = None
        self.paused = False
        self.faults = [0] * row.seats
        """How often the bot of each seat has failed."""
        self.clock = Clock(self.terms.clock, row.seats, row.created)
        self.seen_count = 0
        """How many moves there were before the last change: later ones are news."""
        self.changes: list[Entry] = []
        """The lines of the last change."""
        self.told_turn: str | None = None
        """The person who was last told that it is their turn."""
        self.encoded: dict[int | None, str] = {}
        """The position as each viewer gets it, encoded once for all who watch."""
        self._recorded: list[Entry] = []
        self._load(entries)

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.row.id

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name for seat in self.seats]

    @property
    def is_running(self) -> bool:
        """Whether moves may come."""
        return self.row.status == "running" and self.outdated is None

    @property
    def moves(self) -> int:
        """How many moves there are."""
        return 0 if self.table is None else self.table.count

    @property
    def is_thinking(self) -> bool:
        """Whether the game waits for a bot."""
        seat = self.waiting
        return seat is not None and self.unconfirmed is None and self.plays_itself(seat)

    @property
    def waiting(self) -> int | None:
        """The seat whose time runs."""
        if not self.is_running or self.paused or self.table is None:
            return None
        return self.table.seat if self.unconfirmed is None else self.unconfirmed

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that a person plays."""
        if self._own is None:
            self._own = {}
            for seat in self.people_seats():
                self._own.setdefault(self.seats[seat].person, []).append(seat)
        return self._own.get(person, [])

    def sit(self, seat: SeatRow) -> None:
        """Let a seat be as this row says."""
        self.seats[seat.seat] = seat
        self._own = None

    def waiting_person(self, seat: int | None) -> str | None:
        """Return the person who plays a seat."""
        return None if seat is None or self.plays_itself(seat) else self.seats[seat].person

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot plays a seat, from the start or in place of somebody who went."""
        chair = self.seats[seat]
        return chair.kind == "bot" or chair.gone is not None

    def people_seats(self) -> list[int]:
        """Return the seats that people play."""
        return [s.seat for s in self.seats if s.kind == "person" and s.gone is None]

    def open_record(self) -> None:
        """Set up the table of a game that begins with the moves of a record."""
        self._replay(self._recorded)

    def _load(self, entries: Sequence[Entry]) -> None:
        moves = self._recorded
        for entry in entries:
            self._note(entry)
            if entry.kind in MOVES:
                moves.append(entry)
            elif entry.kind == "undo":
                del moves[int(entry.text) :]
        if self.row.status != "open":
            self._replay(moves)
            self._recorded = []
        self.seen_count = self.moves
        self.previous = self.version
        self._settle(entries)

    def _replay(self, moves: Sequence[Entry]) -> None:
        table = self.table = empty_table(self.row, self.names)
        meta = REGISTRY.meta(self.row.title)
        texts = [entry.text for entry in moves]
        result = msgspec.json.decode(self.row.result)["totals"] if self.row.result else ()
        record = Record(
            self.row.title,
            meta.rules_version,
            self.row.edition,
            self.row.digest,
            self.row.seats,
            table.rules.options,
            texts,
            result=result,
        )
        try:
            table.replay(record)
        except IronroadError as error:
            self.outdated = error.message

    def take(self, entries: Sequence[Entry], seen: int | None = None) -> None:
        """Add the lines of one change.

        ``seen`` is how many moves there were before, if the table has taken the moves of these lines already.
        """
        self.previous = self.version
        self.changes = list(entries)
        if seen is not None:
            self.seen_count = seen
        else:
            self.seen_count = self.moves
        for entry in entries:
            self._note(entry)
            if seen is None:
                self._carry_out(entry)
        if self.table is not None:
            self.seen_count = min(self.seen_count, self.table.count)
        self._settle(entries)
        self.encoded.clear()

    def _carry_out(self, entry: Entry) -> None:
        if self.table is None:
            return
        if entry.kind in MOVES:
            self.table.take(self.table.rules.catalogue.parse(entry.text))
        elif entry.kind == "undo":
            self.go_back(int(entry.text))

    def go_back(self, count: int) -> None:
        """Take moves back until this many are left."""
        assert self.table is not None
        if count == self.table.count - 1 and self.table.can_undo:
            self.table.undo()
        else:
            self.table.rewind(count)

    def _note(self, entry: Entry) -> None:
        """Note what a line says besides its move."""
        self.version = entry.number
        self.clock.take(entry)
        if entry.kind == "propose":
            kind, _, argument = entry.text.partition(" ")
            assert entry.seat is not None
            self.proposal = Proposal(
                number=entry.number,
                kind=kind,
                argument=int(argument) if argument else None,
                by=entry.seat,
                agreed=[entry.seat],
            )
        elif entry.kind == "agree" and self.proposal is not None and entry.seat is not None:
            self.proposal.agreed.append(entry.seat)
        elif entry.kind == "fault" and entry.seat is not None:
            self.faults[entry.seat] += 1
        elif entry.kind != "deal":
            self.proposal = None
        if entry.kind in ("pause", "resume"):
            self.paused = entry.kind == "pause"

    def _settle(self, entries: Sequence[Entry]) -> None:
        """See who is waited for after these lines."""
        for entry in reversed(entries):
            if entry.kind in ("play", "undo", "confirm", "replace", "resign", "timeout"):
                confirming = entry.kind == "play" and self._needs_confirming(entry.seat)
                self.unconfirmed = entry.seat if confirming else None
                break
        self.clock.settle(self.waiting)

    def _needs_confirming(self, seat: int | None) -> bool:
        if not self.terms.confirm or self.table is None or seat is None:
            return False
        by_person = self.seats[seat].kind == "person" and self.seats[seat].gone is None
        return by_person and self.table.seat not in (None, seat)

    def follow(self) -> None:
        """Let the header say what the ledger says."""
        table = self.table
        if table is not None and self.row.status == "running" and table.seat is None:
            ending = table.outcome
            result = None if ending is None else json_text(ending.to_json())
            self.row = msgspec.structs.replace(self.row, status="finished", result=result)
        self.clock.settle(self.waiting)
        self.row = msgspec.structs.replace(
            self.row,
            version=self.version,
            moves=self.row.moves if table is None else table.count,
            turn=self.waiting,
            turn_since=self.clock.since,
            changed=self.clock.last,
        )

    def may_undo(self, person: str | None) -> bool:
        """Whether a person may take back the last decision without asking anybody."""
        if not self.is_running or self.table is None or not self.table.can_undo:
            return False
        decider = self.table.decider
        return decider != CHANCE and decider in self.seats_of(person)

    def seat_may_undo(self, seat: int | None) -> bool:
        """Whether a seat may take back the last decision without asking anybody."""
        if not self.is_running or self.table is None or not self.table.can_undo:
            return False
        return seat is not None and self.table.decider == seat
