"""The Golden Spike variant: p. 14, p. 15."""

from ironroad.core.engine import Frame
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games.mini_express.rules import golden_spike
from ironroad.games.mini_express.rules.golden_spike import bot_choice
from ironroad.games.mini_express.state import (
    SPIKE_DRIVEN,
    SPIKE_EAST,
    SPIKE_GONE,
    SPIKE_WAITS,
    State,
)
from tests.games.mini_express.positions import (
    ADA,
    BROWN,
    CLAIRE,
    GRAY,
    NAMES,
    ORANGE,
    WHITE,
    is_open,
    occurring,
    play,
    position,
    rules,
    supply_of,
    told,
    train_hexes,
)

NO_FRAMES: tuple[Frame, ...] = ()
FROM_THE_WEST = ["san-francisco", "0107", "0208", "0309", "0408", "denver"]


def build(table: Table, company: str, city: str) -> Table:
    """Build for a company, by the first of all routes."""
    play(table, f"build {company}\nto {city}")
    while table.options() and table.options()[0].startswith("via"):
        play(table, table.options()[0])
    return table


def before_omaha(**more: object) -> Table:
    return position(variant="golden-spike", track={"brown": ["0808"]}, **more)  # type: ignore[arg-type]


def test_the_tile_waits_south_west_of_omaha() -> None:
    found = rules(3, variant="golden-spike")
    assert found.spike is not None
    assert found.map.hexes[found.spike.tile] == "0707"
    assert before_omaha().state.spike == SPIKE_WAITS

    assert position().state.spike == SPIKE_GONE


def test_the_first_company_in_omaha_is_the_east_side() -> None:
    table = before_omaha()
    supply = table.state.supply[:]
    build(table, "brown", "omaha")

    assert (table.state.spike, table.state.east) == (SPIKE_EAST, BROWN)
    assert table.state.supply == [count - 1 for count in supply]
    assert told(table, "spike-east")


def test_the_others_get_a_start_in_san_francisco_whose_tile_leaves() -> None:
    table = build(before_omaha(), "brown", "omaha")

    assert not is_open(table, "san-francisco")
    assert ["0008" in train_hexes(table, company) for company in range(4)] == [
        False,
        True,
        True,
        True,
    ]
    play(table, "bela: build gray")
    assert "to portland" in table.options()


def test_the_east_side_cannot_build_into_san_francisco() -> None:
    table = position(
        variant="golden-spike",
        track={"brown": ["omaha", "0107"]},
        closed=["san-francisco"],
        spike=SPIKE_EAST,
    )
    play(table, "build brown")

    assert "to san-francisco" not in table.options()


def test_san_francisco_takes_three_even_with_first_game_capacity() -> None:
    table = build(before_omaha(capacity="first-game"), "brown", "omaha")

    assert table.state.companies_in(table.state.rules.map.cities.index("san-francisco")) == 3


def test_colours_without_a_train_are_left_out() -> None:
    table = before_omaha(
        supply={"brown": 0, "gray": 0, "orange": 1}, shares={"brown": 0, "gray": 0}
    )
    build(table, "brown", "omaha")
    state: State = table.state

    assert (state.spike, state.east) == (SPIKE_EAST, -1)
    assert "0008" not in train_hexes(table, GRAY)
    assert "0008" in train_hexes(table, ORANGE)
    assert state.shares[ORANGE] == 0  # Its last train depletes it.
    assert told(table, "spike-no-east")


def test_san_francisco_before_omaha_takes_the_tile_out_of_the_game() -> None:
    table = position(
        variant="golden-spike",
        track={"brown": ["0107", "0808"]},
        tiles={"san-francisco": "gray-white"},
    )
    build(table, "brown", "san-francisco")
    assert table.state.spike == SPIKE_GONE
    assert told(table, "spike-lost")
    build(table, "brown", "omaha")

    assert table.state.east == -1


