"""Whole games in the browser."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, WebSocketRoute, expect

from ironroad.core.table import Table
from ironroad.games import REGISTRY
from tests.server.clients import Server
from tests.web.people import PHONE, Sit, Visitor, sitter, until
from tests.web.positions import record_of

TOLD_TO_ONE = ("cards-event-got", "cards-event-stone")
"""Events of the toy title that only one seat may read."""
TITLES = [(id, max(2, REGISTRY.meta(id).seats[0])) for id in REGISTRY.ids()]


@pytest.mark.whole
@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_a_whole_game_by_clicks_alone(sit: Sit, title: str, seats: int) -> None:
    anna = sit()
    clicks = 0
    while clicks <= 3:  # A game may be over after two or three decisions of one seat.
        anna.start(title, seats)
        clicks += anna.click_through(random.Random(7))

        assert anna.position()["outcome"] is not None
        expect(anna.page.locator("#result")).to_be_visible()


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_a_whole_game_by_keyboard_alone(sit: Sit, title: str, seats: int) -> None:
    anna = sit()
    strokes = 0
    while strokes <= 3:  # A game may be over after two or three decisions of one seat.
        anna.start(title, seats)
        strokes += anna.type_through(random.Random(3))

        assert anna.position()["outcome"] is not None


def test_a_whole_game_on_a_phone_in_spanish(sit: Sit) -> None:
    anna = sit(PHONE, "es")
    anna.start("trans-siberian", 3)

    anna.click_through(random.Random(11))

    expect(anna.page.locator("#result")).to_have_text("Resultado")


def two_at_a_table(sit: Sit) -> tuple[Visitor, Visitor]:
    """Return two people before browsers of their own, in a game with a computer player that has begun."""
    anna, ben = sit(), sit()
    id = anna.start("trans-siberian", 3, "friends")
    ben.open(f"/game/{id}")
    ben.sit_down("Ben")
    free = anna.page.locator("text=Let the computer play")
    expect(free).to_have_count(1)
    free.click()
    anna.page.click("button:has-text('Begin')")
    for visitor in (anna, ben):
        visitor.page.wait_for_selector(".decision")
    return anna, ben


def deciding_and_waiting(anna: Visitor, ben: Visitor) -> tuple[Visitor, Visitor]:
    """Wait until it is the turn of one of two people and their page shows it; return this one first."""
    while not (anna.position()["actions"] or ben.position()["actions"]):
        anna.page.wait_for_timeout(50)  # The computer decides first.
    deciding, waiting = (anna, ben) if anna.position()["actions"] else (ben, anna)
    deciding.wait_for_turn()
    return deciding, waiting


@pytest.mark.whole
def test_two_browsers_and_a_server_that_goes_away_in_mid_turn(
    browser: Browser, own_server: Callable[..., Server]
) -> None:
    server = own_server()
    with sitter(browser, server.url, service_workers="allow") as sit:
        anna, ben = two_at_a_table(sit)

        server.stop()
        for visitor in (anna, ben):
            expect(visitor.page.locator(".lost")).to_be_visible()
        own_server(port=server.settings.port)
        for visitor in (anna, ben):
            expect(visitor.page.locator(".lost")).to_have_count(0)

        deciding, waiting = deciding_and_waiting(anna, ben)
        before = deciding.moves()
        deciding.page.locator(".decision [data-action]:not([disabled])").first.click()
        for visitor in (deciding, waiting):
            visitor.wait_for_answer(before)


@pytest.mark.whole
def test_a_browser_that_goes_offline_in_mid_turn_comes_back(sit: Sit) -> None:
    anna, ben = two_at_a_table(sit)
    deciding, waiting = deciding_and_waiting(anna, ben)
    before = deciding.moves()

    deciding.page.context.set_offline(True)
    expect(deciding.page.locator(".lost")).to_be_visible()
    deciding.page.locator(".decision [data-action]:not([disabled])").first.click()
    expect(deciding.page.locator(".problem")).to_contain_text("Nothing was changed")
    assert waiting.position()["last"] == before

    deciding.page.context.set_offline(False)
    expect(deciding.page.locator(".lost")).to_have_count(0)
    deciding.page.locator(".decision [data-action]:not([disabled])").first.click()
    for visitor in (deciding, waiting):
        visitor.wait_for_answer(before)


def first_choice(visitor: Visitor) -> None:
    before = visitor.moves()
    visitor.page.locator(".decision [data-action]:not([disabled])").first.click()
    visitor.wait_for_answer(before)


def test_moves_go_over_the_socket(sit: Sit) -> None:
    anna = sit()
    sent: list[str] = []
    heard: list[str] = []
    posted: list[str] = []
    anna.page.on("websocket", lambda s: s.on("framesent", lambda text: sent.append(str(text))))
    anna.page.on("websocket", lambda s: s.on("framereceived", lambda text: heard.append(str(text))))
    anna.page.on("request", lambda request: posted.append(f"{request.method} {request.url}"))
    anna.start("trans-siberian", 3)
    # Before there is a connection, moves go another way.
    until(anna.page, lambda: any(['"type":"position"' in text for text in heard]))
    for _ in range(2):
        anna.wait_for_turn()
        first_choice(anna)
    assert len([text for text in sent if '"type":"play"' in text]) == 2
    assert [line for line in posted if line.endswith("/play")] == []


@pytest.mark.parametrize(
    "answer", ["", '{"type":"problem","error":{"id":"x","args":{}},"key":"KEY"}']
)
def test_a_move_that_the_socket_does_not_take_goes_over_http(sit: Sit, answer: str) -> None:
    anna = sit()

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "play":
                server.send(text)
            elif answer:
                socket.send(answer.replace("KEY", message["key"]))

        socket.on_message(hear)

    anna.page.route_web_socket("**/api/socket", pass_on)
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    with anna.page.expect_request("**/play") as posted:
        first_choice(anna)
    assert posted.value.method == "POST"
    expect(anna.page.locator(".problem")).to_have_count(0)


def test_a_spectator_of_russian_railroads_never_receives_a_hidden_card(sit: Sit) -> None:
    def wanted(table: Table) -> bool:
        return any([player["bonuses"] for player in [table.view(0)["players"][0]]])

    anna, eva = sit(), sit()
    told_anna, told_eva = listen(anna), listen(eva)
    id = anna.resume(record_of("russian-railroads", 2, 0.3, wanted))
    eva.open(f"/game/{id}").page.wait_for_selector(".decision")
    eva.page.keyboard.press("ArrowLeft")
    eva.page.wait_for_selector("text=Back to now")

    held = re.compile(r'"bonuses":\["([a-z-]+)"')
    assert any([held.search(text) for text in told_anna])
    assert any(['"russian-railroads"' in text for text in told_eva])
    assert not any([held.search(text) for text in told_eva])
    assert not any(['"rr-event-bonus-card"' in text for text in told_eva])


def test_a_spectator_sees_the_game_and_decides_nothing(sit: Sit) -> None:
    anna, eva = sit(), sit()
    id = anna.start("trans-siberian", 3)
    anna.wait_for_turn()

    eva.open(f"/game/{id}").page.wait_for_selector(".decision")

    expect(eva.page.locator("[data-action]")).to_have_count(0)
    expect(eva.page.locator("[data-target]")).to_have_count(0)
    expect(eva.page.locator(".decision")).to_contain_text("Waiting for Guest")


def secrets_in(text: str) -> list[str]:
    """Return what is told of hidden cards and stones in a message of the server."""
    try:
        return _secrets(json.loads(text))
    except json.JSONDecodeError:
        return []


def _secrets(value: Any) -> list[str]:
    if isinstance(value, list):
        return [found for item in value for found in _secrets(item)]
    if not isinstance(value, dict):
        return []
    found = [
        f"{name} {value[name]}"
        for name in ("hands", "stones")
        if any([item is not None for item in value.get(name, [])])
    ]
    if value.get("id") in TOLD_TO_ONE:
        found.append(value["id"])
    return found + [each for item in value.values() for each in _secrets(item)]


def listen(visitor: Visitor) -> list[str]:
    """Return a list that fills with everything the browser gets about games."""
    received: list[str] = []

    def read(response: Response | None) -> None:
        if response is not None and "/api/games" in response.url:
            received.append(response.text())

    visitor.page.on(
        "websocket", lambda s: s.on("framereceived", lambda frame: received.append(str(frame)))
    )
    visitor.page.on("requestfinished", lambda request: read(request.response()))
    return received


def test_a_spectator_never_receives_a_secret(sit: Sit) -> None:
    anna, eva = sit(), sit()
    anna.open()
    anna.page.evaluate(
        """async () => {
            const ask = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
                headers: {'content-type': 'application/json'}});
            await ask('/api/guests', {name: 'Anna'});
            localStorage.setItem('ironroad-known', 'yes');
            const seats = [{kind: 'me'}, {kind: 'me'}];
            const made = await (await ask('/api/games', {title: 'cards', seats})).json();
            history.pushState(null, '', '/game/' + made.table.id);
        }"""
    )
    told_anna, told_eva = listen(anna), listen(eva)
    anna.open(f"/game/{anna.id}").page.wait_for_selector(".curtain")
    eva.open(f"/game/{anna.id}").page.wait_for_selector(".decision")
    for _ in range(4):
        anna.play(anna.position()["actions"][0]["text"])
    last = anna.position()["last"]
    eva.page.wait_for_function(
        "(last) => document.querySelector('.bar .count').textContent.endsWith('/' + last)", arg=last
    )

    # What is looked for is there to be found: the player is told it, by socket and by request.
    assert any([secrets_in(text) for text in told_anna])
    assert any(['"type":"position"' in text for text in told_eva])
    assert [found for text in told_eva for found in secrets_in(text)] == []


def test_a_curtain_hides_board_and_log_until_the_next_player_is_there(sit: Sit) -> None:
    anna = sit()
    anna.start("cards", 2, "device")

    expect(anna.page.locator(".curtain")).to_contain_text("Player 1")
    for part in (".generic", ".log", "[data-action]"):
        expect(anna.page.locator(part)).to_have_count(0)

    anna.page.click("text=I am here")
    for part in (".generic", ".log"):
        expect(anna.page.locator(part)).to_have_count(1)
    while anna.position()["seat"] == 0:
        anna.play(anna.position()["actions"][0]["text"])
    expect(anna.page.locator(".curtain")).to_contain_text("Player 2")
    expect(anna.page.locator(".log")).to_have_count(0)
