"""What counts in Cards: the own card, and what was bet on it."""

from typing import ClassVar, Final

from ironroad.bots.evaluation import Evaluation, Features
from ironroad.core.native import i64

from .game import Cards


class CardsEvaluation(Evaluation[Cards]):
    names: ClassVar[tuple[str, ...]] = ("card", "bets", "bets-on-a-high-card")
    stages: ClassVar[int] = 1
    hidden_information: ClassVar[bool] = True

    def stage(self, state: Cards) -> i64:
        return 0

    def write_features(self, state: Cards, features: Features) -> None:
        for card, bet in zip(state.hands, state.bets, strict=True):
            row = features.add()
            row[0] = float(card)
            row[1] = float(bet)
            row[2] = float(bet * (card - 2))


EVALUATION: Final = CardsEvaluation
SCALE: Final = 5.0
HAND: Final = [[1.0, 0.0, 0.5]]
