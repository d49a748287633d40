"""``ironroad simulate``: many random games, on all processors, the same whatever their number."""

import hashlib
import json as jsonlib
import multiprocessing
import os
import secrets
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final, TextIO, TypedDict

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
from ironroad.core import playout
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance
from ironroad.core.title import Ruleset, Title
from ironroad.face import rules_for
from ironroad.games import REGISTRY

WORTH_A_PROCESS: Final = 20
"""With fewer games, starting a process takes longer than playing them."""


class Game(TypedDict):
    """A finished game, as a line of the output."""

    game: int
    seed: int
    moves: int
    totals: list[int]
    places: list[int]
    reasons: list[str]


def simulate(
    title: TitleId,
    seats: SeatCount = None,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-help-games")] = 100,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="cli-help-jobs")] = 0,
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
    setup = (title, count, options, edition)
    summary = Summary(title, count, chosen)
    start = perf_counter()
    with lines_to(output) as file, terminal.progress("cli-simulating", games) as counter:
        for game in play_all(setup, chosen, games, jobs or os.cpu_count() or 1):
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


Setup = tuple[str, int, Mapping[str, str], str | None]


def play_all(setup: Setup, seed: int, games: int, jobs: int) -> Iterator[Game]:
    """Play games 0, 1, 2…, in this order, in at most as many processes as there are jobs."""
    tasks = [(game, game_seed(seed, game)) for game in range(games)]
    jobs = min(jobs, games // WORTH_A_PROCESS)
    if jobs <= 1:
        _prepare(setup)
        yield from map(_play, tasks)
        return
    # Fresh processes: a copy of one that draws a progress bar could wait for that bar's lock for ever.
    with multiprocessing.get_context("spawn").Pool(jobs, _prepare_worker, (setup,)) as pool:
        yield from pool.imap(_play, tasks, chunksize=max(1, min(64, games // (jobs * 4))))


def game_seed(seed: int, game: int) -> int:
    """Return the seed of one game of a series.

    >>> game_seed(7, 0) != game_seed(7, 1)
    True
    """
    return int.from_bytes(hashlib.blake2b(f"{seed} {game}".encode(), digest_size=6).digest(), "big")


def play_random(title: Title[Any], rules: Ruleset, game: int, seed: int) -> Game:
    """Play one random game to its end."""
    state = title.setup(rules)
    options = Options()
    advance(state, options)
    moves = playout.playout(state, options, Dealer(seed))
    outcome = title.outcome(state)
    assert outcome is not None
    return {
        "game": game,
        "seed": seed,
        "moves": moves,
        "totals": list(outcome.totals),
        "places": list(outcome.places),
        "reasons": [reason.id for reason in outcome.reasons],
    }


_PREPARED: list[tuple[Title[Any], Ruleset]] = []
"""What a process plays; a list, because processes are prepared by a function."""


def _prepare(setup: Setup) -> None:
    title, seats, options, edition = setup
    _PREPARED[:] = [(REGISTRY.title(title), rules_for(title, seats, options, edition))]


def _prepare_worker(setup: Setup) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The main process ends the others.
    _prepare(setup)


def _play(task: tuple[int, int]) -> Game:
    return play_random(*_PREPARED[0], *task)
