"""Assembles the title Mini Express from its modules."""

from typing import Final

from ironroad.core.engine import Coded
from ironroad.core.title import Title
from ironroad.games.mini_express import (
    accounts,
    check,
    drawing,
    encode,
    objections,
    placing,
    scoring,
    setup,
    view,
)
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.meta import META
from ironroad.games.mini_express.rules import bot, building, draft, golden_spike, harbor, turn
from ironroad.games.mini_express.state import State

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
    layout=view.layout,
    drawings=drawing.drawings,
    objection=objections.objection,
    holdings=scoring.holdings,
    rivals=scoring.rivals,
    encoder=encode.Encoder,
    accounts=accounts.Accounts,
    stage=scoring.stage,
    feats=scoring.feats,
    placing=placing.placing,
)
