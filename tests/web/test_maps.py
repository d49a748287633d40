"""The maps of Mini Express and Trans-Siberian Railroad: colours that differ, tracks, the wheel, players in sight."""

import math

import pytest
from playwright.sync_api import expect

from ironroad.core.table import Table
from tests.web.people import DESK, Sit, Visitor
from tests.web.positions import record_of

LAPTOP = {"width": 1280, "height": 800}
DRAWN = "document.querySelector('.window > svg').style.transform"


def nationalized(table: Table) -> bool:
    return any([r["status"] == "nationalized" for r in table.view(0)["railroads"]])


def depleted(table: Table) -> bool:
    return any([company["depleted"] for company in table.view(0)["companies"]])


def test_the_wheel_scrolls_the_page_until_the_map_is_chosen(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("mini-express", 3, 0.3))
    anna.page.mouse.move(300, 300)
    before = anna.page.evaluate(DRAWN)

    anna.page.mouse.wheel(0, 60)
    anna.page.wait_for_function("() => document.querySelector('.board').scrollTop > 20")
    assert anna.page.evaluate(DRAWN) == before

    anna.page.mouse.click(20, 200)
    anna.page.mouse.wheel(0, -200)
    anna.page.wait_for_function(f"(before) => {DRAWN} !== before", arg=before)


def test_the_wheel_enlarges_the_map_with_the_key_of_a_pinch(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("mini-express", 3, 0.3))
    before = anna.page.evaluate(DRAWN)
    anna.page.mouse.move(300, 300)

    anna.page.keyboard.down("Control")
    anna.page.mouse.wheel(0, -200)
    anna.page.keyboard.up("Control")

    anna.page.wait_for_function(f"(before) => {DRAWN} !== before", arg=before)


@pytest.mark.parametrize(
    ("title", "look"),
    [(title, look) for title in ("trans-siberian", "mini-express") for look in ("light", "dark")],
)
def test_neither_players_nor_targets_have_the_colour_of_a_railroad(
    sit: Sit, title: str, look: str
) -> None:
    anna = sit(color_scheme=look)
    anna.resume(record_of(title, 4, 0.5))
    anna.page.wait_for_selector("[data-guide=map] svg")
    colours = anna.page.evaluate(
        """() => {
            const of = (selector, name) => [...new Set([...document.querySelectorAll(selector)]
                .map((e) => getComputedStyle(e)[name]))];
            const board = document.querySelector('.table');
            const probe = document.createElement('i');
            board.append(probe);
            probe.style.color = 'var(--target)';
            const target = getComputedStyle(probe).color;
            probe.remove();
            return {
                seats: of('.seats span[aria-hidden]:not([data-projected])', 'backgroundColor'),
                railroads: of('.table [data-piece^="track-"] rect, .table [data-piece^="train-"] rect', 'fill'),
                target: [target],
            };
        }"""
    )

    assert len(colours["seats"]) == 4
    assert len(colours["railroads"]) > 1
    used = colours["railroads"]
    for colour in colours["seats"] + colours["target"]:
        assert all([apart(colour, other) > 90 for other in used]), (colour, used)


def apart(one: str, other: str) -> float:
    """Return how far apart two colours are, each written as ``rgb(r, g, b)``."""
    first, second = ([int(part) for part in text[4:-1].split(",")] for text in (one, other))
    return math.dist(first, second)


@pytest.mark.parametrize(
    ("title", "size", "part"),
    [
        ("trans-siberian", DESK, 0.0),
        ("trans-siberian", DESK, 0.5),
        ("mini-express", DESK, 0.5),
        ("mini-express", LAPTOP, 0.5),
    ],
)
def test_the_players_are_in_sight(sit: Sit, title: str, size: dict[str, int], part: float) -> None:
    anna = sit(size)
    anna.resume(record_of(title, 4, part, calm))
    check_players(anna, size["height"])

    anna.page.keyboard.press("ArrowLeft")
    anna.page.wait_for_selector(".review")
    bar = anna.page.locator(".review").bounding_box()
    assert bar is not None
    check_players(anna, bar["y"])


