"""A program that takes a seat and misbehaves as its argument says."""

import json
import sys
import time
from pathlib import Path

KIND = sys.argv[1]


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


if KIND == "deaf":
    say({"type": "ready"})
    time.sleep(60)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if KIND == "mute":
            time.sleep(60)
        say({"type": "ready"})
    elif message["type"] == "choose":
        if KIND == "crash":
            sys.exit(3)
        if KIND == "hang":
            time.sleep(60)
        if KIND == "nonsense":
            print("{ this is not JSON", flush=True)
        elif KIND == "binary":
            sys.stdout.buffer.write(b"\xff\xfe\x00\n")
            sys.stdout.buffer.flush()
        elif KIND == "other":
            say(["action"])
        elif KIND == "stale":
            say({"type": "action", "id": -5, "action": message["options"][0]})
        elif KIND == "illegal":
            say({"type": "action", "id": message["id"], "action": "fly to the moon"})
        elif KIND == "flood":
            while True:
                sys.stdout.write("x" * 100_000)
        else:
            say({"type": "action", "id": message["id"], "action": message["options"][0]})
    elif KIND == "polite":
        Path(sys.argv[2]).write_text("bye", "utf-8")
