import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ironroad.core.edition import (
    Edition,
    Entry,
    edition_from_json,
    edition_to_json,
    parse_edition,
    title_of,
)
from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from tests.core.toy import EDITION, ToyRules

HEAD = '[edition]\ntitle = "toy"\nname = "mine"\n'
PILE = HEAD + "[piles]\nfive = { value = "
REST = 'mark = "printed", source = "p. 1" }\n'


def parse(text: str) -> Edition:
    return parse_edition(text, "mine.toml", "toy", {"standard": EDITION})


def refusal(text: str) -> tuple[Any, str]:
    """Return the line and the reason for which a text is refused."""
    with pytest.raises(InvalidEdition) as error:
        parse(text)
    assert error.value.message.args["file"] == "mine.toml"
    reason = error.value.message.args["reason"]
    assert isinstance(reason, Message)
    return error.value.message.args["line"], reason.id


def test_an_edition_has_sections_of_entries_with_provenance() -> None:
    edition = parse(EDITION)
    entry = edition.entry("piles", "two")

    assert edition.keys("piles") == ["five", "two"]
    assert [each.key for each in edition.entries("piles")] == ["five", "two"]
    assert (entry.mark, entry.source, entry.line, entry.section) == ("derived", "p. 1", 7, "piles")
    assert entry.integer() == 2


def test_an_edition_that_extends_another_replaces_single_entries() -> None:
    mine = parse(
        HEAD
        + 'extends = "standard"\n[piles]\ntwo = { value = 3, mark = "printed", source = "box" }'
    )

    assert mine.entry("piles", "two").integer() == 3
    assert mine.entry("piles", "five").integer() == 5
    assert mine.keys("piles") == ["five", "two"]


def test_an_edition_knows_what_was_read_of_it() -> None:
    edition = parse(EDITION)
    assert edition.entries_read() == []

    ToyRules(edition, 2, {"pile": "two"})

    assert [entry.key for entry in edition.entries_read()] == ["two"]
    assert edition.entry("piles", "five").flag("odd") is False
    assert [entry.key for entry in edition.entries_read()] == ["five", "two"], "in file order"


