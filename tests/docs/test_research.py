"""The tables of docs/research.md are those of the repository."""

from pathlib import Path

import ironroad
from ironroad.bots.kinds import LEVELS
from ironroad.bots.ratings import bot_ratings
from ironroad.games import REGISTRY
from ironroad.lab.ladder import ROUNDS, RUNGS, SEATS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def test_baselines_are_the_ratings_of_the_bots() -> None:
    for bot in ("random", *LEVELS):
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| `{bot}`"))
        rated = [bot_ratings(title)[bot] for title in REGISTRY.ids()]
        assert line.split(" | ")[1:] == [
            *[f"{each.rating:,.0f} ± {each.deviation:.0f}" for each in rated[:-1]],
            f"{rated[-1].rating:,.0f} ± {rated[-1].deviation:.0f} |",
        ]


def test_the_ladder_is_the_one_that_is_played() -> None:
    told = next(line for line in PAGE.splitlines() if "against a ladder of bots" in line)
    assert [f"`{rung}`" in told for rung in RUNGS] == [True] * len(RUNGS)
    assert (ROUNDS, SEATS) == (10, 3)
    assert "one of three seats" in told
    assert "ten times" in told


def test_what_is_cited_is_this_version() -> None:
    version = ironroad.__version__
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    assert f"version: {version}" in lines
    assert f"version = {{{version}}}," in PAGE
    title = next(line for line in lines if line.startswith("title: ")).split('"')[1]
    assert f"title = {{{title}}}," in PAGE
