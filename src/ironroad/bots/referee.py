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


class Referee:
    """Judges the answers of a bot: a fault is noted, and a random legal action takes its place."""

    def __init__(self, seed: int, earlier: int = 0) -> None:
        self._random: Final = RandomBot("", seed)
        self._earlier: Final = earlier
        """Faults that were noted elsewhere, in the same game."""
        self.faults: Final[list[Fault]] = []

    @property
    def still_asks(self) -> bool:
        """Whether the bot has not failed too often yet; otherwise its seat stays with random play."""
        return self._earlier + len(self.faults) < MOST_FAULTS

    def draw(self, question: Question) -> str:
        """Return a random option."""
        return self._random.choose(question)

    def accept(self, question: Question, answer: str) -> str:
        """Return the answer of a bot if it is legal; otherwise that is a fault."""
        if answer in question.options:
            return answer
        return self.penalize(question, f"illegal action {answer!r:.200}")

    def penalize(self, question: Question, reason: str) -> str:
        """Note a fault and return a random option."""
        self.faults.append(Fault(len(question.history), reason))
        return self.draw(question)


class Refereed(Referee):
    """A bot whose every answer is legal, whatever it does."""

    def __init__(self, bot: Bot, seed: int) -> None:
        super().__init__(seed)
        self._bot: Final = bot

    def choose(self, question: Question) -> str:
        """Return the bot's answer if it is legal, else a random option."""
        if not self.still_asks:
            return self.draw(question)
        try:
            answer = self._bot.choose(question)
        except BotFault as fault:
            return self.penalize(question, str(fault))
        except Exception as error:
            # A bot is somebody else's code: nothing it raises may end the game.
            return self.penalize(question, f"{type(error).__name__}: {error}")
        return self.accept(question, answer)

    def close(self) -> None:
        """Let the bot go."""
        self._bot.close()
