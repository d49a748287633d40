"""Endpoints of the chat at a table."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from ironroad.server import wire
from ironroad.server.http.dependencies import Asker, Id, Number, ThePerson, TheServices, id_of
from ironroad.server.http.statuses import refuses


class ChatController(Controller):
    """What people say."""

    path = "/api/games/{id:str}"
    tags = ["talk"]

    @get("/chat", responses=refuses(404))
    async def chat(
        self, services: TheServices, asker: Asker, id: Id, after: Number = 0
    ) -> wire.Chat:
        """Return what was said."""
        return await services.chat.lines(id, id_of(asker), after)

    @post("/chat", responses=refuses(404, 503))
    async def say(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.Saying]
    ) -> int:
        """Say something; return its number."""
        return await services.chat.say(id, person, data)
