"""The flow of a round: turns until all have passed, turn order, relocation, scoring, end of the game (p. 14 to 20)."""

from typing import ClassVar, Final

from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events, scoring
from ironroad.games.russian_railroads.board import MOST_SPACES, RAILROAD_COUNT
from ironroad.games.russian_railroads.rules import feasible, order, workers
from ironroad.games.russian_railroads.rules.engineers import SlideEngineers
from ironroad.games.russian_railroads.rules.occupying import offer_engineers
from ironroad.games.russian_railroads.rules.order import ReorganizeOrder
from ironroad.games.russian_railroads.rules.turn import TAKE_TURN, USE_SPACE
from ironroad.games.russian_railroads.rules.workers import ReturnPieces
from ironroad.games.russian_railroads.state import NOBODY, State


class StartRound(Step[State]):
    """A round begins with the first player."""

    def run(self, state: State) -> None:
        """Increment the round number and start with the first player's turn."""
        state.round += 1
        state.turn = -1
        for expansion in state.rules.in_play:
            expansion.start_round(state)
        events.round(state)
        state.stack.append(NEXT_TURN)


class NextTurn(Step[State]):
    """Give the turn to the next player in turn order who has not passed; if all have, end the round (p. 14)."""

    def run(self, state: State) -> None:
        """Push the turn of that player above this frame, which continues afterwards."""
        state.stack.append(self)
        self._go_on(state)

    # As for all steps: a frame meets states of its own title only.
    def proceed(self, state: State, options: Options) -> bool:  # type: ignore[override]
        """Stay on the stack while the round lasts."""
        self._go_on(state)
        return False

    def _go_on(self, state: State) -> None:
        """Push the next turn above this frame, or replace it by the end of the round."""
        seats: i64 = state.rules.seats
        for _seat in range(seats):
            state.turn = (state.turn + 1) % seats
            seat = state.seat_at(state.turn)
            if state.passed >> seat & 1 == 0:
                state.stack.append(TAKE_TURN[seat])
                return
        state.stack.drop()
        state.stack.append(END_ROUND)


class EndRound(Step[State]):
    """The end of a round: new turn order, relocation, scoring, preparation of the next (p. 15, p. 18 to 20)."""

    def run(self, state: State) -> None:
        """Push these frames in reverse; after the last round only the scoring and the final scoring."""
        stack = state.stack
        if state.is_last_round():
            stack.append(FINAL_SCORING)
            stack.append(SCORE_ROUND)
            return
        stack.append(START_ROUND)
        stack.append(SLIDE_ENGINEERS)
        stack.append(RETURN_PIECES)
        stack.append(SCORE_ROUND)
        # The worker that claims the later position relocates first, so it is pushed last (p. 15).
        for space in state.rules.spaces.claims:
            seat = order.claimant(state, space)
            if seat != NOBODY:
                stack.append(Relocate(seat, space))
        stack.append(REORGANIZE_ORDER)


class Relocate(Decision[State]):
    """Move the worker of a turn-order space to an unoccupied space that costs exactly one worker (p. 15)."""

    opens: ClassVar[bool] = True
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final[i64] = space

    def options(self, state: State, options: Options) -> None:
        """Unoccupied spaces, own engineers and the unlimited bottom track space; staying is allowed (ruling R9)."""
        rules = state.rules
        room = feasible.rooms(state, self.seat)
        for space in rules.spaces.open:
            if space.single and (state.spaces[space.index] == 0 or space.unlimited):
                if feasible.can_use(state, self.seat, space, room):
                    options.add(rules.place + space.index)
        offer_engineers(state, self.seat, room, 1, 0, options)
        options.add(state.rules.stay)

    def choose(self, state: State, action: i64) -> None:
        """Move the worker and use the space."""
        if action == state.rules.stay:
            events.stayed(state, self.seat)
            return
        space = state.rules.spaces.all[action - state.rules.place]
        events.relocated(state, self.seat, space)
        workers.relocate(state, self.space, space.index)
        for expansion in state.rules.in_play:
            expansion.on_relocated(state, self.seat)
        state.stack.append(USE_SPACE[self.seat * MOST_SPACES + space.index])

    def prompt(self, state: State) -> Message:
        """Ask for the space."""
        return Message("rr-ask-relocate")


class ScoreRound(Step[State]):
    """Score railroads and industry (p. 18, p. 19)."""

    def run(self, state: State) -> None:
        """Add every player's points of the round."""
        for seat in range(state.rules.seats):
            points = scoring.round_points(state, seat)
            player = state.players[seat]
            for railroad in range(RAILROAD_COUNT):
                player.score_railroad(railroad, points[railroad])
            player.industry_points += points[RAILROAD_COUNT]
            events.scored(state, seat, points)


class FinalScoring(Step[State]):
    """Score End Bonus cards and the majority of engineers (p. 20)."""

    def run(self, state: State) -> None:
        """Add every player's points; the stack is then empty, so the game is over."""
        for seat in range(state.rules.seats):
            for card in state.cards_of(seat):
                points = scoring.card_points(state, seat, card)
                state.players[seat].card_points += points
                events.bonus_scored(state, seat, card, points)
        for expansion in state.rules.in_play:
            expansion.score_end(state)
        majority = scoring.majority_points(state)
        for seat in range(state.rules.seats):
            state.players[seat].majority_points += majority[seat]
            if majority[seat] > 0:
                events.majority(state, seat, majority[seat])
        events.game_over(state)


# Frames are immutable, so all games share these instances.
START_ROUND: Final = StartRound()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
SCORE_ROUND: Final = ScoreRound()
FINAL_SCORING: Final = FinalScoring()
RETURN_PIECES: Final = ReturnPieces()
SLIDE_ENGINEERS: Final = SlideEngineers()
REORGANIZE_ORDER: Final = ReorganizeOrder()
