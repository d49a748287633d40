"""Self-play as data for programs that learn: shards of encoded positions with what was chosen, searched and achieved.

A shard holds a fixed range of games and is written when they are over, so that a run that was stopped can go on.
"""

import json
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import ironroad
from ironroad.bots.kinds import KINDS
from ironroad.bots.question import ask
from ironroad.bots.referee import RefereedBot
from ironroad.bots.seeds import bot_seed, derive_seed, question_seed, referee_seed
from ironroad.core.dealer import Dealer
from ironroad.core.errors import InvalidSetup
from ironroad.games import REGISTRY
from ironroad.lab.backend import run_all
from ironroad.lab.match import Setup
from ironroad.lab.schedule import seating

PLAN_FILE: Final = "dataset.json"
SPEC_FILE: Final = "spec.json"
CARD_FILE: Final = "README.md"
FORMATS: Final = {"npz": "numpy", "parquet": "polars"}
"""The formats, each with the package that writes it."""


class Row(NamedTuple):
    """A decision: where in which game, what the seat knew and could do, what it did, and how the game ended for it."""

    game: int
    move: int
    seat: int
    observation: bytes
    mask: bytes
    action: int
    visits: dict[int, int]
    """How often the search of the bot visited actions; empty for bots that do not search."""
    place: int
    total: int
    places: list[int]
    totals: list[int]
    """Those of all seats, from the one that decides on."""


class Plan(NamedTuple):
    """What a dataset is made of; equal plans give equal shards."""

    setup: Setup
    bots: Sequence[str]
    seed: int
    shard: int
    """The number of games in a shard."""
    format: str

    def to_json(self) -> dict[str, Any]:
        """Return what identifies the plan; the number of games is not part of it, so that more can be added."""
        title, seats, options, edition, opening = self.setup
        meta = REGISTRY.meta(title)
        return {
            "title": title,
            "rules_version": meta.rules_version,
            "seats": seats,
            "options": meta.check_setup(seats, options),
            "edition": edition or meta.editions[0],
            "opening": opening,
            "bots": list(self.bots),
            "seed": self.seed,
            "games_per_shard": self.shard,
            "format": self.format,
        }


class Shard(NamedTuple):
    """A shard that is to be played."""

    plan: Plan
    number: int


class Played(NamedTuple):
    """A shard that was played."""

    number: int
    rows: list[Row]


def play_shard(shard: Shard) -> Played:
    """Play the games of a shard."""
    plan = Plan(Setup(*shard.plan[0]), *shard.plan[1:])
    first = shard.number * plan.shard
    rows: list[Row] = []
    for game in range(first, first + plan.shard):
        rows += play_rows(plan, game)
    return Played(shard.number, rows)


def play_rows(plan: Plan, game: int) -> list[Row]:
    """Play one game and return its decisions; those of the random opening are left out."""
    title, seats, options, edition, opening = plan.setup
    bots, deal = seating(plan.bots, seats, game, plan.seed)
    # Unlike in an arena no two games share a deal, for data that say more.
    seed = derive_seed(deal, game)
    table = ironroad.new(title, seats, seed, options, edition)
    encoder = table.title.encoder(table.rules)
    catalogue = table.rules.catalogue
    makers = [KINDS.make(spec, bot_seed(seed, seat, spec)) for seat, spec in enumerate(bots)]
    players = [RefereedBot(bot, referee_seed(seed, seat)) for seat, bot in enumerate(makers)]
    dealer = Dealer(derive_seed(seed, "opening"))
    found: list[tuple[int, int, bytes, bytes, int, dict[int, int]]] = []
    asked = 0
    try:
        while (seat := table.seat) is not None:
            asked += 1
            offered = table.options()
            if asked <= opening:
                table.play(offered[dealer.below(len(offered))])
                continue
            move = table.count
            row = encoder.encode(table.state, seat)
            answer = players[seat].choose(ask(table, question_seed(seed, move)))
            legal = {catalogue.parse(text) for text in offered}
            mask = bytes([action in legal for action in range(len(catalogue))])
            counts = getattr(makers[seat], "counts", {})
            visits = {action: count for action, (count, _) in counts.items()}
            found.append((move, seat, row, mask, catalogue.parse(answer), visits))
            table.play(answer)
    finally:
        for player in players:
            player.close()
    outcome = table.outcome
    assert outcome is not None
    places, totals = list(outcome.places), list(outcome.totals)
    return [
        Row(
            game,
            move,
            seat,
            row,
            mask,
            action,
            visits,
            places[seat],
            totals[seat],
            places[seat:] + places[:seat],
            totals[seat:] + totals[:seat],
        )
        for move, seat, row, mask, action, visits in found
    ]


