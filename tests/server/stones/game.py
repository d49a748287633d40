"""The rules of the other toy title, under a name of its own."""

from collections.abc import Mapping
from typing import Any, Final

from tests.server.cards.game import EDITION, Cards, CardsTitle
from tests.server.stones.meta import META


class StonesTitle(CardsTitle):
    meta = META

    def edition_texts(self) -> dict[str, str]:
        return {"standard": EDITION.replace('"cards"', '"stones"')}

    def view(self, state: Cards, viewer: int | None) -> Mapping[str, Any]:
        return {**super().view(state, viewer), "title": "stones"}


TITLE: Final = StonesTitle()
