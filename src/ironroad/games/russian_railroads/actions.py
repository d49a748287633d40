"""The rule set: printed data and the catalogue of all actions."""

from collections.abc import Mapping
from typing import Final

from ironroad.core.actions import Catalogue
from ironroad.core.edition import Edition
from ironroad.core.message import Message, Value
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import RAILROAD_COUNT, Railroads, railroad_name
from ironroad.games.russian_railroads.box import Box
from ironroad.games.russian_railroads.components import (
    AGAIN,
    BONUS,
    BUILD,
    COLOUR_COUNT,
    COLOURS,
    DOUBLER,
    INDUSTRY,
    KIND_COUNT,
    STEP,
    TOKEN,
    Pile,
    colour_name,
    reward_name,
    reward_of,
    reward_text,
    rewards_name,
)
from ironroad.games.russian_railroads.conditions import check_numbers, check_printed
from ironroad.games.russian_railroads.expansion import SideActions
from ironroad.games.russian_railroads.printed import SEATS, Printed
from ironroad.games.russian_railroads.spaces import AREAS, Space

MOST_TEMPORARY: Final = 3


class Payments:
    """The ``pay`` actions: all combinations of own workers, black worker, temporary workers and roubles."""

    def __init__(self, catalogue: Catalogue, most: int) -> None:
        self.most: Final[i64] = most
        self.first: Final[i64] = len(catalogue)
        self.own: Final[list[int]] = []
        self.black: Final[list[int]] = []
        self.temporary: Final[list[int]] = []
        self.roubles: Final[list[int]] = []
        self._index: Final = [-1] * ((most + 1) * 2 * (MOST_TEMPORARY + 1) * (most + 1))
        for total in range(1, most + 1):
            for roubles in range(total + 1):
                for black in range(min(1, total - roubles) + 1):
                    for temporary in range(min(MOST_TEMPORARY, total - roubles - black) + 1):
                        own = total - roubles - black - temporary
                        self._add(catalogue, own, black, temporary, roubles)

    def _add(
        self, catalogue: Catalogue, own: int, black: int, temporary: int, roubles: int
    ) -> None:
        texts = ["worker"] * own + ["black"] * black
        texts += ["temporary"] * temporary + ["rouble"] * roubles
        index = catalogue.add(
            "pay " + " ".join(texts),
            "rr-do-pay",
            pieces=pieces_name(own, black, temporary, roubles),
        )
        self._index[self._place(own, black, temporary, roubles)] = index
        self.own.append(own)
        self.black.append(black)
        self.temporary.append(temporary)
        self.roubles.append(roubles)

    def _place(self, own: i64, black: i64, temporary: i64, roubles: i64) -> i64:
        place: i64 = own * 2 + black
        place = place * (MOST_TEMPORARY + 1) + temporary
        return place * (self.most + 1) + roubles

    def action(self, own: i64, black: i64, temporary: i64, roubles: i64) -> i64:
        """Return the catalogue index of the action that pays with these pieces."""
        return self._index[self._place(own, black, temporary, roubles)]


