"""Rows of numbers hold what views hold, in every title, mode and seat count (DESIGN, section 8)."""

import json
from typing import Any

from ironroad.core.codec import decode_state, encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.games import REGISTRY
from tests.laws.test_laws import every_setup, seeds_of
from tools.walks import Setup, opened, wander


def facts_of(view: Any) -> str:
    """Return a view as text, without what rows leave out: who looks, and the order of effects in a bag."""
    facts = {name: fact for name, fact in view.items() if name != "viewer"}
    if "owed" in facts:
        facts["owed"] = sorted(facts["owed"], key=json.dumps)
        if facts["question"] and facts["question"]["id"].endswith("-ask-owed"):
            facts["question"] = "owed"
    return json.dumps(facts)


@every_setup
def test_equal_views_have_equal_rows_and_different_ones_differ(setup: Setup) -> None:
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    for seed in seeds_of(setup, 2):
        state, options = opened(id, seats, chosen)
        encoder = title.encoder(state.rules)
        dealer = Dealer(seed)
        rows: dict[tuple[int, bytes], str] = {}
        facts: dict[tuple[int, str], bytes] = {}
        while True:
            for seat in range(seats):
                row, text = encoder.encode(state, seat), facts_of(title.view(state, seat))
                assert len(row) == encoder.spec.size
                assert rows.setdefault((seat, row), text) == text, "a fact is missing"
                assert facts.setdefault((seat, text), row) == row, "a row tells more"
            if not state.stack:
                break
            apply(state, wander(state, options, dealer, seed % 4), options)


@every_setup
def test_rows_keep_their_ranges_and_secrets_and_survive_saving(setup: Setup) -> None:
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    seed = seeds_of(setup)[0]
    state, options = opened(id, seats, chosen)
    encoder = title.encoder(state.rules)
    again = title.encoder(state.rules)
    dealer, other_dealer = Dealer(seed), Dealer(seed + 1)
    count = 0
    while state.stack:
        if count % 7 == 0:
            restored = decode_state(title, state.rules, json.loads(json.dumps(encode_state(state))))
            for seat in range(seats):
                row = encoder.encode(state, seat)
                assert all(f.low <= f.value_in(row) <= f.high for f in encoder.spec.fields)
                assert again.encode(restored, seat) == row
                hidden = title.determinize(state, seat, other_dealer)
                assert encoder.encode(hidden, seat) == row
            if count % 5 == 0:
                # Nothing is kept of other positions here.
                fresh = title.encoder(state.rules)
                seat = count % seats
                assert fresh.encode(state, seat) == encoder.encode(state, seat)
        apply(state, wander(state, options, dealer, seed % 4), options)
        count += 1
