"""What a title brings for bots: features of its own in ``bot.py``, and the weights that were learned for them.

A title's ``bot`` module has ``EVALUATION`` (a class), ``HAND`` (weights set by hand) and ``SCALE``; learned weights lie
beside it in ``weights.json``.
"""

import json
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Final

from ironroad.bots.evaluation import Evaluation, ScoreNow
from ironroad.core.errors import InvalidSetup
from ironroad.core.registry import part_of
from ironroad.core.title import Title
from ironroad.games import REGISTRY

BOT: Final = "bot"
LEARNED: Final = "learned"
HAND: Final = "hand"
KINDS_OF_WEIGHTS: Final = (LEARNED, HAND)
PLAIN_SCALE: Final = 20.0


def titles_with_features() -> list[str]:
    """Return the ids of the titles that have features of their own."""
    return [id for id in REGISTRY.ids() if REGISTRY.part(id, BOT)]


def bot_module(title: str) -> ModuleType:
    """Return the ``bot`` of a title that has features of its own."""
    module = REGISTRY.part(title, BOT)
    assert module is not None
    return module


@lru_cache(maxsize=64)
def evaluation_for(title: Title[Any], seats: int, weights: str = "") -> Evaluation[Any]:
    """Return how positions of a title are judged: with learned weights if there are some, or by name."""
    if weights and weights not in KINDS_OF_WEIGHTS:
        raise InvalidSetup(
            "bots-unknown-weights", weights=weights, choices=", ".join(KINDS_OF_WEIGHTS)
        )
    module = part_of(title.package, BOT)
    if module is None:
        return ScoreNow(title, PLAIN_SCALE)
    found: type[Evaluation[Any]] = module.EVALUATION
    if weights != HAND:
        data = stored_weights(title.package)
        if data is not None:
            # Learned for the nearest seat count, where not for this one.
            nearest = min(data["weights"], key=lambda count: (abs(int(count) - seats), count))
            return found(data["weights"][nearest], module.SCALE)
    return found(module.HAND, module.SCALE)


def weights_file(package: str) -> Traversable:
    """Return the place of the learned weights in a title's package."""
    return resources.files(package) / "weights.json"


def stored_weights(package: str) -> dict[str, Any] | None:
    """Return the learned weights in a title's package with their recipe; ``None`` if there are none for its features."""
    module, file = part_of(package, BOT), weights_file(package)
    if module is None or not file.is_file():
        return None
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data if data["features"] == list(module.EVALUATION.names) else None
