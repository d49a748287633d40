"""Each seat gets a hidden card; in turn seats bet openly and hide a stone left or right; then all is shown."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from ironroad.core.actions import Catalogue
from ironroad.core.dealer import Dealer
from ironroad.core.edition import Edition
from ironroad.core.engine import (
    CHANCE,
    Chance,
    Decision,
    Frame,
    Options,
    Stack,
    State,
    Step,
    do,
    pending,
)
from ironroad.core.message import Event, Message
from ironroad.core.native import i64
from ironroad.core.title import Meta, Outcome, Ruleset, Scorecard, Title, places_of

from .meta import META

CARDS: Final = 6
NONE: Final = -1


class Rules(Ruleset):
    def __init__(self, edition: Edition, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(Catalogue(), edition, seats, options)
        self.rounds = edition.entry("rounds", options["rounds"]).integer(low=1)
        for card in range(CARDS):
            self.catalogue.add(f"deal card-{card + 1}", "cards-deal", card=card + 1)
        self.bet = self.catalogue.add("bet 0", "cards-bet", amount=0)
        self.catalogue.add("bet 1", "cards-bet", amount=1)
        self.catalogue.add("bet 2", "cards-bet", amount=2)
        self.hide = self.catalogue.add("hide left", "cards-hide-left")
        self.catalogue.add("hide right", "cards-hide-right")


class Cards(State):
    __match_args__: ClassVar[tuple[str, ...]] = ("stack", "hands", "stones", "bets", "round")

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame] | Stack,
        hands: list[int],
        stones: list[int],
        bets: list[int],
        round: int,
    ) -> None:
        super().__init__(rules.catalogue, stack)
        self.rules = rules
        self.hands = hands
        self.stones = stones
        self.bets = bets
        self.round = round

    def clone(self) -> "Cards":
        return Cards(
            self.rules, self.stack.copy(), self.hands[:], self.stones[:], self.bets[:], self.round
        )


def tell(state: Cards, message: Message, audience: int, masked: Message) -> None:
    if state.events is not None:
        state.events.append(Event(message, audience, masked))


class DealCard(Chance[Cards]):
    """A hidden card for one seat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: Final[i64] = to

    def options(self, state: Cards, options: Options) -> None:
        for card in range(CARDS):
            if card not in state.hands:
                options.add(card)

    def choose(self, state: Cards, action: i64) -> None:
        state.hands[self.to] = action
        told = Message("cards-event-got", seat=int(self.to), card=action + 1)
        tell(state, told, int(self.to), Message("cards-event-hidden", seat=int(self.to)))

    def prompt(self, state: Cards) -> Message:
        return Message("cards-ask-deal")

    def audience(self) -> int:
        return int(self.to)


class Bet(Decision[Cards]):
    """Bet openly."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: Cards, options: Options) -> None:
        options.add_run(state.rules.bet, 3)

    def choose(self, state: Cards, action: i64) -> None:
        state.bets[self.seat] += action - state.rules.bet
        if state.events is not None:
            amount = int(action - state.rules.bet)
            state.events.append(Event(Message("cards-event-bet", seat=self.seat, amount=amount)))

    def prompt(self, state: Cards) -> Message:
        return Message("cards-ask-bet", card=state.hands[self.seat] + 1)


class Hide(Decision[Cards]):
    """Hide a stone; nobody else learns where."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: Cards, options: Options) -> None:
        options.add_run(state.rules.hide, 2)

    def choose(self, state: Cards, action: i64) -> None:
        state.stones[self.seat] = int(action - state.rules.hide)
        told = Message("cards-event-stone", seat=self.seat, place=state.stones[self.seat])
        tell(state, told, self.seat, Message("cards-event-hidden", seat=self.seat))

    def prompt(self, state: Cards) -> Message:
        return Message("cards-ask-hide")

    def audience(self) -> int:
        return int(self.seat)


class Round(Step[Cards]):
    """Everybody bets and hides, round by round."""

    def run(self, state: Cards) -> None:
        if state.round < state.rules.rounds:
            state.round += 1
            turns: list[Frame] = []
            for seat in range(state.rules.seats):
                turns += [Bet(seat), Hide(seat)]
            do(state, *turns, Round())


def setup(rules: Rules) -> Cards:
    seats = rules.seats
    state = Cards(rules, [], [NONE] * seats, [NONE] * seats, [0] * seats, 0)
    do(state, *[DealCard(seat) for seat in range(seats)], Round())
    return state


def view(state: Cards, viewer: int | None) -> Mapping[str, Any]:
    over = not state.stack
    decision = pending(state)
    return {
        "title": "cards",
        "viewer": viewer,
        "seat": None if decision is None or decision.seat == CHANCE else decision.seat,
        "hands": [h if over or s == viewer else None for s, h in enumerate(state.hands)],
        "stones": [p if over or s == viewer else None for s, p in enumerate(state.stones)],
        "bets": list(state.bets),
        "round": state.round,
    }


def determinize(state: Cards, seat: int, dealer: Dealer) -> Cards:
    twin = state.clone()
    unseen = [card for card in range(CARDS) if card != state.hands[seat]]
    dealer.shuffle(unseen)
    for other in range(state.rules.seats):
        if other != seat and twin.hands[other] != NONE:
            twin.hands[other] = unseen.pop()
        if other != seat and twin.stones[other] != NONE:
            twin.stones[other] = dealer.below(2)
    return twin


def scores(state: Cards) -> list[Scorecard]:
    """The highest card wins its bets; the others lose theirs."""
    best = max(state.hands)
    return [
        Scorecard(
            [
                (Message("cards-score-card"), hand + 1),
                (Message("cards-score-bets"), bet if hand == best else -bet),
            ]
        )
        for hand, bet in zip(state.hands, state.bets, strict=True)
    ]


def projected(state: Cards) -> list[Scorecard]:
    """What is bet is open, the cards are not."""
    return [Scorecard([(Message("cards-score-bets"), bet)]) for bet in state.bets]


def outcome(state: Cards) -> Outcome | None:
    if state.stack:
        return None
    totals = [card.total for card in scores(state)]
    return Outcome(places_of([(t,) for t in totals]), totals, [Message("cards-end")])


def check(state: Cards) -> None:
    dealt = [card for card in state.hands if card != NONE]
    assert len(set(dealt)) == len(dealt)


PARTS: Final = (DealCard, Bet, Hide, Round)


def title_of(
    meta: Meta, package: str, view: Callable[[Cards, int | None], Mapping[str, Any]]
) -> Title[Cards]:
    """Return a title with these rules."""
    return Title(
        meta=meta,
        package=package,
        parts=PARTS,
        rules=Rules,
        setup=setup,
        state=Cards,
        view=view,
        scores=scores,
        outcome=outcome,
        check=check,
        determinize=determinize,
        projected=projected,
    )


TITLE: Final = title_of(META, __package__, view)
