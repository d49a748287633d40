"""Handles failing bots: a random legal action is played instead, and the fault is recorded.

After ``MAX_FAULTS`` faults a bot is disqualified: its seat plays randomly for the rest of the game.
"""

from typing import Final

from ironroad.bots.bot import Bot, RandomBot
from ironroad.bots.question import Question

MAX_FAULTS: Final = 3


class BotFault(Exception):
    """A bot crashed, timed out, or gave an invalid answer."""


class Fault:
    """One fault: the number of the action in the game, and the reason."""

    def __init__(self, action: int, reason: str) -> None:
        self.action: Final = action
        self.reason: Final = reason

    def to_json(self) -> dict[str, int | str]:
        """Return the fault as plain JSON values."""
        return {"action": self.action, "reason": self.reason}


class Referee:
    """Checks the answers of a bot; replaces a faulty one by a random legal action and records the fault."""

    def __init__(self, seed: int, earlier: int = 0) -> None:
        self._random: Final = RandomBot("", seed)
        self._earlier: Final = earlier
        """Faults recorded earlier in the same game."""
        self.faults: Final[list[Fault]] = []

    @property
    def is_disqualified(self) -> bool:
        """Whether the bot has failed too often, so that its seat plays randomly."""
        return self._earlier + len(self.faults) >= MAX_FAULTS

    def draw(self, question: Question) -> str:
        """Return a random option."""
        return self._random.choose(question)

    def accept(self, question: Question, answer: str) -> str:
        """Return the answer of a bot if it is legal; otherwise record a fault and return a random option."""
        if answer in question.options:
            return answer
        return self.penalize(question, f"illegal action {answer!r:.200}")

    def penalize(self, question: Question, reason: str) -> str:
        """Record a fault and return a random option."""
        self.faults.append(Fault(len(question.history), reason))
        return self.draw(question)


class RefereedBot(Referee):
    """Wraps a bot so that every answer is legal."""

    def __init__(self, bot: Bot, seed: int) -> None:
        super().__init__(seed)
        self._bot: Final = bot

    def choose(self, question: Question) -> str:
        """Return the bot's answer if it is legal, else a random option."""
        if self.is_disqualified:
            return self.draw(question)
        try:
            answer = self._bot.choose(question)
        except BotFault as fault:
            return self.penalize(question, str(fault))
        except Exception as error:
            # A bot may be third-party code: no exception of its may end the game.
            return self.penalize(question, f"{type(error).__name__}: {error}")
        return self.accept(question, answer)

    def close(self) -> None:
        """Close the bot."""
        self._bot.close()
