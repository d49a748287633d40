"""The tables of docs/research.md are those of the repository."""

from pathlib import Path

import ironroad
from ironroad.bots.kinds import LEVELS
from ironroad.bots.ratings import bot_ratings
from ironroad.core.encoding import Field
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


def test_the_tables_of_observations_are_those_of_the_encoders() -> None:
    for id in REGISTRY.ids():
        for line in observation_table(id):
            assert line in PAGE


def observation_table(id: str) -> list[str]:
    """Return the rows of a title's table: sections that have the same numbers share one."""
    rules = ironroad.rules_for(id, SEATS)
    fields = REGISTRY.title(id).encoder(rules).spec.fields
    sections: dict[str, str] = {}
    for section in dict.fromkeys([field.section for field in fields]):
        by_name: dict[str, list[Field]] = {}
        for field in fields:
            if field.section == section:
                by_name.setdefault(field.name, []).append(field)
        told = []
        for name, same in by_name.items():
            times = f" \N{MULTIPLICATION SIGN} {len(same)}" if len(same) > 1 else ""
            told.append(f"`{name}`{times} ≤ {max(field.high for field in same):,}")
        sections[section] = ", ".join(told)
    alike: dict[str, list[str]] = {}
    for section, numbers in sections.items():
        alike.setdefault(numbers, []).append(section)
    size = fields[-1].at + fields[-1].width
    head = f"`{id}`: {len(fields)} numbers in {size} bytes, {len(rules.catalogue):,} actions."
    return [head, *[f"| {spelled(group)} | {numbers} |" for numbers, group in alike.items()]]


def spelled(sections: list[str]) -> str:
    """Return the names of sections, the first and the last where there are many."""
    if len(sections) < 3:
        return ", ".join([f"`{each}`" for each in sections])
    return f"`{sections[0]}` to `{sections[-1]}` ({len(sections)})"
