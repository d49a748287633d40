"""What endpoints are given: the office, and who is asking."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from ironroad.server.office import Office
from ironroad.server.problems import not_signed_in
from ironroad.server.rows import PersonRow
from ironroad.server.sessions import COOKIE

TheOffice = NamedDependency[Office]
Asker = NamedDependency[PersonRow | None]
"""Who is asking; ``None`` for a stranger."""
ThePerson = NamedDependency[PersonRow]
"""Who is asking; strangers are refused."""
Id = FromPath[str]


def office_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Office:
    """Return the office of the application that a connection came to."""
    office = connection.app.state.office
    assert isinstance(office, Office)
    return office


def give_office(request: Request[Any, Any, Any]) -> Office:
    """Provide the office."""
    return office_of(request)


async def give_asker(request: Request[Any, Any, Any]) -> PersonRow | None:
    """Provide who is asking; ``None`` for a stranger."""
    person = await office_of(request).people.asking(request.cookies.get(COOKIE))
    if person is not None:
        request.scope["state"]["language"] = person.language
    return person


async def give_person(asker: NamedDependency[PersonRow | None]) -> PersonRow:
    """Provide who is asking; a stranger is refused."""
    if asker is None:
        raise not_signed_in()
    return asker


DEPENDENCIES = {
    "office": Provide(give_office, sync_to_thread=False),
    "asker": Provide(give_asker),
    "person": Provide(give_person),
}
