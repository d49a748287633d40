"""A toy title with secrets: two hidden hands, a guess, and points for the sum of both cards."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from ironroad.core.actions import Catalogue
from ironroad.core.dealer import Dealer
from ironroad.core.edition import Edition, parse_edition
from ironroad.core.engine import CHANCE, Chance, Coded, Decision, Frame, Options, State
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.core.table import Table
from ironroad.core.title import Meta, Outcome, Ruleset, Scorecard, Title, places_of

CARDS: Final = 6
META: Final = Meta(
    id="cards",
    seats=(2,),
    options=(),
    editions=("standard",),
    rules_version=1,
    bound=20,
    endings=("cards-end",),
    designers=("Nobody",),
    publisher="Nobody",
    year=2026,
)
EDITION: Final = """
[edition]
title = "cards"
name = "standard"
"""


class CardRules(Ruleset):
    def __init__(self, edition: Edition) -> None:
        super().__init__(Catalogue(), edition, 2, {})
        for card in range(CARDS):
            self.catalogue.add(f"deal {card}", "cards-deal", card=card)
        self.keep = self.catalogue.add("keep", "cards-keep")
        self.swap = self.catalogue.add("swap", "cards-swap")


class CardState(State):
    """A card in each hand; the seat sees its own."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stack", "hands", "turns")

    def __init__(self, rules: CardRules, stack: list[Frame], hands: list[int], turns: int) -> None:
        super().__init__(rules.catalogue, stack)
        self.rules = rules
        self.hands = hands
        self.turns = turns

    def clone(self) -> "CardState":
        return CardState(self.rules, self.stack[:], self.hands[:], self.turns)


class DealCard(Chance[CardState]):
    def options(self, state: CardState, options: Options) -> None:
        for card in range(CARDS):
            if card not in state.hands:
                options.add(card)

    def choose(self, state: CardState, action: i64) -> None:
        state.hands.append(action)
        state.stack.append(DealCard() if len(state.hands) < 2 else KeepOrSwap(0))

    def audience(self) -> int:
        return CHANCE

    def prompt(self, state: CardState) -> Message:
        return Message("cards-ask-deal")


class KeepOrSwap(Decision[CardState]):
    """Keep the own card or swap both; the higher card wins after four turns."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: CardState, options: Options) -> None:
        options.add(state.rules.keep)
        options.add(state.rules.swap)

    def choose(self, state: CardState, action: i64) -> None:
        if action == state.rules.swap:
            state.hands.reverse()
        state.turns += 1
        if state.turns < 4:
            state.stack.append(KeepOrSwap(1 - self.seat))

    def prompt(self, state: CardState) -> Message:
        return Message("cards-ask")


class Cards(Title[CardState]):
    meta = META
    parts: ClassVar[Mapping[str, type[Coded]]] = {"DealCard": DealCard, "KeepOrSwap": KeepOrSwap}

    def edition_texts(self) -> dict[str, str]:
        return {"standard": EDITION}

    def rules(self, edition: Edition, seats: int, options: Mapping[str, str]) -> CardRules:
        return CardRules(edition)

    def setup(self, rules: CardRules) -> CardState:
        return CardState(rules, [DealCard()], [], 0)

    def restore(self, rules: CardRules, fields: Sequence[Any]) -> CardState:
        return CardState(rules, *fields)

    def view(self, state: CardState, viewer: int | None) -> Mapping[str, Any]:
        return {"hand": None if viewer is None else state.hands[viewer], "turns": state.turns}

    def determinize(self, state: CardState, seat: int, dealer: Dealer) -> CardState:
        other = state.clone()
        unknown = [card for card in range(CARDS) if card != state.hands[seat]]
        other.hands[1 - seat] = unknown[dealer.below(len(unknown))]
        return other

    def scores(self, state: CardState) -> list[Scorecard]:
        hands = [*state.hands, 0, 0][:2]
        return [Scorecard([(Message("cards-card"), card)]) for card in hands]

    def outcome(self, state: CardState) -> Outcome | None:
        if state.stack:
            return None
        return Outcome(places_of([(h,) for h in state.hands]), state.hands, [Message("cards-end")])

    def check(self, state: CardState) -> None:
        assert len(state.hands) <= 2


TITLE: Final = Cards()


def card_table(mine: int, theirs: int) -> Table:
    """Return a table where the first seat has one card and the second another."""
    rules = TITLE.rules(parse_edition(EDITION, "standard", "cards", {}), 2, {})
    table = Table(TITLE, rules, 0, (), [])
    table.take(mine)
    table.take(theirs)
    return table
