"""What chance deals of a position set up by hand, unless a person knows it: the row of engineers and End Bonus cards."""

from typing import Final

from ironroad.core.bits import bit, members_of, with_number
from ironroad.core.engine import Frame
from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules, bonus_name, space_name
from ironroad.games.russian_railroads.placing_spots import Amount, Spot, field, seats_of
from ironroad.games.russian_railroads.player import NEVER
from ironroad.games.russian_railroads.setup import A, B, DealEngineer, RemoveBonus
from ironroad.games.russian_railroads.state import State

EMPTY: Final = 63
"""In the rough, a space of the row that a line says is empty; one that no line speaks of is dealt."""
PILE: Final = 0
REMOVED: Final = 1
UNKNOWN: Final = 7
"""In the rough, stands for the seat of an End Bonus card of which only the order is known."""
ORDERED: Final = 1024
"""In the rough, an End Bonus card taken is this times its place in the order, 0 for any, plus what ``takes`` has."""


class RowPlace(Spot):
    """The engineer on a space of the row; the choices are a dealt one, none, then the engineers with a letter."""

    def __init__(self, rules: Rules, place: int) -> None:
        self.place: Final = place
        self.engineers: Final = lettered(rules)

    def read(self, state: State) -> int:
        """Return the place among the choices."""
        engineer = int(state.engineer_at(self.place))
        if engineer > 0:
            return self.engineers.index(engineer) + 2
        for frame in state.stack:
            if isinstance(frame, DealEngineer) and frame.place == self.place:
                return 0
        return 1

    def write(self, state: State, value: int) -> None:
        """Set the engineer."""
        numbers = [0, EMPTY, *self.engineers]
        state.row = with_number(state.row, self.place, numbers[value])


def lettered(rules: Rules) -> list[int]:
    """Return the indices of the engineers that can be dealt to the row."""
    return sorted(rules.engineers.lettered[A] + rules.engineers.lettered[B])


