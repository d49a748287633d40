"""A tournament in the browser: announced, entered, begun, shown."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.clients import Person, Server
from tests.server.test_tournaments import announce, play_all
from tests.web.people import PHONE, Sit, until
from tests.web.test_screens import violations


@pytest.fixture(scope="module")
def played(server: Server) -> Any:
    """Return the id of a tournament that four people have played."""
    names = ("Grete", "Ulises", "Maximiliane von Hohenstaufen-Mayr", "Bo")
    people = [Person(server.url, name) for name in names]
    id = announce(people[0], name="Autumn cup", size=3, format="knock-out")
    for person in people:
        person.ok("POST", f"/api/tournaments/{id}/enter")
    people[0].ok("POST", f"/api/tournaments/{id}/start")
    play_all(people, id)
    yield id
    for person in people:
        person.close()


def test_a_tournament_is_announced_entered_and_begun(sit: Sit) -> None:
    anna, ben, cat = sit(), sit(), sit()
    anna.open()
    anna.page.click("a:has-text('Tournaments')")
    anna.page.wait_for_url("**/tournaments")
    anna.page.fill("[data-name]", "Tuesday club")
    anna.page.select_option("[data-choose]", "cards")
    anna.page.select_option("[data-size]", "2")
    anna.page.select_option("[data-format]", "knock-out")
    expect(anna.page.locator("#format-why")).to_contain_text("the final")
    expect(anna.page.locator("[data-games]")).to_have_value("1")
    anna.page.select_option("[data-format]", "swiss")
    expect(anna.page.locator("[data-games]")).to_have_count(0)
    anna.page.click("button:has-text('Announce it')")
    anna.page.wait_for_url("**/tournaments/*")
    expect(anna.page.locator("button:has-text('Begin the tournament')")).to_be_disabled()
    for visitor in (anna, ben, cat):
        visitor.page.goto(anna.page.url)
        visitor.page.click("button:has-text('Enter')")
        expect(visitor.page.locator("button:has-text('Leave the tournament')")).to_be_visible()
    expect(anna.page.locator("tbody tr")).to_have_count(3)
    anna.page.click("button:has-text('Begin the tournament')")
    expect(anna.page.locator("h2#standings")).to_have_text("Standings")
    expect(anna.page.locator("h2[id^=round]")).to_have_count(1)
    expect(anna.page.locator("li:has-text('rests')")).to_have_count(1)
    expect(anna.page.locator(".page")).to_contain_text("Swiss system")

    for visitor in (anna, ben, cat):
        visitor.page.reload()
        visitor.page.wait_for_selector("h2#standings")
    table = "a:has-text('To your table')"
    seated = [visitor.page.locator(table) for visitor in (anna, ben, cat)]
    until(anna.page, lambda: len([link for link in seated if link.count()]) > 1)
    playing = [visitor for visitor in (anna, ben, cat) if visitor.page.locator(table).count()]
    assert len(playing) == 2, "the third has a bye"
    playing[0].page.click("a:has-text('To your table')")
    playing[0].page.wait_for_url("**/game/*")
    playing[0].page.wait_for_selector(".decision")
    playing[0].page.click("#tab-more")
    playing[0].page.click("a:has-text('To the tournament')")
    playing[0].page.wait_for_url("**/tournaments/*")

    anna.page.on("dialog", lambda dialog: dialog.accept())
    anna.page.click("button:has-text('Close the tournament')")
    expect(anna.page.locator(".page")).to_contain_text("closed")


@pytest.mark.parametrize("width", [360, 1440])
def test_the_standings_fit_every_screen_in_both_languages(
    sit: Sit, played: str, width: int
) -> None:
    anna = sit()
    anna.page.set_viewport_size({"width": width, "height": PHONE["height"]})
    for path in (f"/tournaments/{played}", "/tournaments"):
        anna.open(path)
        anna.page.wait_for_selector("main h2")
        anna.speak("es")
        anna.page.wait_for_timeout(200)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert violations(anna.page) == []
    anna.open(f"/tournaments/{played}")
    expect(anna.page.locator("h2#standings")).to_have_text("Clasificación")
    expect(anna.page.locator(".won")).not_to_have_count(0)
    expect(anna.page.locator("tbody tr")).to_have_count(4)
    expect(anna.page.locator("thead")).to_contain_text("Fase")
    # One rested, the first of the table and the two behind it filled the final.
    expect(anna.page.locator("tbody tr td:nth-child(3)")).to_have_text(["2", "2", "2", "1"])
