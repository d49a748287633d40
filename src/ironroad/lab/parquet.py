"""Exports games as a Parquet file, one row per seat."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ironroad.core.errors import InvalidSetup
from ironroad.lab.match import Game


def rows_of(games: Sequence[Game]) -> list[dict[str, Any]]:
    """Return one row for each seat of each game."""
    return [
        {
            "game": game["game"],
            "seed": game["seed"],
            "seat": seat,
            "bot": bot,
            "place": game["places"][seat],
            "total": game["totals"][seat],
            "won": game["places"][seat] == 1,
            "actions": len(game["moves"]),
            "decisions": game["seats"].count(seat),
            "seconds": game["seconds"][seat],
            "faults": len(game["faults"][seat]),
            "reasons": " ".join(game["reasons"]),
            "record": "\n".join(game["moves"]),
        }
        for game in sorted(games, key=lambda game: game["game"])
        for seat, bot in enumerate(game["bots"])
    ]


def check_installed() -> None:
    """Raise ``InvalidSetup`` if Polars is missing, before any game is played."""
    if find_spec("polars") is None:
        raise InvalidSetup("lab-missing", package="polars", extra="lab")


def write(games: Sequence[Game], file: Path) -> None:
    """Write the file."""
    check_installed()
    import polars

    file.parent.mkdir(parents=True, exist_ok=True)
    polars.DataFrame(rows_of(games)).write_parquet(file)
