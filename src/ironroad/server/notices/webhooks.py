"""Sends notices to webhooks."""

import asyncio
import re
import ssl
from typing import Any

import httpx
import msgspec

from ironroad.server.notices.targets import Resolve, check_public, look_up, webhook_url
from ironroad.server.notices.threads import BlockingCalls
from ironroad.server.notices.undelivered import Undelivered

CONNECT_SECONDS = 3.0
"""Time for each address of a name; then the next one is tried."""
MOST_ADDRESSES = 3
MOST_WAIT = 3_600.0
"""The most seconds that a receiver can make a notice wait (``Retry-After``)."""
LATER = frozenset((408, 425, 429))
"""Refusals that another try can overcome, besides those from 500 on."""
BREAK = "\u200b"
"""A blank without width."""
_CALLS = re.compile(r"[@<\[]|:(?=//)")


def harmless(name: str) -> str:
    """Return a name that people chose so that no chat reads a mention of everybody or a link in it."""
    return _CALLS.sub(lambda found: found.group() + BREAK, name)


def shaped(shape: str | None, text: str) -> dict[str, Any]:
    """Return the JSON body that a service expects; nobody is mentioned by it."""
    if shape == "slack":
        escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": escaped}
    if shape == "matrix":
        return {"msgtype": "m.text", "body": text, "m.mentions": {}}
    return {"content": text, "allowed_mentions": {"parse": []}}


class Webhooks:
    """Posts JSON to addresses that people gave: the name is looked up once, and what was checked is what is used."""

    def __init__(
        self,
        seconds: float,
        private: bool,
        calls: BlockingCalls,
        resolve: Resolve = look_up,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._seconds = seconds
        self._private = private
        self._calls = calls
        self._resolve = resolve
        self._trust = trust

    async def post(self, address: str, body: dict[str, Any], id: str) -> None:
        """Send JSON; the id is the idempotency key. Raise ``Undelivered`` unless it was taken."""
        url = webhook_url(address, self._private)
        headers = {"Idempotency-Key": id, "User-Agent": "ironroad"}
        try:
            async with asyncio.timeout(self._seconds):
                status, wait = await self._answer(url, headers, msgspec.json.encode(body))
        except TimeoutError:
            raise Undelivered("server-delivery-slow", seconds=round(self._seconds)) from None
        except (httpx.HTTPError, httpx.InvalidURL, ssl.SSLError, OSError) as error:
            raise _problem(error) from None
        _check_status(status, wait)

    async def _answer(
        self, url: httpx.URL, headers: dict[str, str], body: bytes
    ) -> tuple[int, str]:
        host = url.raw_host.decode("ascii")
        port = url.port or (443 if url.scheme == "https" else 80)
        found = await self._calls.run(self._resolve, host, port)
        check_public(found, self._private)
        # The address is in the request itself, so nothing looks the name up again; the certificate is compared with the name.
        given = {
            "headers": {
                **headers,
                "Host": url.netloc.decode("ascii"),
                "Content-Type": "application/json",
            },
            "extensions": {"sni_hostname": host},
            "content": body,
        }
        limits = httpx.Timeout(self._seconds, connect=CONNECT_SECONDS)
        async with httpx.AsyncClient(
            verify=self._context(), trust_env=False, follow_redirects=False, timeout=limits
        ) as client:
            for address in found[:MOST_ADDRESSES]:
                try:
                    return await _status(client, url.copy_with(host=address), given)
                except (httpx.ConnectTimeout, httpx.ConnectError) as error:
                    problem = error
        raise problem

    def _context(self) -> ssl.SSLContext:
        if self._trust is None:
            self._trust = httpx.create_ssl_context()
        return self._trust


async def _status(client: httpx.AsyncClient, url: httpx.URL, given: Any) -> tuple[int, str]:
    """Return the status, and how long the receiver asks to wait; the rest of the answer is not read."""
    async with client.stream("POST", url, **given) as answer:
        return answer.status_code, answer.headers.get("retry-after", "")


def _check_status(status: int, wait: str) -> None:
    if 200 <= status < 300:
        return
    if 300 <= status < 400:
        raise Undelivered("server-delivery-redirect", is_final=True, status=status)
    is_final = status < 500 and status not in LATER
    seconds = min(MOST_WAIT, float(wait)) if re.fullmatch(r"[0-9]{1,9}", wait) else 0.0
    raise Undelivered("server-delivery-refused", is_final=is_final, wait=seconds, status=status)


def _problem(error: Exception) -> Undelivered:
    """Return why there was no answer; what the receiver sent is not repeated."""
    if isinstance(error, httpx.RemoteProtocolError):
        return Undelivered("server-delivery-garbled")
    if isinstance(error, (httpx.InvalidURL, httpx.UnsupportedProtocol, httpx.LocalProtocolError)):
        return Undelivered("server-delivery-bad-address", is_final=True)
    if "CERTIFICATE_VERIFY_FAILED" in str(error):
        return Undelivered("server-delivery-certificate")
    return Undelivered("server-delivery-unreachable")
