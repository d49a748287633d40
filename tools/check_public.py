"""Checks that every public name is documented: it has a docstring, its members too, and stands in the Python reference.

Public are the names in ``__all__`` of the modules below. The reference is ``docs/api``.
"""

import ast
import importlib
import inspect
import re
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
PUBLIC = ("ironroad", "ironroad.envs", "ironroad.locale")
CURRENT = re.compile(r"^\.\. currentmodule:: (\S+)$")
ENTRY = re.compile(r"^\.\. auto(?:function|class|exception|data):: (\S+)$")


def reference(folder: Path) -> set[str]:
    """Return the names that stand in the reference, each with its module."""
    found = set()
    for page in sorted(folder.glob("*.md")):
        module = ""
        for line in page.read_text("utf-8").splitlines():
            if current := CURRENT.match(line):
                module = current[1]
            elif entry := ENTRY.match(line):
                found.add(f"{module}.{entry[1]}")
    return found


def constants(module: ModuleType) -> set[str]:
    """Return the constants of a module that have a text below them."""
    body = ast.parse(Path(str(module.__file__)).with_suffix(".py").read_text("utf-8")).body
    found = set()
    for first, second in pairwise(body):
        if isinstance(second, ast.Expr) and isinstance(second.value, ast.Constant):
            target = first.target if isinstance(first, ast.AnnAssign) else None
            if isinstance(first, ast.Assign):
                target = first.targets[0]  # type: ignore[assignment]
            if isinstance(target, ast.Name):
                found.add(target.id)
    return found


def is_documented(module: ModuleType, name: str) -> bool:
    """Whether a name has a text: its docstring, or for a constant the text below it wherever it is defined."""
    thing = getattr(module, name)
    if inspect.isclass(thing) or inspect.isroutine(thing):
        return bool(inspect.getdoc(thing))
    inside = [
        sys.modules[key]
        for key in sys.modules
        if key.startswith(f"{module.__name__}.") and getattr(sys.modules[key], name, None) is thing
    ]
    return any(name in constants(place) for place in [module, *inside])


def bare_members(thing: Any) -> list[str]:
    """Return the public methods and properties of a class that have no docstring."""
    return [
        name
        for name, member in (vars(thing).items() if inspect.isclass(thing) else ())
        if not name.startswith("_")
        and (inspect.isroutine(member) or isinstance(member, property))
        and not inspect.getdoc(member)
    ]


def problems(modules: tuple[str, ...] = PUBLIC, folder: Path = ROOT / "docs/api") -> list[str]:
    """Return the public names that lack a text or a place in the reference."""
    wrong = []
    listed = reference(folder)
    for path in modules:
        module = importlib.import_module(path)
        for name in module.__all__:
            if not is_documented(module, name):
                wrong.append(f"{path}.{name} has no docstring")
            for member in bare_members(getattr(module, name)):
                wrong.append(f"{path}.{name}.{member} has no docstring")
            if f"{path}.{name}" not in listed:
                wrong.append(f"{path}.{name} is not in the reference, docs/api")
    return wrong


def main() -> None:
    """Print the problems; exit with 1 if there are any."""
    wrong = problems()
    print("\n".join(wrong) or "Every public name is documented.")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
