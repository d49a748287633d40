"""A server that kills itself right after a commit, before anybody hears of it.

The file that the variable ``DYING`` names says after how many commits; without the file it lives on.
"""

import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ironroad.server.__main__ import main
from ironroad.server.storage.batches import Batch
from ironroad.server.storage.database import Database

ORDER = Path(os.environ["DYING"])
real_write, real_write_batch = Database.write, Database.write_batch


def committed() -> None:
    try:
        left = int(ORDER.read_text()) - 1
    except FileNotFoundError:
        return
    ORDER.write_text(str(left))
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)


@asynccontextmanager
async def write(self: Database) -> AsyncIterator[Any]:
    async with real_write(self) as connection:
        yield connection
    committed()


async def write_batch(self: Database, work: Callable[[Batch], None]) -> None:
    await real_write_batch(self, work)
    committed()


if __name__ == "__main__":
    Database.write = write  # type: ignore[method-assign]  # The commit is where this server dies.
    Database.write_batch = write_batch  # type: ignore[method-assign]  # Here too.
    main()
