"""Positions set up by hand, in the toy game."""

import copy
import pickle
from typing import Any

import pytest

from ironroad.core.edition import Edition, Given, edition_from_json, edition_to_json, parse_edition
from ironroad.core.engine import do
from ironroad.core.errors import BrokenInvariant, InvalidEdition
from ironroad.core.message import Message
from ironroad.core.placing import (
    Choice,
    Field,
    Misplaced,
    Placing,
    Slot,
    section_of,
    setup_of,
    without_section,
)
from ironroad.core.table import Table
from ironroad.core.title import Title
from tests.core.toy import (
    EDITION,
    META,
    PACKAGE,
    TITLE,
    Note,
    Nothing,
    TakeSticks,
    ToyRules,
    ToyState,
    outcome,
    scores,
    setup,
    view,
)

HEAD = '[edition]\ntitle = "toy"\nname = "mine"\nextends = "standard"\n[position]\n'
STUCK = 9


def placing(rules: ToyRules) -> Placing[ToyState]:
    group = Message("position-game")
    sticks, secret = Slot("sticks"), Slot("secret")
    turns = [Choice(f"seat-{n + 1}", Message("position-seat", seat=n)) for n in range(rules.seats)]
    return Placing(
        [
            Field("sticks", Message("toy-sticks"), group, sticks.read, sticks.write, high=STUCK),
            Field(
                "secret", Message("toy-number"), group, secret.read, secret.write, steps=(-1, 1, 3)
            ),
            Field("turn", Message("position-turn"), group, read_turn, write_turn, choices=turns),
        ],
        settle,
        lambda state: isinstance(state.stack.top(), TakeSticks),
    )


def read_turn(state: ToyState) -> int:
    return int(state.stack[0].seat)


def write_turn(state: ToyState, seat: int) -> None:
    state.stack.clear()
    do(state, TakeSticks(seat))


def settle(state: ToyState) -> Misplaced | None:
    if state.sticks == 7:
        return Misplaced("sticks", "toy-seven", count=7)
    write_turn(state, read_turn(state))
    if state.sticks == STUCK:
        do(state, Nothing(0))
    if state.sticks == 0:
        state.stack.clear()
    return None


def check(state: ToyState) -> None:
    if state.sticks == 8:
        raise BrokenInvariant("error-invariant", what="sticks")


PLACED: Title[ToyState] = Title(
    meta=META,
    package=PACKAGE,
    parts=(TakeSticks, Note),
    rules=ToyRules,
    setup=setup,
    state=ToyState,
    view=view,
    scores=scores,
    outcome=outcome,
    check=check,
    placing=placing,
)


def parse(lines: str) -> Edition:
    return parse_edition(HEAD + lines, "mine.toml", "toy", {"standard": EDITION})


def begun(lines: str, seats: int = 2, pile: str = "five") -> Table:
    return Table(PLACED, PLACED.rules(parse(lines), seats, {"pile": pile}), 1)


def test_a_position_is_the_usual_set_up_with_some_fields_changed() -> None:
    table = begun('seats = 2\nsticks = 4\nturn = "seat-2"\n')

    assert table.seat == 1
    assert table.state.sticks == 4
    assert table.state.secret == -1
    assert table.state.notes == [Note("new")]


def test_what_no_line_sets_stays_and_is_settled() -> None:
    table = begun('options = "pile=two"\nseats = 2\n', pile="two")

    assert table.state.sticks == 2
    assert table.seat == 0, "the secret is not dealt"


def test_a_game_from_a_position_is_undone_and_copied_to_its_beginning() -> None:
    table = begun("seats = 2\nsticks = 4\n")
    table.play("take 2")
    table.undo()

    assert table.state.sticks == 4
    assert table.clone().state == table.state
    assert begun("seats = 2\nsticks = 4\n") == table
    assert begun("seats = 2\nsticks = 5\n") != table


