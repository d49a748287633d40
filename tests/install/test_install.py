"""Installed for real: a source distribution and a wheel, each in an empty environment, used from an empty folder."""

import json
import platform
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import ironroad
from benchmarks.server.processes import free_port
from tests.install.conftest import ROOT, Environment, clean

PATIENCE = 60.0
ENGINE_ALONE = """
import sys
before = set(sys.modules)
import ironroad
from ironroad.core.dealer import Dealer
for title in ironroad.titles():
    table = ironroad.new(title, 3, seed=7)
    dealer = Dealer(7)
    while table.seat is not None:
        options = table.options()
        table.play(options[dealer.below(len(options))])
    assert ironroad.load(table.record()).moves == table.moves
try:
    ironroad.new("nothing", 3)
except ironroad.UnknownTitle as error:
    assert "nothing" in str(error)
others = {name.partition(".")[0] for name in set(sys.modules) - before}
others -= set(sys.stdlib_module_names)
print(sorted(name for name in others if not name.endswith("__mypyc")))
"""


def test_a_source_distribution_has_everything(sdist: Path) -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("this is not a checkout")
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}

    assert sorted(set(listed.stdout.splitlines()) - packed) == []
    assert "src/ironroad/server/static/index.html" in packed
    assert [
        name for name in packed if name.endswith((".so", ".pyc")) or "node_modules" in name
    ] == []


def test_a_wheel_has_every_data_file_and_the_client(wheel: Path) -> None:
    package = ROOT / "src" / "ironroad"
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    data = [
        path.relative_to(package.parent).as_posix()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and "static" not in path.parts
    ]

    assert sorted(set(data) - packed) == []
    assert "ironroad/server/static/index.html" in packed
    assert [name for name in packed if not name.startswith(("ironroad/", "ironroad-"))] == []


def test_a_source_distribution_tests_itself(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    folder = next(tmp_path.iterdir())
    command = [sys.executable, "-m", "pytest", "tests/core", "tests/test_face.py"]
    done = subprocess.run(command, cwd=folder, env=clean(PYTHONPATH="src"), capture_output=True)
    assert done.returncode == 0, done.stdout.decode()


@pytest.fixture(scope="module")
def installed_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Return an environment into which the source distribution was installed, with all that it asks for."""
    environment = Environment(tmp_path_factory.mktemp("installed-sdist"))
    environment.pip("install", str(sdist), cwd=environment.folder, IRONROAD_COMPILE="0")
    return environment


@pytest.fixture(scope="module")
def installed_wheel(
    wheel: Path, installed_sdist: Environment, tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    """Return an environment in which the wheel found all that it asks for."""
    environment = installed_sdist.twin(tmp_path_factory.mktemp("installed-wheel"))
    folder = environment.folder
    environment.pip("uninstall", "-q", "-y", "ironroad", cwd=folder)
    # Nothing is fetched: whatever the wheel asks for beyond the source distribution is missed.
    environment.pip("install", "-q", "--no-index", str(wheel), cwd=folder)
    environment.pip("check", cwd=folder)
    return environment


@pytest.fixture(scope="module", params=["sdist", "wheel"])
def installed(request: pytest.FixtureRequest) -> tuple[str, Environment]:
    """Return what was installed, and the environment into which it was."""
    return request.param, request.getfixturevalue(f"installed_{request.param}")


def test_the_program_says_its_version(
    installed: tuple[str, Environment], empty_folder: Path
) -> None:
    kind, environment = installed
    said = environment.run("ironroad", "--version", cwd=empty_folder, LC_ALL="C.UTF-8")

    build = "compiled" if kind == "wheel" else "interpreted"
    python = f"CPython {platform.python_version()}"
    assert said.stdout.startswith(f"ironroad {ironroad.__version__} ({build}), {python}, "), said


def test_the_program_plays(installed: tuple[str, Environment], empty_folder: Path) -> None:
    command = ("ironroad", "simulate", "trans-siberian", "--games", "2", "--seed", "1", "--json")
    done = installed[1].run(*command, cwd=empty_folder)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def test_the_server_shows_the_table(installed: tuple[str, Environment], empty_folder: Path) -> None:
    with serving(installed[1], empty_folder) as url:
        page = fetched(url)
        assert "/assets/" in page
        script = page.partition('src="')[2].partition('"')[0]
        assert len(fetched(url + script)) > 10_000
        assert json.loads(fetched(f"{url}/api/build"))["version"] == ironroad.__version__


def test_the_engine_needs_no_other_package(wheel: Path, tmp_path: Path, empty_folder: Path) -> None:
    environment = Environment(tmp_path / "alone")
    environment.pip("install", "-q", "--no-deps", str(wheel), cwd=tmp_path)

    done = environment.run("python", "-c", ENGINE_ALONE, cwd=empty_folder)

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "['ironroad']"


@contextmanager
def serving(environment: Environment, folder: Path) -> Iterator[str]:
    """Run the server from a folder; give its address."""
    port = free_port()
    program = str(environment.python.parent / "ironroad")
    server = subprocess.Popen(
        [program, "serve", "--no-open", "--port", str(port)], cwd=folder, env=clean()
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=60)


def fetched(url: str) -> str:
    """Return what a server answers, which may have to start first."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def without_node(folder: Path) -> str:
    """Return a search path without Node.js."""
    folder.mkdir()
    for name in ("sh", "env"):
        found = shutil.which(name)
        assert found
        (folder / name).symlink_to(found)
    return str(folder)


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        ("src/ironroad/server/static/index.html", "the browser client is not built"),
        ("web/src/App.svelte", "the browser client is older than its sources"),
    ],
)
def test_a_package_without_the_client_is_refused(
    checkout: Callable[..., Path],
    builder: Environment,
    tmp_path: Path,
    broken: str,
    problem: str,
) -> None:
    folder = checkout(Path(broken).stem)
    (folder / broken).unlink()
    path = without_node(tmp_path / "bin")

    command = ("wheel", "--no-deps", "-w", str(tmp_path), str(folder))
    done = builder.try_pip(*command, cwd=tmp_path, PATH=path, IRONROAD_COMPILE="0")

    assert done.returncode != 0
    assert problem in done.stdout + done.stderr
    assert "Install Node.js 20 or newer with npm" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))
