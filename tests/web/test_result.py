"""The end of a game is a page: places, what decided it, score cards side by side, the course, the next game."""

import random

import pytest
from playwright.sync_api import expect

import ironroad
from ironroad.games import REGISTRY
from tests.web.people import PHONE, Sit, Visitor
from tests.web.positions import record_of
from tests.web.test_screens import check_size, violations

MINUS = "\N{MINUS SIGN}"


def play_at_random(anna: Visitor) -> None:
    """Decide anything until the game is over."""
    choose = random.Random(1)
    while anna.wait_for_turn():
        position = anna.position()
        if position["actions"]:
            anna.play(choose.choice(position["actions"])["text"])
            anna.wait_for_answer(position["last"])


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_the_result_tells_places_items_reasons_and_the_course(sit: Sit, title: str) -> None:
    anna = sit()
    anna.resume(record_of(title, 3, 1))
    outcome, scores = anna.position()["outcome"], anna.position()["scores"]
    page = anna.page.locator(".result")
    order = sorted(range(3), key=lambda seat: outcome["places"][seat])

    expect(page.locator(".places b")).to_have_text([str(outcome["totals"][seat]) for seat in order])
    story = anna.page.evaluate(
        "async (id) => (await fetch(`/api/games/${id}/story`)).json()", anna.id
    )
    expect(page.locator(".story p")).to_have_count(len(story["sentences"]) + len(story["records"]))
    assert 1 <= len(story["sentences"]) <= 3
    totals = page.locator(".total td")
    expect(totals).to_have_text([str(scores[seat]["total"]) for seat in order])
    expect(page.locator("tbody").first.locator("tr")).not_to_have_count(1)
    expect(page.locator(".chart polyline.line").first).to_be_attached()
    assert violations(anna.page) == []


def test_the_board_can_be_seen_after_the_end_and_the_result_again(sit: Sit) -> None:
    anna = sit(language="es")
    anna.resume(record_of("mini-express", 3, 1))

    anna.page.click("text=Ver el tablero")
    expect(anna.page.locator("[data-panel=main]")).to_be_visible()
    anna.page.get_by_role("button", name="Ver el resultado").press("Enter")

    expect(anna.page.locator("#result")).to_have_text("Resultado")
    anna.page.keyboard.press("ArrowLeft")
    anna.page.wait_for_selector("[data-branch]")


def test_against_the_computer_the_next_game_simply_starts(sit: Sit) -> None:
    anna = sit()
    first = anna.start("trans-siberian", 3)
    play_at_random(anna)

    anna.page.click("text=Play again")

    anna.page.wait_for_url(lambda url: first not in url)
    anna.wait_for_turn()
    assert anna.facts()["table"]["status"] == "running"


def test_the_result_fits_a_phone(sit: Sit) -> None:
    anna = sit(PHONE, has_touch=True)
    anna.resume(record_of("russian-railroads", 3, 1))
    anna.page.wait_for_selector(".chart svg")

    check_size(anna, PHONE["width"])
    anna.page.tap("[data-go=around]")
    expect(anna.page.locator("[data-go=around]")).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_phone_turns_to_the_result_whatever_part_was_looked_at(sit: Sit, motion: str) -> None:
    anna = sit(PHONE, has_touch=True, reduced_motion=motion)
    anna.resume(last_decision("mini-express"))
    assert anna.wait_for_turn()
    anna.page.tap("[data-go=rest]")
    expect(anna.page.locator("[data-go=rest]")).to_have_attribute("aria-current", "true")

    while not (offered := anna.offered())["over"]:
        anna.page.locator(".decision [data-action]:not([disabled])").first.tap()
        anna.wait_for_answer(offered["moves"])

    expect(anna.page.locator("#result")).to_be_in_viewport()
    expect(anna.page.locator("[data-go=result]")).to_have_attribute("aria-current", "true")
    expect(anna.page.locator("[data-go]")).to_have_count(2)
    expect(anna.page.locator("#result")).to_be_focused()


def decide(choose: random.Random, *visitors: Visitor) -> None:
    """Let those who are asked decide anything."""
    for visitor in visitors:
        actions = visitor.position()["actions"]
        if actions:
            visitor.play(choose.choice(actions)["text"])


