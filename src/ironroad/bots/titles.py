"""Which title has features of its own, and the weights they come with."""

import importlib
import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from ironroad.bots.evaluation import Evaluation, ScoreNow
from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Title

MODULES: Final[Mapping[str, str]] = {
    "mini-express": "ironroad.bots.mini_express",
    "russian-railroads": "ironroad.bots.russian_railroads",
    "trans-siberian": "ironroad.bots.trans_siberian",
}
"""The module of each title with its ``EVALUATION`` (a class), ``HAND`` (weights) and ``SCALE``."""
LEARNED: Final = "learned"
HAND: Final = "hand"
KINDS_OF_WEIGHTS: Final = (LEARNED, HAND)
PLAIN_SCALE: Final = 20.0


def evaluation_class(title: str) -> type[Evaluation[Any]] | None:
    """Return the features of a title, or ``None`` if it has none."""
    if title not in MODULES:
        return None
    found: type[Evaluation[Any]] = importlib.import_module(MODULES[title]).EVALUATION
    return found


@lru_cache(maxsize=64)
def evaluation_for(title: Title[Any], seats: int, weights: str = "") -> Evaluation[Any]:
    """Return how positions of a title are judged: with learned weights if there are some, or by name."""
    if weights and weights not in KINDS_OF_WEIGHTS:
        raise InvalidSetup(
            "bots-unknown-weights", weights=weights, choices=", ".join(KINDS_OF_WEIGHTS)
        )
    id = title.meta.id
    found = evaluation_class(id)
    if found is None:
        return ScoreNow(title, PLAIN_SCALE)
    module = importlib.import_module(MODULES[id])
    if weights != HAND:
        data = stored_weights(id)
        if data is not None:
            # Learned for the nearest seat count, where not for this one.
            nearest = min(data["weights"], key=lambda count: (abs(int(count) - seats), count))
            return found(data["weights"][nearest], module.SCALE)
    return found(module.HAND, module.SCALE)


def stored_weights(title: str) -> dict[str, Any] | None:
    """Return the learned weights of a title with their recipe, or ``None``."""
    file = resources.files("ironroad.bots") / "weights" / f"{title}.json"
    if not file.is_file():
        return None
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    found = evaluation_class(title)
    if found is None or data["features"] != list(found.names):
        return None
    return data
