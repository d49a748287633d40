"""All actions of a rule set, by index and by text, and the rule set itself."""

from collections.abc import Mapping
from typing import Final

from ironroad.core.actions import Catalogue
from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message, Value
from ironroad.core.native import i64
from ironroad.core.title import Ruleset
from ironroad.games.russian_railroads.board import (
    RAILROAD_COUNT,
    Advantage,
    Lanes,
    Railroads,
    railroad_name,
)
from ironroad.games.russian_railroads.components import (
    AGAIN,
    COLOUR_COUNT,
    COLOURS,
    PLACE,
    REVALUE,
    ROUBLE,
    Bonuses,
    Engineers,
    Pile,
    Tiles,
    colour_name,
    count_of,
    kind_of,
    parse_rewards,
    reward_name,
    reward_of,
    reward_text,
    rewards_name,
)
from ironroad.games.russian_railroads.conditions import check_printed
from ironroad.games.russian_railroads.modules import (
    FurtherActions,
    Modules,
    OwedActions,
    add_pile,
)
from ironroad.games.russian_railroads.printed import SEATS, Printed
from ironroad.games.russian_railroads.spaces import AREAS, Setup, Space, Spaces

MOST_TEMPORARY: Final = 3


class Payments:
    """The mixtures of pieces that pay for a space: own workers, black worker, temporary ones, roubles."""

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
        """Return the action that pays with these pieces."""
        return self._index[self._place(own, black, temporary, roubles)]


