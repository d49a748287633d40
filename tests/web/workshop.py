"""What tests of the edition workshop do on its page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ironroad.core.edition import Edition, parse_edition
from ironroad.games import REGISTRY
from tests.web.people import Visitor

Change = tuple[str, str, str, Any]
"""Section, entry, name of the value, and what the box says."""

LANE = "0, 1, 2, 3, 5, gap, 10, gap, 15, gap, ?, gap, 20, gap, 25, 31"
KINDS: dict[str, list[Change]] = {
    "mini-express": [
        ("components", "trains", "value", 26),
        ("limits", "area-trains", "value", 4),
        ("metals", "gold", "capacity", 4),
        ("setup", "seats-3", "area", 7),
        ("end", "standard", "depleted", 3),
        ("chart", "length-0", "values", "4, 3, 2"),
        ("demand", "brown-gray", "count", 5),
        ("demand", "brown-orange", "count", 3),
        ("bot-tiles", "refresh", "count", 3),
        ("bot", "share-up-to", "value", 3),
        ("levels", "easy", "area-up-to", 4),
        ("usa-columns", "column-17", "rows", "1, 3, 5, 7"),
        ("usa-starts", "brown", "name", "wilmington"),
        ("usa-cities", "augusta", "metal", "silver"),
        ("usa-golden-spike", "trigger", "city", "san-francisco"),
        ("usa-water", "lake-huron", "hex", "1404"),
        ("europe-columns", "column-15", "rows", "1, 3, 5, 7, 9, 11"),
        ("europe-starts", "brown", "name", "odessa"),
        ("europe-cities", "kiev", "metal", "black"),
        ("europe-harbors", "copenhagen", "hex", "0806"),
        ("europe-water", "adriatic-sea-n", "hex", "0913"),
    ],
    "russian-railroads": [
        ("setup", "rounds", "for-2", 7),
        ("colours", "black", "values", "0, 1"),
        ("railroads", "trans-siberian", "spaces", 16),
        ("advantages", "trans-siberian-2", "space", 3),
        ("scoring", "kiev-1", "points", 2),
        ("industry", "lane", "spaces", LANE),
        ("tiles", "1", "count", 5),
        ("spaces", "any-2", "roubles", 2),
        ("engineers", "1", "workers", 2),
        ("starts", "black", "rewards", "track black 2"),
        ("tokens", "advances", "rewards", "track any 5"),
        ("cards", "four-actions", "rewards", "doubler 1, industry 1, track black 1, again 2"),
        ("bonuses", "flat", "each", 16),
        ("german-railroads", "dresden", "spaces", 10),
        ("german-branches", "berlin", "spaces", 14),
        ("german-areas", "hannover", "first", 3),
        ("german-tiles", "h1", "area", "wurzburg"),
        ("german-advantages", "h1-4", "railroad", "nuremberg"),
        ("german-advantages", "h1-4", "space", 3),
        ("german-advantages", "h1-6", "railroad", "nuremberg"),
        ("german-advantages", "h1-6", "space", 4),
        ("german-scoring", "nuremberg-1", "points", 2),
        ("german-industry", "lane", "spaces", LANE),
        ("german-incomes", "i1", "rewards", "rouble 2"),
        ("coal-setup", "rounds", "for-2", 6),
        ("coal-spaces", "coal", "workers", 2),
        ("coal-starts", "coal", "rewards", "coal 2"),
        ("coal-foundries", "fy1", "rewards", "track black 4"),
        ("coal-boilermen", "1", "factory", "engineer-sum 3"),
        ("new-colours", "revaluation", "values", "0, 2, 3, 7, 9"),
        ("new-setup", "car", "value", 3),
        ("new-engineers", "n1", "letter", "b"),
        ("new-tokens", "special", "rewards", "special 2"),
        ("new-items", "coal-factory", "rewards", "coal-factory 2"),
        ("new-factories", "coal-factory", "factory", "track black 2, burn 4"),
        ("new-burning", "coal", "rewards", "track black 3"),
        ("american-railroads", "rocky-mountain", "spaces", 16),
        ("american-boulders", "track", "space", 9),
        ("american-advantages", "rocky-mountain-2", "space", 3),
        ("american-scoring", "transcontinental-west-9", "points", 11),
        ("american-industry", "lower", "spaces", LANE),
        ("american-lanes", "lower-12", "lane", "upper"),
        ("american-tokens", "advances", "rewards", "track any 5"),
        ("american-factories", "steelworks", "factory", "track black 2"),
        ("american-stock", "levels", "value", 6),
        ("american-dividends", "d1", "rewards", "points 6"),
    ],
    "trans-siberian": [
        ("railroads", "red", "certificates", 6),
        ("setup", "cash-for-3", "value", 49),
        ("costs", "link", "value", 5),
        ("tracks", "dividends", "end", 6),
        ("cities", "abakan", "lat", 54.22),
        ("circles", "beyond-st-petersburg-1", "lat", 59.9),
        ("links", "moscow-st-petersburg", "income", 4),
    ],
}
"""A value of each kind: of every section of every title."""


def shipped(title: str, name: str = "standard") -> Edition:
    texts = REGISTRY.title(title).edition_texts()
    return parse_edition(texts[name], name, title, texts)


def entries(edition: Edition) -> dict[str, Any]:
    return {
        f"{section}.{key}": entry
        for section, found in edition.sections.items()
        for key, entry in found.items()
    }


def visit(visitor: Visitor, title: str, more: str = "") -> Page:
    visitor.open(f"/workshop/{title}/standard{more}")
    visitor.page.wait_for_selector("[data-board] [data-entries]")
    expect_verdict(visitor.page, "sound")
    return visitor.page


def expect_verdict(page: Page, verdict: str) -> None:
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)


def open_entry(page: Page, id: str) -> Locator:
    """Open an entry from the list of all values, and return its form."""
    section = id.partition(".")[0]
    part = page.locator(f"[data-section='{section}']")
    if part.get_attribute("open") is None:
        part.locator("summary").click()
    part.locator(f"[data-choose='{id}']").click()
    return page.locator(f"[data-entry='{id}']")


def set_value(form: Locator, name: str, value: Any) -> None:
    field = form.locator(f"[data-value='{name}']")
    field.fill(str(value))
    field.press("Enter")


def place(page: Page, id: str) -> Locator:
    return page.locator(f"[data-board] [data-entries~='{id}']").first


def exported(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.click("[data-export]")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def all_kinds(title: str) -> set[str]:
    return set(shipped(title).sections)
