"""Rule paths: in every combination of map, variant and mode random games reach what can happen there.

A turn that is skipped and an end because nobody can act are too rare for random play; a kept record shows both.
"""

from collections import Counter
from collections.abc import Mapping

import pytest

from ironroad.core.bits import members_of
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, apply
from ironroad.core.playout import random_action
from ironroad.games.mini_express.board import city_name
from ironroad.games.mini_express.components import PURPLE, company_name
from ironroad.games.mini_express.rules.building import ChooseCity, ChooseHex
from ironroad.games.mini_express.rules.golden_spike import ChooseWest
from ironroad.games.mini_express.rules.turn import TakeAction, TakeSecondAction
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import TITLE, opening

MAPS = [("usa", "none"), ("usa", "golden-spike"), ("europe", "none"), ("europe", "harbor")]
MODES = [
    (1, "standard"),
    (2, "standard"),
    (2, "expert"),
    (3, "standard"),
    (4, "standard"),
    (5, "standard"),
]
LEVELS = ("easy", "normal", "hard", "expert", "nightmare")
MOST_GAMES = 400
WISHES = (
    (),
    ("share",),
    ("build", "to far"),
    ("build", "to line"),
    ("build", "to san-francisco"),
    ("build", "to purple"),
    ("share", "build poor", "to near"),
)
"""What the players of a game like to do, in the order of their liking."""
LINE = ("omaha", "denver", "salt-lake-city", "tulsa", "chicago", "boise", "portland", "los-angeles")


def liking(state: State, action: int, wish: str) -> bool:
    """Whether an action is what somebody wishes."""
    verb, _, name = state.catalogue.text(action).partition(" ")
    kind, _, more = wish.partition(" ")
    if verb != kind or not more:
        return verb == kind
    if verb == "build":
        return state.supply[action - state.rules.build] <= 6
    city = state.rules.map.cities.index(name)
    frame = state.stack[-1]
    assert isinstance(frame, ChooseCity)
    if more == "purple":
        return state.rules.demand.second[state.tiles[city]] == PURPLE
    if more in ("far", "near"):
        return (state.trains_to(frame.company, city) > 2) == (more == "far")
    return name in LINE if more == "line" else name == more


def wishful(state: State, options: Options, dealer: Dealer, wishes: tuple[str, ...]) -> int:
    """Return a random action, mostly one of those that are wished."""
    if isinstance(state.stack[-1], Chance):
        return random_action(state, options, dealer)
    for wish in wishes:
        liked = [action for action in options.items if liking(state, action, wish)]
        if liked and dealer.below(5) > 0:
            return liked[dealer.below(len(liked))]
    return random_action(state, options, dealer)


def expected(seats: int, options: Mapping[str, str]) -> list[str]:
    """Return everything that has to happen in a combination."""
    names = ["share", "free share", "full area", "built", "compensation", "no length", "length 15"]
    names += ["routes to choose", "double tile", "purple tile", "city full"]
    names += ["depleted by Share", "depleted by trains", "end by depletion", "Influence 0"]
    has_bot = seats < 3 and options["mode"] == "standard"
    if has_bot:
        names += [
            "bot share",
            "bot build",
            "bot refresh",
            "bot again",
            "bot purple",
            "target stays",
        ]
    if options["mode"] == "expert":
        names += [
            "second action",
            "same action twice",
            "another action",
            "withheld share",
            "withheld city",
        ]
    else:
        names += ["depleted company builds", "two depleted in mid-round"]
    if options["variant"] == "golden-spike":
        names += ["spike-east", "spike-coast", "spike-driven", "spike-west", "spike-lost"]
        names += ["bonus", "west asked"]
        if seats > 2:
            names += ["spike-no-west", "spike-no-east"]
    if options["variant"] == "harbor":
        names += ["harbor", "four harbors", "build from a harbor"]
    return names


