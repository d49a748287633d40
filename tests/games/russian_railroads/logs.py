"""What is said to people as plain text, so that a test can name all of it: the id, then every argument."""

from ironroad.core.message import Message, Value
from ironroad.core.table import Table


def plain(value: Value) -> str:
    """Return a message as its id and its arguments, ids without the letters that all of them share."""
    if not isinstance(value, Message):
        return str(value)
    id = value.id.removeprefix("rr-").removeprefix("event-")
    return " ".join([id, *[plain(argument) for argument in value.args.values()]])


def told(table: Table, viewer: int | None = None) -> list[str]:
    """Return the log."""
    return [plain(message) for _, message in table.log(viewer)]


def asked(table: Table) -> str:
    """Return the question that waits."""
    prompt = table.prompt
    assert prompt is not None
    return plain(prompt)