def last_decision(title: str) -> str:
    """Return the record of a game up to the last decision of the first seat."""
    whole = ironroad.load(record_of(title, 3, 1))
    own = [move for move, (seat, _) in enumerate(whole.taken()) if seat == 0]
    return whole.at(own[-1]).record()


def test_a_solo_game_is_told_with_the_player_of_the_rules(sit: Sit) -> None:
    anna = sit(PHONE, language="es")
    anna.resume(record_of("mini-express", 1, 1))

    sentences = anna.page.locator(".story p")
    expect(sentences.first).to_contain_text("el Bot")
    check_size(anna, PHONE["width"])
    names = anna.page.locator("thead th:not(:first-child)")
    expect(names).to_have_count(2)
    for name in names.all():
        box = name.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_nothing_is_projected_after_the_end(sit: Sit, title: str) -> None:
    anna = sit()
    anna.resume(record_of(title, 3, 1))
    totals = anna.position()["outcome"]["totals"]
    shown = anna.page.locator(".seats [data-projected]")
    expect(shown).to_have_text([str(total) for total in totals])


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_the_result_names_the_longest_railroad_and_the_points_of_each_part(
    sit: Sit, title: str
) -> None:
    anna = sit()
    anna.resume(record_of(title, 3, 1))
    story = anna.page.evaluate(
        "async (id) => (await fetch(`/api/games/${id}/story`)).json()", anna.id
    )

    assert "-feat-longest" in story["records"][0]["id"]
    rows = anna.page.locator(".stages tr:not(.again)")
    expect(rows).to_have_count(len(story["stages"]))
    outcome = anna.position()["outcome"]
    order = sorted(range(3), key=lambda seat: outcome["places"][seat])
    last = rows.last.locator("td")
    gains = [str(story["stages"][-1]["gains"][seat]) for seat in order]
    expect(last).to_have_text([text.replace("-", MINUS) for text in gains])


def test_other_options_are_those_of_this_table_at_first(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("trans-siberian", 4, 0.4, options=(("start", "first"),)))
    play_at_random(anna)
    first = anna.id

    anna.page.get_by_role("button", name="Other options").press("Enter")
    dialog = anna.page.locator("dialog[open]")
    expect(dialog.locator("[data-bots='4']")).to_have_class("primary")
    expect(dialog.locator("button.primary")).to_have_count(1)
    expect(dialog.locator("[data-option=start]")).to_have_value("first")
    expect(dialog.locator("[data-level]")).to_have_value("random")
    assert violations(anna.page) == []
    dialog.locator("[data-bots='3']").click()

    anna.page.wait_for_url(lambda url: "/game/" in url and first not in url)
    anna.wait_for_turn()
    table = anna.facts()["table"]
    assert table["options"] == {"start": "first"}
    assert [seat["level"] for seat in table["seats"]] == [None, "random", "random"]


def test_everybody_who_sat_there_is_offered_the_next_game_and_others_may_watch(sit: Sit) -> None:
    anna, boris, watcher = sit(), sit(PHONE, has_touch=True), sit()
    id = anna.start("trans-siberian", 3, "friends")
    anna.page.wait_for_selector(".room")
    boris.open(f"/game/{id}")
    boris.sit_down("Boris")
    anna.page.get_by_role("button", name="Let the computer play").click()
    anna.page.get_by_role("button", name="Begin").click()
    anna.page.wait_for_selector(".board")
    choose = random.Random(1)
    while not anna.position()["outcome"]:
        decide(choose, anna, boris)
    watcher.open(f"/game/{id}")

    expect(watcher.page.locator("#result")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Play again")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Set up a game like this")).to_be_visible()
    expect(watcher.page.get_by_role("link", name="Watch them play again")).to_have_count(0)
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: id not in url)

    expect(boris.page.get_by_text("The next game is set up")).to_be_visible()
    boris.page.get_by_role("button", name="Play again").tap()
    boris.page.wait_for_url(lambda url: id not in url)
    assert boris.id == anna.id
    watcher.page.get_by_role("link", name="Watch them play again").press("Enter")
    watcher.page.wait_for_url(lambda url: anna.id in url)
