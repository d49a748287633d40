"""What the screens promise: words, history, undo, small screens, and that everybody can use them."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, expect

from ironroad.build import build_name
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.server.http.client import CLIENT
from tests.web.people import PHONE, Sit, Visitor, until
from tests.web.positions import record_of

TITLES = REGISTRY.ids()

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
SCRIPT_BYTES = 200_000
OF_COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
SCHEMES: dict[Literal["light", "dark"], dict[str, Any]] = {"light": {}, "dark": OF_COLOURS}
"""What axe-core is told for each scheme. All of its rules are run, and those that look at colours for each of them."""
SIDES = ".sides"
"""What stands beside the board, behind tabs."""


def first_bid(anna: Visitor) -> None:
    """Bid the least until it is decided who opens the first railroad."""
    while True:
        texts = [action["text"] for action in anna.position()["actions"]]
        if any([text.startswith("build ") for text in texts]):
            break
        anna.play("bid 8" if "bid 8" in texts else "drop")
    anna.page.wait_for_selector("[data-target^='link:']")


def violations(page: Page, part: str = "html") -> list[str]:
    """Return what axe-core finds on a page or in a part of it, in light and in dark colours."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found = []
    for scheme, rules in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        result = page.evaluate(
            "async ([part, o]) => (await axe.run(part, {resultTypes: ['violations'], ...o})).violations",
            [part, rules],
        )
        found += [
            f"{scheme}, {v['id']}: {n['html'][:160]} {n['failureSummary'][:200]}"
            for v in result
            for n in v["nodes"]
        ]
    return found


def test_a_game_is_two_clicks_away(sit: Sit) -> None:
    anna = sit()
    anna.open()

    anna.page.click("[data-title='trans-siberian']")
    anna.page.click("[data-bots='3']")

    expect(anna.page.locator(".decision")).to_be_visible()


def test_question_log_and_choices_change_their_language(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3, "device")
    anna.play("bid 8")
    question = anna.page.locator(".question")
    expect(question).to_contain_text("bid more or drop out")

    anna.speak("es")
    expect(question).to_contain_text("ofrece 8 $")
    expect(anna.page.locator(".log")).to_contain_text("puja 8 $")
    expect(anna.page.locator(".decision [data-action='drop']")).to_contain_text("Retirarse")
    anna.page.wait_for_function(
        "fetch('/api/me').then((r) => r.json()).then((me) => me.language === 'es')"
    )

    anna.page.reload()
    expect(question).to_contain_text("ofrece 8 $")


def test_a_link_on_the_map_is_chosen_with_a_click_and_taken_back(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3, "device")
    first_bid(anna)
    before = anna.moves()

    anna.page.locator("[data-target='link:moscow-samara']").click()
    anna.wait_for_answer(before)
    owners = {link["id"]: link["owner"] for link in anna.position()["view"]["links"]}
    assert owners["moscow-samara"] == "red"

    anna.page.click("text=Undo")
    anna.page.wait_for_selector("[data-target='link:moscow-samara']")
    owners = {link["id"]: link["owner"] for link in anna.position()["view"]["links"]}
    assert owners["moscow-samara"] is None


def test_focus_previews_what_an_action_does(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3, "device")
    first_bid(anna)

    anna.page.locator("[data-target='link:moscow-samara']").focus()

    expect(anna.page.locator(".preview")).to_contain_text("income +3")


def test_a_second_click_confirms_where_that_is_wished(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3, "device")
    anna.page.click("[aria-label=Settings]")
    anna.page.check("text=Ask for a second click")
    anna.page.click("dialog[open] [aria-label=Close]")
    before = anna.moves()

    drop = anna.page.locator("[data-action=drop]")
    drop.click()
    expect(drop).to_contain_text("click again")
    assert anna.position()["last"] == before
    drop.click()
    anna.wait_for_answer(before)


def test_settings_say_which_build_plays(sit: Sit) -> None:
    anna = sit()
    anna.open()
    anna.page.click("[aria-label=Settings]")

    build = f"Engine of the server: {build_name()}. Engine of the bots: {build_name()}."
    expect(anna.page.locator("dialog[open]")).to_contain_text(build)


def test_history_by_keys_log_and_permalink(sit: Sit) -> None:
    anna = sit()
    id = anna.start("trans-siberian", 3, "device")
    for text in ("bid 8", "bid 9", "bid 10"):
        anna.play(text)
    anna.page.wait_for_selector("text=bids $10 for Red")
    last = anna.position()["last"]
    count = anna.page.locator(".bar .count")

    anna.page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{last - 1}/{last}")
    expect(anna.page).to_have_url(re.compile(rf"move={last - 1}$"))
    expect(anna.page.locator("[data-action]")).to_have_count(0)
    anna.page.keyboard.press("Home")
    expect(count).to_have_text(f"0/{last}")
    anna.page.keyboard.press("End")
    expect(count).to_have_text(f"{last}/{last}")

    anna.open(f"/game/{id}?move={last - 2}")
    expect(count).to_have_text(f"{last - 2}/{last}")
    anna.page.click("text=Back to now")
    expect(anna.page.locator("[data-action=drop]")).to_be_visible()
    anna.page.locator(f"[aria-label='Show the position after move {last - 1}']").click()
    expect(count).to_have_text(f"{last - 1}/{last}")


