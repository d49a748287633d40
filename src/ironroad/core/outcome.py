"""How a game ends: score cards, places and reasons."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ironroad.core.engine import Coded
from ironroad.core.message import Message
from ironroad.core.native import describe


class Scorecard(Coded):
    """The points of one seat, item by item; the total is their sum."""

    __match_args__: ClassVar[tuple[str, ...]] = ("items",)

    def __init__(self, items: Sequence[tuple[Message, int]]) -> None:
        self.items: Final = tuple(items)
        self.total: Final = sum([points for _, points in items])

    def __repr__(self) -> str:
        items = ", ".join([f"{label!r}: {points}" for label, points in self.items])
        return f"<Scorecard, total {self.total}: {items}>"

    def to_json(self) -> dict[str, Any]:
        """Return the card as plain JSON values."""
        items = [{"label": label.to_json(), "points": points} for label, points in self.items]
        return {"items": items, "total": self.total}


describe(
    Scorecard,
    """The points of one seat: ``items`` are pairs of a label and points, ``total`` is their sum.

Score cards never change, and are equal if their items are.
""",
)


class Holding(Coded):
    """Something a seat holds, for statistics: an engineer, some Shares of a company."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "id", "name", "count")

    def __init__(self, kind: Message, id: str, name: Message, count: int = 1) -> None:
        self.kind: Final = kind
        """The heading for things of this kind."""
        self.id: Final = id
        self.name: Final = name
        self.count: Final = count


class Rival(Coded):
    """An automated opponent of the rules, which has no seat, with its place and points."""

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "place", "card")

    def __init__(self, name: Message, place: int, card: Scorecard) -> None:
        self.name: Final = name
        self.place: Final = place
        self.card: Final = card

    def to_json(self) -> dict[str, Any]:
        """Return the rival as plain JSON values."""
        return {"name": self.name.to_json(), "place": self.place, "card": self.card.to_json()}


class Outcome(Coded):
    """The result of a game: the place of each seat (1 for winners, shared where tied) and the reasons for the end.

    Places are counted among the seats and the rivals.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("places", "totals", "reasons", "rivals")

    def __init__(
        self,
        places: Sequence[int],
        totals: Sequence[int],
        reasons: Sequence[Message],
        rivals: Sequence[Rival] = (),
    ) -> None:
        self.places: Final = tuple(places)
        self.totals: Final = tuple(totals)
        self.reasons: Final = tuple(reasons)
        self.rivals: Final = tuple(rivals)

    def __repr__(self) -> str:
        reasons = ", ".join([repr(reason) for reason in self.reasons])
        rivals = f", rivals {self.rivals!r}" if self.rivals else ""
        return f"<Outcome, places {self.places}, totals {self.totals}{rivals}: {reasons}>"

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none if a rival has won."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_json(self) -> dict[str, Any]:
        """Return the outcome as plain JSON values."""
        return {
            "places": list(self.places),
            "totals": list(self.totals),
            "reasons": [reason.to_json() for reason in self.reasons],
            "rivals": [rival.to_json() for rival in self.rivals],
        }


describe(
    Outcome,
    """The result of a game.

``places`` and ``totals`` go by seat; the winner's place is 1, and equal results share a place. Rules may know ``rivals``
without a seat, who are counted among the places. ``reasons`` tell why the game is over. Outcomes never change, and are
equal if all of this is.
""",
)


def places_of(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat by its key (total, then tie-breaks); equal keys share a place."""
    return [1 + sum([other > key for other in keys]) for key in keys]
