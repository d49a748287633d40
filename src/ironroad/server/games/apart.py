"""Keeps help apart from running games: nobody has the computer think about a game that they play in.

A position belongs to such a game if it lies on the way of its moves, behind or ahead of where it stands, or looks the same to
the person's seat: it does not matter whether it came from the game itself, from a pasted record, by playing the same moves, in
another order, or under an edition with some other value. What the person does not know of the game counts for nothing, since
they would have to guess it. Before the first decision of a player a position belongs to no game that has gone on from there.
A position set up by hand belongs to a game if its pieces lie as they do in the game now.
"""

import asyncio
import math
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE
from ironroad.core.table import HIDDEN, Table
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.refusals import forbidden
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import GAMES, SEATS

Move = tuple[int, str]
"""An action with who took it."""
GUESSES = 8
"""How often what is hidden is guessed, to find out which fields of a position by hand depend on it."""


class Playing(NamedTuple):
    """A running game, and the seats that a person has in it."""

    table: Table
    seats: list[int]


class Apart:
    """Knows the running games of a person."""

    def __init__(self, database: Database, cache: GameCache) -> None:
        self._database = database
        self._cache = cache

    async def check(self, person: str, title: str, rules: Ruleset, taken: Sequence[Move]) -> None:
        """Refuse to analyse a position of a running game in which the person has a seat."""
        playing = await self._playing(person, title, rules, lambda game: not game.terms.study)
        if await _is_of_one(playing, title, rules, taken):
            raise forbidden("server-analysis-seated")

    async def check_copy(
        self,
        person: str,
        title: str,
        rules: Ruleset,
        taken: Sequence[Move],
        until: float = math.inf,
    ) -> None:
        """Refuse help in a game that is a copy of a running one in which nobody may have help.

        That is a game with other people, or one that counts; ``until`` is when the copy was over, so that a game that began
        later is none.
        """

        def is_original(game: Game) -> bool:
            return game.row.created < until and _is_serious(game, person)

        playing = await self._playing(person, title, rules, is_original)
        if await _is_of_one(playing, title, rules, taken):
            raise forbidden("server-copy-seated")

    async def _playing(
        self, person: str, title: str, rules: Ruleset, counts: Callable[[Game], bool]
    ) -> list[Playing]:
        """Return the running games of a person with the same seat count and options, of those that count."""
        sits = sa.exists().where(
            SEATS.c.game == GAMES.c.id, SEATS.c.person == person, SEATS.c.gone.is_(None)
        )
        query = sa.select(GAMES.c.id, GAMES.c.options).where(
            GAMES.c.status == "running", GAMES.c.title == title, GAMES.c.seats == rules.seats, sits
        )
        async with self._database.read() as connection:
            rows = list(await connection.execute(query))
        found = []
        for row in rows:
            if msgspec.json.decode(row.options) != rules.options:
                continue
            async with self._cache.look(row.id) as game:
                seats = game.seats_of(person)
                if game.table is not None and game.is_running and seats and counts(game):
                    found.append(Playing(game.table.clone(), seats))
        return found


def _is_serious(game: Game, person: str) -> bool:
    """Whether other people play in a game, or it counts for something."""
    others = [seat for seat in game.seats if seat.kind != "bot" and seat.person != person]
    return bool(others or game.terms.rated or game.terms.tournament)


async def _is_of_one(
    playing: Sequence[Playing], title: str, rules: Ruleset, taken: Sequence[Move]
) -> bool:
    """Whether the position after these moves belongs to one of some games."""
    if not playing:
        return False
    if any([_lies_on_the_way(each, rules, taken) for each in playing]):
        return True

    def looks_alike() -> bool:
        return any([_looks_alike(each, title, rules, taken) for each in playing])

    return await asyncio.to_thread(looks_alike)


def _lies_on_the_way(each: Playing, rules: Ruleset, taken: Sequence[Move]) -> bool:
    """Whether the moves of a game, as far as the person knows them, lead to a position or go on from it."""
    if _placed(rules) != _placed(each.table.rules):
        return False
    known = _known_moves(each)
    pairs = list(zip(known, taken, strict=False))
    if not pairs or any([seen not in (HIDDEN, action) for seen, (_, action) in pairs]):
        return False
    # What chance alone did at the start is the same in many games.
    return len(taken) >= len(known) or any([seat != CHANCE for seat, _ in taken])


def _placed(rules: Ruleset) -> dict[str, int | str]:
    """Return what was set up by hand."""
    return {key: given.value for key, given in rules.edition.position.items()}


def _known_moves(each: Playing) -> list[str]:
    """Return the moves of a game, hidden where none of the person's seats knows them."""
    told = zip(*[each.table.seen_moves(seat) for seat in each.seats], strict=True)
    return [next((seen for seen in move if seen != HIDDEN), HIDDEN) for move in told]


def _looks_alike(each: Playing, title: str, rules: Ruleset, taken: Sequence[Move]) -> bool:
    """Whether the way to a position leads through one that looks to the person as the game does now.

    Other moves that lead there are as many; from pieces laid out by hand there may be any number.
    """
    by_hand = bool(rules.edition.position)
    counts = range(len(taken) + 1) if by_hand else [each.table.count]
    views = [(seat, each.table.view(seat)) for seat in each.seats]
    pieces = _known_pieces(each).items() if by_hand else None
    for table in _passed(title, rules, taken, counts):
        if table.seat == each.table.seat and any(
            [table.view(seat) == seen for seat, seen in views]
        ):
            return True
        if pieces is not None and pieces <= _pieces(table, table.state).items():
            return True
    return False


def _passed(
    title: str, rules: Ruleset, taken: Sequence[Move], counts: Collection[int]
) -> Iterator[Table]:
    """Give one table, played on, after each of some numbers of moves."""
    if len(taken) < min(counts):
        return
    table = Table(REGISTRY.title(title), rules, 0, (), ())
    if 0 in counts:
        yield table
    for count, (_, action) in enumerate(taken, 1):
        if action not in table.options():
            return  # Whoever goes on with this is told so.
        table.take(rules.catalogue.parse(action))
        if count in counts:
            yield table


def _known_pieces(each: Playing) -> dict[str, int | str]:
    """Return how the pieces of a game lie, without those that the person would have to guess."""
    table = each.table
    found = _pieces(table, table.state)
    for guess in range(GUESSES if table.title.hides else 0):
        guessed = table.title.determinize(table.state, each.seats[0], Dealer(guess))
        found = dict(found.items() & _pieces(table, guessed).items())
    return found


def _pieces(table: Table, state: Any) -> dict[str, int | str]:
    placing = table.title.placing(table.rules)
    assert placing is not None
    return placing.values(state)
