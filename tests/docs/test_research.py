"""The tables of docs/research.md are those of the repository."""

from pathlib import Path

from ironroad.bots.kinds import LEVELS
from ironroad.bots.ratings import bot_ratings
from ironroad.games import REGISTRY
from ironroad.lab.ladder import ROUNDS, RUNGS, SEATS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text("utf-8")


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
