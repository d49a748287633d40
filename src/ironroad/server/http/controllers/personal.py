"""Endpoints for a player's private data: notes, standing orders, the choice of notices."""

from litestar import Controller, get, put
from litestar.params import JSONBody

from ironroad.server import wire
from ironroad.server.http.dependencies import Id, SeatWanted, ThePerson, TheServices
from ironroad.server.http.statuses import DONE, refuses


class PersonalController(Controller):
    """What players write down."""

    path = "/api/games/{id:str}"
    tags = ["talk"]

    @get("/notes", responses=refuses(404))
    async def notes(self, services: TheServices, person: ThePerson, id: Id) -> wire.Note:
        """Return the asker's note on a game."""
        return wire.Note(text=await services.personal.note(id, person.id))

    @put("/notes", responses=refuses(404) | DONE)
    async def write_notes(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.Note]
    ) -> None:
        """Keep a note that nobody else reads."""
        await services.personal.write_note(id, person.id, data.text)

    @get("/orders", responses=refuses(403, 404, 409))
    async def orders(
        self, services: TheServices, person: ThePerson, id: Id, seat: SeatWanted = None
    ) -> wire.KeptOrders:
        """Return the standing orders of a seat of one's own."""
        return await services.orders.read(id, person.id, seat)

    @put("/orders", responses=refuses(404, 409, 422))
    async def give_orders(
        self,
        services: TheServices,
        person: ThePerson,
        id: Id,
        data: JSONBody[wire.Orders],
        seat: SeatWanted = None,
    ) -> wire.KeptOrders:
        """Replace the standing orders of a seat of one's own."""
        return await services.orders.give(id, person.id, seat, data)

    @get("/notices", responses=refuses(404))
    async def notices(self, services: TheServices, person: ThePerson, id: Id) -> wire.NoticeChoice:
        """Return how the asker is told of their turn."""
        return await services.personal.choice(id, person.id)

    @put("/notices", responses=refuses(404))
    async def choose_notices(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.NoticeChoice]
    ) -> wire.NoticeChoice:
        """Choose how to be told of one's turn in this game."""
        await services.personal.choose(id, person.id, data)
        return data
