"""The settings of a server, each with a usable default."""

import os
from pathlib import Path
from typing import Any

import msgspec

from ironroad.core.errors import InvalidSetup

PREFIX = "IRONROAD_"
LISTS = {"origins": ",", "titles": ",", "bot_programs": ";"}
"""Settings with several values, and their separator in the environment."""
PAIRS = ("titles", "bot_programs")
"""Settings whose values are written as ``name=value``."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Sizes and rates beyond which a request is refused."""

    body_bytes: int = 1_000_000
    socket_bytes: int = 64_000
    edition_bytes: int = 200_000
    record_bytes: int = 500_000
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
    tables_per_person: int = 200
    """Tables that have not ended, made by one person."""


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
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server."""
    titles: tuple[str, ...] = ()
    """Titles of other distributions, as ``id=package``."""
    trusted_proxies: str = "127.0.0.1"
    secure_cookies: bool = False
    """Set where the server is reached by https only."""
    session_days: int = 180
    bots: int = 1
    """Worker processes for bots; 0 leaves bots to other server processes on the same database."""
    bot_seconds: float = 10.0
    """Time limit of a bot for a decision."""
    bots_kept: int = 64
    """Bots that each of these processes keeps between their decisions, with their search trees."""
    bot_programs: tuple[str, ...] = ()
    """Programs that may take a seat, as ``name=command``; they speak the protocol of docs/bots.md."""
    live_games: int = 2_000
    """Games kept in memory; others are rebuilt from their record when asked for."""
    connections: int = 8
    """Connections to PostgreSQL."""
    notice_delay: float = 60.0
    """Seconds after which a notice is sent to a person who has not come back."""
    outbox_seconds: float = 5.0
    """Seconds between two looks into the outbox."""
    notice_private_hosts: bool = False
    """Whether webhooks may lead into private networks."""
    poll_seconds: float = 2.0
    """Seconds between comparisons of the watched games with the database, in case a notification is lost."""
    heartbeat_seconds: float = 20.0
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

    Raise ``InvalidSetup`` for a value that makes no sense.
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


def _check(settings: Settings) -> None:
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise _bad("database")
    for name in PAIRS:
        for item in getattr(settings, name):
            first, mark, second = item.partition("=")
            if not (first.strip() and mark and second.strip()):
                raise _bad(name)


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
