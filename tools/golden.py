"""Writes the golden files of the titles: playthroughs, finished records, perft counts, catalogue order.

    python -m tools.golden                          rewrite all of them; read the difference before you commit it
    python -m tools.golden --keep-records TITLE     those of a title, without a search for games that end in every way

Every title and seat count has them; the law tests compare and fail where one is missing.
"""

import argparse
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from ironroad.core.codec import encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, State, apply, pending
from ironroad.core.playout import perft
from ironroad.core.table import Table
from ironroad.core.title import Meta
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.locale import Words
from tools.walks import covering_setups, opened, setup_name, walk, wander

FOLDER = Path(__file__).parent.parent / "tests" / "games"
SEEDS_SEARCHED = 20_000


def folder_of(title: str) -> Path:
    """Return the test folder of a title."""
    return FOLDER / title.replace("-", "_")


def digest(value: object) -> str:
    """Return a short name for a JSON value."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _table(title: str, seats: int, options: Mapping[str, str], actions: list[int]) -> Table:
    """Return the table on which these actions were played, chance included."""
    rules = rules_for(title, seats, options)
    table = Table(REGISTRY.title(title), rules, seed=0, moves=())
    for action in actions:
        table.take(action)
    return table


def playthrough(title: str, seats: int, options: Mapping[str, str], seed: int) -> str:
    """Return a random game, told in full: every question, option, event and position."""
    rules = rules_for(title, seats, options)
    words = Words("en")
    table = Table(REGISTRY.title(title), rules, seed=0, moves=())
    lines = [f"{title}, {seats} seats, {dict(options)}, seed {seed}", ""]
    for action in walk(title, seats, options, seed):
        lines += _position(table, words)
        lines.append(f"> {rules.catalogue.text(action)}")
        before = len(table.moves)
        table.take(action)
        lines += [f"  {words.format(event)}" for move, event in table.log(None, before + 1)]
    lines += _ending(table, words)
    return "\n".join(lines) + "\n"


def _position(table: Table, words: Words) -> list[str]:
    decision = pending(table.state)
    assert decision is not None
    views = [digest(table.view(seat)) for seat in (None, *range(table.rules.seats))]
    return [
        "",
        f"{len(table.moves)}. {decision!r}",
        f"  seat {decision.seat}: {words.format(decision.prompt(table.state))}",
        f"  options: {', '.join(table.options())}",
        f"  state {digest(encode_state(table.state))} views {' '.join(views)}",
    ]


def _ending(table: Table, words: Words) -> list[str]:
    assert table.outcome is not None
    lines = ["", "The end."]
    for seat, card in enumerate(table.scores()):
        items = [f"{words.format(label)} {points}" for label, points in card.items]
        place = table.outcome.places[seat]
        lines.append(f"  seat {seat}: place {place}, {card.total} = {' + '.join(items)}")
    lines += [f"  {words.format(reason)}" for reason in table.outcome.reasons]
    return lines


def finished_records(meta: Meta) -> dict[str, str]:
    """Return a finished game for each way the title may end, if possible by that way alone.

    A record with the comment ``# kept`` on its first line shows an end too rare for random play; it stays.
    """
    records = (folder_of(meta.id) / "records").glob("*.txt")
    wanted = set(meta.endings)
    wanted -= {path.stem for path in records if path.read_text("utf-8").startswith("# kept")}
    found: dict[str, tuple[int, str]] = {}
    for seed in range(SEEDS_SEARCHED):
        seats, options = meta.setups()[seed % len(meta.setups())]
        table = _table(meta.id, seats, options, walk(meta.id, seats, options, seed))
        assert table.outcome is not None
        reasons = [reason.id for reason in table.outcome.reasons]
        for reason in reasons:
            if reason not in found or found[reason][0] > len(reasons):
                found[reason] = (len(reasons), table.record())
        if wanted <= set(found) and all(count == 1 for count, _ in found.values()):
            break
    missing = wanted - set(found)
    if missing:
        raise SystemExit(f"{meta.id}: no random game ended by {', '.join(sorted(missing))}")
    return {f"{reason}.txt": record for reason, (_, record) in found.items()}


def perft_line(title: str, seats: int, options: Mapping[str, str], seed: int, depth: int) -> str:
    """Return a count of action sequences from a position that a random walk reaches."""
    moves = 5 * seed
    state, buffer = position(title, seats, options, seed, moves)
    count = perft(state, buffer, depth) if state.stack else 0
    settings = ",".join([f"{id}={value}" for id, value in options.items()]) or "-"
    return f"{seats} {settings} seed={seed} moves={moves} depth={depth} {count}"


def position(
    title: str, seats: int, options: Mapping[str, str], seed: int, moves: int
) -> tuple[State, Options]:
    """Return the position after some moves of a random walk."""
    state, buffer = opened(title, seats, options)
    dealer = Dealer(seed)
    for _ in range(moves):
        if state.stack:
            apply(state, wander(state, buffer, dealer, 3), buffer)
    return state, buffer


def perft_text(meta: Meta) -> str:
    """Return the perft file of a title."""
    lines = ["# seats options seed moves depth count; rewritten by: make golden"]
    for seats, options in covering_setups(meta):
        for seed in (0, 2, 4, 6, 8):
            lines.append(perft_line(meta.id, seats, options, seed, 2 if seed == 0 else 3))
    return "\n".join(lines) + "\n"


def catalogue_text(meta: Meta) -> str:
    """Return the actions of each covering setup in order, shared ones once."""
    lines: list[str] = []
    for seats, options in covering_setups(meta):
        catalogue = rules_for(meta.id, seats, options).catalogue
        texts = [action.text for action in catalogue.actions]
        lines.append(f"# {setup_name(seats, options)}: {len(texts)} actions, {digest(texts)}")
        if len(lines) == 1:
            lines += texts
    return "\n".join(lines) + "\n"


def golden_files(title: str) -> dict[Path, str]:
    """Return the golden files of a title that a run can compare, by path."""
    meta = REGISTRY.meta(title)
    folder = folder_of(title)
    files = {
        folder / "perft.txt": perft_text(meta),
        folder / "catalogue.txt": catalogue_text(meta),
    }
    for number, (seats, options) in enumerate(covering_setups(meta)):
        name = f"{setup_name(seats, options)}.txt"
        files[folder / "playthroughs" / name] = playthrough(title, seats, options, 4 * number + 3)
    return files


def main() -> None:
    """Rewrite the golden files of all titles, or of those named on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all if none is named")
    parser.add_argument("--keep-records", action="store_true", help="search no finished games")
    given = parser.parse_args()
    for title in given.titles or REGISTRY.ids():
        files = golden_files(title)
        found = {} if given.keep_records else finished_records(REGISTRY.meta(title))
        for name, text in found.items():
            files[folder_of(title) / "records" / name] = text
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
