"""Explains why an action is not legal now."""

from typing import Final

from ironroad.core.bits import members_of
from ironroad.core.engine import Options, pending
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.trans_siberian.board import city_name
from ironroad.games.trans_siberian.components import NOBODY, RAILROAD_COUNT, railroad_name
from ironroad.games.trans_siberian.rules.auction import (
    ChooseAttachedLink,
    ChooseHomeLink,
    SetStockValue,
)
from ironroad.games.trans_siberian.rules.building import BuildLink, BuildSecondLink
from ironroad.games.trans_siberian.rules.turn import TakeAction
from ironroad.games.trans_siberian.state import State

RICH: Final = 10_000
"""More than any route can cost."""


def objection(state: State, action: i64) -> Message | None:
    """Return why an action is not legal, if it belongs to the pending question."""
    rules = state.rules
    asked = pending(state)
    railroad: i64 = action - rules.buy
    if isinstance(asked, TakeAction):
        if 0 <= railroad < RAILROAD_COUNT:
            return _no_certificate(state, asked.seat, railroad)
        railroad = action - rules.build_for
        if 0 <= railroad < RAILROAD_COUNT:
            return _no_building(state, asked.seat, railroad)
    if isinstance(asked, SetStockValue) and rules.value <= action < rules.buy:
        return Message("ts-why-value", amount=asked.price)
    if rules.build <= action < rules.build + rules.map.count:
        return _no_link(state, action)
    return None


def _no_certificate(state: State, seat: i64, railroad: i64) -> Message:
    name = railroad_name(railroad)
    if not state.is_open(railroad):
        return Message("ts-why-not-open", railroad=name)
    if state.sold(railroad) == state.rules.components.certificates[railroad]:
        return Message("ts-why-sold-out", railroad=name)
    price = state.price(railroad)
    return Message("ts-why-cash", railroad=name, price=price, money=state.cash[seat])


def _no_building(state: State, seat: i64, railroad: i64) -> Message:
    name = railroad_name(railroad)
    if not state.is_open(railroad):
        return Message("ts-why-not-open", railroad=name)
    if not state.is_public(railroad):
        return Message("ts-why-private", railroad=name)
    if not state.controls(seat, railroad):
        return Message("ts-why-control", railroad=name)
    if state.cubes[railroad] == 0:
        return Message("ts-why-no-cubes", railroad=name)
    if state.network[railroad] == 0:
        return Message("ts-why-no-network", railroad=name)
    if len(_links_for_plenty(state, BuildLink(seat, railroad))) == 0:
        return Message("ts-why-no-link-left", railroad=name)
    return Message("ts-why-nothing-to-build", railroad=name, money=state.treasury[railroad])


def _no_link(state: State, action: i64) -> Message | None:
    asked = pending(state)
    owner = state.owner[action - state.rules.build]
    if owner != NOBODY:
        return Message("ts-why-built", railroad=railroad_name(owner))
    if isinstance(asked, ChooseHomeLink):
        return Message("ts-why-home", city=_home(state))
    if isinstance(asked, ChooseAttachedLink):
        return Message("ts-why-attached")
    if isinstance(asked, BuildSecondLink):
        return Message("ts-why-second")
    if isinstance(asked, BuildLink):
        return _too_far(state, asked, action)
    return None


def _home(state: State) -> Message:
    board = state.rules.map
    return city_name(board.cities[members_of(board.home)[0]])


def _too_far(state: State, asked: BuildLink, action: i64) -> Message:
    railroad = asked.railroad
    if _links_for_plenty(state, asked).holds(action):
        money = state.treasury[railroad]
        return Message("ts-why-poor", railroad=railroad_name(railroad), money=money)
    return Message("ts-why-no-way", railroad=railroad_name(railroad))


def _links_for_plenty(state: State, asked: BuildLink) -> Options:
    """Return the links that a railroad could build with unlimited money: for these, only money is missing."""
    rich = state.clone()
    rich.treasury[asked.railroad] = RICH
    options = Options()
    asked.options(rich, options)
    return options
