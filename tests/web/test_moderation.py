"""Blocking, reporting, muting, closing a table and leaving for good, in the browser."""

import pytest
from playwright.sync_api import expect

from tests.web.people import PHONE, Sit, Visitor
from tests.web.test_screens import violations


def two_who_talk(sit: Sit) -> tuple[Visitor, Visitor]:
    """Return the maker of a table and somebody who said something there."""
    anna, ben = sit(), sit()
    id = anna.start("cards", 2, "friends")
    ben.open(f"/game/{id}")
    ben.sit_down("Ben")
    anna.page.click("button:has-text('Begin')")
    for visitor in (anna, ben):
        visitor.page.wait_for_selector(".decision")
        visitor.page.click("#tab-chat")
    ben.page.fill("[role=tabpanel] form input", "something rude")
    ben.page.click("button:has-text('Send')")
    expect(anna.page.locator("[role=log]")).to_contain_text("something rude")
    return anna, ben


def test_a_line_is_reported_and_its_speaker_muted_and_blocked(sit: Sit) -> None:
    anna, ben = two_who_talk(sit)
    expect(ben.page.locator(".dots")).to_have_count(0)
    anna.page.click(".dots")
    anna.page.click(".actions button:has-text('Report')")
    anna.page.fill("dialog[open] textarea", "That is rude.")
    anna.page.click("dialog[open] button:has-text('Send the report')")
    expect(anna.page.locator("dialog[open] [role=status]")).to_contain_text("Thank you")
    anna.page.click("dialog[open] button:has-text('Close')")

    anna.page.click("button:has-text('Mute here')")
    expect(anna.page.locator("button:has-text('Let speak again')")).to_be_visible()
    ben.page.fill("[role=tabpanel] form input", "again")
    ben.page.click("button:has-text('Send')")
    expect(ben.page.locator("body")).to_contain_text("does not let you speak here")

    game = anna.page.url
    anna.page.click("[role=log] a")
    anna.page.wait_for_url("**/people/*")
    anna.page.click("[data-block]")
    expect(anna.page.locator("[data-block]")).to_have_text("Unblock")
    anna.page.goto(game)
    anna.page.click("#tab-chat")
    expect(anna.page.locator("[role=log]")).not_to_contain_text("something rude")

    anna.page.click("[aria-label=Settings]")
    anna.page.click("[data-my-data] summary")
    anna.page.click("[data-my-data] li button")
    expect(anna.page.locator("[data-my-data] li")).to_have_count(0)


def test_the_maker_closes_the_table(sit: Sit) -> None:
    anna, ben = two_who_talk(sit)
    ben.page.click("#tab-more")
    expect(ben.page.locator("button:has-text('Close the table')")).to_have_count(0)
    anna.page.click("#tab-more")
    anna.page.on("dialog", lambda dialog: dialog.accept())
    anna.page.click("button:has-text('Close the table')")
    expect(ben.page.locator(".decision")).to_have_text("The game has ended without a result.")
    assert anna.facts()["table"]["status"] == "abandoned"


def test_ones_own_data_is_downloaded_and_deleted(sit: Sit) -> None:
    anna = sit()
    anna.start("cards", 2)
    anna.page.click("[aria-label=Settings]")
    anna.page.click("[data-my-data] summary")
    with anna.page.expect_download() as download:
        anna.page.click("[data-my-data] a[download]")
    assert '"seats"' in download.value.path().read_text("utf-8")
    anna.page.on("dialog", lambda dialog: dialog.accept())
    anna.page.click("[data-my-data] button:has-text('Delete the account')")
    expect(anna.page.locator("[data-my-data]")).to_have_count(0)
    assert anna.page.evaluate("fetch('/api/me').then((r) => r.status)") == 401


@pytest.mark.parametrize("width", [360, 1440])
def test_what_can_be_done_about_a_line_fits_and_can_be_used_by_all(sit: Sit, width: int) -> None:
    anna, _ = two_who_talk(sit)
    anna.page.set_viewport_size({"width": width, "height": PHONE["height"]})
    anna.page.click(".dots")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
    anna.page.click(".actions button:has-text('Report')")
    assert violations(anna.page) == []
