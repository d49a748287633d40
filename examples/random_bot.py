"""A bot for ``stdio:python examples/random_bot.py``: answers with a random option. Needs nothing but Python."""

import json
import random
import sys
from typing import Any


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """Return what to answer to a message, or ``None`` if nothing is expected."""
    if message["type"] == "hello":
        random.seed(message["seed"])
        return {"type": "ready", "name": "random example"}
    if message["type"] == "choose":
        action = random.choice(message["options"])
        return {"type": "action", "id": message["id"], "action": action}
    return None


def main() -> None:
    """Read lines until there are no more."""
    for line in sys.stdin:
        reply = answer(json.loads(line))
        if reply is not None:
            print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
