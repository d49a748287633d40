"""Where webhooks may lead: never into private networks, by whatever kind of address."""

import ipaddress
import re
import socket
from collections.abc import Callable

import httpx

from ironroad.server.notices.undelivered import Undelivered

Resolve = Callable[[str, int], list[str]]
"""Returns the IP addresses of a name."""

_HOST = re.compile(r"[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*\.?")
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
CLOSED = [
    ipaddress.ip_network(text)
    for text in (
        "2001::/23",  # protocols, Teredo among them
        "2002::/16",  # 6to4: an IPv4 address inside
        "3fff::/20",  # documentation
        "192.0.0.0/24",  # protocols
        "192.88.99.0/24",  # relays of 6to4
    )
]
"""Networks that Python takes for global, or not in every version: what is sent there may end up somewhere else."""


def is_public(text: str) -> bool:
    """Whether an IP address is one of the open internet.

    Of IPv6 only global unicast is: neither IPv4 addresses in other clothes (``::ffff:127.0.0.1``, ``::127.0.0.1``,
    NAT64, 6to4, Teredo) nor local and multicast ones.
    """
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address not in GLOBAL_UNICAST:
        return False
    if any([address in network for network in CLOSED if network.version == address.version]):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def webhook_url(text: str, private: bool) -> httpx.URL:
    """Return the address of a webhook; raise ``Undelivered`` if it is none."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, ValueError):
        raise Undelivered("server-delivery-bad-address", is_final=True) from None
    schemes = ("https", "http") if private else ("https",)
    if url.scheme not in schemes or not _is_host(url.raw_host.decode("ascii")):
        raise Undelivered("server-delivery-bad-address", is_final=True)
    return url


def _is_host(text: str) -> bool:
    if _HOST.fullmatch(text) is not None:
        return True
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return True


def look_up(host: str, port: int) -> list[str]:
    """Return the IP addresses of a name, the preferred one first."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except socket.gaierror as error:
        unknown = (socket.EAI_NONAME, getattr(socket, "EAI_NODATA", socket.EAI_NONAME))
        is_unknown = error.errno in unknown
        id = "server-delivery-unknown-host" if is_unknown else "server-delivery-unreachable"
        raise Undelivered(id) from None
    except (OSError, UnicodeError):
        raise Undelivered("server-delivery-unknown-host") from None
    return list(dict.fromkeys([str(address[0]) for *_, address in found]))


def check_public(addresses: list[str], private: bool) -> None:
    """Refuse a name that leads into a private network, were it by one of its addresses only."""
    if not private and not all([is_public(address) for address in addresses]):
        raise Undelivered("server-delivery-private", is_final=True)
