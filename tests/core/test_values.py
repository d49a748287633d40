"""Values are equal by what they tell, and say who they are."""

from typing import Any, TypedDict

import pytest

from ironroad.core.edition import parse_edition
from ironroad.core.message import Message
from ironroad.core.record import Record, parse_record
from ironroad.core.title import Holding, Option, Outcome, Rival, Ruleset, Scorecard
from tests.core.tables import toy_rules, toy_table
from tests.core.toy import EDITION, META, TITLE

CARD = Scorecard([(Message("cash"), 4), (Message("stock", of="a"), 3)])
OTHER_CARD = Scorecard([(Message("cash"), 7)])


def outcome(*rivals: Rival) -> Outcome:
    return Outcome([1, 3], [9, 3], [Message("over")], rivals)


PAIRS: list[tuple[Any, Any, Any]] = [
    (CARD, Scorecard([(Message("cash"), 4), (Message("stock", of="a"), 3)]), OTHER_CARD),
    (outcome(), outcome(), outcome(Rival(Message("bot"), 2, CARD))),
    (Rival(Message("bot"), 2, CARD), Rival(Message("bot"), 2, CARD), CARD),
    (Option("pile", ("a", "b")), Option("pile", ["a", "b"]), Option("pile", ("b", "a"))),
    (Option("pile", ("a",)), Option("pile", ("a",), False), Option("pile", ("a",), True)),
    (
        Holding(Message("k"), "x", Message("n")),
        Holding(Message("k"), "x", Message("n"), 1),
        Holding(Message("k"), "x", Message("n"), 2),
    ),
]


@pytest.mark.parametrize(("one", "same", "other"), PAIRS, ids=lambda value: type(value).__name__)
def test_values_are_equal_by_what_they_hold(one: Any, same: Any, other: Any) -> None:
    assert one == same
    assert hash(one) == hash(same)
    assert one != other


def test_values_tell_what_they_hold() -> None:
    assert repr(CARD) == "<Scorecard, total 7: Message('cash'): 4, Message('stock', of='a'): 3>"
    assert repr(outcome()) == "<Outcome, places (1, 3), totals (9, 3): Message('over')>"
    rival = Rival(Message("bot"), 2, OTHER_CARD)
    assert repr(outcome(rival)) == (
        "<Outcome, places (1, 3), totals (9, 3), "
        "rivals (Rival(Message('bot'), 2, <Scorecard, total 7: Message('cash'): 7>),): Message('over')>"
    )
    assert repr(Option("pile", ("a",))) == "Option('pile', ('a',), False)"


def test_editions_are_equal_by_title_name_and_values() -> None:
    edition = parse_edition(EDITION, "standard", "toy", {})
    elsewhere = parse_edition(f"# a comment\n{EDITION}", "copy.toml", "toy", {})
    renamed = EDITION.replace('name = "standard"', 'name = "mine"')
    changed = EDITION.replace("value = 5", "value = 6")
    assert renamed != EDITION != changed

    assert edition == elsewhere
    assert hash(edition) == hash(elsewhere)
    for text in (renamed, changed):
        assert edition != parse_edition(text, "standard", "toy", {})
    assert edition != edition.digest
    assert repr(edition) == f"<Edition standard of toy, digest {edition.digest}>"


def test_an_entry_tells_where_it_stands() -> None:
    entry = toy_rules().edition.entry("piles", "five")

    assert repr(entry) == f"<Entry piles.five, {entry.mark}, standard:{entry.line}>"


def test_rule_sets_are_equal_by_edition_seats_and_options() -> None:
    rules = toy_rules()
    changed = parse_edition(EDITION.replace("value = 5", "value = 6"), "standard", "toy", {})
    plain = Ruleset(rules.catalogue, rules.edition, rules.seats, rules.options)

    assert rules == toy_rules()
    assert hash(rules) == hash(toy_rules())
    assert rules != toy_rules(3)
    assert rules != TITLE.rules(rules.edition, 2, {"pile": "two"})
    assert rules != TITLE.rules(changed, 2, {"pile": "five"})
    assert rules != plain
    assert rules != rules.edition
    assert repr(rules) == "<Ruleset of toy, edition standard, 2 seats, pile=five>"


def test_title_and_facts_tell_their_id() -> None:
    assert repr(TITLE) == "<Title toy, rules version 1>"
    assert repr(META) == "<Meta of toy>"


def test_records_are_equal_by_what_they_tell() -> None:
    table = toy_table()
    table.play("take 1")
    text = table.record()
    record = parse_record(text)

    assert record == parse_record(f"# a comment\n\n{text}")
    assert record != parse_record(text.replace("Anna", "Ana"))
    assert record != text
    assert repr(record) == "<Record of toy, 2 seats, 2 actions, unfinished>"
    ended = Record("toy", 1, "standard", "0", 2, {}, ["take 1"], result=[1, 0])
    assert repr(ended) == "<Record of toy, 2 seats, 1 actions, totals 1 0>"
    with pytest.raises(TypeError, match="unhashable"):
        hash(record)


def test_tables_are_equal_by_rules_names_and_actions() -> None:
    table = toy_table(seed=1)
    twin = toy_table(seed=1)
    assert table == twin
    table.play("take 1")
    assert table != twin
    twin.play("take 1")
    assert table == twin
    assert table != toy_table(seed=1, seats=3)
    assert table != table.record()
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)


def test_other_names_make_another_table() -> None:
    table = toy_table()
    other = type(table)(table.title, table.rules, 1, ("Anna", "Berta"))
    assert table.moves == other.moves

    assert table != other


def test_a_table_tells_where_the_game_stands() -> None:
    table = toy_table(seed=1)
    assert repr(table) == "<Table of toy, 2 seats, 1 action taken, seat 0 to decide>"
    assert repr(table.at(0)) == "<Table of toy, 2 seats, 0 actions taken, chance to deal>"
    table.play("take 3")
    table.play("take 2")
    assert repr(table) == "<Table of toy, 2 seats, 3 actions taken, over with totals 0 1>"


class Sticks(TypedDict):
    sticks: int
    secret: int | None


class Stones(TypedDict):
    stones: int


def test_a_view_has_the_type_that_is_asked_for() -> None:
    table = toy_table()
    view = table.view(0, Sticks)
    sticks: int = view["sticks"]

    assert sticks == 5
    assert view == table.view(0)
    assert table.view(None, Sticks)["secret"] is None
    with pytest.raises(TypeError, match=r"Stones: toy has no \['stones'\]"):
        table.view(0, Stones)