class TurnActions(Box):
    """The actions of the set-up, and of a turn up to its payment."""

    def __init__(self, printed: Printed, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(printed, seats, options)
        check_numbers(printed.edition, self)
        check_printed(printed, self)
        add = self.catalogue.add
        self.deal_engineer: Final[i64] = self._add_deals()
        """The index of ``deal engineer-n`` is this plus n."""
        self.deal_seat: Final[i64] = self.deal_engineer + self.engineers.count + 1
        self.remove: Final[i64] = self.deal_seat + max(SEATS)
        self.take_start: Final[i64] = add_pile(self.catalogue, "start", "rr-do-start", self.starts)
        self.place: Final[i64] = self._add_spaces("place", "rr-do-place")
        self.pass_turn: Final[i64] = add("pass", "rr-do-pass")
        self.stay: Final[i64] = add("stay", "rr-do-stay")
        most = max([space.workers + space.roubles for space in self.spaces.all])
        self.payments: Final = Payments(self.catalogue, most)
        self.swap: Final[i64] = self._add_spaces("swap", "rr-do-swap")

    def _add_deals(self) -> int:
        first = len(self.catalogue)
        for number in range(1, self.engineers.count + 1):
            printed = self.engineers.numbers[number]
            text = f"deal engineer-{self.engineers.ids[number]}"
            self.catalogue.add(text, "rr-do-deal-engineer", number=printed)
        for seat in range(max(SEATS)):
            self.catalogue.add(f"deal seat-{seat + 1}", "rr-do-deal-seat", seat=seat)
        for id in self.bonuses.ids:
            self.catalogue.add(f"remove {id}", "rr-do-remove", card=bonus_name(id))
        return first - 1

    def _add_spaces(self, verb: str, message: str) -> int:
        """Add one action per space; return the index of the first."""
        first = len(self.catalogue)
        names = [space_name(space) for space in self.spaces.all]
        for space in self.spaces.all:
            name = names[space.index]
            if verb == "place" or names.count(name) > 1:
                name = Message("rr-space-for", space=name, cost=cost_name(space))
            self.catalogue.add(f"{verb} {space.id}", message, space=name)
        return first


class OwedActions(TurnActions):
    """The actions that take effects from the bag, consecutive in the order of the reward kinds."""

    def __init__(self, printed: Printed, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(printed, seats, options)
        add = self.catalogue.add
        self.first_owed: Final[i64] = len(self.catalogue)
        self.owed_kinds: Final[list[int]] = []
        """The reward kind of each of these actions, counted from ``first_owed``."""
        self.advance_line: Final[list[int]] = []
        """The railroad * COLOUR_COUNT + colour of each track advance, counted from ``first_owed``."""
        self.advance: Final = self._add_advances()
        """The index of the advance to space 0 (which does not exist) by railroad * COLOUR_COUNT + colour; add the space."""
        self._take(STEP)
        self.industry_of: Final = self._add_industry()
        """The index of the advance to space 0 for each marker; add the space."""
        self._take(INDUSTRY)
        self.doubler: Final[i64] = self._add_doublers()
        """The index of a doubler above the first railroad in ``doubled``; the others follow."""
        self._take(DOUBLER)
        self.build_locomotive: Final[i64] = self._add_tiles("locomotive", "rr-do-locomotive")
        self.new_factory: Final[i64] = self._add_tiles("factory new", "rr-do-new-factory")
        self.used_factory: Final[i64] = self._add_tiles("factory used", "rr-do-used-factory")
        self._add_special()
        self._take(BUILD)
        self.token: Final[i64] = add_pile(self.catalogue, "token", "rr-do-token", self.tokens)
        self._take(TOKEN)
        self.bonus_look: Final[i64] = add("bonus look", "rr-do-bonus-look")
        points = self.start.bonus_points
        self.bonus_points: Final[i64] = add("bonus points", "rr-do-bonus-points", points=points)
        self._take(BONUS)
        self.again: Final[i64] = self._add_again()
        self._take(AGAIN)

    def _take(self, kind: int) -> None:
        """Record the reward kind of the actions added since the last call."""
        count = len(self.catalogue) - self.first_owed
        self.owed_kinds.extend([kind] * (count - len(self.owed_kinds)))

    def _add_industry(self) -> list[int]:
        firsts = []
        for marker, lane in enumerate(self.lanes.of_marker, start=1):
            firsts.append(len(self.catalogue))
            for place, text in enumerate(lane.texts):
                name = lane_name(text, place)
                self.catalogue.add(
                    f"industry {marker} {place}", "rr-do-industry", marker=marker, space=name
                )
        return firsts

    def _add_again(self) -> int:
        first = len(self.catalogue)
        for kind in self.again_kinds:
            reward = int(reward_of(kind, 1))
            text = reward_text(reward).rpartition(" ")[0]
            self.catalogue.add(f"again {text}", "rr-do-again", reward=reward_name(reward))
        return first

    def _add_doublers(self) -> int:
        first = len(self.catalogue)
        doubled = self.railroads.doubled
        if len(doubled) == 1:
            return self.catalogue.add("doubler", "rr-do-doubler")
        for railroad in doubled:
            id = self.railroads.ids[railroad]
            text = f"doubler {id}"
            self.catalogue.add(text, "rr-do-doubler-above", railroad=railroad_name(id))
        return first

    def _add_special(self) -> None:
        """Add ``factory used`` for the factories that are not the back of a locomotive, after the numbered ones."""
        for number in range(self.tiles.count + 1, int(self.tiles.numbers) + 1):
            id = self.tiles.special[number - self.tiles.count - 1]
            factory = rewards_name(self.tiles.factory[number])
            name = Message(f"rr-factory-{id}")
            text = f"factory used {id}"
            self.catalogue.add(text, "rr-do-special-factory", name=name, factory=factory)

    def _add_tiles(self, verb: str, message: str) -> int:
        """Add one action per locomotive number; return the index of number 0 (which does not exist)."""
        first = len(self.catalogue) - 1
        for number in range(1, self.tiles.count + 1):
            factory = rewards_name(self.tiles.factory[number])
            args: dict[str, Value] = {"number": number}
            if verb != "locomotive":
                args["factory"] = factory
            self.catalogue.add(f"{verb} {number}", message, **args)
        return first

    def _add_advances(self) -> list[int]:
        indices = [-1] * (RAILROAD_COUNT * COLOUR_COUNT)
        for railroad, id in enumerate(self.railroads.ids):
            for colour in range(self.railroads.colours[railroad]):
                indices[railroad * COLOUR_COUNT + colour] = len(self.catalogue) - 1
                for space in range(1, self.railroads.spaces[railroad] + 1):
                    self.advance_line.append(railroad * COLOUR_COUNT + colour)
                    self.catalogue.add(
                        f"advance {COLOURS[colour]} {id} {space}",
                        "rr-do-advance",
                        colour=colour_name(colour),
                        railroad=railroad_name(id),
                        space=space,
                    )
        return indices


class Rules(OwedActions):
    """The rule set: the printed data of an edition and the catalogue index of each action."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, str]) -> None:
        printed = Printed(edition, options)
        super().__init__(printed, seats, options)
        add = self.catalogue.add
        for kind in range(AGAIN + 1, KIND_COUNT):
            for expansion in self.expansions:
                expansion.add_owed(kind, self)
            self._take(kind)
        self.stop: Final[i64] = add("stop", "rr-do-stop")
        self.put: Final[i64] = self._add_puts()
        """The index of putting locomotive n into slot s is this + (n - 1) * slots + s."""
        self.replace: Final[i64] = len(self.catalogue)
        for slot in range(1, self.lane.gaps + 1):
            add(f"replace {slot}", "rr-do-replace", slot=slot)
        self.card: Final[i64] = add_pile(self.catalogue, "card", "rr-do-card", self.cards)
        self.take_bonus: Final[i64] = len(self.catalogue)
        for id in self.bonuses.ids:
            add(f"take {id}", "rr-do-take-bonus", card=bonus_name(id))
        self.reuse: Final[i64] = self._add_spaces("reuse", "rr-do-reuse")
        self.decline: Final[i64] = add("decline", "rr-do-decline")
        for expansion in self.expansions:
            expansion.add_further(self)
        self.first_side_action: Final[i64] = len(self.catalogue)
        self.side_actions: Final[list[SideActions]] = []
        """The groups of side actions, which may be used before or after the main action."""
        self.side_action_group: Final[list[int]] = []
        """The index of the group of each side action, counted from ``first_side_action``."""
        for expansion in self.expansions:
            expansion.add_side_actions(self)
        self.has_side_actions: Final = len(self.side_actions) > 0
        """Whether the rule set has any side actions."""
        self.finish: Final[i64] = len(self.catalogue)
        if self.has_side_actions:
            add("finish", "rr-do-finish")

    def register_side_actions(self, group: SideActions) -> None:
        """Register the actions added since the last call as a group of side actions."""
        count = len(self.catalogue) - self.first_side_action
        self.side_action_group.extend(
            [len(self.side_actions)] * (count - len(self.side_action_group))
        )
        self.side_actions.append(group)

    def _add_puts(self) -> int:
        first = len(self.catalogue)
        raised = sum([e.raises_each + e.raises_one for e in self.expansions])
        for number in range(1, self.tiles.count + raised + 1):
            for slot in range(self.railroads.slots):
                self._add_put(number, slot)
        return first

    def _add_put(self, number: int, slot: int) -> None:
        railroad = self.railroads.slot_railroad[slot]
        name = railroad_name(self.railroads.ids[railroad])
        text = f"put {number} {self.railroads.slot_ids[slot]}"
        if self.railroads.slot_railroad.count(railroad) > 1:
            place = slot - self.railroads.slot_railroad.index(railroad) + 1
            message = "rr-do-put-slot"
            self.catalogue.add(text, message, number=number, railroad=name, slot=place)
        else:
            self.catalogue.add(text, "rr-do-put", number=number, railroad=name)


def add_pile(catalogue: Catalogue, verb: str, message: str, pile: Pile) -> int:
    """Add one action per item of a pile; return the index of the first."""
    first = len(catalogue)
    for id, rewards in zip(pile.ids, pile.rewards, strict=True):
        catalogue.add(f"{verb} {id}", message, rewards=rewards_name(rewards))
    return first


def add_slots(catalogue: Catalogue, verb: str, message: str, railroads: Railroads) -> None:
    """Add one action per locomotive slot."""
    for slot in range(railroads.slots):
        name = slot_name(railroads, slot)
        catalogue.add(f"{verb} {railroads.slot_ids[slot]}", message, slot=name)


def slot_name(railroads: Railroads, slot: int) -> Message:
    """Return the name of a locomotive slot."""
    railroad = railroads.slot_railroad[slot]
    name = railroad_name(railroads.ids[railroad])
    if railroads.slot_railroad.count(railroad) == 1:
        return name
    place = slot - railroads.slot_railroad.index(railroad) + 1
    return Message("rr-slot", railroad=name, slot=place)


def pieces_name(own: int, black: int, temporary: int, roubles: int) -> Message:
    """Return the text of workers and roubles."""
    return _joined({"own": own, "black": black, "temporary": temporary, "rouble": roubles})


def cost_name(space: Space) -> Message:
    """Return the text of what a space costs."""
    return _joined({"own": space.workers, "rouble": space.roubles, "coal": space.coal})


def _joined(counts: dict[str, int]) -> Message:
    """Return the text of numbers of pieces."""
    names = [Message(f"rr-piece-{id}", count=count) for id, count in counts.items() if count]
    words = names.pop()
    for name in reversed(names):
        words = Message("rr-and", first=name, second=words)
    return words


def space_name(space: Space) -> Message:
    """Return the text of an action space: its area or engineer, and its rewards."""
    rewards = rewards_name(space.rewards)
    if space.engineer > 0:
        return Message("rr-space-engineer", number=space.number, rewards=rewards)
    return Message(f"rr-space-{AREAS[space.area]}", rewards=rewards)


def lane_name(text: str, place: int) -> Message:
    """Return the text of a space of the industry track."""
    if text.isdecimal():
        return Message("rr-lane-points", points=int(text), place=place)
    return Message("rr-lane-gap" if text == "gap" else "rr-lane-question", place=place)


def bonus_name(id: str) -> Message:
    """Return the name of an End Bonus card."""
    return Message(f"rr-bonus-{id}")
