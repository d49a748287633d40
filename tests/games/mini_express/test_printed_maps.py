"""The two maps as they were found and reconstructed, written from the notes on the game and not from the edition.

A hex is named by its column from the west and its doubled row from the north. Cities stand in the order of their City
Index Numbers (p. 10): from the east, each column from the north.
"""

import pytest

from ironroad.games.mini_express.board import CITY, HARBOR, PLAIN, START
from ironroad.games.mini_express.components import COMPANIES
from tests.games.mini_express.positions import rules

USA_COLUMNS = """
17: 1 3 5
16: 2 4 6 8
15: 5 7 9 11
14: 6 8 10 12 14 16 18
13: 5 7 9 11 13 15 17
12: 4 6 8 10 12 14 16
11: 1 3 5 7 9 11 13 15
10: 2 4 6 8 10 12 14 16
 9: 1 3 5 7 9 11 13 15
 8: 0 2 4 6 8 10 12 14 16
 7: 1 3 5 7 9 11 13 15 17
 6: 0 2 4 6 8 10 12 14 16
 5: 1 3 5 7 9 11 13 15
 4: 0 2 4 6 8 10 12 14
 3: 1 3 5 7 9 11 13
 2: 0 2 4 6 8 10 12
 1: 1 3 5 7 9 11
 0: 0 2 4 6 8
"""
USA_STARTS = """
brown 1507 baltimore
gray 1511 wilmington
orange 1406 erie
white 1315 tallahassee
"""
USA_CITIES = """
augusta 1703 black
boston 1705 silver
new-york 1606 gold
charleston 1412 silver
miami 1418 black
detroit 1305 silver
atlanta 1311 gold
louisville 1208 gold
montgomery 1214 silver
chicago 1105 gold
nashville 1111 silver
new-orleans 1016 gold
st-paul 0903 silver
fort-smith 0911 silver
omaha 0806 gold
tulsa 0810 silver
houston 0816 silver
bismarck 0701 black
dallas 0713 silver
san-antonio 0717 black
rapid-city 0604 black
denver 0507 gold
santa-fe 0511 silver
el-paso 0414 black
helena 0301 black
salt-lake-city 0307 silver
phoenix 0311 black
boise 0204 black
los-angeles 0111 silver
seattle 0000 black
portland 0004 silver
san-francisco 0008 gold
"""
USA_WATER = {"lake-huron": "1303", "lake-ontario": "1404", "lake-michigan": "1202"}
EUROPE_COLUMNS = """
15: 1 3 5 7 9
14: 0 2 4 6 8 10 12 14
13: 1 3 5 7 9 11 13 15
12: 0 2 4 6 8 10 12 14 16 18
11: 1 3 5 7 9 11 13
10: 2 4 6 8 10 12 16
 9: 3 5 7 9 15 17
 8: 0 2 4 6 8 10 12 14
 7: 1 3 5 7 9 11
 6: 2 4 6 8 10
 5: 3 5 7 9 11
 4: 2 4 6 8 10 12 14
 3: 5 7 9 11 13 15 17
 2: 0 2 4 6 8 10 12 14 16 18
 1: 1 3 7 13 15 17 19
 0: 12 14 16 18
"""
EUROPE_STARTS = """
brown 1402 minsk
gray 1509 odessa
orange 1200 riga
white 1414 constantinople
"""
EUROPE_CITIES = """
kiev 1505 silver
bucharest 1311 silver
lemberg 1206 silver
sofia 1214 silver
athens 1218 black
warsaw 1103 gold
belgrade 1111 silver
danzig 1002 black
vienna 1006 gold
prague 0905 silver
reggio 0917 black
berlin 0802 gold
venice 0810 silver
rome 0814 silver
frankfurt 0705 gold
bremen 0602 silver
essen 0604 black
milan 0610 gold
marseille 0511 silver
amsterdam 0402 silver
brussels 0404 silver
lyon 0410 silver
barcelona 0414 silver
paris 0307 gold
valencia 0317 black
london 0204 gold
bordeaux 0210 black
madrid 0214 gold
manchester 0101 black
brest 0107 black
seville 0119 black
lisbon 0016 black
"""
EUROPE_HARBORS = {
    "copenhagen": "0800",
    "kavala": "1315",
    "brindisi": "1016",
    "le-havre": "0206",
    "porto": "0014",
}
EUROPE_WATER = {
    "adriatic-sea-n": "0911",
    "adriatic-sea-c": "0913",
    "adriatic-sea-s": "1014",
    "ligurian-sea": "0612",
    "bay-of-biscay-n": "0109",
    "bay-of-biscay-s": "0111",
    "english-channel-w": "0105",
    "north-sea": "0303",
}
CAPACITY = {"gold": 3, "silver": 2, "black": 1}
MAPS = {
    "usa": (USA_COLUMNS, USA_STARTS, USA_CITIES),
    "europe": (EUROPE_COLUMNS, EUROPE_STARTS, EUROPE_CITIES),
}


