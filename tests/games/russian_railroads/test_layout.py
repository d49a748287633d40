"""What is laid out when black comes to it: the branch of the fork, the tile of an area (GR-2 to GR-4)."""

from pathlib import Path
from typing import Any

from ironroad.core.table import Table
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.logs import asked, told
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    GERMAN,
    Hand,
    checked,
    play,
    position,
)


def boris_first(hand: Hand, **more: Any) -> Table:
    return position(4, hands={BORIS: hand}, turns=[BORIS, 2, 3, ANNA], options=GERMAN, **more)


def modules_of(table: Table, seat: int) -> dict[str, Any]:
    modules: dict[str, Any] = table.view(None)["players"][seat]["modules"]
    return modules


def test_the_branch_is_asked_for_told_and_the_players_own() -> None:
    table = boris_first({"lines": [[1], [8, 3], [1]], "roubles": 0})
    play(table, "boris: place black-2\nboris: advance black munich 9")
    assert asked(table) == "ask-branch railroad-munich"
    play(table, "boris: branch berlin")

    branches = [modules_of(table, seat)["branch"] for seat in range(4)]
    assert branches == [None, "berlin", None, None]
    assert told(table)[-3:-1] == [
        "branch 1 branch-berlin",
        "advantage 1 railroad-munich 9 reward-tracks-natural 2",
    ]
    checked(table)


def test_the_tile_is_asked_for_told_and_the_players_own() -> None:
    table = boris_first({"lines": [[1], [1], [5]], "tiles": ["w1"], "roubles": 0})
    play(table, "boris: place black-2\nboris: advance black nuremberg 6")
    assert asked(table) == "ask-tile area-frankfurt"
    play(table, "boris: tile f5")

    assert modules_of(table, BORIS)["tiles"] == {"wurzburg": "w1", "frankfurt": "f5"}
    assert modules_of(table, ANNA)["tiles"] == {}
    assert told(table)[-2:] == [
        "tile 1 F5 area-frankfurt",
        "advantage 1 railroad-nuremberg 6 reward-build 1",
    ]
    checked(table)


def test_what_lies_on_the_first_space_of_branch_or_area_comes_after_the_choice(
    tmp_path: Path,
) -> None:
    spaces = [("munich", 9), ("dresden", 4)]
    entries = [
        f'{line}-more = {{ railroad = "{line}", space = {space}, colour = "black", '
        'rewards = ["points 2"] }'
        for line, space in spaces
    ]
    path = changed(tmp_path, lines("german-advantages", *entries))
    table = boris_first({"lines": [[3], [8], [1]], "roubles": 0}, edition=path)
    play(table, "boris: place black-2\nboris: advance black munich 9\nboris: branch hamburg")
    play(table, "boris: advance black dresden 4\nboris: tile h1")

    assert told(table)[2:] == [
        "advanced 1 colour-black railroad-munich 9",
        "branch 1 branch-hamburg",
        "advantage 1 railroad-munich 9 reward-points 2",
        "points 1 2",
        "advanced 1 colour-black railroad-dresden 4",
        "tile 1 H1 area-hannover",
        "advantage 1 railroad-dresden 4 reward-points 2",
        "points 1 2",
    ]
