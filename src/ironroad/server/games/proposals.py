"""Proposals that need everybody's consent: taking moves back, pausing, replacing a seat by a bot."""

from ironroad.core.engine import CHANCE
from ironroad.server import wire
from ironroad.server.games.departures import Departures
from ironroad.server.games.game import Game
from ironroad.server.games.ledger import Ledger, Line
from ironroad.server.refusals import bad_request, conflict


class Proposals:
    """Makes proposals, collects consent, and carries out what all agreed on."""

    def __init__(self, ledger: Ledger, departures: Departures) -> None:
        self._ledger = ledger
        self._departures = departures

    async def propose(self, id: str, person: str, wish: wire.Proposing) -> wire.Done:
        """Propose something; it is carried out at once where nobody else has to agree."""
        async with self._ledger.asked(id, person, wish) as (game, own):
            if game.missing_consents():
                raise conflict("server-proposal-waits")
            _check(game, own, wish)
            argument = "" if wish.argument is None else f" {wish.argument}"
            return await self._write(game, ("propose", own[0], wish.kind + argument), person, wish)

    async def answer(self, id: str, person: str, wish: wire.Answer) -> wire.Done:
        """Agree or refuse; the proposal is carried out when all have agreed."""
        async with self._ledger.asked(id, person, wish) as (game, own):
            waiting = [seat for seat in game.missing_consents() if seat in own]
            if not waiting:
                raise conflict("server-nothing-to-answer")
            line = ("agree" if wish.agree else "refuse", waiting[0], "")
            return await self._write(game, line, person, wish)

    async def _write(
        self, game: Game, line: Line, person: str, wish: wire.Proposing | wire.Answer
    ) -> wire.Done:
        await self._ledger.write(game, [line], person, wish.key)
        proposal = game.proposal
        if proposal is not None and not game.missing_consents():
            await self._carry_out(game, proposal.kind, proposal.argument, person)
        await self._ledger.publish(game, person)
        return wire.Done(game.id, game.version, wish.key)

    async def _carry_out(self, game: Game, kind: str, argument: int | None, person: str) -> None:
        if kind == "undo":
            assert argument is not None
            game.go_back(argument)
            await self._ledger.write(game, [("undo", None, str(argument))], person)
        elif kind == "replace":
            assert argument is not None
            await self._departures.vacate(game, argument, "replaced", person)
        else:
            await self._ledger.write(game, [(kind, None, "")], person)


def _check(game: Game, own: list[int], wish: wire.Proposing) -> None:
    table = game.table
    assert table is not None
    if wish.kind == "undo":
        if wish.argument is None or wish.argument >= table.count:
            raise bad_request("server-bad-move-number", last=table.count)
        if table.taken(wish.argument)[0][0] == CHANCE:
            raise bad_request("server-bad-move-number", last=table.count)
    elif wish.kind == "replace":
        if wish.argument not in game.people_seats() or wish.argument in own:
            raise bad_request("server-bad-seat")
    elif (wish.kind == "pause") == game.paused:
        raise conflict("server-paused" if game.paused else "server-not-paused")
