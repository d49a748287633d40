"""Laws of what actions bring and of projected points, for every title, mode and seat count, on random play."""

from typing import Any

from ironroad.core.consequences import NO_SEAT, Consequence, Lookout
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Options, State, apply, pending
from ironroad.games import REGISTRY
from ironroad.locale import LANGUAGES, words_for
from tests.laws.test_laws import every_setup, seeds_of
from tools.walks import Setup, opened, wander

BUDGET = 160
"""Few positions, so that random games stay fast; what was not followed is said to be incomplete."""


def facts(found: Consequence) -> tuple[Any, ...]:
    return (
        found.low,
        found.high,
        found.added,
        found.removed,
        found.possible,
        found.follows,
        found.is_complete,
        found.is_open_end,
        found.may_end,
        found.ends,
    )


def played_out(state: State, action: int, seat: int, dealer: Dealer) -> State:
    """Take an action, then answer what the same seat is asked before it is carried out."""
    child, options = state.clone(), Options()
    apply(child, action, options)
    while (
        (decision := pending(child)) is not None
        and decision.seat == seat
        and not decision.opens
        and not decision.reveals
    ):
        apply(child, options.at(dealer.below(len(options))), options)
    return child


def check_bounds(title: Any, state: State, action: int, found: Consequence, dealer: Dealer) -> None:
    """However the seat goes on, everything stays between the least and the most."""
    decision = pending(state)
    assert decision is not None
    if not found.is_complete or found.is_open_end:
        return
    accounts = title.accounts(getattr(state, "rules"))  # noqa: B009 - the base class has no such field
    after = played_out(state, action, decision.seat, dealer)
    assert found.may_end or after.stack
    assert not (found.ends and after.stack)
    changes = [b - a for a, b in zip(accounts.amounts(state), accounts.amounts(after), strict=True)]
    assert all(
        low <= x <= high for low, x, high in zip(found.low, changes, found.high, strict=True)
    )
    assert set(found.added) <= set(accounts.pieces(after))
    assert not set(found.removed) & set(accounts.pieces(after))


@every_setup
def test_what_actions_bring_is_true_and_tells_no_secret(setup: Setup) -> None:
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    for seed in seeds_of(setup, 1):
        state, options = opened(id, seats, chosen)
        accounts = title.accounts(getattr(state, "rules"))  # noqa: B009 - the base class has no such field
        dealer, other = Dealer(seed), Dealer(seed + 1)
        actions = 0
        while state.stack:
            decision = pending(state)
            assert decision is not None
            if decision.seat != CHANCE and actions % 9 == seed % 9:
                samples = [title.determinize(state, decision.seat, other) for _ in range(2)]
                for sample in samples:
                    assert accounts.amounts(sample) == accounts.amounts(state)
                    assert accounts.pieces(sample) == accounts.pieces(state)
                    assert title.projected(sample) == title.projected(state)
                looks = [Lookout(accounts, sample, title.has_hidden) for sample in samples]
                for action in options.items[:6]:
                    found, same = [look.look(action, BUDGET) for look in looks]
                    assert facts(found) == facts(same), "no secret tells"
                    check_bounds(title, samples[0], action, found, other)
            apply(state, wander(state, options, dealer, seed % 4), options)
            actions += 1


@every_setup
def test_what_is_counted_is_counted_once_and_has_words(setup: Setup) -> None:
    id, seats, chosen = setup
    state, _ = opened(id, seats, chosen)
    accounts = REGISTRY.title(id).accounts(getattr(state, "rules"))  # noqa: B009 - the base class has no such field
    assert len(accounts.amounts(state)) == len(accounts.items) > 0
    assert all(item.seat in range(NO_SEAT, seats) for item in accounts.items)
    for language in LANGUAGES:
        words = words_for(language)
        read = []
        for item in accounts.items:
            filled = {**item.what.args, "amount": "+2", "count": 2}
            message = type(item.what)(item.what.id, **filled)
            read.append((item.seat, words.format(message, [])))
        assert len(set(read)) == len(read)
        assert all("+2" in sentence and "{" not in sentence for _, sentence in read)


@every_setup
def test_points_are_projected_for_every_seat(setup: Setup) -> None:
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    state, options = opened(id, seats, chosen)
    dealer = Dealer(7)
    while state.stack:
        cards = title.projected(state)
        assert len(cards) == seats
        apply(state, wander(state, options, dealer, 0), options)
    assert len(title.projected(state)) == seats
    assert title.projected(state) == title.scores(state), "after the end no scoring is to come"
