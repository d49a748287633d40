"""Builds the compiled package into a folder: ``python tools/compile.py build/compiled``.

Without a C compiler, the folder gets the plain Python modules. ``IRONROAD_COMPILE=1`` insists on a compiler.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def build(target: Path) -> None:
    """Build the package into the target folder."""
    shutil.rmtree(target, ignore_errors=True)
    work = target.parent / "work"
    shutil.rmtree(work, ignore_errors=True)
    print("Building ironroad; this takes two or three minutes, once.", flush=True)
    command = [sys.executable, "setup.py", "-q", "build"]
    command += [f"--build-base={work}", f"--build-lib={target}"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ)
    if result.returncode:
        sys.stderr.write(result.stdout + result.stderr)
        sys.exit(result.returncode)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
