"""Endpoints of reviews of finished games."""

import asyncio
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from ironroad.server import wire
from ironroad.server.http.dependencies import Asker, Id, ThePerson, TheServices, visible_game
from ironroad.server.http.statuses import refuses
from ironroad.server.reviews.desk import finished_table
from ironroad.server.reviews.lines import line_position

Strength = Annotated[wire.ReviewStrength, QueryParameter()]


class ReviewController(Controller):
    """Reviews, for everybody who may see the game."""

    path = "/api/games/{id:str}/review"
    tags = ["reviews"]

    @get("/", responses=refuses(403, 404, 409))
    async def find(
        self, services: TheServices, asker: Asker, id: Id, strength: Strength = "quick"
    ) -> wire.ReviewFacts:
        """Return how far a review is, and the review when it is done."""
        async with visible_game(services, id, asker) as (game, person):
            return await services.reviews.find(game, person, strength)

    @post("/", status_code=200, responses=refuses(404, 409))
    async def ask(
        self,
        services: TheServices,
        person: ThePerson,
        id: Id,
        data: JSONBody[wire.ReviewWish],
    ) -> wire.ReviewFacts:
        """Ask for a review, or let one go on that was stopped; whoever asks for the same gets the same."""
        async with visible_game(services, id, person) as (game, _):
            await services.reviews.ask(game, person.id, data.strength)
            return await services.reviews.find(game, person.id, data.strength)

    @post("/line", status_code=200, responses=refuses(404, 409, 422))
    async def line(
        self, services: TheServices, asker: Asker, id: Id, data: JSONBody[wire.LineWish]
    ) -> wire.LinePosition:
        """Return a position of a finished game, or one that might have followed."""
        async with visible_game(services, id, asker) as (game, _):
            table = finished_table(game)
            key = ("line", game.id, data.move, *data.actions)
            task = services.shared.task(key, line_position, table.clone(), data)
        return await asyncio.shield(task)

    @post("/stop", status_code=200, responses=refuses(403, 404, 409))
    async def stop(
        self,
        services: TheServices,
        person: ThePerson,
        id: Id,
        data: JSONBody[wire.ReviewWish],
    ) -> wire.ReviewFacts:
        """Stop a review that one asked for; what was found is kept."""
        async with visible_game(services, id, person) as (game, _):
            await services.reviews.stop_review(game, person.id, data.strength)
            return await services.reviews.find(game, person.id, data.strength)
