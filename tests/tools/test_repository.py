"""What hosting and containers are told agrees with the code."""

import re
import tomllib
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # It brings no types.

from ironroad.core.edition import MARKS, parse_edition
from ironroad.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent.parent


def read(file: str) -> Any:
    return yaml.safe_load((ROOT / file).read_text("utf-8"))


def test_the_containers_use_settings_that_exist() -> None:
    names = set(read("compose.yaml")["services"]["server"]["environment"])
    names |= set(re.findall(r"^ENV (\w+)=", (ROOT / "Containerfile").read_text("utf-8"), re.M))

    assert names
    assert {name.removeprefix(PREFIX).lower() for name in names} <= set(Settings.__struct_fields__)


def test_proxy_and_health_check_use_the_port_of_the_server() -> None:
    port = str(Settings().port)

    assert f"server:{port}" in (ROOT / "deploy/Caddyfile").read_text("utf-8")
    container = (ROOT / "Containerfile").read_text("utf-8")
    assert f"EXPOSE {port}\n" in container
    assert f"127.0.0.1:{port}/ready" in container


def test_tests_and_wheels_cover_the_same_pythons() -> None:
    tested = read(".github/workflows/checks.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    steps = read(".github/workflows/release.yml")["jobs"]["wheels"]["steps"]
    built = next(step["env"]["CIBW_BUILD"] for step in steps if "env" in step)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert built.split() == [f"cp{version.replace('.', '')}-*" for version in tested]
    assert project["requires-python"] == f">={tested[0]}"


def test_the_example_of_a_printed_value_is_a_line_of_an_edition() -> None:
    form = read(".github/ISSUE_TEMPLATE/printed-value-is-wrong.yml")
    line = next(part for part in form["body"] if part.get("id") == "line")
    text = line["attributes"]["placeholder"]
    edition = parse_edition(f'[edition]\ntitle = "t"\nname = "n"\n{text}', "form", "t", {})

    assert [entry.mark in MARKS for entry in edition.entries("links")] == [True]
