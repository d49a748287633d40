"""The Harbor variant of the Europe map (p. 16)."""

from typing import ClassVar, Final

from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express import events
from ironroad.games.mini_express.board import CUT_OFF
from ironroad.games.mini_express.components import company_name
from ironroad.games.mini_express.rules import companies
from ironroad.games.mini_express.state import State


def after_purple(state: State, player: i64, company: i64) -> None:
    """The company on the tile gets a train for a Harbor, if its supply has one (ruling R35)."""
    if state.supply[company] > 0:
        companies.spend_supply(state, company, 1)
        if player == state.rules.bot:
            _open(state, player, company, bot_choice(state))
        else:
            state.stack.append(ChooseHarbor(player, company))


def _open(state: State, player: i64, company: i64, number: i64) -> None:
    """Place the train: the Harbor is a further start of the company; its length stays."""
    hex: i64 = state.rules.harbors[number]
    companies.place_train(state, company, hex)
    events.harbor(state, player, company, hex)


class ChooseHarbor(Decision[State]):
    """The player chooses a free Harbor for the train."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "company")

    def __init__(self, seat: i64, company: i64) -> None:
        super().__init__(seat)
        self.company: Final[i64] = company

    def options(self, state: State, options: Options) -> None:
        """Every Harbor without a train."""
        rules = state.rules
        for number in range(len(rules.harbors)):
            if not state.is_occupied(rules.harbors[number]):
                options.add(rules.harbor + number)

    def choose(self, state: State, action: i64) -> None:
        """Place the train there."""
        _open(state, self.seat, self.company, action - state.rules.harbor)

    def prompt(self, state: State) -> Message:
        """Ask for the Harbor."""
        return Message("me-ask-harbor", company=company_name(self.company))


def bot_choice(state: State) -> i64:
    """Return the number of the free Harbor nearest to the target; of equals the last (ruling R18)."""
    rules = state.rules
    best: i64 = 0
    best_steps: i64 = CUT_OFF + 1
    for number in range(len(rules.harbors)):
        hex: i64 = rules.harbors[number]
        steps: i64 = rules.map.distance[hex * rules.map.city_count + state.target]
        if steps <= best_steps and not state.is_occupied(hex):
            best = number
            best_steps = steps
    return best