def test_chat_and_notes(sit: Sit) -> None:
    anna, ben = sit(), sit()
    id = anna.start("trans-siberian", 3)
    ben.open(f"/game/{id}").page.wait_for_selector(".decision")
    anna.page.click("#tab-chat")
    anna.page.fill("[aria-label='Say something']", "Good luck!")
    anna.page.keyboard.press("Enter")
    ben.page.click("#tab-chat")
    expect(ben.page.locator(".lines")).to_contain_text("Guest Good luck!")

    anna.page.click("#tab-notes")
    anna.page.fill("textarea", "Buy green.")
    expect(anna.page.locator("text=Kept.")).to_be_visible()
    anna.page.reload()
    anna.page.click("#tab-notes")
    expect(anna.page.locator("textarea")).to_have_value("Buy green.")


def test_what_is_written_while_the_note_is_fetched_is_kept(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3)
    anna.page.click("#tab-notes")
    anna.page.fill("textarea", "Watch Bot 2.")
    expect(anna.page.locator("text=Kept.")).to_be_visible()

    anna.page.reload()
    held: list[Route] = []
    anna.page.route("**/notes", lambda route: held.append(route), times=1)
    anna.page.click("#tab-notes")
    anna.page.fill("textarea", "Buy green.")
    until(anna.page, lambda: held)
    held[0].continue_()
    expect(anna.page.locator("textarea")).to_have_value("Watch Bot 2.\nBuy green.")


def download(anna: Visitor, words: str) -> str:
    """Return the file that a button of the table gives."""
    anna.page.click("#tab-more")
    with anna.page.expect_download() as found:
        anna.page.click(f"text={words}")
    return found.value.path().read_text("utf-8")


def bring(anna: Visitor, record: str, words: str) -> None:
    """Open a record from the lobby."""
    anna.open()
    anna.page.click("text=Open a record")
    anna.page.fill("dialog[open] textarea", record)
    anna.page.click(f"dialog[open] >> text={words}")


def test_record_and_events_come_out(sit: Sit) -> None:
    anna = sit()
    anna.start("trans-siberian", 3, "device")
    anna.play("bid 12")
    expect(anna.page.locator(".log")).to_contain_text("bids $12")

    assert "bid 12" in download(anna, "Download the record")
    events = [json.loads(line) for line in download(anna, "Download the events").splitlines()]
    assert any(["bids $12" in event["sentence"] for event in events])
    assert [event["move"] for event in events] == sorted([event["move"] for event in events])


def test_a_record_opens_as_a_study(sit: Sit) -> None:
    anna = sit()
    bring(anna, record_of("trans-siberian", 3, 0.2), "Open as a study")
    anna.wait_for_turn()
    assert [seat["mine"] for seat in anna.facts()["table"]["seats"]] == [True] * 3


def test_people_sit_down_at_a_record_and_go_on_from_there(sit: Sit) -> None:
    anna, ben = sit(), sit()
    record = record_of("trans-siberian", 3, 0.2)
    bring(anna, record, "Make a table of it")
    anna.page.wait_for_selector(".room")
    ben.open(f"/game/{anna.id}")
    ben.sit_down("Ben")
    free = anna.page.locator("text=Let the computer play")
    expect(free).to_have_count(1)
    free.click()
    anna.page.click("button:has-text('Begin')")

    assert anna.wait_for_turn()
    before = anna.moves()
    assert before > 10
    anna.page.locator(".decision [data-action]:not([disabled])").first.click()
    for visitor in (anna, ben):
        visitor.wait_for_answer(before)


def test_a_text_that_is_no_record_is_refused_in_words(sit: Sit) -> None:
    anna = sit()
    bring(anna, "nonsense", "Make a table of it")
    expect(anna.page.locator("dialog[open] [role=alert]")).not_to_be_empty()


