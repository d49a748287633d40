"""Auction rounds: four railroads before the game, Black and White in mid-sequence (p. 4, p. 11)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64, mypyc_attr
from ironroad.games.trans_siberian import events
from ironroad.games.trans_siberian.components import NOBODY, OPEN, REMOVED, railroad_name
from ironroad.games.trans_siberian.rules import tracks
from ironroad.games.trans_siberian.state import State


class BeginAuctions(Step[State]):
    """An auction round, opened by the current player: the start player, or the player who triggered the dividend."""

    __match_args__: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        self.round: Final[i64] = round
        """0 before the game, 1 at the phase shift."""

    def run(self, state: State) -> None:
        """Begin with the first railroad of the round."""
        state.stack.append(AuctionRound(state.current, self.round, 0))


class AuctionRound(Step[State]):
    """Auction the railroads of a phase from one of them on; the opener speaks first."""

    __match_args__: ClassVar[tuple[str, ...]] = ("opener", "round", "place")

    def __init__(self, opener: i64, round: i64, place: i64) -> None:
        self.opener: Final[i64] = opener
        self.round: Final[i64] = round
        self.place: Final[i64] = place

    def run(self, state: State) -> None:
        """Ask the opener, unless all railroads of the round were auctioned."""
        railroads = state.rules.components.auctioned[self.round]
        if self.place == len(railroads):
            return
        railroad = railroads[self.place]
        events.auction(state, railroad, self.opener)
        everyone: i64 = bit(len(state.cash)) - 1
        state.stack.append(
            BidOrDrop(self.opener, self.opener, self.round, self.place, 0, NOBODY, everyone)
        )


@mypyc_attr(free_list_len=1)
class BidOrDrop(Decision[State]):
    """Raise the bid by at least 1, or drop out of this auction for good."""

    opens: ClassVar[bool] = True
    __match_args__: ClassVar[tuple[str, ...]] = (
        "seat",
        "opener",
        "round",
        "place",
        "high",
        "leader",
        "bidders",
    )

    def __init__(
        self,
        seat: i64,
        opener: i64,
        round: i64,
        place: i64,
        high: i64,
        leader: i64,
        bidders: i64,
    ) -> None:
        super().__init__(seat)
        self.opener: Final[i64] = opener
        self.round: Final[i64] = round
        self.place: Final[i64] = place
        self.high: Final[i64] = high
        self.leader: Final[i64] = leader
        """The seat of the highest bid, or ``NOBODY``."""
        self.bidders: Final[i64] = bidders
        """The seats that have not dropped out, as a set."""

    def options(self, state: State, options: Options) -> None:
        """Drop out, or any whole sum above the last bid that the bidder has (ruling R1)."""
        rules = state.rules
        least: i64 = max(self.high + 1, rules.start.minimum_bid)
        options.add(rules.drop)
        cash: i64 = state.cash[self.seat]
        if cash >= least:
            options.add_run(rules.bid + least, cash - least + 1)

    def choose(self, state: State, action: i64) -> None:
        """Note the bid or the dropping out; end the auction when nobody is left to speak."""
        if action == state.rules.drop:
            events.dropped(state, self.seat)
            self._ask_next(state, self.high, self.leader, self.bidders & ~bit(self.seat))
        else:
            amount: i64 = action - state.rules.bid
            events.bid(state, self.seat, amount)
            self._ask_next(state, amount, self.seat, self.bidders)

    def _ask_next(self, state: State, high: i64, leader: i64, bidders: i64) -> None:
        if bidders == 0:
            self._unsold(state)
            return
        seats: i64 = len(state.cash)
        seat: i64 = (self.seat + 1) % seats
        while not bidders & bit(seat):
            seat = (seat + 1) % seats
        if seat == leader:
            self._sold(state, leader, high)
            return
        state.stack.append(
            BidOrDrop(seat, self.opener, self.round, self.place, high, leader, bidders)
        )

    def _unsold(self, state: State) -> None:
        """Everybody passed: the railroad leaves the game, the same player opens the next auction."""
        railroad: i64 = state.rules.components.auctioned[self.round][self.place]
        state.unshare()
        state.status[railroad] = REMOVED
        state.cubes[railroad] = 0
        events.unsold(state, railroad)
        tracks.advance_nationalization(state, state.rules.start.unsold_advance)
        state.stack.append(AuctionRound(self.opener, self.round, self.place + 1))

    def _sold(self, state: State, winner: i64, price: i64) -> None:
        """The winner opens the railroad and the next auction."""
        railroad: i64 = state.rules.components.auctioned[self.round][self.place]
        state.cash[winner] -= price
        state.treasury[railroad] += price
        state.held[railroad * len(state.cash) + winner] = 1
        state.unshare()
        state.status[railroad] = OPEN
        events.won(state, winner, railroad, price)
        state.stack.append(AuctionRound(winner, self.round, self.place + 1))
        state.stack.append(SetStockValue(winner, railroad, price))
        if self.round == 0:
            state.current = winner  # The last buyer takes the first turn (p. 5).
            state.stack.append(ChooseHomeLink(winner, railroad))
        elif can_attach(state):
            state.stack.append(ChooseAttachedLink(winner, railroad))
        else:
            events.no_link(state, railroad)  # ruling R13

    def prompt(self, state: State) -> Message:
        """Ask for a bid."""
        railroad = self.lot(state)
        if self.leader == NOBODY:
            return Message("ts-ask-first-bid", railroad=railroad)
        return Message("ts-ask-bid", railroad=railroad, amount=self.high, leader=self.leader)

    def lot(self, state: State) -> Message:
        """Return the railroad."""
        return railroad_name(state.rules.components.auctioned[self.round][self.place])


class ChooseHomeLink(Decision[State]):
    """The first link of a railroad: free of charge, and connected to Moscow."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "railroad")

    def __init__(self, seat: i64, railroad: i64) -> None:
        super().__init__(seat)
        self.railroad: Final[i64] = railroad

    def options(self, state: State, options: Options) -> None:
        """Every free link at Moscow."""
        for link in state.rules.map.home_links:
            if state.is_free(link):
                options.add(state.rules.build + link)

    def choose(self, state: State, action: i64) -> None:
        """Build the link and record its income."""
        tracks.place_cube(state, self.railroad, action - state.rules.build)

    def prompt(self, state: State) -> Message:
        """Ask for the link."""
        return Message("ts-ask-home-link", railroad=railroad_name(self.railroad))