def test_a_later_company_in_omaha_changes_nothing() -> None:
    table = occurring(
        variant="golden-spike",
        grown={
            "brown": ["louisville", "chicago"],
            "gray": ["atlanta", "nashville", "fort-smith", "tulsa"],
        },
    )
    build(table, "brown", "omaha")
    supply, trains = supply_of(table), [train_hexes(table, company) for company in range(4)]
    play(table, "bela: build gray\nbela: to omaha")
    state: State = table.state

    assert (state.spike, state.east) == (SPIKE_EAST, BROWN)
    assert supply_of(table) == [supply[BROWN] - 1, *supply[1:]]  # Compensation in Omaha alone.
    assert [train_hexes(table, company) for company in (BROWN, ORANGE, WHITE)] == [
        trains[company] for company in (BROWN, ORANGE, WHITE)
    ]
    assert train_hexes(table, GRAY) - trains[GRAY] == {"0808", "0806"}


def test_the_hex_of_the_waiting_tile_can_be_built_on() -> None:
    table = occurring(
        variant="golden-spike",
        grown={"orange": ["louisville", "fort-smith", "tulsa"]},
        length={"orange": 3},
    )
    play(table, "ada: build orange\nada: to rapid-city\nada: via 0808")
    assert "0707" not in train_hexes(table, ORANGE)
    play(table, "ada: via 0606")

    assert {"0808", "0707", "0606", "0604"} <= train_hexes(table, ORANGE)
    assert table.state.length[ORANGE] == 6  # It counts like any other hex.
    assert table.state.spike == SPIKE_WAITS

    table = occurring(
        variant="golden-spike", grown={"orange": ["louisville", "fort-smith", "tulsa", "denver"]}
    )
    play(table, "ada: build orange\nada: to omaha\nada: via 0707")
    assert {"0707", "0806"} <= train_hexes(table, ORANGE)


def connected(player: str = "ada", **more: object) -> Table:
    """Orange can join Omaha to the line from the west in Denver."""
    parts = {
        "variant": "golden-spike",
        "current": NAMES[player],
        "track": {"brown": ["omaha"], "orange": ["omaha"], "gray": FROM_THE_WEST},
        "area": {"orange": 4},
        "closed": ["san-francisco"],
        "spike": SPIKE_EAST,
        "east": "brown",
    }
    return position(**{**parts, **more})  # type: ignore[arg-type]


def test_without_a_connection_nothing_happens() -> None:
    table = connected(track={"brown": ["omaha"], "orange": ["omaha"]})
    build(table, "orange", "denver")

    assert table.state.spike == SPIKE_EAST
    assert table.state.length[BROWN] == 0


def test_the_builder_chooses_the_west_side_among_the_others_in_the_new_hexes() -> None:
    table = build(connected(), "orange", "denver")

    assert table.seat == ADA
    assert table.prompt == Message("me-ask-west")
    assert table.options() == ["west gray", "west orange"]
    play(table, "west gray")
    assert (table.state.west, table.state.spike) == (GRAY, SPIKE_DRIVEN)
    assert table.state.length == [2, 2, 2, 0]


def test_only_new_hexes_on_the_line_count() -> None:
    # White comes to Rapid City, which completes nothing; its hexes hold no candidate for the line.
    table = connected(
        track={"brown": ["omaha", "0707", "0606"], "gray": FROM_THE_WEST, "white": ["0606"]},
        area={"white": 4, "brown": 4},
    )
    build(table, "brown", "denver")

    assert table.state.west == GRAY


def test_a_side_branch_is_not_on_the_line() -> None:
    table = connected(
        track={"brown": ["omaha"], "orange": ["omaha", "0408", "0507"], "gray": FROM_THE_WEST},
        frames=NO_FRAMES,
    )
    state: State = table.state
    spike = state.rules.spike
    assert spike is not None
    hexes = state.rules.map.hexes

    assert golden_spike._on_chain(state, spike, hexes.index("0806"))
    assert not golden_spike._on_chain(state, spike, hexes.index("1406"))
    new = [hexes.index("0806"), hexes.index("1511")]
    assert golden_spike._candidates(state, spike, new) == 2**ORANGE  # Brown is the East Side.


def test_the_east_side_alone_on_the_new_hexes_leaves_no_west_side() -> None:
    west = ["san-francisco", "0107", "0208", "0309", "0408"]
    table = connected(track={"brown": ["omaha", "0707", "0606", *west]})
    supply = supply_of(table)
    build(table, "brown", "denver")
    assert supply_of(table) == supply
    assert not told(table, "spike-west")
    assert not told(table, "spike-no-west")

    assert (table.state.spike, table.state.west) == (SPIKE_DRIVEN, -1)
    assert table.state.length[BROWN] == 2


