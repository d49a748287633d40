"""Dependencies of the endpoints: the services, and who is asking."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from ironroad.server.accounts.cookies import COOKIE
from ironroad.server.refusals import not_signed_in
from ironroad.server.services import Services
from ironroad.server.storage.rows import PersonRow

TheServices = NamedDependency[Services]
Asker = NamedDependency[PersonRow | None]
"""Who is asking; ``None`` for a stranger."""
ThePerson = NamedDependency[PersonRow]
"""Who is asking; strangers are refused."""
Id = FromPath[str]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Move = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
SeatWanted = Annotated[int | None, QueryParameter(ge=0, le=99)]
"""The seat whose view is asked for."""


def id_of(asker: PersonRow | None) -> str | None:
    """Return the id of whoever asks; ``None`` for a stranger."""
    return None if asker is None else asker.id


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Return the services of the application of a connection."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def give_services(request: Request[Any, Any, Any]) -> Services:
    """Provide the services."""
    return services_of(request)


async def give_asker(request: Request[Any, Any, Any]) -> PersonRow | None:
    """Provide who is asking; ``None`` for a stranger."""
    person = await services_of(request).people.asking(request.cookies.get(COOKIE))
    if person is not None:
        request.scope["state"]["language"] = person.language
    return person


async def give_person(asker: NamedDependency[PersonRow | None]) -> PersonRow:
    """Provide who is asking; a stranger is refused."""
    if asker is None:
        raise not_signed_in()
    return asker


DEPENDENCIES = {
    "services": Provide(give_services, sync_to_thread=False),
    "asker": Provide(give_asker),
    "person": Provide(give_person),
}
