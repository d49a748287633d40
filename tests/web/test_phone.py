"""Small screens: the board has the screen, the decision is a sheet, the parts of the table are swiped."""

import itertools

import pytest
from playwright.sync_api import expect

from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.study.puzzles import puzzles_of
from tests.web.people import DESK, PHONE, Sit, Visitor
from tests.web.positions import AMERICAN, GERMAN, Options, record_of
from tests.web.test_screens import at_board, check_size, violations
from tests.web.test_see import asks

TITLE = "russian-railroads"
TABLET = {"width": 768, "height": 1024}
ENLARGED = {"width": 720, "height": 450}
"""A window of 1440 by 900 pixels whose page is shown at 200 %."""


def box(anna: Visitor, selector: str) -> dict[str, float]:
    found = anna.page.locator(selector).first.bounding_box()
    assert found is not None
    return {
        "x": found["x"],
        "y": found["y"],
        "width": found["width"],
        "height": found["height"],
        "bottom": found["y"] + found["height"],
    }


def opened(sit: Sit, title: str, size: dict[str, int] = PHONE) -> Visitor:
    anna = sit(size, has_touch=True)
    anna.resume(record_of(title, 3, 0.1, at_board(title)))
    anna.page.wait_for_selector("[data-go=around]")
    return anna


def drag(anna: Visitor, selector: str, dx: float, dy: float) -> None:
    """Put a finger on something and move it."""
    at = box(anna, selector)
    x, y = at["x"] + at["width"] / 2, at["y"] + min(at["height"] / 2, 20)
    session = anna.page.context.new_cdp_session(anna.page)
    points = [{"x": x + dx * n / 8, "y": y + dy * n / 8} for n in range(9)]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [points[0]]})
    for point in points[1:]:
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        anna.page.wait_for_timeout(16)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_the_sheet_is_dragged_down_to_a_line_and_up_again(sit: Sit, title: str) -> None:
    anna = opened(sit, title)
    before = box(anna, "[data-panel=main]")
    sheet = box(anna, ".deciding")
    assert before["bottom"] <= sheet["y"] + 1
    assert sheet["bottom"] == PHONE["height"]

    drag(anna, ".deciding nav", 0, 300)

    anna.page.wait_for_function("() => document.querySelector('.deciding').clientHeight < 60")
    after = box(anna, "[data-panel=main]")
    assert after["width"] == PHONE["width"]
    assert after["height"] > 0.8 * PHONE["height"]
    check_size(anna, PHONE["width"])

    drag(anna, ".deciding nav", 0, -260)
    anna.page.wait_for_function("() => document.querySelector('.deciding').clientHeight > 300")
    anna.page.locator(".decision [data-action]:not([disabled])").first.tap(trial=True)


def test_the_sheet_obeys_keys(sit: Sit) -> None:
    anna = opened(sit, TITLE)
    assert violations(anna.page) == []

    anna.page.get_by_role("button", name="Fold the decision away").press("Enter")
    anna.page.wait_for_function("() => document.querySelector('.deciding').clientHeight < 60")

    anna.page.get_by_role("button", name="Show the decision").press("Enter")
    anna.page.wait_for_function("() => document.querySelector('.deciding').clientHeight > 300")


def test_main_board_own_board_others_and_log_are_swiped(sit: Sit) -> None:
    anna = opened(sit, TITLE)
    names = ["main", "own", "others", "around"]
    shown = anna.page.locator("[data-go]")
    # Each part is named when it is drawn, and the boards wait for the printed values.
    expect(shown).to_have_count(len(names))
    assert [name.get_attribute("data-go") for name in shown.all()] == names

    for name in names[1:]:
        drag(anna, "[data-panel=main]", -250, 0) if name == "own" else drag(
            anna, f"[data-panel={names[names.index(name) - 1]}]", -250, 0
        )
        expect(anna.page.locator(f"[data-go={name}]")).to_have_attribute("aria-current", "true")
        anna.page.wait_for_function(
            "(name) => Math.abs(document.querySelector(`[data-panel=${name}]`)"
            ".getBoundingClientRect().x) < 2",
            arg=name,
        )

    anna.page.tap("[data-go=own]")
    expect(anna.page.locator("[data-go=own]")).to_have_attribute("aria-current", "true")