class Rules(Ruleset):
    """The printed data of an edition and the catalogue index of each action."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, str]) -> None:
        printed = Printed(edition, options)
        edition = printed.edition
        super().__init__(Catalogue(), edition, seats, options)
        self.railroads: Final = Railroads(printed)
        self.lanes: Final = Lanes(printed)
        self.lane: Final = self.lanes.all[0]
        """The industry track that has the factories."""
        self.tiles: Final = Tiles(printed)
        self.engineers: Final = Engineers(printed)
        self.spaces: Final = Spaces(printed, self.engineers, seats)
        self.starts: Final = Pile(printed.total("starts", ("coal",)))
        self.tokens: Final = Pile(printed.total("tokens", ("new",)))
        self.cards: Final = Pile(edition.entries("cards"))
        self.bonuses: Final = Bonuses(edition)
        self.start: Final = Setup(printed, seats)
        self.modules: Final = Modules(printed)
        modules = self.modules
        self.free: Final = bool(
            modules.incomes.count + modules.foundries.count + len(self.railroads.bought)
        )
        """Whether there is anything to do before or after the main action."""
        self.modular: Final = self.free or modules.items.count > 0 or not self.railroads.plain
        """Whether any board or module keeps things that the base game has not."""
        check_numbers(edition, self)
        check_printed(printed, self.railroads, self.lanes, self.tiles, modules, self.start)
        self.card_roubles: Final = [_roubles_in(rewards) for rewards in self.cards.rewards]
        """The roubles that lie on each ? card (p. 3)."""
        self.card_demands: Final = [
            [reward for reward in rewards if kind_of(reward) != ROUBLE]
            for rewards in self.cards.rewards
        ]
        """What must be possible for a ? card to be chosen."""
        self.again_kinds: Final = self._again_kinds()
        """The kinds of which the four-actions ? card repeats one (p. 23)."""
        add = self.catalogue.add
        self.deal_engineer: Final[i64] = self._add_deals()
        """The index of ``deal engineer-n`` is this plus n."""
        self.deal_seat: Final[i64] = self.deal_engineer + self.engineers.count + 1
        self.remove: Final[i64] = self.deal_seat + max(SEATS)
        self.take_start: Final[i64] = add_pile(self.catalogue, "start", "rr-do-start", self.starts)
        self.place: Final[i64] = len(self.catalogue)
        for space in self.spaces.all:
            add(f"place {space.id}", "rr-do-place", space=space_name(space))
        self.pass_turn: Final[i64] = add("pass", "rr-do-pass")
        self.stay: Final[i64] = add("stay", "rr-do-stay")
        most = max([space.workers + space.roubles for space in self.spaces.all])
        self.payments: Final = Payments(self.catalogue, most)
        self.swap: Final[i64] = len(self.catalogue)
        for space in self.spaces.all:
            add(f"swap {space.id}", "rr-do-swap", space=space_name(space))
        self.first_advance: Final[i64] = len(self.catalogue)
        self.advance_line: Final[list[int]] = []
        """The railroad * colours + colour of each advance, counted from the first."""
        self.advance: Final = self._add_advances()
        """The index of ``advance colour railroad 0`` by railroad * colours + colour; add the space."""
        self.industry: Final[i64] = len(self.catalogue)
        self.industry_of: Final[list[int]] = []
        """The index of the start space of each marker; add the space."""
        for marker, lane in enumerate(self.lanes.of_marker, start=1):
            self.industry_of.append(len(self.catalogue))
            for place, text in enumerate(lane.texts):
                name = lane_name(text, place)
                add(f"industry {marker} {place}", "rr-do-industry", marker=marker, space=name)
        self.doubler: Final[i64] = self._add_doublers()
        """The index of a doubler above the first railroad that takes any; the others follow."""
        self.build_locomotive: Final[i64] = self._add_tiles("locomotive", "rr-do-locomotive")
        self.new_factory: Final[i64] = self._add_tiles("factory new", "rr-do-new-factory")
        self.used_factory: Final[i64] = self._add_tiles("factory used", "rr-do-used-factory")
        self._add_special()
        self.token: Final[i64] = add_pile(self.catalogue, "token", "rr-do-token", self.tokens)
        self.bonus_look: Final[i64] = add("bonus look", "rr-do-bonus-look")
        points = self.start.bonus_points
        self.bonus_points: Final[i64] = add("bonus points", "rr-do-bonus-points", points=points)
        self.again: Final[i64] = len(self.catalogue)
        for kind in self.again_kinds:
            reward = int(reward_of(kind, 1))
            text = reward_text(reward).rpartition(" ")[0]
            add(f"again {text}", "rr-do-again", reward=reward_name(reward))
        self.of_owed: Final = OwedActions(
            self.catalogue, self.modules, self.railroads, int(self.lane.gaps)
        )
        self.stop: Final[i64] = add("stop", "rr-do-stop")
        self.put: Final[i64] = len(self.catalogue)
        """The index of locomotive n into slot s is this plus (n - 1) * slots plus s."""
        raised = self.modules.boilerman_raise + self.modules.car_raise
        for number in range(1, self.tiles.count + raised + 1):
            for slot in range(self.railroads.slots):
                self._add_put(number, slot)
        self.replace: Final[i64] = len(self.catalogue)
        for slot in range(1, self.lane.gaps + 1):
            add(f"replace {slot}", "rr-do-replace", slot=slot)
        self.card: Final[i64] = add_pile(self.catalogue, "card", "rr-do-card", self.cards)
        self.take_bonus: Final[i64] = len(self.catalogue)
        for id in self.bonuses.ids:
            add(f"take {id}", "rr-do-take-bonus", card=bonus_name(id))
        self.reuse: Final[i64] = len(self.catalogue)
        for space in self.spaces.all:
            add(f"reuse {space.id}", "rr-do-reuse", space=space_name(space))
        self.decline: Final[i64] = add("decline", "rr-do-decline")
        self.further: Final = FurtherActions(
            self.catalogue, self.modules, self.railroads, self.starts
        )
        self.use_space: Final[i64] = len(self.catalogue)
        for space in self.spaces.for_coal:
            add(f"use {space.id}", "rr-do-use-space", space=space_name(space))
        self.buy: Final[i64] = len(self.catalogue)
        for place in self.railroads.bought:
            self._add_buy(self.railroads.advantages[place])
        self.finish: Final[i64] = len(self.catalogue)
        if self.free:
            add("finish", "rr-do-finish")

    def _again_kinds(self) -> list[int]:
        for rewards in self.cards.rewards:
            kinds = [int(kind_of(reward)) for reward in rewards]
            if AGAIN in kinds:
                return [kind for kind in kinds if kind != AGAIN]
        return []

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
        """Add the factories that are no locomotive after the others that may lie face up."""
        for number in range(self.tiles.count + 1, int(self.tiles.numbers) + 1):
            id = self.tiles.special[number - self.tiles.count - 1]
            factory = rewards_name(self.tiles.factory[number])
            name = Message(f"rr-factory-{id}")
            text = f"factory used {id}"
            self.catalogue.add(text, "rr-do-special-factory", name=name, factory=factory)

    def _add_buy(self, advantage: Advantage) -> None:
        self.catalogue.add(
            f"buy {advantage.id}",
            "rr-do-buy",
            railroad=railroad_name(self.railroads.ids[advantage.railroad]),
            space=advantage.space,
            roubles=advantage.roubles,
            rewards=rewards_name(advantage.rewards),
        )

    def _add_tiles(self, verb: str, message: str) -> int:
        """Add an action for each number; return the index of number 0, which is none."""
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


def _roubles_in(rewards: list[int]) -> int:
    return sum([int(count_of(reward)) for reward in rewards if kind_of(reward) == ROUBLE])


def check_numbers(edition: Edition, rules: Rules) -> None:
    """Refuse numbers of the edition that do not go together."""
    start = rules.start
    limits = (
        ("setup", "engineers-a", start.engineers_a, len(rules.engineers.lettered(1))),
        ("setup", "engineers-b", start.engineers_b, len(rules.engineers.lettered(2))),
        (
            "setup",
            "engineers-public",
            start.engineers_public + 1,
            start.engineers_a + start.engineers_b,
        ),
        ("setup", "bonus-removed", start.bonus_removed + 1, rules.bonuses.count),
        ("setup", "start-locomotive", start.start_locomotive, rules.tiles.count),
    )
    for section, key, number, most in limits:
        if number > most:
            reason = "rr-edition-too-much"
            raise edition.entry(section, key).error(reason, key=key, number=number, most=most)
    tile = edition.entry("tiles", str(start.start_locomotive))
    if rules.tiles.tiles[start.start_locomotive] - start.tiles_removed < rules.seats:
        raise tile.error("rr-edition-start-tiles", seats=rules.seats)
    if rules.starts.count < rules.seats - 1:
        raise edition.entries("starts")[-1].error("rr-edition-starts", seats=rules.seats)
    for space in rules.spaces.all:
        if space.in_play and space.claim > rules.seats:
            raise edition.entry("spaces", space.id).error("rr-edition-claim", key=space.id)
    revalued = len(rules.railroads.values) - 1
    for entry in edition.entries("cards"):
        _check_reward(entry, PLACE, rules.tiles.count)
    for section in ("tokens", "american-tokens", "new-items"):
        if section in edition.sections:
            for entry in edition.entries(section):
                _check_reward(entry, REVALUE, revalued)


def _check_reward(entry: Entry, kind: int, highest: int) -> None:
    """Refuse a reward of a kind that names a number which is not there."""
    for reward in parse_rewards(entry):
        if kind_of(reward) == kind and count_of(reward) > highest:
            raise entry.error("rr-edition-reward", text=entry.texts("rewards")[0])


def pieces_name(own: int, black: int, temporary: int, roubles: int) -> Message:
    """Return workers and roubles in words."""
    counts = {"own": own, "black": black, "temporary": temporary, "rouble": roubles}
    names = [Message(f"rr-piece-{id}", count=count) for id, count in counts.items() if count]
    words = names.pop()
    for name in reversed(names):
        words = Message("rr-and", first=name, second=words)
    return words


def space_name(space: Space) -> Message:
    """Return an action space in words: its area, or engineer, and what it gives."""
    rewards = rewards_name(space.rewards)
    if space.engineer > 0:
        return Message("rr-space-engineer", number=space.number, rewards=rewards)
    return Message(f"rr-space-{AREAS[space.area]}", rewards=rewards)


def lane_name(text: str, place: int) -> Message:
    """Return a space of the industry track in words."""
    if text.isdecimal():
        return Message("rr-lane-points", points=int(text), place=place)
    return Message("rr-lane-gap" if text == "gap" else "rr-lane-question", place=place)


def bonus_name(id: str) -> Message:
    """Return the name of an End Bonus card."""
    return Message(f"rr-bonus-{id}")
