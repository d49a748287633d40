"""The socket: one for each client, following any number of games."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar.types import Receive, Send

from ironroad.core.message import Message
from ironroad.server import wire
from ironroad.server.access import check_sees
from ironroad.server.office import Office
from ironroad.server.problems import Answered, Refusal, not_signed_in
from ironroad.server.replies import preferred_language, problem, status_and_message
from ironroad.server.rows import PersonRow
from ironroad.server.session import Session
from ironroad.server.sessions import COOKIE

PATH = "/api/socket"
NOT_WANTED = 1008
LAST_WORDS = 1.0
"""So long a client may take to read what was sent before the end."""
LOG = logging.getLogger(__name__)
_DECODER = msgspec.json.Decoder(wire.FromClient)


async def follow(office: Office, scope: Any, receive: Receive, send: Send) -> None:
    """Follow games and play; without a cookie only watching is possible.

    An ASGI application of its own: every move is several messages, and each layer in between would cost its time.
    """
    await receive()  # The wish to connect.
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    person = await _asking(office, headers.get(b"cookie", ""))
    if person is not None and office.hub.count_of(person.id) >= _most(office):
        await _close(send)
        return
    accepting: Any = {"type": "websocket.accept", "headers": []}
    await send(accepting)
    language = preferred_language(headers.get(b"accept-language", ""))
    session = Session(person, language if person is None else person.language, send)
    office.hub.enter(session)
    receiving = asyncio.create_task(_receive(office, session, receive))
    receiving.add_done_callback(lambda _: session.close())
    try:
        session.send_struct(wire.Hello(session.person_id, office.settings.heartbeat_seconds))
        await session.closing.wait()
    finally:
        for id in office.hub.leave(session):
            office.came_or_went(id)
        await _end(session, send, receiving)


async def _asking(office: Office, cookies: str) -> PersonRow | None:
    pairs = [pair.strip().partition("=") for pair in cookies.split(";")]
    found = {name: value for name, _, value in pairs}
    return await office.people.asking(found.get(COOKIE))


async def _close(send: Send) -> None:
    closing: Any = {"type": "websocket.close", "code": NOT_WANTED, "reason": ""}
    await send(closing)


def _most(office: Office) -> int:
    return office.settings.limits.sockets_per_person


async def _end(session: Session, send: Send, receiving: asyncio.Task[None]) -> None:
    await session.end(LAST_WORDS)
    receiving.cancel()
    await asyncio.gather(receiving, return_exceptions=True)
    try:
        await _close(send)
    except (RuntimeError, OSError):
        return  # The client was faster.


async def _receive(office: Office, session: Session, receive: Receive) -> None:
    limits = office.settings.limits
    left = float(limits.messages_burst)
    while True:
        message: Any = await receive()
        if message["type"] != "websocket.receive":
            return
        text: str = message.get("text") or ""
        now, before = time.monotonic(), session.heard
        session.heard = now
        left = min(limits.messages_burst, left + (now - before) * limits.messages_per_second) - 1
        if left < 0 or len(text) > limits.socket_bytes:
            session.send_struct(problem(Message("server-too-fast"), session.language))
            return
        await _handle(office, session, text)


async def _handle(office: Office, session: Session, text: str) -> None:
    key: str | None = None
    try:
        message = _DECODER.decode(text)
        key = getattr(message, "key", None)
        await _answer(office, session, message)
    except Answered as answered:
        session.send_struct(answered.done)
    except msgspec.MsgspecError:
        session.send_struct(problem(Message("server-bad-request"), session.language))
    except Exception as error:
        status, words = status_and_message(error)
        if status >= 500 and not isinstance(error, Refusal):
            LOG.error("a socket message failed", exc_info=error)
        version = getattr(error, "version", None)
        session.send_struct(problem(words, session.language, version, key))


async def _answer(office: Office, session: Session, message: wire.FromClient) -> None:
    match message:
        case wire.SocketPlay():
            if session.person is None:
                raise not_signed_in()
            done = await office.desk.play(message.game, session.person.id, message)
            session.send_struct(done)
        case wire.Watch():
            await _watch(office, session, message)
        case wire.Unwatch():
            office.hub.unwatch(session, message.game)
            office.came_or_went(message.game)
        case wire.SocketSay():
            if session.person is None:
                raise not_signed_in()
            await office.talk.say(message.game, session.person, message)
        case wire.Ping():
            session.send_struct(wire.Pong(message.at))


async def _watch(office: Office, session: Session, message: wire.Watch) -> None:
    if len(session.watched) >= office.settings.limits.watches_per_socket:
        if message.game not in session.watched:
            raise Refusal(429, "server-too-many-watched")
    async with office.hall.look(message.game) as game:
        check_sees(game, session.person_id)
        office.hub.watch(session, game, message.seat)
        office.came_or_went(message.game)
