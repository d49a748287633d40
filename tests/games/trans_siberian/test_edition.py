"""Editions: values that make no sense are refused with their line."""

from pathlib import Path

import pytest

from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.face import new, rules_for
from ironroad.games.trans_siberian.actions import Rules

HEAD = '[edition]\ntitle = "trans-siberian"\nname = "mine"\nextends = "standard"\n'
PRINTED = 'mark = "printed", source = "my board"'


def refusal(tmp_path: Path, body: str) -> tuple[object, str]:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + body)
    with pytest.raises(InvalidEdition) as error:
        new("trans-siberian", 3, edition=path)
    assert "mine.toml" in str(error.value)
    reason = error.value.message.args["reason"]
    assert isinstance(reason, Message)
    return error.value.message.args["line"], reason.id


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (
            f'[links]\nomsk-x = {{ ends = ["omsk", "x"], income = 2, {PRINTED} }}',
            "edition-unknown-id",
        ),
        (f'[links]\nomsk-x = {{ ends = ["omsk"], income = 2, {PRINTED} }}', "ts-edition-ends"),
        (
            f'[links]\nomsk-x = {{ ends = ["omsk", "omsk"], income = 2, {PRINTED} }}',
            "ts-edition-ends",
        ),
        (
            f'[links]\nx = {{ ends = ["omsk", "tynda"], income = 0, {PRINTED} }}',
            "edition-not-in-range",
        ),
        (
            f'[links]\nx = {{ ends = ["omsk"], circle = "y", income = 2, {PRINTED} }}',
            "edition-unknown-name",
        ),
        (f"[tracks]\nstock = {{ values = [8, 12, 12], {PRINTED} }}", "ts-edition-not-rising"),
        (f"[tracks]\nnationalization = {{ values = [], {PRINTED} }}", "ts-edition-not-rising"),
        (f'[setup]\nhome = {{ city = "omsk", {PRINTED} }}', "ts-edition-home"),
        (f"[trains]\na = {{ value = 1, {PRINTED} }}", "edition-unknown-section"),
        (f"[setup]\nhome = {{ town = 1, {PRINTED} }}", "edition-unknown-value"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(tmp_path: Path, body: str, reason: str) -> None:
    assert refusal(tmp_path, body) == (6, reason)


def test_too_many_cities_are_refused(tmp_path: Path) -> None:
    cities = "".join([f"new-{n} = {{ lat = 50, lon = 60, {PRINTED} }}\n" for n in range(5)])

    assert refusal(tmp_path, "[cities]\n" + cities) == (10, "ts-edition-too-many-cities")


def test_the_reconstructed_values_have_a_documented_alternative() -> None:
    standard = rules_for("trans-siberian", 3)
    other = rules_for("trans-siberian", 3, edition="steps-of-four")
    assert isinstance(standard, Rules)
    assert isinstance(other, Rules)

    assert standard.tracks.nationalization[6:9] == [48, 50, 52]
    assert other.tracks.nationalization[6:9] == [48, 52, 56]
    assert standard.edition.entry("tracks", "nationalization").mark == "reconstructed"
    assert standard.edition.entry("tracks", "dividends").mark == "reconstructed"


def test_the_length_of_the_dividends_track_is_a_value(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + f"[tracks]\ndividends = {{ end = 10, {PRINTED} }}")
    rules = rules_for("trans-siberian", 3, edition=path)
    assert isinstance(rules, Rules)

    assert rules.tracks.dividends_end == 10


def test_every_value_has_a_mark_and_a_source() -> None:
    edition = rules_for("trans-siberian", 3).edition
    entries = [entry for section in edition.sections.values() for entry in section.values()]

    assert len(entries) > 150
    assert {entry.mark for entry in entries} == {"printed", "derived", "reconstructed"}
    assert all(entry.source for entry in entries)
