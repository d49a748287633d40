"""Servers and databases as processes of their own, for tests and benchmarks."""

import contextlib
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

START_SECONDS = 90
STOP_SECONDS = 60


PORTS = range(20_000, 32_000)
"""Below the ports that systems give to connections that go out: one of these could take the port of a server that is away
for a moment, and whoever asks for that server over and over could even be connected to itself."""


def free_port() -> int:
    """Return a port that nobody uses and that no connection is given meanwhile."""
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError(f"no port is free among {PORTS}")


class Process(Protocol):
    """A process that was started, as ``subprocess.Popen`` shows it."""

    @property
    def pid(self) -> int:
        """Its id."""

    def poll(self) -> int | None:
        """Return how it ended, ``None`` while it runs."""

    def wait(self, timeout: float) -> int:
        """Wait for its end; return how it ended."""

    def send_signal(self, number: int, /) -> None:
        """Send it a signal."""


class ServerProcess:
    """``python -m ironroad.server`` on a port that stays the same over restarts."""

    module = "ironroad.server"
    """What Python runs."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        self.database = database
        self.port = free_port()
        self.log = log
        self.environment = {
            **os.environ,
            "IRONROAD_LIMIT_REQUESTS_PER_SECOND": "1000000",
            "IRONROAD_LIMIT_REQUESTS_BURST": "1000000",
            "IRONROAD_LIMIT_ENTRIES_PER_MINUTE": "1000000",
            "IRONROAD_LIMIT_MESSAGES_PER_SECOND": "1000000",
            "IRONROAD_LIMIT_MESSAGES_BURST": "1000000",
            "IRONROAD_LIMIT_SOCKETS_PER_PERSON": "1000000",
            "IRONROAD_LIMIT_WATCHES_PER_SOCKET": "1000000",
            "IRONROAD_LIMIT_TABLES_PER_PERSON": "1000000",
            "IRONROAD_LIMIT_CONNECTIONS_PER_ADDRESS": "1000000",
            "IRONROAD_LOG_LEVEL": "WARNING",
            **environment,
        }
        self.process: Process | None = None

    @property
    def url(self) -> str:
        """Where the server answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> "ServerProcess":
        """Start, and wait until the server is ready."""
        self.process = self.launch("--port", str(self.port), "--database", self.database)
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if _answers(f"{self.url}/ready"):
                return self
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def launch(self, *arguments: str) -> Process:
        """Start the program with these arguments."""
        command = [sys.executable, "-m", self.module, *arguments]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, env=self.environment, stderr=log)

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """Ask the process to end; return its exit code."""
        return self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(timeout=STOP_SECONDS)


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2):
            return True
    except OSError:
        return False


class NoPostgres(Exception):
    """PostgreSQL is not there and cannot be installed."""


def postgres_folder() -> Path:
    """Return the folder with the programs of PostgreSQL, installed if need be and possible."""
    found = _find_postgres()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=False)
        found = _find_postgres()
    if found is None:
        raise NoPostgres("PostgreSQL is not installed, and only root can install it")
    return found


def _find_postgres() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Run PostgreSQL in a temporary folder, as a user who is not root; give its address."""
    programs = postgres_folder()
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="ironroad-postgres-"))
    data = folder / "data"
    port = free_port()
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
    subprocess.run(
        [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "ironroad",
            "--auth=trust",
            "-E",
            "UTF8",
            "--locale=C",
        ],
        check=True,
        user=user,
        cwd=folder,
        stdout=subprocess.DEVNULL,
    )
    options = f"-p {port} -k {folder} -h 127.0.0.1 -c max_connections=200"
    server = subprocess.Popen(
        [programs / "postgres", "-D", data, *options.split()],
        user=user,
        cwd=folder,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_until_ready(programs, port, server)
        yield f"postgresql://ironroad@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=30)
        shutil.rmtree(folder, ignore_errors=True)


def _user() -> str | None:
    """Return a user without rights, since PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _wait_until_ready(programs: Path, port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait until PostgreSQL takes queries: it listens before that."""
    ask = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        if subprocess.run(ask, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise NoPostgres("PostgreSQL did not start")