def calm(table: Table) -> bool:
    """No auction: all railroads that are open stand on the same space at first."""
    return table.prompt is not None and not table.prompt.id.endswith("bid")


def check_players(anna: Visitor, height: float) -> None:
    """All cards of players end above this line, which covers what is below it."""
    players = anna.page.locator("[data-guide=players] li")
    expect(players).to_have_count(4)
    for player in players.all():
        box = player.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height


def test_nationalized_railroads_are_gray_on_the_map(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("trans-siberian", 4, 0.5, nationalized))
    view = anna.position()["view"]
    gone = {each["id"] for each in view["railroads"] if each["status"] == "nationalized"}
    links = [link for link in view["links"] if link["owner"] in gone]

    expect(anna.page.locator(".line.national")).to_have_count(len(links))
    assert links


def test_what_a_second_link_would_be_is_drawn_while_it_is_pointed_at(sit: Sit) -> None:
    anna = sit()
    anna.resume(
        record_of(
            "trans-siberian",
            3,
            0.2,
            lambda table: "stop" in table.options() and len(table.options()) > 1,
        )
    )
    anna.wait_for_turn()
    drawn = anna.page.locator(".line .rail.chosen")
    before = drawn.count()

    anna.page.locator(".decision [data-action^='build ']").first.hover()

    expect(drawn).not_to_have_count(before)


def test_the_worth_of_a_depleted_company_can_be_read(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("mini-express", 4, 0.5, depleted))
    for company in anna.position()["view"]["companies"]:
        if company["depleted"]:
            card = anna.page.locator(
                f"[data-guide=companies] li:has(strong:text-is('{company['id'].title()}'))"
            )
            expect(card).to_contain_text(" · ".join([str(value) for value in company["values"]]))
            expect(card).to_contain_text("depleted")


@pytest.mark.parametrize("path", ["/position/mini-express?seats=3", ""])
def test_nothing_on_the_card_of_a_company_is_cut(sit: Sit, path: str) -> None:
    anna = sit()
    if path:
        anna.open(path)
    else:
        anna.resume(record_of("mini-express", 3, 0.1))
    anna.page.wait_for_selector("[data-guide=companies] .shares")
    for language in ("en", "es"):
        anna.page.set_viewport_size({"width": 1440, "height": 900})
        anna.speak(language)
        for width in (1440, 1280, 1100, 768):
            anna.page.set_viewport_size({"width": width, "height": 900})
            anna.settle()
            assert beyond_cards(anna) == [], f"{language}, {width}"


def beyond_cards(anna: Visitor) -> list[str]:
    """Return the words on cards of companies that are not seen whole."""
    found: list[str] = anna.page.locator("[data-guide=companies] .card").evaluate_all(
        """(cards) => cards.flatMap((card) => {
            const edge = card.getBoundingClientRect().right;
            return [...card.querySelectorAll('dt, dd, .worth, strong')]
                .filter((e) => e.getBoundingClientRect().right > edge || e.scrollWidth > e.clientWidth + 1 && e.clientWidth)
                .map((e) => e.textContent.trim());
        })"""
    )
    return found


@pytest.mark.parametrize(
    ("title", "cards"),
    [("trans-siberian", "[data-guide=railroads]"), ("mini-express", "[data-guide=companies]")],
)
def test_what_is_compared_stands_in_one_row(sit: Sit, title: str, cards: str) -> None:
    anna = sit({"width": 1280, "height": 800})
    anna.resume(record_of(title, 4, 0.3))

    tops = anna.page.locator(f"{cards} > li").evaluate_all(
        "(all) => all.map((e) => Math.round(e.getBoundingClientRect().top))"
    )

    assert len(tops) == {"trans-siberian": 6, "mini-express": 4}[title]
    assert len(set(tops)) == 1
    wide = anna.page.locator(f"{cards} .card").evaluate_all(
        "(all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).length"
    )
    assert wide == 0
