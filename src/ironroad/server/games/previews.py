"""What actions would do, and why one is not legal; computed on determinized states, so that nothing hidden is told."""

import asyncio
import secrets
from functools import lru_cache
from typing import Any

from ironroad.core.consequences import NO_SEAT, Accounts, Consequence, Lookout, Sign
from ironroad.core.dealer import Dealer
from ironroad.core.engine import FORCED, Options, advance, apply, pending
from ironroad.core.errors import IllegalAction
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.core.title import Ruleset, Title
from ironroad.server import wire
from ironroad.server.games.game import Game
from ironroad.server.games.shared_work import SharedWork

SAMPLES = 3
"""Determinized states compared for a preview; what differs between them depends on hidden information."""
BUDGET = 2_400
"""Positions looked at for all actions of a decision together."""


def preview(table: Table, text: str) -> list[Message]:
    """Return the events that follow for certain; none where they depend on what the seat cannot know."""
    seat = table.seat
    action = table.rules.catalogue.parse(text)
    if seat is None or text not in table.options():
        raise IllegalAction("error-illegal-action", action=text)
    return _events(_samples(table.title, table.state, seat), seat, action)


def objection(table: Table, text: str) -> Message | None:
    """Return why an action cannot be taken now, as far as its seat can know; ``None`` if it can."""
    seat = table.seat
    action = table.rules.catalogue.parse(text)
    if seat is None or text in table.options():
        return None
    state = table.title.determinize(table.state, seat, Dealer(secrets.randbits(63)))
    found = table.title.objection(state, action)
    if found is not None or table.prompt is None:
        return found
    return Message("error-not-asked", question=table.prompt)


def _samples(title: Title[Any], state: Any, seat: int) -> list[Any]:
    return [title.determinize(state, seat, Dealer(secrets.randbits(63))) for _ in range(SAMPLES)]


def _events(samples: list[Any], seat: int, action: int) -> list[Message]:
    """Return what a seat reads of the events of an action, if it is the same in all samples."""
    told = [_told(sample.clone(), seat, action) for sample in samples]
    return told[0] if all([each == told[0] for each in told]) else []


def _told(state: Any, seat: int, action: int) -> list[Message]:
    options = Options()
    advance(state, options)
    state.events = []
    apply(state, action, options)
    seen = [event.seen_by(seat) for event in state.events]
    # What a step without an alternative does is told by its own events.
    return [message for message in seen if message is not None and message.id != FORCED]


def previews_task(work: SharedWork, game: Game, table: Table) -> asyncio.Task[wire.Previews]:
    """Return what every action of the seat that decides would bring; call it under the lock of the game."""
    key = ("previews", game.id, game.version, table.seat)
    # The thread gets a copy, so that the table may go on meanwhile.
    given = (game.version, table.title, table.rules, table.state.clone(), table.options())
    return work.task(key, _previews, *given)


def _previews(
    version: int, title: Title[Any], rules: Ruleset, state: Any, texts: list[str]
) -> wire.Previews:
    return wire.Previews(version, previews_of(title, rules, state, texts))


@lru_cache(maxsize=256)
def accounts_of(title: Title[Any], rules: Ruleset) -> Accounts[Any]:
    """Return what is counted in a rule set."""
    return title.accounts(rules)


def changes_of(accounts: Accounts[Any], lows: list[int], highs: list[int]) -> list[wire.Change]:
    """Return everything that changes, by the least and the most."""
    changes = []
    for place in accounts.told(lows, highs):
        item = accounts.items[place]
        seat = None if item.seat == NO_SEAT else item.seat
        changes.append(wire.Change(seat, wire.words(item.what), lows[place], highs[place]))
    return changes


def previews_of(
    title: Title[Any], rules: Ruleset, state: Any, texts: list[str]
) -> list[wire.OptionPreview]:
    """Return what each of these actions would bring, as far as the seat that decides can know."""
    accounts = accounts_of(title, rules)
    decision = pending(state)
    assert decision is not None
    samples = _samples(title, state, decision.seat)
    lookout = Lookout(accounts, samples[0], title.has_hidden)
    found = []
    for text in texts:
        action = rules.catalogue.parse(text)
        brings = lookout.look(action, BUDGET // len(texts))
        signs = accounts.signs(samples[0], action)
        events = _events(samples, decision.seat, action)
        found.append(_preview(text, accounts, brings, signs, events))
    return found


def _preview(
    text: str,
    accounts: Accounts[Any],
    brings: Consequence,
    signs: list[Sign],
    events: list[Message],
) -> wire.OptionPreview:
    return wire.OptionPreview(
        action=text,
        changes=changes_of(accounts, brings.low, brings.high),
        added=brings.added,
        removed=brings.removed,
        possible=brings.possible,
        signs=[wire.Sign(sign.place, wire.words(sign.what)) for sign in signs],
        follows=brings.follows,
        complete=brings.is_complete,
        told=not brings.is_open_end,
        ends="sure" if brings.ends else "possible" if brings.may_end else "no",
        events=[wire.words(message) for message in events],
    )
