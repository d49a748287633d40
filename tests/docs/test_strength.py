"""The figures of strength in the documentation are those of the games that are kept."""

import itertools
import json
from importlib import resources
from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.strength import (
    ARENAS,
    BUDGETS,
    DUEL_SEATS,
    LEVELS,
    STYLE_LEVELS,
    Arena,
    against_style,
    duel,
    fewer,
    load,
    opponents,
    play,
    stored,
    told,
    wins,
    with_parts,
)
from benchmarks.strength.ratings import ratings_of
from ironroad.bots.ratings import RATINGS_FILE, bot_ratings
from ironroad.bots.style import styles_of
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.lab.match import Setup
from ironroad.locale import words_for

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
LINES = PAGE.read_text("utf-8").splitlines()
english = words_for("en")
KEPT = [name for name in ARENAS if stored(name).exists()]
"""A title is rated when its games are played, which takes hours; then the documentation tells the figures."""
every_arena = pytest.mark.parametrize("name", KEPT)
RATED = [title for title in REGISTRY.ids() if f"{title}-{BUDGETS[0]}" in KEPT]
ALONE = [
    (title, value)
    for title in RATED
    for value in opponents(title)[1]
    if f"{title}-solo-{LEVELS[0]}-{value}" in KEPT
]


@every_arena
def test_games_kept_are_those_of_the_plan(name: str) -> None:
    arena = ARENAS[name]
    tasks = arena.plan().tasks()
    games = load(name)

    assert len({game["game"] for game in games}) == len(games)
    for game in games:
        _, bots, number, seed = tasks[game["game"]]
        assert (game["bots"], game["game"], game["seed"]) == (bots, number, seed)
        assert not any(game["faults"])


@every_arena
def test_games_kept_end_as_they_say(name: str) -> None:
    setup = ARENAS[name].setup
    rules = rules_for(setup.title, setup.seats, setup.options)
    for game in load(name)[::20]:
        table = Table(REGISTRY.title(setup.title), rules, 0, moves=game["moves"])
        for text in game["moves"]:
            assert text in table.options()
            table.take(rules.catalogue.parse(text))
        assert table.outcome is not None
        assert list(table.outcome.totals) == game["totals"]
        assert list(table.outcome.places) == game["places"]


@every_arena
def test_arenas_are_whole(name: str) -> None:
    assert len(load(name)) == ARENAS[name].games


def table_under(heading: str) -> list[str]:
    """Return the first cells of the table under a heading of the page."""
    below = LINES[LINES.index(heading) :]
    start = next(place for place, line in enumerate(below) if line.startswith("|---"))
    rows = itertools.takewhile(lambda line: line.startswith("|"), below[start + 1 :])
    return [row.split("|")[1].strip() for row in rows]


def test_every_figure_in_the_documentation_has_its_games() -> None:
    named = {english.format(REGISTRY.meta(title).name) for title in RATED}

    assert set(table_under("### Search among greedy players")) == named
    alone = table_under("### Mini Express alone against the printed Bot")
    assert alone == [value for _, value in ALONE]


@pytest.mark.parametrize("title", RATED)
def test_the_documentation_tells_how_search_does_among_greedy_players(title: str) -> None:
    name = english.format(REGISTRY.meta(title).name)
    cells = [told(wins(f"{title}-{budget}")) for budget in BUDGETS]

    assert f"| {' | '.join([name, *cells])} |" in LINES


@pytest.mark.parametrize(("title", "printed"), ALONE)
def test_the_documentation_tells_how_search_does_alone(title: str, printed: str) -> None:
    cells = [told(wins(f"{title}-solo-{level}-{printed}")) for level in LEVELS]
    ending = f" | {' | '.join(cells)} |"

    assert [line for line in LINES if line.startswith(f"| {printed} |") and line.endswith(ending)]


DUELS = [(title, seats) for title in RATED for seats in DUEL_SEATS if duel(title, seats) in KEPT]


