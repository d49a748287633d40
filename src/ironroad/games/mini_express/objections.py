"""Why an action that somebody would like is not possible now."""

from ironroad.core.engine import pending
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express.board import NETWORK, city_name
from ironroad.games.mini_express.components import COMPANY_COUNT, company_name
from ironroad.games.mini_express.rules.building import ChooseCity, ChooseHex
from ironroad.games.mini_express.rules.turn import TakeAction
from ironroad.games.mini_express.state import State


def objection(state: State, action: i64) -> Message | None:
    """Return why an action is not offered, where it belongs to the question that is asked."""
    rules = state.rules
    asked = pending(state)
    if isinstance(asked, TakeAction):
        company: i64 = action - rules.share
        if 0 <= company < COMPANY_COUNT:
            return _no_share(state, asked.seat, company)
        company = action - rules.build
        if 0 <= company < COMPANY_COUNT:
            return _no_building(state, company)
    city: i64 = action - rules.to
    if isinstance(asked, ChooseCity) and 0 <= city < rules.map.city_count:
        return _no_city(state, asked.company, city)
    if isinstance(asked, ChooseHex) and 0 <= action - rules.via < len(rules.plain):
        return Message("me-why-way")
    return None


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
    present: i64 = state.network[company * NETWORK]
    if (present >> city) & 1:
        return Message("me-why-there", company=company_name(company), city=name)
    if not (state.open >> city) & 1:
        return Message("me-why-full", city=name)
    trains = state.area[company]
    return Message("me-why-far", company=company_name(company), city=name, trains=trains)
