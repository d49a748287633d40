"""What happens when a bot fails: a random legal action is played instead, and it is logged.

After ``MOST_FAULTS`` faults the seat stays with random play for the rest of the game.
"""

from typing import Final

from ironroad.bots.bot import Bot, RandomBot
from ironroad.bots.question import Question

MOST_FAULTS: Final = 3


class BotFault(Exception):
    """A bot that crashed, took too long, or answered with something that is no legal action."""


class Fault:
    """One failure: at which action of the game, and what was wrong."""

    def __init__(self, action: int, reason: str) -> None:
        self.action: Final = action
        self.reason: Final = reason

    def to_json(self) -> dict[str, int | str]:
        """Return the fault as plain JSON values."""
        return {"action": self.action, "reason": self.reason}


class Refereed:
    """A bot whose every answer is legal, whatever it does."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot: Final = bot
        self._random: Final = RandomBot("", seed)
        self.faults: Final[list[Fault]] = []

    def choose(self, question: Question) -> str:
        """Return the bot's answer if it is legal, else a random option."""
        if len(self.faults) >= MOST_FAULTS:
            return self._random.choose(question)
        try:
            answer = self._bot.choose(question)
        except BotFault as fault:
            reason = str(fault)
        except (
            Exception
        ) as error:  # A bot is somebody else's code: nothing it raises may end the game.
            reason = f"{type(error).__name__}: {error}"
        else:
            if answer in question.options:
                return answer
            reason = f"illegal action {answer!r:.200}"
        self.faults.append(Fault(len(question.history), reason))
        return self._random.choose(question)

    def close(self) -> None:
        """Let the bot go."""
        self._bot.close()
