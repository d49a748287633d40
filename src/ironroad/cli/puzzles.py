"""``ironroad puzzles``: mines positions in which one option is clearly best."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ironroad.cli.arguments import GameCount, Jobs, Lang, TitleId, write_text
from ironroad.cli.terminal import Terminal
from ironroad.core.errors import InvalidSetup
from ironroad.games import REGISTRY
from ironroad.study.mining import Depth, file_text
from ironroad.study.mining import mine as mined
from ironroad.study.puzzles import Puzzle

USUAL: str = "96,800,2000"
app = typer.Typer(no_args_is_help=True)


@app.callback()
def group() -> None:
    """Make ``mine`` a command of its own, though it is the only one."""


@app.command("mine", help="study-help-mine")
def mine(
    title: TitleId,
    games: GameCount = 40,
    seed: Annotated[int, typer.Option("--seed", help="cli-help-seed")] = 1,
    jobs: Jobs = 0,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="study-help-mine-out")] = Path(
        "puzzles.json"
    ),
    depth: Annotated[
        str, typer.Option("--depth", metavar="N,N,N", help="study-help-mine-depth")
    ] = USUAL,
    lang: Lang = None,
) -> None:
    """Look for puzzles, and write the file after each game: it is that of a run with as many games."""
    terminal = Terminal(lang)
    REGISTRY.meta(title)
    chosen = depth_of(depth)
    extra = "" if depth == USUAL else f" --depth {depth}"
    with terminal.progress("study-mining", games) as counter:

        def step(played: int, found: list[Puzzle]) -> None:
            write_text(out, file_text(title, played, seed, found, extra))
            counter.step()

        found = mined(title, games, seed, jobs or os.cpu_count() or 1, step, chosen)
    terminal.note("study-mined", count=len(found), file=str(out))


def depth_of(text: str) -> Depth:
    """Return the iterations of the three searches."""
    numbers = text.split(",")
    if len(numbers) != 3 or not all([each.isdecimal() and int(each) > 1 for each in numbers]):
        raise InvalidSetup("study-bad-depth", depth=text)
    return Depth(*[int(each) for each in numbers])
