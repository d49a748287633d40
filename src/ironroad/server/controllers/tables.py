"""Endpoints about tables: lobby, making, joining, starting."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ironroad.server import wire
from ironroad.server.access import check_sees, viewer_of
from ironroad.server.controllers.asking import Asker, Id, TheOffice, ThePerson
from ironroad.server.lobby import List
from ironroad.server.office import Office
from ironroad.server.positions import facts, position
from ironroad.server.rows import PersonRow

Text = Annotated[str, QueryParameter(max_length=80)]
Move = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
SeatWanted = Annotated[int | None, QueryParameter(ge=0, le=99)]


class TablesController(Controller):
    """Tables."""

    path = "/api/games"
    tags = ["tables"]

    @get()
    async def list(
        self,
        office: TheOffice,
        asker: Asker,
        list: FromQuery[List] = "open",
        search: Text = "",
        title: Text = "",
        after: Annotated[str, QueryParameter(max_length=200)] = "",
    ) -> wire.TableList:
        """Return a page of tables; ``after`` is what the page before gave as ``next``."""
        person = None if asker is None else asker.id
        return await office.lobby.page(person, list, search, title, after)

    @post()
    async def make(
        self, office: TheOffice, person: ThePerson, data: JSONBody[wire.NewTable]
    ) -> wire.GameFacts:
        """Make a table; it begins at once if every seat is taken."""
        id = await office.tables.make(person.id, person.name, data)
        return await _game(office, id, person)

    @post("/imports")
    async def bring(
        self, office: TheOffice, person: ThePerson, data: JSONBody[wire.RecordText]
    ) -> wire.GameFacts:
        """Make a table or a study of a record."""
        id = await office.tables.bring(person.id, person.name, data)
        return await _game(office, id, person)

    @get("/{id:str}")
    async def show(
        self,
        office: TheOffice,
        asker: Asker,
        id: Id,
        move: Move = None,
        seat: SeatWanted = None,
        token: Annotated[str, QueryParameter(max_length=64)] = "",
    ) -> wire.GameFacts:
        """Return a game as the asker may know it, now or after an earlier move."""
        return await _game(office, id, asker, move, seat, token)

    @delete("/{id:str}")
    async def delete(self, office: TheOffice, person: ThePerson, id: Id) -> None:
        """Delete a table that has not begun."""
        await office.tables.delete(id, person.id)
        office.forget(id)

    @post("/{id:str}/join", status_code=200)
    async def join(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Join]
    ) -> wire.GameFacts:
        """Sit down."""
        await office.tables.join(id, person.id, person.name, data)
        return await _game(office, id, person)

    @post("/{id:str}/leave", status_code=200)
    async def leave(self, office: TheOffice, person: ThePerson, id: Id) -> None:
        """Stand up before the start."""
        await office.tables.leave(id, person.id)

    @put("/{id:str}/seats/{seat:int}")
    async def set_seat(
        self,
        office: TheOffice,
        person: ThePerson,
        id: Id,
        seat: Annotated[int, PathParameter(ge=0, le=99)],
        data: JSONBody[wire.SeatWish],
    ) -> wire.GameFacts:
        """Change who a seat is for."""
        await office.tables.set_seat(id, person.id, person.name, seat, data)
        return await _game(office, id, person)

    @post("/{id:str}/start", status_code=200)
    async def start(self, office: TheOffice, person: ThePerson, id: Id) -> wire.GameFacts:
        """Begin the game."""
        await office.tables.start(id, person.id)
        return await _game(office, id, person)

    @post("/{id:str}/rematch", status_code=200)
    async def rematch(self, office: TheOffice, person: ThePerson, id: Id) -> wire.GameFacts:
        """Return a table to play again at, the same for all who ask."""
        return await _game(office, await office.tables.rematch(id, person.id, person.name), person)


async def _game(
    office: Office,
    id: str,
    asker: PersonRow | None,
    move: int | None = None,
    seat: int | None = None,
    token: str = "",
) -> wire.GameFacts:
    person = None if asker is None else asker.id
    async with office.hall.look(id) as game:
        if not token or token not in [chair.token for chair in game.seats]:
            check_sees(game, person)
        outdated = None if game.outdated is None else wire.words(game.outdated)
        table = facts(game.row, game.seats, person, outdated)
        if game.table is None:
            return wire.GameFacts(table, None)
        return wire.GameFacts(table, position(game, viewer_of(game, person, seat), move))
