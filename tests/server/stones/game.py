"""The rules of the other toy title, under a name of its own."""

from collections.abc import Mapping
from typing import Any, Final

from ironroad.core.title import Title
from tests.foreign.ironroad_cards import game as cards
from tests.server.stones.meta import META


def view(state: cards.Cards, viewer: int | None) -> Mapping[str, Any]:
    return {**cards.view(state, viewer), "title": "stones"}


TITLE: Final = Title(
    meta=META,
    package=__package__,
    parts=cards.PARTS,
    rules=cards.Rules,
    setup=cards.setup,
    state=cards.Cards,
    view=view,
    scores=cards.scores,
    outcome=cards.outcome,
    check=cards.check,
    determinize=cards.determinize,
)