def advances(table: Table) -> bool:
    """Return whether nothing but railroads can be chosen on the board."""
    return all([text.startswith("advance ") for text in table.options()])


def test_the_header_names_the_expansions_whole(sit: Sit) -> None:
    anna = sit(PHONE)
    anna.resume(record_of(TITLE, 3, 0.1, options=GERMAN))
    extras = anna.page.locator(".extras")
    for language in ("en", "es"):
        anna.speak(language)
        anna.settle()
        expect(extras).to_contain_text("German Railroads")
        assert extras.evaluate("(e) => e.scrollWidth <= e.clientWidth")
        header, main = box(anna, "header"), box(anna, "main")
        assert main["y"] == header["bottom"]
        assert box(anna, ".extras")["bottom"] <= header["bottom"]
        check_size(anna, PHONE["width"])


def test_a_window_that_was_large_says_which_part_is_seen(sit: Sit) -> None:
    anna = opened(sit, "mini-express")
    anna.page.tap("[data-go=around]")
    expect(anna.page.locator("[data-go=around]")).to_have_attribute("aria-current", "true")

    for size in (DESK, PHONE):
        anna.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        anna.settle()

    anna.page.wait_for_function(
        """() => {
            const seen = [...document.querySelectorAll('main [data-panel]')]
                .find((e) => Math.abs(e.getBoundingClientRect().left) < 2)?.dataset.panel;
            return seen && document.querySelector(`[data-go=${seen}]`).ariaCurrent === 'true';
        }"""
    )


def test_a_question_about_the_own_board_turns_to_it(sit: Sit) -> None:
    anna = sit(PHONE, has_touch=True)
    anna.resume(record_of(TITLE, 3, 0.3, advances))

    expect(anna.page.locator("[data-go=own]")).to_have_attribute("aria-current", "true")

    assert box(anna, "[data-panel=own] [data-piece^='locomotive-']")["width"] > 30
    target = anna.page.locator("[data-panel=own] [data-target]").first
    before = anna.moves()
    target.tap()
    anna.take_further(before, "tap")


@pytest.mark.parametrize("language", ["en", "es"])
def test_three_choices_are_seen_beside_the_question(sit: Sit, language: str) -> None:
    """Whose turn it is, the question and its buttons share their lines."""
    anna = sit(PHONE, language, has_touch=True)
    anna.resume(record_of("mini-express", 3, 0.5))
    anna.settle()

    lower = box(anna, ".choices")["bottom"]
    choices = anna.page.locator(".choices [data-action]").all()
    seen = [found for choice in choices if (found := choice.bounding_box())]

    assert len(seen) > 3
    assert len([each for each in seen if each["y"] + each["height"] <= lower]) >= 3
    assert box(anna, ".asking")["y"] < box(anna, ".rules")["bottom"]


def check_study(anna: Visitor, parts: int) -> None:
    """The board of a page for studying has the screen beside the sheet, and the parts are swiped."""
    anna.settle()
    shown = anna.page.locator("[data-panel]")
    expect(anna.page.locator("[data-go]")).to_have_count(parts)
    sheet = box(anna, ".deciding")
    assert sheet["bottom"] == PHONE["height"]
    for panel in shown.all():
        found = panel.bounding_box()
        assert found is not None
        assert found["width"] == PHONE["width"]
        assert abs(found["y"] + found["height"] - sheet["y"]) < 2
        assert found["height"] > 0.45 * PHONE["height"]
    check_size(anna, PHONE["width"])
    assert violations(anna.page) == []


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_the_board_of_a_puzzle_has_the_screen(sit: Sit, title: str) -> None:
    puzzle = next(iter(puzzles_of(title).values()))
    anna = sit(PHONE, has_touch=True)
    anna.open(f"/puzzles/{puzzle.id}").page.wait_for_selector(".decision [data-action]")
    check_study(anna, 3 if title == TITLE else 2)

    anna.page.locator(f".decision [data-action={puzzle.solution!r}]").tap()

    expect(anna.page.locator("[data-answer=right]")).to_be_in_viewport()
    drag(anna, ".deciding nav", 0, 300)
    anna.page.wait_for_function("() => document.querySelector('.deciding').clientHeight < 60")
    assert box(anna, "[data-panel=main]")["height"] > 0.8 * PHONE["height"]


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_the_analysis_board_has_the_screen(sit: Sit, title: str) -> None:
    anna = sit(PHONE, has_touch=True)
    anna.open("/analysis").page.locator("select[name=title]").select_option(title)
    anna.page.locator("form button.primary").first.tap()
    choice = anna.page.locator(".choices [data-action]:not([disabled])").first
    choice.wait_for()
    check_study(anna, 4 if title == TITLE else 3)
    before = anna.page.locator(".choices").get_attribute("data-at")

    choice.tap()

    expect(anna.page.locator(f".choices:not([data-at='{before}']) .who")).to_be_in_viewport()
    anna.page.tap("[data-go=moves]")
    expect(anna.page.locator("#moves")).to_be_in_viewport()


