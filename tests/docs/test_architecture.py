"""docs/architecture.md is true: its diagram has every package, its walks follow the imports."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "ironroad"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
DIAGRAM = PAGE.partition("```mermaid\n")[2].partition("```")[0]
NODE = re.compile(r'^\s*(\w+)\["', re.MULTILINE)
IMPORTS = re.compile(r'^\s*(\w+)(?:\[".*"\])? --> (\w+)$', re.MULTILINE)
EXCEPTIONS = re.compile(r'^\s*(\w+)(?:\[".*"\])? -\. "(.+)" \.-> (\w+)$', re.MULTILINE)
STEP = re.compile(
    r"^(\d+)\. `([^`]+)`(?: \((from|callback of|callback|socket|pipe)(?: `([^`]+)`)?\))? ",
    re.MULTILINE,
)
OTHER_PROCESS = ("socket", "pipe")


class Step(NamedTuple):
    """A line of a walk: a file, and how it is reached."""

    number: int
    file: str
    how: str
    caller: str


def walks() -> dict[str, list[Step]]:
    text = PAGE.partition("## Four walks through the code")[2].partition("\n## ")[0]
    parts = re.split(r"^### (.+)\n", text, flags=re.MULTILINE)
    return {
        title: [Step(int(n), file, how, caller) for n, file, how, caller in STEP.findall(body)]
        for title, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def numbered_lines() -> int:
    return len(re.findall(r"^\d+\. `(?:src|web)/", PAGE, re.MULTILINE))


WALKS = walks()


def module_of(file: str) -> str:
    name = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


@cache
def imports_of(file: str) -> frozenset[str]:
    """Return the modules that a Python file imports, or the files that a file of the client does."""
    text = (ROOT / file).read_text("utf-8")
    if not file.endswith(".py"):
        return frozenset(client_imports(file, text))
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return frozenset(found)


def client_imports(file: str, text: str) -> Iterator[str]:
    for path in re.findall(r'from "(\.[^"]+)"', text):
        target = (ROOT / file).parent.joinpath(path).resolve().relative_to(ROOT.resolve())
        yield from (str(target), f"{target}.ts")


def knows(one: str, other: str) -> bool:
    """Whether a file imports another one, perhaps through the names that ``ironroad`` itself exports."""
    found = imports_of(one)
    if "ironroad" in found:
        found |= imports_of("src/ironroad/__init__.py")
    return (module_of(other) if other.endswith(".py") else other) in found


@pytest.mark.parametrize("title", WALKS)
def test_a_walk_follows_the_imports(title: str) -> None:
    steps = WALKS[title]
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    passed: list[str] = []
    for step in steps:
        assert (ROOT / step.file).is_file(), f"{step.file} is not there"
        caller = step.caller or (passed[-1] if passed else "")
        where = f"step {step.number}, {step.file}"
        if caller:
            assert caller in passed, f"{where}: {caller} is no earlier step"
        if not caller or step.how in OTHER_PROCESS:
            pass
        elif step.how.startswith("callback"):
            assert knows(step.file, caller), f"{where} is no callback: it does not import {caller}"
        else:
            assert knows(caller, step.file), f"{where} is not imported by {caller}"
        passed.append(step.file)


def test_there_are_four_walks_and_every_step_is_read() -> None:
    assert len(WALKS) == 4
    assert sum([len(steps) for steps in WALKS.values()]) == numbered_lines()


def packages() -> set[str]:
    """Return the packages and modules directly in ``ironroad``."""
    return {
        path.stem
        for path in SOURCE.iterdir()
        if (path.suffix == ".py" or (path / "__init__.py").is_file())
        and not path.name.startswith("__")
    }


def test_the_diagram_has_every_package() -> None:
    assert set(NODE.findall(DIAGRAM)) == packages() | {"web"}, (
        "draw every package and module of src/ironroad in the diagram of docs/architecture.md, "
        "and give it a layer in pyproject.toml (tool.importlinter)"
    )


def reachable(start: str) -> set[str]:
    """Return what the solid arrows of the diagram lead to."""
    arrows = IMPORTS.findall(DIAGRAM)
    found = {start}
    while more := {end for begin, end in arrows if begin in found} - found:
        found |= more
    return found


def package_imports() -> Iterator[tuple[str, str, str]]:
    """Yield file, package and imported package for all imports between the packages."""
    for path in sorted(SOURCE.rglob("*.py")):
        package = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if package in packages():
            file = str(path.relative_to(ROOT))
            others = {
                name.split(".")[1]
                for name in imports_of(file)
                if name.count(".") > 0 and name.startswith("ironroad.")
            }
            for other in sorted(others & packages() - {package}):
                yield file, package, other


def test_imports_follow_the_arrows_of_the_diagram() -> None:
    exceptions = {(begin, label): end for begin, label, end in EXCEPTIONS.findall(DIAGRAM)}
    for file, package, other in package_imports():
        allowed = reachable(package)
        for (begin, label), end in exceptions.items():
            if begin == package and Path(file).name.startswith(label.removesuffix(".py")):
                allowed |= reachable(end)
        assert other in allowed, f"{file} imports {other}: no arrow of the diagram leads there"


def test_every_arrow_of_the_diagram_is_an_import() -> None:
    found = {(package, other) for _, package, other in package_imports()}
    assert set(IMPORTS.findall(DIAGRAM)) <= found


def test_the_table_of_the_core_has_every_module() -> None:
    table = PAGE.partition("## The parts of the core")[2].partition("\n## ")[0]
    named = {
        name
        for row in re.findall(r"^\| (`.+?) \|", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row)
    }
    assert named == {path.stem for path in (SOURCE / "core").glob("[!_]*.py")}
