"""One decision of a bot: the question, the reply of its process, and the referee's ruling."""

import logging

from ironroad.bots.question import ask
from ironroad.bots.referee import Referee
from ironroad.bots.seeds import derived, question_seed, referee_seed
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.tasks import BotReply, task_of
from ironroad.server.games.bot_levels import level_name
from ironroad.server.games.departures import STAND_IN
from ironroad.server.games.game import Game
from ironroad.server.metrics import BOT_FAULTS

LOG = logging.getLogger(__name__)


class BotTurn:
    """The decision that waits in a game; made under the game's lock, carried out without it."""

    def __init__(self, game: Game, seconds: float) -> None:
        table = game.table
        assert table is not None
        self._question = ask(table, question_seed(game.seed, table.count))
        seat = self._question.seat
        drawing = derived(referee_seed(game.seed, seat), table.count)
        self._referee = Referee(drawing, game.faults[seat])
        level = game.seats[seat].level or STAND_IN
        self._task = task_of(game, self._question, level, seconds)

    @property
    def is_fault(self) -> bool:
        """Whether the bot has lost the decision."""
        return bool(self._referee.faults)

    async def action(self, bots: BotPool) -> str:
        """Return what is played: the bot's answer, or a random action if it failed now or too often before."""
        if not self._referee.still_asks:
            return self._referee.draw(self._question)
        reply = await bots.ask(self._task)
        if reply.action is not None:
            action = self._referee.accept(self._question, reply.action)
        else:
            action = self._referee.penalize(self._question, reply.problem)
        if self.is_fault:
            self._log(reply)
        return action

    def _log(self, reply: BotReply) -> None:
        """Log a fault, without what the bot wrote: that may tell what its seat holds."""
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
