"""Whole games in the browser."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from ironroad.games import REGISTRY
from tests.server.clients import Server
from tests.web.people import PHONE, Sit, sitter

TITLES = [(id, max(2, REGISTRY.meta(id).seats[0])) for id in REGISTRY.ids()]


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_a_whole_game_by_clicks_alone(sit: Sit, title: str, seats: int) -> None:
    anna = sit()
    anna.start(title, seats)

    assert anna.click_through(random.Random(7)) > 3

    assert anna.position()["outcome"] is not None
    expect(anna.page.locator("#result")).to_be_visible()


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_a_whole_game_by_keyboard_alone(sit: Sit, title: str, seats: int) -> None:
    anna = sit()
    anna.start(title, seats)

    assert anna.type_through(random.Random(3)) > 3

    assert anna.position()["outcome"] is not None


def test_a_whole_game_on_a_phone_in_spanish(sit: Sit) -> None:
    anna = sit(PHONE, "es")
    anna.start("trans-siberian", 3)

    anna.click_through(random.Random(11))

    expect(anna.page.locator("#result")).to_have_text("Resultado")


def test_two_browsers_and_a_server_that_goes_away_in_mid_turn(
    browser: Browser, own_server: Callable[..., Server]
) -> None:
    server = own_server()
    with sitter(browser, server.url) as sit:
        anna, ben = sit(), sit()
        id = anna.start("trans-siberian", 3, "friends")
        ben.open(f"/game/{id}")
        ben.page.click("text=Sit here")
        free = anna.page.locator("text=Let the computer play")
        expect(free).to_have_count(1)
        free.click()
        anna.page.click("button:has-text('Begin')")
        for visitor in (anna, ben):
            visitor.page.wait_for_selector(".decision")

        server.stop()
        for visitor in (anna, ben):
            expect(visitor.page.locator(".lost")).to_be_visible()
        own_server(port=server.settings.port)
        for visitor in (anna, ben):
            expect(visitor.page.locator(".lost")).to_have_count(0, timeout=20_000)

        while not (anna.position()["actions"] or ben.position()["actions"]):
            anna.page.wait_for_timeout(50)  # The computer decides first.
        deciding, waiting = (anna, ben) if anna.position()["actions"] else (ben, anna)
        before = deciding.moves()
        deciding.page.locator(".decision [data-action]:not([disabled])").first.click()
        for visitor in (deciding, waiting):
            visitor.wait_for_answer(before)


def test_a_spectator_sees_the_game_and_decides_nothing(sit: Sit) -> None:
    anna, eva = sit(), sit()
    id = anna.start("trans-siberian", 3)
    anna.wait_for_turn()

    eva.open(f"/game/{id}").page.wait_for_selector(".decision")

    expect(eva.page.locator("[data-action]")).to_have_count(0)
    expect(eva.page.locator("[data-target]")).to_have_count(0)
    expect(eva.page.locator(".decision")).to_contain_text("Waiting for Guest")


def test_a_spectator_never_receives_a_secret(sit: Sit) -> None:
    anna, eva = sit(), sit()
    received: list[str] = []
    eva.page.on("websocket", lambda s: s.on("framereceived", lambda f: received.append(str(f))))
    eva.page.on("response", lambda r: received.append(r.text()) if "/api/games" in r.url else None)
    anna.open()
    anna.page.evaluate(
        """async () => {
            const ask = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
                headers: {'content-type': 'application/json'}});
            await ask('/api/guests', {name: 'Anna'});
            const seats = [{kind: 'me'}, {kind: 'me'}];
            const made = await (await ask('/api/games', {title: 'cards', seats})).json();
            history.pushState(null, '', '/game/' + made.table.id);
        }"""
    )
    eva.open(f"/game/{anna.id}").page.wait_for_selector(".decision")
    for _ in range(4):
        anna.play(anna.position()["actions"][0]["text"])
    eva.page.wait_for_timeout(500)

    own = anna.position()["view"]
    assert own["hands"] != [None, None]
    told = "".join(received)
    assert '"position"' in told
    assert "cards-dealt-you" not in told
    assert all(f'"hands":{str(own["hands"]).replace(" ", "").lower()}' not in t for t in received)
