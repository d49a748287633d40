"""``ironroad dataset``: games of bots with themselves as shards of encoded positions, for programs that learn."""

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer

import ironroad
from ironroad.bots.kinds import KINDS
from ironroad.cli.arguments import (
    Backend,
    EditionFile,
    GameCount,
    Jobs,
    Lang,
    OptionList,
    SeatCount,
    Seed,
    TitleId,
    chosen_seed,
    chosen_setup,
    write_text,
)
from ironroad.cli.terminal import Terminal
from ironroad.games import REGISTRY
from ironroad.lab import dataset as data
from ironroad.lab.backend import BACKENDS
from ironroad.locale import Words

USUAL_BOT = "mcts:50it"
GAMES_PER_SHARD = 16


def dataset(
    title: TitleId,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="lab-help-dataset-folder")],
    bots: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help="lab-help-dataset-bot")
    ] = None,
    seats: SeatCount = None,
    games: GameCount = 100,
    seed: Seed = None,
    opening: Annotated[int, typer.Option("--opening", min=0, help="lab-help-opening")] = 0,
    shard: Annotated[
        int, typer.Option("--shard", min=1, help="lab-help-dataset-shard")
    ] = GAMES_PER_SHARD,
    format: Annotated[str, typer.Option("--format", help="lab-help-dataset-format")] = "npz",
    jobs: Jobs = 0,
    backend: Backend = BACKENDS[0],
    option: OptionList = None,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Play the games and write shards, card and spec."""
    terminal = Terminal(lang)
    setup = chosen_setup(title, seats, option, edition, opening)
    players = bots or [USUAL_BOT]
    for spec in players:
        KINDS.check(spec, REGISTRY.title(title), setup.rules())
    plan = data.Plan(setup, players, chosen_seed(seed), shard, format)
    shards = -(-games // shard)
    with terminal.progress("lab-dataset-shards", shards) as counter:
        for _ in data.make(plan, games, folder, jobs or os.cpu_count() or 1, backend):
            counter.step()
    write_text(folder / data.CARD_FILE, card(plan, data.shards_in(folder, plan), terminal.words))
    terminal.note("lab-written", file=str(folder))


def card(plan: data.Plan, shards: int, words: Words) -> str:
    """Return the text that says how a dataset was made and what it holds."""
    setup = plan.setup
    rules = setup.rules()
    told = plan.to_json()
    options = [f"{name}={value}" for name, value in told["options"].items()]
    command = ["ironroad", "dataset", setup.title, "DIR", "--seats", str(setup.seats)]
    for bot in plan.bots:
        command += ["--bot", bot]
    for option in options:
        command += ["--option", option]
    command += ["--edition", told["edition"], "--games", str(shards * plan.shard)]
    command += ["--seed", str(plan.seed), "--opening", str(setup.opening)]
    command += ["--shard", str(plan.shard), "--format", plan.format]
    text = words.say(
        "lab-card",
        title=words.format(REGISTRY.meta(setup.title).name),
        version=ironroad.__version__,
        rules=str(told["rules_version"]),
        edition=told["edition"],
        seats=setup.seats,
        options=", ".join(options) or "-",
        bots=", ".join(plan.bots),
        opening=setup.opening,
        seed=str(plan.seed),
        games=str(shards * plan.shard),
        shards=str(shards),
        numbers=str(REGISTRY.title(setup.title).encoder(rules).spec.size),
        actions=str(len(rules.catalogue)),
        command=shlex.join(command),
    )
    return text + "\n"
