"""The flow: turns, two actions in the expert game, and the end (p. 5, p. 9, p. 14)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express import events, scoring
from ironroad.games.mini_express.components import COMPANY_COUNT
from ironroad.games.mini_express.rules import bot, shares
from ironroad.games.mini_express.rules.building import ChooseCity, has_safe_route
from ironroad.games.mini_express.state import State


def can_act(state: State, player: i64) -> bool:
    """Whether a player, a person or the Bot, has any legal action."""
    if player == state.rules.bot:
        return bot.can_act(state)
    for company in range(COMPANY_COUNT):
        if state.destinations(company) or shares.can_take(state, player, company):
            return True
    return False


def anybody_can_act(state: State) -> bool:
    """Whether any player has a legal action."""
    for player in range(state.rules.players):
        if can_act(state, player):
            return True
    return False


class StartTurn(Step[State]):
    """The current player acts; a player who cannot act is skipped, and if nobody can the game is over (ruling R25)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("actions",)

    def __init__(self, actions: i64) -> None:
        self.actions: Final[i64] = actions

    def run(self, state: State) -> None:
        """Ask the player."""
        begin_turn(state, self.actions, can_act(state, state.current))


def begin_turn(state: State, actions: i64, is_able: bool) -> None:
    """Push the question for an action, with the end of the turn below it."""
    state.stack.append(END_TURN)
    if state.current == state.rules.bot:
        state.stack.append(bot.DRAW_TILE)
    elif is_able:
        state.stack.append(TAKE_ACTION[state.current][actions])
    else:
        events.skipped(state, state.current)


class TakeAction(Decision[State]):
    """Take a Share or build track; there is no passing (p. 5)."""

    opens: ClassVar[bool] = True
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "actions")

    def __init__(self, seat: i64, actions: i64) -> None:
        super().__init__(seat)
        self.actions: Final[i64] = actions
        """The actions of this turn, this one counted."""

    def options(self, state: State, options: Options) -> None:
        """Shares that can be paid, companies that reach a city."""
        shares.offer(state, self.seat, options)
        for company in range(COMPANY_COUNT):
            if state.destinations(company):
                options.add(state.rules.build + company)

    def choose(self, state: State, action: i64) -> None:
        """Carry the action out; another may follow."""
        if self.actions > 1:
            state.stack.append(BeforeSecond(self.seat, company_of(state, action)))
        carry_out(state, self.seat, action, 0)

    def prompt(self, state: State) -> Message:
        """Ask for the action."""
        return Message("me-ask-action")


def company_of(state: State, action: i64) -> i64:
    """Return the company of a Share or build action."""
    rules = state.rules
    return action - rules.build if action >= rules.build else action - rules.share


def carry_out(state: State, seat: i64, action: i64, safe: i64) -> None:
    """Take the Share, or ask on for the city to build to."""
    company: i64 = company_of(state, action)
    if action >= state.rules.build:
        state.stack.append(ChooseCity(seat, company, safe))
    else:
        shares.take(state, seat, company)


class BeforeSecond(Step[State]):
    """Between the two actions of an expert turn (p. 14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first
        """The company of the first action."""

    def run(self, state: State) -> None:
        """Ask for the second action, unless the game is over or there is none (ruling R26)."""
        if state.depleted() >= state.rules.mode.end_depleted:
            return
        actions = second_actions(state, self.seat, self.first)
        if actions:
            state.stack.append(TakeSecondAction(self.seat, self.first, actions))
        else:
            events.no_second(state, self.seat)


def second_actions(state: State, seat: i64, first: i64) -> i64:
    """Return the legal second actions as a set: Shares by company, then builds by company.

    Another company than the first action's, and nothing that would end the game (ruling R31).
    """
    result: i64 = 0
    for company in range(COMPANY_COUNT):
        if company != first:
            if shares.can_take(state, seat, company) and not shares.depletes(state, company):
                result |= bit(company)
            if can_build_safely(state, seat, company):
                result |= bit(company + COMPANY_COUNT)
    return result


def can_build_safely(state: State, seat: i64, company: i64) -> bool:
    """Whether some build of a company depletes none."""
    cities: i64 = state.destinations(company)
    city: i64 = 0
    while cities:
        if cities & 1 and has_safe_route(state, seat, company, city):
            return True
        cities >>= 1
        city += 1
    return False


class TakeSecondAction(Decision[State]):
    """The second action of an expert turn, with another company."""

    opens: ClassVar[bool] = True
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "first", "actions")

    def __init__(self, seat: i64, first: i64, actions: i64) -> None:
        super().__init__(seat)
        self.first: Final[i64] = first
        self.actions: Final[i64] = actions
        """The legal actions as a set: Shares by company, then builds by company."""

    def options(self, state: State, options: Options) -> None:
        """What was found legal."""
        for number in range(2 * COMPANY_COUNT):
            if self.actions & bit(number):
                options.add(state.rules.share + number)

    def choose(self, state: State, action: i64) -> None:
        """Carry the action out without ending the game."""
        carry_out(state, self.seat, action, 1)

    def prompt(self, state: State) -> Message:
        """Ask for the action."""
        return Message("me-ask-second-action")


class EndTurn(Step[State]):
    """The end may be due; otherwise the next player."""

    def run(self, state: State) -> None:
        """Leave nothing to do when the game is over."""
        following: i64 = state.next_player()
        is_able = can_act(state, following)
        if state.end_is_due() or not (is_able or anybody_can_act(state)):
            scoring.tell(state)
            events.game_over(state, scoring.end_reason(state))
            return
        state.current = following
        begin_turn(state, state.rules.mode.actions, is_able)


END_TURN: Final = EndTurn()
START_TURN_OF: Final = (StartTurn(0), StartTurn(1), StartTurn(2))
"""The start of a turn by its number of actions; these frames serve all games."""
TAKE_ACTION: Final = [[TakeAction(seat, actions) for actions in range(3)] for seat in range(5)]
"""The question of a turn by seat and number of actions, likewise."""
