"""The laws that hold for every title, mode and seat count, on random play (DESIGN, section 8)."""

import json
import os
from typing import Any

import pytest

from ironroad.core.codec import decode_state, encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Options, State, advance, apply, pending
from ironroad.core.errors import IllegalAction
from ironroad.core.message import ALL
from ironroad.core.playout import playout
from ironroad.core.table import Table
from ironroad.face import load, rules_for
from ironroad.games import REGISTRY
from ironroad.locale import LANGUAGES, words_for
from tools.walks import Setup, all_setups, opened, setup_name, walk, wander

SETUPS = all_setups()
PER_SETUP = os.environ.get("IRONROAD_GAMES", "")
PER_TITLE = int(os.environ.get("IRONROAD_GAMES_PER_TITLE", "36"))
"""How many games are played in every setup, or else shared out among the setups of a title."""


def seeds_of(setup: Setup, most: int = -1) -> range:
    """Return the seeds of a setup's games; setups begin at different ones."""
    games = int(PER_SETUP) if PER_SETUP else max(1, PER_TITLE // len(setups_of(setup[0])))
    first = SETUPS.index(setup)
    return range(first, first + (games if most < 0 else min(games, most)))


def setups_of(title: str) -> list[Setup]:
    return [setup for setup in SETUPS if setup[0] == title]


def name_of(setup: Setup) -> str:
    return f"{setup[0]}-{setup_name(setup[1], setup[2])}"


every_setup = pytest.mark.parametrize("setup", SETUPS, ids=[name_of(setup) for setup in SETUPS])


def as_text(state: State) -> str:
    return json.dumps(encode_state(state))


def check_options(state: State, options: Options) -> None:
    assert len(options) >= 2, "a forced choice is taken by the engine"
    assert options.items == sorted(set(options.items))
    fresh = Options()
    decision = pending(state)
    assert decision is not None
    before = state.clone()
    decision.options(state, fresh)
    assert options.items == fresh.items
    assert before == state, "asking for options changes nothing"


def check_copies(title: Any, state: State) -> None:
    copy = state.clone()
    assert copy == state
    assert copy is not state
    data = json.loads(as_text(state))
    restored = decode_state(title, title_rules(state), data)
    assert restored == state
    assert encode_state(restored) == data


def title_rules(state: Any) -> Any:
    return state.rules


def check_secrecy(title: Any, state: State, seats: int, dealer: Dealer) -> None:
    spectator = json.dumps(title.view(state, None))
    for seat in range(seats):
        other = title.determinize(state, seat, dealer)
        assert json.dumps(title.view(state, seat)) == json.dumps(title.view(other, seat))
        assert spectator == json.dumps(title.view(other, None))
        title.check(other)
    check_openness(title, state, seats)


def check_openness(title: Any, state: State, seats: int) -> None:
    """Who has no secrets sees what a spectator sees; a server then makes one view for all of them."""
    spectator = title.view(state, None)
    scores = [card.to_json() for card in title.seen_scores(state, None)]
    for seat in range(seats):
        if not title.has_secrets(state, seat):
            assert title.view(state, seat) == {**spectator, "viewer": seat}
            assert [card.to_json() for card in title.seen_scores(state, seat)] == scores


def check_every_option(title: Any, state: State, options: Options, dealer: Dealer) -> None:
    """Apply a handful of the offered actions to copies; the original stays as it is."""
    before = as_text(state)
    chosen = options.items[:]
    dealer.shuffle(chosen)
    for action in chosen[:4]:
        child = state.clone()
        apply(child, action, Options())
        title.check(child)
    assert before == as_text(state)


@every_setup
def test_laws_hold_at_every_step_of_random_games(setup: Setup) -> None:
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    for seed in seeds_of(setup):
        state, options = opened(id, seats, chosen)
        dealer, other_dealer = Dealer(seed), Dealer(seed + 1)
        earlier: list[tuple[State, str]] = []
        actions = 0
        while state.stack:
            check_options(state, options)
            title.check(state)
            if actions % 5 == seed % 5:
                check_copies(title, state)
                check_secrecy(title, state, seats, other_dealer)
                check_every_option(title, state, options, other_dealer)
                earlier.append((state.clone(), as_text(state)))
            apply(state, wander(state, options, dealer, seed % 4), options)
            actions += 1
            assert actions <= title.meta.bound
        title.check(state)
        assert len(options) == 0
        assert all(as_text(copy) == text for copy, text in earlier), "earlier states stay unchanged"


def spoken(rules: Any, language: str) -> dict[int, str]:
    """Return the sentence of every action of a rule set; seats are called by their numbers."""
    words = words_for(language)
    actions = enumerate(rules.catalogue.actions)
    return {index: words.format(action.message, []) for index, action in actions}


@every_setup
def test_no_two_choices_read_the_same(setup: Setup) -> None:
    id, seats, chosen = setup
    sentences = [spoken(rules_for(id, seats, chosen), language) for language in LANGUAGES]
    for seed in seeds_of(setup, 2):
        state, options = opened(id, seats, chosen)
        dealer = Dealer(seed)
        while state.stack:
            decision = pending(state)
            assert decision is not None
            if decision.seat != CHANCE:
                for said in sentences:
                    read = [said[action] for action in options.items]
                    assert len(set(read)) == len(read), sorted(read)
            apply(state, wander(state, options, dealer, seed % 4), options)


@every_setup
def test_score_cards_sum_to_totals_and_places_follow_them(setup: Setup) -> None:
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    for seed in seeds_of(setup, 6):
        state, options = opened(id, seats, chosen)
        for action in walk(id, seats, chosen, seed):
            assert title.outcome(state) is None
            apply(state, action, options)
        cards = title.scores(state)
        outcome = title.outcome(state)
        assert outcome is not None
        assert [sum(points for _, points in card.items) for card in cards] == list(outcome.totals)
        assert 1 in [*outcome.places, *[rival.place for rival in outcome.rivals]]
        assert {reason.id for reason in outcome.reasons} <= set(title.meta.endings)
        assert outcome.reasons
        assert json.dumps(outcome.to_json())


@every_setup
def test_records_replay_to_equal_states(setup: Setup) -> None:
    id, seats, chosen = setup
    for seed in seeds_of(setup, 6):
        actions = walk(id, seats, chosen, seed)
        cut = len(actions) // 2 if seed % 2 else len(actions)
        table = Table(REGISTRY.title(id), rules_for(id, seats, chosen), seed=0, moves=())
        for action in actions[:cut]:
            table.take(action)
        again = load(table.record(), seed=0)
        # Loading deals on where chance is asked next; the moves before that are the same.
        assert again.moves[:cut] == table.moves
        if len(again.moves) == cut:
            assert again.state == table.state
            assert again.record() == table.record()
            assert again.log() == table.log()


@every_setup
def test_everything_else_in_the_catalogue_is_refused(setup: Setup) -> None:
    id, seats, chosen = setup
    table = Table(REGISTRY.title(id), rules_for(id, seats, chosen), seed=5)
    dealer = Dealer(3)
    for _ in range(6):
        if table.seat is None:
            break
        offered = set(table.options())
        before = as_text(table.state)
        for action in table.rules.catalogue.actions:
            if action.text not in offered:
                with pytest.raises(IllegalAction):
                    table.play(action.text)
        assert before == as_text(table.state)
        table.play(table.options()[dealer.below(len(offered))])


@every_setup
def test_text_and_parse_are_inverse(setup: Setup) -> None:
    id, seats, chosen = setup
    catalogue = rules_for(id, seats, chosen).catalogue
    for action in catalogue.actions:
        assert catalogue.parse(action.text) == action.index
        assert catalogue.text(action.index) == action.text
        assert action.text == action.text.lower()


@every_setup
def test_what_a_layout_tells_once_is_left_out_of_views(setup: Setup) -> None:
    id, seats, chosen = setup
    table = Table(REGISTRY.title(id), rules_for(id, seats, chosen), seed=9)
    layout = table.title.layout(table.rules)

    assert json.loads(json.dumps(layout)) == layout
    assert not layout.keys() & table.view(None).keys()


@every_setup
def test_what_seats_hold_at_the_end_is_named_once(setup: Setup) -> None:
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    state, options = opened(id, seats, chosen)
    playout(state, options, Dealer(5))
    held = title.holdings(state)

    assert len(held) == seats
    for mine in held:
        assert len({(each.kind.id, each.id) for each in mine}) == len(mine)
        assert all(each.count > 0 for each in mine)


@every_setup
def test_undo_goes_back_and_forth(setup: Setup) -> None:
    id, seats, chosen = setup
    table = Table(REGISTRY.title(id), rules_for(id, seats, chosen), seed=9)
    dealer = Dealer(4)
    for _ in range(25):
        if table.seat is None:
            break
        before, log = as_text(table.state), table.log()
        action = table.options()[dealer.below(min(3, len(table.options())))]
        table.play(action)
        if table.can_undo:
            after = as_text(table.state)
            table.undo()
            assert before == as_text(table.state)
            assert log == table.log()
            table.play(action)
            assert after == as_text(table.state)


@every_setup
def test_events_change_nothing(setup: Setup) -> None:
    id, seats, chosen = setup
    silent, options = opened(id, seats, chosen)
    rules = rules_for(id, seats, chosen)
    told = REGISTRY.title(id).setup(rules)
    told.events = []
    told_options = Options()
    advance(told, told_options)
    for action in walk(id, seats, chosen, 3):
        apply(silent, action, options)
        apply(told, action, told_options)
    assert silent == told
    assert told.events
    for seat in {event.audience for event in told.events} - {ALL}:
        assert REGISTRY.title(id).has_secrets(told, seat), "who was told a secret has it"