@pytest.mark.parametrize("title", ["trans-siberian", "mini-express"])
def test_nothing_lies_over_the_map(sit: Sit, title: str) -> None:
    anna = opened(sit, title)
    anna.page.locator(".tools button").first.tap()
    shown = box(anna, ".frame .window")

    for part in (".tools", ".overview"):
        assert box(anna, part)["y"] >= shown["bottom"] - 1
    assert box(anna, ".tools")["bottom"] <= box(anna, ".deciding")["y"] + 1


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_the_list_takes_at_most_two_fifths_of_a_tablet(sit: Sit, title: str) -> None:
    anna = sit(TABLET, has_touch=True)
    anna.resume(record_of(title, 3, 0.1, at_board(title)))

    assert box(anna, ".deciding")["height"] <= 0.4 * TABLET["height"]


@pytest.mark.parametrize("options", [(), GERMAN, AMERICAN], ids=["base", "german", "american"])
def test_the_own_board_is_a_tap_away_on_a_tablet(sit: Sit, options: Options) -> None:
    anna = sit(TABLET, has_touch=True)
    anna.resume(record_of(TITLE, 3, 0.3, options=options))
    anna.page.wait_for_selector("[data-panel=own] .rails")
    expect(anna.page.locator("[data-go]")).to_have_count(4)
    anna.settle()

    anna.page.tap("[data-go=own]")

    expect(anna.page.locator("[data-go=own]")).to_have_attribute("aria-current", "true")
    own, sheet = box(anna, "[data-panel=own]"), box(anna, ".deciding")
    assert own["y"] >= -1
    assert own["bottom"] <= sheet["y"] + 1

    anna.page.tap("[data-go=main]")
    expect(anna.page.locator("[data-go=main]")).to_have_attribute("aria-current", "true")
    assert box(anna, "[data-panel=main]")["y"] >= 0


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_ends_of_tracks_do_not_cover_what_spaces_give(sit: Sit, size: dict[str, int]) -> None:
    anna = sit(size, has_touch=True)
    anna.resume(record_of(TITLE, 4, 0.5))
    anna.page.wait_for_selector("[data-panel=own] .heads")

    covered = anna.page.locator("[data-panel=own] .cell:has(.heads):has(.gain)").evaluate_all(
        """(cells) => cells.map((cell) => {
            const [head, gain] = ['.heads', '.gain'].map((part) => cell.querySelector(part).getBoundingClientRect());
            return (head.bottom - gain.top) / gain.height;
        })"""
    )

    assert covered
    assert max(covered) < 0.3


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_headings_do_not_collide_in_an_enlarged_page(sit: Sit, title: str) -> None:
    anna = sit(ENLARGED)
    anna.resume(record_of(title, 3, 0.1))
    anna.page.wait_for_selector("[data-panel=main]")
    for language in ("en", "es"):
        anna.speak(language)
        anna.settle()
        check_headings(anna)
        check_size(anna, ENLARGED["width"])


def check_headings(anna: Visitor) -> None:
    found = anna.page.locator("h1, h2, h3").evaluate_all(
        """(all) => all.filter((e) => e.checkVisibility()).map((e) => {
            const range = document.createRange();
            range.selectNodeContents(e);
            const words = range.getBoundingClientRect();
            const own = e.getBoundingClientRect();
            return [e.textContent, Math.min(words.right, own.right), own.left, own.top, own.bottom];
        })"""
    )
    found.sort(key=lambda heading: (heading[3], heading[2]))
    for one, other in itertools.pairwise(found):
        is_beside = abs(one[3] - other[3]) < 5
        assert not is_beside or one[1] <= other[2], (one[0], other[0])


