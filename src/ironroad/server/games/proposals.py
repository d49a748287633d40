"""Proposals that need everybody's consent: taking moves back, pausing, replacing a seat by a bot."""

import msgspec
import sqlalchemy as sa

from ironroad.core.engine import CHANCE
from ironroad.server import wire
from ironroad.server.games.departures import handed_over
from ironroad.server.games.game import Game, Proposal
from ironroad.server.games.ledger import Ledger, Line
from ironroad.server.refusals import bad_request, conflict, forbidden


class Proposals:
    """Makes proposals, collects consent, and carries out what all agreed on."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def propose(self, id: str, person: str, wish: wire.Proposing) -> wire.Done:
        """Propose something; it is carried out at once where nobody else has to agree."""
        async with self._ledger.asked(id, person, wish) as (game, own):
            if game.missing_consents():
                raise conflict("server-proposal-waits")
            _check(game, own, wish)
            argument = "" if wish.argument is None else f" {wish.argument}"
            line = ("propose", own[0], wish.kind + argument)
            proposal = Proposal(kind=wish.kind, argument=wish.argument, by=own[0], agreed=[own[0]])
            return await self._write(game, line, proposal, person, wish)

    async def answer(self, id: str, person: str, wish: wire.Answer) -> wire.Done:
        """Agree or refuse; the proposal is carried out when all have agreed."""
        async with self._ledger.asked(id, person, wish) as (game, own):
            waiting = [seat for seat in game.missing_consents() if seat in own]
            if not waiting:
                raise conflict("server-nothing-to-answer")
            if not wish.agree:
                return await self._write(game, ("refuse", waiting[0], ""), None, person, wish)
            assert game.proposal is not None
            agreed = [*game.proposal.agreed, waiting[0]]
            proposal = msgspec.structs.replace(game.proposal, agreed=agreed)
            return await self._write(game, ("agree", waiting[0], ""), proposal, person, wish)

    async def _write(
        self,
        game: Game,
        line: Line,
        proposal: Proposal | None,
        person: str,
        wish: wire.Proposing | wire.Answer,
    ) -> wire.Done:
        """Write a proposal or an answer and, in the same transaction, what all have agreed on."""
        lines = [line]
        also: list[sa.Executable] = []
        if proposal is not None and not game.consents_for(proposal):
            lines.append(_carried_out(game, proposal, also))
        await self._ledger.write(game, lines, person, wish.key, also)
        await self._ledger.publish(game, person)
        return wire.Done(game.id, game.version, wish.key)


def _carried_out(game: Game, proposal: Proposal, also: list[sa.Executable]) -> Line:
    """Do what was agreed on in memory; return its ledger line and add what is written besides."""
    if proposal.kind == "undo":
        assert proposal.argument is not None
        game.go_back(proposal.argument)
        return "undo", None, str(proposal.argument)
    if proposal.kind == "replace":
        assert proposal.argument is not None
        line, statement = handed_over(game, proposal.argument, "replaced")
        also.append(statement)
        return line
    return proposal.kind, None, ""


def _check(game: Game, own: list[int], wish: wire.Proposing) -> None:
    table = game.table
    assert table is not None
    if wish.kind == "undo":
        if wish.argument is None or wish.argument >= table.count:
            raise bad_request("server-bad-move-number", last=table.count)
        if table.taken(wish.argument)[0][0] == CHANCE:
            raise bad_request("server-bad-move-number", last=table.count)
    elif wish.kind == "replace":
        if (
            game.terms.rated
        ):  # The others could take a good game from somebody; the clock is for those who are away.
            raise forbidden("server-rated-no-replacing")
        if wish.argument not in game.people_seats() or wish.argument in own:
            raise bad_request("server-bad-seat")
    elif (wish.kind == "pause") == game.paused:
        raise conflict("server-paused" if game.paused else "server-not-paused")
