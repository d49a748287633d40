"""``ironroad bench-agent``: an agent against the ladder of bots in every title, as a table that two people can compare."""

import os
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.table import Table as Grid

from ironroad.bots.kinds import KINDS
from ironroad.cli.arguments import Backend, Jobs, Json, Lang, title_ids
from ironroad.cli.terminal import Terminal
from ironroad.games import REGISTRY
from ironroad.lab.backend import BACKENDS
from ironroad.lab.ladder import ROUNDS, RUNGS, SEED, Result, climb
from ironroad.lab.ratings import Interval
from ironroad.locale import Words

COLUMNS = ("title", "rung", "rating", "games", "wins", "fair", "place", "score", "faults")


def bench_agent(
    agent: Annotated[str, typer.Argument(metavar="MODULE:CALLABLE", help="lab-help-agent")],
    title: Annotated[
        list[str] | None,
        typer.Option(
            "--title", metavar="TITLE", help="lab-help-agent-title", autocompletion=title_ids
        ),
    ] = None,
    rung: Annotated[
        list[str] | None, typer.Option("--rung", metavar="BOT", help="lab-help-rung")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="lab-help-rounds")] = ROUNDS,
    jobs: Jobs = 0,
    backend: Backend = BACKENDS[0],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play and print the table."""
    terminal = Terminal(lang)
    spec = f"agent:{agent}"
    titles = title or REGISTRY.ids()
    rungs = rung or list(RUNGS)
    for each in titles:
        REGISTRY.meta(each)
    for each in [spec, *rungs]:
        KINDS.make(each, 0).close()
    results = []
    with terminal.progress("cli-simulating", len(titles) * len(rungs)) as counter:
        for result in climb(spec, titles, rungs, rounds, jobs or os.cpu_count() or 1, backend):
            results.append(result)
            counter.step()
    if json:
        terminal.json({"agent": agent, "seed": SEED, "rounds": rounds, "results": to_json(results)})
    else:
        terminal.show(grid(results, terminal.words))
        for reason in dict.fromkeys([each.reason for each in results if each.reason]):
            terminal.say("lab-agent-fault", reason=reason)
        terminal.say("lab-agent-protocol", agent=agent, rounds=rounds, seed=str(SEED))


def to_json(results: list[Result]) -> list[dict[str, Any]]:
    """Return the results as plain JSON values."""
    return [
        {
            "title": each.title,
            "rules_version": REGISTRY.meta(each.title).rules_version,
            "rung": each.rung,
            "rating": each.rating,
            "games": each.games,
            "wins": list(each.standing.wins),
            "fair": each.standing.fair,
            "place": list(each.standing.place),
            "score": list(each.standing.score),
            "faults": each.standing.faults,
            "first_fault": each.reason,
        }
        for each in results
    ]


def grid(results: list[Result], words: Words) -> Grid:
    """Return the results as a table for the terminal."""
    table = Grid(title=words.say("lab-result"), title_justify="left", box=SIMPLE)
    for column in COLUMNS:
        justify: Any = "left" if column in ("title", "rung") else "right"
        table.add_column(words.say(f"lab-column-{column}"), justify=justify)
    for each in results:
        standing = each.standing
        table.add_row(
            words.format(REGISTRY.meta(each.title).name),
            each.rung,
            "" if each.rating is None else words.number(each.rating),
            words.number(each.games),
            told(Interval(*[100 * number for number in standing.wins]), words, 1),
            words.number(100 * standing.fair, 1),
            told(standing.place, words, 2),
            told(standing.score, words, 1),
            words.number(standing.faults),
        )
    return table


def told(interval: Interval, words: Words, digits: int) -> str:
    """Return an estimate, and its interval below."""
    value, low, high = [words.number(number, digits) for number in interval]
    return f"{value}\n[{low}; {high}]"
