"""Endpoints of analyses: trees of moves that people try out."""

from litestar import Controller, MediaType, delete, get, patch, post
from litestar.params import FromQuery, JSONBody

from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.http.controllers.tables import game_facts
from ironroad.server.http.controllers.titles import edition_data
from ironroad.server.http.dependencies import (
    Asker,
    Id,
    Number,
    SeatWanted,
    ThePerson,
    TheServices,
    id_of,
)
from ironroad.server.http.statuses import refuses

CHANGING = refuses(404, 409, 422)


class AnalysesController(Controller):
    """Analyses: whoever has the link may look, the maker may change."""

    path = "/api/analyses"
    tags = ["analyses"]

    @get("/")
    async def list(self, services: TheServices, person: ThePerson) -> wire.AnalysisList:
        """Return the analyses of the asker, the last changed first."""
        return await services.analyses.listed(person.id)

    @post("/", responses=refuses(404, 409, 422))
    async def begin(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.NewAnalysis]
    ) -> wire.AnalysisFacts:
        """Begin an analysis of a position of a game, of a record or of a set-up."""
        id = await services.analyses.begin(person.id, data)
        return await services.analyses.find(id, person.id)

    @get("/{id:str}", responses=refuses(404, 409, 422))
    async def show(self, services: TheServices, asker: Asker, id: Id) -> wire.AnalysisFacts:
        """Return an analysis with all its moves."""
        return await services.analyses.find(id, id_of(asker))

    @patch("/{id:str}", responses=CHANGING)
    async def rename(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.AnalysisName]
    ) -> wire.AnalysisFacts:
        """Give an analysis another name."""
        await services.analyses.rename(id, person.id, data.name)
        return await services.analyses.find(id, person.id)

    @delete("/{id:str}", responses=refuses(404))
    async def delete(self, services: TheServices, person: ThePerson, id: Id) -> None:
        """Delete an analysis."""
        await services.analyses.delete(id, person.id)

    @get("/{id:str}/position", responses=refuses(403, 404, 409, 422))
    async def position(
        self,
        services: TheServices,
        asker: Asker,
        id: Id,
        node: Number = 0,
        seat: SeatWanted = None,
        open: FromQuery[bool] = True,
    ) -> wire.AnalysisPosition:
        """Return the position after a node: with everything open, as a seat may know it, or as a spectator may."""
        return await services.analyses.position(id, id_of(asker), node, seat, open)

    @get("/{id:str}/edition", responses=refuses(404, 409, 422))
    async def edition(self, services: TheServices, id: Id) -> wire.EditionData:
        """Return everything printed in the edition of an analysis."""
        title, rules = await services.analyses.edition(id)
        return edition_data(rules.edition, REGISTRY.title(title).layout(rules))

    @get("/{id:str}/record", media_type=MediaType.TEXT, responses=refuses(403, 404, 409, 422))
    async def record(self, services: TheServices, asker: Asker, id: Id, node: Number = 0) -> str:
        """Return the record of the main line through a node, with the variations in comments."""
        return await services.analyses.record(id, id_of(asker), node)

    @post("/{id:str}/play", status_code=200, responses=CHANGING)
    async def play(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.AnalysisPlay]
    ) -> wire.AnalysisChanged:
        """Try a move out after a node, or deal chance."""
        return await services.analyses.play(id, person.id, data)

    @post("/{id:str}/note", status_code=200, responses=CHANGING)
    async def note(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.AnalysisNote]
    ) -> wire.AnalysisFacts:
        """Name a node, comment on it, or make the way to it the main line."""
        return await services.analyses.note(id, person.id, data)

    @post("/{id:str}/cut", status_code=200, responses=CHANGING)
    async def cut(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.AnalysisCut]
    ) -> wire.AnalysisFacts:
        """Remove a move with everything after it."""
        return await services.analyses.cut(id, person.id, data)

    @post("/{id:str}/think", status_code=200, responses=CHANGING)
    async def think(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.AnalysisThought]
    ) -> wire.Thought:
        """Return what the search thinks of the position after a node, with so many iterations in all."""
        return await services.analyses.think(id, person.id, data)

    @post("/{id:str}/branch", responses=CHANGING)
    async def branch(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.AnalysisBranch]
    ) -> wire.GameFacts:
        """Make a game that goes on from a node."""
        new = await services.analyses.branch(id, person.id, person.name, data)
        return await game_facts(services, new, person)
