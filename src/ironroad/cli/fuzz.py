"""``ironroad fuzz``: plays random games and checks cheap invariants; a failing game is saved as a record."""

import json as jsonlib
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import typer

from ironroad.bots.seeds import derive_seed
from ironroad.cli.arguments import (
    EditionFile,
    GameCount,
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
from ironroad.core.codec import decode_state, encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.errors import BrokenInvariant
from ironroad.core.record import parse_record
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY

FOLDER: Final = Path("fuzz-crashes")
CODEC_EVERY: Final = 16
"""Positions between two codec round trips, which cost far more than a move."""

Law = Callable[[Table], None]


def fuzz(
    title: TitleId,
    seats: SeatCount = None,
    games: GameCount = 100,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0, help="cli-help-fuzz-seconds")
    ] = None,
    seed: Seed = None,
    option: OptionList = None,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Play until the number of games or seconds is reached, or an invariant fails."""
    terminal = Terminal(lang)
    rules = chosen_setup(title, seats, option, edition).rules()
    chosen = chosen_seed(seed)
    start = perf_counter()
    done = 0
    crash = None
    with terminal.progress("cli-fuzzing", games) as counter:
        while done < games and (seconds is None or perf_counter() - start < seconds):
            crash = fuzz_game(title, rules, derive_seed(chosen, done), LAWS)
            if crash is not None:
                break
            done += 1
            counter.step()
    if crash is None:
        terminal.say("cli-fuzz-fine", count=done, seed=str(chosen))
        return
    reason, record = crash
    file = FOLDER / f"{title}-{chosen}-{done}.txt"
    write_text(file, record)
    terminal.note("cli-fuzz-crash", game=done, seed=str(chosen), reason=reason, file=str(file))
    raise typer.Exit(1)


def fuzz_game(title: str, rules: Ruleset, seed: int, laws: Sequence[Law]) -> tuple[str, str] | None:
    """Play one random game; return the error and the record up to it, or ``None``."""
    table = Table(REGISTRY.title(title), rules, seed)
    dealer = Dealer(seed)
    try:
        while table.seat is not None:
            for law in laws:
                law(table)
            choices = table.options()
            table.play(choices[dealer.below(len(choices))])
        check_record(table)
    except Exception as error:  # Any exception is a finding.
        reason = f"{type(error).__name__}: {error}".replace("\n", " ")
        return reason, f"{table.record()}# {reason}\n"
    return None


def check_pieces(table: Table) -> None:
    """Every component is somewhere exactly once."""
    table.title.check(table.state)


def check_codec(table: Table) -> None:
    """Encoding and decoding a state gives an equal state."""
    if len(table.moves) % CODEC_EVERY == 0:
        data = jsonlib.loads(jsonlib.dumps(encode_state(table.state)))
        require(decode_state(table.title, table.rules, data) == table.state, "codec")


def check_record(table: Table) -> None:
    """The record of the finished game replays to the same state, and the scorecards sum to the totals."""
    check_pieces(table)
    outcome: Any = table.outcome
    require([card.total for card in table.scores()] == list(outcome.totals), "scores")
    copy = Table(table.title, table.rules, 0, moves=table.moves)
    copy.replay(parse_record(table.record()))
    require(copy.state == table.state, "record")


def require(holds: bool, what: str) -> None:
    """Raise ``BrokenInvariant`` unless the condition holds."""
    if not holds:
        raise BrokenInvariant("error-invariant", what=what)


LAWS: Final[Sequence[Law]] = (check_pieces, check_codec)
