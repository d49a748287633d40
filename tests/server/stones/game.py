"""The rules of the other toy title, under a name of its own."""

from collections.abc import Mapping
from typing import Any, Final

from tests.foreign.ironroad_cards import game as cards
from tests.server.stones.meta import META


def view(state: cards.Cards, viewer: int | None) -> Mapping[str, Any]:
    return {**cards.view(state, viewer), "title": "stones"}


TITLE: Final = cards.title_of(META, __package__, view)
