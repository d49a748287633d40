"""What is shown is shown whole: nothing is cut, covered, or in the colours of another table."""

import pytest
from playwright.sync_api import Locator, expect

import ironroad
from ironroad.core.table import Table
from tests.web.people import DESK, PHONE, Sit, Visitor
from tests.web.positions import AMERICAN, GERMAN, Options, record_of
from tests.web.test_maps import depleted

TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1280, "height": 800}
RAILROADS = "russian-railroads"
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map((e) => e.getBoundingClientRect());
    return Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1
        && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
}"""
"""Tells whether two elements lie one over the other."""
BEYOND = """(frames, inner) => frames.flatMap((frame) => {
    const outer = frame.getBoundingClientRect();
    return [...frame.querySelectorAll(inner)]
        .filter((e) => {
            const box = e.getBoundingClientRect();
            return box.width && (box.right > outer.right + 1 || box.left < outer.left - 1
                || e.scrollWidth > e.clientWidth + 1 && e.clientWidth);
        })
        .map((e) => e.textContent.trim() || e.outerHTML.slice(0, 60));
})"""
"""Tells which inner elements are cut or go beyond their frames at the sides."""
both_languages = pytest.mark.parametrize("language", ["en", "es"])


def overlaps(one: Locator, other: Locator) -> bool:
    handles = [one.element_handle(), other.element_handle()]
    return bool(one.page.evaluate(OVERLAP, handles))


def bids(table: Table) -> bool:
    return table.prompt is not None and table.prompt.id == "ts-ask-bid"


@both_languages
def test_the_card_of_a_depleted_company_is_whole_on_a_tablet(sit: Sit, language: str) -> None:
    anna = sit(TABLET, language=language)
    anna.resume(record_of("mini-express", 4, 0.5, depleted))
    cards = anna.page.locator("[data-guide=companies] .card")
    expect(cards.locator(".gone").first).to_be_visible()
    assert cards.evaluate_all(BEYOND, "dt, dd, .worth, strong, .gone") == []


@pytest.mark.parametrize("width", [1280, 1440, 1920])
@pytest.mark.parametrize("part", [0.1, 0.85])
def test_what_a_factory_gives_is_seen_whole_on_every_pile(
    sit: Sit, width: int, part: float
) -> None:
    anna = sit({"width": width, "height": 800})
    anna.resume(record_of(RAILROADS, 4, part))
    piles = anna.page.locator("[data-guide=supply] .tile")
    anna.page.wait_for_selector("[data-guide=supply] .tile .icon svg")
    assert piles.count() >= 9
    assert piles.evaluate_all(BEYOND, ".icon, .icon svg, .engine svg") == []


def early(table: Table) -> bool:
    return len([number for number in table.view(0)["engineers"] if number > 0]) >= 6


def test_engineers_are_whole_on_a_tablet_while_there_are_many(sit: Sit) -> None:
    anna = sit(TABLET, language="es")
    anna.resume(record_of(RAILROADS, 4, 0.05, early))
    anna.page.wait_for_selector("[data-guide=engineers] .tiles .icon svg")
    cards = anna.page.locator("[data-guide=engineers] .tiles > *")
    assert cards.evaluate_all(BEYOND, "h3, .icon svg, strong") == []


@both_languages
@pytest.mark.parametrize("options", [(), GERMAN, AMERICAN])
def test_the_worth_of_a_railroad_lies_beside_its_locomotives_on_a_tablet(
    sit: Sit, options: Options, language: str
) -> None:
    anna = sit(TABLET, language=language)
    anna.resume(record_of(RAILROADS, 3, 0.5, options=options))
    anna.page.wait_for_selector("[data-panel=own] .house .worth")
    for house in anna.page.locator("[data-panel=own] .house").all():
        worth = house.locator(".worth")
        for engine in house.locator("svg:visible").all():
            assert not overlaps(worth, engine)
        assert not overlaps(worth, house.locator("strong"))


@both_languages
@pytest.mark.parametrize("width", [720, 768, 1024])
def test_the_header_names_the_expansions_whole_on_a_tablet(
    sit: Sit, width: int, language: str
) -> None:
    anna = sit({"width": width, "height": 1024}, language=language)
    anna.resume(record_of(RAILROADS, 3, 0.1, options=AMERICAN))
    extras = anna.page.locator(".extras")
    expect(extras).to_contain_text("American Railroads")
    assert extras.evaluate("(e) => e.scrollWidth <= e.clientWidth + 1")


@both_languages
@pytest.mark.parametrize("width", [1280, 1440])
def test_the_stations_of_extension_tiles_are_named_whole(
    sit: Sit, width: int, language: str
) -> None:
    anna = sit({"width": width, "height": 900}, language=language)
    anna.resume(record_of(RAILROADS, 3, 0.25, options=GERMAN))
    anna.page.wait_for_selector("[data-guide=extensions] h3")
    sections = anna.page.locator("[data-guide=extensions] .station")
    assert sections.evaluate_all(BEYOND, "h3") == []


@pytest.mark.parametrize("size", [LAPTOP, DESK, {"width": 1920, "height": 1080}])
@both_languages
def test_an_auction_covers_no_city_of_a_wide_map(
    sit: Sit, size: dict[str, int], language: str
) -> None:
    anna = sit(size, language=language)
    anna.resume(record_of("trans-siberian", 5, 0.25, bids))
    anna.page.wait_for_selector(".auction")
    anna.settle()
    covered = anna.page.evaluate(
        """() => {
            const outer = document.querySelector('.auction').getBoundingClientRect();
            return [...document.querySelectorAll('.window > svg text, .window > svg [data-place]')].filter((e) => {
                const box = e.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                return box.width && x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
            }).map((e) => e.textContent.trim());
        }"""
    )
    assert covered == []


def badges(visitor: Visitor, within: str) -> list[str]:
    shown: list[str] = visitor.page.locator(f"{within} span[style*=background]").evaluate_all(
        "(found) => found.map((e) => getComputedStyle(e).backgroundColor)"
    )
    return shown


def test_seats_have_the_colours_of_their_table_before_the_game_too(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("trans-siberian", 3, 0.1))
    expected = badges(anna, "[data-guide=players] .head")[:3]
    assert len(set(expected)) == 3

    anna.open().page.click("[data-quick='friends-trans-siberian']")
    anna.page.wait_for_selector(".room [data-seat='2']")
    anna.page.wait_for_function(
        "(colour) => getComputedStyle(document.querySelector('.room [data-seat] span')).backgroundColor === colour",
        arg=expected[0],
    )
    assert badges(anna, ".room [data-seat]") == expected

    anna.open("/workshop/trans-siberian/standard")
    anna.page.wait_for_selector("[data-guide=players]")
    anna.page.wait_for_function(
        "(colour) => getComputedStyle(document.querySelector('[data-guide=players] .head span')).backgroundColor === colour",
        arg=expected[0],
    )
    # Nobody's worth is told where no game is played.
    assert anna.page.locator("[data-guide=players] .worth").count() == 0


def test_the_ways_into_all_games_stand_at_one_height(sit: Sit) -> None:
    for width in (1280, 1440, 1920):
        anna = sit({"width": width, "height": 900}, language="es").open()
        anna.page.wait_for_selector("[data-title] svg")
        anna.page.wait_for_function("document.fonts.status === 'loaded'")
        rows: dict[int, set[int]] = {}
        for card in anna.page.locator("article:has([data-learn])").all():
            row, ways = card.bounding_box(), card.locator("[data-learn]").bounding_box()
            assert row
            assert ways
            rows.setdefault(round(row["y"]), set()).add(round(ways["y"]))
        assert [len(heights) for heights in rows.values()] == [1] * len(rows)


@pytest.mark.parametrize("title", ["mini-express", RAILROADS])
@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_what_is_taught_leaves_the_decision_its_room(
    sit: Sit, size: dict[str, int], title: str
) -> None:
    anna = sit(size, language="es")
    anna.start_guided(title)
    anna.wait_for_turn()
    frame, room, choices = anna.page.evaluate(
        """() => {
            const decision = document.querySelector('.decision');
            const list = decision.querySelector('.choices').getBoundingClientRect();
            const whole = [...decision.querySelectorAll('[data-action]')].filter((choice) => {
                const {top, bottom} = choice.getBoundingClientRect();
                return list.top <= top && bottom <= list.bottom;
            });
            return [decision.clientHeight, decision.scrollHeight, whole.length];
        }"""
    )
    assert room <= frame
    assert choices


def test_an_address_of_rules_that_nobody_has_says_so(sit: Sit) -> None:
    anna = sit()
    anna.open("/rules/of-no-game")
    expect(anna.page.locator("h1")).to_contain_text("no such page")


def test_a_puzzle_keeps_board_and_question_together_on_a_phone(sit: Sit) -> None:
    anna = sit(PHONE)
    anna.open("/puzzles").page.locator("a[href^='/puzzles/']").first.click()
    anna.page.wait_for_selector(".decision [data-action]")
    board, question = (
        anna.page.locator(name).first.bounding_box()
        for name in ("[data-panel]", ".decision .question")
    )
    assert board
    assert question
    assert board["y"] + board["height"] <= question["y"]
    assert question["y"] + question["height"] <= PHONE["height"]


def test_a_hex_that_is_offered_shows_the_number_by_which_choices_call_it(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("mini-express", 3, 0.3, chooses_hex))
    numbers = anna.page.locator(".map [data-number]")
    expect(numbers.first).to_be_visible()
    choices = " ".join(anna.page.locator(".decision [data-action]").all_inner_texts())
    assert all([number in choices for number in numbers.all_text_contents()])


def chooses_hex(table: Table) -> bool:
    return table.prompt is not None and table.prompt.id == "me-ask-hex"


def test_a_puzzle_that_is_not_there_says_so(sit: Sit) -> None:
    anna = sit()
    anna.open("/puzzles/of-nobody")
    expect(anna.page.locator("[role=alert]")).to_be_visible()
    expect(anna.page.locator("h1")).not_to_contain_text("0")


def test_the_next_idea_of_a_lesson_is_read_from_its_beginning(sit: Sit) -> None:
    anna = sit(PHONE, language="es", has_touch=True)
    anna.open().page.tap(f"[data-learn='{RAILROADS}']")
    sheet = anna.page.locator(".deciding")
    anna.page.wait_for_selector("[data-next]")
    anna.page.tap("[data-next]")
    choice = anna.page.locator(".decision [data-action]:not([disabled])")
    choice.first.scroll_into_view_if_needed()
    sheet.evaluate("(e) => e.scrollTo(0, 9999)")
    assert sheet.evaluate("(e) => e.scrollTop") > 0
    step = anna.page.locator("[data-step]").get_attribute("data-step")
    choice.first.tap()
    expect(anna.page.locator("[data-step]")).not_to_have_attribute("data-step", step or "")
    anna.page.wait_for_function("document.querySelector('.deciding').scrollTop === 0")


@both_languages
def test_a_choice_that_ends_the_game_says_so_first(sit: Sit, language: str) -> None:
    anna = sit(language=language)
    whole = ironroad.load(record_of("trans-siberian", 3, 1))
    own = [move for move, (seat, _) in enumerate(whole.taken()) if seat == 0]
    anna.resume(whole.at(own[-1]).record())
    anna.wait_for_turn()
    expect(anna.page.locator("[data-brings]:not(:empty)").first).to_be_visible()
    options = anna.page.evaluate(
        "async (id) => (await (await fetch(`/api/games/${id}/previews`)).json()).options", anna.id
    )
    assert any([option["ends"] != "no" for option in options])
    words = {
        ("en", "sure"): "Ends the game",
        ("en", "possible"): "May end the game",
        ("es", "sure"): "Termina la partida",
        ("es", "possible"): "Puede terminar la partida",
    }
    for option in options:
        said = anna.page.locator(f"[data-action='{option['action']}'] [data-brings]").inner_text()
        first = words.get((language, option["ends"]))
        assert said.startswith(first) if first else "game" not in said
