"""The dialog of a new table says how many of the printed values that the game would use are reconstructed."""

import re

import pytest
from playwright.sync_api import Locator, expect

from ironroad.face import values_read
from ironroad.games import REGISTRY
from tests.web.people import PHONE, Sit, Visitor


def counts(title: str, edition: str | None = None, **options: str) -> tuple[int, int]:
    """Return how many values such a game reads, and how many of them are reconstructed."""
    marks = [entry.mark for entry in values_read(title, options, edition)]
    return len(marks), marks.count("reconstructed")


def note_of(visitor: Visitor, title: str) -> Locator:
    visitor.open().page.click(f"[data-title='{title}']")
    return visitor.page.locator("[data-uncertain]")


def choose(visitor: Visitor, label: str, value: str) -> None:
    visitor.page.get_by_role("combobox", name=label, exact=True).select_option(value)


def expect_numbers(note: Locator, values: int, reconstructed: int) -> None:
    expect(note.locator("summary")).to_contain_text(f"{reconstructed} of the {values} printed")


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_the_dialog_says_how_many_values_are_reconstructed(sit: Sit, title: str) -> None:
    note = note_of(sit(), title)

    expect_numbers(note, *counts(title))
    expect(note.locator("summary")).to_contain_text("the box is right")


def expand(visitor: Visitor, option: str, value: str) -> None:
    visitor.page.click(f"[data-expansion='{option}'] [data-value='{value}']")


def test_the_number_follows_options_and_edition(sit: Sit) -> None:
    anna = sit()
    note = note_of(anna, "mini-express")
    usual = counts("mini-express")
    europe = counts("mini-express", map="europe")
    rising = counts("mini-express", "rising-chart", map="europe")
    assert len({usual, europe, rising}) == 3

    anna.page.click("text=More options")
    expand(anna, "map", "europe")
    expect_numbers(note, *europe)
    choose(anna, "Edition", "rising-chart")
    expect_numbers(note, *rising)
    # It belongs to the other map, which comes along.
    expand(anna, "variant", "golden-spike")
    expect_numbers(note, *counts("mini-express", "rising-chart", variant="golden-spike"))


def test_the_values_can_be_read_by_table(sit: Sit) -> None:
    anna = sit(PHONE)
    note = note_of(anna, "russian-railroads")
    rows = note.locator("li")
    expect(rows.first).to_be_hidden()

    note.locator("summary").click()

    expect(rows.first).to_be_visible()
    shown = [re.sub(r"\s+", " ", text).strip() for text in rows.all_inner_texts()]
    engineers = [
        entry.mark for entry in values_read("russian-railroads") if entry.section == "engineers"
    ]
    assert f"Engineers {engineers.count('reconstructed')}" in shown
    assert sum(int(row.split()[-1]) for row in shown) == counts("russian-railroads")[1]
    expect(note).to_contain_text("ironroad edition check russian-railroads")


def test_the_sentence_is_spanish_for_who_speaks_it(sit: Sit) -> None:
    values, reconstructed = counts("trans-siberian")
    note = note_of(sit(language="es"), "trans-siberian")

    expect(note).to_contain_text(f"{reconstructed} de los {values} valores impresos")
    note.locator("summary").click()
    expect(note).to_contain_text("Pistas junto al mapa")


def test_a_title_whose_values_are_all_known_says_nothing(sit: Sit) -> None:
    anna = sit()
    with anna.page.expect_response("**/marks*") as answered:
        note = note_of(anna, "cards")

    assert answered.value.json()["reconstructed"] == 0
    expect(anna.page.locator("[data-friends='2']")).to_be_visible()
    expect(note).to_have_count(0)
