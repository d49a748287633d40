"""``ironroad serve``: it says where it is open, stops in order, and says in one sentence why it cannot start."""

import logging
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """The command sends all logs of this process to its own stderr."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers = handlers
    root.setLevel(level)


def test_it_says_where_it_is_open_and_stops_in_order(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = str(probe.getsockname()[1])
    process = subprocess.Popen(
        [sys.executable, "-m", "ironroad", "serve", "--no-open", "--port", port, "--lang", "es"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "IRONROAD_LOG_LEVEL": "WARNING"},
    )
    assert process.stderr is not None
    line = process.stderr.readline()
    assert (
        line.strip() == f"ironroad está abierto en http://127.0.0.1:{port}. Se detiene con Ctrl+C."
    )
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=60) as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    assert process.stderr.read() == ""
    assert process.wait(60) == 0
    process.stderr.close()
    left = sorted([path.name for path in tmp_path.iterdir()])
    assert left == ["ironroad.db", "ironroad.db-server", "ironroad.lock"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--database mysql://x", "The setting IRONROAD_DATABASE has a value that makes no sense."),
        (
            "--database sqlite:////proc/none/x.db",
            "The database sqlite:////proc/none/x.db does not answer: No such file or directory",
        ),
        (
            "--database postgresql://me:secret@127.0.0.1:1/x",
            "The database postgresql://me:***@127.0.0.1:1/x does not answer: ",
        ),
        ("--port 99999", "The setting IRONROAD_PORT must be 0 or more, and at most 65535."),
        ("--host 192.0.2.1", "The server cannot listen on 192.0.2.1, port 8018: "),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(f"serve --no-open {line}")
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOTS", "many"),
        ("LIMIT_ORDERS", "few"),
        ("SMTP_PORT", "mail"),
        ("TITLES", "chess"),
        ("BOT_PROGRAMS", "shark="),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"IRONROAD_{name}", value)
    result = run("serve --no-open")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"The setting IRONROAD_{name} has a value that makes no sense.")
