"""Which build of ironroad runs: its version, compiled or interpreted, and on what."""

import hashlib
import platform
from pathlib import Path
from typing import Final

from ironroad.core import engine
from ironroad.core.message import Message

PACKAGE: Final = Path(__file__).parent
"""The package that runs."""
SOURCES: Final = (".py", ".ftl", ".json", ".toml")


def is_compiled() -> bool:
    """Whether the compiled build runs."""
    return not (engine.__file__ or "").endswith(".py")


def build_name() -> str:
    """Return ``compiled`` or ``interpreted``."""
    return "compiled" if is_compiled() else "interpreted"


def build_message(version: str) -> Message:
    """Return what a bug report needs: version, build, Python and platform, in one line."""
    return Message(
        "cli-version",
        version=version,
        build=Message(f"cli-version-{build_name()}"),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        platform=platform.platform(),
    )


def digest(package: Path = PACKAGE) -> str:
    """Return what distinguishes the sources of a package from others; a compiled build keeps them beside its libraries."""
    found = hashlib.sha256()
    for path in sorted([path for path in package.rglob("*") if path.suffix in SOURCES]):
        found.update(f"{path.relative_to(package).as_posix()}\0".encode())
        found.update(path.read_bytes() + b"\0")
    return found.hexdigest()