@pytest.mark.parametrize("size", [PHONE, {"width": 768, "height": 1024}])
@pytest.mark.parametrize("title", TITLES)
def test_nothing_scrolls_sideways_and_everything_can_be_touched(
    sit: Sit, size: dict[str, int], title: str
) -> None:
    anna = sit(size, has_touch=True)
    anna.open()
    anna.page.click(f"[data-title='{title}']")
    anna.page.click("details summary")
    anna.page.click("[data-uncertain] summary")
    check_size(anna, size["width"])
    anna.page.click("[aria-label=Settings]")
    check_size(anna, size["width"])
    anna.resume(record_of(title, 3, 0.1, at_board(title)))
    anna.page.wait_for_selector("[data-target]")
    anna.settle()
    check_size(anna, size["width"])
    for tab in ("scores", "chat", "notes", "more"):
        anna.page.click(f"#tab-{tab}")
        check_size(anna, size["width"])
    anna.open(f"/rules/{title}").page.wait_for_selector("article")
    check_size(anna, size["width"])


def at_board(title: str) -> Callable[[Table], bool]:
    """Return whether the board offers something, on a map where a title has one."""
    asked = {"trans-siberian": "ts-ask-link", "mini-express": "me-ask-city"}.get(title)
    return lambda table: asked is None or (table.prompt is not None and table.prompt.id == asked)


def check_size(anna: Visitor, width: int) -> None:
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
    small = anna.page.evaluate(
        """() => [...document.querySelectorAll(
                'button, select, input, textarea, summary, [role=tab], [data-target]')]
            .filter((e) => e.checkVisibility() && !['checkbox', 'radio'].includes(e.type))
            .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
            .filter(([, box]) => box.width < 39.5 || box.height < 39.5)
            .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_axe_finds_nothing_before_a_game(sit: Sit) -> None:
    anna = sit()
    anna.open()
    anna.page.click("[data-title='trans-siberian']")
    anna.page.wait_for_selector("[data-bots]")
    found = {"lobby": violations(anna.page)}
    anna.page.click("details summary")
    anna.page.click("[data-uncertain] summary")
    found["options"] = violations(anna.page)
    anna.page.click("[aria-label=Settings]")
    found["settings"] = violations(anna.page)
    anna.page.click("dialog[open] [aria-label=Close]")
    anna.page.click("text=Open a record")
    found["import"] = violations(anna.page)
    anna.page.click("dialog[open] [aria-label=Close]")
    anna.page.click("[data-friends='3']")
    anna.page.wait_for_selector(".room")
    found["waiting room"] = violations(anna.page)
    anna.start("cards", 2, "device")
    anna.page.wait_for_selector(".curtain")
    found["curtain"] = violations(anna.page)
    anna.open("/game/nothing").page.wait_for_selector("text=There is no such game")
    found["no game"] = violations(anna.page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing_in_a_game(sit: Sit, title: str) -> None:
    anna = sit()
    anna.resume(record_of(title, 3, 0.1, at_board(title)))
    anna.page.wait_for_selector("[data-target]")
    found = {"board": violations(anna.page)}
    # What stands beside the board changes, and nothing else does.
    for tab in ("scores", "chat", "notes", "more"):
        anna.page.click(f"#tab-{tab}")
        expect(anna.page.locator(f"{SIDES} #tab-{tab}")).to_have_attribute("aria-selected", "true")
        found[tab] = violations(anna.page, SIDES)
    anna.page.click("#tab-scores")
    anna.page.click("text=Show the course of the game")
    anna.page.wait_for_selector(f"{SIDES} .chart svg")
    found["chart"] = violations(anna.page, SIDES)
    anna.page.keyboard.press("Home")
    anna.page.wait_for_selector("text=Back to now")
    found["history"] = violations(anna.page)
    anna.start_guided(title)
    found["guide"] = violations(anna.page)
    anna.open(f"/rules/{title}").page.wait_for_selector("article")
    found["rules"] = violations(anna.page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def test_axe_finds_nothing_in_a_result(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("mini-express", 3, 1))
    anna.page.wait_for_selector("#result")
    assert violations(anna.page) == []


def test_the_lobby_needs_little_script(sit: Sit) -> None:
    anna = sit()
    loaded: list[str] = []
    anna.page.on("response", lambda r: loaded.append(r.url) if r.url.endswith(".js") else None)
    anna.open().page.wait_for_selector("[data-title] svg")
    size = sum(
        [len(gzip.compress((CLIENT / "assets" / Path(u).name).read_bytes())) for u in loaded]
    )

    assert 0 < size < SCRIPT_BYTES
    assert not any(["Game-" in url for url in loaded])


def test_nothing_moves_under_a_pointer_in_a_narrow_window(sit: Sit) -> None:
    anna = sit(PHONE)
    anna.start("trans-siberian", 3)
    anna.wait_for_turn()
    listed = anna.page.locator(".decision [data-action]:not([disabled])")
    before = [action.bounding_box() for action in listed.all()]

    listed.first.hover()
    expect(anna.page.locator(".preview li").first).to_be_visible()

    assert [action.bounding_box() for action in listed.all()] == before