class Walk:
    """A game, played and noted."""

    def __init__(self, seats: int, options: Mapping[str, str], seen: Counter[str]) -> None:
        self.state, self.options = opening(seats, options)
        self.seen = seen
        self.before = self.state
        self.told = ""
        """The event before this one."""
        self.cause = ""
        """Whether trains are added for a Share or for a build."""
        self.first = ""
        """The verb of the first action of a turn."""
        self.state.events = []

    def play(self, seed: int) -> None:
        """Play it to the end."""
        dealer = Dealer(seed)
        wishes = WISHES[seed % len(WISHES)]
        while self.state.stack:
            self.note_question()
            action = wishful(self.state, self.options, dealer, wishes)
            self.note_action(self.state.catalogue.text(action).split()[0])
            self.before = self.state.clone()
            told = len(self.state.events or [])
            apply(self.state, action, self.options)
            self.note_change()
            for event in (self.state.events or [])[told:]:
                id = event.message.id.removeprefix("me-event-")
                self.note_event(id, event.message.args)
                self.told = id
        outcome = TITLE.outcome(self.state)
        assert outcome is not None
        if outcome.reasons[0].id == "me-end-depleted":
            self.seen["end by depletion"] += 1

    def note_question(self) -> None:
        """Note what is asked."""
        state, seen, frame = self.state, self.seen, self.state.stack[-1]
        seen["routes to choose"] += isinstance(frame, ChooseHex)
        if isinstance(frame, TakeSecondAction):
            seen["second action"] += 1
            texts = {state.catalogue.text(action) for action in self.options.items}
            wider = Options()
            TakeAction(frame.seat, 1).options(state, wider)
            others = [a for a in wider.items if (a - state.rules.share) % 4 != frame.first]
            seen["withheld share"] += any(
                state.catalogue.text(a) not in texts and a < state.rules.build for a in others
            )
        if isinstance(frame, ChooseCity) and frame.safe:
            seen["withheld city"] += len(self.options) < len(
                members_of(state.destinations(frame.company))
            )
        seen["west asked"] += isinstance(frame, ChooseWest)

    def note_action(self, verb: str) -> None:
        """Note what a player does."""
        frame = self.state.stack[-1]
        if isinstance(frame, TakeAction):
            self.first = verb
        elif isinstance(frame, TakeSecondAction):
            self.seen["same action twice"] += verb == self.first
            self.seen["another action"] += verb != self.first

    def note_change(self) -> None:
        """Note what an action changed."""
        before, after, seen = self.before, self.state, self.seen
        for company in range(4):
            if before.shares[company] > 0 == after.shares[company]:
                by = "trains" if after.supply[company] == 0 else "Share"
                seen[f"depleted by {by}"] += 1
        seen["Influence 0"] += min(after.influence) == 0
        seen["length 15"] += max(after.length) == 15
        mid_round = after.depleted() == 2 and bool(after.stack) and after.current != after.start
        seen["two depleted in mid-round"] += mid_round
        harbors = after.rules.harbors
        seen["four harbors"] += sum(after.is_occupied(hex) for hex in harbors) == 4

    def note_event(self, id: str, args: Mapping[str, object]) -> None:
        """Note what was told."""
        seen, state = self.seen, self.state
        seen[id] += 1
        by_bot = getattr(args.get("seat"), "id", None) == "me-bot"
        if id == "share":
            self.cause = id
            seen["bot share"] += by_bot
            seen["free share"] += args["paid"] == 0 and not by_bot
            seen["full area"] += args["paid"] == 5
        elif id == "built":
            self.note_build(args, by_bot)
        elif id == "trains":
            seen["compensation"] += self.cause == "built"
        elif id == "length":
            seen["bonus"] += self.told.startswith("spike") and args["steps"] == 2
        elif id == "influence":
            seen["double tile"] += args["steps"] == 2
        elif id == "closed":
            seen["city full"] += 1
        elif id == "bot-refresh":
            seen["bot refresh"] += 1
        elif id == "bot-cannot":
            seen["bot again"] += 1
        elif id == "bot-target":
            seen["target stays"] += state.target == max(
                [city for city in range(32) if state.open >> city & 1], default=state.target
            )

    def note_build(self, args: Mapping[str, object], by_bot: bool) -> None:
        """Note a build."""
        self.cause = "built"
        seen, state, board = self.seen, self.before, self.state.rules.map
        city = [city_name(id) for id in board.cities].index(args["city"])  # type: ignore[arg-type]
        company = [company_name(company) for company in range(4)].index(args["company"])  # type: ignore[arg-type]
        seen["depleted company builds"] += state.shares[company] == 0
        near = [
            hex
            for hex in state.hexes_with(company)
            if board.distance[hex * board.city_count + city] == args["trains"]
        ]
        seen["build from a harbor"] += bool(near) and set(near) <= set(state.rules.harbors)
        seen["no length"] += args["trains"] == 1
        purple = state.rules.demand.second[state.tiles[city]] == PURPLE
        seen["purple tile"] += purple and not by_bot
        seen["bot purple"] += purple and by_bot
        seen["bot build"] += by_bot


@pytest.mark.walks
@pytest.mark.parametrize(("seats", "mode"), MODES)
@pytest.mark.parametrize(("map", "variant"), MAPS)
def test_every_rule_path_is_walked(map: str, variant: str, seats: int, mode: str) -> None:
    seen: Counter[str] = Counter()
    options = {"map": map, "variant": variant, "mode": mode}
    names = expected(seats, options)
    for seed in range(MOST_GAMES):
        capacity = "first-game" if seed % 5 == 4 else "standard"
        level = LEVELS[seed % 5] if seats < 3 and mode == "standard" else "easy"
        Walk(seats, {**options, "capacity": capacity, "level": level}, seen).play(seed)
        if all(seen[name] for name in names):
            break
    assert [name for name in names if seen[name] == 0] == []