def test_games_from_a_position_do_not_share_a_state() -> None:
    rules = PLACED.rules(parse("seats = 2\nsticks = 4\n"), 2, {"pile": "five"})
    Table(PLACED, rules, 1).play("take 2")

    assert PLACED.setup(rules).sticks == 4
    assert PLACED.usual_setup(rules).sticks == 5


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ("", 5, "position-empty"),
        ("sticks = true\n", 6, "position-not-a-value"),
        ("sticks = [3]\n", 6, "position-not-a-value"),
        ("sticks = 99999999999999999999\n", 6, "position-not-a-value"),
        ("Sticks = 3\n", 6, "edition-bad-id"),
        ("sticks = 3\n", 6, "position-no-seats"),
        ('sticks = 3\nseats = "2"\n', 7, "position-no-seats"),
        ("seats = 7\n", 6, "position-no-setup"),
        ('seats = 2\noptions = "pile"\n', 7, "record-bad-option"),
        ('seats = 2\noptions = "heap=two"\n', 7, "position-no-setup"),
        ("seats = 3\n", 6, "position-other-setup"),
        ('seats = 2\noptions = "pile=two"\n', 6, "position-other-setup"),
        ("seats = 2\nstick = 3\n", 7, "position-unknown-field"),
        ("seats = 2\nsticks = 10\n", 7, "position-not-in-range"),
        ('seats = 2\nsticks = "3"\n', 7, "position-not-in-range"),
        ("seats = 2\nsecret = 2\n", 7, "position-not-a-choice"),
        ('seats = 2\nturn = "seat-3"\n', 7, "position-not-a-choice"),
        ("seats = 2\nturn = 1\n", 7, "position-not-a-choice"),
        ("seats = 2\nsticks = 7\n", 7, "toy-seven"),
        ("seats = 2\nsticks = 8\n", 6, "position-broken"),
        ("seats = 2\nsticks = 9\n", 6, "position-broken"),
        ("seats = 2\nsticks = 0\n", 6, "position-over"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(lines: str, line: int, reason: str) -> None:
    with pytest.raises(InvalidEdition) as error:
        begun(lines)
    told = error.value.message.args["reason"]
    assert isinstance(told, Message)
    if told.id == "position-field":
        assert told.args["group"] == Message("position-game")
        told = told.args["reason"]
        assert isinstance(told, Message)
    assert (error.value.message.args["line"], told.id) == (line, reason)


def test_a_position_that_is_no_table_is_refused() -> None:
    text = 'position = 3\n[edition]\ntitle = "toy"\nname = "mine"\nextends = "standard"\n'
    with pytest.raises(InvalidEdition, match="is empty"):
        parse_edition(text, "mine.toml", "toy", {"standard": EDITION})


def test_without_a_line_of_its_own_a_field_is_blamed_at_the_seats() -> None:
    def blame(_: Any) -> Misplaced:
        return Misplaced("sticks", "toy-x")

    # A table's rule set is one of its title.
    fields = placing(PLACED.shipped_rules("standard", 2, {"pile": "five"}))  # type: ignore[arg-type]
    wrong = Placing(fields.fields, blame, fields.begins)
    with pytest.raises(InvalidEdition) as error:
        wrong.place(parse("secret = 1\nseats = 2\n").position, begun("seats = 2\n").state, check)

    assert error.value.message.args["line"] == 7


def test_a_title_without_fields_takes_no_position() -> None:
    assert not TITLE.has_placing
    assert PLACED.has_placing
    with pytest.raises(InvalidEdition, match="cannot be set up by hand"):
        TITLE.rules(parse("seats = 2\n"), 2, {"pile": "five"})


def test_fields_are_read_from_a_game_and_written_as_a_section() -> None:
    table = begun("seats = 2\nsticks = 6\n")
    table.play("take 1")
    # A table's rule set is one of its title.
    found = placing(table.rules)  # type: ignore[arg-type]
    values = found.values(table.state)
    text = section_of(2, {"pile": "five"}, values)

    assert values == {"sticks": 5, "secret": -1, "turn": "seat-2"}
    assert text == (
        '[position]\nseats = 2\noptions = "pile=five"\nsticks = 5\nsecret = -1\nturn = "seat-2"\n'
    )
    assert begun(text.removeprefix("[position]\n")).state == table.state
    assert section_of(2, {}, {}) == "[position]\nseats = 2\n"


def test_a_text_without_its_position_has_everything_else() -> None:
    text = HEAD + "seats = 2\n[piles]\nfive = 3\n"

    assert without_section(text) == (
        '[edition]\ntitle = "toy"\nname = "mine"\nextends = "standard"\n[piles]\nfive = 3\n'
    )
    assert without_section(EDITION) == EDITION


def test_the_set_up_of_a_position_has_all_options() -> None:
    assert setup_of(parse("seats = 3\n"), META.check_setup) == (3, {"pile": "five"})


def test_the_digest_counts_values_and_not_the_order_of_lines() -> None:
    edition = parse("seats = 2\nsticks = 6\n")

    assert parse("sticks = 6\nseats = 2\n") == edition
    assert parse("sticks = 5\nseats = 2\n") != edition
    assert edition.without_position().position == {}
    assert edition.without_position().digest != edition.digest


def test_positions_are_copied_and_written_as_plain_data() -> None:
    edition = parse("seats = 2\nsticks = 6\n")
    again = pickle.loads(pickle.dumps(edition))
    plain = edition_from_json(edition_to_json(edition))

    for other in (again, plain, copy.deepcopy(edition)):
        assert other == edition
        assert repr(other.position["sticks"]) == "<Given sticks = 6, mine.toml:7>"
    assert isinstance(again.position["seats"], Given)


def test_slots_replace_lists() -> None:
    class Holder:
        many = [1, 2]

    one, other = Holder(), Holder()
    Slot("many", 1).write(one, 5)

    assert (one.many, other.many) == ([1, 5], [1, 2])
    assert Slot("many", 1).read(one) == 5
