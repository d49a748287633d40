"""What a move costs next to a bare echo: the same sockets, the same uvicorn, the same run.

    python -m benchmarks.server.echo                          # all titles
    python -m benchmarks.server.echo --title ID --rounds 5 --seconds 6

A move is one message of a player and a position to each of four sockets. An echo is one message and a text of the same
length to each of four sockets, by an application that does nothing else. Both are driven as fast as they go, in turns;
what is compared is the processor time of the server process, so that other work on the machine hardly matters.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
import uvloop

from benchmarks.server.load import run_load
from benchmarks.server.measures import cpu_seconds
from benchmarks.server.processes import ServerProcess
from benchmarks.server.sockets import Socket, opened
from ironroad.games import REGISTRY
from ironroad.server.run import config_for
from ironroad.server.settings import Settings

GOAL = 12.0
"""How many echoes a move may cost."""
WARM_UP = 1.0


class EchoServer(ServerProcess):
    """This module as a server process."""

    module = "benchmarks.server.echo"


class Echo:
    """Sends a text to all sockets of a group for each message of one of them; the cookie names the group."""

    def __init__(self, text: str) -> None:
        self._message = {"type": "websocket.send", "text": text}
        self._groups: defaultdict[bytes, list[Callable[[Any], Any]]] = defaultdict(list)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, or serve a socket until it is closed."""
        if scope["type"] == "lifespan":
            return
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        await receive()
        await send({"type": "websocket.accept", "headers": []})
        group = self._groups[dict(scope["headers"])[b"cookie"]]
        group.append(send)
        while (await receive())["type"] == "websocket.receive":
            for each in group:
                await each(self._message)
        group.remove(send)


def serve(port: int, size: int) -> None:
    """Serve echoes with the settings of uvicorn that the real server has."""
    config = config_for(Settings(port=port, heartbeat_seconds=600))
    config.app = Echo("x" * size)
    config.lifespan = "off"
    uvicorn.Server(config).run()


class Group:
    """The sockets of one group: as soon as all have heard, the first speaks again."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._missing = 0
        self._sockets: list[Socket] = []
        self.echoes = 0

    async def open(self, url: str, name: str) -> None:
        """Open the sockets."""
        for _ in range(self._seats):
            self._sockets.append(await opened(url, f"group={name}", self._hear))

    def speak(self) -> None:
        """Send a message as long as that of a move."""
        self._missing = self._seats
        self._sockets[0].send(b'{"type":"play","game":"%b"}' % (b"x" * 90))

    def _hear(self, _: bytes) -> None:
        self._missing -= 1
        if self._missing == 0:
            self.echoes += 1
            self.speak()


async def echo_cost(server: ServerProcess, options: argparse.Namespace) -> float:
    """Return the microseconds of processor time that an echo costs the server."""
    groups = [Group(options.seats) for _ in range(options.games)]
    for number, group in enumerate(groups):
        await group.open(server.url, str(number))
    for group in groups:
        group.speak()
    await asyncio.sleep(WARM_UP)
    before, used = sum([group.echoes for group in groups]), cpu_seconds(server.pid)
    await asyncio.sleep(options.seconds)
    count = sum([group.echoes for group in groups]) - before
    return 1e6 * (cpu_seconds(server.pid) - used) / count


def one_round(title: str, options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Drive moves, then echoes of the same length; return what each costs."""
    log = folder / "log"
    settings = {"IRONROAD_BOTS": "0", "IRONROAD_HEARTBEAT_SECONDS": "600"}
    with ExitStack() as stack:
        database = f"sqlite:///{folder}/{time.time_ns()}.db"
        server = ServerProcess(database, log, **settings).start()
        stack.callback(server.stop)
        wish = argparse.Namespace(**{**vars(options), "title": title, "busy": True, "rate": 0})
        moves = uvloop.run(run_load([server], wish))
    with ExitStack() as stack:
        echo = EchoServer("", log, ECHO_BYTES=str(moves["bytes per push"])).start()
        stack.callback(echo.stop)
        cost = uvloop.run(echo_cost(echo, options))
    return {
        "bytes a push": moves["bytes per push"],
        "moves/s": moves["moves/s"],
        "µs a move": moves["server CPU µs per move"],
        "µs an echo": round(cost, 1),
        "ratio": round(moves["server CPU µs per move"] / cost, 2),
    }


def measured(title: str, options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Return all rounds of a title and the median ratio."""
    rounds = [one_round(title, options, folder) for _ in range(options.rounds)]
    ratio = statistics.median([each["ratio"] for each in rounds])
    return {"title": title, "ratio": ratio, "goal": GOAL, "rounds": rounds}


def parsed() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--title", choices=REGISTRY.ids(), action="append")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--stock", type=int, default=6, help="games prepared for each table")
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    """Print what was measured as JSON; as a server process, serve echoes."""
    options = parsed()
    if options.port:
        serve(options.port, int(os.environ.pop("ECHO_BYTES")))
        return
    measure = partial(measured, options=options)
    with tempfile.TemporaryDirectory() as folder:
        for title in options.title or REGISTRY.ids():
            print(json.dumps(measure(title, folder=Path(folder)), indent=1, ensure_ascii=False))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
