"""Processing of the bag: turns earned effects into steps and decisions (p. 14); registers the base game's effects."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import (
    AGAIN,
    BAG,
    BAG_PLACE,
    BLACK_WORKER,
    BONUS,
    BUILD,
    CARD,
    CARD_ENGINEER,
    COLOUR_COUNT,
    COUNT_MASK,
    DOUBLER,
    DUE,
    ENGINEER_SUM,
    HIRE,
    INDUSTRY,
    KIND_UNIT,
    LAST_AT_ONCE,
    LAST_FIRST,
    LOCOMOTIVE,
    LOCOMOTIVE_SUM,
    MARKER,
    MEDAL,
    NEW_TRACKS,
    PLACE,
    POINTS,
    REUSE,
    REVALUE,
    ROUBLE,
    STEP,
    TEMPORARY,
    TOKEN,
    WORKER,
    rewards_name,
)
from ironroad.games.russian_railroads.rules import (
    auxiliary,
    cards,
    engineers,
    ideas,
    industry,
    locomotives,
    points,
    reuse,
    track,
)
from ironroad.games.russian_railroads.rules.kinds import EFFECTS, register
from ironroad.games.russian_railroads.state import State


class Settle(Step[State]):
    """Process the bag: effects without a choice, then those that come first, then the player's choice (ruling R3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Carry out effects until a decision is needed or the bag is empty."""
        owed = state.owed
        place: i64 = 0
        while place < len(owed):
            entry: i64 = owed[place]
            if entry // KIND_UNIT <= LAST_AT_ONCE:
                del owed[place]
                EFFECTS[entry // KIND_UNIT].do(state, self.seat, entry & COUNT_MASK)
                place = 0
            else:
                place += 1
        if not owed:
            return
        for place in range(len(owed)):
            entry = owed[place]
            if entry // KIND_UNIT <= LAST_FIRST:
                state.stack.append(self)
                EFFECTS[entry // KIND_UNIT].ask(state, self.seat, place)
                return
        state.stack.append(TAKE_OWED[self.seat])


class TakeOwed(Decision[State]):
    """Take the effects of the bag one unit at a time, in any order; optional ones may be given up (ruling R2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every unit of every effect; stopping, if nothing compulsory is left or nothing is possible."""
        must = False
        kinds: i64 = 0
        for entry in state.owed:
            if entry & DUE:
                must = True
            kinds |= bit(BAG_PLACE[entry // KIND_UNIT])
        place: i64 = 0
        while kinds != 0:
            if kinds & 1:
                EFFECTS[BAG[place]].offer(state, self.seat, options)
            kinds >>= 1
            place += 1
        if not must or options.count == 0:
            options.add(state.rules.stop)

    def choose(self, state: State, action: i64) -> None:
        """Carry out one unit, then process the bag again; stopping empties the bag."""
        rules = state.rules
        if action == rules.stop:
            state.owed.clear()
            events.stopped(state, self.seat)
            return
        below = len(state.stack)
        EFFECTS[rules.owed_kinds[action - rules.first_owed]].take(state, self.seat, action)
        if len(state.stack) == below:
            SETTLE[self.seat].run(state)
        else:
            # Below the decisions that the effect pushed, so that it runs after them.
            state.stack.insert(below, SETTLE[self.seat])

    def prompt(self, state: State) -> Message:
        """Ask what to take, naming the remaining effects."""
        return Message("rr-ask-owed", rewards=rewards_name(state.owed))


# Frames are immutable, so all games share these instances, indexed by seat.
SETTLE: Final = [Settle(0), Settle(1), Settle(2), Settle(3)]
TAKE_OWED: Final = [TakeOwed(0), TakeOwed(1), TakeOwed(2), TakeOwed(3)]

# Effects without a choice.
register(POINTS, points.Points())
register(ROUBLE, auxiliary.Roubles())
register(TEMPORARY, auxiliary.TemporaryWorkers())
register(WORKER, auxiliary.Workers())
for colour in range(COLOUR_COUNT):
    register(NEW_TRACKS + colour, track.NewTracks(colour))
register(REVALUE, ideas.Revaluation())
register(MEDAL, ideas.Medal())
register(MARKER, ideas.FurtherMarker())
register(ENGINEER_SUM, engineers.EngineerSum())
register(LOCOMOTIVE_SUM, locomotives.LocomotiveSum())
register(BLACK_WORKER, auxiliary.BlackWorker())
register(CARD_ENGINEER, engineers.CardEngineer())
register(HIRE, engineers.Hiring())
# Effects that come before everything else.
register(REUSE, reuse.Reuse())
register(CARD, cards.QuestionCard())
register(PLACE, locomotives.CardLocomotive())
# Effects taken from the bag in any order.
register(STEP, track.Steps())
register(INDUSTRY, industry.Industry())
register(DOUBLER, auxiliary.Doublers())
register(BUILD, locomotives.Building())
register(LOCOMOTIVE, EFFECTS[BUILD])
register(TOKEN, ideas.Tokens())
register(BONUS, cards.Bonus())
register(AGAIN, cards.Again())
