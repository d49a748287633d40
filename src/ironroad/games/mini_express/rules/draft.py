"""Starting Shares: the draft, its expert form, and those of the Bot (p. 4, p. 10, p. 14)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Chance, Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express import events
from ironroad.games.mini_express.components import COMPANY_COUNT, NOBODY, REFRESH
from ironroad.games.mini_express.rules import bot, companies
from ironroad.games.mini_express.state import State


def give(state: State, player: i64, company: i64, count: i64) -> None:
    """Hand starting Shares from those set aside to a player."""
    state.aside = state.aside[:]
    state.aside[company] -= count
    state.held[company * state.rules.players + player] += count
    events.chose(state, player, company, count)


def companies_of(state: State, player: i64) -> i64:
    """Return the companies a player has Shares of, as a set."""
    result: i64 = 0
    for company in range(COMPANY_COUNT):
        if state.held[company * state.rules.players + player]:
            result |= bit(company)
    return result


class ChooseShare(Decision[State]):
    """Choose a starting Share: of two companies, and no two players of the same two (p. 4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Any company for the first Share; for the second another one that makes a new pair."""
        own: i64 = companies_of(state, self.seat)
        taken = [companies_of(state, seat) for seat in range(state.rules.seats)]
        for company in range(COMPANY_COUNT):
            pair: i64 = own | bit(company)
            is_new = own == 0 or (pair != own and pair not in taken)
            if state.aside[company] and is_new:
                options.add(state.rules.choose + company)

    def choose(self, state: State, action: i64) -> None:
        """Take the Share."""
        give(state, self.seat, action - state.rules.choose, 1)

    def prompt(self, state: State) -> Message:
        """Ask for the company."""
        return Message("me-ask-choose")


class TakeTwo(Decision[State]):
    """Expert game: take both Shares of a company (p. 14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Any company whose Shares are still set aside."""
        offer_aside(state, options, state.rules.take_two)

    def choose(self, state: State, action: i64) -> None:
        """Take both."""
        company: i64 = action - state.rules.take_two
        give(state, self.seat, company, state.aside[company])

    def prompt(self, state: State) -> Message:
        """Ask for the company."""
        return Message("me-ask-take-two")


class Split(Decision[State]):
    """Expert game: choose a company of which both players take a Share (p. 14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Any company whose Shares are still set aside."""
        offer_aside(state, options, state.rules.split)

    def choose(self, state: State, action: i64) -> None:
        """One Share for each."""
        company: i64 = action - state.rules.split
        give(state, self.seat, company, 1)
        give(state, 1 - self.seat, company, 1)

    def prompt(self, state: State) -> Message:
        """Ask for the company."""
        return Message("me-ask-split")


def offer_aside(state: State, options: Options, first: i64) -> None:
    """Offer every company with Shares set aside."""
    for company in range(COMPANY_COUNT):
        if state.aside[company]:
            options.add(first + company)


class EndDraft(Step[State]):
    """Shares nobody chose advance their companies, or go to the Bot (p. 4, p. 13)."""

    def run(self, state: State) -> None:
        """Handle the Shares left over; in a solo game they return to the box (p. 10)."""
        rules = state.rules
        for company in range(COMPANY_COUNT):
            left: i64 = state.aside[company]
            if left and rules.bot != NOBODY and rules.seats > 1:
                give(state, rules.bot, company, left)
            elif left:
                companies.discard(state, company, left)
                companies.lengthen(state, company, left * rules.mode.advance)
        state.aside = []


class DrawBotShare(Chance[State]):
    """A tile for the Bot's starting Shares: it moves the Chosen Company marker alone (p. 10)."""

    def options(self, state: State, options: Options) -> None:
        """Every kind of tile that is in the bag; the refresh tiles are not yet."""
        bot.offer_tiles(state, options)

    def choose(self, state: State, action: i64) -> None:
        """Give the Bot unused Shares of the company; the tile stays out of the bag."""
        rules = state.rules
        kind: i64 = action - rules.draw
        bot.take_tile(state, kind)
        bot.move_chosen(state, rules.bot_tiles.company[kind])
        company: i64 = state.chosen
        count: i64 = min(rules.level.shares, state.box[company])
        companies.discard(state, company, -count)
        state.held[company * rules.players + rules.bot] += count
        events.chose(state, rules.bot, company, count)

    def prompt(self, state: State) -> Message:
        """Say what is drawn."""
        return Message("me-ask-draw-share")


class AddRefresh(Step[State]):
    """The refresh tiles join the others in the bag (p. 10)."""

    def run(self, state: State) -> None:
        """Add them."""
        state.bag = state.bag[:]
        state.bag[REFRESH] = state.rules.bot_tiles.counts[REFRESH]


DRAFT_END: Final = EndDraft()
