"""Assembles the title Trans-Siberian Railroad from its modules."""

from typing import Final

from ironroad.core.engine import Coded
from ironroad.core.title import Title
from ironroad.games.trans_siberian import (
    accounts,
    check,
    encode,
    objections,
    placing,
    scoring,
    setup,
    view,
)
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
    objection=objections.objection,
    holdings=scoring.holdings,
    encoder=encode.Encoder,
    accounts=accounts.Accounts,
    projected=scoring.projected,
    stage=scoring.stage,
    feats=scoring.feats,
    origins=scoring.origins,
    placing=placing.placing,
)