def lines_of(text: str) -> list[list[str]]:
    """Return the words of each line."""
    return [line.split() for line in text.strip().splitlines()]


@pytest.mark.parametrize("name", MAPS)
def test_the_hexes_of_a_map(name: str) -> None:
    board = rules(3, map=name).map
    columns = [line.split(":") for line in MAPS[name][0].strip().splitlines()]
    hexes = [f"{int(column):02}{int(row):02}" for column, rows in columns for row in rows.split()]

    assert board.hexes == hexes
    assert board.columns == [int(hex[:2]) for hex in hexes]
    assert board.rows == [int(hex[2:]) for hex in hexes]
    entries = rules(3).edition.entries(f"{name}-columns")
    assert [(entry.key, entry.integer("column"), entry.integers("rows")) for entry in entries] == [
        (f"column-{int(column)}", int(column), [int(row) for row in rows.split()])
        for column, rows in columns
    ]


@pytest.mark.parametrize("name", MAPS)
def test_the_starts_of_the_companies(name: str) -> None:
    board = rules(3, map=name).map
    found = [
        [id, board.hexes[hex], start]
        for id, hex, start in zip(COMPANIES, board.starts, board.start_names, strict=True)
    ]

    assert found == lines_of(MAPS[name][1])
    assert [board.names[hex] for hex in board.starts] == [line[2] for line in found]


@pytest.mark.parametrize("name", MAPS)
def test_the_cities_with_their_hexes_and_capacities(name: str) -> None:
    cities = lines_of(MAPS[name][2])
    board = rules(3, map=name).map
    first = rules(3, map=name, capacity="first-game").map

    assert [
        [id, board.hexes[hex]] for id, hex in zip(board.cities, board.city_hex, strict=True)
    ] == [line[:2] for line in cities]
    assert board.capacity == [CAPACITY[metal] for _, _, metal in cities]
    assert first.capacity == [2] * 32
    metals = [entry.text("metal") for entry in rules(3).edition.entries(f"{name}-cities")]
    assert metals == [metal for _, _, metal in cities]


@pytest.mark.parametrize("name", MAPS)
def test_all_other_hexes_are_plain(name: str) -> None:
    board = rules(3, map=name, variant="harbor" if name == "europe" else "none").map
    kinds = {hex: START for _, hex, _ in lines_of(MAPS[name][1])}
    kinds |= {hex: CITY for _, hex, _ in lines_of(MAPS[name][2])}
    if name == "europe":
        kinds |= dict.fromkeys(EUROPE_HARBORS.values(), HARBOR)

    assert board.kinds == [kinds.get(hex, PLAIN) for hex in board.hexes]
    assert rules(3, map=name).map.kinds.count(PLAIN) == board.count - 36


def test_the_golden_spike_joins_omaha_and_san_francisco_and_waits_south_west_of_omaha() -> None:
    found = rules(3, variant="golden-spike")
    spike, board = found.spike, found.map
    assert spike is not None

    assert (board.cities[spike.trigger], board.cities[spike.goal]) == ("omaha", "san-francisco")
    assert (board.hexes[spike.tile], spike.bonus) == ("0707", 2)


def test_the_five_harbors() -> None:
    found = rules(3, map="europe", variant="harbor")
    board = found.map
    by_name = dict(
        zip(board.harbor_names, [board.hexes[hex] for hex in found.harbors], strict=True)
    )

    assert by_name == EUROPE_HARBORS
    assert [board.names[hex] for hex in board.harbors] == board.harbor_names
    assert rules(3, map="europe").harbors == rules(3).harbors == []


@pytest.mark.parametrize(("section", "water"), [("usa", USA_WATER), ("europe", EUROPE_WATER)])
def test_named_water_lies_where_nothing_can_be_built(section: str, water: dict[str, str]) -> None:
    entries = rules(3).edition.entries(f"{section}-water")

    assert {entry.key: entry.text("hex") for entry in entries} == water
    assert not set(water.values()) & set(rules(3, map=section).map.hexes)
