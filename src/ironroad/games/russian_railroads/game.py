"""Russian Railroads, tied together."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.edition import Edition
from ironroad.core.engine import Coded
from ironroad.core.message import Message
from ironroad.core.title import Holding, Outcome, Scorecard, Title
from ironroad.games import edition_texts
from ironroad.games.russian_railroads import (
    check,
    modules,
    objections,
    scoring,
    setup,
    view,
)
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.meta import META
from ironroad.games.russian_railroads.rules import (
    cards,
    effects,
    engineers,
    free,
    locomotives,
    order,
    reuse,
    rounds,
    turn,
    workers,
)
from ironroad.games.russian_railroads.state import State
from ironroad.games.russian_railroads.view import View

FRAMES: Final[tuple[type[Coded], ...]] = (
    setup.DealOrder,
    setup.DealEngineer,
    setup.RemoveBonus,
    setup.OfferStarts,
    cards.ChooseStart,
    cards.ChooseBonus,
    locomotives.PlaceLocomotive,
    locomotives.ReplaceFactory,
    workers.Pay,
    workers.SwapWorker,
    workers.ReturnPieces,
    engineers.SlideEngineers,
    order.ReorganizeOrder,
    rounds.StartRound,
    rounds.NextTurn,
    turn.TakeTurn,
    turn.UseSpace,
    effects.Settle,
    effects.TakeOwed,
    cards.ChooseCard,
    reuse.ChooseReuse,
    rounds.EndRound,
    rounds.Relocate,
    rounds.ScoreRound,
    rounds.FinalScoring,
    turn.MustAct,
    free.AfterAction,
    free.FinishTurn,
    locomotives.PlaceLoaded,
    *modules.FRAMES,
)


PARTS: Final[Mapping[str, type[Coded]]] = {frame.__name__: frame for frame in FRAMES}


class RussianRailroads(Title[State]):
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
        return view.view(state, viewer)

    def has_secrets(self, state: State, seat: int) -> bool:
        """Whether the seat has looked at end bonus cards."""
        return view.has_looked(state, seat)

    def determinize(self, state: State, seat: int, dealer: Dealer) -> State:
        """Return a state with everything hidden from the seat dealt anew."""
        return view.determinize(state, seat, dealer)

    def scores(self, state: State) -> list[Scorecard]:
        """Return the points of each seat, item by item."""
        return scoring.scorecards(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return the places, once the game is over."""
        return scoring.outcome(state)

    def objection(self, state: State, action: int) -> Message | None:
        """Return why an action is not offered."""
        return objections.objection(state, action)

    def holdings(self, state: State) -> list[list[Holding]]:
        """Return the engineers and End Bonus cards of each seat."""
        return [scoring.holdings(state, seat) for seat in range(state.rules.seats)]

    def check(self, state: State) -> None:
        """Raise unless every component is somewhere exactly once."""
        check.check(state)


TITLE: Final = RussianRailroads()
