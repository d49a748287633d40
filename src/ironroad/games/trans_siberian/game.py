"""Trans-Siberian Railroad, tied together."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.edition import Edition
from ironroad.core.engine import Coded
from ironroad.core.message import Message
from ironroad.core.title import Holding, Outcome, Scorecard, Title
from ironroad.games import edition_texts
from ironroad.games.trans_siberian import check, objections, scoring, setup
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.meta import META
from ironroad.games.trans_siberian.rules import (
    auction,
    building,
    dividends,
    nationalization,
    shares,
    turn,
)
from ironroad.games.trans_siberian.state import State
from ironroad.games.trans_siberian.view import View, view

FRAMES: Final[tuple[type[Coded], ...]] = (
    setup.DealStartPlayer,
    auction.BeginAuctions,
    auction.AuctionRound,
    auction.BidOrDrop,
    auction.ChooseHomeLink,
    auction.ChooseAttachedLink,
    auction.SetStockValue,
    shares.ChooseBonus,
    building.BuildLink,
    building.BuildSecondLink,
    building.ChoosePayee,
    dividends.PayDividends,
    dividends.AdjustStock,
    dividends.AdjustMarkers,
    nationalization.Nationalize,
    turn.StartTurn,
    turn.TakeAction,
    turn.EndTurn,
    turn.CheckPhaseShift,
    turn.CheckEnd,
    turn.NextTurn,
)


PARTS: Final[Mapping[str, type[Coded]]] = {frame.__name__: frame for frame in FRAMES}


class TransSiberian(Title[State]):
    """The title as the rest of ironroad sees it."""

    meta = META
    parts = PARTS

    def edition_texts(self) -> dict[str, str]:
        """Return the editions that come with the title."""
        return edition_texts(__package__, META.editions)

    def rules(self, edition: Edition, seats: int, options: Mapping[str, str]) -> Rules:
        """Return the rule set."""
        return Rules(edition, seats, options)

    def setup(self, rules: Rules) -> State:
        """Return the first position."""
        return setup.setup(rules)

    def restore(self, rules: Rules, fields: Sequence[Any]) -> State:
        """Return the position with these fields."""
        return State(rules, *fields)

    def view(self, state: State, viewer: int | None) -> View:
        """Return what the viewer may know."""
        return view(state, viewer)

    def has_secrets(self, state: State, seat: int) -> bool:
        """Nothing is secret."""
        return False

    def determinize(self, state: State, seat: int, dealer: Dealer) -> State:
        """Nothing is hidden: an equal state."""
        return state.clone()

    def scores(self, state: State) -> list[Scorecard]:
        """Return cash and stock of each seat."""
        return scoring.scorecards(state)

    def seen_scores(self, state: State, viewer: int | None) -> list[Scorecard]:
        """Return all scores: nothing is hidden."""
        return scoring.scorecards(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return the places, once the game is over."""
        return scoring.outcome(state)

    def objection(self, state: State, action: int) -> Message | None:
        """Return why an action is not offered."""
        return objections.objection(state, action)

    def holdings(self, state: State) -> list[list[Holding]]:
        """Return the certificates of each seat."""
        return [scoring.holdings(state, seat) for seat in range(state.rules.seats)]

    def check(self, state: State) -> None:
        """Raise unless every component is somewhere exactly once."""
        check.check(state)


TITLE: Final = TransSiberian()
