"""Endpoints of tournaments."""

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from ironroad.server import wire
from ironroad.server.http.dependencies import Asker, Id, ThePerson, TheServices, id_of
from ironroad.server.http.statuses import refuses

CHANGING = refuses(404, 409)


class TournamentsController(Controller):
    """Tournaments with tables that the server makes."""

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get()
    async def list(self, services: TheServices, asker: Asker) -> wire.TournamentList:
        """Return public tournaments and those of the asker."""
        return await services.tournaments.list(id_of(asker))

    @post(responses=refuses(404, 409, 422))
    async def make(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.NewTournament]
    ) -> wire.Tournament:
        """Announce a tournament."""
        id = await services.tournaments.make(person, data)
        return await services.tournaments.show(id, person.id)

    @get("/{id:str}", responses=refuses(404))
    async def show(self, services: TheServices, asker: Asker, id: Id) -> wire.Tournament:
        """Return a tournament with tables and standings."""
        return await services.tournaments.show(id, id_of(asker))

    @post("/{id:str}/enter", status_code=200, responses=CHANGING)
    async def enter(self, services: TheServices, person: ThePerson, id: Id) -> wire.Tournament:
        """Enter a tournament that has not begun."""
        await services.tournaments.enter(id, person)
        return await services.tournaments.show(id, person.id)

    @delete("/{id:str}/entrants/{other:str}", status_code=204, responses=CHANGING)
    async def leave(self, services: TheServices, person: ThePerson, id: Id, other: Id) -> None:
        """Leave a tournament, or send somebody away as its organiser."""
        await services.tournaments.leave(id, person.id, other)

    @post("/{id:str}/start", status_code=200, responses=CHANGING)
    async def start(self, services: TheServices, person: ThePerson, id: Id) -> wire.Tournament:
        """Begin: the tables of the first round are made at once."""
        await services.tournaments.start(id, person.id)
        await services.director.drive()
        return await services.tournaments.show(id, person.id)

    @post("/{id:str}/close", status_code=200, responses=CHANGING)
    async def close(self, services: TheServices, person: ThePerson, id: Id) -> wire.Tournament:
        """Close a tournament: no further round is begun."""
        await services.tournaments.close(id, person.id)
        return await services.tournaments.show(id, person.id)
