"""Endpoints of a running game."""

import asyncio
from typing import Annotated

from litestar import Controller, MediaType, get, post
from litestar.params import JSONBody, QueryParameter

from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.games import views
from ironroad.server.games.access import check_plays, viewer_of
from ironroad.server.games.game import Game
from ironroad.server.games.previews import objection, preview, previews_task
from ironroad.server.games.rated import check_aid
from ironroad.server.games.records import record_text
from ironroad.server.games.rulesets import rules_of
from ironroad.server.games.stories import course, story
from ironroad.server.http.controllers.titles import edition_data
from ironroad.server.http.dependencies import (
    Asker,
    Id,
    Number,
    SeatWanted,
    ThePerson,
    TheServices,
    visible_game,
)
from ironroad.server.http.statuses import refuses
from ironroad.server.refusals import conflict, forbidden
from ironroad.server.wire import Done

Action = Annotated[str, QueryParameter(min_length=1, max_length=200)]
Step = JSONBody[wire.Step]
CHANGING = refuses(404, 409, 422, 503)
"""What every request to change a game can be answered with."""


class PlayController(Controller):
    """Moves and what goes with them."""

    path = "/api/games/{id:str}"
    tags = ["play"]

    @post("/play", status_code=200, responses=CHANGING)
    async def play(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.Play]
    ) -> Done:
        """Take an action."""
        return await services.moves.play(id, person.id, data)

    @post("/undo", status_code=200, responses=CHANGING)
    async def undo(self, services: TheServices, person: ThePerson, id: Id, data: Step) -> Done:
        """Take back one's last decision."""
        return await services.moves.undo(id, person.id, data)

    @post("/restart", status_code=200, responses=CHANGING)
    async def restart(self, services: TheServices, person: ThePerson, id: Id, data: Step) -> Done:
        """Take back one's whole turn."""
        return await services.moves.restart(id, person.id, data)

    @post("/confirm", status_code=200, responses=CHANGING)
    async def confirm(self, services: TheServices, person: ThePerson, id: Id, data: Step) -> Done:
        """Confirm one's turn."""
        return await services.moves.confirm(id, person.id, data)

    @post("/propose", status_code=200, responses=CHANGING)
    async def propose(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.Proposing]
    ) -> Done:
        """Ask the others to take moves back, to pause or go on, or to replace a seat by a bot."""
        return await services.proposals.propose(id, person.id, data)

    @post("/answer", status_code=200, responses=CHANGING)
    async def answer(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.Answer]
    ) -> Done:
        """Agree to what was proposed, or refuse."""
        return await services.proposals.answer(id, person.id, data)

    @post("/resign", status_code=200, responses=CHANGING)
    async def resign(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.Resignation]
    ) -> Done:
        """Give up one's seat; a bot plays on."""
        return await services.departures.resign(id, person.id, data)

    @post("/timeout", status_code=200, responses=CHANGING)
    async def time_out(self, services: TheServices, person: ThePerson, id: Id, data: Step) -> Done:
        """Let a bot play for a seat whose time is out."""
        return await services.departures.time_out(id, person.id, data)

    @get("/preview", responses=refuses(403, 404, 409, 422))
    async def preview(
        self, services: TheServices, person: ThePerson, id: Id, action: Action
    ) -> wire.Preview:
        """Return what an action would do, as far as the asker can know."""
        async with services.cache.look(id) as game:
            check_aid(game, "preview")
            events = preview(_table_to_decide(game, person.id), action)
            return wire.Preview([wire.words(message) for message in events])

    @get("/previews", responses=refuses(403, 404, 409))
    async def previews(self, services: TheServices, person: ThePerson, id: Id) -> wire.Previews:
        """Return what every action would bring that the asker can take now, as far as the asker can know."""
        async with services.cache.look(id) as game:
            check_aid(game, "preview")
            looking = previews_task(services.shared, game, _table_to_decide(game, person.id))
        return await asyncio.shield(looking)

    @get("/objection", responses=refuses(403, 404, 409, 422))
    async def objection(
        self, services: TheServices, person: ThePerson, id: Id, action: Action
    ) -> wire.Objection:
        """Return why an action cannot be taken now."""
        async with services.cache.look(id) as game:
            check_aid(game, "objection")
            reason = objection(_table_to_decide(game, person.id), action)
            return wire.Objection(None if reason is None else wire.words(reason))

    @get("/log", responses=refuses(404))
    async def log(
        self,
        services: TheServices,
        asker: Asker,
        id: Id,
        since: Number = 0,
        seat: SeatWanted = None,
    ) -> wire.Log:
        """Return what happened from a move on, as the asker may read it."""
        async with visible_game(services, id, asker) as (game, person):
            if game.table is None:
                return wire.Log([])
            viewer = viewer_of(game, person, seat)
            return wire.Log(views.log(game, game.table, viewer, since))

    @get("/effect", responses=refuses(404, 409))
    async def effect(
        self, services: TheServices, asker: Asker, id: Id, move: Number
    ) -> wire.MoveEffect:
        """Return what a move brought, as far as everybody can see it."""
        async with visible_game(services, id, asker) as (game, _):
            if game.table is None or not 0 < move <= game.table.count:
                raise conflict("server-no-move")
            return views.move_effect(game.table, move)

    @get("/story", responses=refuses(404))
    async def story(self, services: TheServices, asker: Asker, id: Id) -> wire.Story:
        """Return what decided a game; nothing is told before its end."""
        async with visible_game(services, id, asker) as (game, _):
            if game.table is None:
                return wire.Story([], [], [])
            key = ("story", game.id, game.version)
            task = services.shared.task(key, story, game.table.clone())
        return await asyncio.shield(task)

    @get("/course", responses=refuses(404))
    async def course(self, services: TheServices, asker: Asker, id: Id) -> wire.Course:
        """Return where one stops when looking back, and where its parts began."""
        async with visible_game(services, id, asker) as (game, _):
            if game.table is None:
                return wire.Course([], [])
            key = ("course", game.id, game.version)
            task = services.shared.task(key, course, game.table.clone())
        return await asyncio.shield(task)

    @get("/edition", responses=refuses(404))
    async def edition(self, services: TheServices, asker: Asker, id: Id) -> wire.EditionData:
        """Return everything printed in the edition that a game is played with."""
        async with visible_game(services, id, asker) as (game, _):
            rules = rules_of(game.row, game.own)
            return edition_data(rules.edition, REGISTRY.title(game.row.title).layout(rules))

    @get("/record", media_type=MediaType.TEXT, responses=refuses(404, 409))
    async def record(
        self, services: TheServices, asker: Asker, id: Id, seat: SeatWanted = None
    ) -> str:
        """Return the record; before the end without what the asker may not know."""
        async with visible_game(services, id, asker) as (game, person):
            return await record_text(services.store, game, viewer_of(game, person, seat))


def _table_to_decide(game: Game, person: str) -> Table:
    """Return the table of a game in which the asker is to decide; refuse everybody else."""
    own = check_plays(game, person)
    if game.table is None or game.table.seat not in own:
        raise forbidden("server-not-your-turn")
    return game.table
