"""Positions set up by hand, for every set-up of every title that offers them, from random play."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ironroad.core.codec import decode_state, encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.edition import Given, edition_from_json, edition_to_json, parse_edition
from ironroad.core.engine import Options, State, advance, apply
from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.core.placing import OPTIONS, SEATS, Field, Placing, section_of
from ironroad.core.playout import playout
from ironroad.core.table import Table
from ironroad.face import load, rules_for
from ironroad.games import REGISTRY
from ironroad.locale import LANGUAGES, words_for
from tests.laws.test_laws import SETUPS, check_secrecy, name_of, seeds_of
from tools.walks import Setup, opened, wander

PLACED = [setup for setup in SETUPS if REGISTRY.title(setup[0]).has_placing]
MOST = 6
"""Positions of a game that are set up again."""

every_placed_setup = pytest.mark.parametrize(
    "setup", PLACED, ids=[name_of(setup) for setup in PLACED]
)


def placing_of(setup: Setup) -> Placing[Any]:
    state, _ = opened(*setup)
    placing = REGISTRY.title(setup[0]).placing(state.rules)
    assert placing is not None
    return placing


def text_of(setup: Setup, values: dict[str, int | str]) -> str:
    id, seats, options = setup
    base = REGISTRY.meta(id).editions[0]
    head = f'[edition]\ntitle = "{id}"\nname = "by-hand"\nextends = "{base}"\n\n'
    return head + section_of(seats, options, values)


def placed(setup: Setup, values: dict[str, int | str]) -> Any:
    """Return the rule set of a position."""
    id, seats, options = setup
    title = REGISTRY.title(id)
    edition = parse_edition(text_of(setup, values), "mine.toml", id, title.edition_texts())
    return title.rules(edition, seats, options)


def begun(setup: Setup, values: dict[str, int | str]) -> tuple[Any, Options]:
    state, options = REGISTRY.title(setup[0]).setup(placed(setup, values)), Options()
    advance(state, options)
    return state, options


def laid(setup: Setup, placing: Placing[Any], values: dict[str, int | str]) -> tuple[Any, Options]:
    """Begin with a position that is not written down and read again, which is most of the work."""
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    said = " ".join([f"{option}={value}" for option, value in chosen.items()])
    lines = {SEATS: seats, **({OPTIONS: said} if said else {}), **values}
    given = {key: Given("mine.toml", 1, key, value) for key, value in lines.items()}
    state, options = title.usual_setup(rules_for(id, seats, chosen)), Options()
    placing.place(given, state, title.check)
    advance(state, options)
    return state, options


def without_taken_tiles(state: Any) -> Any:
    """Return a state without the Demand tiles that are off the map."""
    copy = state.clone()
    copy.tiles = [kind if state.open >> city & 1 else 0 for city, kind in enumerate(state.tiles)]
    return copy


def without_closed_foundries(state: Any) -> Any:
    """Return a state that forgets which of the closed foundries were used in the round: they never come back."""
    copy = state.clone()
    for place, part in enumerate(copy.parts):
        if hasattr(part, "foundries_used"):
            copy.parts[place] = part.with_foundries_used(part.foundries_used & part.foundries)
    return copy


UNSEEN: dict[str, Callable[[Any], Any]] = {
    "mini-express": without_taken_tiles,
    "russian-railroads": without_closed_foundries,
}
"""By title, a copy of a state without what nobody sees and nothing depends on any more."""


def known(id: str, state: Any) -> Any:
    return encode_state(UNSEEN.get(id, lambda same: same)(state))


def turns_of(setup: Setup, seed: int) -> list[State]:
    """Return some states of a random game in which a turn begins."""
    placing = placing_of(setup)
    state, options = opened(*setup)
    dealer = Dealer(seed)
    found = []
    while state.stack:
        if placing.begins(state):
            found.append(state.clone())
        apply(state, wander(state, options, dealer, seed % 4), options)
    order = list(range(len(found)))
    dealer.shuffle(order)
    return [found[place] for place in order[:MOST]]


@every_placed_setup
def test_a_turn_that_is_read_and_placed_again_is_the_same(setup: Setup) -> None:
    id, seats, _ = setup
    title, placing = REGISTRY.title(id), placing_of(setup)
    for seed in seeds_of(setup, 3):
        for state in turns_of(setup, seed):
            values = placing.values(state)
            again, options = begun(setup, values)
            assert placing.values(again) == values
            assert known(id, again) == known(id, state)
            for seat in (None, *range(seats)):
                assert title.view(again, seat) == title.view(state, seat)
            there = Options()
            advance(state, there)
            assert options.items == there.items


@every_placed_setup
def test_a_game_from_a_position_is_played_to_its_end_and_replayed(setup: Setup) -> None:
    id, seats, _ = setup
    title = REGISTRY.title(id)
    seed = seeds_of(setup)[0]
    for state in turns_of(setup, seed)[:2]:
        values = placing_of(setup).values(state)
        rules, dealer = placed(setup, values), Dealer(seed)
        table = Table(title, rules, seed)
        check_secrecy(title, table.state, seats, dealer)
        encoder = title.encoder(rules)
        while table.seat is not None:
            title.check(table.state)
            encoder.encode(table.state, 0)
            table.play(table.options()[dealer.below(len(table.options()))])
        data = json.loads(json.dumps(encode_state(table.state)))
        assert decode_state(title, rules, data) == table.state
        again = load(table.record(), edition_text=text_of(setup, values))
        assert again.state == table.state
        assert again.record() == table.record()


def changed(field: Field[Any], dealer: Dealer) -> int | str:
    """Return any value that a field may have."""
    if field.choices:
        return field.choices[dealer.below(len(field.choices))].id
    if field.steps:
        return field.steps[dealer.below(len(field.steps))]
    near = min(field.high, field.low + 40) if dealer.below(4) else field.high
    return field.low + dealer.below(near - field.low + 1)


@every_placed_setup
def test_changes_are_refused_in_words_or_can_be_played_to_the_end(setup: Setup) -> None:
    title, placing = REGISTRY.title(setup[0]), placing_of(setup)
    seed = seeds_of(setup)[0]
    dealer = Dealer(seed)
    for state in turns_of(setup, seed):
        for count in (1, 1, 2, 4):
            values = placing.values(state)
            for _ in range(count):
                field = placing.fields[dealer.below(len(placing.fields))]
                values[field.id] = changed(field, dealer)
            refusal, begin = refused_or_laid(setup, placing, values)
            if count == 2:
                check_reading(setup, values, refusal, begin)
            if refusal is not None:
                check_sentence(refusal)
                continue
            other, choices = begin
            title.check(other)
            encoder = title.encoder(other.rules)
            encoder.encode(other, 0)
            playout(other, choices, dealer)
            encoder.encode(other, 0)
            title.check(other)
            assert title.outcome(other) is not None


def refused_or_laid(
    setup: Setup, placing: Placing[Any], values: dict[str, int | str]
) -> tuple[InvalidEdition | None, tuple[Any, Options]]:
    try:
        return None, laid(setup, placing, values)
    except InvalidEdition as error:
        return error, (None, Options())


def check_reading(
    setup: Setup,
    values: dict[str, int | str],
    refusal: InvalidEdition | None,
    begin: tuple[Any, Options],
) -> None:
    """The same comes of the position when it is written down and read."""
    if refusal is None:
        state, options = begun(setup, values)
        assert state == begin[0]
        assert options.items == begin[1].items
        return
    with pytest.raises(InvalidEdition) as found:
        placed(setup, values)
    assert said_by(found.value) == said_by(refusal)


def said_by(error: InvalidEdition) -> str:
    """Return why something cannot be, without the line of the text."""
    reason = error.message.args["reason"]
    assert isinstance(reason, Message)
    return words_for("en").format(reason, [])


def check_sentence(error: InvalidEdition) -> None:
    reason = error.message.args["reason"]
    assert getattr(reason, "id", "") == "position-field", "a field is to blame"
    for language in LANGUAGES:
        assert "{" not in words_for(language).format(error.message, [])


@every_placed_setup
def test_fields_have_words_and_ids_of_their_own(setup: Setup) -> None:
    placing = placing_of(setup)
    ids = [field.id for field in placing.fields]
    assert len(set(ids)) == len(ids)
    for language in LANGUAGES:
        words = words_for(language)
        said = [
            (words.format(field.group, []), words.format(field.words, []))
            for field in placing.fields
        ]
        assert len(set(said)) == len(said)
        for field in placing.fields:
            choices = [words.format(choice.words, []) for choice in field.choices]
            assert len(set(choices)) == len(choices) != 1
            assert field.choices or field.low < field.high


@every_placed_setup
def test_a_position_survives_as_plain_data(setup: Setup) -> None:
    values = placing_of(setup).values(turns_of(setup, seeds_of(setup)[0])[0])
    edition = placed(setup, values).edition
    again = edition_from_json(json.loads(json.dumps(edition_to_json(edition))))

    assert again == edition
    assert again.position.keys() == edition.position.keys()
    assert edition != edition.without_position()
