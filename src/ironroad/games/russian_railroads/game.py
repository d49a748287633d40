"""Russian Railroads, tied together."""

from typing import Final

from ironroad.core.engine import Coded
from ironroad.core.title import Title
from ironroad.games.russian_railroads import check, modules, objections, scoring, setup, view
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
