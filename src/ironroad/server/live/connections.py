"""The sockets of this process: who watches which game, and what is pushed to whom."""

import time
from collections import defaultdict
from collections.abc import Collection

import msgspec

from ironroad.server import wire
from ironroad.server.games.access import may_see, viewer_of
from ironroad.server.games.game import Game
from ironroad.server.games.views import encoded_position, facts
from ironroad.server.live.connection import Connection
from ironroad.server.metrics import PUSHES, SOCKETS


class Connections:
    """All sockets of this process, by game and by person."""

    def __init__(self) -> None:
        self.all: set[Connection] = set()
        self._by_game: defaultdict[str, set[Connection]] = defaultdict(set)
        self._by_person: defaultdict[str, set[Connection]] = defaultdict(set)
        self._waits: dict[str, wire.BotWaits] = {}
        """The games whose bot waits for its turn to think, here or in another process."""

    def add(self, connection: Connection) -> None:
        """Add a socket."""
        self.all.add(connection)
        if connection.person is not None:
            self._by_person[connection.person.id].add(connection)
        SOCKETS.inc()

    def remove(self, connection: Connection) -> list[str]:
        """Remove a socket; return the games that it watched."""
        self.all.discard(connection)
        watched = list(connection.watched)
        for id in watched:
            self.unwatch(connection, id)
        if connection.person is not None:
            self._by_person[connection.person.id].discard(connection)
            if not self._by_person[connection.person.id]:
                del self._by_person[connection.person.id]
        SOCKETS.dec()
        return watched

    def count_of(self, person: str) -> int:
        """Return how many sockets a person has here."""
        return len(self._by_person.get(person, ()))

    def is_connected(self, person: str) -> bool:
        """Whether a person has a socket here."""
        return person in self._by_person

    def close_all_of(self, person: str) -> None:
        """Close all sockets of a person, whose cookies were revoked."""
        for connection in list(self._by_person.get(person, ())):
            connection.close()

    def close_silent(self, patience: float) -> None:
        """Close the sockets of clients that have sent nothing for this many seconds."""
        limit = time.monotonic() - patience
        for connection in list(self.all):
            if connection.heard < limit:
                connection.close()

    def watch(self, connection: Connection, game: Game, seat: int | None) -> None:
        """Let a socket watch a game, and send the present position."""
        connection.watched[game.id] = seat
        self._by_game[game.id].add(connection)
        self._push_to(connection, game, not _moves_only(game))
        wait = self._waits.get(game.id)
        if wait is not None and wait.version == game.version:
            connection.send_struct(wait)

    def unwatch(self, connection: Connection, id: str) -> None:
        """Let a socket watch a game no longer."""
        connection.watched.pop(id, None)
        connection.shown.pop(id, None)
        self._by_game[id].discard(connection)
        if not self._by_game[id]:
            del self._by_game[id]

    def watched(self) -> list[str]:
        """Return the games that are watched here."""
        return list(self._by_game)

    def watchers(self, id: str) -> set[Connection]:
        """Return the sockets that watch a game."""
        return self._by_game.get(id, set())

    def is_behind(self, id: str, version: int) -> bool:
        """Whether a socket that watches a game was shown less than a version of it."""
        return any([c.shown.get(id, 0) < version for c in self.watchers(id)])

    def push_behind(self, game: Game) -> None:
        """Push the present position of a game to those who were shown less."""
        if self.is_behind(game.id, game.version):
            self._push(game, [c for c in self.watchers(game.id) if _shown(c, game) < game.version])

    def push(self, game: Game) -> None:
        """Push the present position of a game to all who watch it, unless they were shown more."""
        self._push(game, [c for c in self.watchers(game.id) if _shown(c, game) <= game.version])

    def _push(self, game: Game, watchers: list[Connection]) -> None:
        as_table = not _moves_only(game)
        wait = self._waits.get(game.id)
        if wait is not None and wait.version < game.version:
            del self._waits[game.id]  # Another process did not say that it is over.
        for connection in watchers:
            self._push_to(connection, game, as_table)
        PUSHES.inc(len(watchers))

    def _push_to(self, connection: Connection, game: Game, as_table: bool) -> None:
        person = connection.person_id
        connection.shown[game.id] = game.version
        if not game.seats_of(person) and not may_see(game, person):
            self.unwatch(connection, game.id)
            connection.send_struct(wire.Gone(game.id))
        elif game.table is None:
            connection.send_struct(wire.TableChanged(facts(game.row, game.seats, person)))
        else:
            if as_table:
                connection.send_struct(wire.TableChanged(facts(game.row, game.seats, person)))
            viewer = viewer_of(game, person, connection.watched.get(game.id))
            connection.send(encoded_position(game, viewer))

    def push_table(self, game: Game) -> None:
        """Push to all who watch a game what is told of its table, without its position."""
        for connection in self.watchers(game.id):
            seen = facts(game.row, game.seats, connection.person_id)
            connection.send_struct(wire.TableChanged(seen))

    def push_wait(self, wait: wire.BotWaits) -> None:
        """Tell all who watch a game how its bot stands that waits for its turn to think."""
        if wait.before is None:
            self._waits.pop(wait.game, None)
        else:
            self._waits[wait.game] = wait
        text = wire.encode(wait).decode()
        for connection in self.watchers(wait.game):
            connection.send(text)

    def push_review(self, progress: wire.ReviewProgress) -> None:
        """Tell all who watch a game how far its review is."""
        text = wire.encode(progress).decode()
        for connection in self.watchers(progress.game):
            connection.send(text)

    def push_gone(self, id: str) -> None:
        """Tell all who watch a game that it was deleted."""
        for connection in list(self.watchers(id)):
            self.unwatch(connection, id)
            connection.send_struct(wire.Gone(id))

    def push_turn(self, person: str, game: Game) -> None:
        """Tell a person that it is their turn, on all own sockets that do not watch this game."""
        connections = self._by_person.get(person)
        if connections:
            row = game.row
            turn = wire.YourTurn(row.id, row.version, row.title, row.name)
            text = wire.encode(turn).decode()
            for connection in connections:
                if row.id not in connection.watched:
                    connection.send(text)

    def push_chat(self, game: Game, said: wire.Said, blockers: Collection[str]) -> None:
        """Push a chat message to those who may read it and have not blocked the speaker."""
        for connection in self.watchers(game.id):
            if connection.person_id in blockers:
                continue
            if not said.seated or game.seats_of(connection.person_id):
                mine = connection.person_id == said.person
                connection.send_struct(msgspec.structs.replace(said, mine=mine))

    def push_presence(self, game: Game, elsewhere: list[str | None]) -> None:
        """Tell all who watch a game who else does, here and in other processes."""
        people = {connection.person_id for connection in self.watchers(game.id)} | set(elsewhere)
        seats = [s for p in people for s in game.seats_of(p)]
        others = len([p for p in people if not game.seats_of(p)])
        message = wire.encode(wire.Presence(game.id, sorted(seats), others)).decode()
        for connection in self.watchers(game.id):
            connection.send(message)


def _shown(connection: Connection, game: Game) -> int:
    return connection.shown.get(game.id, 0)


def _moves_only(game: Game) -> bool:
    return bool(game.changes) and all(
        [e.kind in ("play", "deal", "undo", "fault") for e in game.changes]
    )
