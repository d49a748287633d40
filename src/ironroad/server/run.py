"""Starts a server process; settings, address and database are checked before anything else."""

import asyncio
import gc
import importlib
import logging
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Callable
from contextlib import closing, suppress

import sqlalchemy as sa
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from ironroad.core.errors import InvalidSetup
from ironroad.core.title import title_in
from ironroad.games import REGISTRY
from ironroad.server.http.app import create_app
from ironroad.server.http.guard import guard
from ironroad.server.logs import set_up_logs
from ironroad.server.settings import Settings, check_names
from ironroad.server.storage.database import Database, make_private, serving_alone

LOG = logging.getLogger(__name__)
STOP_SECONDS = 10
IDLE_SECONDS = 75
"""Keep-alive timeout, longer than that of proxies and clients: the side that closes second never loses a request."""
BACKLOG = 4_096
SWITCH_SECONDS = 0.0005
"""Thread switch interval: a move is acknowledged when the writer thread has written it, and the usual 5 ms a step add up."""
COLLECT_AFTER = (20_000, 20, 50)
"""Garbage collection thresholds: games in memory are many objects and hardly ever garbage."""


def config_for(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        loop="auto",
        ws_max_size=settings.limits.socket_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        timeout_keep_alive=IDLE_SECONDS,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return guard(config, settings)


def serve(
    settings: Settings, show: bool = False, started: Callable[[str], None] | None = None
) -> None:
    """Host games until stopped; with ``show`` the browser opens as soon as the server answers.

    ``started`` is told the address then. Raise ``InvalidSetup`` if the server cannot start.
    """
    set_up_logs(settings.log_level)
    for name in check_names():
        LOG.warning("a variable of the environment is no setting", extra={"variable": name})
    check_titles(settings)
    check_database(settings)
    with serving_alone(settings), listening(settings) as listener:
        _set_up_interpreter()
        server = uvicorn.Server(config_for(settings))
        with (
            suppress(KeyboardInterrupt),
            asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
        ):
            runner.run(_serve(server, listener, settings, show, started))
        if not server.started:
            raise SystemExit(STARTUP_FAILURE)


async def _serve(
    server: uvicorn.Server,
    listener: socket.socket,
    settings: Settings,
    show: bool,
    started: Callable[[str], None] | None,
) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        if started is not None:
            started(settings.address)
        if show:
            await asyncio.to_thread(webbrowser.open, settings.near_address)
    await serving


def listening(settings: Settings) -> socket.socket:
    """Return a listening socket at the address of the settings; raise ``InvalidSetup`` if that cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError):
        listener.close()
        where = {"host": settings.host, "port": str(settings.port)}
        raise InvalidSetup("server-cannot-listen", **where) from None
    return listener


def check_titles(settings: Settings) -> None:
    """Raise ``InvalidSetup`` if a title that the settings name cannot be loaded; leave out others that cannot."""
    for item in settings.titles:
        id, _, package = item.partition("=")
        try:
            importlib.import_module(f"{package}.meta")
            title_in(package)
        except Exception as error:
            # Whatever is wrong is in a package of somebody else.
            reason = f"{type(error).__name__}: {error}"
            raise InvalidSetup(
                "server-bad-title", title=id, package=package, reason=reason
            ) from None
    REGISTRY.leave_out_broken()


def check_database(settings: Settings) -> None:
    """Raise ``InvalidSetup`` if the database does not answer, cannot be written, or is of a newer version."""
    url = sa.make_url(settings.database).render_as_string(hide_password=True)
    try:
        if settings.is_sqlite:
            _try_sqlite(settings)
        unknown = asyncio.run(_ask_database(settings))
    except ModuleNotFoundError:
        raise InvalidSetup("server-no-postgresql") from None
    except Exception as error:
        # Drivers raise what they like here, and none of it may reach the operator as a traceback.
        found = getattr(error, "orig", None) or error
        reason = getattr(found, "strerror", None) or (str(found).splitlines() or [""])[0]
        raise InvalidSetup("server-no-database", database=url, reason=reason) from None
    if unknown is not None:
        raise InvalidSetup("server-newer-database", database=url, revision=unknown)


def _try_sqlite(settings: Settings) -> None:
    make_private(settings.sqlite_path)
    with closing(sqlite3.connect(settings.sqlite_path, isolation_level=None)) as connection:
        connection.execute("PRAGMA schema_version")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


async def _ask_database(settings: Settings) -> str | None:
    """Return the revision of the database, if this version does not know it."""
    database = Database(settings)
    try:
        return await database.unknown_revision()
    finally:
        await database.close()


def _set_up_interpreter() -> None:
    """Shorten the thread switch interval, and let the garbage collector look at new objects only."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
