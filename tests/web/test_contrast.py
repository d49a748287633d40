"""What is drawn on a board stands out from its ground, light and dark, and colour is never the only cue."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ironroad.core.table import Table
from tests.web.people import DESK, PHONE, Sit, Visitor
from tests.web.positions import AMERICAN, GERMAN, Options, record_of

GRAPHICS = 3.0
TEXT = 4.5
"""The least contrast ratios of WCAG 2.2 (1.4.11 and 1.4.3)."""
MEASURE = """() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const seen = new Map();
    const rgba = (colour) => {
        if (!seen.has(colour)) {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
            const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
            seen.set(colour, [r, g, b, a / 255]);
        }
        return seen.get(colour);
    };
    const over = ([r, g, b, a], [R, G, B], share = 1) => {
        const part = a * share;
        return [r * part + R * (1 - part), g * part + G * (1 - part), b * part + B * (1 - part), 1];
    };
    const light = ([r, g, b]) => {
        const [x, y, z] = [r, g, b].map((c) => c / 255)
            .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const ratio = (one, other) => {
        const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
        return (a + 0.05) / (b + 0.05);
    };
    const chain = (e) => { const all = []; for (; e; e = e.parentElement) all.push(e); return all; };
    const groundOf = (e) => chain(e).reverse()
        .map((each) => rgba(getComputedStyle(each).backgroundColor))
        .reduce((ground, colour) => over(colour, ground), [255, 255, 255, 1]);
    const shareOf = (e) => chain(e).reduce((share, each) => share * getComputedStyle(each).opacity, 1);
    const variable = (name) => {
        const probe = document.createElement('i');
        document.querySelector('.table').append(probe);
        probe.style.color = `var(${name})`;
        const found = rgba(getComputedStyle(probe).color);
        probe.remove();
        return found;
    };
    window.contrast = {rgba, over, ratio, groundOf, shareOf, variable};
}"""
"""Puts what measures contrast into the page: colours as they are computed, with what lies under them."""
ON_MAP = """([paths, ground]) => {
    const {rgba, ratio, variable} = window.contrast;
    const under = ground.startsWith('--') ? [variable(ground)]
        : [...document.querySelectorAll(ground)].map((e) => rgba(getComputedStyle(e).fill));
    const tracks = new Map();
    for (const path of document.querySelectorAll(paths)) {
        const key = path.getAttribute('d') + path.parentElement.className.baseVal;
        const colour = rgba(getComputedStyle(path).stroke);
        const least = Math.min(...under.map((each) => ratio(colour, each)));
        tracks.set(key, Math.max(tracks.get(key) ?? 0, least));
    }
    return [...tracks.values()];
}"""
"""Tells how well the best seen of the lines of each track stands out from the worst ground."""
ICONS = """() => {
    const {rgba, over, ratio, groundOf, shareOf} = window.contrast;
    const found = [];
    for (const icon of document.querySelectorAll('.table [data-explain^="rr-icon-"]')) {
        if (icon.closest('.none, .gone, .used, .left') || !icon.checkVisibility()) continue;
        const [ground, share] = [groundOf(icon), shareOf(icon)];
        if (share < 0.6) continue;
        const drawn = [...icon.querySelectorAll('path, rect, circle, ellipse')].flatMap((e) => {
            const style = getComputedStyle(e);
            return [style.fill, ...(parseFloat(style.strokeWidth) >= 1 ? [style.stroke] : [])]
                .filter((colour) => colour !== 'none').map((colour) => over(rgba(colour), ground, share));
        });
        const best = Math.max(...drawn.map((colour) => ratio(colour, ground)));
        const signs = [...icon.querySelectorAll('text')].map((text) => {
            const at = new DOMPoint(text.x.baseVal[0].value, text.y.baseVal[0].value - 4);
            const shapes = [...text.parentElement.children]
                .filter((e) => e.isPointInFill && getComputedStyle(e).fill !== 'none');
            const shape = shapes.findLast((e) => e.isPointInFill(at)) ?? shapes[0];
            const under = over(rgba(getComputedStyle(shape).fill), ground, share);
            return ratio(over(rgba(getComputedStyle(text).fill), ground, share), under);
        });
        found.push({kind: icon.dataset.explain, best, sign: Math.min(21, ...signs)});
    }
    return found;
}"""
"""Tells of each icon on a board how well it stands out from its ground, and what is written on it from the icon."""
BOARDS: dict[str, Options] = {"base": (), "german": GERMAN, "american": AMERICAN}


def measured(anna: Visitor, script: str, *args: Any) -> Any:
    anna.page.evaluate(MEASURE)
    return anna.page.evaluate(script, list(args))


def all_of_it(anna: Visitor) -> None:
    """Show the whole map."""
    anna.page.click("[aria-label='Show everything']")
    anna.settle()


def black_and_gone(table: Table) -> bool:
    """A railroad was nationalized, and Black has links."""
    view = table.view(0)
    gone = any([each["status"] == "nationalized" for each in view["railroads"]])
    return gone and any([link["owner"] == "black" for link in view["links"]])


@pytest.mark.parametrize("look", ["light", "dark"])
def test_links_stand_out_from_the_land(sit: Sit, look: str) -> None:
    anna = sit(color_scheme=look)
    anna.resume(record_of("trans-siberian", 4, 0.4, black_and_gone))

    for paths in (".line .edge, .line .rail", ".line .planned"):
        found = measured(anna, ON_MAP, paths, "--land")
        assert found
        assert min(found) >= GRAPHICS, (paths, min(found))


@pytest.mark.parametrize("look", ["light", "dark"])
def test_nationalized_links_differ_from_all_others_in_more_than_colour(sit: Sit, look: str) -> None:
    anna = sit(color_scheme=look)
    anna.resume(record_of("trans-siberian", 4, 0.4, black_and_gone))
    others = anna.page.locator(".line:not(.national):has(.rail)")
    gone = anna.page.locator(".line.national")

    assert gone.count()
    assert gone.locator(".dots").count() >= gone.count()
    assert gone.locator(".ties").count() == 0
    assert others.locator(".dots").count() == 0
    assert others.locator(".ties").count() >= others.count()
    assert min(measured(anna, ON_MAP, ".line.national .rail", "--land")) >= GRAPHICS


@pytest.mark.parametrize("look", ["light", "dark"])
def test_black_spaces_are_told_apart(sit: Sit, look: str) -> None:
    anna = sit(color_scheme=look)
    anna.resume(record_of("trans-siberian", 4, 0.5))
    anna.page.wait_for_selector(".tracks .dark")

    found = measured(
        anna,
        """() => {
            const {rgba, ratio, groundOf} = window.contrast;
            const plain = groundOf(document.querySelector('.tracks .space:not(.dark, .end)'));
            return [...document.querySelectorAll('.tracks .dark')].map((e) => {
                const style = getComputedStyle(e);
                const edges = [style.backgroundColor, style.borderTopColor].map(rgba);
                const mark = getComputedStyle(e.querySelector('.value'), '::after').content;
                return {best: Math.max(...edges.map((colour) => ratio(colour, plain))), mark};
            });
        }""",
    )

    assert found
    assert min(space["best"] for space in found) >= 2 * GRAPHICS
    assert all(["▴" in space["mark"] for space in found])


@pytest.mark.parametrize("look", ["light", "dark"])
def test_tracks_of_companies_stand_out_and_differ_in_their_marks(sit: Sit, look: str) -> None:
    anna = sit(color_scheme=look)
    anna.resume(record_of("mini-express", 4, 0.85))
    anna.page.wait_for_selector(".tracks path")

    found = measured(anna, ON_MAP, ".tracks .casing, .tracks .core", "svg .hex:not(.water)")
    assert found
    assert min(found) >= GRAPHICS
    marks = anna.page.locator(".tracks").evaluate(
        """(tracks) => {
            const looks = new Map();
            for (const core of tracks.querySelectorAll('.core')) {
                const next = core.nextElementSibling;
                const mark = next?.matches('.marks') ? next.getAttribute('stroke-dasharray') : '';
                const colour = core.getAttribute('stroke');
                looks.set(colour, new Set([...(looks.get(colour) ?? []), mark]));
            }
            return [...looks.values()].map((all) => [...all]);
        }"""
    )
    assert len(marks) == 4
    assert len({mark for [mark] in marks}) == 4


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("board", BOARDS)
def test_icons_stand_out_from_their_ground(sit: Sit, board: str, look: str) -> None:
    anna = sit({"width": 1280, "height": 800}, color_scheme=look)
    anna.resume(record_of("russian-railroads", 3, 0.4, options=BOARDS[board]))
    anna.page.wait_for_selector("[data-panel=own] .rails")
    anna.settle()

    icons = measured(anna, ICONS)

    assert len(icons) > 40
    faint = {(icon["kind"], round(icon["best"], 2)) for icon in icons if icon["best"] < GRAPHICS}
    assert not faint
    pale = {(icon["kind"], round(icon["sign"], 2)) for icon in icons if icon["sign"] < TEXT}
    assert not pale


@pytest.mark.parametrize("look", ["light", "dark"])
def test_gaps_for_factories_are_seen(sit: Sit, look: str) -> None:
    anna = sit(color_scheme=look)
    anna.resume(record_of("russian-railroads", 3, 0.2))
    anna.page.wait_for_selector("[data-panel=own] .plan")

    found = measured(
        anna,
        """() => {
            const {rgba, ratio, groundOf} = window.contrast;
            return [...document.querySelectorAll('.plan')]
                .map((e) => ratio(rgba(getComputedStyle(e).fill), groundOf(e)));
        }""",
    )

    assert min(found) >= GRAPHICS


def test_tracks_of_others_end_in_their_shapes(sit: Sit) -> None:
    anna = sit()
    anna.resume(record_of("russian-railroads", 4, 0.5))
    ends = anna.page.locator("[data-other] .bar [data-piece^='track-']")
    expect(ends.first).to_be_visible()

    shapes = ends.evaluate_all(
        """(all) => all.map((e) =>
            [e.dataset.piece.split('@')[0].split('-').at(-1), e.querySelector('path')?.getAttribute('d')])"""
    )

    assert all([shape for _, shape in shapes])
    kinds = dict(shapes)
    assert len(kinds) > 2
    assert len(set(kinds.values())) == len(kinds)


@pytest.mark.parametrize(
    "size", [{"width": 1280, "height": 800}, DESK, {"width": 768, "height": 1024}]
)
def test_all_cities_are_named_where_the_whole_map_is_seen(sit: Sit, size: dict[str, int]) -> None:
    anna = sit(size)
    anna.resume(record_of("trans-siberian", 4, 0.5))
    for language in ("en", "es"):
        anna.speak(language)
        anna.page.click(".tools button:nth-child(3)")
        anna.settle()
        names = anna.page.locator(".city .name").evaluate_all(
            """(all) => all.filter((e) => e.checkVisibility()).map((e) => {
                const box = e.getBoundingClientRect();
                const scale = e.getScreenCTM().a;
                return {name: e.textContent, left: box.left, right: box.right, top: box.top,
                    bottom: box.bottom, high: parseFloat(getComputedStyle(e).fontSize) * scale};
            })"""
        )
        seen = anna.page.locator(".map .window").bounding_box()
        assert seen is not None

        assert len(names) == 56
        assert min(name["high"] for name in names) >= 10
        for name in names:
            assert name["left"] >= seen["x"] - 1
            assert name["right"] <= seen["x"] + seen["width"] + 1
        assert overlaps(names) == []


def overlaps(names: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Return the names that cover a tenth of each other or more."""
    found = []
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            width = min(one["right"], other["right"]) - max(one["left"], other["left"])
            height = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            area = min([(each["right"] - each["left"]) * each["high"] for each in (one, other)])
            if width > 0 and height > 0 and width * height > 0.1 * area:
                found.append((one["name"], other["name"]))
    return found


def test_a_city_is_named_on_demand_on_a_phone(sit: Sit) -> None:
    anna = sit(PHONE, has_touch=True)
    anna.resume(record_of("trans-siberian", 4, 0.5))
    anna.page.tap("[data-go=main]")
    anna.page.tap("[aria-label='Show everything']")
    anna.settle()
    names = anna.page.locator(".city .name")
    expect(names.filter(has_text="Moscow")).to_be_visible()
    expect(names.filter(has_text="Omsk")).to_be_hidden()

    for _ in range(4):
        anna.page.tap("[aria-label='Larger']")
        anna.settle()

    expect(names.filter(has_text="Omsk")).not_to_have_css("display", "none")
    high = names.first.evaluate(
        "(e) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a"
    )
    assert high >= 10
    spot = anna.page.locator(".city:has(.name:text-is('Omsk'))")
    assert spot.get_attribute("data-about") == "Omsk"
