"""``ironroad bench``: measures random games and clones per second on this build."""

from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from ironroad.cli.arguments import (
    Json,
    Lang,
    OptionList,
    SeatCount,
    TitleId,
    chosen_setup,
)
from ironroad.cli.terminal import Terminal
from ironroad.core import playout
from ironroad.core.dealer import Dealer
from ironroad.core.engine import State, apply
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY

CLONES_AT_ONCE = 1000


def bench(
    title: TitleId,
    seats: SeatCount = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="cli-help-seconds")] = 2,
    option: OptionList = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure random games and clones for this many seconds each."""
    terminal = Terminal(lang)
    rules = chosen_setup(title, seats, option).rules()
    games, decisions = measure_games(title, rules, seconds)
    clones = measure_clones(middle_of_a_game(title, rules, decisions / games), seconds)
    rates = {"decisions": decisions, "games": games, "clones": clones}
    if json:
        terminal.json({"title": title, "seats": rules.seats, "per_second": rates})
        return
    table = Table(show_header=False)
    table.add_column(style="dim")
    table.add_column(justify="right")
    for name, rate in rates.items():
        table.add_row(terminal.words.say(f"cli-{name}-per-second"), terminal.words.number(rate))
    terminal.show(table)


def measure_games(title: str, rules: Ruleset, seconds: float) -> tuple[float, float]:
    """Return random games and decisions per second."""
    dealer = Dealer(1)
    games = decisions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds or not games:
        decisions += playout.playout(*playout.new_game(REGISTRY.title(title), rules), dealer)
        games += 1
    return games / spent, decisions / spent


def middle_of_a_game(title: str, rules: Ruleset, length: float) -> State:
    """Return a position half-way through a random game, where a state has its typical size."""
    state, options = playout.new_game(REGISTRY.title(title), rules)
    dealer = Dealer(1)
    half: State = state
    for _ in range(int(length / 2)):
        if not state.stack:
            break
        half = state.clone()
        apply(state, playout.random_action(state, options, dealer), options)
    return half


def measure_clones(state: State, seconds: float) -> float:
    """Return clones per second."""
    clones = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds or not clones:
        for _ in range(CLONES_AT_ONCE):
            state.clone()
        clones += CLONES_AT_ONCE
    return clones / spent
