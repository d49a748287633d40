"""Finds a title's evaluation: its features in ``bot.py``, their learned weights and what its values mean as chances.

A title's ``bot`` module has ``EVALUATION`` (a class), ``HAND`` (weights set by hand) and ``SCALE``; learned weights are
beside it in ``weights.json``, the calibration of winning chances in ``chances.json``.
"""

import json
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Final

from ironroad.bots.chances import UNFITTED, Calibration
from ironroad.bots.evaluation import Evaluation, ScoreEvaluation
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
    """Return the ids of the titles that define features."""
    return [id for id in REGISTRY.ids() if REGISTRY.part(id, BOT)]


def bot_module(title: str) -> ModuleType:
    """Return the ``bot`` module of a title that defines features."""
    module = REGISTRY.part(title, BOT)
    assert module is not None
    return module


def evaluation_for(title: Title[Any], seats: int, weights: str = "") -> Evaluation[Any]:
    """Return a new evaluation of a title, with the named weights; by default the learned ones if there are any."""
    if weights and weights not in KINDS_OF_WEIGHTS:
        raise InvalidSetup(
            "bots-unknown-weights", weights=weights, choices=", ".join(KINDS_OF_WEIGHTS)
        )
    module = part_of(title.package, BOT)
    if module is None:
        return ScoreEvaluation(title, PLAIN_SCALE)
    found: type[Evaluation[Any]] = module.EVALUATION
    if weights != HAND:
        data = stored_weights(title.package)
        if data is not None:
            # Without weights for this seat count, those for the nearest one.
            nearest = min(data["weights"], key=lambda count: (abs(int(count) - seats), count))
            return found(data["weights"][nearest], module.SCALE)
    return found(module.HAND, module.SCALE)


def weights_file(package: str) -> Traversable:
    """Return the file of the learned weights in a title's package."""
    return resources.files(package) / "weights.json"


@lru_cache(maxsize=64)
def stored_weights(package: str) -> dict[str, Any] | None:
    """Return the contents of a title's ``weights.json``; ``None`` if it has none for its present features."""
    module, file = part_of(package, BOT), weights_file(package)
    if module is None or not file.is_file():
        return None
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data if data["features"] == list(module.EVALUATION.names) else None


def chances_file(package: str) -> Traversable:
    """Return the file of the calibration in a title's package."""
    return resources.files(package) / "chances.json"


@lru_cache(maxsize=64)
def calibration_for(title: Title[Any], seats: int) -> Calibration:
    """Return the calibration of a title for a seat count; without one, values are taken for what they say."""
    file = chances_file(title.package)
    if part_of(title.package, BOT) is None or not file.is_file():
        return Calibration([UNFITTED])
    fitted: dict[str, Any] = json.loads(file.read_text("utf-8"))["chances"]
    return Calibration(fitted[str(seats)])
