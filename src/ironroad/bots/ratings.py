"""The ratings of bots in a title, on the scale of people: ``ratings.json`` in the title's package.

They come from games between bots and are not changed by games with people (decision 032).
"""

import json
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

from ironroad.games import REGISTRY

RATINGS_FILE: Final = "ratings.json"
RATING: Final = 1500.0
"""The rating of the anchor among the bots, and of a person before the first game."""


class BotRating(NamedTuple):
    """How strong a bot is, and how sure that is."""

    rating: float
    deviation: float


def bot_ratings(title: str) -> dict[str, BotRating]:
    """Return the ratings of the bots in a title, by level; empty where the title brings none."""
    return _read(REGISTRY.package(title))


@lru_cache(maxsize=64)
def _read(package: str) -> dict[str, BotRating]:
    file = resources.files(package) / RATINGS_FILE
    if not file.is_file():
        return {}
    found = json.loads(file.read_text("utf-8"))["bots"]
    return {bot: BotRating(each["rating"], each["deviation"]) for bot, each in found.items()}
