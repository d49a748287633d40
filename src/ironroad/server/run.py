"""Running a server process."""

import asyncio
import gc
import socket
import sys
import webbrowser

import uvicorn

from ironroad.server.app import create_app
from ironroad.server.logs import set_up_logs
from ironroad.server.settings import Settings

STOP_SECONDS = 10
BACKLOG = 4_096
SWITCH_SECONDS = 0.0005
"""A move is acknowledged when a thread has written it; the usual 5 ms at each of its steps would add up."""
COLLECT_AFTER = (20_000, 20, 50)
"""Games in memory are many objects and hardly ever garbage; looking through all of them takes long."""


def config_for(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        loop="auto",
        http="auto",
        ws="websockets-sansio",
        ws_max_size=settings.limits.socket_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def serve(settings: Settings, show: bool = False) -> None:
    """Host games until stopped; with ``show`` the browser opens as soon as the server answers."""
    set_up_logs(settings.log_level)
    _set_up_interpreter()
    server = uvicorn.Server(config_for(settings))
    if show:
        asyncio.run(_serve_and_show(server, settings))
    else:
        server.run()


def _set_up_interpreter() -> None:
    """Let the thread that writes have its turn soon, and let the collector look at new objects only."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


async def _serve_and_show(server: uvicorn.Server, settings: Settings) -> None:
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.05)
    if server.started:
        await asyncio.to_thread(webbrowser.open, f"http://{settings.host}:{settings.port}/")
    await serving


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