def test_a_company_without_a_train_may_be_chosen_and_is_no_west_side() -> None:
    table = build(connected(supply={"gray": 0}, shares={"gray": 0}), "orange", "denver")
    play(table, "west gray")

    assert table.state.west == -1
    assert table.state.length == [2, 0, 2, 0]
    assert told(table, "spike-no-west")


def test_without_an_east_side_every_company_may_be_chosen() -> None:
    track = {"brown": ["omaha", "denver"], "orange": ["omaha"], "gray": FROM_THE_WEST}
    table = connected(east=None, track=track)
    build(table, "orange", "denver")
    assert table.options() == ["west brown", "west gray", "west orange"]
    play(table, "west brown")

    assert table.state.length == [2, 0, 2, 0]


def test_the_last_train_of_the_west_side_depletes_it() -> None:
    table = build(connected(supply={"gray": 2}, area={"orange": 4, "gray": 4}), "orange", "denver")
    play(table, "west gray")

    assert table.state.supply[GRAY] == 0
    assert table.state.shares[GRAY] == 0


def test_the_event_of_omaha_comes_first_and_the_line_is_checked_in_the_same_build() -> None:
    line = ["0107", "0208", "0309", "0408", "denver", "0606", "0707"]
    table = connected(track={"gray": line}, closed=[], spike=SPIKE_WAITS, east=None)
    build(table, "gray", "omaha")
    state: State = table.state

    # Gray is the East Side; the line through its own hexes and San Francisco is complete.
    assert (state.east, state.spike, state.west) == (GRAY, SPIKE_DRIVEN, -1)


def test_the_steps_come_after_the_choice_of_a_purple_tile() -> None:
    table = before_omaha(tiles={"omaha": "gray-purple"})
    play(table, "build brown\nto omaha")
    assert table.state.spike == SPIKE_WAITS
    play(table, "influence white")

    assert table.state.spike == SPIKE_EAST


COAST = {"gray": ["san-francisco"], "orange": ["san-francisco"], "white": ["san-francisco"]}


def after_omaha(**more: object) -> Table:
    """Brown came to Omaha first; the others have a start in San Francisco."""
    parts = {
        "variant": "golden-spike",
        "grown": {"brown": ["louisville", "chicago", "omaha"]},
        "starts": COAST,
        "closed": ["san-francisco"],
        "spike": SPIKE_EAST,
        "east": "brown",
    }
    return occurring(**{**parts, **more})


def test_without_the_last_spike_the_east_side_gets_nothing() -> None:
    table = after_omaha(
        current=CLAIRE,
        length={"brown": 6},
        shares={"gray": 0, "orange": 1},
        area={"orange": 0},
        held={"brown": [1, 0, 0], "gray": [2, 3, 2], "orange": [2, 2, 2]},
        influence={"brown": [2, 1, 1], "gray": [0, 0, 0], "orange": [0, 0, 0]},
    )
    play(table, "claire: share orange")

    assert table.outcome is not None
    assert table.state.length[BROWN] == 6
    assert table.outcome.totals == (6, 0, 0)  # At 8 a Share would be worth 7.


def test_the_bonus_ends_with_the_chart() -> None:
    table = after_omaha(
        grown={
            "brown": ["louisville", "chicago", "omaha"],
            "orange": ["louisville", "fort-smith", "tulsa", "omaha"],
            "gray": ["denver by 0107 0208 0309 0408"],
        },
        length={"brown": 14, "orange": 11},
    )
    build(table, "orange", "denver")
    assert table.state.length[ORANGE] == 13
    play(table, "ada: west orange")
    assert table.state.length == [15, 0, 15, 0]

    table = after_omaha(
        grown={
            "brown": ["louisville", "chicago", "omaha"],
            "orange": ["louisville", "fort-smith", "tulsa", "omaha"],
            "gray": ["denver by 0107 0208 0309 0408"],
        },
        length={"brown": 13, "gray": 15},
    )
    build(table, "orange", "denver")
    play(table, "ada: west gray")

    assert table.state.length == [15, 15, 2, 0]


