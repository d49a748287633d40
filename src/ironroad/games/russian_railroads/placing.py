"""Positions set up by hand: the beginning of a turn in any round, with everything on the boards and before the players."""

from typing import Final

from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Placing
from ironroad.games.russian_railroads.actions import Rules, lane_name, slot_name, space_name
from ironroad.games.russian_railroads.board import RAILROAD_COUNT, railroad_name
from ironroad.games.russian_railroads.components import (
    BLACK,
    COLOUR_COUNT,
    COLOURS,
    NEW_TRACKS,
    PLACE,
    colour_name,
    reward_name,
    reward_of,
    rewards_name,
)
from ironroad.games.russian_railroads.events import number_name
from ironroad.games.russian_railroads.placing_dealing import bonus_fields, row_fields
from ironroad.games.russian_railroads.placing_settling import begins, settle
from ironroad.games.russian_railroads.placing_spots import (
    Amount,
    BlackWorker,
    Doublers,
    FaceUp,
    Factory,
    Hired,
    Locomotive,
    Marker,
    Medal,
    Member,
    Missing,
    Order,
    Passed,
    Round,
    Spot,
    Track,
    Turn,
    field,
    owners,
    seats_of,
    yes_or_no,
)
from ironroad.games.russian_railroads.placing_standing import space_fields
from ironroad.games.russian_railroads.state import State

MOST_POINTS: Final = 999


def placing(rules: Rules) -> Placing[State]:
    """Return what people set."""
    fields = _game(rules)
    for seat in range(rules.seats):
        for part in (_supply, _railroads, _industry, _special):
            fields += part(rules, seat)
    fields += space_fields(rules) + row_fields(rules) + _engineers(rules)
    fields += _tiles(rules) + _cards(rules) + bonus_fields(rules)
    for expansion in rules.in_play:
        fields += expansion.placed_fields(rules)
    return Placing(_by_group(fields), settle, begins)


def _by_group(fields: list[Field[State]]) -> list[Field[State]]:
    """Return the fields with those of a group together, in the order in which groups begin."""
    groups: dict[Message, list[Field[State]]] = {}
    for each in fields:
        groups.setdefault(each.group, []).append(each)
    return [each for group in groups.values() for each in group]


def _game(rules: Rules) -> list[Field[State]]:
    group, seats = Message("position-game"), seats_of(rules)
    first = owners(rules, "first", "rr-place-first")
    rounds, nobody = int(rules.start.rounds), owners(rules, "nobody", "rr-place-nobody")
    fields = [
        field("round", Message("rr-place-round"), group, Round(), low=1, high=rounds),
        field("turn", Message("position-turn"), group, Turn(), choices=first),
    ]
    for place in range(rules.seats):
        words = Message("rr-place-order", position=place + 1)
        fields.append(field(f"order-{place + 1}", words, group, Order(place), choices=seats))
    words = Message("rr-reward-black-worker")
    fields.append(field("black-worker", words, group, BlackWorker(), choices=nobody))
    return fields


