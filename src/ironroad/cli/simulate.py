"""``ironroad simulate``: many random games, on all processors, the same whatever their number."""

import json as jsonlib
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, TextIO

import typer

from ironroad.cli.arguments import (
    EditionFile,
    Json,
    Lang,
    OptionList,
    SeatCount,
    Seed,
    TitleId,
    check_edition,
    parse_options,
    seats_or_usual,
    write_text,
)
from ironroad.cli.summary import Summary
from ironroad.cli.terminal import Terminal
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.lab import simulation
from ironroad.lab.backend import BACKENDS
from ironroad.lab.match import Setup


def simulate(
    title: TitleId,
    seats: SeatCount = None,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-help-games")] = 100,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="cli-help-jobs")] = 0,
    backend: Annotated[str, typer.Option("--backend", help="lab-help-backend")] = BACKENDS[0],
    option: OptionList = None,
    edition: EditionFile = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="cli-help-output")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play the games and sum them up."""
    terminal = Terminal(lang)
    count = seats_or_usual(title, seats)
    options = parse_options(option)
    check_edition(edition, REGISTRY.meta(title))
    rules_for(title, count, options, edition)  # Refused here rather than in every process.
    chosen = secrets.randbits(32) if seed is None else seed
    setup = Setup(title, count, options, edition)
    processes = jobs or os.cpu_count() or 1
    summary = Summary(title, count, chosen)
    start = perf_counter()
    with lines_to(output) as file, terminal.progress("cli-simulating", games) as counter:
        for game in simulation.simulate(setup, chosen, games, processes, backend):
            summary.add(game["totals"], game["places"], game["moves"], game["reasons"])
            if file is not None:
                file.write(jsonlib.dumps(game) + "\n")
            counter.step()
    summary.seconds = perf_counter() - start
    if json:
        terminal.json(summary.to_json())
    else:
        terminal.show(*summary.tables(terminal.words))
        if output is not None:
            terminal.say("cli-written", file=str(output))


@contextmanager
def lines_to(path: Path | None) -> Iterator[TextIO | None]:
    """Open the file for the games, so that those played are kept whatever happens; ``None`` for none."""
    if path is None:
        yield None
        return
    write_text(path, "")
    with path.open("w", encoding="utf-8") as file:
        yield file
