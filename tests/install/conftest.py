"""A source distribution and a wheel, built in isolation, and empty environments to install them into."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPARED = (".git", ".venv", "build", "dist", "node_modules", "__pycache__", "*.egg-info", ".*_cache")
COMPILED = ("c", "objects")
"""What compiling leaves below the folder ``build``, by which it is not done twice."""
NOTHING_OF_OURS = ("PYTHONPATH", "IRONROAD_COMPILE", "IRONROAD_CLIENT", "IRONROAD_OPT_LEVEL")


class Environment:
    """A virtual environment, with what runs in it."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "bin").exists():
            venv.create(folder)
        self.folder = folder
        self.python = folder / "bin" / "python"

    def twin(self, folder: Path) -> "Environment":
        """Return an environment with the same packages: to fill one anew takes pip a quarter of a minute.

        Files are linked, since pip takes away what it replaces and writes none of them again.
        """
        shutil.copytree(
            self.folder, folder, symlinks=True, copy_function=os.link, dirs_exist_ok=True
        )
        return Environment(folder)

    def run(self, *command: str, cwd: Path, **variables: str) -> "subprocess.CompletedProcess[str]":
        """Run a program of this environment in a folder, without anything of the outer environment."""
        program = self.python.parent / command[0]
        return subprocess.run(
            [program, *command[1:]], cwd=cwd, env=clean(**variables), capture_output=True, text=True
        )

    def pip(self, *arguments: str, cwd: Path, **variables: str) -> str:
        """Run pip, which must succeed."""
        done = self.try_pip(*arguments, cwd=cwd, **variables)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def try_pip(
        self, *arguments: str, cwd: Path, **variables: str
    ) -> "subprocess.CompletedProcess[str]":
        """Run the pip of the tests on this environment, so that it has not even a pip of its own."""
        command = [sys.executable, "-m", "pip", "--python", str(self.python), *arguments]
        return subprocess.run(
            command, cwd=cwd, env=clean(**variables), capture_output=True, text=True
        )


def clean(**variables: str) -> dict[str, str]:
    """Return the environment variables without those that lead to this checkout."""
    kept = {name: value for name, value in os.environ.items() if name not in NOTHING_OF_OURS}
    # What is installed to build or to be tried once is not worth compiling to bytecode.
    return {**kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_COMPILE": "1", **variables}


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """Return a function that copies the checkout with its client, and with what was compiled in it on request."""

    def copy(name: str, is_compiled: bool = False) -> Path:
        folder = tmp_path_factory.mktemp("checkouts") / name
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*SPARED))
        for part in COMPILED if is_compiled else ():
            if (ROOT / "build" / part).is_dir():
                shutil.copytree(ROOT / "build" / part, folder / "build" / part)
        return folder

    return copy


@pytest.fixture(scope="session")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Return an empty environment, which builds in isolation."""
    return Environment(tmp_path_factory.mktemp("builder"))


@pytest.fixture(scope="session")
def sdist(
    checkout: Callable[..., Path], builder: Environment, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Return a source distribution of this checkout."""
    source = checkout("sdist")
    target = tmp_path_factory.mktemp("sdist")
    builder.pip("install", "-q", "build", cwd=target)
    command = ("python", "-m", "build", "--sdist", "--outdir", str(target), str(source))
    done = builder.run(*command, cwd=target, IRONROAD_COMPILE="0")
    assert done.returncode == 0, done.stdout + done.stderr
    return next(target.glob("ironroad-*.tar.gz"))


@pytest.fixture(scope="session")
def wheel(
    checkout: Callable[..., Path], builder: Environment, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Return a wheel of this checkout, compiled; what `make` compiled before is not compiled again."""
    target = tmp_path_factory.mktemp("wheel")
    level = os.environ.get("IRONROAD_OPT_LEVEL", "1")
    options = ("--no-deps", "-w", str(target), str(checkout("wheel", is_compiled=True)))
    builder.pip("wheel", *options, cwd=target, IRONROAD_COMPILE="1", IRONROAD_OPT_LEVEL=level)
    return next(target.glob("ironroad-*.whl"))


@pytest.fixture
def empty_folder(tmp_path: Path) -> Path:
    """Return a folder with nothing in it to run programs from."""
    folder = tmp_path / "empty"
    folder.mkdir()
    return folder
