"""Russian Railroads, tied together."""

from typing import Final

from ironroad.core.engine import Coded
from ironroad.core.title import Title
from ironroad.games.russian_railroads import check, objections, scoring, setup, view
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.meta import META
from ironroad.games.russian_railroads.rules import (
    cards,
    effects,
    engineers,
    factories,
    foundries,
    free,
    items,
    layout,
    locomotives,
    order,
    rounds,
    stock,
    turn,
    workers,
)
from ironroad.games.russian_railroads.state import State

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
    effects.ChooseCard,
    effects.ChooseReuse,
    rounds.EndRound,
    rounds.Relocate,
    rounds.ScoreRound,
    rounds.FinalScoring,
    turn.MustAct,
    free.AfterAction,
    free.FinishTurn,
    free.AfterRelocation,
    free.PayCoin,
    layout.ChooseBranch,
    layout.ChooseTile,
    foundries.RevealFoundry,
    foundries.OfferClosing,
    foundries.CloseFoundry,
    locomotives.PlaceLoaded,
    items.ChooseItem,
    items.DrawStart,
    items.StepApart,
    items.TakeNewTracks,
    items.ReuseOther,
    stock.ChooseDividend,
    stock.PayOut,
    stock.TakeBagUp,
    factories.PlaceFactory,
)

TITLE: Final = Title(
    meta=META,
    package=__package__,
    parts=FRAMES,
    rules=Rules,
    setup=setup.setup,
    state=State,
    view=view.view,
    scores=scoring.scorecards,
    outcome=scoring.outcome,
    check=check.check,
    determinize=view.determinize,
    has_secrets=view.has_looked,
    objection=objections.objection,
    holdings=scoring.holdings,
)