class ChooseAttachedLink(Decision[State]):
    """The first link of Black or White: any that touches a built link, external ones excepted (p. 11)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "railroad")

    def __init__(self, seat: i64, railroad: i64) -> None:
        super().__init__(seat)
        self.railroad: Final[i64] = railroad

    def options(self, state: State, options: Options) -> None:
        """Every free internal link at a built one."""
        built: i64 = built_cities(state)
        for link in state.rules.map.internal:
            if link.ends & built and state.is_free(link.number):
                options.add(state.rules.build + link.number)

    def choose(self, state: State, action: i64) -> None:
        """Build the link and record its income."""
        tracks.place_cube(state, self.railroad, action - state.rules.build)

    def prompt(self, state: State) -> Message:
        """Ask for the link."""
        return Message("ts-ask-attached-link", railroad=railroad_name(self.railroad))


def built_cities(state: State) -> i64:
    """Return the cities that links of any railroad touch, as a set."""
    cities: i64 = 0
    for network in state.network:
        cities |= network
    return cities


def can_attach(state: State) -> bool:
    """Whether a free internal link touches a built one."""
    built: i64 = built_cities(state)
    for link in state.rules.map.internal:
        if link.ends & built and state.is_free(link.number):
            return True
    return False


class SetStockValue(Decision[State]):
    """The winner sets the first stock value, not above the bid (p. 4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "railroad", "price")

    def __init__(self, seat: i64, railroad: i64, price: i64) -> None:
        super().__init__(seat)
        self.railroad: Final[i64] = railroad
        self.price: Final[i64] = price

    def options(self, state: State, options: Options) -> None:
        """Every space up to the bid; the first space always fits, as no bid is below it."""
        values = state.rules.tracks.stock
        count: i64 = 0
        while count < len(values) and values[count] <= self.price:
            count += 1
        options.add_run(state.rules.value, count)

    def choose(self, state: State, action: i64) -> None:
        """Place the cube on the Stock Value Track."""
        state.stock[self.railroad] = action - state.rules.value
        events.valued(state, self.railroad)

    def prompt(self, state: State) -> Message:
        """Ask for the value."""
        railroad = railroad_name(self.railroad)
        return Message("ts-ask-value", railroad=railroad, amount=self.price)
