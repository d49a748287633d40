"""Ratings in the browser: a rated table, a profile, a leaderboard, in both languages and at all sizes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.clients import Person, Server, play_out
from tests.server.rated import account, id_of, rated_games, table_of
from tests.web.people import PHONE, Sit, Visitor
from tests.web.test_screens import violations


@pytest.fixture(scope="module")
def played(server: Server) -> Any:
    """Return two people who have played a few rated games at public tables."""
    people = [account(Person(server.url, name)) for name in ("Grete Halvorsen", "Ulises")]
    for count in range(1, 5):
        play_out(table_of(*people, visibility="public"), *people)
        rated_games(people[0], count)
    yield people
    for person in people:
        person.close()


def open_account(anna: Visitor, login: str) -> None:
    anna.open()
    anna.page.click("[aria-label=Settings]")
    anna.page.click("dialog[open] summary:has-text('Account')")
    anna.page.fill("dialog[open] [autocomplete=username]", login)
    anna.page.fill("dialog[open] [type=password]", "long enough")
    anna.page.click("dialog[open] button:has-text('Open an account')")
    expect(anna.page.locator("[data-unrated]")).to_be_visible()
    anna.page.click("dialog[open] [aria-label=Close]")


def test_a_rated_table_is_made_by_somebody_with_an_account(sit: Sit) -> None:
    anna = sit()
    anna.open()
    anna.page.click("[data-title='cards']")
    anna.page.click("summary:has-text('More options')")
    expect(anna.page.locator("[data-rated]")).to_be_disabled()
    expect(anna.page.locator(".why")).to_contain_text("open one in the settings")

    open_account(anna, "browser-rated")
    anna.page.click("[data-title='cards']")
    anna.page.click("summary:has-text('More options')")
    anna.page.check("[data-rated]")
    expect(anna.page.locator("[data-device='2']")).to_be_disabled()
    anna.page.click("[data-friends='2']")
    anna.page.wait_for_url("**/game/*")
    expect(anna.page.locator(".room")).to_contain_text("Rated.")
    terms = anna.facts()["table"]["terms"]
    assert terms["rated"]
    assert terms["clock"]["kind"] == "deadline"

    anna.page.click(".room .name a")
    anna.page.wait_for_url("**/people/*")
    expect(anna.page.locator("h1")).not_to_be_empty()


def test_a_profile_shows_ratings_results_and_opponents(sit: Sit, played: list[Person]) -> None:
    grete, ulises = played
    anna = sit()
    anna.open(f"/people/{id_of(grete)}")
    expect(anna.page.locator("h1")).to_have_text("Grete Halvorsen")
    rating = rated_games(grete, 4)["now"]["rating"]
    card = anna.page.locator("[data-rating='cards']")
    expect(card.locator(".rating")).to_contain_text(f"{round(rating)}?")
    expect(card).to_contain_text("4 games")
    expect(card.locator("circle")).to_have_count(4)
    counts = anna.page.locator(".places li span[aria-hidden]").all_inner_texts()
    assert sum([int(count) for count in counts]) == 4
    expect(anna.page.locator("section[aria-labelledby=games] li")).to_have_count(4)

    anna.page.click("section[aria-labelledby=opponents] a")
    anna.page.wait_for_url(f"**/people/{id_of(ulises)}")
    expect(anna.page.locator("h1")).to_have_text("Ulises")

    anna.speak("es")
    expect(anna.page.locator("h2#results")).to_have_text("Resultados")


def test_a_leaderboard_ranks_people_among_bots(sit: Sit, played: list[Person]) -> None:
    anna = sit()
    anna.open("/leaderboard/cards")
    anna.page.wait_for_selector("tbody th")
    names = anna.page.locator("tbody th").all_inner_texts()
    assert {"Grete Halvorsen", "Ulises"} <= set(names)
    row = anna.page.locator("tr.bot").filter(has_text="normal")
    expect(row).to_contain_text("1500")
    anna.page.click("tbody a:has-text('Ulises')")
    anna.page.wait_for_url("**/people/*")

    anna.open("/leaderboard/chess")
    expect(anna.page.locator("[role=alert]")).to_contain_text("chess")
    anna.open("/people/nobody")
    expect(anna.page.locator("[role=alert]")).to_contain_text("There is no such person")


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_the_pages_fit_every_screen(sit: Sit, played: list[Person], width: int) -> None:
    anna = sit()
    anna.page.set_viewport_size({"width": width, "height": PHONE["height"]})
    for path in (f"/people/{id_of(played[0])}", "/leaderboard/cards"):
        anna.open(path)
        anna.page.wait_for_selector("table")
        anna.speak("es")  # Its words are longer.
        wide = anna.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, path
        assert violations(anna.page) == []
