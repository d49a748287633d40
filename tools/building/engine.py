"""The compiled engine: which modules mypyc compiles, in which libraries, and how the C compiler is run."""

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

REQUIRES = ("mypy[mypyc]>=2.4,<2.5", "librt")
"""What compiling needs; pure Python needs setuptools alone."""
# Read by a lobby without loading rules, or meant to exist in both worlds: not worth compiling.
LEFT_OUT = ("__init__.py", "meta.py", "native.py")
# What people use from Python, and no inner loop does: compiled classes have no docstrings for help() to show.
FACE = ("edition.py", "errors.py", "record.py", "registry.py", "table.py", "title.py")
# Boards in the terminal and positions set up by hand wait for people.
LEFT_OUT_BEGINNING = ("placing", "terminal")
# The search of the bots; what it asks of a title lies in the title's folder. The rest of them waits for others.
BOTS = (
    "chances",
    "evaluation",
    "greedy",
    "lane",
    "lookahead",
    "network",
    "network_search",
    "parts",
    "parts_network",
    "parts_search",
    "search",
)

MYPY_OPTIONS = (
    "--config-file=",
    "--strict",
    # `make check` checks the modules that are not compiled; here their packages need not even be installed.
    "--follow-imports=silent",
    "--ignore-missing-imports",
    # Nothing is kept: what is known about all classes must not be older than one of them.
    f"--cache-dir={os.devnull}",
)
TRANSLATED = "build/c"
OBJECTS = "build/objects"
# Nothing outside a library calls its functions by name, so they call each other directly and may be inlined: about a
# sixth faster. A header of the generated C defines a table that all parts of a library share. Warnings about generated
# C help nobody.
COMPILER_OPTIONS = ["-fvisibility=hidden", "-fcommon", "-w"] if os.name == "posix" else []
# Calls into the interpreter then take one jump less.
COMPILER_OPTIONS += ["-fno-plt"] if sys.platform == "linux" else []
# What reads single bytes is declared where a library begins, and its modules come before that.
HEADERS = ("Python.h", "CPy.h", "bytes_extra_ops.h")
PART_BYTES = 3_500_000
"""The C that one compiler process is given: it takes about 100 MB of memory for each million bytes."""


