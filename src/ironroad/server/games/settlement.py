"""When a game counts, and how its seats did: the result that profiles and ratings are made of.

Whoever leaves a game is behind all who stay, and the first to leave is last.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from ironroad.server.storage.rows import Entry, GameRow, ResultRow, SeatRow
from ironroad.server.wire import Terms

DEPARTURES: Final = ("resign", "timeout", "replace")
"""The kinds of ledger lines by which a player leaves a running game."""


def final_places(
    row: GameRow,
    terms: Terms,
    seats: Sequence[SeatRow],
    departed: Sequence[int],
    is_imported: bool,
) -> list[int] | None:
    """Return the place of each seat; ``None`` while the game is open or if it does not count.

    Studies, games that began with a record and games with several seats of one person do not count.
    A game that is rated or part of a tournament is settled before its end where nobody is left whom the remaining player could still meet.
    """
    if row.status == "open" or terms.study or is_imported or has_shared_seats(seats):
        return None
    if (terms.rated or terms.tournament) and _is_decided(row, seats):
        return _behind([1] * len(seats), 0, departed)
    if row.status == "finished" and row.result is not None:
        result = msgspec.json.decode(row.result)
        return _behind(result["places"], len(result["rivals"]), departed)
    return None


def has_shared_seats(seats: Sequence[SeatRow]) -> bool:
    """Whether a person has several seats, as on a device that is passed around."""
    people = [seat.person for seat in seats if seat.kind == "person"]
    return len(set(people)) < len(people)


def _is_decided(row: GameRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the places of those who were rated can change no more."""
    left = len([seat for seat in seats if seat.kind == "person" and seat.gone is None])
    if row.status == "abandoned":
        return left == 0  # Otherwise the table was closed.
    has_bots = any([seat.kind == "bot" for seat in seats])
    return left <= 1 and not has_bots and len(seats) > 1


def _behind(places: Sequence[int], rivals: int, departed: Sequence[int]) -> list[int]:
    """Return the places with all who left behind those who stayed."""
    found = []
    for seat, place in enumerate(places):
        if seat in departed:
            found.append(len(places) + rivals - departed.index(seat))
        else:
            found.append(place - len([one for one in departed if places[one] < place]))
    return found


def settled_at(seats: Sequence[SeatRow], terms: Terms, entries: Sequence[Entry]) -> float:
    """Return when a settled game was settled, by its ledger, of which departures and the last line are needed."""
    people = len([seat for seat in seats if seat.kind == "person"])
    if (terms.rated or terms.tournament) and people == len(seats):
        left = people
        for entry in entries:
            left -= entry.kind in DEPARTURES
            if left <= 1:
                return entry.at
    return entries[-1].at


def results_of(
    row: GameRow, terms: Terms, seats: Sequence[SeatRow], places: Sequence[int], at: float
) -> list[ResultRow]:
    """Return the results of a settled game as rows."""
    return [
        ResultRow(
            game=row.id,
            seat=seat.seat,
            title=row.title,
            seats=row.seats,
            person=seat.person if seat.kind == "person" else None,
            level=seat.level if seat.kind == "bot" else None,
            place=place,
            at=at,
            rating="due" if terms.rated else "none",
        )
        for seat, place in zip(seats, places, strict=True)
    ]
