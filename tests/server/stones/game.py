"""The rules of the toy title, under another name and with a browser board of its own."""

from collections.abc import Mapping
from typing import Any, Final

from ironroad.core.title import Title
from tests.foreign.ironroad_cards.game import (
    Bet,
    Cards,
    DealCard,
    Hide,
    Round,
    Rules,
    check,
    determinize,
    outcome,
    scores,
    setup,
    view,
)
from tests.server.stones.meta import META


def stones_view(state: Cards, viewer: int | None) -> Mapping[str, Any]:
    return {**view(state, viewer), "title": "stones"}


TITLE: Final = Title(
    meta=META,
    package=__package__,
    parts=(DealCard, Bet, Hide, Round),
    rules=Rules,
    setup=setup,
    state=Cards,
    view=stones_view,
    scores=scores,
    outcome=outcome,
    check=check,
    determinize=determinize,
)