def has_compiler() -> bool:
    """Whether a C compiler and the Python headers are there."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and header.exists()


def is_wanted() -> bool:
    """Whether to compile: ``IRONROAD_COMPILE`` says 0 or 1, else it depends on the C compiler."""
    wish = os.environ.get("IRONROAD_COMPILE", "")
    return wish == "1" or (wish != "0" and has_compiler())


def groups() -> list[tuple[list[str], str]]:
    """Return the modules of each library with its name: one for the core with the bots, one for each title."""
    engine = _modules(Path("src/ironroad/core"))
    engine += [f"src/ironroad/bots/{name}.py" for name in BOTS]
    titles = sorted([meta.parent for meta in Path("src/ironroad/games").glob("*/meta.py")])
    return [
        (engine, "ironroad.engine"),
        *[(_modules(title), f"ironroad.games.{title.name}") for title in titles],
    ]


def _modules(folder: Path) -> list[str]:
    return [
        path.as_posix()
        for path in sorted(folder.rglob("*.py"))
        if path.name not in LEFT_OUT + FACE and not path.name.startswith(LEFT_OUT_BEGINNING)
    ]


def extensions() -> list[Any]:
    """Translate the modules to C and return the extensions to build."""
    # ``mypycify`` would do, but takes libraries apart for programs of which the compiler sees only a part.
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
    from mypyc.options import CompilerOptions

    os.environ.setdefault("MYPYPATH", "src")
    options = CompilerOptions(
        separate=True, multi_file=True, include_runtime_files=True, target_dir=TRANSLATED
    )
    # All modules are translated together, so it is known which classes have no others below them.
    options.global_opts = True
    libraries = groups()
    paths = [path for modules, _ in libraries for path in modules]
    found, files, _ = mypyc_build([*MYPY_OPTIONS, *paths], options, separate=list(libraries))
    setup_mypycify_vars()
    level = os.environ.get("IRONROAD_OPT_LEVEL", "3")
    flags = get_cflags(opt_level=level, debug_level="0", multi_file=True) + COMPILER_OPTIONS
    made = []
    for (modules, name), (sources, depends) in zip(found, files, strict=True):
        assert name is not None
        library, *shims = build_using_shared_lib(
            modules, name, sources, depends, TRANSLATED, flags, []
        )
        _join(library, name)
        made += [library, *shims]
    return made


def _join(library: Any, name: str) -> None:
    """Let the C files of a library, one for each module, be compiled in parts of about the same size.

    A file for each would spend most of the time on the same headers; the whole in one takes a gigabyte of memory, and
    one core.
    """
    folder = Path(TRANSLATED, *name.split(".")[:-1])
    library.include_dirs.append(str(folder))
    files = sorted(library.sources)
    total = sum([os.path.getsize(file) for file in files])
    count = -(-total // PART_BYTES)
    parts: list[list[str]] = [[] for _ in range(count)]
    before = 0
    for file in files:
        parts[before * count // total].append(file)
        before += os.path.getsize(file)
    library.depends += files
    library.sources = []
    for number, part in enumerate(parts):
        source = folder / f"{name.rpartition('.')[2]}_{number}.c"
        lines = [f"#include <{header}>\n" for header in HEADERS]
        lines += [f'#include "{Path(file).relative_to(TRANSLATED).as_posix()}"\n' for file in part]
        source.write_text("".join(lines), "utf-8")
        library.sources.append(str(source))


class BuildEngine(build_ext):  # type: ignore[misc]  # setuptools is not typed.
    """Compiles as many C files side by side as there are cores, and only those that changed since they were compiled."""

    def build_extensions(self) -> None:
        """Compile and link all extensions."""
        cores = os.cpu_count() or 1
        # Whether an object is fresh is found out by its contents, so nothing else may be taken for fresh.
        self.force = True
        self.parallel = cores
        self.build_temp = OBJECTS
        compiler: Any = self.compiler
        self._one_after_the_other = compiler.compile
        compiler.compile = self._side_by_side
        # The largest first, so that no core is left with one of them at the end.
        self.extensions.sort(key=_size, reverse=True)
        with ThreadPoolExecutor(cores) as self._pool:
            super().build_extensions()

    def _side_by_side(
        self, sources: Sequence[str], depends: Sequence[str], **rest: Any
    ) -> list[str]:
        jobs = [self._pool.submit(self._object, source, depends, rest) for source in sources]
        return [job.result() for job in jobs]

    def _object(self, source: str, depends: Sequence[str], rest: dict[str, Any]) -> str:
        """Return the object file of a C file, compiled if it is not fresh."""
        compiler: Any = self.compiler
        options = (compiler.compiler_so if os.name == "posix" else "", rest["extra_postargs"])
        key = hashlib.sha256(repr((sys.version, options)).encode())
        for path in (source, *depends, _headers()):
            key.update(Path(path).read_bytes())
        object = compiler.object_filenames([source], output_dir=rest["output_dir"])[0]
        stamp = Path(f"{object}.key")
        if not (
            os.path.exists(object) and stamp.is_file() and stamp.read_text() == key.hexdigest()
        ):
            stamp.unlink(missing_ok=True)
            self._one_after_the_other([source], **rest)
            stamp.write_text(key.hexdigest())
        return str(object)


def _size(extension: Any) -> int:
    return sum([os.path.getsize(path) for path in (*extension.sources, *extension.depends)])


def _headers() -> str:
    """Return a file of mypyc's own headers that changes with its version."""
    from mypyc.build import include_dir

    return os.path.join(include_dir(), "CPy.h")
