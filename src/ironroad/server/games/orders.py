"""Standing orders: moves that a player wants made without being asked, checked when they come due."""

from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.server import wire
from ironroad.server.games.access import check_plays
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.refusals import bad_request, forbidden
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import encode
from ironroad.server.storage.schema import ORDERS


class OrderBook:
    """Stores the orders of each seat; nobody but their owner reads them."""

    def __init__(self, database: Database, cache: GameCache, given: Callable[[Game], None]) -> None:
        self._database = database
        self._cache = cache
        self._given = given
        """Called after new orders are stored: they may be due at once."""

    async def read(self, id: str, person: str, seat: int | None) -> wire.KeptOrders:
        """Return the orders of a seat of the asker."""
        async with self._cache.look(id) as game:
            own = _own_seat(game, person, seat)
            return game.orders.get(own, wire.KeptOrders([]))

    async def give(
        self, id: str, person: str, seat: int | None, orders: wire.Orders
    ) -> wire.KeptOrders:
        """Replace the orders of a seat of the asker; return them as they are stored."""
        async with self._cache.hold(id) as game:
            own = _own_seat(game, person, seat)
            assert game.table is not None
            for order in orders.orders:
                for text in (*order.actions, *order.offered):
                    game.table.rules.catalogue.parse(text)
                if order.until_move is None and order.times is None and not order.until_events:
                    raise bad_request("server-order-without-end")
            made = game.table.count
            kept = wire.KeptOrders([wire.KeptOrder(order, made) for order in orders.orders])
            await self.keep(game, own, person, kept)
        self._given(game)
        return await self.read(id, person, seat)

    async def keep(self, game: Game, seat: int, person: str, kept: wire.KeptOrders) -> None:
        """Store the orders of a seat."""
        game.orders[seat] = kept
        where = (ORDERS.c.game == game.id, ORDERS.c.seat == seat)
        async with self._database.write() as connection:
            await connection.execute(sa.delete(ORDERS).where(*where))
            values = {"game": game.id, "seat": seat, "person": person, "orders": encode(kept)}
            await connection.execute(ORDERS.insert(), values)


def _own_seat(game: Game, person: str, seat: int | None) -> int:
    own = check_plays(game, person)
    if seat is None:
        return own[0]
    if seat not in own:
        raise forbidden("server-not-this-seat")
    return seat


def due(table: Table, seat: int, kept: wire.KeptOrders) -> tuple[str | None, wire.KeptOrders]:
    """Return the action to take now, if an order gives one, and the orders as they stand after it."""
    orders = list(kept.orders)
    options = table.options()
    prompt = table.prompt
    for number, each in enumerate(orders):
        if each.ended is not None:
            continue
        end = _end(table, seat, each)
        if end is not None:
            orders[number] = msgspec.structs.replace(each, ended=wire.words(end))
            continue
        order = each.order
        if order.question is not None and (prompt is None or prompt.id != order.question):
            continue
        if not all([text in options for text in order.offered]):
            continue
        action = next((text for text in order.actions if text in options), None)
        if action is None:
            if order.question is not None:
                ended = wire.words(Message("server-order-impossible"))
                orders[number] = msgspec.structs.replace(each, ended=ended)
            continue
        orders[number] = msgspec.structs.replace(each, used=each.used + 1)
        return action, wire.KeptOrders(orders)
    return None, wire.KeptOrders(orders)


def _end(table: Table, seat: int, each: wire.KeptOrder) -> Message | None:
    order = each.order
    if order.times is not None and each.used >= order.times:
        return Message("server-order-used-up")
    if order.until_move is not None and table.count > order.until_move:
        return Message("server-order-move-reached", move=order.until_move)
    for _, message in table.log(seat, each.made + 1) if order.until_events else ():
        if message.id in order.until_events:
            return Message("server-order-event-seen", event=message)
    return None
