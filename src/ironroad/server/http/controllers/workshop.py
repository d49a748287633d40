"""Endpoints of the edition workshop: checking, drawing and sharing editions of one's own."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.http.dependencies import Asker, Id, ThePerson, TheServices, id_of
from ironroad.server.http.statuses import refuses
from ironroad.server.refusals import bad_request
from ironroad.server.storage.rows import PersonRow
from ironroad.server.texts.shared import KEY_CHARS
from ironroad.server.texts.tasks import FieldRead

BY_HAND: Final = "by-hand"
"""The name of an edition that has a position and changes nothing else."""
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

    @post("/position", status_code=200, responses=refuses(403, 404, 409, 422, 503))
    async def place(
        self,
        services: TheServices,
        asker: Asker,
        request: Request[Any, Any, Any],
        id: Id,
        data: JSONBody[wire.PositionDraft],
    ) -> wire.PositionDrawing:
        """Set up a position by hand: the fields in words with their values, and the position or why it is refused."""
        found = data
        if data.analysis:
            found = await services.analyses.draft(data.analysis, id_of(asker), id, data.node)
        text = found.text
        if text is None:
            text = base_text(id, found.edition)
        who = _who(asker, request)
        placed = await services.texts.placed(
            who, id, text, found.seats, found.options, found.values
        )
        return wire.PositionDrawing(
            text=placed.text,
            seats=found.seats,
            options=found.options,
            fields=[msgspec.convert(_field(each), wire.PositionField) for each in placed.fields],
            played=_data(placed.played, placed.played_digest, placed.layout),
            view=placed.view,
            problem=cast("wire.Words | None", placed.problem),
            blamed=placed.blamed,
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


def base_text(title: str, edition: str) -> str:
    """Return the text of an edition of one's own that changes nothing."""
    editions = REGISTRY.meta(title).editions
    if edition and edition not in editions:
        raise bad_request("server-unknown-edition", edition=edition)
    base = edition or editions[0]
    return f'[edition]\ntitle = "{title}"\nname = "{BY_HAND}"\nextends = "{base}"\n'


def _field(read: FieldRead) -> dict[str, Any]:
    choices = [{"id": id, "words": words} for id, words in read.choices]
    return {**msgspec.structs.asdict(read), "choices": choices}


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
