import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ironroad.core.errors import InvalidRecord
from ironroad.core.message import Message
from ironroad.core.record import Record, format_record, parse_record
from ironroad.core.table import Table
from tests.core.tables import toy_rules, toy_table
from tests.core.toy import TITLE

GAME = """ironroad 1
title: toy
rules: 1
edition: standard
digest: abc
seats: 2
options: pile=five
names: Anna, Beth
result: 0 1

deal 0   # chance
take 2

# a remark of its own
take 1
"""


def test_a_record_is_read_with_comments_and_blank_lines() -> None:
    record = parse_record("\n# a game\n" + GAME)

    assert (record.title, record.rules, record.seats) == ("toy", 1, 2)
    assert (record.edition, record.digest) == ("standard", "abc")
    assert record.options == {"pile": "five"}
    assert record.names == ["Anna", "Beth"]
    assert record.result == [0, 1]
    assert record.moves == ["deal 0", "take 2", "take 1"]
    assert [record.line_of(move) for move in range(3)] == [13, 14, 17]


def test_writing_and_reading_are_inverse() -> None:
    record = parse_record(GAME)
    again = parse_record(format_record(record))

    assert format_record(again) == format_record(record)
    assert again.moves == record.moves


@given(st.lists(st.text(), min_size=1, max_size=5))
@example(["Anna\ntitle: other", "a, b", "c # d", '"', "\\", "", " ", "\u2028", "\x85", "\x00"])
def test_any_names_survive_writing_and_reading(names: list[str]) -> None:
    text = format_record(Record("toy", 1, "standard", "abc", 2, {}, ["take 1"], names))

    again = parse_record(text)
    assert again.names == names
    assert (again.title, again.moves) == ("toy", ["take 1"])


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ("Anna, Beth   # and friends", ["Anna", "Beth"]),
        ('"Smith, Anna" , Beth # a "remark"', ["Smith, Anna", "Beth"]),
        ('Anna "the Great", Beth', ['Anna "the Great"', "Beth"]),
        ('"# 1", "\\u0041nna"', ["# 1", "Anna"]),
        ("Anna,", ["Anna", ""]),
        ("Anna, # nobody else", ["Anna", ""]),
        (",", ["", ""]),
        ("# nobody", []),
    ],
)
def test_names_are_written_plainly_or_between_quotation_marks(
    written: str, names: list[str]
) -> None:
    assert parse_record(GAME.replace("Anna, Beth", written)).names == names


def test_a_plain_name_needs_no_quotation_marks() -> None:
    names = ["Anna", "José María", "O'Hara; jr. (1)"]
    text = format_record(Record("toy", 1, "standard", "abc", 3, {}, [], names))

    assert "names: Anna, José María, O'Hara; jr. (1)\n" in text


def test_a_record_without_extras_has_none() -> None:
    text = format_record(Record("toy", 1, "standard", "abc", 2, {}, []))

    assert "options" not in text
    assert "names" not in text
    assert "result" not in text
    assert parse_record(text).names == []
    assert parse_record(text).line_of(0) == 1


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "record-empty"),
        ("# nothing\n\n", 1, "record-empty"),
        ('[Event "Chess"]\n1. e4 e5', 1, "record-not-a-record"),
        ("\n{}", 2, "record-not-a-record"),
        (GAME.replace("seats: 2\n", ""), 1, "record-missing-header"),
        (GAME.replace("seats: 2", "seats: two"), 6, "record-not-a-number"),
        (GAME.replace("seats: 2", f"seats: {'9' * 5000}"), 6, "record-not-a-number"),
        (GAME.replace("result: 0 1", "result: 0 x"), 9, "record-not-a-number"),
        (GAME.replace("result: 0 1", f"result: 0 {'9' * 5000}"), 9, "record-not-a-number"),
        (GAME.replace("seats: 2", "chairs: 2"), 6, "record-unknown-header"),
        (GAME.replace("digest: abc", "seats: 3"), 6, "record-twice"),
        (GAME.replace("seats: 2", "seats: " + "2" * 5000), 6, "record-not-a-number"),
        (GAME.replace("result: 0 1", "result: 0 " + "1" * 5000), 9, "record-not-a-number"),
        (GAME.replace("pile=five", "pile"), 7, "record-bad-option"),
        (GAME.replace("Anna, Beth", '"Anna, Beth'), 8, "record-bad-name"),
        (GAME.replace("Anna, Beth", '"Anna" the Great, Beth'), 8, "record-bad-name"),
    ],
)
def test_a_foreign_or_damaged_file_is_refused_with_line_and_reason(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(InvalidRecord) as error:
        parse_record(text)

    found = error.value.message.args["reason"]
    assert isinstance(found, Message)
    assert (error.value.message.args["line"], found.id) == (line, reason)


def replayed(moves: str, result: str = "", version: int = 1) -> Table:
    head = GAME.split("deal 0")[0].replace("rules: 1", f"rules: {version}")
    text = head.replace("result: 0 1\n", result) + moves
    table = Table(TITLE, toy_rules(), seed=1, moves=())
    table.replay(parse_record(text))
    return table


@pytest.mark.parametrize(
    ("moves", "result", "line", "reason"),
    [
        ("deal 0\ntake 2\nsing", "", 12, "record-bad-move"),
        ("deal 0\ndeal 0", "", 11, "record-bad-move"),
        ("deal 0\ntake 3\ntake 2\ntake 1", "", 13, "record-after-the-end"),
        ("deal 0\ntake 3\ntake 2", "result: 1 0\n", 1, "record-other-result"),
        ("deal 0\ntake 3", "result: 1 0\n", 1, "record-other-result"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(
    moves: str, result: str, line: int, reason: str
) -> None:
    with pytest.raises(InvalidRecord) as error:
        replayed(moves, result)

    found = error.value.message.args["reason"]
    assert isinstance(found, Message)
    assert (error.value.message.args["line"], found.id) == (line, reason)


def test_a_truncated_record_is_a_game_that_goes_on() -> None:
    whole = toy_table()
    assert replayed("deal 0").seat == 0
    assert replayed("").moves == whole.moves  # chance is dealt on
    assert replayed("deal 0\ntake 3\ntake 2", "result: 0 1\n").outcome is not None


def test_a_record_of_earlier_rules_is_replayed_as_long_as_it_can() -> None:
    assert replayed("deal 0", version=0).moves == ["deal 0"]

    with pytest.raises(InvalidRecord) as error:
        replayed("deal 0\ntake 9", version=0)
    found = error.value.message.args["reason"]
    assert isinstance(found, Message)
    assert found.id == "record-other-rules"
