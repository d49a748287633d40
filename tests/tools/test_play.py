"""`make play` when the compiled build is there: the server runs from it, and ends with the program that started it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from benchmarks.server.processes import free_port
from tools.play import SOURCES, STATIC, is_current

PATIENCE = 60.0


def answer(url: str) -> dict[str, object]:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as found:
                return dict(json.load(found))
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_a_build_of_these_sources_is_used_and_ends_with_the_program(tmp_path: Path) -> None:
    tree = tmp_path / "compiled"
    shutil.copytree(SOURCES / "ironroad", tree / "ironroad")
    shutil.rmtree(tree / STATIC, ignore_errors=True)
    (tree / "sitecustomize.py").write_text(f"open({str(tmp_path / 'used')!r}, 'w').close()\n")
    port = free_port()
    environment = {**os.environ, "IRONROAD_PORT": str(port), "BROWSER": "true"}
    environment["IRONROAD_DATABASE"] = f"sqlite:///{tmp_path}/games.db"
    environment["PYTHONPATH"] = os.pathsep.join([str(SOURCES), os.getcwd()])
    program = subprocess.Popen([sys.executable, "-m", "tools.play", str(tree)], env=environment)
    try:
        assert answer(f"http://127.0.0.1:{port}/health")["status"] == "ok"
        assert (tmp_path / "used").exists()
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait(timeout=60)
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5)
    except urllib.error.URLError:
        return
    raise AssertionError("the server outlived the program that started it")


def test_a_build_of_other_sources_is_not_current(tmp_path: Path) -> None:
    assert not is_current(tmp_path)
    shutil.copytree(SOURCES / "ironroad", tmp_path / "ironroad")
    assert is_current(tmp_path)
    (tmp_path / "ironroad" / "locale" / "en" / "web.ftl").write_text("web-settings = Other\n")
    assert not is_current(tmp_path)
