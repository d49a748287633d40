"""What a table offers besides moves: the guide, reasons, history, orders, charts, another game."""

import re

import pytest
from playwright.sync_api import Route, expect

from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.locale import Words
from tests.server.conftest import Meet
from tests.web.people import PHONE, Sit, until
from tests.web.positions import record_of


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_a_first_game_is_guided(sit: Sit, title: str) -> None:
    anna = sit()
    anna.start_guided(title)
    guide = anna.page.locator(".guide")

    aim = Words("en").format(Message(f"{title}-aim"))
    expect(guide).to_contain_text("1 of 5")
    expect(guide).to_contain_text(aim)
    guide.locator(".primary").click()
    for step in range(2, 6):
        expect(guide).to_contain_text(f"{step} of 5")
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


def test_the_guide_frames_a_part_that_is_drawn_later(sit: Sit) -> None:
    anna = sit()
    held: list[Route] = []
    anna.page.route("**/edition", lambda route: held.append(route))
    anna.start_guided("russian-railroads")
    guide = anna.page.locator(".guide")
    guide.locator(".primary").click()
    expect(guide).to_contain_text("2 of 5")
    until(anna.page, lambda: held)
    expect(anna.page.locator(".guided")).to_have_count(0)

    for route in held:
        route.continue_()
    expect(anna.page.locator(".guided")).to_have_count(1)


def test_the_guide_speaks_of_what_is_played(sit: Sit) -> None:
    anna = sit()
    anna.start_guided("mini-express")
    guide = anna.page.locator(".guide")
    guide.locator(".primary").click()

    # The first game has room for two companies in every city: the rims say nothing.
    assert anna.facts()["table"]["options"]["capacity"] == "first-game"
    expect(guide).to_contain_text("every city takes two companies")
    expect(guide).not_to_contain_text("three, two or one")


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

    # Each position is shown for a moment: all that the page says is noted.
    anna.page.evaluate(
        """() => {
            window.counts = [];
            new MutationObserver(() => {
                const count = document.querySelector('.bar .count')?.textContent;
                if (count && count !== window.counts.at(-1)) window.counts.push(count);
            }).observe(document.body, {subtree: true, childList: true, characterData: true});
        }"""
    )
    anna.page.click("text=Since my last turn")
    anna.page.wait_for_function(
        "([first, last]) => window.counts.includes(first) && window.counts.at(-1) === last",
        arg=[f"{before}/{last}", f"{last}/{last}"],
    )
    expect(anna.page.locator("[data-action]").first).to_be_visible()


