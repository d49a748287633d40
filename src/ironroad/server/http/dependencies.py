"""Dependencies of the endpoints: the services, and the person who makes the request."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from ironroad.server.accounts.cookies import COOKIE, RENEWED, cookie_for
from ironroad.server.games.access import check_sees
from ironroad.server.games.game import Game
from ironroad.server.refusals import not_signed_in
from ironroad.server.services import Services
from ironroad.server.storage.rows import PersonRow

TheServices = NamedDependency[Services]
Asker = NamedDependency[PersonRow | None]
"""The person who makes the request; ``None`` without a valid cookie."""
ThePerson = NamedDependency[PersonRow]
"""The person who makes the request; refused without a valid cookie."""
Id = FromPath[str]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Move = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
SeatWanted = Annotated[int | None, QueryParameter(ge=0, le=99)]
"""The seat whose view is asked for."""


def id_of(asker: PersonRow | None) -> str | None:
    """Return the id of the person who makes the request; ``None`` without one."""
    return None if asker is None else asker.id


@asynccontextmanager
async def visible_game(
    services: Services, id: str, asker: PersonRow | None
) -> AsyncIterator[tuple[Game, str | None]]:
    """Give a game under its lock and the id of the asker; refuse a person who may not see it."""
    person = id_of(asker)
    async with services.cache.look(id) as game:
        check_sees(game, person)
        yield game, person


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Return the services of the application of a connection."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def give_services(request: Request[Any, Any, Any]) -> Services:
    """Provide the services."""
    return services_of(request)


async def give_asker(request: Request[Any, Any, Any]) -> PersonRow | None:
    """Provide the person who makes the request; ``None`` without a valid cookie."""
    services, cookie = services_of(request), request.cookies.get(COOKIE)
    person = await services.people.asking(cookie)
    if person is not None and cookie is not None:
        request.scope["state"]["language"] = person.language
        renewed = services.people.renewed(cookie)
        if renewed is not None:
            header = cookie_for(renewed, services.settings).to_header(header="")
            request.scope["state"][RENEWED] = header.encode()
    return person


async def give_person(asker: NamedDependency[PersonRow | None]) -> PersonRow:
    """Provide the person who makes the request; refuse without a valid cookie."""
    if asker is None:
        raise not_signed_in()
    return asker


DEPENDENCIES = {
    "services": Provide(give_services, sync_to_thread=False),
    "asker": Provide(give_asker),
    "person": Provide(give_person),
}
