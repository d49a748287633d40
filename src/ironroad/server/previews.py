"""What an action would do. Computed on determinized states, so that it tells nothing that is hidden."""

import secrets

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance, apply
from ironroad.core.errors import IllegalAction
from ironroad.core.message import Message
from ironroad.core.table import Table

SAMPLES = 3


def preview(table: Table, text: str) -> list[Message]:
    """Return the events that follow for certain; none where they depend on what the seat cannot know."""
    seat = table.seat
    action = table.rules.catalogue.parse(text)
    if seat is None or text not in table.options():
        raise IllegalAction("error-illegal-action", action=text)
    told = [_sample(table, seat, action) for _ in range(SAMPLES)]
    return told[0] if all([each == told[0] for each in told]) else []


def _sample(table: Table, seat: int, action: int) -> list[Message]:
    state = table.title.determinize(table.state, seat, Dealer(secrets.randbits(63)))
    options = Options()
    advance(state, options)
    state.events = []
    apply(state, action, options)
    seen = [event.seen_by(seat) for event in state.events]
    return [message for message in seen if message is not None]
