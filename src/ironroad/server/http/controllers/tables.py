"""Endpoints of tables: lists, making, joining, starting."""

from typing import Annotated

from litestar import Controller, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ironroad.server import wire
from ironroad.server.games.access import viewer_of
from ironroad.server.games.invitations import check_comes
from ironroad.server.games.lists import List
from ironroad.server.games.views import facts, position
from ironroad.server.http.dependencies import (
    Asker,
    Id,
    Move,
    SeatWanted,
    ThePerson,
    TheServices,
    id_of,
)
from ironroad.server.http.statuses import DONE, refuses
from ironroad.server.services import Services
from ironroad.server.storage.rows import PersonRow

CHANGING = refuses(404, 409, 422, 503)
"""What every request to change a table can be answered with."""
Text = Annotated[str, QueryParameter(max_length=80)]


class TablesController(Controller):
    """Tables."""

    path = "/api/games"
    tags = ["tables"]

    @get(responses=refuses(401))
    async def list(
        self,
        services: TheServices,
        asker: Asker,
        list: FromQuery[List] = "open",
        search: Text = "",
        title: Text = "",
        seated: Text = "",
        after: Annotated[str, QueryParameter(max_length=200)] = "",
    ) -> wire.TableList:
        """Return a page of tables; ``after`` is what the page before gave as ``next``, ``seated`` the id of a player."""
        person = id_of(asker)
        return await services.lists.page(person, list, search, title, after, seated)

    @post(responses=refuses(404, 422, 503))
    async def make(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.NewTable]
    ) -> wire.GameFacts:
        """Make a table; it begins at once if every seat is taken."""
        id = await services.tables.make(person.id, person.name, data)
        return await game_facts(services, id, person)

    @post("/imports", responses=refuses(404, 422, 503))
    async def bring(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.RecordText]
    ) -> wire.GameFacts:
        """Make a table or a study of a record."""
        id = await services.imports.bring(person.id, person.name, data)
        return await game_facts(services, id, person)

    @post("/lessons", responses=refuses(404, 422, 503))
    async def learn(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.Learning]
    ) -> wire.GameFacts:
        """Begin the lesson of a title: a game on one seat, in which the others play as the lesson says."""
        id = await services.imports.learn(person.id, person.name, data)
        return await game_facts(services, id, person)

    @get("/{id:str}", responses=refuses(404, 410, 422))
    async def show(
        self,
        services: TheServices,
        asker: Asker,
        id: Id,
        move: Move = None,
        seat: SeatWanted = None,
        token: Annotated[str, QueryParameter(max_length=64)] = "",
    ) -> wire.GameFacts:
        """Return a game as the asker may know it, now or after an earlier move."""
        return await game_facts(services, id, asker, move, seat, token)

    @patch("/{id:str}", responses=refuses(404, 409, 422, 503))
    async def change(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.TableChange]
    ) -> wire.GameFacts:
        """Change what is played at a table that has not begun, and how."""
        await services.tables.change(id, person.id, data)
        return await game_facts(services, id, person)

    @delete("/{id:str}", responses=refuses(404, 409, 503))
    async def delete(self, services: TheServices, person: ThePerson, id: Id) -> None:
        """Delete a table that has not begun."""
        await services.delete_table(id, person.id)

    @post("/{id:str}/join", status_code=200, responses=CHANGING | refuses(410))
    async def join(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.Join]
    ) -> wire.GameFacts:
        """Sit down."""
        await services.tables.join(id, person.id, person.name, data)
        return await game_facts(services, id, person)

    @post("/{id:str}/leave", status_code=200, responses=CHANGING | DONE)
    async def leave(self, services: TheServices, person: ThePerson, id: Id) -> None:
        """Stand up before the start."""
        await services.tables.leave(id, person.id)

    @put("/{id:str}/seats/{seat:int}", responses=CHANGING)
    async def set_seat(
        self,
        services: TheServices,
        person: ThePerson,
        id: Id,
        seat: Annotated[int, PathParameter(ge=0, le=99)],
        data: JSONBody[wire.SeatChange],
    ) -> wire.GameFacts:
        """Change who a seat is for."""
        await services.tables.set_seat(id, person.id, person.name, seat, data)
        return await game_facts(services, id, person)

    @post("/{id:str}/start", status_code=200, responses=CHANGING)
    async def start(self, services: TheServices, person: ThePerson, id: Id) -> wire.GameFacts:
        """Begin the game."""
        await services.tables.start(id, person.id)
        return await game_facts(services, id, person)

    @post("/{id:str}/close", status_code=204, responses=CHANGING)
    async def close(self, services: TheServices, person: ThePerson, id: Id) -> None:
        """End a running game without a result; only the maker of the table may, and never a rated one."""
        await services.tables.close(id, person.id)

    @post("/{id:str}/branch", responses=refuses(404, 409, 422, 503))
    async def branch(
        self, services: TheServices, person: ThePerson, id: Id, data: JSONBody[wire.Branch]
    ) -> wire.GameFacts:
        """Make a game that goes on from a position of this one."""
        new = await services.imports.branch(id, person.id, person.name, data)
        return await game_facts(services, new, person)

    @post("/{id:str}/rematch", status_code=200, responses=CHANGING)
    async def rematch(self, services: TheServices, person: ThePerson, id: Id) -> wire.GameFacts:
        """Return a table to play again at, the same for all who ask."""
        return await game_facts(services, await services.tables.rematch(id, person.id), person)


async def game_facts(
    services: Services,
    id: str,
    asker: PersonRow | None,
    move: int | None = None,
    seat: int | None = None,
    token: str = "",
) -> wire.GameFacts:
    """Return a table and its position as the asker may know them."""
    person = id_of(asker)
    async with services.cache.look(id) as game:
        kept = check_comes(game, person, token)
        outdated = None if game.outdated is None else wire.words(game.outdated)
        table = facts(game.row, game.seats, person, outdated, kept)
        if game.table is None:
            return wire.GameFacts(table, None)
        return wire.GameFacts(table, position(game, viewer_of(game, person, seat), move))
