"""Positions set up by hand: what follows from the pieces, and what cannot be."""

from collections.abc import Mapping

import pytest

from ironroad.core.engine import pending
from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.core.placing import section_of
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games.mini_express.components import COMPANIES
from ironroad.games.mini_express.placing import placing
from ironroad.games.mini_express.rules.bot import DrawBotTile
from ironroad.games.mini_express.rules.draft import ChooseShare, TakeTwo
from ironroad.games.mini_express.rules.turn import TakeAction
from ironroad.games.mini_express.setup import DealDemand
from ironroad.locale import words_for
from tests.games.mini_express.positions import ALL_TILES, BROWN, TITLE, dealt, fresh, play, rules

HEAD = '[edition]\ntitle = "mini-express"\nname = "mine"\nextends = "standard"\n'
Values = Mapping[str, int | str]


def placed(values: Values, seats: int = 3, /, **options: str) -> Table:
    text = HEAD + section_of(seats, options, values)
    found = rules_for("mini-express", seats, options, edition_text=text)
    return Table(TITLE, found, 1, moves=())


def tiles(seats: int = 3, /, **options: str) -> dict[str, int | str]:
    """Return a Demand tile for every city."""
    cities = rules(seats, None, **options).map.cities
    return {f"tile-{city}": tile for city, tile in zip(cities, ALL_TILES, strict=True)}


def turn(seats: int = 3, /, **options: str) -> dict[str, int | str]:
    return {"part": "turn", **tiles(seats, **options)}


def at(city: str, *companies: str, **options: str) -> dict[str, int | str]:
    """Return trains of companies in a city."""
    board = rules(3, None, **options).map
    hex = board.hexes[board.names.index(city)]
    return {f"train-{company}-{hex}": 1 for company in companies}


def refusal(values: Values, seats: int = 3, /, **options: str) -> str:
    with pytest.raises(InvalidEdition) as error:
        placed(values, seats, **options)
    assert "{" not in str(error.value)
    words_for("es").format(error.value.message)
    told = error.value.message.args["reason"]
    assert isinstance(told, Message)
    assert told.id == "position-field"
    reason = told.args["reason"]
    assert isinstance(reason, Message)
    return reason.id


def test_what_follows_from_the_pieces_is_worked_out() -> None:
    table = placed(
        turn()
        | at("chicago", "brown", "white")
        | {"turn": "seat-3", "trains-brown": 3, "unsold-brown": 2, "shares-brown-2": 1}
    )
    state = table.state
    found = state.rules

    assert table.seat == 2
    assert state.supply[BROWN] == found.limits.trains - 2 - 3
    assert state.box[BROWN] == found.mode.shares - 2 - 1
    assert state.companies_in(found.map.cities.index("chicago")) == 2
    assert state.pile == state.aside == []
    assert isinstance(pending(state), TakeAction)
    assert table.view()["players"][1]["shares"]["brown"] == 1


def test_a_train_can_be_taken_away_again() -> None:
    state = placed(turn()).state
    field = next(each for each in placing(state.rules).fields if each.id.startswith("train-gray"))
    before = state.network[1].sets()
    field.write(state, 1)
    assert field.read(state) == 1
    field.write(state, 0)
    field.write(state, 0)
    assert state.network[1].sets() == before


def test_a_full_city_has_lost_its_tile() -> None:
    values = turn() | at("chicago", *COMPANIES)

    assert refusal(values) == "me-place-full"
    assert "chicago" not in placed(values | {"tile-chicago": "none"}).view()["tiles"]
    assert refusal(turn() | {"tile-chicago": "none"}) == "me-place-not-full"


def test_without_tiles_they_are_dealt_before_the_draft() -> None:
    assert isinstance(pending(placed({"start": "seat-2", "turn": "seat-2"}).state), DealDemand)
    assert refusal({"turn": "seat-2"}) == "me-place-draft-turn"
    assert refusal(at("chicago", "brown")) == "me-place-draft-tiles"


def test_a_draft_begins_with_tiles_on_the_map() -> None:
    table = placed(tiles() | {"part": "draft", "start": "seat-2", "turn": "seat-2"})

    assert isinstance(pending(table.state), ChooseShare)
    assert table.seat == 1
    expert = placed(tiles(2, mode="expert"), 2, mode="expert")
    assert isinstance(pending(expert.state), TakeTwo)
    assert refusal(tiles() | {"shares-white-3": 1}) == "me-place-draft-shares"


def test_the_first_turn_of_an_expert_game_is_short() -> None:
    actions = []
    for part in ("first-turn", "turn"):
        table = placed(turn(2, mode="expert") | {"part": part}, 2, mode="expert")
        frame = pending(table.state)
        assert isinstance(frame, TakeAction)
        actions.append(frame.actions)
        # A table's rule set is one of its title.
        assert placing(table.rules).values(table.state)["part"] == part  # type: ignore[arg-type]

    assert actions == [1, 2]


