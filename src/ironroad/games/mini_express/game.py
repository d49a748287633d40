"""Mini Express, tied together."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.edition import Edition
from ironroad.core.engine import Coded
from ironroad.core.message import Message
from ironroad.core.title import Holding, Outcome, Scorecard, Title
from ironroad.games import edition_texts
from ironroad.games.mini_express import check, drawing, objections, scoring, setup
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.meta import META
from ironroad.games.mini_express.rules import bot, building, draft, golden_spike, harbor, turn
from ironroad.games.mini_express.state import State
from ironroad.games.mini_express.view import Layout, View, layout, view

FRAMES: Final[tuple[type[Coded], ...]] = (
    setup.DealDemand,
    setup.DrawStart,
    setup.BeginDraft,
    draft.ChooseShare,
    draft.TakeTwo,
    draft.Split,
    draft.EndDraft,
    draft.DrawBotShare,
    draft.AddRefresh,
    turn.StartTurn,
    turn.TakeAction,
    turn.BeforeSecond,
    turn.TakeSecondAction,
    turn.EndTurn,
    building.ChooseCity,
    building.ChooseHex,
    building.ChooseInfluence,
    building.FinishBuild,
    golden_spike.ChooseWest,
    harbor.ChooseHarbor,
    bot.DrawBotTile,
    bot.Act,
)

PARTS: Final[Mapping[str, type[Coded]]] = {frame.__name__: frame for frame in FRAMES}


class MiniExpress(Title[State]):
    """The title as the rest of ironroad sees it."""

    meta = META
    parts = PARTS

    def edition_texts(self) -> dict[str, str]:
        """Return the editions that come with the title."""
        return edition_texts(__package__, META.editions)

    def drawings(self, edition: Edition, words: Callable[[Message], str]) -> dict[str, str]:
        """Return both maps."""
        return {name: drawing.draw(edition, name, words) for name in drawing.MAPS}

    def rules(self, edition: Edition, seats: int, options: Mapping[str, str]) -> Rules:
        """Return the rule set."""
        return Rules(edition, seats, options)

    def setup(self, rules: Rules) -> State:
        """Return the first position."""
        return setup.setup(rules)

    def restore(self, rules: Rules, fields: Sequence[Any]) -> State:
        """Return the position with these fields."""
        return State(rules, *fields)

    def layout(self, rules: Rules) -> Layout:
        """Return the map."""
        return layout(rules)

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
        """Return the value of each seat's Shares."""
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
        """Return the Shares of each seat."""
        return [scoring.holdings(state, seat) for seat in range(state.rules.seats)]

    def check(self, state: State) -> None:
        """Raise unless every component is somewhere exactly once."""
        check.check(state)


TITLE: Final = MiniExpress()
