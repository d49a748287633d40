"""The cache of games, compared with a real database."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.refusals import DatabaseAway, Refusal
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import GAMES
from ironroad.server.storage.store import Store
from ironroad.server.texts.reader import TextReader
from tests.server.clients import Person, Server


class Counted(Store):
    """A store that counts what it is asked."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.queries = 0

    async def versions(self, ids: list[str]) -> dict[str, int]:
        self.queries += 1
        return await super().versions(ids)


@pytest.fixture
def running(own_server: Callable[..., Server]) -> Server:
    return own_server()


@pytest.fixture
def ann(running: Server) -> Iterator[Person]:
    person = Person(running.url, "Ann")
    yield person
    person.close()


def test_many_who_look_at_once_share_a_query(running: Server, ann: Person) -> None:
    ids = [ann.table("me", "me"), ann.table("me", "me")]

    async def look() -> tuple[set[str], int]:
        database = Database(running.settings)
        store = Counted(database)
        cache = GameCache(store, TextReader(running.settings), 10)

        async def seen(id: str) -> str:
            async with cache.look(id) as game:
                return game.id

        await asyncio.gather(*[seen(id) for id in ids])
        assert store.queries == 0, "what is read anew is as fresh as can be"
        found = await asyncio.gather(*[seen(id) for id in ids * 50])
        await database.close()
        return set(found), store.queries

    found, queries = asyncio.run(look())

    assert found == set(ids)
    assert queries == 1


def test_who_looks_sees_what_others_wrote_and_that_a_game_is_gone(
    running: Server, ann: Person
) -> None:
    id = ann.table("me", "me")

    async def look() -> list[int]:
        database = Database(running.settings)
        cache = GameCache(Store(database), TextReader(running.settings), 10)
        seen = []
        for action in ("bet 1", "hide left"):
            async with cache.look(id) as game:
                seen.append(game.version)
            await asyncio.to_thread(ann.play, id, action)
        async with database.write() as connection:
            await connection.execute(GAMES.delete().where(GAMES.c.id == id))
        with pytest.raises(Refusal):
            async with cache.look(id):
                pass
        await database.close()
        return seen

    before, after = asyncio.run(look())

    assert after > before


def test_a_game_that_is_dropped_as_soon_as_it_is_there_is_read_again(
    running: Server, ann: Person
) -> None:
    id = ann.table("me", "me")

    async def look() -> list[str]:
        database = Database(running.settings)
        cache = GameCache(Store(database), TextReader(running.settings), 10)
        late: list[asyncio.Task[str]] = []

        async def seen() -> str:
            async with cache.hold(id) as game:
                return game.id

        def arrived(game: Game) -> None:
            if not late:
                cache.drop(game.id)
                late.append(asyncio.create_task(seen()))

        cache.arrived = arrived
        found = [await seen(), await late[0]]
        await database.close()
        return found

    assert asyncio.run(look()) == [id, id]


def test_a_database_that_is_away_is_told_to_all_who_asked(running: Server, ann: Person) -> None:
    id = ann.table("me", "me")

    async def look() -> list[object]:
        database = Database(running.settings)
        cache = GameCache(Store(database), TextReader(running.settings), 10)
        async with cache.look(id):
            pass
        async with database.write() as connection:
            await connection.exec_driver_sql("ALTER TABLE games RENAME TO away")
        asked = [cache.look(id).__aenter__() for _ in range(3)]
        failed = await asyncio.gather(*asked, return_exceptions=True)
        async with database.write() as connection:
            await connection.exec_driver_sql("ALTER TABLE away RENAME TO games")
        async with cache.look(id) as game:
            assert game.id == id, "the next who asks is answered"
        await database.close()
        return list(failed)

    assert all([isinstance(error, DatabaseAway) for error in asyncio.run(look())])