class _Board:
    """Makes the fields of one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.group = Message("position-seat", seat=seat)
        self.fields: list[Field[State]] = []

    def number(self, id: str, words: Message, spot: Spot, low: int, high: int) -> None:
        """Add a number."""
        id = f"{id}-{self.seat + 1}"
        self.fields.append(field(id, words, self.group, spot, low=low, high=high))

    def choice(self, id: str, words: Message, spot: Spot, choices: list[Choice]) -> None:
        """Add a choice."""
        id = f"{id}-{self.seat + 1}"
        self.fields.append(field(id, words, self.group, spot, choices=choices))


def _supply(rules: Rules, seat: int) -> list[Field[State]]:
    board, start, ids = _Board(seat), rules.start, rules.railroads.ids
    board.choice("passed", Message("web-rr-passed"), Passed(seat), yes_or_no())
    words = Message("rr-board-money")
    board.number("roubles", words, Amount(seat, "roubles"), 0, start.supply_roubles)
    extra = Amount(seat, "extra_workers")
    board.number("extra-workers", Message("rr-bonus-workers"), extra, 0, int(start.extra_workers))
    temporary = Amount(seat, "temporary")
    words = Message("rr-place-temporary")
    board.number("temporary", words, temporary, 0, start.supply_temporary)
    items = {
        ids[0]: ("top_points", railroad_name(ids[0])),
        ids[1]: ("middle_points", railroad_name(ids[1])),
        ids[2]: ("bottom_points", railroad_name(ids[2])),
        "industry": ("industry_points", Message("rr-score-industry")),
        "passing": ("pass_points", Message("rr-score-passing")),
        "effects": ("effect_points", Message("rr-score-effects")),
    }
    for id, (name, item) in items.items():
        words = Message("rr-place-points", item=item)
        board.number(f"points-{id}", words, Amount(seat, name), 0, MOST_POINTS)
    return board.fields


def _railroads(rules: Rules, seat: int) -> list[Field[State]]:
    board, railroads = _Board(seat), rules.railroads
    for railroad in range(RAILROAD_COUNT):
        id, name = railroads.ids[railroad], railroad_name(railroads.ids[railroad])
        for colour in range(railroads.colours[railroad]):
            words = Message("rr-place-track", railroad=name, colour=colour_name(colour))
            spot, low = Track(seat, railroad, colour), 1 if colour == BLACK else 0
            last = railroads.spaces[railroad]
            board.number(f"track-{id}-{COLOURS[colour]}", words, spot, low, last)
        if railroads.doublers[railroad] > 0:
            words = Message("rr-place-doublers", railroad=name)
            spot_above, most = Doublers(seat, railroad), railroads.doublers[railroad]
            board.number(f"doublers-{id}", words, spot_above, 0, most)
    for colour in range(BLACK + 1, COLOUR_COUNT):
        tracks = reward_name(reward_of(NEW_TRACKS + colour, railroads.tracks[colour]))
        words = Message("rr-place-won", tracks=tracks)
        won = Member(seat, "colours", colour)
        board.choice(f"tracks-{COLOURS[colour]}", words, won, yes_or_no())
    for slot, id in enumerate(railroads.slot_ids):
        words = Message("rr-place-locomotive", slot=slot_name(railroads, slot))
        board.number(f"locomotive-{id}", words, Locomotive(seat, slot), 0, rules.tiles.count)
    return board.fields


def _industry(rules: Rules, seat: int) -> list[Field[State]]:
    board, tiles = _Board(seat), rules.tiles
    factories = [Choice("none", Message("rr-place-nothing"))]
    for number in range(1, int(tiles.numbers) + 1):
        special = number > tiles.count
        id = tiles.special[number - tiles.count - 1] if special else f"factory-{number}"
        factories.append(Choice(id, number_name(tiles, number)))
    for gap in range(rules.lane.gaps):
        words = Message("rr-place-gap", slot=gap + 1)
        board.choice(f"factory-{gap + 1}", words, Factory(seat, gap), factories)
    for marker, lane in enumerate(rules.lanes.of_marker):
        may_lack = marker > lane.first_marker
        spaces = [Choice("none", Message("rr-place-nowhere"))] if may_lack else []
        for place, text in enumerate(lane.texts):
            spaces.append(Choice(f"step-{place}", lane_name(text, place)))
        words = Message("rr-place-marker", marker=marker + 1)
        board.choice(f"marker-{marker + 1}", words, Marker(seat, marker, may_lack), spaces)
    return board.fields


def _special(rules: Rules, seat: int) -> list[Field[State]]:
    """The ? tokens played, what they brought for good, and special spaces that are not won on reaching them."""
    board, railroads = _Board(seat), rules.railroads
    for token, id in enumerate(rules.tokens.ids):
        words = Message("rr-place-token", rewards=rewards_name(rules.tokens.rewards[token]))
        board.choice(f"token-{id}", words, Member(seat, "tokens", token), yes_or_no())
    values = [Choice("no", Message("rr-place-no"))]
    for row in range(1, len(railroads.values)):
        text = ", ".join([str(value) for value in railroads.values[row]])
        values.append(Choice(f"values-{row}", Message("rr-place-values", values=text)))
    board.choice("revalued", Message("rr-board-revalued"), Amount(seat, "revaluation"), values)
    if any([star.medal for star in railroads.stars]):
        board.choice("medal", Message("rr-board-medal"), Medal(seat), yes_or_no())
    for place, advantage in enumerate(railroads.advantages):
        if advantage.waits or advantage.roubles > 0:
            words = Message(
                "rr-place-taken",
                railroad=railroad_name(railroads.ids[advantage.railroad]),
                space=advantage.space,
                rewards=rewards_name(advantage.rewards),
            )
            spot = Member(seat, "advantages", place)
            board.choice(f"taken-{advantage.id}", words, spot, yes_or_no())
    return board.fields


def _engineers(rules: Rules) -> list[Field[State]]:
    group, nobody = Message("rr-board-area-engineers"), owners(rules, "nobody", "rr-place-nobody")
    fields = []
    for index in range(1, rules.engineers.count + 1):
        space = rules.spaces.all[rules.spaces.board + index - 1]
        words = Message("rr-place-hired", space=space_name(space))
        fields.append(field(f"hired-{space.id}", words, group, Hired(index), choices=nobody))
    return fields


def _tiles(rules: Rules) -> list[Field[State]]:
    """The backs of locomotives that lie face up; of other factories, modules say whether they can."""
    group, tiles, fields = Message("web-rr-supply"), rules.tiles, []
    placed = [reward for rewards in rules.cards.rewards for reward in rewards]
    for number in range(1, tiles.count + 1):
        words = Message("rr-place-face-up", factory=number_name(tiles, number))
        most = tiles.tiles[number] + placed.count(int(reward_of(PLACE, number)))
        spot, id, target = FaceUp(number), f"face-up-{number}", f"used:{number}"
        fields.append(field(id, words, group, spot, high=most, target=target))
    return fields


def _cards(rules: Rules) -> list[Field[State]]:
    fields = []
    choices = [
        Choice("there", Message("rr-place-there")),
        Choice("taken", Message("rr-place-gone")),
    ]
    group = Message("russian-railroads-table-starts")
    for card, id in enumerate(rules.starts.ids):
        words, spot = rewards_name(rules.starts.rewards[card]), Missing("starts", card)
        fields.append(field(f"start-{id}", words, group, spot, choices=choices))
    group = Message("rr-place-cards")
    for card, id in enumerate(rules.cards.ids):
        words, spot = rewards_name(rules.cards.rewards[card]), Missing("cards", card)
        fields.append(field(f"card-{id}", words, group, spot, choices=choices))
    return fields
