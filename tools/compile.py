"""Builds the compiled package into a folder: ``python -m tools.compile build/compiled``.

The folder appears when it is complete, in place of an older one. Without a C compiler it gets the plain Python modules.
``IRONROAD_COMPILE=1`` insists on a compiler.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent


def build(target: Path) -> None:
    """Build the package into the target folder."""
    began = time.monotonic()
    # A name of its own: another process may be building too.
    beside = target.with_name(f"{target.name}.{os.getpid()}")
    command = [sys.executable, "setup.py", "-q", "build"]
    command += [f"--build-base={target.parent / 'work'}", f"--build-lib={beside}"]
    try:
        result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if result.returncode:
            sys.stderr.write(result.stdout + result.stderr)
            sys.exit(result.returncode)
        (beside / ".built").touch()
        _replace(target, beside)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    print(f"Built ironroad in {time.monotonic() - began:.0f} seconds.", flush=True)


def _replace(target: Path, new: Path) -> None:
    old = target.with_name(f"{new.name}.old")
    if target.exists():
        target.rename(old)
    new.rename(target)
    shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    print("Building ironroad; this takes about a minute, once.", flush=True)
    build(Path(sys.argv[1]))