def test_an_order_bids_up_to_a_limit(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    anna.page.click("#tab-more")
    anna.page.click("[data-orders] summary")
    orders = anna.page.locator("[data-orders]")
    form = orders.locator("[data-form='auction']")
    expect(form).to_contain_text("bid as little as possible, up to a limit, then drop out")
    form.locator("input").fill("9")
    form.locator("button").focus()
    anna.page.keyboard.press("Enter")

    # It is followed at once: a bid of at most 9, or dropping out; with the end of the auction it ends.
    line = orders.locator("li").first
    expect(line).to_contain_text("at most: Bid $9; then: Drop out")
    anna.page.reload()
    anna.page.click("#tab-more")
    anna.page.click("[data-orders] summary")
    expect(line).to_contain_text("at most: Bid $9; then: Drop out")


def test_an_order_passes_unless_something_better_is_possible(sit: Sit) -> None:
    anna = sit(PHONE, language="es", has_touch=True)
    anna.resume(record_of("russian-railroads", 3, 0.1, at_turn))
    anna.page.locator("#tab-more").tap()
    anna.page.locator("[data-orders] summary").tap()
    orders = anna.page.locator("[data-orders]")
    form = orders.locator("[data-form='pass']")
    better = next(
        action["text"] for action in anna.position()["actions"] if action["text"] != "pass"
    )
    before = anna.position()["move"]
    form.locator("[data-unless]").select_option(better)
    expect(form.locator(".chip")).to_have_count(1)
    form.locator("button", has_text="Ordenar").tap()

    expect(orders.locator("li")).to_contain_text("Pasar, salvo que sea posible:")
    # What is better is possible now, so nothing is done.
    assert anna.position()["move"] == before


def at_turn(table: Table) -> bool:
    return table.prompt is not None and table.prompt.id == "rr-ask-turn" and table.seat == 0


def test_standing_orders_are_given_in_words_and_cancelled(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    anna.page.click("#tab-more")
    anna.page.click("[data-orders] summary")
    orders = anna.page.locator("[data-orders]")
    free = orders.locator("[data-form='free']")
    free.locator("select").select_option("drop")
    free.locator("input").fill("500")
    free.locator("button", has_text="Order").click()
    expect(orders.locator("li")).to_contain_text("Drop out")
    # The question that waits is answered at once.
    expect(orders.locator("li")).to_contain_text(re.compile(r"[1-9]\d* of 500"))

    orders.locator("text=Cancel").click()
    expect(orders.locator("li:not(.muted)")).to_have_count(0)


def test_charts_show_what_the_title_has_figures_of(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("trans-siberian", 3, 0.4))
    anna.page.click("#tab-scores")
    anna.page.click("text=Show the course of the game")
    chart = anna.page.locator("#side .chart")
    expect(chart.locator("li")).to_have_count(3)
    chart.locator("select").select_option("ts-board-stock")
    expect(chart.locator("li")).to_have_count(6)
    red = next(r for r in anna.position()["view"]["railroads"] if r["id"] == "red")
    expect(chart.locator("li").first).to_contain_text(f"Red {red['stock']}")


def test_an_order_that_was_carried_out_says_so(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    anna.page.click("#tab-more")
    anna.page.click("[data-orders] summary")
    orders = anna.page.locator("[data-orders]")
    orders.locator("[data-action-choice]").select_option("drop")
    orders.locator("[data-form='free'] input").fill("1")
    orders.locator("[data-form='free'] button").click()
    expect(orders.locator("li.muted")).to_contain_text("as often as you wished")
    expect(orders.locator("li:not(.muted)")).to_have_count(0)


def test_others_wait_for_the_confirmation_of_a_turn(sit: Sit, meet: Meet) -> None:
    anna, ben = sit(), meet("Ben")
    seats = ("me", "open", "bot")
    id = ben.table(*seats, title="trans-siberian", start=False, terms={"confirm": True})
    anna.open(f"/game/{id}").sit_down("Anna")
    ben.ok("POST", f"/api/games/{id}/start")
    anna.page.wait_for_selector(".decision")
    while ben.position(id)["unconfirmed"] != 0:
        if anna.position()["unconfirmed"] == 1:
            confirm = anna.page.get_by_role("button", name="Confirm the turn")
            confirm.click()
            expect(confirm).to_have_count(0)
        elif anna.position()["actions"]:
            before = anna.moves()
            anna.page.locator(".decision [data-action]:not([disabled])").first.click()
            anna.wait_for_answer(before)
        elif ben.position(id)["actions"]:
            ben.play(id)
        anna.page.wait_for_timeout(50)
    expect(anna.page.locator(".decision .who")).to_have_text("Waiting for Ben to confirm the turn")
    expect(anna.page.locator(".seats .turn")).to_contain_text("Ben")


def test_points_of_russian_railroads_make_one_chart_that_is_drawn(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("russian-railroads", 3, 1))
    anna.page.click("#tab-scores")
    anna.page.click("text=Show the course of the game")
    chart = anna.page.locator("#side .chart")
    chart.locator("select").wait_for()
    names = chart.locator("option").all_inner_texts()
    assert names.count("Points") == 1
    assert len(set(names)) == len(names)
    for name in names:
        chart.locator("select").select_option(label=name)
        for line in chart.locator("polyline.line").all():
            assert len((line.get_attribute("points") or "").split()) == 30


@pytest.mark.parametrize("seats", [1, 2])
def test_the_printed_bot_has_a_place_wherever_players_are_listed(sit: Sit, seats: int) -> None:
    anna = sit()
    anna.resume(record_of("mini-express", seats, 0.3))
    anna.wait_for_turn()
    rival = anna.position()["rivals"][0]
    expect(anna.page.locator("[data-rival]")).to_contain_text("The Bot")
    expect(anna.page.locator("[data-rival] .points")).to_have_text(str(rival["score"]["total"]))

    anna.resume(record_of("mini-express", seats, 1))
    outcome = anna.position()["outcome"]
    result = anna.page.locator("section:has(#result)")
    places = result.locator(".place").all_inner_texts()
    assert places == [str(place) for place in range(1, seats + 2)]
    row = result.locator("li", has_text="The Bot")
    expect(row).to_contain_text(str(outcome["rivals"][0]["score"]["total"]))
    anna.page.click("#tab-scores")
    expect(anna.page.locator("[role=tabpanel] caption", has_text="The Bot")).to_be_visible()


def test_score_cards_before_the_end_add_up(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("russian-railroads", 2, 0.15))
    anna.page.click("#tab-scores")
    expect(anna.page.locator("[role=tabpanel] table")).to_have_count(2)
    for card in anna.page.locator("[role=tabpanel] table").all():
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
    ben.sit_down("Ben")
    anna.open(f"/game/{id}")
    anna.page.click("button:has-text('Begin')")

    anna.page.click("[data-overdue]")

    expect(anna.page.locator(".seats")).to_contain_text("out of time")
    anna.wait_for_turn()


@pytest.mark.parametrize(("kind", "mine"), [("bots", 1), ("study", 3)])
def test_a_record_is_played_on_from_any_position(sit: Sit, kind: str, mine: int) -> None:
    anna = sit()
    anna.open()
    anna.page.evaluate("localStorage.setItem('ironroad-level', 'random')")
    anna.page.click("text=Open a record")
    anna.page.fill("dialog[open] textarea", record_of("trans-siberian", 3, 1))
    anna.page.click("text=Open as a study")
    anna.page.wait_for_selector("#result")
    study, last = anna.id, anna.moves()
    anna.page.keyboard.press("Home")
    for _ in range(12):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".bar .count")).to_have_text(f"12/{last}")

    anna.page.click(f"[data-branch={kind}]")
    anna.page.wait_for_url(re.compile(rf"/game/(?!{study})"))
    assert anna.wait_for_turn()
    assert 12 <= anna.moves() < last
    assert sum([seat["mine"] for seat in anna.facts()["table"]["seats"]]) == mine
    before = anna.moves()
    anna.page.locator(".decision [data-action]:not([disabled])").first.click()
    anna.wait_for_answer(before)


@pytest.mark.parametrize(("language", "words"), [("en", "no such page"), ("es", "no existe")])
def test_an_address_that_leads_nowhere_says_so(sit: Sit, language: str, words: str) -> None:
    anna = sit(language=language)
    answer = anna.page.goto(anna.url + "/nonsense/of/any/kind")
    assert answer is not None
    assert answer.status == 404
    expect(anna.page.locator("h1")).to_contain_text(words)
    anna.page.locator("main a.button").click()
    anna.page.wait_for_selector("[data-title]")
