"""Endpoints of hints and warnings in running games."""

from litestar import Controller, delete, post
from litestar.params import JSONBody

from ironroad.server import wire
from ironroad.server.http.dependencies import Id, ThePerson, TheServices
from ironroad.server.http.statuses import DONE, refuses


class HintController(Controller):
    """Advice for whoever plays alone against bots."""

    path = "/api/games/{id:str}"
    tags = ["hints"]

    @post("/hint", status_code=200, responses=refuses(404, 409))
    async def hint(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.HintWish]
    ) -> wire.Hint:
        """Return the two or three best options of one's decision, with reasons; it is counted."""
        return await services.hints.hint(id, person.id, data)

    @delete("/hint", status_code=200, responses=refuses(404) | DONE)
    async def cancel(self, services: TheServices, person: ThePerson, id: Id) -> None:
        """Do without a hint that one waits for; it is not counted."""
        services.hints.cancel(id, person.id)

    @post("/warning", status_code=200, responses=refuses(404, 409, 422))
    async def warning(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.WarningWish]
    ) -> wire.WarningFacts:
        """Return what an action would cost and what is better, if it costs much; a warning counts as a hint."""
        return await services.hints.warning(id, person.id, data)
