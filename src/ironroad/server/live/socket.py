"""The socket endpoint: one socket for each client, for any number of games."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar.types import Receive, Send

from ironroad.core.message import Message
from ironroad.server import wire
from ironroad.server.accounts.cookies import COOKIE
from ironroad.server.accounts.people import People
from ironroad.server.games.access import check_sees
from ironroad.server.games.cache import GameCache
from ironroad.server.games.moves import Moves
from ironroad.server.live.chat import Chat
from ironroad.server.live.connection import Connection
from ironroad.server.live.connections import Connections
from ironroad.server.live.presence import Presence
from ironroad.server.refusals import (
    Answered,
    Refusal,
    bad_request,
    not_signed_in,
    preferred_language,
    problem,
    status_and_message,
)
from ironroad.server.settings import Settings
from ironroad.server.storage.rows import PersonRow
from ironroad.server.wire.bounds import is_moderate

PATH = "/api/socket"
POLICY_VIOLATION = 1008
LINGER_SECONDS = 1.0
"""Seconds for which a closing socket waits for the client to read what was sent."""
LOG = logging.getLogger(__name__)
_DECODER = msgspec.json.Decoder(wire.FromClient)


class SocketEndpoint:
    """Accepts sockets and handles their messages; without a cookie only watching is possible.

    An ASGI application beside the framework: a move is several messages, and each layer in between would cost time.
    """

    def __init__(
        self,
        settings: Settings,
        people: People,
        cache: GameCache,
        moves: Moves,
        connections: Connections,
        presence: Presence,
        chat: Chat,
    ) -> None:
        self._settings = settings
        self._people = people
        self._cache = cache
        self._moves = moves
        self._connections = connections
        self._presence = presence
        self._chat = chat

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Serve one socket until it is closed."""
        await receive()  # The request to connect.
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        person = await self._asker(headers.get(b"cookie", ""))
        most = self._settings.limits.sockets_per_person
        if person is not None and self._connections.count_of(person.id) >= most:
            await _close(send)
            return
        accepting: Any = {"type": "websocket.accept", "headers": []}
        await send(accepting)
        language = preferred_language(headers.get(b"accept-language", ""))
        connection = Connection(person, language if person is None else person.language, send)
        self._connections.add(connection)
        receiving = asyncio.create_task(self._receive(connection, receive))
        receiving.add_done_callback(lambda _: connection.close())
        try:
            heartbeat = self._settings.heartbeat_seconds
            connection.send_struct(wire.Hello(connection.person_id, heartbeat))
            await connection.closing.wait()
        finally:
            for id in self._connections.remove(connection):
                self._presence.changed(id)
            await _end(connection, send, receiving)

    async def _asker(self, cookies: str) -> PersonRow | None:
        pairs = [pair.strip().partition("=") for pair in cookies.split(";")]
        found = {name: value for name, _, value in pairs}
        return await self._people.asking(found.get(COOKIE))

    async def _receive(self, connection: Connection, receive: Receive) -> None:
        limits = self._settings.limits
        left = float(limits.messages_burst)
        while True:
            message: Any = await receive()
            if message["type"] != "websocket.receive":
                return
            text: str = message.get("text") or ""
            now, before = time.monotonic(), connection.heard
            connection.heard = now
            earned = (now - before) * limits.messages_per_second
            left = min(limits.messages_burst, left + earned) - 1
            if left < 0 or len(text) > limits.socket_bytes:
                connection.send_struct(problem(Message("server-too-fast"), connection.language))
                return
            await self._handle(connection, text)

    async def _handle(self, connection: Connection, text: str) -> None:
        key: str | None = None
        try:
            if not is_moderate(text.encode()):
                raise bad_request("server-too-deep")
            message = _DECODER.decode(text)
            key = getattr(message, "key", None)
            await self._answer(connection, message)
        except Answered as answered:
            connection.send_struct(answered.done)
        except msgspec.MsgspecError:
            connection.send_struct(problem(Message("server-bad-request"), connection.language))
        except Exception as error:
            status, words = status_and_message(error)
            if status >= 500 and not isinstance(error, Refusal):
                LOG.error("a socket message failed", exc_info=error)
            version = getattr(error, "version", None)
            connection.send_struct(problem(words, connection.language, version, key))

    async def _answer(self, connection: Connection, message: wire.FromClient) -> None:
        match message:
            case wire.SocketPlay():
                person = _signed_in(connection)
                connection.send_struct(await self._moves.play(message.game, person.id, message))
            case wire.Watch():
                await self._watch(connection, message)
            case wire.Unwatch():
                self._connections.unwatch(connection, message.game)
                self._presence.changed(message.game)
            case wire.SocketSay():
                await self._chat.say(message.game, _signed_in(connection), message)
            case wire.Ping():
                connection.send_struct(wire.Pong(message.at))

    async def _watch(self, connection: Connection, message: wire.Watch) -> None:
        if len(connection.watched) >= self._settings.limits.watches_per_socket:
            if message.game not in connection.watched:
                raise Refusal(429, "server-too-many-watched")
        async with self._cache.look(message.game) as game:
            check_sees(game, connection.person_id)
            self._connections.watch(connection, game, message.seat)
            self._presence.changed(message.game)


def _signed_in(connection: Connection) -> PersonRow:
    if connection.person is None:
        raise not_signed_in()
    return connection.person


async def _close(send: Send) -> None:
    closing: Any = {"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""}
    await send(closing)


async def _end(connection: Connection, send: Send, receiving: asyncio.Task[None]) -> None:
    await connection.end(LINGER_SECONDS)
    receiving.cancel()
    await asyncio.gather(receiving, return_exceptions=True)
    try:
        await _close(send)
    except (RuntimeError, OSError):
        return  # The client was faster.
