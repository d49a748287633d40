"""``ironroad simulate``: random games on all processors; the results do not depend on their number."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, TextIO

import typer

from ironroad.cli.arguments import (
    Backend,
    EditionFile,
    GameCount,
    Jobs,
    Json,
    Lang,
    OptionList,
    SeatCount,
    Seed,
    TitleId,
    chosen_seed,
    chosen_setup,
    write_text,
)
from ironroad.cli.summary import Summary
from ironroad.cli.terminal import Terminal
from ironroad.lab import simulation
from ironroad.lab.backend import BACKENDS
from ironroad.lab.tally import Tally


def simulate(
    title: TitleId,
    seats: SeatCount = None,
    games: GameCount = 100,
    seed: Seed = None,
    jobs: Jobs = 0,
    backend: Backend = BACKENDS[0],
    option: OptionList = None,
    edition: EditionFile = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="cli-help-output")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play the games and print a summary."""
    terminal = Terminal(lang)
    setup = chosen_setup(title, seats, option, edition)
    chosen = chosen_seed(seed)
    processes = jobs or os.cpu_count() or 1
    tally = Tally(setup.seats)
    start = perf_counter()
    with lines_to(output) as file, terminal.progress("cli-simulating", games) as counter:
        wanted = file is not None
        for played in simulation.simulate(setup, chosen, games, processes, backend, wanted):
            tally.merge(played.tally)
            if file is not None:
                file.write(played.lines)
            counter.step(played.tally.games)
    summary = Summary(title, chosen, tally, perf_counter() - start)
    if json:
        terminal.json(summary.to_json())
    else:
        terminal.show(*summary.tables(terminal.words))
        if output is not None:
            terminal.say("cli-written", file=str(output))


@contextmanager
def lines_to(path: Path | None) -> Iterator[TextIO | None]:
    """Open the output file, so that finished games are kept if the run is interrupted; ``None`` for none."""
    if path is None:
        yield None
        return
    write_text(path, "")
    with path.open("w", encoding="utf-8") as file:
        yield file
