"""The lobby: what each game is, three ways in with one click each, expansions and levels in sight."""

import pytest
from playwright.sync_api import expect

from ironroad.bots.ratings import bot_ratings
from ironroad.core.message import Message
from ironroad.games import REGISTRY
from ironroad.locale import Words
from tests.web.people import PHONE, Sit

TITLES = REGISTRY.ids()


def said(language: str, id: str) -> str:
    return Words(language).format(Message(id))


def card(title: str) -> str:
    return f"article:has([data-title='{title}'])"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("title", TITLES)
def test_a_card_says_what_a_game_is(sit: Sit, title: str, language: str) -> None:
    anna = sit(language=language).open()
    shown = anna.page.locator(card(title))
    meta = REGISTRY.meta(title)

    expect(shown).to_contain_text(said(language, f"{title}-pitch"))
    expect(shown).to_contain_text(said(language, f"web-weight-{meta.weight}"))
    expect(shown).to_contain_text(f"{meta.minutes[0]} {'to' if language == 'en' else 'a'} ")
    expect(shown).to_contain_text(f"{meta.first.seats} ")


def test_facts_keep_their_height_beside_a_card_with_more_of_them(sit: Sit) -> None:
    anna = sit({"width": 1440, "height": 900}).open()
    expect(anna.page.locator(".facts li").nth(3 * len(TITLES) - 1)).to_be_visible()
    # Twice as many make the facts of one card take more lines.
    anna.page.locator(f"{card(TITLES[0])} .facts").evaluate(
        "(e) => e.append(...[...e.children].map((c) => c.cloneNode(true)))"
    )
    boxes = [fact.bounding_box() for fact in anna.page.locator(".facts li").all()]
    assert len({round(box["height"]) for box in boxes if box}) == 1


@pytest.mark.parametrize("title", TITLES)
def test_one_click_leads_to_a_good_first_game_against_bots(sit: Sit, title: str) -> None:
    anna = sit().open()
    anna.page.click(f"[data-quick='bots-{title}']")
    anna.page.wait_for_url("**/game/*")
    table = anna.facts()["table"]
    first = REGISTRY.meta(title).first

    assert table["title"] == title
    assert table["status"] == "running"
    assert [seat["level"] for seat in table["seats"]] == [None] + ["easy"] * (first.seats - 1)
    assert first.options.items() <= table["options"].items()


def test_one_tap_opens_a_table_for_friends(sit: Sit) -> None:
    anna = sit(PHONE, has_touch=True).open()
    anna.page.tap("[data-quick='friends-trans-siberian']")
    anna.page.wait_for_url("**/game/*")

    expect(anna.page.locator("li.free")).to_have_count(2)
    # The edition is called by its name.
    expect(anna.page.locator("[data-terms]")).to_contain_text("Rio Grande Games, 2020")
    anna.speak("es")
    expect(anna.page.locator("[data-terms]")).not_to_contain_text("standard")


def test_expansions_are_chosen_by_their_pictures(sit: Sit) -> None:
    anna = sit().open()
    anna.page.click("[data-set-up='russian-railroads']")
    board = anna.page.locator("[data-expansion='board']")
    expect(board.locator("svg")).to_have_count(3)
    board.get_by_text("German (German Railroads)").click()
    anna.page.locator("[data-expansion='coal']").get_by_text("with coal").click()
    anna.page.locator("[data-levels]").get_by_text("easy", exact=True).click()
    anna.page.click("[data-bots='2']")
    anna.page.wait_for_url("**/game/*")
    table = anna.facts()["table"]

    assert table["options"] == {"board": "german", "coal": "on", "new-material": "off"}
    assert table["seats"][1]["level"] == "easy"


def test_expansions_are_chosen_by_the_keyboard(sit: Sit) -> None:
    anna = sit().open()
    anna.page.locator("[data-set-up='mini-express']").focus()
    anna.page.keyboard.press("Enter")
    variants = anna.page.locator("[data-expansion='variant'] input")
    variants.first.focus()
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("ArrowDown")

    # Harbors are of Europe alone, so the map comes along.
    expect(variants.nth(2)).to_be_checked()
    expect(anna.page.locator("[data-expansion='map'] [value='europe']")).to_be_checked()
    anna.page.locator("[data-bots='3']").focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/game/*")
    options = anna.facts()["table"]["options"]
    assert (options["map"], options["variant"]) == ("europe", "harbor")


@pytest.mark.parametrize("language", ["en", "es"])
def test_levels_have_a_sentence_and_their_measured_strength(sit: Sit, language: str) -> None:
    anna = sit(language=language).open()
    anna.page.click("[data-set-up='mini-express']")
    levels = anna.page.locator("[data-levels]")

    for level in ("easy", "normal", "hard", "expert"):
        rating = round(bot_ratings("mini-express")[level].rating)
        shown = levels.locator(f"label:has([value='{level}'])")
        expect(shown).to_contain_text(said(language, f"web-bot-{level}-why"))
        expect(shown).to_contain_text(f"{rating:,}" if language == "en" else str(rating))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("title", TITLES)
def test_rules_begin_with_the_aim_of_the_game(sit: Sit, title: str, language: str) -> None:
    anna = sit(language=language).open(f"/rules/{title}")

    first = anna.page.locator("article h2").first
    expect(first).to_have_text(said(language, "web-aim"))
    expect(anna.page.locator("[data-aim]")).to_contain_text(said(language, f"{title}-aim"))


def test_a_panel_on_a_phone_opens_below_its_game(sit: Sit) -> None:
    anna = sit(PHONE).open()
    anna.page.click("[data-set-up='mini-express']")
    panel = anna.page.locator(".panel [data-bots]").first
    below = anna.page.locator("[data-title='russian-railroads']")
    expect(panel).to_be_visible()

    # The page may still be scrolling: both are measured in one look.
    is_above = "([at, then]) => at.getBoundingClientRect().y < then.getBoundingClientRect().y"
    assert anna.page.evaluate(is_above, [panel.element_handle(), below.element_handle()])
