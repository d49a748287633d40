"""The ratings of the bots on the scale of people, from the games that are kept.

PYTHONPATH=src python -m benchmarks.strength rate

writes ``ratings.json`` into the folder of each title.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.strength import ARENAS, BUDGETS, SEED, load
from ironroad.bots.ratings import RATING, RATINGS_FILE
from ironroad.games import REGISTRY
from ironroad.lab.match import Game
from ironroad.lab.ratings import Z, rate

ANCHOR: Final = "normal"
SERIES: Final = ("ladder", *BUDGETS)
LEVEL_OF: Final = {"greedy": "normal", "mcts:200ms": "hard", "mcts:1s": "expert"}
"""The level that plays as a bot of an arena does."""
COMMAND: Final = "python -m benchmarks.strength rate"
FOLDER: Final = Path(__file__).parents[2] / "src" / "ironroad" / "games"


def write_ratings() -> None:
    """Write the ratings of the bots into the folder of each title."""
    for title in REGISTRY.ids():
        if not all([load(f"{title}-{series}") for series in SERIES]):
            continue  # Its games are not played yet.
        file = FOLDER / title.replace("-", "_") / RATINGS_FILE
        file.write_text(json.dumps(ratings_of(title), indent=2) + "\n", "utf-8")
        print(f"{title}: {file.name} written")


def ratings_of(title: str) -> dict[str, Any]:
    """Return the contents of a title's ratings: the anchor is set, the others by their results."""
    names = [f"{title}-{series}" for series in SERIES]
    games = [_by_level(game) for name in names for game in load(name)]
    found = rate(games, ANCHOR)
    bots = {
        bot: {
            "rating": round(RATING + found[bot].value),
            "deviation": round((found[bot].high - found[bot].low) / (2 * Z)),
        }
        for bot in sorted(found, key=lambda bot: found[bot].value)
    }
    # `greedy` plays as `normal` does.
    bots["greedy"] = bots["normal"]
    recipe = {
        "command": COMMAND,
        "anchor": ANCHOR,
        "seed": SEED,
        "arenas": [_told(name) for name in names],
    }
    return {"bots": bots, "recipe": recipe}


def _told(name: str) -> dict[str, Any]:
    arena = ARENAS[name]
    return {"bots": arena.bots, "seats": arena.setup.seats, "games": len(load(name))}


def _by_level(game: Game) -> Game:
    bots: Sequence[str] = game["bots"]
    return {**game, "bots": [LEVEL_OF.get(bot, bot) for bot in bots]}
