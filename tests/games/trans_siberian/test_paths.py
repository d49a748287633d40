"""Rule paths: random games of every seat count come to every late phase and every corner of the rules."""

from collections import Counter
from itertools import combinations

import pytest

from ironroad.core.engine import Frame, Options
from ironroad.games.trans_siberian import scoring
from ironroad.games.trans_siberian.check import check
from ironroad.games.trans_siberian.components import (
    OPEN,
    RAILROADS,
    REMOVED,
)
from ironroad.games.trans_siberian.rules.auction import (
    BidOrDrop,
    ChooseAttachedLink,
    ChooseHomeLink,
    SetStockValue,
)
from ironroad.games.trans_siberian.rules.building import BuildLink, BuildSecondLink, ChoosePayee
from ironroad.games.trans_siberian.rules.dividends import AdjustMarkers, AdjustStock, PayDividends
from ironroad.games.trans_siberian.rules.nationalization import Nationalize
from ironroad.games.trans_siberian.rules.shares import ChooseBonus
from ironroad.games.trans_siberian.rules.turn import (
    CheckEnd,
    CheckPhaseShift,
    TakeAction,
)
from ironroad.games.trans_siberian.state import State
from tests.games.trans_siberian.walks import TEMPERS, random_game

SEEDS = range(125, 425)
"""Play stops as soon as all is found; from here on it takes ten seeds."""
SIX = range(6)
ENDS = ("dividends", "stock", "public")

EXPECTED = [
    *[f"{id} sold" for id in RAILROADS],
    *[f"{id} unsold" for id in RAILROADS],
    "nobody bought in the first round",
    "a first value of 48 or more",
    "white begins at black's link",
    *[f"{id} sold out" for id in RAILROADS],
    *[f"two certificates, bonus to the {place}" for place in ("first", "second")],
    *[f"{id} built for" for id in RAILROADS],
    "built for by a tie",
    "built for without half",
    "extension",
    "jump",
    "two links",
    "two links after a jump",
    "external link",
    "external link by a jump",
    "link of three ends",
    "link of four ends",
    "Tuapse",
    "two owners paid",
    "three fees",
    "private railroad paid",
    "bank paid",
    "payee chosen",
    "bank chosen as payee",
    "black space by one link",
    "black space by two links",
    "black space by an external link",
    "two black spaces in one action",
    "income at its end",
    "stock at 75",
    "last cubes",
    "pass with other actions at hand",
    "private railroad pays",
    "private black or white pays",
    "dividends above the income",
    "phase shift",
    "phase shift by a private railroad",
    "phase shift in the sequence that ends the game",
    "leader rises",
    "leaders tied",
    "leader stays at 75",
    "private railroad falls",
    "private railroad falls to 8",
    "private railroad stays at 8",
    "higher income of a private railroad",
    "black or white falls after its auction",
    *[f"{id} nationalized" for id in RAILROADS],
    "two nationalized",
    "three nationalized or more",
    "none nationalized in phase 2",
    "safe at the value of the marker",
    "private railroad below the marker",
    "marker at its end",
    "marker stays at its end",
    "75 between dividends",
    "end in phase 1",
    "end in phase 2",
    *[f"end by {id}" for id in ENDS],
    *[f"end by {first} and {second}" for first, second in combinations(ENDS, 2)],
]

RARE = {
    "black unsold",
    "a first value of 48 or more",
    "income at its end",
    "stock at 75",
    "last cubes",
    "phase shift by a private railroad",
    "phase shift in the sequence that ends the game",
    "leader stays at 75",
    "none nationalized in phase 2",
    "marker stays at its end",
    "75 between dividends",
    "end by dividends",
    "end by stock",
    "end by dividends and stock",
    "end by stock and public",
}
"""Paths that not every seat count has to walk; a first value of 48 takes the money of three players."""


