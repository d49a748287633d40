"""The ``Title`` object of Russian Railroads."""

from typing import Final

from ironroad.core.engine import Coded
from ironroad.core.title import Title
from ironroad.games.russian_railroads import (
    accounts,
    check,
    encode,
    modules,
    objections,
    placing,
    scoring,
    setup,
    view,
)
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.meta import META
from ironroad.games.russian_railroads.player import Player
from ironroad.games.russian_railroads.rules import (
    cards,
    effects,
    engineers,
    locomotives,
    order,
    reuse,
    rounds,
    side_actions,
    turn,
    workers,
)
from ironroad.games.russian_railroads.state import State

PARTS: Final[tuple[type[Coded], ...]] = (
    Player,
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
    side_actions.AfterAction,
    side_actions.FinishTurn,
    locomotives.PlaceLoaded,
    *modules.FRAMES,
    *modules.PARTS,
)

TITLE: Final = Title(
    meta=META,
    package=__package__,
    parts=PARTS,
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
    encoder=encode.Encoder,
    accounts=accounts.Accounts,
    projected=scoring.projected,
    stage=scoring.stage,
    feats=scoring.feats,
    placing=placing.placing,
)
