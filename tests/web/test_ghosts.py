"""Ghosts of everything that moves: markers, tiles, boulders, certificates; and costs on the way that is paid."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ironroad.core.table import Table
from ironroad.server.games.previews import previews_of
from tests.web.people import DESK, PHONE, Sit, Visitor
from tests.web.positions import AMERICAN, GERMAN, Options, random_record, record_of
from tests.web.test_see import asks, before_a_choice
from tests.web.test_touch import Finger

MATERIAL: list[tuple[str, Options, str]] = [
    ("income", GERMAN, "income-"),
    ("tile", GERMAN, "extension-"),
    ("foundry", GERMAN, "foundry-"),
    ("boulder", AMERICAN, "boulder"),
    ("dividend", AMERICAN, "dividend-"),
    ("boilerman", GERMAN, "boilerman@"),
    ("use", GERMAN, "coal@"),
]
"""The first word of a choice, the boards it belongs to, and what its ghost begins with."""


def offers(verb: str) -> Callable[[Table], bool]:
    return lambda table: any(text.startswith(f"{verb} ") for text in table.options())


@pytest.mark.parametrize(("verb", "options", "kind"), MATERIAL)
def test_what_expansions_add_has_a_ghost(sit: Sit, verb: str, options: Options, kind: str) -> None:
    anna = sit(DESK)
    anna.resume(random_record(3, options, offers(verb)))
    assert anna.wait_for_turn()
    anna.page.locator(f".decision [data-action^='{verb} ']").first.focus()
    expect(anna.page.locator(f"[data-ghost^='{kind}']").first).to_be_visible()


def test_a_special_item_shows_where_its_freight_car_may_go(sit: Sit) -> None:
    anna = sit(DESK)
    anna.resume(random_record(3, AMERICAN, lambda table: brings_a_car(table) is not None))
    assert anna.wait_for_turn()
    told = anna.page.evaluate(
        "async (id) => (await fetch(`/api/games/${id}/previews`)).json()", anna.id
    )
    action = next(o["action"] for o in told["options"] if is_with_car(o["added"] + o["possible"]))
    anna.page.locator(f".decision [data-action='{action}']").focus()
    expect(anna.page.locator("[data-ghost^='car@'] svg").first).to_be_visible()


def is_with_car(pieces: list[str]) -> bool:
    return any(piece.startswith("car@") for piece in pieces)


def brings_a_car(table: Table) -> str | None:
    """Return a special item whose freight car goes to a locomotive."""
    if not offers("item")(table):
        return None
    for option in previews_of(table.title, table.rules, table.state, table.options()):
        if option.action.startswith("item ") and is_with_car(option.added + option.possible):
            return option.action
    return None


def test_the_marker_of_the_stock_market_has_a_ghost(sit: Sit) -> None:
    anna = sit(DESK)
    anna.resume(random_record(3, AMERICAN, offers("buy")))
    assert anna.wait_for_turn()
    anna.page.locator(".decision [data-action^='buy ']").first.focus()
    expect(anna.page.locator("[data-ghost^='price-0@level:']").first).to_be_visible()


def test_a_share_and_a_certificate_are_seen_to_move(sit: Sit) -> None:
    anna = sit(DESK)
    anna.resume(record_of("mini-express", 3, 0.4, offers("share")))
    anna.wait_for_turn()
    anna.page.locator(".decision [data-action^='share ']").first.focus()
    expect(anna.page.locator("[data-ghost^='share-'].sure")).to_have_count(1)
    expect(anna.page.locator("[data-ghost^='influence-'].gone")).not_to_have_count(0)
    anna.resume(record_of("trans-siberian", 4, 0.4, offers("buy")))
    anna.wait_for_turn()
    anna.page.locator(".decision [data-action^='buy ']").first.focus()
    expect(anna.page.locator("[data-ghost^='certificate-'].sure")).to_have_count(1)
    expect(anna.page.locator("[data-ghost^='certificate-'].gone")).to_have_count(1)


def over_others(table: Table) -> str | None:
    """Return a link that is reached over links of others."""
    if not asks("ts-ask-link")(table):
        return None
    for option in previews_of(table.title, table.rules, table.state, table.options()):
        if len(option.signs) > 1:
            return option.action
    return None


def way_of(visitor: Visitor, action: str) -> dict[str, str]:
    """Return the words that stand on the board for a choice, by place, as the server tells them."""
    told = visitor.page.evaluate(
        "async (id) => (await fetch(`/api/games/${id}/previews`)).json()", visitor.id
    )
    option = next(option for option in told["options"] if option["action"] == action)
    return {sign["place"]: f"${sign['what']['args']['amount']}" for sign in option["signs"]}


def written(visitor: Visitor) -> dict[str, str]:
    marks = visitor.page.locator("[data-sign]")
    return {str(mark.get_attribute("data-sign")): mark.inner_text() for mark in marks.all()}


def test_a_jump_costs_on_the_way_that_it_takes(sit: Sit) -> None:
    anna = sit(DESK)
    record = record_of("trans-siberian", 4, 0.2, lambda table: over_others(table) is not None)
    anna.resume(record)
    anna.wait_for_turn()
    told = anna.page.evaluate(
        "async (id) => (await fetch(`/api/games/${id}/previews`)).json()", anna.id
    )
    action = next(o["action"] for o in told["options"] if len(o["signs"]) > 1)
    way = way_of(anna, action)
    choice = anna.page.locator(f".decision [data-action='{action}']")
    choice.focus()
    expect(anna.page.locator("[data-sign]")).to_have_count(len(way))
    assert written(anna) == way
    choice.blur()
    expect(anna.page.locator("[data-sign]")).to_have_count(0)
    link = anna.page.locator(f".board [data-target='link:{action.split(' ')[1]}']")
    link.hover()
    expect(anna.page.locator("[data-sign]")).to_have_count(len(way))


def test_a_second_link_is_drawn_with_both_prices_while_it_is_chosen(sit: Sit) -> None:
    anna = sit(DESK)
    second = asks("ts-ask-second-link")
    record = record_of(
        "trans-siberian", 4, 0.2, lambda table: second(table) and len(table.options()) > 1
    )
    anna.resume(record)
    anna.wait_for_turn()
    choice = anna.page.locator(".decision [data-action^='build ']").first
    action = str(choice.get_attribute("data-action"))
    choice.focus()
    way = way_of(anna, action)
    assert way[f"link:{action.split(' ')[1]}"] == "$8"
    expect(anna.page.locator("[data-sign]")).to_have_count(len(way))
    expect(anna.page.locator("[data-ghost^='track-'].sure")).to_have_count(2)


def test_the_first_tap_draws_the_way_too(sit: Sit) -> None:
    anna = sit(PHONE, has_touch=True, is_mobile=True)
    anna.open().page.evaluate("localStorage.setItem('ironroad-confirm', 'yes')")
    before_a_choice(anna, "trans-siberian")
    finger = Finger(anna)
    finger.watch()
    anna.page.evaluate("window.isReal = true")
    finger.tap(anna.page.locator(".decision [data-action]").first, 120)
    expect(anna.page.locator("[data-sign]").first).to_be_attached()
