"""A device that is passed around: the curtain falls before secrets alone, and nothing of one seat is left for the next."""

from playwright.sync_api import expect

from tests.server.test_shared_device import played_until_somebody_looks
from tests.web.people import Sit, Visitor


def hand_over(visitor: Visitor) -> int:
    """Play beside the page until another seat decides; return this seat."""
    before = visitor.position()["seat"]
    while (seat := visitor.position()["seat"]) == before:
        texts = [action["text"] for action in visitor.position()["actions"]]
        visitor.play("pass" if "pass" in texts else texts[0])
    assert isinstance(seat, int)
    return seat


def bring(visitor: Visitor, record: str) -> None:
    """Go on with a recorded game, all seats on this device."""
    visitor.open()
    id = visitor.page.evaluate(
        """async (record) => {
            const ask = async (method, path, body) => {
                const answer = await fetch('/api' + path, {method, body: JSON.stringify(body),
                    headers: {'content-type': 'application/json'}});
                if (!answer.ok) throw new Error(await answer.text());
                return answer.json();
            };
            await ask('POST', '/guests', {name: 'Anna'});
            localStorage.setItem('ironroad-known', 'yes');
            const {table} = await ask('POST', '/games/imports', {record, kind: 'table'});
            await ask('PUT', `/games/${table.id}/seats/1`, {kind: 'me'});
            await ask('POST', `/games/${table.id}/start`);
            return table.id;
        }""",
        record,
    )
    visitor.open(f"/game/{id}")


def test_no_curtain_falls_in_russian_railroads_before_anybody_knows_a_secret(sit: Sit) -> None:
    anna = sit()
    anna.start("russian-railroads", 2, "device")
    anna.page.wait_for_selector(".decision [data-action]")
    for _ in range(3):
        seat = hand_over(anna)
        expect(anna.page.locator(".decision .who")).to_contain_text(f"Player {seat + 1}")
        expect(anna.page.locator(".curtain")).to_have_count(0)


def test_the_curtain_falls_before_the_seat_that_knows_end_bonus_cards_and_no_other(
    sit: Sit,
) -> None:
    table = played_until_somebody_looks()
    looker = int(table.has_secrets(1))
    anna = sit()
    bring(anna, table.record())
    curtain, decision = anna.page.locator(".curtain"), anna.page.locator(".decision")
    if anna.position()["seat"] != looker:
        expect(decision).to_have_count(1)
        hand_over(anna)
    expect(curtain).to_be_visible()
    expect(decision).to_have_count(0)
    anna.page.click("text=I am here")
    expect(decision).to_have_count(1)

    assert hand_over(anna) == 1 - looker
    anna.page.wait_for_selector(".decision [data-action]")
    assert anna.position()["secrets"] is False
    expect(curtain).to_have_count(0)

    assert hand_over(anna) == looker
    expect(curtain).to_be_visible()


def test_nothing_that_one_seat_was_told_is_left_for_the_next(sit: Sit) -> None:
    anna = sit()
    anna.start("cards", 2, "device")
    anna.page.click("text=I am here")
    hands = anna.page.locator(".generic section", has_text="hands").locator("span")
    log = anna.page.locator(".log .move p")
    expect(log).to_have_text(["Got", "Hidden"])
    anna.play("bet 0")
    anna.page.wait_for_selector("[data-action='hide left']")
    # An earlier position is looked at, and kept by the page.
    anna.page.keyboard.press("ArrowLeft")
    anna.page.wait_for_selector("text=Back to now")
    (first, second) = hands.inner_text().split(",")
    assert first.strip()
    assert not second.strip()
    anna.page.keyboard.press("End")
    anna.play("hide left")

    expect(anna.page.locator(".curtain")).to_contain_text("Player 2")
    # Whoever presses Enter once more lifts no curtain.
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".curtain")).to_be_visible()
    anna.page.click("text=I am here")
    expect(log).to_have_text(["Hidden", "Got", "Bet", "Hidden"])
    for move in (3, 2):
        anna.page.keyboard.press("ArrowLeft")
        expect(anna.page.locator(".bar .count")).to_have_text(f"{move}/4")
    (first, second) = hands.inner_text().split(",")
    assert not first.strip()
    assert second.strip()


def test_a_study_is_one_persons_and_has_no_curtain(sit: Sit) -> None:
    anna = sit()
    anna.start("cards", 2, "device")
    id = anna.page.evaluate(
        """async () => {
            const body = {title: 'cards', seats: [{kind: 'me'}, {kind: 'me'}],
                terms: {study: true}};
            const made = await fetch('/api/games', {method: 'POST', body: JSON.stringify(body),
                headers: {'content-type': 'application/json'}});
            return (await made.json()).table.id;
        }"""
    )
    anna.open(f"/game/{id}").page.wait_for_selector(".decision [data-action]")
    expect(anna.page.locator(".curtain")).to_have_count(0)
