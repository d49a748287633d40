"""Servers for the tests: SQLite for all of them, PostgreSQL where processes share games."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from benchmarks.server.processes import NoPostgres, free_port, postgres
from ironroad.games import REGISTRY
from ironroad.server.settings import Limits, Settings
from ironroad.server.storage.ids import new_id
from tests.server.clients import Person, Server

TOY = ("cards=tests.foreign.ironroad_cards",)
PATIENT = Limits(
    requests_per_second=1e6,
    requests_burst=1_000_000,
    entries_per_minute=1e6,
    messages_per_second=1e6,
    messages_burst=1_000_000,
    sockets_per_person=1_000,
    tables_per_person=10_000,
    connections_per_address=10_000,
    warning_seconds=60.0,
)
Meet = Callable[..., Person]


def settings_for(database: str, **more: object) -> Settings:
    given: dict[str, object] = {
        "database": database,
        "port": free_port(),
        "titles": TOY,
        "limits": PATIENT,
        "log_level": "CRITICAL",
        "outbox_seconds": 0.2,
        **more,
    }
    return Settings(**given)  # type: ignore[arg-type]


@pytest.fixture(scope="package", autouse=True)
def cards() -> Iterator[None]:
    """Register the toy title in the process of the tests, for as long as they run."""
    REGISTRY.add("cards", "tests.foreign.ironroad_cards")
    yield
    REGISTRY.remove("cards")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not need one of their own."""
    folder = tmp_path_factory.mktemp("server")
    # Looking for notices to send five times a second, at rest too, would be the work of a test in twenty.
    settings = settings_for(f"sqlite:///{folder}/games.db", outbox_seconds=1.0)
    running = Server(settings).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers with other settings."""
    started: list[Server] = []

    def start(**more: object) -> Server:
        given = {"database": f"sqlite:///{tmp_path}/games.db", **more}
        running = Server(settings_for(**given)).start()  # type: ignore[arg-type]
        started.append(running)
        return running

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def meet(server: Server) -> Iterator[Meet]:
    """Make people who are closed at the end of the test."""
    met: list[Person] = []

    def person(name: str = "", url: str = "", **headers: str) -> Person:
        met.append(Person(url or server.url, name, **headers))
        return met[-1]

    yield person
    for each in met:
        each.close()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of the tests' own."""
    try:
        running = postgres()
        address = running.__enter__()
    except NoPostgres as reason:
        pytest.skip(str(reason))
    yield address
    running.__exit__(None, None, None)


@pytest.fixture
def own_postgres(postgres_url: str) -> Iterator[str]:
    """A database of the test's own: what others count in theirs stays as it is."""
    with own_database(postgres_url) as url:
        yield url


@contextmanager
def own_database(postgres_url: str) -> Iterator[str]:
    """Make a database in a running PostgreSQL, and drop it at the end."""
    name = f"own_{new_id().lower().replace('-', '_')}"
    asyncio.run(execute_on(postgres_url, f"CREATE DATABASE {name}"))
    yield f"{postgres_url.rpartition('/')[0]}/{name}"
    asyncio.run(execute_on(postgres_url, f"DROP DATABASE {name} WITH (FORCE)"))


async def execute_on(url: str, *statements: str) -> None:
    """Execute statements on PostgreSQL."""
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()
