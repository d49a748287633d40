"""Connections to the database."""

import asyncio
from pathlib import Path
from typing import Any

from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database


def test_a_connection_that_is_given_back_while_all_are_closed_is_closed_too(tmp_path: Path) -> None:
    async def late() -> Any:
        database = Database(Settings(database=f"sqlite:///{tmp_path}/games.db"))
        connection = await database.engine.connect()
        driver = (await connection.get_raw_connection()).driver_connection
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0.05)
        await connection.close()
        await closing
        return driver

    driver = asyncio.run(late())
    assert driver._connection is None
