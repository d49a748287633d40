"""The edition workshop: values are corrected in place, checked, taken back and kept."""

import pytest
from playwright.sync_api import expect

from tests.web.people import PHONE, Sit
from tests.web.workshop import expect_verdict, open_entry, set_value, visit


def test_a_value_on_the_map_is_corrected_with_the_mouse(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    link = page.locator("[data-board] [data-place='link:omsk-tyumen']")
    expect(link.locator("text").last).to_have_text("2")

    link.click()
    form = page.locator("[data-entry='links.omsk-tyumen']")
    field = form.locator("[data-value='income']")
    field.fill("7")
    field.blur()

    expect(link.locator("text").last).to_have_text("7")
    expect(link).to_have_attribute("data-changed", "")
    expect(form.locator("[data-source]")).to_have_value("my box")
    expect(form.locator("[data-mark-choice]")).to_have_value("printed")
    form.locator("[data-source]").fill("map, between Omsk and Tyumen")
    form.locator("[data-source]").blur()
    difference = page.locator("[data-difference='links.omsk-tyumen']")
    for text in ("income", "2", "7", "map, between Omsk and Tyumen"):
        expect(difference).to_contain_text(text)
    expect_verdict(page, "sound")


def test_changes_are_taken_back_and_done_again(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    link = page.locator("[data-board] [data-place='link:omsk-tyumen']").locator("text").last
    form = open_entry(page, "links.omsk-tyumen")
    set_value(form, "income", 7)
    expect(link).to_have_text("7")
    set_value(form, "income", 8)
    expect(link).to_have_text("8")

    page.click("[data-undo]")
    expect(link).to_have_text("7")
    page.keyboard.press("Control+z")
    expect(link).to_have_text("2")
    expect(page.locator("[data-undo]")).to_be_disabled()
    page.click("[data-redo]")
    expect(link).to_have_text("7")
    page.keyboard.press("Control+Shift+Z")
    expect(link).to_have_text("8")
    expect(page.locator("[data-redo]")).to_be_disabled()

    form.locator("[data-restore]").click()
    expect(link).to_have_text("2")
    expect(page.locator("[data-differences]")).to_have_count(0)
    # The list from which it was opened stays open.
    expect(page.locator("[data-choose='links.omsk-tyumen']")).to_be_visible()


def test_a_value_is_corrected_with_the_keyboard(sit: Sit) -> None:
    page = visit(sit(), "mini-express")
    row = page.locator("[data-board] [data-printed='chart.length-7']")
    handle = row.locator("[role='button']")
    handle.focus()
    page.keyboard.press("Enter")
    form = page.locator("[data-entry='chart.length-7']")
    expect(form.locator("[data-value='values']")).to_be_focused()

    page.keyboard.press("Control+a")
    page.keyboard.type("9, 6, 1")
    page.keyboard.press("Enter")

    expect(row.locator(".value")).to_have_text(["9", "6", "1"])
    page.keyboard.press("Escape")
    expect(page.locator("[data-editor]")).to_have_count(0)
    expect(handle).to_be_focused()


def test_a_value_is_corrected_with_a_finger_on_a_phone(sit: Sit) -> None:
    page = visit(sit(PHONE, has_touch=True, is_mobile=True), "russian-railroads")
    space = page.locator("[data-board] [data-place='space:any-2']")
    expect(space.locator("i.coin")).to_have_count(1)

    space.tap()
    form = page.locator("[data-entry='spaces.any-2']")
    expect(form).to_be_in_viewport()
    set_value(form, "roubles", 2)

    expect(space.locator("i.coin")).to_have_count(2)
    expect(space).to_have_attribute("data-changed", "")
    page.locator("[data-close]").tap()
    expect(page.locator("[data-editor]")).to_have_count(0)


def test_values_are_added_and_removed(sit: Sit) -> None:
    page = visit(sit(), "russian-railroads")
    page.select_option("[data-seats]", "3")
    form = open_entry(page, "spaces.black-2")
    form.locator("[data-more]").select_option("roubles")
    expect(form.locator("[data-value='roubles']")).to_have_value("0")
    set_value(form, "roubles", 1)
    expect(page.locator("[data-place='space:black-2'] i.coin")).to_have_count(1)

    form.locator("[data-drop='roubles']").click()

    expect(page.locator("[data-place='space:black-2'] i.coin")).to_have_count(0)
    form.locator("[data-drop='rewards']").click()
    expect(form.locator("[role='alert']")).to_have_text("The value “gives” is missing here.")
    expect_verdict(page, "refused")


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_wrong_is_said_beside_the_value(sit: Sit, language: str) -> None:
    page = visit(sit(language=language), "trans-siberian")
    form = open_entry(page, "tracks.dividends")

    set_value(form, "end", "many")

    alert = form.locator("[role='alert']")
    expect(alert).to_contain_text("many")
    expect(alert).to_contain_text({"en": "whole number", "es": "entero"}[language])
    # The value is called as it is on the page, not as the file spells it.
    expect(alert).to_contain_text({"en": "last space", "es": "última casilla"}[language])
    expect_verdict(page, "refused")
    for tool in ("share", "play"):
        expect(page.locator(f"[data-{tool}]")).to_be_disabled()
    # The board shows what the rules accepted last.
    expect(page.locator("[data-printed='tracks.dividends'] li")).to_have_count(9)
    set_value(form, "end", 6)
    expect(alert).to_have_count(0)
    expect(page.locator("[data-printed='tracks.dividends'] li")).to_have_count(7)
    expect_verdict(page, "sound")


def test_a_value_that_does_not_go_with_a_shipped_one_says_which(sit: Sit) -> None:
    page = visit(sit(), "russian-railroads")
    set_value(open_entry(page, "german-tiles.h1"), "area", "wurzburg")
    expect_verdict(page, "refused")
    expect(page.locator("[data-verdict]")).to_contain_text("h1-4")


def test_hostile_names_and_texts_get_a_sentence_and_stay_text(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    for name, sentence in (
        ("My Box!", "is not a name"),
        ("m" * 70, "at most 64 characters"),
        ("", "is not a name"),
    ):
        page.fill("[data-name]", name)
        page.press("[data-name]", "Enter")
        expect(page.locator("[data-verdict]")).to_contain_text(sentence)
    page.fill("[data-name]", "anna")
    page.press("[data-name]", "Enter")
    form = open_entry(page, "costs.link")
    form.locator("[data-source]").fill('<img src=x onerror="document.title = 1"> "quoted" \\')
    form.locator("[data-source]").press("Enter")
    expect_verdict(page, "sound")
    expect(page.locator("[data-difference='costs.link']")).to_contain_text("<img src=x onerror=")
    form.locator("[data-source]").fill("")
    form.locator("[data-source]").press("Enter")
    expect(form.locator("[role='alert']")).to_contain_text("source")


def test_a_draft_is_kept_when_the_page_is_loaded_again(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    set_value(open_entry(page, "costs.link"), "value", 5)
    expect(page.locator("[data-difference]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-difference='costs.link']")).to_contain_text("5")
    page.click("[data-reset]")
    expect(page.locator("[data-difference]")).to_have_count(0)
    page.reload()
    expect_verdict(page, "sound")
    expect(page.locator("[data-difference]")).to_have_count(0)
