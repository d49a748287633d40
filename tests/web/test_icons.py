"""Every icon explains itself, in every title: by mouse, key and long press; and all of them stand in the legend."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE, Sit, Visitor
from tests.web.positions import AMERICAN, GERMAN, Options, record_of
from tests.web.test_see import before_a_choice, every_title
from tests.web.test_touch import Finger, is_within_reach

UNEXPLAINED = """() => {
    const marks = '[data-explain], [data-about]';
    const drawn = '.board svg, .board [data-piece], .board [role=img]';
    const isSeen = (e) => { const b = e.getBoundingClientRect(); return b.width && b.height; };
    return [...document.querySelectorAll(drawn)]
        .filter((e) => isSeen(e) && !e.closest(marks) && !e.querySelector(marks))
        .filter((e) => !e.closest('[data-scenery]'))
        .map((e) => e.outerHTML.slice(0, 160));
}"""
"""What is drawn on a board and neither explains itself nor lies on a place that does; scenery means nothing."""

TABLES: list[tuple[str, int, float, Options]] = [
    ("mini-express", 3, 0.4, ()),
    ("mini-express", 2, 0.3, (("variant", "golden-spike"),)),
    ("mini-express", 3, 0.4, (("map", "europe"), ("variant", "harbor"))),
    ("trans-siberian", 4, 0.0, ()),
    ("trans-siberian", 4, 0.6, ()),
    ("trans-siberian", 4, 0.8, ()),
    ("russian-railroads", 4, 0.5, ()),
    ("russian-railroads", 3, 0.5, GERMAN),
    ("russian-railroads", 2, 0.3, AMERICAN),
]
ICONS = {
    "mini-express": ("me-icon-influence", "Influence track of the company", "5: Demand tiles"),
    "trans-siberian": ("ts-icon-income", "rounded up", "5: Income and stock value"),
    "russian-railroads": ("rr-icon-industry", "an industry marker", "5: Industry"),
}


def legend(visitor: Visitor, title: str) -> set[str]:
    """Return the icons that the rules page lists."""
    visitor.open(f"/rules/{title}").page.wait_for_selector("#legend [data-icon]")
    listed = visitor.page.locator("#legend [data-icon]")
    return set(listed.evaluate_all("(all) => all.map((entry) => entry.dataset.icon)"))


@pytest.mark.parametrize(("title", "seats", "part", "options"), TABLES)
def test_everything_drawn_is_explained_and_stands_in_the_legend(
    sit: Sit, title: str, seats: int, part: float, options: Options
) -> None:
    anna = sit(DESK)
    anna.resume(record_of(title, seats, part, options=options))
    assert anna.wait_for_turn()
    assert anna.page.evaluate(UNEXPLAINED) == []
    told = anna.page.evaluate(
        """() => [...document.querySelectorAll('.board [data-explain]')]
            .flatMap((mark) => mark.dataset.explain.split(' '))"""
    )
    shown = {id.split("-icon-")[1] for id in told if not id.startswith("web-")}
    assert shown
    assert shown <= legend(anna, title)


@every_title
def test_an_icon_explains_itself_to_the_mouse_with_its_rule(sit: Sit, title: str) -> None:
    anna = sit()
    before_a_choice(anna, title)
    id, sentence, rule = ICONS[title]
    panel = anna.page.locator(".explain")
    anna.page.locator(f".board [data-explain~='{id}']").first.hover()
    expect(panel).to_be_visible()
    expect(panel).to_contain_text(sentence)
    expect(panel.locator("a").first).to_contain_text(f"Rules {rule}")
    expect(panel.locator("a").first).to_have_attribute(
        "href", re.compile(rf"/rules/{title}\?.*#{title}-rules-5$")
    )
    anna.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


@every_title
def test_a_place_that_is_focused_says_what_it_is_and_explains_its_icons(
    sit: Sit, title: str
) -> None:
    anna = sit()
    before_a_choice(anna, title)
    anna.page.locator("h1").click()
    anna.page.keyboard.press("b")
    panel = anna.page.locator(".explain")
    expect(panel).to_be_visible()
    expect(panel.locator("strong").first).not_to_be_empty()
    expect(panel.locator("a").first).to_be_visible()


@every_title
def test_a_key_goes_from_icon_to_icon_wherever_they_are(sit: Sit, title: str) -> None:
    anna = sit(DESK)
    before_a_choice(anna, title)
    anna.page.locator("h1").click()
    panel = anna.page.locator(".explain")
    reached = """() => {
        const at = document.activeElement;
        return at.matches('[data-explain], [data-about]') && at.closest('main') !== null;
    }"""
    places = anna.page.evaluate(
        """() => [...document.querySelectorAll('main [data-explain], main [data-about]')]
            .filter((e) => !e.parentElement.closest('[data-explain], [data-about]'))
            .filter((e) => e.checkVisibility() && !e.matches(':disabled')).length"""
    )
    assert places > 10
    told = set()
    for _ in range(12):
        anna.page.keyboard.press("i")
        assert anna.page.evaluate(reached)
        expect(panel).to_be_visible()
        told.add(panel.inner_text())
    assert len(told) > 4
    last = anna.page.evaluate("document.activeElement.outerHTML")
    anna.page.keyboard.press("i")
    anna.page.keyboard.press("Shift+I")
    assert anna.page.evaluate("document.activeElement.outerHTML") == last
    # Whatever has no other way to be focused is reached: one round visits all of them.
    seen = anna.page.evaluate(
        """(count) => {
            const seen = new Set();
            for (let n = 0; n < count; n++) {
                const key = {key: 'i', bubbles: true};
                document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key));
                seen.add(document.activeElement);
            }
            return seen.size;
        }""",
        places,
    )
    assert seen == places
    anna.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


@every_title
def test_a_long_press_explains_a_place_and_chooses_nothing(sit: Sit, title: str) -> None:
    anna = sit(PHONE, has_touch=True, is_mobile=True)
    before_a_choice(anna, title)
    anna.settle()
    before = anna.moves()
    finger = Finger(anna)
    places = anna.page.locator(".board [data-target]").all()
    x, y = finger.spot(next(place for place in places if is_within_reach(finger, place)))
    finger.down(x, y)
    panel = anna.page.locator(".explain")
    expect(panel).to_be_visible()
    finger.up()
    anna.page.wait_for_timeout(400)
    expect(panel).to_be_visible()
    assert anna.position()["last"] == before


def test_the_mouse_on_a_choice_is_told_where_it_is_and_the_rest_when_it_stays(sit: Sit) -> None:
    anna = sit()
    before_a_choice(anna, "trans-siberian")
    panel = anna.page.locator(".explain")
    link = anna.page.locator(".board [data-target]").nth(1)
    # What is said first is soon followed by more: all that is said is noted.
    anna.page.evaluate(
        """() => {
            window.said = [];
            new MutationObserver(() => {
                const panel = document.querySelector('.explain');
                const text = panel?.checkVisibility() && panel.innerText.trim();
                if (text) window.said.push(text);
            }).observe(document.body, {subtree: true, childList: true, attributes: true});
        }"""
    )
    link.hover()
    expect(panel).to_be_visible()
    anna.page.wait_for_function("window.said.length")
    assert anna.page.evaluate("window.said[0]") == link.get_attribute("data-about")
    expect(panel.locator("strong").first).to_have_text("Income of a link")


def test_a_finger_that_drags_the_map_is_told_nothing(sit: Sit) -> None:
    anna = sit(PHONE, has_touch=True, is_mobile=True)
    before_a_choice(anna, "mini-express")
    anna.settle()
    finger = Finger(anna)
    x, y = finger.spot(anna.page.locator(".board [data-target]").first)
    finger.down(x, y)
    finger.move(x + 40, y + 10)
    anna.page.wait_for_timeout(1000)
    expect(anna.page.locator(".explain")).to_be_hidden()
    finger.up()


@every_title
def test_the_legend_draws_names_and_links_every_icon_in_both_languages_and_prints(
    sit: Sit, title: str
) -> None:
    anna = sit()
    assert legend(anna, title)
    check_entries(anna)
    names = anna.page.locator("#legend [data-icon] strong")
    english = names.all_inner_texts()

    anna.speak("es")

    expect(names.first).not_to_have_text(english[0])
    same = [
        one for one, other in zip(english, names.all_inner_texts(), strict=True) if one == other
    ]
    assert len(same) < 3, same
    check_entries(anna)
    anna.page.emulate_media(media="print")
    expect(anna.page.locator("#legend [data-icon]").last).to_be_visible()
    expect(anna.page.locator(".print")).to_be_hidden()


def check_entries(anna: Visitor) -> None:
    for entry in anna.page.locator("#legend [data-icon]").all():
        picture = entry.locator("dt > *").first.bounding_box()
        assert picture is not None
        assert picture["width"] > 4, entry.inner_html()
        assert len(entry.locator("strong").inner_text()) > 2
        link = str(entry.locator("a").get_attribute("href"))
        assert anna.page.locator(link).count() == 1, link


@pytest.mark.parametrize(("title", "seats", "part", "options"), TABLES[1::3])
def test_no_page_of_a_game_has_a_native_tooltip(
    sit: Sit, title: str, seats: int, part: float, options: Options
) -> None:
    anna = sit(DESK)
    anna.resume(record_of(title, seats, part, options=options))
    assert anna.wait_for_turn()
    expect(anna.page.locator("[title]")).to_have_count(0)
    expect(anna.page.locator("svg title")).to_have_count(0)
    unnamed = anna.page.evaluate(
        """() => [...document.querySelectorAll('button, a, [role=button], [role=img]')]
            .filter((e) => !e.closest('[aria-hidden=true]'))
            .filter((e) => !(e.ariaLabel || e.textContent.trim()))
            .map((e) => e.outerHTML.slice(0, 160))"""
    )
    assert unnamed == []
