"""Moves, undo and confirmation. Every move, of a person, a bot or a standing order, ends in ``Moves._take``."""

from ironroad.core.errors import NothingToUndo
from ironroad.server import wire
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.games.ledger import Ledger, Line, move_lines
from ironroad.server.metrics import MOVES
from ironroad.server.refusals import Stale, conflict, forbidden


class Moves:
    """Takes moves and takes them back."""

    def __init__(self, cache: GameCache, ledger: Ledger) -> None:
        self._cache = cache
        self._ledger = ledger

    async def play(self, id: str, person: str, wish: wire.Play | wire.SocketPlay) -> wire.Done:
        """Take an action for the seat that decides, if the asker plays it."""
        async with self._ledger.asked(id, person, wish) as (game, own):
            if game.paused:
                raise conflict("server-paused")
            if game.unconfirmed is not None:
                raise conflict("server-unconfirmed")
            seat = None if game.table is None else game.table.seat
            if seat is None or seat not in own:
                raise forbidden("server-not-your-turn")
            if wish.seat not in (None, seat):
                raise conflict("server-not-this-seat")
            await self._take(game, wish.action, person, wish.key)
            return wire.Done(id, game.version, wish.key)

    async def play_for(
        self, id: str, version: int, action: str, person: str | None, is_fault: bool = False
    ) -> bool:
        """Take an action for a bot or by a standing order; ``False`` if the game went on meanwhile.

        ``is_fault`` says that the bot failed and the action was drawn in its place.
        """
        async with self._cache.hold(id, version) as game:
            if game.version != version or not game.is_running or game.paused:
                return False
            try:
                await self._take(game, action, person, None, is_fault)
            except Stale:
                return False
            return True

    async def _take(
        self, game: Game, action: str, person: str | None, key: str | None, is_fault: bool = False
    ) -> None:
        """Let the engine check and carry out an action, write it with what chance answers, and publish it."""
        table = game.table
        assert table is not None
        seat, before = table.seat, table.count
        table.play(action)
        lines: list[Line] = [("fault", seat, "")] if is_fault else []
        await self._ledger.write(game, lines + move_lines(table, before), person, key)
        MOVES.inc()
        await self._ledger.publish(game, person)

    async def undo(self, id: str, person: str, wish: wire.Step) -> wire.Done:
        """Take back the asker's last decision; never across chance, a reveal or another seat."""
        return await self._go_back(id, person, wish, whole_turn=False)

    async def restart(self, id: str, person: str, wish: wire.Step) -> wire.Done:
        """Take back the asker's whole turn, as far as undo goes."""
        return await self._go_back(id, person, wish, whole_turn=True)

    async def _go_back(self, id: str, person: str, wish: wire.Step, whole_turn: bool) -> wire.Done:
        async with self._ledger.asked(id, person, wish) as (game, _):
            if game.paused:
                raise conflict("server-paused")
            table = game.table
            if table is None or not game.may_undo(person):
                raise NothingToUndo("error-nothing-to-undo")
            seat = table.decider
            if whole_turn:
                table.restart_turn()
            else:
                table.undo()
            line = ("undo", seat, str(table.count))
            return await self._ledger.commit(game, [line], person, wish.key)

    async def confirm(self, id: str, person: str, wish: wire.Step) -> wire.Done:
        """Confirm the asker's turn."""
        async with self._ledger.asked(id, person, wish) as (game, own):
            if game.unconfirmed is None or game.unconfirmed not in own:
                raise conflict("server-nothing-to-confirm")
            line = ("confirm", game.unconfirmed, "")
            return await self._ledger.commit(game, [line], person, wish.key)
