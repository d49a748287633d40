"""Standing orders: moves that a player wants made without being asked, checked when they come due."""

from collections.abc import Callable, Sequence

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
            return _in_words(game, game.orders.get(own, wire.KeptOrders([])))

    async def give(
        self, id: str, person: str, seat: int | None, orders: wire.Orders
    ) -> wire.KeptOrders:
        """Replace the orders of a seat of the asker; return them as they are stored."""
        async with self._cache.hold(id) as game:
            own = _own_seat(game, person, seat)
            assert game.table is not None
            for order in orders.orders:
                for text in _named(order):
                    game.table.rules.catalogue.parse(text)
                if not order.actions and order.up_to is None:
                    raise bad_request("server-order-without-action")
                if order.up_to is not None and _number(order.up_to) is None:
                    raise bad_request("server-order-without-number", action=order.up_to)
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
        if any([text in options for text in order.unless]):
            continue
        action = _chosen(order, options)
        if action is None:
            why = _hindrance(table, order, options)
            if why is not None:
                orders[number] = msgspec.structs.replace(each, ended=wire.words(why))
            continue
        used = msgspec.structs.replace(each, used=each.used + 1)
        if _is_used_up(used):
            used = msgspec.structs.replace(used, ended=wire.words(Message("server-order-used-up")))
        orders[number] = used
        return action, wire.KeptOrders(orders)
    return None, wire.KeptOrders(orders)


def _named(order: wire.Order) -> list[str]:
    """Return all actions that an order names."""
    limit = [] if order.up_to is None else [order.up_to]
    return [*limit, *order.actions, *order.offered, *order.unless]


def _in_words(game: Game, kept: wire.KeptOrders) -> wire.KeptOrders:
    assert game.table is not None
    texts = {text for each in kept.orders for text in _named(each.order)}
    words = {text: wire.words(game.table.in_words(text)) for text in sorted(texts)}
    return msgspec.structs.replace(kept, words=words)


def _number(text: str) -> tuple[str, int] | None:
    """Return an action without its number, and the number; ``None`` if it does not end with one."""
    stem, _, number = text.rpartition(" ")
    return (stem, int(number)) if number.isdecimal() else None


def _rungs(order: wire.Order, options: Sequence[str]) -> list[tuple[int, str]]:
    """Return the legal actions that differ from the limit of an order in their number alone, the lowest first."""
    limit = None if order.up_to is None else _number(order.up_to)
    if limit is None:
        return []
    found = [(_number(text), text) for text in options]
    return sorted([(n[1], text) for n, text in found if n is not None and n[0] == limit[0]])


def _chosen(order: wire.Order, options: Sequence[str]) -> str | None:
    """Return the action that an order takes of the legal ones."""
    if order.up_to is not None:
        limit = _number(order.up_to)
        rungs = _rungs(order, options)
        if limit is not None and rungs and rungs[0][0] <= limit[1]:
            return rungs[0][1]
    return next((text for text in order.actions if text in options), None)


def _hindrance(table: Table, order: wire.Order, options: Sequence[str]) -> Message | None:
    """Return why an order that names nothing legal can be followed no more; ``None`` if it just waits."""
    if order.up_to is not None and _rungs(order, options):
        return Message("server-order-limit", action=table.in_words(order.up_to))
    return None if order.question is None else Message("server-order-impossible")


def _is_used_up(each: wire.KeptOrder) -> bool:
    return each.order.times is not None and each.used >= each.order.times


def _end(table: Table, seat: int, each: wire.KeptOrder) -> Message | None:
    order = each.order
    if _is_used_up(each):
        return Message("server-order-used-up")
    if order.until_move is not None and table.count > order.until_move:
        return Message("server-order-move-reached", move=order.until_move)
    for _, message in table.log(seat, each.made + 1) if order.until_events else ():
        if message.id in order.until_events:
            return Message("server-order-event-seen", event=message)
    return None
