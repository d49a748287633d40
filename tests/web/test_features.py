"""What a table offers besides moves: the guide, reasons, history, orders, charts, another game."""

import re

import pytest
from playwright.sync_api import expect

from ironroad.core.table import Table
from ironroad.games import REGISTRY
from tests.web.people import Sit
from tests.web.positions import record_of


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_a_first_game_is_guided(sit: Sit, title: str) -> None:
    anna = sit()
    anna.start_guided(title)
    guide = anna.page.locator(".guide")

    for step in range(1, 5):
        expect(guide).to_contain_text(f"{step} of 4")
        expect(anna.page.locator(".guided")).to_have_count(1)
        guide.locator(".primary").click()
    expect(anna.page.locator(".guided")).to_have_count(0)

    anna.wait_for_turn()
    expect(guide).to_be_visible()
    while guide.count():
        guide.locator(".primary").click()
    # What was told once is not told again.
    anna.page.reload()
    anna.wait_for_turn()
    expect(guide).to_have_count(0)


def test_the_guide_can_be_ended(sit: Sit) -> None:
    anna = sit()
    anna.start_guided("mini-express")
    anna.page.click("text=End the guide")
    expect(anna.page.locator(".guide")).to_have_count(0)
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page.locator(".guide")).to_have_count(0)


def at_link(table: Table) -> bool:
    return table.prompt is not None and table.prompt.id == "ts-ask-link"


REASONS = [
    ("trans-siberian", "link:", "built this link already"),
    ("russian-railroads", "space:", "This space"),
    ("mini-express", "city:", "is too far for"),
]


@pytest.mark.parametrize(("title", "kind", "reason"), REASONS)
def test_a_place_that_offers_nothing_says_why(sit: Sit, title: str, kind: str, reason: str) -> None:
    def wanted(table: Table) -> bool:
        if title == "trans-siberian":
            return at_link(table)
        texts = table.options()
        if title == "mini-express":
            return any([text.startswith("to ") for text in texts])
        return "pass" in texts and "place black-3" not in texts

    anna = sit()
    anna.resume(record_of(title, 3, 0.15, wanted))
    anna.wait_for_turn()
    for place in anna.page.locator(f"[data-place^='{kind}']").all():
        place.dispatch_event("click")
        anna.page.wait_for_selector(".why")
        if reason in anna.page.inner_text(".why"):
            break
    else:
        raise AssertionError(f"no place says: {reason}")

    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".why")).to_have_count(0)


def test_what_happened_since_the_last_turn_is_shown_again(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    before = anna.moves()
    anna.page.locator(".decision [data-action=drop]").click()
    anna.wait_for_answer(before)
    anna.wait_for_turn()
    last = anna.moves()

    anna.page.click("text=Since my last turn")
    expect(anna.page.locator(".bar .count")).to_have_text(re.compile(rf"^{before}/"))
    expect(anna.page.locator(".bar .count")).to_have_text(f"{last}/{last}", timeout=20_000)
    expect(anna.page.locator("[data-action]").first).to_be_visible()


def test_standing_orders_are_given_in_words_and_cancelled(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    anna.page.click("#tab-more")
    anna.page.click("[data-orders] summary")
    orders = anna.page.locator("[data-orders]")
    orders.locator("select").select_option("drop")
    orders.locator("input").fill("2")
    orders.locator("button", has_text="Order").click()
    expect(orders.locator("li")).to_contain_text("Drop out")
    # The question that waits is answered at once.
    expect(orders.locator("li")).to_contain_text("1 of 2")

    orders.locator("text=Cancel").click()
    expect(orders.locator("li:not(.muted)")).to_have_count(0)


def test_charts_show_what_the_title_has_figures_of(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("trans-siberian", 3, 0.4))
    anna.page.click("#tab-scores")
    anna.page.click("text=Show the course of the game")
    chart = anna.page.locator(".chart")
    expect(chart.locator("li")).to_have_count(3)
    chart.locator("select").select_option("ts-board-stock")
    expect(chart.locator("li")).to_have_count(6)
    red = next(r for r in anna.position()["view"]["railroads"] if r["id"] == "red")
    expect(chart.locator("li").first).to_contain_text(f"Red {red['stock']}")


def test_score_cards_before_the_end_add_up(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("russian-railroads", 2, 0.15))
    anna.page.click("#tab-scores")
    expect(anna.page.locator("text=if nothing more is built")).to_be_visible()
    for card in anna.page.locator("table").all():
        *items, total = [int(text) for text in card.locator("td").all_inner_texts()]
        assert sum(items) == total


def test_another_game_with_the_same_players(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("mini-express", 3, 1))
    first = anna.id
    anna.page.click("text=Play again")
    anna.page.wait_for_url(lambda url: first not in url)
    expect(anna.page.locator(".room, .decision").first).to_be_visible()


def test_choices_without_an_alternative_can_be_stopped_at(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3, "device")
    anna.page.evaluate("localStorage.setItem('ironroad-advance', 'no')")
    anna.page.reload()
    anna.wait_for_turn()
    stop = anna.page.locator("button", has_text="Go on")
    for _ in range(60):
        texts = [action["text"] for action in anna.position()["actions"]]
        # Whoever has all the money spent can only drop out of the next auction.
        wanted = next((t for t in reversed(texts) if t.startswith(("bid", "build", "value"))), "")
        anna.play(wanted or texts[0])
        anna.page.wait_for_function(
            "(move) => document.querySelector('.bar .count').textContent.startsWith(move + '/')",
            arg=str(anna.position()["move"]),
        )
        if stop.count():
            break
    expect(anna.page.locator(".forced")).to_contain_text("has only one choice")
    expect(anna.page.locator("[data-action]")).to_have_count(0)
    stop.click()
    expect(anna.page.locator("[data-action]").first).to_be_visible()


def test_a_link_is_drawn_while_a_second_one_may_follow(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("trans-siberian", 3, 0.3, lambda table: "stop" in table.options()))
    chosen = anna.page.locator(".chosen")
    expect(chosen).not_to_have_count(0)

    anna.play("stop")
    expect(chosen).to_have_count(0)


def test_the_level_of_a_computer_player_is_told(sit: Sit) -> None:
    anna = sit()
    anna.start("russian-railroads", 2)
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("computer · random")
    anna.speak("es")
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("ordenador · al azar")


def test_who_has_no_time_left_can_be_replaced(sit: Sit) -> None:
    anna, ben = sit(), sit()
    for visitor in (anna, ben):
        visitor.open()
        visitor.page.evaluate(
            """async () => {
                await fetch('/api/guests', {method: 'POST', body: JSON.stringify({name: 'Guest'}),
                    headers: {'content-type': 'application/json'}});
                localStorage.setItem('ironroad-known', 'yes');
            }"""
        )
    id = anna.page.evaluate(
        """async () => {
            const clock = {kind: 'deadline', seconds: 1};
            const body = {title: 'cards', seats: [{kind: 'open'}, {kind: 'me'}],
                terms: {clock, timeout: 'bot'}};
            const made = await fetch('/api/games', {method: 'POST', body: JSON.stringify(body),
                headers: {'content-type': 'application/json'}});
            return (await made.json()).table.id;
        }"""
    )
    ben.open(f"/game/{id}")
    ben.page.click("text=Sit here")
    anna.open(f"/game/{id}")
    anna.page.click("button:has-text('Begin')")

    anna.page.click("[data-overdue]")

    expect(anna.page.locator(".seats")).to_contain_text("out of time")
    anna.wait_for_turn()
