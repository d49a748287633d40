"""The browser client inside the package: built with Node.js when its sources changed, and never left out unnoticed."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ironroad" / "server" / "static"
DIGEST = STATIC / ".sources"
"""Says of which sources the built client was made; a source distribution carries it along."""
NODE = 20
WORDS = ("locale/*/*.ftl", "games/*/words/*.ftl")
UNREAD = ("node_modules", "tests")
"""Folders of the client's sources that its build does not read."""
GENERATED = "api.gen.d.ts"
"""Types for the check of the client; the build does without."""

REFUSAL = """\
ironroad: {problem}, and without it `ironroad serve` has no table to show.
Install Node.js {node} or newer with npm and run the same command again (or run `make web` before it).
IRONROAD_CLIENT=0 builds the package without the browser client."""


def sources() -> list[Path]:
    """Return the files of which the client is made."""
    own = [
        path
        for path in WEB.rglob("*")
        if path.is_file()
        and path.name != GENERATED
        and not set(UNREAD) & set(path.relative_to(WEB).parts)
    ]
    words = [path for pattern in WORDS for path in (ROOT / "src" / "ironroad").glob(pattern)]
    return sorted(own + words)


def digest() -> str:
    """Return what distinguishes these sources from others."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    """Whether the client is there and made of these sources."""
    if not (STATIC / "index.html").is_file() or not DIGEST.is_file():
        return False
    return DIGEST.read_text("ascii").strip() == digest()


def has_node() -> bool:
    """Whether Node.js is there, new enough, with npm."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    program = f"process.exit(parseInt(process.versions.node) < {NODE} ? 1 : 0)"
    return subprocess.run(["node", "-e", program]).returncode == 0


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; what it writes goes to stderr, because a build's stdout belongs to `pip`."""
    program = shutil.which("npm") or "npm"
    subprocess.run([program, *arguments], cwd=WEB, check=True, stdout=sys.stderr)


def build() -> None:
    """Build the client."""
    # Not "npm ci": it insists on packages of other platforms, which a registry need not offer.
    npm("install", "--silent", "--no-save")
    npm("run", "--silent", "build")
    DIGEST.write_text(digest() + "\n", "ascii")


def ensure() -> None:
    """See to it that the client is there; refuse to build without it unless ``IRONROAD_CLIENT=0`` says so."""
    if os.environ.get("IRONROAD_CLIENT") == "0" or is_built():
        return
    is_there = (STATIC / "index.html").is_file()
    problem = (
        "the browser client is older than its sources"
        if is_there
        else "the browser client is not built"
    )
    if not has_node():
        sys.exit(REFUSAL.format(problem=problem, node=NODE))
    try:
        build()
    except subprocess.CalledProcessError as error:
        sys.exit(REFUSAL.format(problem=f"the browser client cannot be built ({error})", node=NODE))


if __name__ == "__main__":
    ensure()
