"""The arena on a real Ray cluster: two nodes, as on two machines."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytest.importorskip("ray", reason="Ray is not there for this Python yet")

RAY = {**os.environ, "RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
CLUSTER = """
import sys
from ray.cluster_utils import Cluster

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""
TOGETHER = """
import sys
import time
from pathlib import Path

from ironroad.lab.backend import run_all


def work(task):
    import ray

    folder, number = task
    (folder / str(number)).touch()
    for _ in range(600):  # Until the other one has begun too, which needs a processor of its own.
        if len(list(folder.iterdir())) == 2:
            return ray.get_runtime_context().get_node_id()
        time.sleep(0.1)
    return "alone"


folder = Path(sys.argv[1])
print(len(set(run_all(work, [(folder, 0), (folder, 1)], 1, "ray"))))
"""
AMISS = """
from ironroad.core.errors import InvalidSetup
from ironroad.lab.backend import run_all


def work(task):
    import ironroad_that_is_not_installed_there


try:
    list(run_all(work, [0], 1, "ray"))
except InvalidSetup as error:
    print(error.message.id, error.message.args["reason"])
"""
LINE = "arena trans-siberian greedy random --seats 3 --games 6 --seed 1 --jobs 1 --json"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Return the address of a cluster with a processor on each of two nodes."""
    command = [sys.executable, "-c", CLUSTER]
    with subprocess.Popen(
        command, env=RAY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as cluster:
        assert cluster.stdout is not None
        yield cluster.stdout.readline().strip()
        cluster.communicate("")


def run(arguments: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, env={**RAY, **environment}, capture_output=True, text=True)


def arena(backend: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(["-m", "ironroad", *LINE.split(), "--backend", backend], environment)


def script(text: str, *arguments: str, **environment: str) -> str:
    done = run(["-c", text, *arguments], environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def without_times(output: str) -> object:
    result = json.loads(output)
    for standing in result["standings"]:
        del standing["seconds"]
    return result


def test_a_cluster_plays_the_same_games(address: str) -> None:
    far = arena("ray", RAY_ADDRESS=address)

    assert far.returncode == 0, far.stderr
    assert without_times(far.stdout) == without_times(arena("local").stdout)


def test_without_a_cluster_ray_plays_on_this_machine() -> None:
    here = arena("ray")

    assert here.returncode == 0, here.stderr
    assert without_times(here.stdout) == without_times(arena("local").stdout)


def test_all_nodes_take_part(address: str, tmp_path: Path) -> None:
    assert script(TOGETHER, str(tmp_path), RAY_ADDRESS=address) == "2"


def test_what_a_node_lacks_is_told(address: str) -> None:
    told = script(AMISS, RAY_ADDRESS=address)

    assert told.startswith("lab-ray-failed")
    assert "No module named 'ironroad_that_is_not_installed_there'" in told


@pytest.mark.parametrize("wrong", ["127.0.0.1:1", "nowhere"])
def test_a_cluster_that_is_not_there_is_named(wrong: str) -> None:
    refused = arena("ray", RAY_ADDRESS=wrong)

    assert refused.returncode == 2
    assert f"There is no Ray cluster at {wrong}." in refused.stderr


def test_ray_that_does_not_start_is_told_in_a_sentence(tmp_path: Path) -> None:
    too_long_for_sockets = tmp_path / ("long" * 25)
    too_long_for_sockets.mkdir()
    refused = arena("ray", RAY_TMPDIR=str(too_long_for_sockets))

    assert refused.returncode == 2
    told = refused.stderr.splitlines()[-1]
    assert told.startswith("Ray could not be started or reached: ")
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("address", ["", "auto"])
def test_a_start_that_takes_too_long_is_told(
    address: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ray

    def init(**settings: object) -> None:
        raise Exception("The current node timed out during startup.")  # As Ray does.

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setenv("RAY_ADDRESS", address)
    refused = run(f"{LINE} --backend ray")

    assert refused.exit_code == 2
    assert "reached: The current node timed out during startup." in refused.stderr


def test_a_dataset_is_the_same_from_a_cluster(address: str, tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    for backend in ("local", "ray"):
        line = (
            f"dataset trans-siberian {tmp_path / backend} --bot random --games 4 --shard 2 --seed 1"
        )
        command = ["-m", "ironroad", *line.split(), "--jobs", "1", "--backend", backend]
        done = run(command, {"RAY_ADDRESS": address})
        assert done.returncode == 0, done.stderr
    for number in (0, 1):
        near, far = [
            np.load(tmp_path / backend / f"shard-{number:05}.npz") for backend in ("local", "ray")
        ]
        assert all((near[name] == far[name]).all() for name in near)
