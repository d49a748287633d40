"""See before you choose: what a choice costs and brings in the list, in the panel and on the board; projected points."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from ironroad.core.table import Table
from tests.web.people import DESK, PHONE, Sit, Visitor, until
from tests.web.positions import record_of
from tests.web.test_touch import Finger


def asks(question: str) -> Callable[[Table], bool]:
    return lambda table: table.prompt is not None and table.prompt.id == question


POSITIONS = {
    "mini-express": (3, 0.4, asks("me-ask-city")),
    "russian-railroads": (4, 0.3, asks("rr-ask-turn")),
    "trans-siberian": (4, 0.4, asks("ts-ask-link")),
}
every_title = pytest.mark.parametrize("title", POSITIONS)


def before_a_choice(visitor: Visitor, title: str) -> dict[str, Any]:
    """Sit down before a decision; return what the server tells of each choice, once the page shows it."""
    seats, part, wanted = POSITIONS[title]
    visitor.resume(record_of(title, seats, part, wanted))
    visitor.wait_for_turn()
    expect(visitor.page.locator("[data-brings]:not(:empty)").first).to_be_visible()
    answer = visitor.page.evaluate(
        "async (id) => (await fetch(`/api/games/${id}/previews`)).json()", visitor.id
    )
    return {option["action"]: option for option in answer["options"]}


def drawn(visitor: Visitor) -> set[str]:
    """Return the ghosts on the board, as kind and place."""
    marks = visitor.page.locator("[data-ghost]")
    return {str(mark.get_attribute("data-ghost")) for mark in marks.all()}


def pieces(option: Any) -> set[str]:
    told = option["added"] + option["possible"] + option["removed"]
    return {piece.split("#")[0] for piece in told}


def rich(options: dict[str, Any]) -> str:
    """Return the choice with the most to draw."""
    return max(options, key=lambda action: len(options[action]["added"]))


@every_title
def test_choices_carry_cost_and_gain_in_both_languages(sit: Sit, title: str) -> None:
    anna = sit()
    options = before_a_choice(anna, title)
    for language in ("EN", "ES"):
        anna.page.get_by_role("button", name=language, exact=True).or_(
            anna.page.get_by_text(language, exact=True)
        ).first.click()
        for action, option in options.items():
            line = anna.page.locator(f".decision [data-action='{action}'] [data-brings]")
            # A cost that the words of a choice name is not said again.
            said = anna.page.locator(f".decision [data-action='{action}']").inner_text()
            if option["changes"] and "(" not in said:
                expect(line).to_have_text(re.compile(r"[+\u2212]\d"))


@every_title
def test_nothing_shifts_when_the_server_has_told(sit: Sit, title: str) -> None:
    anna = sit()
    waiting: list[Route] = []
    anna.page.route("**/previews", lambda route: waiting.append(route))
    seats, part, wanted = POSITIONS[title]
    anna.resume(record_of(title, seats, part, wanted))
    anna.wait_for_turn()
    listed = anna.page.locator(".decision [data-action]")
    expect(anna.page.locator("[data-brings]:not(:empty)")).to_have_count(0)
    before = [choice.bounding_box() for choice in listed.all()]
    until(anna.page, lambda: waiting)
    for route in waiting:
        route.continue_()
    expect(anna.page.locator("[data-brings]:not(:empty)").first).to_be_visible()
    assert [choice.bounding_box() for choice in listed.all()] == before


def test_the_same_position_that_comes_twice_takes_nothing_away(sit: Sit) -> None:
    """A page has its position from two sides when it opens: what was pointed at or chosen in between stays so."""
    anna = sit()
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_held = True

    def hold(socket: WebSocketRoute) -> None:
        def pass_on(said: str | bytes) -> None:
            if is_held and '"position"' in str(said):
                held.append((socket, said))
            else:
                socket.send(said)

        socket.connect_to_server().on_message(pass_on)

    anna.page.route_web_socket("**", hold)
    anna.open()
    anna.page.evaluate("localStorage.setItem('ironroad-confirm', 'yes')")
    seats, part, wanted = POSITIONS["trans-siberian"]
    anna.resume(record_of("trans-siberian", seats, part, wanted))
    anna.wait_for_turn()
    until(anna.page, lambda: held)
    choice = anna.page.locator(".decision [data-action]").first
    choice.click()
    expect(anna.page.locator(".preview.shown")).to_be_visible()
    before = anna.moves()
    is_held = False
    for socket, said in held:
        socket.send(said)
    anna.settle()
    expect(anna.page.locator(".preview.shown")).to_be_visible()
    choice.click()
    anna.wait_for_answer(before)


SEEN = """() => {
    const box = (part) => document.querySelector(part)?.getBoundingClientRect().toJSON();
    const list = box('.choices');
    const whole = [...document.querySelectorAll('.choices [data-action]')].filter((choice) => {
        const {top, bottom} = choice.getBoundingClientRect();
        return list.top - 1 <= top && bottom <= list.bottom + 1;
    });
    return {preview: box('.preview'), list, log: box('.log'), whole: whole.length};
}"""
"""Tells where the parts of the page are that a decision needs, and how many choices are seen whole."""
TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1280, "height": 800}


@every_title
def test_what_a_choice_brings_floats_beside_the_choices(sit: Sit, title: str) -> None:
    """It takes no room from the choices, covers none of them, and is seen whole."""
    anna = sit(LAPTOP)
    before_a_choice(anna, title)
    for size in (LAPTOP, TABLET, PHONE):
        anna.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        anna.settle()
        anna.page.mouse.move(1, 1)
        expect(anna.page.locator(".preview.shown")).to_have_count(0)
        before = anna.page.evaluate(SEEN)
        assert before["whole"] >= (6 if size == TABLET else 2), size
        rows = before["list"]
        anna.page.mouse.move(rows["x"] + 40, rows["y"] + 30)
        expect(anna.page.locator(".preview.shown")).to_be_visible()
        seen = anna.page.evaluate(SEEN)
        assert seen["list"] == before["list"]
        preview = seen["preview"]
        assert preview["bottom"] <= rows["top"] or preview["top"] >= rows["bottom"], size
        assert preview["top"] >= 0
        assert preview["bottom"] <= size["height"], size


@every_title
def test_the_log_is_seen_beside_the_board_of_a_small_laptop(sit: Sit, title: str) -> None:
    anna = sit(LAPTOP)
    before_a_choice(anna, title)
    anna.page.mouse.move(1, 1)
    log = anna.page.evaluate(SEEN)["log"]
    # The seat that moved and what it did.
    assert log["top"] + 70 <= LAPTOP["height"]


@every_title
def test_the_keyboard_draws_a_choice_on_the_board_and_lets_go_of_it(sit: Sit, title: str) -> None:
    anna = sit()
    options = before_a_choice(anna, title)
    action = rich(options)
    choice = anna.page.locator(f".decision [data-action='{action}']")
    choice.focus()
    expect(anna.page.locator("[data-ghost]").first).to_be_visible()
    assert drawn(anna) == pieces(options[action])
    expect(anna.page.locator(".preview .amounts li")).to_have_count(len(options[action]["changes"]))
    choice.blur()
    expect(anna.page.locator("[data-ghost]")).to_have_count(0)
    expect(anna.page.locator(".preview .amounts")).to_have_count(0)


@every_title
def test_the_mouse_on_a_place_of_the_board_draws_what_it_offers(sit: Sit, title: str) -> None:
    anna = sit()
    options = before_a_choice(anna, title)
    places = {"mini-express": "city", "russian-railroads": "space", "trans-siberian": "link"}
    kind = places[title]
    action = next(
        a for a in options if pieces(options[a]) and a.split(" ")[0] in ("to", "place", "build")
    )
    target = anna.page.locator(f"[data-target='{kind}:{action.split(' ')[1]}']").first
    target.hover()
    expect(anna.page.locator("[data-ghost]").first).to_be_visible()
    assert drawn(anna) == pieces(options[action])


def test_a_ghost_lies_on_its_place_and_stays_there_when_the_map_is_zoomed(sit: Sit) -> None:
    anna = sit()
    options = before_a_choice(anna, "mini-express")
    action = rich(options)
    anna.page.locator(f".decision [data-action='{action}']").focus()
    places = [piece.split("@")[1] for piece in options[action]["added"]]
    place = next(place for place in places if place.startswith(("city:", "hex:")))

    def distance() -> float:
        found: float = anna.page.evaluate(
            """(place) => {
                const middle = (e) => { const b = e.getBoundingClientRect();
                    return [b.x + b.width / 2, b.y + b.height / 2]; };
                const [a, b] = middle(document.querySelector(`[data-ghost$='@${place}']`));
                const [c, d] = middle(document.querySelector(`.board [data-target='${place}'],
                    .board [data-place='${place}']`));
                return Math.hypot(a - c, b - d);
            }""",
            place,
        )
        return found

    expect(anna.page.locator("[data-ghost]").first).to_be_visible()
    assert distance() < 12
    anna.page.locator(".board").evaluate("(e) => e.scrollBy(0, 40)")
    until(anna.page, lambda: distance() < 12)


def test_the_first_tap_draws_and_the_second_plays_where_that_is_wished(sit: Sit) -> None:
    anna = sit(PHONE)
    anna.open().page.evaluate("localStorage.setItem('ironroad-confirm', 'yes')")
    options = before_a_choice(anna, "mini-express")
    before = anna.moves()
    finger = Finger(anna)
    finger.watch()
    anna.page.evaluate("window.isReal = true")
    action = rich(options)
    choice = anna.page.locator(f".decision [data-action='{action}']")
    finger.tap(choice, 120)
    expect(choice).to_contain_text("again")
    expect(anna.page.locator("[data-ghost]").first).to_be_attached()
    assert drawn(anna) == pieces(options[action])
    assert anna.moves() == before
    x, y = finger.spot(choice)
    finger.press(x, y, 120)
    anna.wait_for_answer(before)


def test_all_choices_of_a_question_are_asked_for_once(sit: Sit) -> None:
    anna = sit()
    asked: list[str] = []
    anna.page.on("request", lambda r: asked.append(r.url) if "/preview" in r.url else None)
    seats, part, wanted = POSITIONS["russian-railroads"]
    anna.resume(record_of("russian-railroads", seats, part, wanted))
    anna.wait_for_turn()
    expect(anna.page.locator("[data-brings]:not(:empty)").first).to_be_visible()
    for choice in anna.page.locator(".decision [data-action]").all():
        choice.focus()
    expect(anna.page.locator(".preview")).not_to_be_empty()
    assert len(asked) == 1


@every_title
def test_projected_points_stand_beside_every_seat_item_by_item(sit: Sit, title: str) -> None:
    anna = sit(DESK)
    before_a_choice(anna, title)
    projected = anna.position()["projected"]
    rows = anna.page.locator(".seats li:has([data-projected])")
    expect(rows).to_have_count(len(projected))
    for seat, card in enumerate(projected):
        row = rows.nth(seat)
        expect(row.locator("[data-projected]")).to_have_attribute(
            "data-projected", str(card["total"])
        )
        row.get_by_role("button").hover()
        lines = row.get_by_role("tooltip").locator("tr")
        expect(lines).to_have_count(len(card["items"]) + 1)
        expect(lines.last).to_contain_text(str(card["total"]))


def test_lines_about_points_come_by_key_and_finger_and_go(sit: Sit) -> None:
    anna = sit()
    before_a_choice(anna, "russian-railroads")
    row = anna.page.locator(".seats li").first
    tooltip = row.get_by_role("tooltip", include_hidden=True)
    anna.page.locator("#tab-log").focus()
    anna.page.keyboard.press("Shift+Tab")
    last = anna.page.locator(".seats li").last.get_by_role("tooltip", include_hidden=True)
    expect(last).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(last).to_be_hidden()

    finger = Finger(anna)
    button = row.get_by_role("button")
    button.scroll_into_view_if_needed()
    finger.down(*finger.spot(button))
    expect(tooltip).to_be_visible()
    finger.up()
    anna.page.locator("h1").click()
    expect(tooltip).to_be_hidden()


def moved(visitor: Visitor) -> tuple[int, Any]:
    """Return the last move of the log after which something lies on the board that did not before, and what it brought."""
    visitor.page.wait_for_selector(".log p[data-move]", state="attached")
    for move in range(visitor.position()["last"], 0, -1):
        brought = visitor.page.evaluate(
            "async ([id, n]) => (await fetch(`/api/games/${id}/effect?move=${n}`)).json()",
            [visitor.id, move],
        )
        if brought["added"] and visitor.page.locator(f".log p[data-move='{move}']").count():
            return move, brought
    raise AssertionError("nothing was ever placed")


@every_title
def test_a_line_of_the_log_shows_on_the_board_what_its_move_brought(sit: Sit, title: str) -> None:
    anna = sit()
    before_a_choice(anna, title)
    move, brought = moved(anna)
    line = anna.page.locator(f".log p[data-move='{move}']").first
    line.hover()
    expect(anna.page.locator("[data-ghost]").first).to_be_visible()
    assert drawn(anna) <= pieces({**brought, "possible": []})
    anna.page.locator("h1").hover()
    expect(anna.page.locator("[data-ghost]")).to_have_count(0)
    anna.page.locator(".log .move").filter(has=anna.page.locator(f"p[data-move='{move}']")).locator(
        "button.number"
    ).focus()
    expect(anna.page.locator("[data-ghost]").first).to_be_attached()


@every_title
def test_the_log_is_grouped_by_turn_with_times_and_folds_forced_steps(sit: Sit, title: str) -> None:
    anna = sit()
    before_a_choice(anna, title)
    turns = anna.page.locator(".log .turn")
    expect(turns.first).to_be_visible()
    names = [turn.inner_text() for turn in turns.locator(".head").all()]
    assert len(names) > 2
    assert all(re.search(r"\d\d?:\d\d", name) for name in names[1:])
    whole = anna.page.evaluate(
        "async (id) => (await fetch(`/api/games/${id}/log`)).json()", anna.id
    )
    forced = [event for event in whole["events"][-120:] if event["words"]["id"] == "event-forced"]
    expect(anna.page.locator(".log details p")).to_have_count(len(forced))
    if forced:
        folded = anna.page.locator(".log details").last
        expect(folded.locator("p").first).to_be_hidden()
        folded.locator("summary").click()
        expect(folded.locator("p").first).to_be_visible()


def test_an_icon_explains_itself_to_mouse_and_key_with_its_rule(sit: Sit) -> None:
    anna = sit()
    before_a_choice(anna, "russian-railroads")
    panel = anna.page.locator(".explain")
    icon = anna.page.locator(".board [data-explain='rr-icon-industry']").first
    icon.hover()
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("moves an industry marker one space")
    expect(panel.locator("a")).to_have_attribute(
        "href", re.compile(r"/rules/russian-railroads\?.*#russian-railroads-rules-5$")
    )
    expect(panel.locator("a")).to_have_text("Rules 5: Industry")
    anna.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    anna.page.locator("h1").hover()

    anna.page.locator("h1").click()
    anna.page.keyboard.press("b")
    expect(panel).to_be_visible()
    expect(panel.locator("strong").first).not_to_be_empty()
    anna.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_a_long_press_explains_an_icon_and_chooses_nothing(sit: Sit) -> None:
    anna = sit(PHONE)
    before_a_choice(anna, "russian-railroads")
    before = anna.moves()
    finger = Finger(anna)
    icon = anna.page.locator(".board [data-target] [data-explain]").first
    icon.scroll_into_view_if_needed()
    finger.down(*finger.spot(icon))
    expect(anna.page.locator(".explain")).to_be_visible()
    finger.up()
    anna.page.wait_for_timeout(400)
    expect(anna.page.locator(".explain")).to_be_visible()
    assert anna.moves() == before
    assert anna.position()["last"] == before


@every_title
def test_the_sign_of_reconstructed_values_says_what_it_is(sit: Sit, title: str) -> None:
    anna = sit()
    before_a_choice(anna, title)
    anna.page.locator(".board [data-explain='web-icon-approx']").first.hover()
    expect(anna.page.locator(".explain")).to_contain_text("reconstructed from other sources")


def test_the_rules_page_lists_every_icon_with_its_rule_and_prints_it(sit: Sit) -> None:
    anna = sit()
    anna.open("/rules/russian-railroads")
    entries = anna.page.locator("#legend dl > div")
    expect(entries.first).to_be_visible()
    for entry in entries.all():
        assert len(entry.inner_text()) > 20
        link = str(entry.locator("a").get_attribute("href"))
        assert anna.page.locator(link).count() == 1, link
    anna.page.emulate_media(media="print")
    expect(anna.page.locator("nav").last).to_be_hidden()
    expect(entries.last).to_be_visible()
