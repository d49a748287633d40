"""Endpoints of a running game."""

from typing import Annotated

from litestar import Controller, MediaType, get, post, put
from litestar.params import JSONBody, QueryParameter

from ironroad.games import REGISTRY
from ironroad.server import positions, wire
from ironroad.server.access import check_plays, check_sees, viewer_of
from ironroad.server.controllers.asking import Asker, Id, TheOffice, ThePerson
from ironroad.server.controllers.titles import edition_data
from ironroad.server.previews import objection, preview
from ironroad.server.problems import conflict, forbidden
from ironroad.server.rulebook import rules_of

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
SeatWanted = Annotated[int | None, QueryParameter(ge=0, le=99)]


class PlayController(Controller):
    """Moves and what goes with them."""

    path = "/api/games/{id:str}"
    tags = ["play"]

    @post("/play", status_code=200)
    async def play(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Play]
    ) -> wire.Done:
        """Take an action."""
        return await office.desk.play(id, person.id, data)

    @post("/undo", status_code=200)
    async def undo(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Step]
    ) -> wire.Done:
        """Take back one's last decision."""
        return await office.desk.undo(id, person.id, data)

    @post("/restart", status_code=200)
    async def restart(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Step]
    ) -> wire.Done:
        """Take back one's whole turn."""
        return await office.desk.restart(id, person.id, data)

    @post("/confirm", status_code=200)
    async def confirm(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Step]
    ) -> wire.Done:
        """Let one's turn count."""
        return await office.desk.confirm(id, person.id, data)

    @post("/propose", status_code=200)
    async def propose(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Proposing]
    ) -> wire.Done:
        """Ask the others to take moves back, to pause or go on, or to replace a seat by a bot."""
        return await office.desk.propose(id, person.id, data)

    @post("/answer", status_code=200)
    async def answer(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Answer]
    ) -> wire.Done:
        """Agree to what was proposed, or refuse."""
        return await office.desk.answer(id, person.id, data)

    @post("/resign", status_code=200)
    async def resign(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Resignation]
    ) -> wire.Done:
        """Give up one's seat; a bot plays on."""
        return await office.desk.resign(id, person.id, data)

    @post("/timeout", status_code=200)
    async def time_out(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Step]
    ) -> wire.Done:
        """Let a bot play for a seat whose time is out."""
        return await office.desk.time_out(id, person.id, data)

    @get("/preview")
    async def preview(
        self,
        office: TheOffice,
        person: ThePerson,
        id: Id,
        action: Annotated[str, QueryParameter(min_length=1, max_length=200)],
    ) -> wire.Preview:
        """Return what an action would do, as far as the asker can know."""
        async with office.hall.look(id) as game:
            own = check_plays(game, person.id)
            if game.table is None or game.table.seat not in own:
                raise forbidden("server-not-your-turn")
            return wire.Preview([wire.words(m) for m in preview(game.table, action)])

    @get("/objection")
    async def objection(
        self,
        office: TheOffice,
        person: ThePerson,
        id: Id,
        action: Annotated[str, QueryParameter(min_length=1, max_length=200)],
    ) -> wire.Objection:
        """Return why an action cannot be taken now."""
        async with office.hall.look(id) as game:
            own = check_plays(game, person.id)
            if game.table is None or game.table.seat not in own:
                raise forbidden("server-not-your-turn")
            reason = objection(game.table, action)
            return wire.Objection(None if reason is None else wire.words(reason))

    @get("/log")
    async def log(
        self,
        office: TheOffice,
        asker: Asker,
        id: Id,
        since: Number = 0,
        seat: SeatWanted = None,
    ) -> wire.Log:
        """Return what happened from a move on, as the asker may read it."""
        person = None if asker is None else asker.id
        async with office.hall.look(id) as game:
            check_sees(game, person)
            if game.table is None:
                return wire.Log([])
            viewer = viewer_of(game, person, seat)
            return wire.Log(positions.log(game.table, viewer, since))

    @get("/edition")
    async def edition(self, office: TheOffice, asker: Asker, id: Id) -> wire.EditionData:
        """Return everything printed in the edition that a game is played with."""
        async with office.hall.look(id) as game:
            check_sees(game, None if asker is None else asker.id)
            rules = rules_of(game.row)
            return edition_data(rules.edition, REGISTRY.title(game.row.title).layout(rules))

    @get("/record", media_type=MediaType.TEXT)
    async def record(self, office: TheOffice, asker: Asker, id: Id, seat: SeatWanted = None) -> str:
        """Return the record; before the end without what the asker may not know."""
        person = None if asker is None else asker.id
        async with office.hall.look(id) as game:
            check_sees(game, person)
            if game.table is None:
                raise conflict("server-not-running")
            if game.outdated is not None and game.row.status != "running":
                return await office.stored_record(game)
            return game.table.seen_record(viewer_of(game, person, seat))


class TalkController(Controller):
    """What people say and write down."""

    path = "/api/games/{id:str}"
    tags = ["talk"]

    @get("/chat")
    async def chat(self, office: TheOffice, asker: Asker, id: Id, after: Number = 0) -> wire.Chat:
        """Return what was said."""
        return await office.talk.chat(id, None if asker is None else asker.id, after)

    @post("/chat")
    async def say(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Saying]
    ) -> int:
        """Say something; return its number."""
        return await office.talk.say(id, person, data)

    @get("/notes")
    async def notes(self, office: TheOffice, person: ThePerson, id: Id) -> wire.Note:
        """Return the asker's note on a game."""
        return wire.Note(text=await office.talk.note(id, person.id))

    @put("/notes")
    async def write_notes(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.Note]
    ) -> None:
        """Keep a note that nobody else reads."""
        await office.talk.write_note(id, person.id, data.text)

    @get("/orders")
    async def orders(
        self, office: TheOffice, person: ThePerson, id: Id, seat: SeatWanted = None
    ) -> wire.KeptOrders:
        """Return the standing orders of a seat of one's own."""
        return await office.orders.read(id, person.id, seat)

    @put("/orders")
    async def give_orders(
        self,
        office: TheOffice,
        person: ThePerson,
        id: Id,
        data: JSONBody[wire.Orders],
        seat: SeatWanted = None,
    ) -> wire.KeptOrders:
        """Replace the standing orders of a seat of one's own."""
        await office.orders.give(id, person.id, seat, data)
        office.bus.tell(dropped=[id])
        office.driver.consider(await office.hall.get(id))
        return await office.orders.read(id, person.id, seat)

    @get("/notices")
    async def notices(self, office: TheOffice, person: ThePerson, id: Id) -> wire.NoticeChoice:
        """Return how the asker is told of their turn."""
        return await office.talk.choice(id, person.id)

    @put("/notices")
    async def choose_notices(
        self, office: TheOffice, person: ThePerson, id: Id, data: JSONBody[wire.NoticeChoice]
    ) -> wire.NoticeChoice:
        """Choose how to be told of one's turn in this game."""
        await office.talk.choose(id, person.id, data)
        return data
