"""Work of operators on the database of a server, from the command line."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import sqlalchemy as sa

from ironroad.core.errors import InvalidSetup
from ironroad.server.games.rulesets import register_titles
from ironroad.server.settings import Settings, read_settings
from ironroad.server.storage.database import Database

T = TypeVar("T")


def run(url: str | None, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with the database that the settings or the command line name, brought up to date first.

    Raise ``InvalidSetup`` if there is no such database.
    """
    settings = read_settings(database=url)
    register_titles(settings.titles)
    if settings.is_sqlite and not settings.sqlite_path.is_file():
        raise _absent(settings, "")
    return asyncio.run(_connected(settings, work))


async def _connected(settings: Settings, work: Callable[[Database], Awaitable[T]]) -> T:
    database = Database(settings)
    try:
        try:
            await database.migrate()
        except (OSError, sa.exc.DBAPIError) as error:
            raise _absent(settings, str(getattr(error, "orig", None) or error)) from None
        return await work(database)
    finally:
        await database.close()


def _absent(settings: Settings, reason: str) -> InvalidSetup:
    url = sa.make_url(settings.database).render_as_string(hide_password=True)
    told = reason.splitlines()[0] if reason else str(settings.sqlite_path)
    return InvalidSetup("server-no-database", database=url, reason=told)
