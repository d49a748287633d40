"""Logs as one JSON object per line. Logs never contain cookies, tokens, moves or what people wrote."""

import json
import logging
import sys
import time
import traceback

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
SILENT = ("httpx", "httpcore", "alembic")
"""Libraries that log addresses, or what is of no use."""


class JsonFormatter(logging.Formatter):
    """Formats a record with its extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({k: v for k, v in record.__dict__.items() if k not in PLAIN})
        if record.exc_info:
            line["trace"] = trace_of(record.exc_info[1])
        return json.dumps(line, default=str)


def trace_of(error: BaseException | None) -> str:
    """Return where errors were raised and of which kind: their texts may repeat what people wrote.

    Of errors of the operating system, what the system says of their number is kept.
    """
    chain: list[BaseException] = []
    while error is not None and error not in chain:
        chain.insert(0, error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    parts = []
    for each in chain:
        kind = f"{type(each).__module__}.{type(each).__qualname__}"
        cause = each.strerror if isinstance(each, OSError) else None
        parts += [
            *traceback.format_tb(each.__traceback__),
            f"{kind}: {cause}\n" if cause else f"{kind}\n",
        ]
    return "".join(parts)


def set_up_logs(level: str) -> None:
    """Write all logs to stderr in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    # Libraries log queries with their values and frames with their text when they are asked for everything.
    root.setLevel(max(logging.getLevelNamesMapping()[level], logging.INFO))
    logging.getLogger("ironroad").setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logging.getLogger(name).handlers = []
        # The middleware logs requests: here they would show the tokens of invitations.
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in SILENT:
        logging.getLogger(name).setLevel("WARNING")
