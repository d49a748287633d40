"""What an action would do, and why one is not legal; computed on determinized states, so that nothing hidden is told."""

import secrets

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance, apply
from ironroad.core.errors import IllegalAction
from ironroad.core.message import Message
from ironroad.core.table import Table

SAMPLES = 3
"""States dealt anew for a preview; what differs between them depends on hidden information."""


def preview(table: Table, text: str) -> list[Message]:
    """Return the events that follow for certain; none where they depend on what the seat cannot know."""
    seat = table.seat
    action = table.rules.catalogue.parse(text)
    if seat is None or text not in table.options():
        raise IllegalAction("error-illegal-action", action=text)
    told = [_sample(table, seat, action) for _ in range(SAMPLES)]
    return told[0] if all([each == told[0] for each in told]) else []


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


def _sample(table: Table, seat: int, action: int) -> list[Message]:
    state = table.title.determinize(table.state, seat, Dealer(secrets.randbits(63)))
    options = Options()
    advance(state, options)
    state.events = []
    apply(state, action, options)
    seen = [event.seen_by(seat) for event in state.events]
    return [message for message in seen if message is not None]
