"""Rows of numbers say what views say; of hidden cards, nothing."""

from collections import Counter
from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import pending
from ironroad.core.pieces import SLOTS
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.components import COLOURS, KIND_COUNT, reward_text
from ironroad.games.russian_railroads.encode import QUESTIONS, Encoder
from ironroad.games.russian_railroads.meta import META
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.german.components import german
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from tests.games.encodings import (
    Numbers,
    counted_from,
    decider,
    encoder_of,
    flags,
    positions,
    seen,
)
from tests.games.russian_railroads.positions import ANNA, BORIS, CLARA, Hand, position
from tools.walks import covering_setups

TITLE = "russian-railroads"
SETUPS = covering_setups(META)


def check_table(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    rules = state.rules
    table = numbers["table"]
    order = [counted_from(seat, rules.seats, other) for other in view["order"]]
    assert table["order"] == (order or [0] * rules.seats)
    assert table["current"] == [counted_from(seat, rules.seats, view["current"])]
    for name in ("round", "roubles", "doublers", "temporary", "bonus_pile"):
        assert table[name] == [view[name]]
    for name in ("engineers", "piles", "face_up"):
        assert table[name] == view[name]
    assert table["starts"] == flags(view["starts"], rules.starts.ids)
    assert table["cards"] == flags(view["cards"], rules.cards.ids)
    cards = view["bonuses_seen"]
    assert table["has_looked"] == [0 if cards is None else 1]
    assert table["bonuses_seen"] == flags(cards or [], rules.bonuses.ids)


def check_owed(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    shown = Counter((owed["reward"], owed["must"]) for owed in view["owed"])
    found: Counter[tuple[str, bool]] = Counter()
    for name, must in (("may", False), ("must", True)):
        for kind, count in enumerate(numbers["owed"][name]):
            if count:
                found[reward_text(kind * 256 + count), must] += 1
    assert found == shown


def check_spaces(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    spaces = {space["id"]: space for space in view["spaces"]}
    for section, shown in numbers.items():
        if section.startswith("space-"):
            space = spaces.pop(section.removeprefix("space-"), None)
            if space is None:
                assert not any(any(values) for values in shown.values())
                continue
            for name in ("workers", "temporary"):
                assert shown[name] == space[name][seat:] + space[name][:seat]
            for name in ("black_worker", "roubles", "coal", "closed"):
                assert shown[name] == [int(space[name])]
    assert not spaces


def check_player(rules: Any, shown: Numbers, player: Any) -> None:
    for name in (
        "points",
        "passed",
        "workers",
        "extra_workers",
        "temporary",
        "black_worker",
        "black_worker_ready",
        "roubles",
        "revalued",
        "medal",
        "bonus_count",
    ):
        assert shown[name] == [int(player[name])], name
    slots = []
    for railroad in player["railroads"]:
        assert shown[f"tracks_{railroad['id']}"] == list(railroad["tracks"].values())
        slots += railroad["locomotives"]
    assert shown["locomotives"] == slots
    assert shown["doublers"] == [railroad["doublers"] for railroad in player["railroads"]]
    assert shown["colours"] == flags(player["colours"], list(COLOURS))
    assert shown["factories"] == player["factories"]
    assert [space - 1 for space in shown["markers"] if space] == player["markers"]
    assert shown["tokens"] == flags(player["tokens"], rules.tokens.ids)
    hired = [place for place, there in enumerate(shown["engineers"], start=1) if there]
    assert hired == player["engineers"]
    taken = sorted([(number, card) for card, number in enumerate(shown["bonuses"]) if number])
    assert [number for number, _ in taken] == list(range(1, len(taken) + 1))
    assert [rules.bonuses.ids[card] for _, card in taken] == (player["bonuses"] or [])


def check_laid_out(rules: Any, shown: Numbers, added: Any) -> None:
    """Compare what the German boards and the Coal module add for a player."""
    if german(rules).in_use:
        layout, incomes = german(rules).layout, german(rules).incomes.ids
        branch = shown["branch"][0]
        assert added["branch"] == (layout.branches[branch - 1] if branch else None)
        laid = zip(layout.areas, shown["tiles"], strict=True)
        assert added["tiles"] == {area: layout.tiles[tile - 1] for area, tile in laid if tile}
        check_usable(shown, "incomes", incomes, added["incomes"])
    if coal(rules).in_use:
        assert shown["coal"] == [added["coal"]]
        check_usable(shown, "foundries", coal(rules).foundries.ids, added["foundries"])
        slots = rules.railroads.slot_ids
        assert shown["boilermen"] == flags(added["boilermen"], slots)
        gaps = [gap for gap, there in enumerate(shown["boiled_factories"], start=1) if there]
        assert gaps == added["boiled_factories"]


def check_usable(shown: Numbers, name: str, ids: list[str], things: Any) -> None:
    assert shown[name] == flags([thing["id"] for thing in things], ids)
    assert shown[f"{name}_used"] == flags([thing["id"] for thing in things if thing["used"]], ids)


def check_american(rules: Any, shown: Numbers, added: Any) -> None:
    things = american(rules)
    assert shown["boulders"] == flags(added["boulders"], [b.id for b in things.boulders])
    advantages = rules.railroads.advantages
    assert shown["bought"] == flags(added["bought"], [advantages[p].id for p in things.bought])
    assert shown["spike"] == [int(added["spike"])]
    assert shown["level"] == [added["level"]]


def check_players(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    rules = state.rules
    for place in range(rules.seats):
        player = view["players"][(seat + place) % rules.seats]
        shown = numbers[f"player-{place}"]
        check_player(rules, shown, player)
        if rules.modular:
            check_laid_out(rules, shown, player["modules"])
        if new_material(rules).in_use:
            assert shown["cars"] == flags(player["modules"]["cars"], rules.railroads.slot_ids)
        if american(rules).in_use:
            check_american(rules, shown, player["modules"])


def check_modules(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    rules = state.rules
    assert ("modules" in numbers) == (len(rules.in_play) > 0)
    shown, added = numbers.get("modules", {}), view["modules"]
    if german(rules).in_use:
        assert shown["tiles"] == flags(added["tiles"], german(rules).layout.tiles)
        assert shown["incomes"] == flags(added["incomes"], german(rules).incomes.ids)
    if coal(rules).in_use:
        assert shown["foundries"] == flags(added["foundries"], coal(rules).foundries.ids)
        assert shown["foundry_stack"] == [added["foundry_stack"]]
    if new_material(rules).in_use:
        assert shown["items"] == flags(added["items"], new_material(rules).items.ids)
    if american(rules).in_use:
        check_stock(state, seat)


def check_stock(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    seats = state.rules.seats
    shown, added = numbers["modules"], view["modules"]
    ids = american(state.rules).stock.dividends.ids
    assert shown["dividends"] == flags(added["dividends"], ids)
    there = [number for number, flag in enumerate(shown["steelworks"], start=1) if flag]
    assert there == added["steelworks"]
    for level, dividend in enumerate(shown["dividend_of_level"], start=1):
        assert added["stock"][level]["dividend"] == (ids[dividend - 1] if dividend else None)
    players = [numbers[f"player-{(other - seat) % seats}"] for other in range(seats)]
    for level, stock in enumerate(added["stock"]):
        found = [other for other in range(seats) if players[other]["level"] == [level]]
        assert sorted(found, key=lambda other: players[other]["arrival"]) == stock["seats"]


def check_question(state: Any, seat: int) -> str:
    """Check what a question names; return its id."""
    numbers, view = seen(TITLE, state, seat)
    question = numbers["question"]
    assert question["seat"] == [decider(seat, state.rules.seats, view["seat"])]
    if view["question"] is None:
        assert all(values == [0] for values in question.values())
        return "over"
    id, args = str(view["question"]["id"]), view["question"]["args"]
    frame: Any = pending(state)
    if id == "rr-ask-pay":
        space = question["space"][0] - 1
        assert type(frame)(frame.seat, space).prompt(state) == frame.prompt(state)
    elif id == "rr-ask-close":
        foundry = question["number"][0] - 1
        assert type(frame)(frame.seat, foundry).prompt(state) == frame.prompt(state)
    elif id == "rr-ask-tile":
        area = german(state.rules).layout.areas[question["number"][0] - 1]
        assert args["area"]["id"] == f"rr-area-{area}"
    elif id == "rr-ask-factory":
        assert question["number"] == [frame.number]
    elif id == "rr-ask-deal-engineer":
        assert question["number"] == [" AB".index(args["letter"])]
    elif id not in ("rr-ask-turn", "rr-ask-owed", "rr-ask-branch"):
        assert question["number"] == [next(iter(args.values()), 0)]
    return id


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.walks), 20])
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_number_is_what_the_view_says(
    seats: int, options: dict[str, str], every: int
) -> None:
    kinds: dict[int, str] = {}
    for count, state in enumerate(positions(TITLE, seats, options, seats)):
        seat = count % seats
        if count % every and state.stack:
            encoder_of(TITLE, state.rules).encode(state, seat)
            continue
        id = check_question(state, seat)
        kind = seen(TITLE, state, seat)[0]["question"]["kind"][0]
        assert kinds.setdefault(kind, id) == id
        if count % 9 and state.stack:
            continue
        check_table(state, seat)
        check_owed(state, seat)
        check_spaces(state, seat)
        check_players(state, seat)
        check_modules(state, seat)
    assert len(kinds) > (8 if every == 1 else 2)


def test_cards_of_others_are_not_in_a_row() -> None:
    title = REGISTRY.title(TITLE)
    dealer = Dealer(1)
    hidden = 0
    for state in positions(TITLE, 3, META.check_setup(3, {}), 5, every=5):
        encoder = title.encoder(state.rules)
        for seat in range(3):
            other = title.determinize(state, seat, dealer)
            assert encoder.encode(other, seat) == encoder.encode(state, seat)
            hidden += other != state
    assert hidden > 20


def test_a_row_keeps_what_is_too_large_for_a_byte() -> None:
    *_, state = positions(TITLE, 2, META.check_setup(2, {}), 3)
    state.players[1].effect_points += 300
    numbers, view = seen(TITLE, state, 1)

    assert numbers["player-0"]["points"] == [view["players"][1]["points"]]
    assert numbers["player-0"]["points"][0] > 300


def test_all_questions_and_effects_have_a_number() -> None:
    assert sorted({*QUESTIONS.values(), 24}) == list(range(1, 27))
    state = next(positions(TITLE, 2, META.check_setup(2, {}), 0))
    numbers, _ = seen(TITLE, state, 0)

    assert len(numbers["owed"]["must"]) == KIND_COUNT


def test_what_is_kept_of_spaces_makes_room_for_others() -> None:
    state = next(positions(TITLE, 4, META.check_setup(4, {}), 0))
    encoder = REGISTRY.title(TITLE).encoder(state.rules)
    assert isinstance(encoder, Encoder)
    for pieces in [*range(1, 3 * SLOTS), *range(1, 40)]:
        for seat in range(4):
            others = [pieces >> 4 * ((seat + place) % 4) & 15 for place in range(4)]
            assert list(encoder._space(pieces, seat)[:4]) == others
    assert len(encoder._looks) == SLOTS


def test_taken_cards_are_shown_to_who_has_them_and_at_the_end_to_all() -> None:
    hands: dict[int, Hand] = {
        ANNA: {"bonuses": ["flat"]},
        BORIS: {"bonuses": ["workers", "doublers"]},
    }
    state = position(3, hands=hands).state
    for _ in range(2):
        for seat in (ANNA, BORIS, CLARA):
            check_table(state, seat)
            check_players(state, seat)
        state.stack.clear()
    numbers, _ = seen(TITLE, state, CLARA)

    assert numbers["player-1"]["bonuses"].count(1) == 1
    assert sorted(numbers["player-2"]["bonuses"])[-2:] == [1, 2]


def test_who_looked_before_another_took_a_card_still_knows_it_was_there() -> None:
    hands: dict[int, Hand] = {
        ANNA: {"bonuses": ["flat"]},
        BORIS: {"bonuses": ["workers", "doublers"]},
    }
    state = position(3, hands=hands).state
    check_table(state, ANNA)
    numbers, _ = seen(TITLE, state, ANNA)
    ids = state.rules.bonuses.ids

    assert numbers["table"]["bonuses_seen"][ids.index("workers")] == 1
    assert numbers["table"]["bonuses_seen"][ids.index("flat")] == 0
