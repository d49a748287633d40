"""Endpoints of people who do not want to meet or to read somebody."""

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody

from ironroad.server import wire
from ironroad.server.games.access import check_sees
from ironroad.server.http.dependencies import Id, ThePerson, TheServices
from ironroad.server.http.statuses import refuses


class ModerationController(Controller):
    """Blocks, mutes and reports."""

    path = "/api"
    tags = ["moderation"]

    @get("/me/blocks")
    async def blocks(self, services: TheServices, person: ThePerson) -> list[wire.Blocked]:
        """Return whom the asker has blocked."""
        return await services.blocks.blocked_by(person.id)

    @put("/people/{id:str}/block", status_code=204, responses=refuses(404, 409))
    async def block(self, services: TheServices, person: ThePerson, id: Id) -> None:
        """Block a person: their chat is not shown to the asker, and they cannot join tables that the asker makes."""
        await services.blocks.block(person.id, id)

    @delete("/people/{id:str}/block", status_code=204, responses=refuses(404, 409))
    async def unblock(self, services: TheServices, person: ThePerson, id: Id) -> None:
        """Block a person no longer."""
        await services.blocks.unblock(person.id, id)

    @post("/reports", status_code=201, responses=refuses(404, 409))
    async def report(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.Report]
    ) -> wire.Reported:
        """Tell the operators about a person or a line of a chat."""
        if data.game is not None:
            async with services.cache.look(data.game) as game:
                check_sees(game, person.id)
                if data.line is not None:
                    await services.chat.check_reads(game, person.id, data.line)
        return wire.Reported(await services.reports.report(person.id, data))

    @get("/games/{id:str}/mutes", responses=refuses(403, 404))
    async def muted(self, services: TheServices, person: ThePerson, id: Id) -> wire.Muted:
        """Return who is muted at a table of the asker's."""
        return wire.Muted(await services.chat.muted(id, person.id))

    @put("/games/{id:str}/mutes/{other:str}", status_code=204, responses=refuses(404, 409))
    async def mute(self, services: TheServices, person: ThePerson, id: Id, other: Id) -> None:
        """Let a person speak no longer at a table of the asker's."""
        await services.chat.mute(id, person.id, other, True)

    @delete("/games/{id:str}/mutes/{other:str}", status_code=204, responses=refuses(404, 409))
    async def unmute(self, services: TheServices, person: ThePerson, id: Id, other: Id) -> None:
        """Let a muted person speak again."""
        await services.chat.mute(id, person.id, other, False)
