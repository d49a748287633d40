"""One decision of a bot: the question, the reply of its process, and the referee's ruling."""

import logging

from ironroad.bots.question import ask
from ironroad.bots.referee import Referee
from ironroad.bots.seeds import derive_seed, question_seed, referee_seed
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.queue import Place
from ironroad.server.bots.tasks import BotReply, task_of
from ironroad.server.games.bot_levels import level_name
from ironroad.server.games.departures import SUBSTITUTE_LEVEL
from ironroad.server.games.game import Game
from ironroad.server.metrics import BOT_FAULTS

LOG = logging.getLogger(__name__)


class BotTurn:
    """The pending decision of a bot; created under the game's lock, carried out without it."""

    def __init__(self, game: Game, seconds: float) -> None:
        table = game.table
        assert table is not None
        self._question = ask(table, question_seed(game.seed, table.count))
        seat = self._question.seat
        drawing = derive_seed(referee_seed(game.seed, seat), table.count)
        self._referee = Referee(drawing, game.faults[seat])
        level = game.seats[seat].level or SUBSTITUTE_LEVEL
        self._task = task_of(game, self._question, level, seconds)
        self._place = Place(game.row.owner, bool(game.people_seats()), game.version)

    @property
    def is_fault(self) -> bool:
        """Whether the bot failed, so that a random action was taken."""
        return bool(self._referee.faults)

    async def action(self, bots: BotPool) -> str:
        """Return what is played: the bot's answer, or a random action if it failed now or too often before."""
        if self._referee.is_disqualified:
            return self._referee.draw(self._question)
        reply = await bots.ask(self._task, self._place)
        if reply.action is not None:
            action = self._referee.accept(self._question, reply.action)
        else:
            action = self._referee.penalize(self._question, reply.problem)
        if self.is_fault:
            self._log(reply)
        return action

    def _log(self, reply: BotReply) -> None:
        """Log a fault without the bot's output, which may reveal hidden information."""
        problem = ":".join(reply.problem.split(":")[:2])[:80]
        if reply.action is not None:
            problem = "illegal action"
        level = self._task.level
        BOT_FAULTS.labels(level_name(level)).inc()
        extra = {
            "game": self._task.game,
            "seat": self._task.seat,
            "level": level,
            "problem": problem,
        }
        LOG.warning("a bot lost its decision", extra=extra)
