"""The edition workshop: editions in and out, shared, reported and played."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from ironroad.cli.edition import sound_edition
from ironroad.core.table import Table
from ironroad.face import load, new
from ironroad.games import REGISTRY
from tests.server.clients import Server
from tests.web.people import Sit, Visitor, sitter
from tests.web.windows import SMALL
from tests.web.workshop import (
    KINDS,
    all_kinds,
    expect_verdict,
    exported,
    open_entry,
    place,
    set_value,
    visit,
)

TITLES = REGISTRY.ids()


OPTIONS: dict[str, list[dict[str, str]]] = {
    "mini-express": [{}, {"map": "europe"}],
    "russian-railroads": [
        {"coal": "on", "new-material": "on"},
        {"board": "german"},
        {"board": "american"},
    ],
    "trans-siberian": [{}],
}
"""The options with which all of them are used."""


def test_an_edition_is_exported_checked_by_the_command_line_and_imported(
    sit: Sit, tmp_path: Path
) -> None:
    page = visit(sit(), "trans-siberian")
    set_value(open_entry(page, "links.omsk-tyumen"), "income", 7)
    page.fill("[data-name]", "anna")
    page.press("[data-name]", "Enter")
    expect_verdict(page, "sound")
    file = exported(page, tmp_path)
    assert file.name == "trans-siberian-anna.toml"
    edition = sound_edition("trans-siberian", str(file))
    assert edition.name == "anna"
    assert edition.entry("links", "omsk-tyumen").integer("income") == 7

    other = visit(sit(), "trans-siberian")
    other.click("[data-import]")
    other.set_input_files("input[type=file]", file)
    other.click("[data-bring]")

    expect(other.locator("[data-difference='links.omsk-tyumen']")).to_contain_text("7")
    expect(other.locator("[data-name]")).to_have_value("anna")
    expect_verdict(other, "sound")
    assert exported(other, tmp_path / "again").read_text("utf-8") == file.read_text("utf-8")


def test_a_file_that_is_wrong_says_so_with_its_line(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    page.click("[data-import]")
    for text, sentence in (
        ('[edition]\ntitle = "chess"\nname = "x"\n', "line 2"),
        ("[edition\n", "line 1"),
        ('[edition]\ntitle = "trans-siberian"\nname = "a\\nb"\n', "is not a name"),
        ("x" * 200_001, "long"),
    ):
        page.fill("[data-import-text]", text)
        page.click("[data-bring]")
        expect(page.locator("dialog[open] [role='alert']")).to_contain_text(sentence)
    expect(page.locator("[data-difference]")).to_have_count(0)


def test_an_edition_is_shared_by_a_link(sit: Sit) -> None:
    page = visit(sit(), "mini-express")
    set_value(open_entry(page, "usa-cities.boston"), "metal", "gold")
    expect_verdict(page, "sound")
    page.click("[data-share]")
    link = page.locator("[data-link]")
    expect(link).to_have_value(re.compile(r"/workshop/mini-express/standard\?shared=[0-9a-f]{32}$"))

    bob = visit(sit(language="es"), "mini-express", "?" + link.input_value().split("?")[1])

    expect(bob.locator("[data-difference='usa-cities.boston']")).to_contain_text("gold")
    expect(place(bob, "usa-cities.boston")).to_have_attribute("data-changed", "")
    bob.goto(page.url + "?shared=none")
    expect(bob.locator("[role='alert']")).to_contain_text("No existe esa edición compartida")


def test_a_correction_fills_in_the_form(sit: Sit) -> None:
    page = visit(sit(), "trans-siberian")
    form = open_entry(page, "tracks.dividends")
    set_value(form, "end", 9)
    form.locator("[data-source]").fill("board, dividend track")
    form.locator("[data-source]").press("Enter")

    page.click("[data-report]")

    text = page.locator("[data-report-text]")
    expect(text).to_have_value(re.compile("tracks.dividends: end = 9"))
    address = page.locator("[data-form]").get_attribute("href") or ""
    query = parse_qs(urlsplit(address).query)
    template = Path(__file__).parents[2] / ".github/ISSUE_TEMPLATE" / query["template"][0]
    fields = re.findall(r"^    id: (\w+)$", template.read_text("utf-8"), re.MULTILINE)
    assert set(query) - {"template"} == set(fields) - {"printing"}
    assert "[tracks]\ndividends = { end = 8" in query["line"][0]
    assert query["value"] == ["tracks.dividends: end = 9"]
    assert query["place"] == ["tracks.dividends: board, dividend track"]
    assert urlsplit(address).path.endswith("/issues/new")


@pytest.fixture
def silent(own_server: Callable[..., Server], browser: Any) -> Iterator[Sit]:
    """Visitors of a server that names no address for issues."""
    with sitter(browser, own_server(issues="").url) as seated:
        yield seated


def test_without_an_address_the_correction_is_copied(silent: Sit) -> None:
    anna = silent(permissions=["clipboard-read", "clipboard-write"])
    page = visit(anna, "trans-siberian")
    set_value(open_entry(page, "tracks.dividends"), "end", 9)
    page.click("[data-report]")
    expect(page.locator("[data-report-text]")).to_be_visible()
    expect(page.locator("[data-form]")).to_have_count(0)
    page.click("text=Copy the text")
    expect(page.locator("dialog[open] [role='status']")).to_have_text("Copied")
    assert "tracks.dividends: end = 9" in page.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize("title", TITLES)
def test_one_value_of_each_kind_is_corrected_through_the_page_and_played(
    sit: Sit, title: str
) -> None:
    assert {section for section, *_ in KINDS[title]} == all_kinds(title)
    anna = sit()
    page = visit(anna, title)
    for section, key, name, value in KINDS[title]:
        set_value(open_entry(page, f"{section}.{key}"), name, value)
    changed = {f"{section}.{key}" for section, key, *_ in KINDS[title]}
    expect(page.locator("[data-difference]")).to_have_count(len(changed))
    expect_verdict(page, "sound")
    seats = min([seats for seats in REGISTRY.meta(title).seats if seats > 1])
    for options in OPTIONS[title]:
        anna.open(f"/workshop/{title}/standard")
        expect_verdict(page, "sound")
        for option, value in options.items():
            page.select_option(f"[data-option='{option}']", value)
        expect_verdict(page, "sound")
        page.click("[data-play]")
        page.click(f"[data-play-with='device-{seats}']")
        page.wait_for_url("**/game/*")
        expect(page.locator(".extras")).to_contain_text("edition “mine”")
        text = play_to_the_end(anna)
        own = page.evaluate(
            "([title]) => localStorage.getItem(`ironroad-workshop-${title}-standard`)", [title]
        )
        table = load(text, edition_text=toml_of(title, json.loads(own)))
        assert table.outcome is not None
        assert table.rules.edition.digest != new(title, seats, 1, options).rules.edition.digest


def play_to_the_end(anna: Visitor) -> str:
    """Play all seats at random, as no page shows it; return the record."""
    id = anna.id
    anna.open(SMALL)
    text: str = anna.page.evaluate(
        """async ([id, seed]) => {
            const base = '/api/games/' + id;
            for (let n = 0; n < 3000; n++) {
                const {position} = await (await fetch(base)).json();
                if (position.status !== 'running') return (await fetch(base + '/record')).text();
                const {actions, version} = position;
                seed = (seed * 48271) % 2147483647;
                const action = actions[seed % actions.length].text;
                const answer = await fetch(base + '/play', {
                    method: 'POST',
                    headers: {'content-type': 'application/json'},
                    body: JSON.stringify({version, action, key: `${id}-${n}`}),
                });
                if (!answer.ok) throw new Error(await answer.text());
            }
            throw new Error('the game does not end');
        }""",
        [id, 7],
    )
    return text


def toml_of(title: str, draft: Any) -> str:
    """Return a kept draft as an edition file, written without the page."""
    lines = ["[edition]", f'title = "{title}"', f'name = "{draft["name"]}"', 'extends = "standard"']
    sections: dict[str, list[str]] = {}
    for id, entry in draft["changes"].items():
        section, key = id.split(".")
        values = {**entry["values"], "mark": entry["mark"], "source": entry["source"]}
        said = ", ".join([f"{name} = {json.dumps(value)}" for name, value in values.items()])
        sections.setdefault(section, []).append(f"{key} = {{ {said} }}")
    for section, entries_of in sections.items():
        lines += [f"[{section}]", *entries_of]
    return "\n".join(lines)


def sequences(table: Table, depth: int) -> int:
    """Return how many sequences of actions there are."""
    if depth == 0:
        return 1
    total = 0
    for action in table.options():
        branch = table.clone()
        branch.play(action)
        total += sequences(branch, depth - 1)
    return total


def test_values_change_counts_and_records(sit: Sit, tmp_path: Path) -> None:
    page = visit(sit(), "trans-siberian")
    set_value(open_entry(page, "setup.cash-for-3"), "value", 20)
    expect_verdict(page, "sound")
    file = exported(page, tmp_path)
    before = new("trans-siberian", 3, seed=1)
    after = new("trans-siberian", 3, seed=1, edition=file)

    assert sequences(after, 2) < sequences(before, 2)
    for table in (before, after):
        chance = Random(1)
        while table.options():
            table.play(chance.choice(table.options()))
    assert before.record() != after.record()
    assert "edition: mine" in after.record()
