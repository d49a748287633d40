"""Sockets: who follows which game, and what is sent to whom."""

import time
from collections import defaultdict

from ironroad.server import wire
from ironroad.server.access import may_see, viewer_of
from ironroad.server.game import Game
from ironroad.server.metrics import PUSHES, SOCKETS
from ironroad.server.positions import encoded_position, facts
from ironroad.server.session import Session


class Hub:
    """All sockets of this process."""

    def __init__(self) -> None:
        self.sessions: set[Session] = set()
        self._by_game: defaultdict[str, set[Session]] = defaultdict(set)
        self._by_person: defaultdict[str, set[Session]] = defaultdict(set)

    def enter(self, session: Session) -> None:
        """Add a socket."""
        self.sessions.add(session)
        if session.person is not None:
            self._by_person[session.person.id].add(session)
        SOCKETS.inc()

    def leave(self, session: Session) -> list[str]:
        """Remove a socket; return the games it followed."""
        self.sessions.discard(session)
        watched = list(session.watched)
        for id in watched:
            self.unwatch(session, id)
        if session.person is not None:
            self._by_person[session.person.id].discard(session)
            if not self._by_person[session.person.id]:
                del self._by_person[session.person.id]
        SOCKETS.dec()
        return watched

    def count_of(self, person: str) -> int:
        """Return how many sockets a person has here."""
        return len(self._by_person.get(person, ()))

    def is_here(self, person: str) -> bool:
        """Whether a person has a socket here."""
        return person in self._by_person

    def cut(self, person: str) -> None:
        """End all sockets of a person, whose cookies are worth nothing any more."""
        for session in list(self._by_person.get(person, ())):
            session.close()

    def cut_silent(self, patience: float) -> None:
        """End the sockets of clients that have said nothing for so long."""
        limit = time.monotonic() - patience
        for session in list(self.sessions):
            if session.heard < limit:
                session.close()

    def watch(self, session: Session, game: Game, seat: int | None) -> None:
        """Follow a game and send how it stands."""
        session.watched[game.id] = seat
        self._by_game[game.id].add(session)
        self._show(session, game, not _moves_only(game))

    def unwatch(self, session: Session, id: str) -> None:
        """Follow a game no longer."""
        session.watched.pop(id, None)
        self._by_game[id].discard(session)
        if not self._by_game[id]:
            del self._by_game[id]

    def watched(self) -> list[str]:
        """Return the games that somebody follows here."""
        return list(self._by_game)

    def watchers(self, id: str) -> set[Session]:
        """Return the sockets that follow a game."""
        return self._by_game.get(id, set())

    def show(self, game: Game) -> None:
        """Send how a game stands to all who follow it."""
        watchers = list(self.watchers(game.id))
        as_table = not _moves_only(game)
        for session in watchers:
            self._show(session, game, as_table)
        PUSHES.inc(len(watchers))

    def _show(self, session: Session, game: Game, as_table: bool) -> None:
        person = session.person_id
        if not game.seats_of(person) and not may_see(game, person):
            self.unwatch(session, game.id)
            session.send_struct(wire.Gone(game.id))
        elif game.table is None:
            session.send_struct(wire.TableChanged(facts(game.row, game.seats, person)))
        else:
            if as_table:
                session.send_struct(wire.TableChanged(facts(game.row, game.seats, person)))
            viewer = viewer_of(game, person, session.watched.get(game.id))
            session.send(encoded_position(game, viewer))

    def gone(self, id: str) -> None:
        """Tell all who follow a game that it is there no longer."""
        for session in list(self.watchers(id)):
            self.unwatch(session, id)
            session.send_struct(wire.Gone(id))

    def tell_turn(self, person: str, game: Game) -> None:
        """Tell a person that it is their turn, on all sockets that do not show them this game."""
        sessions = self._by_person.get(person)
        if sessions:
            row = game.row
            turn = wire.YourTurn(row.id, row.version, row.title, row.name)
            text = wire.encode(turn).decode()
            for session in sessions:
                if row.id not in session.watched:
                    session.send(text)

    def say(self, game: Game, said: wire.Said, speaker: str) -> None:
        """Send what was said at a table to those who may read it."""
        for session in self.watchers(game.id):
            if not said.seated or game.seats_of(session.person_id):
                mine = session.person_id == speaker
                session.send_struct(
                    wire.Said(
                        said.game, said.number, said.name, mine, said.text, said.seated, said.at
                    )
                )

    def presence(self, game: Game, elsewhere: list[str | None]) -> None:
        """Tell all who follow a game who does."""
        people = {session.person_id for session in self.watchers(game.id)} | set(elsewhere)
        seats = [s for p in people for s in game.seats_of(p)]
        others = len([p for p in people if not game.seats_of(p)])
        message = wire.encode(wire.Presence(game.id, sorted(seats), others)).decode()
        for session in self.watchers(game.id):
            session.send(message)


def _moves_only(game: Game) -> bool:
    return bool(game.changes) and all(
        [e.kind in ("play", "deal", "undo", "fault") for e in game.changes]
    )