class BonusPlace(Spot):
    """Where an End Bonus card is; the choices are the pile, removed, then the players."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def read(self, state: State) -> int:
        """Return the place among the choices."""
        for take in state.takes:
            if take // 8 == self.card:
                return take % 8 + 2
        return REMOVED if state.removed & bit(self.card) else PILE

    def write(self, state: State, value: int) -> None:
        """Put the card there."""
        if value == PILE:
            return
        state.pile &= ~bit(self.card)
        if value == REMOVED:
            state.removed |= bit(self.card)
        else:
            rough = _take(state, self.card)
            state.takes[rough] += value - 2 - UNKNOWN


class BonusOrder(Spot):
    """As which card an End Bonus card was taken, from 1; 0 if that is not known or it was not taken."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def read(self, state: State) -> int:
        """Return its place in the order."""
        cards = [take // 8 for take in state.takes]
        return cards.index(self.card) + 1 if self.card in cards else 0

    def write(self, state: State, value: int) -> None:
        """Set its place in the order."""
        if value > 0:
            rough = _take(state, self.card)
            state.takes[rough] += value * ORDERED


def _take(state: State, card: int) -> int:
    """Return the index of a card in the rough list of cards taken; it is added if it is not there yet."""
    cards = [take % ORDERED // 8 for take in state.takes]
    if card not in cards:
        state.takes.append(card * 8 + UNKNOWN)
        return len(cards)
    return cards.index(card)


class Looked(Amount):
    """When a player last saw the pile; the choices are never, then after so many cards were taken."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "looked")

    def read(self, state: State) -> int:
        """Return the place among the choices."""
        return super().read(state) - NEVER

    def write(self, state: State, value: int) -> None:
        """Set it."""
        super().write(state, value + NEVER)


def row_fields(rules: Rules) -> list[Field[State]]:
    """Return the fields of the row of engineers, from the hiring space to the left."""
    group = Message("rr-board-area-engineers")
    spaces = [rules.spaces.all[rules.spaces.board + n - 1] for n in lettered(rules)]
    choices = [
        Choice("dealt", Message("rr-place-dealt")),
        Choice("none", Message("rr-place-nobody")),
        *[Choice(space.id, space_name(space)) for space in spaces],
    ]
    fields = []
    for place in range(rules.start.row_length):
        words = Message("rr-board-engineer-later", place=place)
        if place <= rules.start.engineers_public:
            words = (
                Message("rr-place-public", place=place)
                if place
                else Message("rr-board-engineer-hire")
            )
        fields.append(
            field(f"row-{place + 1}", words, group, RowPlace(rules, place), choices=choices)
        )
    return fields


def bonus_fields(rules: Rules) -> list[Field[State]]:
    """Return the fields of the End Bonus cards, and of who has seen the pile."""
    group, count = Message("rr-board-cards"), rules.bonuses.count
    places = [
        Choice("pile", Message("rr-place-pile")),
        Choice("removed", Message("rr-place-removed")),
        *seats_of(rules),
    ]
    fields = []
    for card, id in enumerate(rules.bonuses.ids):
        name = bonus_name(id)
        fields.append(field(f"bonus-{id}", name, group, BonusPlace(card), choices=places))
        words = Message("rr-place-taken-as", card=name)
        fields.append(field(f"bonus-order-{id}", words, group, BonusOrder(card), high=count))
    seen = [
        Choice("never", Message("rr-place-never")),
        *[Choice(f"after-{n}", Message("rr-place-after", count=n)) for n in range(count + 1)],
    ]
    for seat in range(rules.seats):
        words = Message("rr-place-looked", seat=seat)
        fields.append(field(f"looked-{seat + 1}", words, group, Looked(seat), choices=seen))
    return fields


def settle_row(state: State, frames: list[Frame]) -> Misplaced | None:
    """Empty the spaces of the row that are empty, and deal the others that no line speaks of (p. 3)."""
    start, dealt = state.rules.start, [0, 0, 0]
    for place, engineer in enumerate(state.engineers_in_row()):
        # The row has moved one space since each earlier round (p. 20).
        first = place + int(state.round) - 1
        if engineer == EMPTY:
            state.row = with_number(state.row, place, 0)
        elif engineer == 0 and first < start.row_length:
            letter = A if first < start.engineers_a else B
            dealt[letter] += 1
            frames.append(DealEngineer(place, letter))
    seen = [engineer for engineer in state.engineers_in_row() if engineer > 0]
    numbers = [_number(state, engineer) for engineer in seen]
    for player in state.players:
        seen += members_of(player.engineers)
    for place, engineer in enumerate(state.engineers_in_row()):
        if engineer > 0 and seen.count(engineer) > 1:
            return Misplaced(
                f"row-{place + 1}", "rr-placed-engineer", number=_number(state, engineer)
            )
        if engineer > 0 and numbers.count(_number(state, engineer)) > 1:
            return Misplaced(
                f"row-{place + 1}", "rr-placed-number", number=_number(state, engineer)
            )
    lettered = state.rules.engineers.lettered
    left = [{_number(state, n) for n in some if n not in seen} - set(numbers) for some in lettered]
    # A number that both letters have may be dealt with the other one.
    common = len(left[A] & left[B])
    for letter, other in ((A, B), (B, A)):
        needed = dealt[letter] + min(dealt[other], common)
        if dealt[letter] > 0 and len(left[letter]) < needed:
            return Misplaced("row-1", "rr-placed-row")
    return None


def _number(state: State, engineer: int) -> int:
    return state.rules.engineers.numbers[engineer]


def settle_bonuses(state: State, frames: list[Frame]) -> Misplaced | None:
    """Put the cards taken in order, and remove as many as no line has removed, unseen (p. 3)."""
    taken = sorted(state.takes, key=_order)
    for take in taken:
        if take % 8 == UNKNOWN:
            id = state.rules.bonuses.ids[take % ORDERED // 8]
            return Misplaced(f"bonus-order-{id}", "rr-placed-not-taken")
    state.takes = [take % ORDERED for take in taken]
    removed, most = members_of(state.removed), int(state.rules.start.bonus_removed)
    missing = most - len(removed)
    if missing < 0:
        id = state.rules.bonuses.ids[removed[-1]]
        return Misplaced(f"bonus-{id}", "rr-placed-removed", count=len(removed), most=most)
    if missing > len(members_of(state.pile)):
        id = state.rules.bonuses.ids[state.takes[-1] // 8]
        return Misplaced(f"bonus-{id}", "rr-placed-pile", count=most)
    frames += [RemoveBonus() for _ in range(missing)]
    return _settle_looks(state)


def _order(take: int) -> tuple[int, int]:
    """Cards of a known order come first."""
    order = take // ORDERED
    return (order if order > 0 else ORDERED, take % ORDERED)


def _settle_looks(state: State) -> Misplaced | None:
    """Whoever has taken a card has seen the pile without it."""
    for seat, player in enumerate(state.players):
        if player.looked > len(state.takes):
            count = len(state.takes)
            return Misplaced(f"looked-{seat + 1}", "rr-placed-looked", seat=seat, count=count)
        for place, take in enumerate(state.takes, start=1):
            if take % 8 == seat:
                player.looked = max(int(player.looked), place)
    return None
