"""The built-in kinds of bots, from random to expert."""

from typing import Final

from ironroad.bots.agent import AgentBot
from ironroad.bots.bot import Bot, Kinds, RandomBot, refuse_parameter
from ironroad.bots.greedy_bot import GreedyBot
from ironroad.bots.mcts import MctsBot
from ironroad.bots.net import POLICY, NetBot, PolicyBot
from ironroad.bots.parts_bot import PARTS, PartsBot
from ironroad.bots.stdio import StdioBot
from ironroad.bots.style import STYLE, StyleBot

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""The difficulty levels, the weakest first."""
EASY_TEMPERATURE: Final = 0.04
HARD: Final = "200ms"
EXPERT: Final = "1s"
"""The budget per decision; a turn may consist of several decisions."""


class Level:
    """The factory for a difficulty level; a level takes no parameter."""

    def __init__(self, name: str) -> None:
        self._name: Final = name

    def __call__(self, parameter: str, seed: int) -> Bot:
        """Return the bot."""
        refuse_parameter(self._name, parameter)
        if self._name == "easy":
            return GreedyBot("", seed, EASY_TEMPERATURE)
        if self._name == "normal":
            return GreedyBot("", seed)
        return MctsBot(HARD if self._name == "hard" else EXPERT, seed)


KINDS: Final = Kinds()
KINDS.add("random", RandomBot)
KINDS.add("greedy", GreedyBot)
KINDS.add("mcts", MctsBot)
KINDS.add("net", NetBot)
KINDS.add(POLICY, PolicyBot)
KINDS.add(PARTS, PartsBot)
KINDS.add(STYLE, StyleBot)
KINDS.add("stdio", StdioBot)
KINDS.add("agent", AgentBot)
for _name in LEVELS:
    KINDS.add(_name, Level(_name))