@pytest.mark.parametrize(("title", "seats"), DUELS)
def test_the_documentation_tells_how_networks_do_against_search_alone(
    title: str, seats: int
) -> None:
    name = english.format(REGISTRY.meta(title).name)
    arena = ARENAS[duel(title, seats)]
    fair = f"{100 / seats:.1f} %"
    cells = [name, str(seats), str(arena.games), fair]
    cells += [told(wins(duel(title, seats), place)) for place in range(len(arena.bots))]

    assert f"| {' | '.join(cells)} |" in LINES


LESS = [(title, seats) for title in RATED for seats in DUEL_SEATS if fewer(title, seats) in KEPT]


@pytest.mark.parametrize(("title", "seats"), LESS)
def test_the_documentation_tells_how_a_search_that_compares_less_does(
    title: str, seats: int
) -> None:
    name = english.format(REGISTRY.meta(title).name)
    arena = fewer(title, seats)
    cells = [name, str(seats), str(len(load(arena))), f"{100 / seats:.1f} %", told(wins(arena))]

    assert f"| {' | '.join(cells)} |" in LINES


PARTS = [(id, seats) for id in RATED for seats in DUEL_SEATS if with_parts(id, seats) in KEPT]


@pytest.mark.parametrize(("title", "seats"), PARTS)
def test_the_documentation_tells_how_networks_of_parts_do_against_search_alone(
    title: str, seats: int
) -> None:
    name = english.format(REGISTRY.meta(title).name)
    arena = with_parts(title, seats)
    cells = [name, str(seats), str(len(load(arena))), f"{100 / seats:.1f} %", told(wins(arena))]

    assert any([line.startswith(f"| {' | '.join(cells)} |") for line in LINES])


STYLES = [(id, style) for id in REGISTRY.ids() for style in styles_of(REGISTRY.package(id))]


@pytest.mark.parametrize(("title", "style"), STYLES)
def test_the_documentation_tells_how_simple_styles_do_against_every_level(
    title: str, style: str
) -> None:
    arenas = [against_style(title, style, level) for level in STYLE_LEVELS]
    cells = [told(wins(name)) if name in KEPT else "" for name in arenas]
    row = [english.format(REGISTRY.meta(title).name), f"`{style}`", *cells]

    assert f"| {' | '.join(row)} |" in LINES


def test_a_run_goes_on_where_the_kept_games_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arena = Arena(Setup("mini-express", 1, {}, None), ["random"])
    monkeypatch.setattr(strength, "HERE", tmp_path)
    monkeypatch.setitem(ARENAS, "quick", arena)

    play("quick", games=2, jobs=1)
    first = load("quick")
    strength.keep("quick", [{**first[0], "moves": ["as kept"]}])
    play("quick", games=3, jobs=1)

    assert [game["game"] for game in load("quick")] == [0, 1, 2]
    assert load("quick")[0]["moves"] == ["as kept"], "a kept game is not played again"
    assert load("quick")[1]["moves"] == first[1]["moves"]
    assert [file.name for file in tmp_path.iterdir()] == ["quick.jsonl.xz"]
    assert capsys.readouterr().out.endswith("quick: 3 of 3 games\n")


@pytest.mark.parametrize("title", [title for title in RATED if f"{title}-ladder" in KEPT])
def test_the_ratings_of_the_bots_are_those_of_the_kept_games(title: str) -> None:
    file = resources.files(REGISTRY.package(title)) / RATINGS_FILE
    assert json.loads(file.read_text("utf-8")) == ratings_of(title)
    bots = bot_ratings(title)
    cells = [f"{bots[bot].rating} ± {bots[bot].deviation}" for bot in ("random", "easy")]
    cells += ["1500", *[f"{bots[bot].rating} ± {bots[bot].deviation}" for bot in LEVELS]]
    name = english.format(REGISTRY.meta(title).name)
    assert f"| {' | '.join([name, *cells])} |" in LINES