def test_the_list_takes_no_more_of_a_tablet_in_a_lesson(sit: Sit) -> None:
    anna = sit(TABLET, has_touch=True)
    anna.open()
    anna.page.locator(f"[data-learn={TITLE}]").tap()
    anna.page.wait_for_selector(".deciding.guiding")

    assert box(anna, ".deciding")["height"] <= 0.4 * TABLET["height"]


@pytest.mark.parametrize("seat", ["own", "large"])
def test_a_line_of_fifteen_spaces_has_two_rows_on_a_phone(sit: Sit, seat: str) -> None:
    anna = sit(PHONE, has_touch=True)
    anna.resume(record_of(TITLE, 3, 0.3, advances))
    anna.page.tap(f"[data-go={'own' if seat == 'own' else 'others'}]")
    if seat == "large":
        anna.page.locator("[data-panel=others] .expand").first.tap()

    line = anna.page.locator("[data-spot$='trans-siberian'] .line:visible").first
    places = line.locator(".place").evaluate_all(
        "(all) => all.map((e) => { const b = e.getBoundingClientRect(); return [b.y, b.width]; })"
    )

    assert len(places) == 15
    assert len({round(y) for y, _ in places}) == 2
    assert min(width for _, width in places) >= 39.5


def test_cities_show_demand_room_and_trains_on_a_phone(sit: Sit) -> None:
    """The whole map of Mini Express on a phone: what is in a city can be told apart."""
    anna = sit(PHONE, has_touch=True)
    anna.resume(record_of("mini-express", 3, 0.3))
    anna.page.tap("[data-go=main]")
    anna.page.tap("[aria-label='Show everything']")
    anna.page.wait_for_selector("svg.far")
    view = anna.position()["view"]
    seen = anna.page.locator(".window").bounding_box()
    assert seen is not None

    sizes = anna.page.evaluate(
        """() => {
            const all = (selector) => [...document.querySelectorAll('svg.far ' + selector)]
                .map((e) => e.getBoundingClientRect());
            return {
                demand: all('.city [data-piece^="tile-"] > g').map((b) => [b.x, b.width]),
                room: all('.city .room').map((b) => [b.x, b.width]),
                train: all('.city [data-piece^="train-"]').map((b) => [b.x, b.width]),
            };
        }"""
    )

    assert len(sizes["demand"]) == 2 * len(view["tiles"])
    assert sizes["room"]
    assert sizes["train"]
    for what, least in (("demand", 10), ("room", 5.5), ("train", 7.5)):
        for x, width in sizes[what]:
            assert width >= least, (what, width)
            assert seen["x"] <= x + width / 2 <= seen["x"] + seen["width"], what


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_looking_back_covers_nothing_of_the_board(sit: Sit, title: str) -> None:
    anna = opened(sit, title)
    anna.page.tap("[data-go=around]")
    anna.page.get_by_role("button", name="One decision back").tap()
    anna.page.wait_for_selector(".review")
    anna.page.tap("[data-go=main]")

    bar, board, sheet = box(anna, ".review"), box(anna, "[data-panel=main]"), box(anna, ".deciding")
    assert bar["bottom"] <= board["y"] + 1
    assert board["bottom"] <= sheet["y"] + 1
    assert board["height"] > 0.5 * PHONE["height"]
    check_size(anna, PHONE["width"])
    anna.page.get_by_role("button", name="Back to now").tap()
    expect(anna.page.locator(".review")).to_have_count(0)


def test_an_auction_covers_nothing_of_the_map(sit: Sit) -> None:
    anna = sit(PHONE, has_touch=True)
    anna.resume(record_of("trans-siberian", 4, 0.25, asks("ts-ask-bid")))
    anna.page.wait_for_selector(".auction")
    for size in (PHONE, TABLET):
        anna.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        auction, window = box(anna, ".auction"), box(anna, ".map .window")
        tools = box(anna, ".map .tools")
        assert window["height"] > 100
        assert auction["y"] >= window["bottom"] - 1
        assert auction["y"] >= tools["bottom"] - 1
        assert auction["bottom"] <= box(anna, ".map")["bottom"] + 1
