"""Positions set up by hand: what follows from the pieces, and what cannot be."""

from collections.abc import Mapping

import pytest

from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.core.placing import section_of
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games.trans_siberian.components import NATIONALIZED, OPEN, REMOVED
from ironroad.games.trans_siberian.game import TITLE
from ironroad.games.trans_siberian.placing import placing
from ironroad.games.trans_siberian.rules.auction import BidOrDrop
from ironroad.games.trans_siberian.state import State
from ironroad.locale import words_for
from tests.games.trans_siberian.positions import BLACK, BLUE, RED, YELLOW, game, play

HEAD = '[edition]\ntitle = "trans-siberian"\nname = "mine"\nextends = "standard"\n'
OPENED: dict[str, int | str] = {
    "phase": "phase-1",
    "certificates-red-1": 2,
    "certificates-blue-2": 1,
    "certificates-green-3": 3,
    "status-yellow": "removed",
}


def placed(values: Mapping[str, int | str]) -> Table:
    text = HEAD + section_of(3, {"start": "first"}, values)
    return Table(TITLE, rules_for("trans-siberian", 3, {"start": "first"}, edition_text=text), 1)


def refusal(values: Mapping[str, int | str]) -> tuple[str, str]:
    """Return the field that is to blame and the reason."""
    with pytest.raises(InvalidEdition) as error:
        placed(values)
    assert "{" not in str(error.value)
    words_for("es").format(error.value.message)
    told = error.value.message.args["reason"]
    assert isinstance(told, Message)
    assert told.id == "position-field"
    field, reason = told.args["field"], told.args["reason"]
    assert isinstance(field, Message)
    assert isinstance(reason, Message)
    return field.id, reason.id


def test_what_follows_from_the_pieces_is_worked_out() -> None:
    table = placed(
        OPENED
        | {"turn": "seat-3", "cube-moscow-smolensk": "red", "treasury-red": 40, "stock-red": 24}
    )
    state = table.state
    board = state.rules.map
    link = board.links.index("moscow-smolensk")

    assert table.seat == 2
    assert state.status[:4] == [OPEN, OPEN, OPEN, REMOVED]
    assert state.cubes[:4] == [29, 30, 30, 0]
    assert state.income[RED] == board.income[link]
    assert state.network[RED] == board.mask[link]
    assert state.price(RED) == 24
    assert "build-for red" not in table.options()
    assert "buy red" in table.options()
    play(table, "pass")
    assert table.seat == 0


def test_a_second_phase_has_nationalized_railroads() -> None:
    table = placed(
        OPENED
        | {
            "phase": "phase-2",
            "status-blue": "nationalized",
            "certificates-blue-2": 0,
            "cube-moscow-oryol": "blue",
            "status-black": "removed",
            "certificates-white-1": 1,
            "nationalization": 36,
            "cash-1": 5000,
        }
    )
    state = table.state

    assert state.status[BLUE] == NATIONALIZED
    assert state.status[BLACK] == REMOVED
    assert state.cubes[BLUE] == state.income[BLUE] == 0
    assert state.network[BLUE]
    assert table.view()["nationalization"] == 36
    assert table.view()["phase"] == 2


def test_auctions_go_on_with_the_first_railroad_that_waits() -> None:
    table = placed(
        {"certificates-red-2": 1, "cube-moscow-smolensk": "red", "turn": "seat-2", "cash-1": 30}
    )
    frame = table.state.stack.top()

    assert isinstance(frame, BidOrDrop)
    assert (frame.seat, frame.place, table.seat) == (1, 1, 1)
    assert "bid 48" in table.options()
    play(table, "drop\nbid 8\ndrop")
    assert table.state.treasury[BLUE] == 8


def test_without_a_line_the_first_player_opens_the_first_auction() -> None:
    text = HEAD + "[position]\nseats = 3\n"
    table = Table(TITLE, rules_for("trans-siberian", 3, {}, edition_text=text), 1)

    assert table.seat == 0
    assert table.moves == [], "nobody draws the start player"


@pytest.mark.parametrize(
    ("values", "field", "reason"),
    [
        ({"certificates-red-1": 5, "certificates-red-2": 1}, "certificates", "sold"),
        ({"status-blue": "removed"}, "state", "out"),
        ({"treasury-yellow": 3}, "treasury", "no-treasury"),
        ({"stock-yellow": 12}, "stock", "no-stock"),
        ({"cube-moscow-oryol": "yellow"}, "link", "no-links"),
        ({"certificates-black-1": 1}, "state", "early"),
        ({"status-yellow": "in-game"}, "state", "unauctioned"),
        ({"phase": "phase-2"}, "state", "unauctioned"),
        (
            {"status-yellow": "nationalized", "cube-moscow-oryol": "yellow"},
            "state",
            "no-nationalization",
        ),
        ({"cash-3": 49}, "cash", "rich"),
        ({"phase": "auctions"}, "phase", "all-auctioned"),
        ({"phase": "auctions", "status-yellow": "in-game", "timing": 1}, "timing", "marker"),
        (
            {"phase": "auctions", "status-yellow": "in-game", "dividends": 1},
            "dividends",
            "marker",
        ),
        ({"phase": "auctions", "status-yellow": "in-game"}, "state", "link"),
        (
            {"phase": "auctions", "status-yellow": "in-game", "cube-chita-never": "red"},
            "state",
            "link",
        ),
        ({"phase": "auctions", "certificates-red-1": 0}, "state", "order"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    values: dict[str, int | str], field: str, reason: str
) -> None:
    blamed, told = refusal(OPENED | values)

    assert field in blamed
    assert told.startswith("ts-place-")
    assert told.endswith(reason)


def test_a_railroad_has_no_more_cubes_than_the_box() -> None:
    links = rules_for("trans-siberian", 3).edition.keys("links")[:31]
    blamed, told = refusal(OPENED | {f"cube-{link}": "red" for link in links})

    assert blamed.startswith(("ts-link", "ts-external", "ts-nth"))
    assert told == "ts-place-cubes"
    with pytest.raises(InvalidEdition, match="Red has 31 cubes on the map, but only 30 in the box"):
        placed(OPENED | {f"cube-{link}": "red" for link in links})


def test_more_money_is_possible_after_dividends() -> None:
    assert placed(OPENED | {"cash-3": 300, "dividends": 1}).state.cash[2] == 300


def test_a_turn_begins_with_its_first_question_alone() -> None:
    table = game()
    # A table's rule set is one of its title.
    fields = placing(table.rules)  # type: ignore[arg-type]

    def begins() -> bool:
        state = table.state
        assert isinstance(state, State)
        return fields.begins(state)

    assert begins()
    play(table, "anna: bid 8")
    assert not begins(), "somebody has bid"
    play(table, "drop\ndrop")
    assert not begins(), "a home link is chosen"
    play(table, "build moscow-smolensk")
    assert begins(), "the next auction"
    play(table, "drop")
    assert not begins(), "somebody has dropped out"
    play(table, "bid 8\ndrop\nbuild moscow-oryol\ndrop\ndrop\ndrop\ndrop\ndrop\ndrop")
    assert begins()
    assert fields.values(table.state)["phase"] == "phase-1"
    assert fields.values(table.state)["status-yellow"] == "removed"
    assert table.state.status[YELLOW] == REMOVED
    table.state.stack.clear()
    assert not begins()
