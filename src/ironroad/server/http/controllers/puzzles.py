"""Endpoints of puzzles."""

import asyncio
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from ironroad.server import wire
from ironroad.server.http.controllers.titles import edition_data
from ironroad.server.http.dependencies import Asker, Id, ThePerson, TheServices, id_of
from ironroad.server.http.statuses import refuses
from ironroad.server.puzzles import shown

Steps = Annotated[int, QueryParameter(ge=0, le=40)]


class PuzzleController(Controller):
    """Puzzles, for everybody; what one did with them is kept for whoever has come in."""

    path = "/api/puzzles"
    tags = ["puzzles"]

    @get("/")
    async def list(self, services: TheServices, asker: Asker) -> wire.PuzzleList:
        """Return all puzzles, those of the day, and what the asker did with them."""
        return await services.puzzles.list(id_of(asker))

    @get("/{id:str}", responses=refuses(404))
    async def position(self, services: TheServices, id: Id) -> wire.PuzzlePosition:
        """Return a puzzle as the seat that decides sees it, without its solution."""
        puzzle = shown.find(id)
        return await asyncio.shield(services.shared.task(("puzzle", id), shown.position, puzzle))

    @get("/{id:str}/previews", responses=refuses(404))
    async def previews(self, services: TheServices, id: Id) -> wire.Previews:
        """Return what every option would bring, as far as the seat can know."""
        puzzle = shown.find(id)
        return await asyncio.shield(
            services.shared.task(("puzzle previews", id), shown.previews, puzzle)
        )

    @get("/{id:str}/edition", responses=refuses(404), sync_to_thread=False)
    def edition(self, id: Id) -> wire.EditionData:
        """Return everything printed in the edition that a puzzle is played with."""
        puzzle = shown.find(id)
        table = shown.table_of(puzzle.title, puzzle.id)
        return edition_data(table.rules.edition, table.title.layout(table.rules))

    @post("/{id:str}/answer", status_code=200, responses=refuses(404, 422))
    async def answer(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.PuzzleTry]
    ) -> wire.PuzzleAnswer:
        """Tell whether an option is the solution."""
        return await services.puzzles.answer(shown.find(id), person.id, data.action)

    @post("/{id:str}/solution", status_code=200, responses=refuses(404))
    async def solution(
        self, services: TheServices, person: ThePerson, id: Id
    ) -> wire.PuzzleSolution:
        """Show the solution; a puzzle that was not solved counts as shown."""
        return await services.puzzles.show(shown.find(id), person.id)

    @get("/{id:str}/line", responses=refuses(403, 404))
    async def line(
        self, services: TheServices, person: ThePerson, id: Id, steps: Steps = 1
    ) -> wire.LinePosition:
        """Return the position after the solution and what is expected to follow; only for who knows it."""
        puzzle = shown.find(id)
        await services.puzzles.check_open(puzzle, person.id)
        key = ("puzzle line", id, steps)
        return await asyncio.shield(services.shared.task(key, shown.line_position, puzzle, steps))
