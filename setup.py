"""Builds the package: compiled with mypyc where a C compiler is present, pure Python otherwise.

``IRONROAD_COMPILE=0`` asks for pure Python, ``IRONROAD_COMPILE=1`` for a compiled build or an error.
"""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup

# Read by a lobby without loading rules, or meant to exist in both worlds: not worth compiling.
LEFT_OUT = ("__init__.py", "meta.py", "native.py")
# Boards in the terminal wait for people.
LEFT_OUT_BEGINNING = "terminal"
# The search of the bots; what it asks of a title lies in the title's folder. The rest of them waits for others.
BOTS = ("evaluation", "greedy", "search", "sight")


# Functions of one library call each other directly, which also lets the compiler inline them: about a sixth faster.
DIRECT_CALLS = ["-fno-semantic-interposition"] if os.name == "posix" else []


def has_compiler() -> bool:
    """Whether a C compiler and the Python headers are there."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and header.exists()


def modules() -> list[Any]:
    """Return the extension modules to build."""
    wish = os.environ.get("IRONROAD_COMPILE", "")
    if wish == "0" or (wish != "1" and not has_compiler()):
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    sources = [
        str(path)
        for folder in ("src/ironroad/core", "src/ironroad/games")
        for path in sorted(Path(folder).rglob("*.py"))
        if path.name not in LEFT_OUT and not path.name.startswith(LEFT_OUT_BEGINNING)
    ]
    sources += [f"src/ironroad/bots/{name}.py" for name in BOTS]
    level = os.environ.get("IRONROAD_OPT_LEVEL", "3")
    extensions = list(mypycify(["--config-file=", "--strict", *sources], opt_level=level))
    for extension in extensions:
        extension.extra_compile_args += DIRECT_CALLS
    return extensions


setup(ext_modules=modules())
