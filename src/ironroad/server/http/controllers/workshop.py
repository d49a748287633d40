"""Endpoints of the edition workshop: checking, drawing and sharing editions of one's own."""

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from ironroad.server import wire
from ironroad.server.http.dependencies import Asker, Id, ThePerson, TheServices, id_of
from ironroad.server.http.statuses import refuses
from ironroad.server.storage.rows import PersonRow
from ironroad.server.texts.shared import KEY_CHARS

Key = Annotated[str, PathParameter(max_length=KEY_CHARS)]


class WorkshopController(Controller):
    """Editions that people write."""

    path = "/api/titles/{id:str}"
    tags = ["titles"]

    @post("/edition", status_code=200, responses=refuses(404, 422, 503))
    async def check_edition(
        self,
        services: TheServices,
        asker: Asker,
        request: Request[Any, Any, Any],
        id: Id,
        data: JSONBody[wire.EditionText],
    ) -> wire.EditionFacts:
        """Check an edition file of one's own for every setup; what is wrong is told with its line."""
        read = await services.texts.edition(_who(asker, request), id, data.text)
        return wire.EditionFacts(read.edition["name"], read.digest)

    @post("/drawing", status_code=200, responses=refuses(404, 422, 503))
    async def draw_edition(
        self,
        services: TheServices,
        asker: Asker,
        request: Request[Any, Any, Any],
        id: Id,
        data: JSONBody[wire.EditionDraft],
    ) -> wire.EditionDrawing:
        """Set up a game with an edition file of one's own, so that its boards can be drawn."""
        who = _who(asker, request)
        drawn = await services.texts.drawn(who, id, data.text, data.seats, data.options)
        return wire.EditionDrawing(
            _data(drawn.whole, drawn.digest),
            _data(drawn.played, drawn.played_digest, drawn.layout),
            drawn.view,
            drawn.read,
        )

    @post("/shared", status_code=201, responses=refuses(404, 422, 503))
    async def share_edition(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.EditionText]
    ) -> wire.SharedKey:
        """Keep an edition of one's own for whoever has the link; the same text has the same key."""
        return wire.SharedKey(await services.shared_editions.share(person.id, id, data.text))

    @get("/shared/{key:str}", responses=refuses(404))
    async def shared_edition(self, services: TheServices, id: Id, key: Key) -> wire.SharedEdition:
        """Return an edition that somebody shares."""
        return await services.shared_editions.find(id, key)

    @delete("/shared/{key:str}", status_code=204, responses=refuses(404))
    async def withdraw_edition(
        self, services: TheServices, person: ThePerson, id: Id, key: Key
    ) -> None:
        """Share an edition of one's own no longer; games that were made with it keep it."""
        await services.shared_editions.withdraw(person.id, id, key)


def _who(asker: PersonRow | None, request: Request[Any, Any, Any]) -> str:
    """Return whose turn a text takes: a person's, or that of an address without one."""
    return id_of(asker) or ("-" if request.client is None else request.client.host)


def _data(
    edition: Mapping[str, Any], digest: str, layout: Mapping[str, Any] | None = None
) -> wire.EditionData:
    """Return an edition as it is sent, made of what the process that read it wrote."""
    sections = {
        section: {
            key: wire.Printed(
                {name: value for name, value in values.items() if name not in ("mark", "source")},
                values["mark"],
                values["source"],
            )
            for key, (_, _, values) in entries.items()
        }
        for section, entries in edition["sections"].items()
    }
    return wire.EditionData(edition["title"], edition["name"], digest, sections, dict(layout or {}))
