"""A game in memory: its table rebuilt from the ledger, and what the ledger says besides moves."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence

import msgspec

from ironroad.core.engine import CHANCE
from ironroad.core.errors import IronroadError
from ironroad.core.message import Message
from ironroad.core.record import Record
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server.games.clock import Clock
from ironroad.server.games.rulesets import empty_table
from ironroad.server.games.settlement import DEPARTURES, final_places
from ironroad.server.storage.rows import Entry, GameRow, SeatRow
from ironroad.server.storage.rows import encode as json_text
from ironroad.server.wire import KeptOrders, NoticeChoice, Terms

MOVES = ("play", "deal")
"""The kinds of ledger lines that are moves of the table."""


def moves_of(entries: Sequence[Entry]) -> list[Entry]:
    """Return the moves of a ledger that were not taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind in MOVES:
            moves.append(entry)
        elif entry.kind == "undo":
            del moves[int(entry.text) :]
    return moves


class Proposal(msgspec.Struct, kw_only=True):
    """A proposal that needs everybody's consent."""

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
        own: Ruleset | None = None,
    ) -> None:
        self.row = row
        self.own = own
        """The rule set, where the edition did not come with the title."""
        self.orders = dict(orders or {})
        """Standing orders by seat."""
        self.choices = dict(choices or {})
        """Notice choices by person."""
        self.is_dropped = False
        """Whether the cache has dropped this object: ask the cache again."""
        self.seats = list(seats)
        self._own: dict[str | None, list[int]] | None = None
        """The seats of each person; recomputed after a seat has changed."""
        self.terms = msgspec.json.decode(row.terms, type=Terms)
        self.lock = asyncio.Lock()
        self.version = 0
        self.previous = 0
        """The version before the last change, by which a client notices that it missed one."""
        self.table: Table | None = None
        self.outdated: Message | None = None
        """Why the ledger does not replay under the present rules; such a game can be read but not played."""
        self.proposal: Proposal | None = None
        self.unconfirmed: int | None = None
        self.paused = False
        self.invitations: set[str] = set()
        """Digests of all invitations that there ever were."""
        self.used: set[str] = set()
        """Digests of those by which somebody sat down."""
        self.faults = [0] * row.seats
        """Faults of the bot of each seat."""
        self.clock = Clock(self.terms.clock, row.seats, row.created)
        self.seen_count = 0
        """Moves before the last change; later ones are pushed as events."""
        self.changes: list[Entry] = []
        """The ledger lines of the last change."""
        self.told_turn: str | None = None
        """The person who was last told that it is their turn."""
        self.seed = secrets.randbits(63)
        """Seeds the bots of this game in this process; neither stored nor sent, so that nobody can predict them."""
        self.encoded: dict[int | None, str] = {}
        """The present position as JSON by viewer, encoded once for all who watch."""
        self.moments: list[float] = []
        """When each move was taken."""
        self.departed: list[int] = []
        """The seats whose players left, in this order."""
        self.is_imported = len(entries) > 1 and entries[1].kind in MOVES
        """Whether the game began with the moves of a record."""
        self.is_settled = False
        """Whether its result is written."""
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
        return seat is not None and self.unconfirmed is None and self.is_bot(seat)

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

    def set_seat(self, seat: SeatRow) -> None:
        """Replace the row of a seat."""
        self.seats[seat.seat] = seat
        self._own = None

    def waiting_person(self, seat: int | None) -> str | None:
        """Return the person who plays a seat."""
        return None if seat is None or self.is_bot(seat) else self.seats[seat].person

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat, from the start or in place of somebody who went."""
        row = self.seats[seat]
        return row.kind == "bot" or row.gone is not None

    def people_seats(self) -> list[int]:
        """Return the seats that people play."""
        return [s.seat for s in self.seats if s.kind == "person" and s.gone is None]

    def open_record(self) -> None:
        """Set up the table of an imported game that begins with the moves of its record."""
        self._replay(self._recorded)

    def _load(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._read(entry)
        self._recorded = moves_of(entries)
        if self.row.status != "open":
            self.open_record()
            self._recorded = []
        self.seen_count = self.moves
        self.previous = self.version
        self._update_waiting(entries)
        self.is_settled = self.places() is not None

    def _replay(self, moves: Sequence[Entry]) -> None:
        table = self.table = empty_table(self.row, self.names, self.own)
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
        """Append the ledger lines of one change.

        ``seen`` is the number of moves before it, if the table has taken the moves of these lines already.
        """
        self.previous = self.version
        self.changes = list(entries)
        if seen is not None:
            self.seen_count = seen
        else:
            self.seen_count = self.moves
        for entry in entries:
            self._read(entry)
            if seen is None:
                self._apply(entry)
        if self.table is not None:
            self.seen_count = min(self.seen_count, self.table.count)
        self._update_waiting(entries)
        self.encoded.clear()

    def _apply(self, entry: Entry) -> None:
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

    def _read(self, entry: Entry) -> None:
        """Apply what a line says besides its move."""
        self.version = entry.number
        self.clock.take(entry)
        if entry.kind in MOVES:
            self.moments.append(entry.at)
        elif entry.kind == "undo":
            del self.moments[int(entry.text) :]
        if entry.kind == "propose":
            kind, _, argument = entry.text.partition(" ")
            assert entry.seat is not None
            self.proposal = Proposal(
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
        if entry.kind == "invite":
            self.invitations.add(entry.text)
        elif entry.kind == "sit" and entry.text:
            self.used.add(entry.text)
        if entry.kind in ("pause", "resume"):
            self.paused = entry.kind == "pause"
        if entry.kind in DEPARTURES and entry.seat is not None:
            self.departed.append(entry.seat)

    def _update_waiting(self, entries: Sequence[Entry]) -> None:
        """Find out who is waited for after these lines."""
        for entry in reversed(entries):
            if entry.kind in ("play", "undo", "confirm", "replace", "resign", "timeout"):
                confirming = entry.kind == "play" and self._needs_confirming(entry.seat)
                self.unconfirmed = entry.seat if confirming else None
                break
        self.clock.wait_for(self.waiting)

    def _needs_confirming(self, seat: int | None) -> bool:
        if not self.terms.confirm or self.table is None or seat is None:
            return False
        by_person = self.seats[seat].kind == "person" and self.seats[seat].gone is None
        return by_person and self.table.seat not in (None, seat)

    def update_header(self) -> None:
        """Bring the header up to date with the ledger."""
        table = self.table
        if table is not None and self.row.status == "running" and table.seat is None:
            ending = table.outcome
            result = None if ending is None else json_text(ending.to_json())
            self.row = msgspec.structs.replace(self.row, status="finished", result=result)
        self.clock.wait_for(self.waiting)
        self.row = msgspec.structs.replace(
            self.row,
            version=self.version,
            # The table of an outdated game has fewer moves than its ledger.
            moves=self.row.moves if table is None or self.outdated else table.count,
            turn=self.waiting,
            turn_since=self.clock.since,
            changed=self.clock.last,
        )
        self.is_settled = self.places() is not None

    def places(self) -> list[int] | None:
        """Return the places of the seats as they count for results and ratings; ``None`` as long as they are open."""
        return final_places(self.row, self.terms, self.seats, self.departed, self.is_imported)

    def missing_consents(self) -> list[int]:
        """Return the seats whose consent the present proposal needs."""
        return [] if self.proposal is None else self.consents_for(self.proposal)

    def consents_for(self, proposal: Proposal) -> list[int]:
        """Return the seats whose consent a proposal needs; a person's answer counts for all own seats."""
        agreed = {self.seats[seat].person for seat in proposal.agreed}
        absent = proposal.argument if proposal.kind == "replace" else None
        return [
            seat
            for seat in self.people_seats()
            if self.seats[seat].person not in agreed and seat != absent
        ]

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