def test_the_digest_names_the_values_not_their_sources() -> None:
    reworded = EDITION.replace("p. 1", "p. 2").replace("derived", "printed")

    assert parse(EDITION).digest == parse(reworded).digest
    assert parse(EDITION).digest != parse(EDITION.replace("value = 5", "value = 6")).digest


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[edition\n", 1, "edition-not-toml"),
        (HEAD + "[piles]\nfive = ", 5, "edition-not-toml"),
        ("[piles]\n", 1, "edition-missing-section"),
        ("edition = 3\n", 1, "edition-missing-section"),
        ('[edition]\nname = "x"\ntitle = "chess"\n', 3, "edition-other-title"),
        ('[edition]\nname = "x"\n', 1, "edition-other-title"),
        ('[edition]\ntitle = "toy"\nname = "My Own"\n', 1, "edition-bad-id"),
        ('\n[edition]\ntitle = "toy"\n', 2, "edition-bad-id"),
        ('[edition]\ntitle = "toy"\nname = 7\n', 1, "edition-bad-id"),
        (f'[edition]\ntitle = "toy"\nname = "{"m" * 65}"\n', 1, "edition-long-id"),
        (
            HEAD + f'[piles]\n"{"m" * 65}" = {{ mark = "printed", source = "p" }}',
            5,
            "edition-long-id",
        ),
        (HEAD + 'extends = "nothing"\n', 4, "edition-unknown-base"),
        (HEAD + 'extends = ["standard"]\n', 4, "edition-unknown-base"),
        (HEAD + "a.a = 1\n" + ".".join("a" * 100) + " = 1\n", 5, "text-key-parts"),
        (HEAD + "[piles]\nfive = { value = " + "9" * 5000 + " }\n", 5, "text-long-word"),
        (HEAD + "[piles]\nfive = { value = " + "[" * 5000 + "\n", 5, "text-too-deep"),
        ("#" * 200_001, 1, "text-too-long"),
        (PILE + "{ value = 1979-05-27 }, " + REST, 5, "edition-not-plain"),
        (PILE + "[[1, inf]], " + REST, 5, "edition-not-plain"),
        (PILE + "0xffffffffffffffff, " + REST, 5, "edition-not-plain"),
        ("piles = 3\n" + HEAD, 1, "edition-not-an-entry"),
        (HEAD + "[piles]\nfive = 5\n", 5, "edition-not-an-entry"),
        (HEAD + '[piles]\nfive = { value = 5, source = "p. 1" }', 5, "edition-missing-value"),
        (HEAD + '[piles]\nfive = { value = 5, mark = "printed" }', 5, "edition-missing-value"),
        (HEAD + '[piles]\n\n"Fi" = { mark = "printed", source = "p" }', 6, "edition-bad-id"),
        (HEAD + "[piles]\nx = { mark = 'guessed', source = 'p' }", 5, "edition-unknown-mark"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    assert refusal(text) == (line, reason)


def test_a_syntax_error_without_a_line_points_at_the_end() -> None:
    line, reason = refusal(HEAD + '[piles]\nfive = "')

    assert (line, reason) == (5, "edition-not-toml")


def entry(values: str) -> Entry:
    text = f"{HEAD}[things]\nit = {{ {values}, mark = 'printed', source = 'p. 1' }}"
    return parse(text).entry("things", "it")


def test_values_are_read_by_their_type() -> None:
    it = entry("n = 4, ns = [1, 2], x = 1.5, t = 'a', ts = ['a', 'b'], f = true")

    assert it.integer("n", 1, 4) == 4
    assert it.integers("ns") == [1, 2]
    assert (it.number("x"), it.number("n")) == (1.5, 4.0)
    assert it.text("t") == "a"
    assert it.texts("ts") == ["a", "b"]
    assert (it.flag("f"), it.flag("g")) == (True, False)
    assert it.one_of("t", ["b", "a"]) == 1
    assert it.all_of("ts", ["b", "a"]) == [1, 0]


@pytest.mark.parametrize(
    ("values", "read", "reason"),
    [
        ("n = 1", lambda it: it.integer("m"), "edition-missing-value"),
        ("n = 5", lambda it: it.integer("n", 1, 4), "edition-not-in-range"),
        ("n = true", lambda it: it.integer("n"), "edition-not-in-range"),
        ("n = 'x'", lambda it: it.integer("n"), "edition-not-in-range"),
        ("n = 1", lambda it: it.integers("n"), "edition-not-a-list"),
        ("n = [1, 'x']", lambda it: it.integers("n"), "edition-not-in-range"),
        ("n = 'x'", lambda it: it.number("n"), "edition-not-a-number"),
        ("n = true", lambda it: it.number("n"), "edition-not-a-number"),
        ("n = 1", lambda it: it.text("n"), "edition-not-a-text"),
        ("n = 1", lambda it: it.texts("n"), "edition-not-a-list"),
        ("n = [1]", lambda it: it.texts("n"), "edition-not-a-list"),
        ("n = 1", lambda it: it.flag("n"), "edition-not-a-flag"),
        ("n = 'x'", lambda it: it.one_of("n", ["a"]), "edition-unknown-name"),
        ("n = ['x']", lambda it: it.all_of("n", ["a"]), "edition-unknown-id"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(
    values: str, read: Callable[[Entry], object], reason: str
) -> None:
    with pytest.raises(InvalidEdition) as error:
        read(entry(values))

    found = error.value.message.args["reason"]
    assert isinstance(found, Message)
    assert found.id == reason
    assert error.value.message.args["line"] == 5


def test_missing_sections_and_entries_are_refused() -> None:
    with pytest.raises(InvalidEdition, match="prices"):
        parse(EDITION).entries("prices")
    with pytest.raises(InvalidEdition, match="three"):
        parse(EDITION).entry("piles", "three")


def test_sections_and_values_that_nobody_knows_are_refused() -> None:
    edition = parse(EDITION)
    edition.expect({"piles": ("value",)})

    with pytest.raises(InvalidEdition, match="piles"):
        edition.expect({"heaps": ("value",)})
    with pytest.raises(InvalidEdition, match="value"):
        edition.expect({"piles": ("size",)})


def test_an_error_reads_as_a_sentence_with_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(InvalidEdition) as error:
        parse(HEAD + "[piles]\nfive = 5\n")

    assert "mine.toml" in str(error.value)
    assert "5" in str(error.value)


def test_an_edition_survives_as_plain_json() -> None:
    own = parse(HEAD + 'extends = "standard"\n[piles]\ntwo = { value = 3, ' + REST)
    told = json.loads(json.dumps(edition_to_json(own)))
    again = edition_from_json(told)

    assert edition_to_json(again) == told
    assert again.digest == own.digest
    assert again.keys("piles") == ["five", "two"]
    assert again.entry("piles", "two").error("edition-not-a-list").message.args["line"] == 6


def test_a_text_says_which_title_it_is_for() -> None:
    assert title_of(EDITION, "mine.toml") == "toy"
    for text in ("edition = 3\n", "[edition]\ntitle = 3\n", "x = 1\n"):
        with pytest.raises(InvalidEdition):
            title_of(text, "mine.toml")
