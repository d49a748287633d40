"""Opens the table at once, on the interpreted build if need be, while the compiled one is built beside it.

``python -m tools.play build/compiled``: bots move over to the compiled build as soon as it is complete, the server when
it starts the next time.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

from ironroad.build import digest
from tools.building.engine import is_wanted

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
STATIC = Path("ironroad/server/static")


def main(compiled: Path) -> int:
    """Serve until stopped; return the exit code of the server."""
    if is_current(compiled):
        # The client is built beside the sources.
        shutil.copytree(SOURCES / STATIC, compiled / STATIC, dirs_exist_ok=True)
        return _serve(compiled, compiled)
    if not is_wanted():
        return _serve(SOURCES, compiled)
    print("The engine is being compiled in the background; until then bots think more slowly.")
    command = [sys.executable, "-m", "tools.compile", str(compiled)]
    niced = ["nice", "-n", "19", *command] if os.name == "posix" else command
    with open(compiled.parent / "compile.log", "w", encoding="utf-8") as log:
        compiler = subprocess.Popen(niced, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    threading.Thread(target=_report, args=(compiler,), daemon=True).start()
    try:
        return _serve(SOURCES, compiled)
    finally:
        if compiler.poll() is None:
            # What is compiled so far is kept; the next table goes on from there.
            os.killpg(compiler.pid, 15) if os.name == "posix" else compiler.terminate()


def is_current(compiled: Path) -> bool:
    """Whether a folder holds a complete build of these sources."""
    package = compiled / "ironroad"
    return package.is_dir() and digest(package) == digest(SOURCES / "ironroad")


def _report(compiler: "subprocess.Popen[bytes]") -> None:
    if compiler.wait() == 0:
        print("The compiled engine is ready: bots use it from their next move on.", flush=True)
    elif compiler.returncode > 0:
        print("The engine could not be compiled (see build/compile.log); bots go on as they are.")


def _serve(tree: Path, compiled: Path) -> int:
    """Run the server from a tree until it is stopped; return its exit code."""
    environment = dict(os.environ)
    environment["PYTHONPATH"] = str(tree)
    environment["IRONROAD_COMPILED"] = str(compiled)
    environment.setdefault("IRONROAD_LOG_LEVEL", "WARNING")
    server = subprocess.Popen([sys.executable, "-m", "ironroad", "serve"], env=environment)
    try:
        return server.wait()
    except KeyboardInterrupt:
        # The server was told by the same key.
        return server.wait()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    sys.exit(main(Path(sys.argv[1]).resolve()))
