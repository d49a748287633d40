"""View helpers for the sets of tokens and tiles (``Pile``) of expansions."""

from typing import TypedDict

from ironroad.core.bits import bit, members_of
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import Pile


class UsableView(TypedDict):
    """An income marker or a foundry, and whether it was used in this round."""

    id: str
    used: bool


def usable(pile: Pile, owned: i64, used: i64) -> list[UsableView]:
    """Return a player's items of a pile, each with whether it was used in this round; both arguments are bit masks."""
    return [{"id": pile.ids[p], "used": used & bit(p) != 0} for p in members_of(owned)]


def names(pile: Pile, members: i64) -> list[str]:
    """Return the ids of the items of a pile in a bit mask."""
    return [pile.ids[place] for place in members_of(members)]
