"""Formats events as lines of text."""

from collections.abc import Sequence
from itertools import zip_longest

from ironroad.core.engine import FORCED
from ironroad.core.message import Message
from ironroad.locale import Words


def log_lines(events: Sequence[Message], words: Words, names: Sequence[str]) -> list[str]:
    """Return the events in words.

    A forced choice is appended to the event that the title reports for it.
    """
    lines = []
    forced = False
    for event, following in zip_longest(events, events[1:]):
        if is_told_by(event, following):
            forced = True
            continue
        line = words.format(event, names)
        lines.append(words.say("cli-forced", line=line) if forced else line)
        forced = False
    return lines


def is_told_by(event: Message, following: Message | None) -> bool:
    """Whether an event only says that the seat had a single option, and another event tells what it did."""
    return (
        event.id == FORCED
        and following is not None
        and following.id != FORCED
        and following.args.get("seat") == event.args["seat"]
    )