def test_a_city_off_the_line_gives_no_candidate() -> None:
    # Gray joins the line beside Denver and goes on to Santa Fe, where white has come from the south.
    table = after_omaha(
        grown={
            "brown": ["louisville", "chicago", "omaha", "denver"],
            "gray": ["salt-lake-city"],
            "white": ["new-orleans", "houston", "dallas", "santa-fe"],
        },
    )
    play(table, "ada: build gray\nada: to santa-fe\nada: via 0408\nada: via 0509")

    assert "0511" in train_hexes(table, GRAY) & train_hexes(table, WHITE)
    assert (table.state.spike, table.state.west) == (SPIKE_DRIVEN, GRAY)


def test_the_last_train_of_the_east_side_goes_on_the_tile_and_depletes_it() -> None:
    far = ["charleston", "miami", "montgomery", "new-orleans", "dallas", "louisville"]
    table = occurring(
        variant="golden-spike",
        grown={"gray": ["atlanta", "nashville", "fort-smith", "tulsa", *far]},
        area={"gray": 5},
    )
    assert supply_of(table)[GRAY] == 1
    play(table, "ada: build gray\nada: to omaha")
    state: State = table.state

    assert (state.spike, state.east) == (SPIKE_EAST, GRAY)
    assert (state.supply[GRAY], state.shares[GRAY]) == (0, 0)


def test_compensation_comes_before_the_trains_for_san_francisco() -> None:
    line = ["atlanta", "tulsa by 1210 1109 1008 0909", "st-paul by 0907 0905", "fort-smith"]
    more = ["denver", "salt-lake-city", "los-angeles by 0208 0109"]
    table = occurring(
        variant="golden-spike",
        grown={"white": line + more, "gray": ["atlanta"]},
        area={"white": 1, "gray": 5},
    )
    assert supply_of(table) == [20, 17, 20, 4]
    play(table, "ada: build gray\nada: to omaha")
    state: State = table.state

    # Four white hexes: the last four trains are compensation, and none is left for the coast.
    assert (state.area[WHITE], state.supply[WHITE], state.shares[WHITE]) == (5, 0, 0)
    assert "0008" not in train_hexes(table, WHITE)
    assert "0008" in train_hexes(table, BROWN) & train_hexes(table, ORANGE)
    assert (state.east, state.west) == (GRAY, -1)


def bot_position(**more: object) -> State:
    table = position(seats=2, variant="golden-spike", frames=NO_FRAMES, **more)  # type: ignore[arg-type]
    state: State = table.state
    return state


ALL = 2**BROWN + 2**GRAY + 2**ORANGE + 2**WHITE


def test_the_bot_chooses_the_company_of_which_it_has_most_shares() -> None:
    state = bot_position(held={"gray": [0, 0, 2], "orange": [0, 0, 1]})

    assert bot_choice(state, ALL) == GRAY
    assert bot_choice(state, ALL - 2**GRAY) == ORANGE


def test_then_the_one_of_which_people_have_fewest() -> None:
    state = bot_position(held={"gray": [1, 1, 2], "orange": [1, 0, 2]})

    assert bot_choice(state, ALL) == ORANGE


def test_then_the_one_its_marker_is_on_or_comes_to_first() -> None:
    assert bot_choice(bot_position(chosen="orange"), ALL) == ORANGE
    assert bot_choice(bot_position(chosen="orange"), 2**BROWN + 2**GRAY) == BROWN
    assert bot_choice(bot_position(chosen="gray"), 2**BROWN + 2**ORANGE) == ORANGE


def test_the_bot_drives_the_spike_by_itself() -> None:
    state: State = position(seats=1).state
    others = [id for id in state.rules.map.cities if id != "denver"]
    table = connected(
        seats=1,
        player="bela",
        closed=others,
        chosen="brown",
        target="denver",
        held={"gray": [0, 1]},
    )
    play(table, "draw 2-1")

    assert table.state.spike == SPIKE_DRIVEN
    assert table.state.west == GRAY
    assert table.seat == ADA