class Paths:
    """Counts the rule paths of the frames it is shown."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()

    def visit(self, frame: Frame, before: State, after: State, text: str) -> None:
        """Note what a frame did."""
        if isinstance(frame, BidOrDrop | ChooseHomeLink | ChooseAttachedLink | SetStockValue):
            self._auction(frame, before, after)
        elif isinstance(frame, TakeAction):
            self._action(frame, before, after, text)
        elif isinstance(frame, ChooseBonus):
            place = "first" if text.endswith(RAILROADS[frame.first]) else "second"
            self.note(f"two certificates, bonus to the {place}")
        elif isinstance(frame, BuildLink | BuildSecondLink | ChoosePayee):
            self._building(frame, before, after, text)
        elif isinstance(frame, PayDividends | AdjustStock):
            self._dividend(frame, before, after)
        elif isinstance(frame, Nationalize | AdjustMarkers | CheckPhaseShift):
            self._state(frame, before, after)
        elif isinstance(frame, CheckEnd):
            self._end(before, after)
        check(after)

    def note(self, path: str, holds: bool = True) -> None:
        """Count a path if it was walked."""
        self.found[path] += holds

    def _auction(self, frame: Frame, before: State, after: State) -> None:
        for railroad in SIX:
            changed = before.status[railroad] != after.status[railroad]
            self.note(f"{RAILROADS[railroad]} sold", changed and after.status[railroad] == OPEN)
            removed = changed and after.status[railroad] == REMOVED
            self.note(f"{RAILROADS[railroad]} unsold", removed)
        gone = [after.status[railroad] == REMOVED for railroad in range(4)]
        self.note("nobody bought in the first round", all(gone))
        if isinstance(frame, SetStockValue) and frame.railroad < 4:
            self.note("a first value of 48 or more", after.price(frame.railroad) >= 48)
        if isinstance(frame, ChooseAttachedLink) and frame.railroad == 5:
            rest = before.network[0] | before.network[1] | before.network[2] | before.network[3]
            touches_black = after.network[5] & before.network[4]
            self.note(
                "white begins at black's link", bool(touches_black) and not after.network[5] & rest
            )

    def _action(self, frame: TakeAction, before: State, after: State, text: str) -> None:
        high = [r for r in SIX if before.is_open(r) and before.price(r) == 75]
        self.note("75 between dividends", bool(high))
        verb, _, rest = text.partition(" ")
        if verb == "buy":
            railroad = RAILROADS.index(rest)
            left = after.rules.components.certificates[railroad] - after.sold(railroad)
            self.note(f"{rest} sold out", left == 0)
        elif verb == "build-for":
            railroad = RAILROADS.index(rest)
            seats = len(before.cash)
            held = before.held[railroad * seats : railroad * seats + seats]
            self.note(f"{rest} built for")
            self.note("built for by a tie", held.count(max(held)) > 1)
            self.note("built for without half", held[frame.seat] * 2 < sum(held))
        elif verb == "pass":
            options = Options()
            frame.options(before, options)
            self.note("pass with other actions at hand", len(options) > 1)

    def _building(self, frame: Frame, before: State, after: State, text: str) -> None:
        built = [link for link, owner in enumerate(after.owner) if owner != before.owner[link]]
        if isinstance(frame, ChoosePayee):
            self.note("payee chosen")
            self.note("bank chosen as payee", text == "pay bank")
        if not built:
            return
        assert isinstance(frame, BuildLink | BuildSecondLink | ChoosePayee)
        board, railroad = after.rules.map, frame.railroad
        external = board.external[built[0]]
        fees = self._fees(before, after, railroad, external, len(built))
        kind = "external link" if external else ["extension", "two links"][len(built) - 1]
        if fees == 0:
            self.note(kind)
        else:
            named = {
                "external link": "external link by a jump",
                "two links": "two links after a jump",
            }
            self.note(named.get(kind, "jump"))
        self.note("three fees", fees == 3)
        for link in built:
            ends = len(board.ends[link])
            self.note("link of three ends", ends == 3)
            self.note("link of four ends", ends == 4)
            self.note("Tuapse", board.links[link] == "tuapse-external")
        self._tracks(before, after, railroad, len(built), external)

    def _fees(self, before: State, after: State, railroad: int, external: bool, built: int) -> int:
        each, cost = (4, 8) if external else (2, 4 if built == 1 else 12)
        spent = before.treasury[railroad] - after.treasury[railroad] - cost
        paid = [r for r in SIX if r != railroad and after.treasury[r] > before.treasury[r]]
        self.note("two owners paid", len(paid) == 2)
        self.note("private railroad paid", any(not before.is_public(r) for r in paid))
        received = sum(after.treasury[r] - before.treasury[r] for r in paid)
        self.note("bank paid", received < spent)
        return spent // each

    def _tracks(
        self, before: State, after: State, railroad: int, built: int, external: bool
    ) -> None:
        black = after.rules.tracks.black_up_to
        passed = black[after.income[railroad]] - black[before.income[railroad]]
        how = "an external link" if external else ["one link", "two links"][built - 1]
        self.note(f"black space by {how}", passed == 1)
        self.note("two black spaces in one action", passed == 2)
        self.note("income at its end", after.income[railroad] == after.rules.tracks.income_last)
        last = after.rules.tracks.stock_last
        self.note("stock at 75", before.stock[railroad] < last == after.stock[railroad])
        self.note("last cubes", after.cubes[railroad] == 0)

    def _dividend(self, frame: Frame, before: State, after: State) -> None:
        private = [r for r in SIX if before.is_open(r) and not before.is_public(r)]
        public = [r for r in SIX if before.is_public(r)]
        if isinstance(frame, PayDividends):
            self.note("private railroad pays", bool(private))
            self.note("private black or white pays", any(r > 3 for r in private))
            earned = sum(before.income[r] for r in SIX if before.is_open(r))
            self.note("dividends above the income", sum(after.cash) - sum(before.cash) > earned)
            return
        highest = max([before.income[r] for r in public], default=0)
        leaders = [r for r in public if before.income[r] == highest]
        risen = [r for r in SIX if after.stock[r] > before.stock[r]]
        self.note("leader rises", len(risen) == 1)
        self.note("leaders tied", len(risen) > 1)
        self.note("leader stays at 75", any(r not in risen for r in leaders))
        for railroad in private:
            fell = after.stock[railroad] < before.stock[railroad]
            self.note("private railroad falls", fell)
            self.note("private railroad falls to 8", fell and after.stock[railroad] == 0)
            self.note("private railroad stays at 8", not fell)
            self.note("higher income of a private railroad", before.income[railroad] > highest)
            fresh = railroad > 3 and before.cubes[railroad] == 29
            self.note("black or white falls after its auction", fell and fresh)

    def _state(self, frame: Frame, before: State, after: State) -> None:
        last = len(after.rules.tracks.nationalization) - 1
        limit = after.rules.tracks.nationalization[before.nationalization]
        if isinstance(frame, Nationalize):
            taken = [r for r in SIX if after.status[r] != before.status[r]]
            for railroad in taken:
                self.note(f"{RAILROADS[railroad]} nationalized")
            self.note("none nationalized in phase 2", not taken)
            self.note("two nationalized", len(taken) == 2)
            self.note("three nationalized or more", len(taken) > 2)
            for railroad in SIX:
                public, price = before.is_public(railroad), before.price(railroad)
                self.note("safe at the value of the marker", public and price == limit)
                below = before.is_open(railroad) and not public and price < limit
                self.note("private railroad below the marker", below)
        elif isinstance(frame, AdjustMarkers):
            self.note("marker at its end", after.nationalization == last)
            stays = frame.nationalized == 0 and before.nationalization == last
            self.note("marker stays at its end", stays)
        elif after.phase > before.phase:
            self.note("phase shift")
            high = [r for r in SIX if before.is_open(r) and before.price(r) >= 48]
            by_private = not any(before.is_public(r) for r in high)
            self.note("phase shift by a private railroad", by_private)
            self.note(
                "phase shift in the sequence that ends the game",
                before.dividends == after.rules.tracks.dividends_end - 1,
            )

    def _end(self, before: State, after: State) -> None:
        if not after.stack:
            reasons = [reason.id.removeprefix("ts-end-") for reason in scoring.end_reasons(before)]
            self.note(f"end in phase {before.phase}")
            self.note("end by " + " and ".join(reasons))


def missing(found: dict[int, Paths]) -> list[str]:
    """Return the paths not walked: each by some seat count, and those that are not rare by each."""
    lacking = [path for path in EXPECTED if not any(paths.found[path] for paths in found.values())]
    for seats, paths in found.items():
        often = [path for path in EXPECTED if path not in RARE]
        lacking += [f"{path} with {seats} seats" for path in often if not paths.found[path]]
    return lacking


@pytest.mark.walks
def test_every_rule_path_is_walked(capsys: pytest.CaptureFixture[str]) -> None:
    found = {seats: Paths() for seats in (3, 4, 5)}
    for seed in SEEDS:
        for seats, paths in found.items():
            for temper in TEMPERS:
                random_game(seats, 1000 * seats + seed, temper, paths.visit)
        if not missing(found):
            break
    with capsys.disabled():
        print()
        for path in EXPECTED:
            print(f"{path}: " + ", ".join(str(paths.found[path]) for paths in found.values()))

    assert missing(found) == []


def test_certificates_leave_players_by_nationalization_alone() -> None:
    """Nobody sells or trades: every other frame leaves each player at least what was there."""
    taken = 0

    def visit(frame: Frame, before: State, after: State, text: str) -> None:
        nonlocal taken
        if isinstance(frame, Nationalize):
            taken += sum(before.held) - sum(after.held)
        else:
            grown = [new - old for old, new in zip(before.held, after.held, strict=True)]
            assert set(grown) <= {0, 1}
            assert sum(grown) <= 2
            seats = len(before.cash)
            buyers = {place % seats for place, more in enumerate(grown) if more}
            assert len(buyers) <= 1

    for seats in (3, 4, 5):
        for temper in TEMPERS:
            random_game(seats, seats, temper, visit)
    assert taken > 0
