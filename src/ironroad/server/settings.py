"""The settings of a server, each with a usable default."""

import difflib
import logging
import os
from pathlib import Path
from typing import Any

import msgspec

from ironroad.core.errors import InvalidSetup

PREFIX = "IRONROAD_"
LISTS = {"titles": ",", "bot_programs": ";"}
"""Settings with several values, and their separator in the environment."""
PAIRS = ("titles", "bot_programs")
"""Settings whose values are written as ``name=value``."""
MAY_BE_ZERO = frozenset(("bots", "port", "notice_delay", "orders"))
"""Numbers that may be zero; all others must be more."""
MOST = {"port": 65_535}
"""Numbers with a limit of their own."""
LARGEST = 1_000_000_000
OTHERS = frozenset(("COMPILE", "CLIENT", "OPT_LEVEL", "DOMAIN", "BENCH_SECONDS"))
"""Variables with the same prefix that are not for the server: of the build, the containers and the benchmarks."""
ALIKE = 0.7
"""How much a name is like a setting, of 1, that it counts as misspelt."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Sizes and rates beyond which a request is refused."""

    body_bytes: int = 1_000_000
    socket_bytes: int = 64_000
    edition_bytes: int = 200_000
    record_bytes: int = 500_000
    edition_seconds: float = 1.0
    """Processor time for reading an edition."""
    check_seconds: float = 5.0
    """Processor time for checking an edition for every setup of its title."""
    record_seconds: float = 3.0
    """Processor time for reading a record and playing it again."""
    texts_waiting: int = 64
    """Editions and records that wait to be read."""
    texts_of_one: int = 3
    """Those of one person, or of one address without a person."""
    text_wait: float = 20.0
    """Seconds after which a text that waits is refused."""
    chat_chars: int = 1_000
    note_chars: int = 20_000
    preferences_bytes: int = 20_000
    orders: int = 20
    requests_per_second: float = 50.0
    requests_burst: int = 200
    entries_per_minute: float = 12.0
    """New guests, log-ins and accounts from one address."""
    messages_per_second: float = 100.0
    messages_burst: int = 400
    sockets_per_person: int = 32
    watches_per_socket: int = 64
    confirmations_per_day: int = 5
    """E-mails that ask for the confirmation of an address: for one person, and to one mailbox."""
    editions_per_person: int = 50
    """Editions that one person shares by links."""
    tables_per_person: int = 200
    """Tables that have not ended, made by one person."""
    bots_at_once: int = 2
    """Bots of one person's tables that think at the same time."""
    thinking_per_minute: float = 60.0
    """Seconds that the bots of one person's tables may think in a minute, together."""
    reviews_at_once: int = 2
    """Reviews that one person has asked for and that are not done."""
    analyses_per_person: int = 200
    """Analyses that one person keeps."""
    analysis_nodes: int = 4_000
    """Moves of one analysis, in all its variations."""
    analysis_iterations: int = 20_000
    """Iterations of search about one position."""
    warning_seconds: float = 6.0
    """Time for thinking about a warning; after that the action is taken without one."""
    connections_per_address: int = 256
    """Connections of one address; behind a proxy, its sockets alone."""
    header_seconds: float = 15.0
    """Time for the headers of a request, of the first one from the connection on."""
    body_seconds: float = 60.0
    """Time for the body of a request."""
    unread_seconds: float = 30.0
    """How long a client may leave what was sent unread, when the buffers are full."""