def test_the_bot_has_its_turn_its_markers_and_its_bag() -> None:
    bot: dict[str, int | str] = {
        "turn": "bot",
        "chosen": "gray",
        "target": "chicago",
        "bag-1-1": 0,
        "shares-gray-bot": 1,
    }
    table = placed(turn(1) | bot, 1)
    shown = table.view()["bot"]

    assert isinstance(pending(table.state), DrawBotTile)
    assert (shown["chosen"], shown["target"]) == ("gray", "chicago")
    assert shown["bag"]["1-1"] == 0
    assert shown["bag"]["refresh"] > 0
    for kind in ("bag-1-1", "bag-2-2"):
        assert refusal(tiles(1) | {kind: 0}, 1) == "me-place-draft-bag"
    assert refusal(tiles(1) | {"shares-gray-bot": 1}, 1) == "me-place-draft-shares"


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"unsold-brown": 20, "shares-brown-1": 9}, "not-in-range"),
        ({"unsold-brown": 5, "shares-brown-1": 5}, "me-place-shares-of"),
        ({"tile-chicago": "brown-brown", "tile-omaha": "brown-brown"}, "me-place-tile-count"),
    ],
)
def test_what_cannot_be_is_refused(values: dict[str, int | str], reason: str) -> None:
    assert reason in refusal(turn() | values)


def test_trains_are_counted() -> None:
    found = rules(3)
    plain = [found.map.hexes[hex] for hex in found.plain]
    all_but_area = found.limits.trains - 1
    track: dict[str, int | str] = {f"train-brown-{hex}": 1 for hex in plain[:all_but_area]}

    assert refusal(turn() | track | {"trains-brown": 1}) == "me-place-too-many"
    assert refusal(turn() | track | {"trains-brown": 0}) == "me-place-depleted"
    table = placed(turn() | track | {"trains-brown": 0, "unsold-brown": 0})
    assert table.view()["companies"][BROWN]["depleted"]


SPIKE = {"variant": "golden-spike"}


def test_the_golden_spike_is_where_the_event_has_come_to() -> None:
    waits = turn(3, **SPIKE)
    omaha, coast = at("omaha", "brown"), at("san-francisco", "gray")
    east: dict[str, int | str] = {"spike": "east", "spike-east": "brown"}
    closed = {"tile-san-francisco": "none"}

    assert placed(waits, **SPIKE).view()["spike"]["tile"] == "waits"
    assert refusal(waits | omaha, **SPIKE) == "me-place-spike-late"
    assert refusal(waits | {"spike-east": "brown"}, **SPIKE) == "me-place-no-east"
    assert refusal(waits | {"spike-west": "brown"}, **SPIKE) == "me-place-no-west"
    assert refusal(waits | east, **SPIKE) == "me-place-spike-early"
    assert refusal(waits | {"spike": "gone"}, **SPIKE) == "me-place-spike-early"
    assert refusal(waits | east | omaha | coast, **SPIKE) == "me-place-full"
    begun = placed(waits | east | omaha | coast | closed, **SPIKE)
    assert begun.view()["spike"]["east"] == "brown"
    both: dict[str, int | str] = {"spike": "driven", "spike-east": "brown"}
    assert placed(waits | both | omaha | closed | {"spike-west": "gray"}, **SPIKE).seat == 0
    same = waits | both | omaha | closed | {"spike-west": "brown"}
    assert refusal(same, **SPIKE) == "me-place-same-side"
    assert placed(waits | coast | {"spike": "gone"}, **SPIKE).view()["spike"]["tile"] == "gone"


def test_harbors_have_room_for_one_train_and_for_the_purple_tiles_to_come() -> None:
    harbor = {"map": "europe", "variant": "harbor"}
    found = rules(3, None, **harbor)
    ids = [found.map.hexes[hex] for hex in found.harbors]
    values = turn(3, **harbor)
    one = {f"train-brown-{ids[0]}": 1}

    assert refusal(values | one | {f"train-gray-{ids[0]}": 1}, **harbor) == "me-place-harbor"
    many: dict[str, int | str] = {f"train-brown-{id}": 1 for id in ids[: len(ids) - 3]}
    assert refusal(values | many, **harbor) == "me-place-harbors"
    assert isinstance(pending(placed({}, **harbor).state), DealDemand)
    used = placed(values | one, **harbor)
    assert used.state.has_train(BROWN, found.harbors[0])


def test_a_turn_begins_with_its_first_question_alone() -> None:
    table = dealt()
    # A table's rule set is one of its title.
    fields = placing(table.rules)  # type: ignore[arg-type]

    assert fields.begins(table.state)
    play(table, "choose brown")
    assert not fields.begins(table.state)
    assert fields.values(table.state)["part"] == "draft"
    early = fresh()
    assert not fields.begins(early.state)
    bot = placed(turn(1) | {"turn": "bot"}, 1)
    play(bot, bot.options()[1])
    bot.state.stack.append(DrawBotTile(1))
    assert not fields.begins(bot.state)
    bot.state.stack.clear()
    assert not fields.begins(bot.state)