def check_installed(format: str) -> None:
    """Raise ``InvalidSetup`` if there is no such format, or its package is missing."""
    if format not in FORMATS:
        raise InvalidSetup("lab-dataset-format", format=format, choices=", ".join(FORMATS))
    if find_spec(FORMATS[format]) is None:
        raise InvalidSetup("lab-missing", package=FORMATS[format], extra="lab")


def shard_file(folder: Path, plan: Plan, number: int) -> Path:
    """Return the file of a shard."""
    return folder / f"shard-{number:05}.{plan.format}"


def shards_in(folder: Path, plan: Plan) -> int:
    """Return how many shards a folder has: more than were asked for, where an earlier run made more."""
    shards = 0
    while shard_file(folder, plan, shards).exists():
        shards += 1
    return shards


def make(plan: Plan, games: int, folder: Path, jobs: int, backend: str) -> Iterator[int]:
    """Play the shards that a folder lacks; yield the number of each when it is written."""
    check_installed(plan.format)
    _prepare(plan, folder)
    shards = -(-games // plan.shard)
    missing = [n for n in range(shards) if not shard_file(folder, plan, n).exists()]
    yield from [number for number in range(shards) if number not in missing]
    tasks = [Shard(plan, number) for number in missing]
    for played in run_all(play_shard, tasks, jobs, backend):
        file = shard_file(folder, plan, played.number)
        beside = file.with_name(f".{file.name}")
        (write_npz if plan.format == "npz" else write_parquet)(played.rows, plan, beside)
        beside.rename(file)
        yield played.number


def _prepare(plan: Plan, folder: Path) -> None:
    """Make the folder and say what it holds; refuse the folder of another plan."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN_FILE
    if file.exists():
        if json.loads(file.read_text("utf-8")) != plan.to_json():
            raise InvalidSetup("lab-dataset-other", folder=str(folder))
        return
    rules = plan.setup.rules()
    spec = REGISTRY.title(plan.setup.title).encoder(rules).spec
    fields = [
        dict(zip(type(each).__match_args__, each.fields(), strict=True)) for each in spec.fields
    ]
    told = {"actions": [action.text for action in rules.catalogue.actions], "fields": fields}
    (folder / SPEC_FILE).write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    file.write_text(json.dumps(plan.to_json(), indent=2) + "\n", "utf-8")


def write_npz(rows: Sequence[Row], plan: Plan, file: Path) -> None:
    """Write a shard as NumPy arrays."""
    import numpy as np

    rules = plan.setup.rules()
    actions = len(rules.catalogue)
    visits: Any = np.zeros((len(rows), actions), np.uint32)
    for place, row in enumerate(rows):
        for action, count in row.visits.items():
            visits[place, action] = count
    size = REGISTRY.title(plan.setup.title).encoder(rules).spec.size
    joined = b"".join([row.observation for row in rows])
    masks = b"".join([row.mask for row in rows])
    with file.open("wb") as out:
        np.savez_compressed(
            out,
            observation=np.frombuffer(joined, np.uint8).reshape(len(rows), size),
            mask=np.frombuffer(masks, np.uint8).reshape(len(rows), actions),
            action=np.array([row.action for row in rows], np.int32),
            visits=visits,
            **{
                name: np.array([getattr(row, name) for row in rows], np.int32)
                for name in ("game", "move", "seat", "place", "total", "places", "totals")
            },
        )


def write_parquet(rows: Sequence[Row], plan: Plan, file: Path) -> None:
    """Write a shard as a Parquet file; visits are two lists, of actions and of counts."""
    import polars

    table = [
        {
            **row._asdict(),
            "visits": list(row.visits.values()),
            "visited": list(row.visits),
        }
        for row in rows
    ]
    lists = {name: polars.List(polars.Int32) for name in ("visits", "visited", "places", "totals")}
    polars.DataFrame(table, schema_overrides=lists).write_parquet(file)