class Smtp(msgspec.Struct, frozen=True, kw_only=True):
    """Where e-mail leaves; none is sent without a host."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = "ironroad@localhost"
    starttls: bool = True


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; ``IRONROAD_DATABASE`` and so on in the environment give them too."""

    database: str = "sqlite:///ironroad.db"
    host: str = "127.0.0.1"
    port: int = 8018
    public_url: str = ""
    """How the server is reached from outside, for links in notices; guessed from host and port."""
    titles: tuple[str, ...] = ()
    """Titles of other distributions, as ``id=package``."""
    trusted_proxies: str = "127.0.0.1"
    secure_cookies: bool = False
    """Set where the server is reached by https only."""
    session_days: int = 180
    compiled: str = ""
    """A folder where a compiled build of the same sources may appear; bots of an interpreted server move over to it."""
    bots: int = 1
    """Worker processes for bots; 0 leaves bots to other server processes on the same database."""
    bot_seconds: float = 10.0
    """Time limit of a bot for a decision."""
    bots_kept: int = 64
    """Bots that each of these processes keeps between their decisions, with their search trees."""
    bot_programs: tuple[str, ...] = ()
    """Programs that may take a seat, as ``name=command``; they speak the protocol of docs/bots.md."""
    readers: int = 2
    """Worker processes for editions and records that people bring; started when the first one comes."""
    text_megabytes: int = 500
    """Memory that each of these processes may have."""
    live_games: int = 2_000
    """Games kept in memory; others are rebuilt from their record when asked for."""
    connections: int = 8
    """Connections to PostgreSQL."""
    notice_delay: float = 60.0
    """Seconds after which a notice is sent to a person who has not come back."""
    notice_seconds: float = 10.0
    """Seconds that a webhook, or the mail server, has to take a notice: for everything together."""
    outbox_seconds: float = 5.0
    """Seconds between two looks into the outbox."""
    notice_private_hosts: bool = False
    """Whether webhooks may lead into private networks."""
    poll_seconds: float = 2.0
    """Seconds between comparisons of the watched games with the database, in case a notification is lost."""
    heartbeat_seconds: float = 20.0
    issues: str = "https://github.com/ironroad-games/ironroad/issues"
    """Where wrong printed values are reported, for links in the edition workshop; may be empty."""
    log_level: str = "INFO"
    smtp: Smtp = Smtp()
    limits: Limits = Limits()

    @property
    def is_sqlite(self) -> bool:
        """Whether the embedded database is used."""
        return self.database.startswith("sqlite")

    @property
    def sqlite_path(self) -> Path:
        """The file of the embedded database."""
        return Path(self.database.split("///", 1)[1])

    @property
    def address(self) -> str:
        """How the server is reached from outside, without a slash at the end."""
        return (self.public_url or self.near_address).rstrip("/")

    @property
    def near_address(self) -> str:
        """How the server is reached on its own machine."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return f"http://{host}:{self.port}"


def read_settings(**given: Any) -> Settings:
    """Return the settings from the environment, with what was given on the command line over them.

    Raise ``InvalidSetup`` for an invalid value.
    """
    found = _from_environment("", Settings)
    found["smtp"] = _from_environment("SMTP_", Smtp)
    found["limits"] = _from_environment("LIMIT_", Limits)
    found.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        # The error ends with the path of the value: "… - at `$.smtp.port`".
        path = str(error).rpartition("$.")[2].rstrip("`").replace("limits.", "limit.")
        raise _bad(path.replace(".", "_").partition("[")[0]) from None
    _check(settings)
    return settings


def check_names() -> list[str]:
    """Refuse a variable of the environment whose name is nearly that of a setting; return others that are unknown."""
    known = [f"SMTP_{name}" for name in _names(Smtp)] + [f"LIMIT_{name}" for name in _names(Limits)]
    known += _names(Settings)
    unknown = []
    for variable in sorted(os.environ):
        name = variable.removeprefix(PREFIX)
        if name == variable or name in known or name in OTHERS:
            continue
        near = difflib.get_close_matches(name, known, 1, ALIKE)
        if near:
            raise InvalidSetup(
                "server-unknown-setting", setting=variable, nearest=f"{PREFIX}{near[0]}"
            )
        unknown.append(variable)
    return unknown


def _names(kind: type[msgspec.Struct]) -> list[str]:
    return [field.name.upper() for field in msgspec.structs.fields(kind)]


def _check(settings: Settings) -> None:
    for prefix, part in (("", settings), ("smtp_", settings.smtp), ("limit_", settings.limits)):
        for field in msgspec.structs.fields(type(part)):
            _check_number(prefix, field.name, getattr(part, field.name))
    if settings.log_level not in logging.getLevelNamesMapping():
        raise _bad("log_level")
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise _bad("database")
    for name in PAIRS:
        for item in getattr(settings, name):
            first, mark, second = item.partition("=")
            if not (first.strip() and mark and second.strip()):
                raise _bad(name)


def _check_number(prefix: str, name: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return
    most = MOST.get(name, LARGEST)
    if not 0 <= value <= most or (value == 0 and name not in MAY_BE_ZERO):
        raise InvalidSetup(
            "server-setting-range",
            setting=f"{PREFIX}{prefix}{name}".upper(),
            zero="yes" if name in MAY_BE_ZERO else "no",
            most=str(most),
        )


def _bad(name: str) -> InvalidSetup:
    return InvalidSetup("server-bad-setting", setting=f"{PREFIX}{name.upper()}")


def _from_environment(prefix: str, kind: type[msgspec.Struct]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        text = os.environ.get(f"{PREFIX}{prefix}{field.name.upper()}")
        if text is not None:
            mark = LISTS.get(field.name)
            found[field.name] = text if mark is None else _list(text, mark)
    return found


def _list(text: str, mark: str) -> list[str]:
    return [item.strip() for item in text.split(mark) if item.strip()]
