"""Explains why an action is not legal now."""

from ironroad.core.bits import bit
from ironroad.core.engine import pending
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express.board import city_name
from ironroad.games.mini_express.components import COMPANY_COUNT, company_name
from ironroad.games.mini_express.rules import shares
from ironroad.games.mini_express.rules.building import ChooseCity, ChooseHex, next_hexes
from ironroad.games.mini_express.rules.golden_spike import ChooseWest
from ironroad.games.mini_express.rules.turn import TakeAction, TakeSecondAction
from ironroad.games.mini_express.state import State


def objection(state: State, action: i64) -> Message | None:
    """Return why an action is not legal, if it belongs to the pending question."""
    rules = state.rules
    asked = pending(state)
    number: i64 = action - rules.share
    if isinstance(asked, TakeAction):
        if 0 <= number < 2 * COMPANY_COUNT:
            return _no_action(state, asked.seat, number)
    elif isinstance(asked, TakeSecondAction):
        if 0 <= number < 2 * COMPANY_COUNT:
            return _no_second_action(state, asked, number)
    elif isinstance(asked, ChooseCity):
        if 0 <= action - rules.to < rules.map.city_count:
            return _no_city(state, asked.company, action - rules.to)
    elif isinstance(asked, ChooseHex):
        if 0 <= action - rules.via < len(rules.plain):
            return _no_hex(state, asked, rules.plain[action - rules.via])
    elif isinstance(asked, ChooseWest):
        if 0 <= action - rules.west < COMPANY_COUNT:
            return _no_west(asked, action - rules.west)
    return None


def _no_action(state: State, seat: i64, number: i64) -> Message:
    """Return why a Share, or past the four Shares a build, is not possible."""
    if number < COMPANY_COUNT:
        return _no_share(state, seat, number)
    return _no_building(state, number - COMPANY_COUNT)


def _no_second_action(state: State, asked: TakeSecondAction, number: i64) -> Message:
    """Return why a second action is refused: its company, its cost, or that it would end the game (p. 14)."""
    company: i64 = number % COMPANY_COUNT
    name = company_name(company)
    if company == asked.first:
        return Message("me-why-first", company=name)
    if number < COMPANY_COUNT:
        if shares.can_take(state, asked.seat, company):
            return Message("me-why-share-ends", company=name)
    elif state.destinations(company):
        return Message("me-why-build-ends", company=name)
    return _no_action(state, asked.seat, number)


def _no_share(state: State, seat: i64, company: i64) -> Message:
    if state.shares[company] == 0:
        return Message("me-why-no-shares", company=company_name(company))
    have = state.influence[company * state.rules.players + seat]
    cost = state.area[company]
    return Message("me-why-influence", company=company_name(company), cost=cost, have=have)


def _no_building(state: State, company: i64) -> Message:
    trains = state.area[company]
    if trains == 0:
        return Message("me-why-no-trains", company=company_name(company))
    return Message("me-why-no-city", company=company_name(company), trains=trains)


def _no_city(state: State, company: i64, city: i64) -> Message:
    name = city_name(state.rules.map.cities[city])
    if (state.network[company].cities >> city) & 1:
        return Message("me-why-there", company=company_name(company), city=name)
    if not (state.open >> city) & 1:
        return Message("me-why-full", city=name)
    if (state.destinations(company) >> city) & 1:
        return Message("me-why-city-ends", city=name)
    trains = state.area[company]
    return Message("me-why-far", company=company_name(company), city=name, trains=trains)


def _no_hex(state: State, asked: ChooseHex, hex: i64) -> Message:
    ways = next_hexes(state, asked.company, asked.city, asked.route, asked.left)
    return Message("me-why-way-ends" if hex in ways else "me-why-way")


def _no_west(asked: ChooseWest, company: i64) -> Message:
    name = company_name(company)
    return Message(
        "me-why-west-ends" if asked.candidates & bit(company) else "me-why-west", company=name
    )
