"""Putting a change into a process: into loaded functions, into the import, into what is read from disk."""

import importlib.machinery
import importlib.util
import io
import pathlib
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any


def function_of(module: ModuleType, qualified: str) -> FunctionType | None:
    """Return the function of a module by its qualified name; ``None`` if it is hidden behind something."""
    found: Any = module
    for name in qualified.split("."):
        found = vars(found).get(name)
        if isinstance(found, property):
            found = found.fget
        elif isinstance(found, classmethod | staticmethod):
            found = found.__func__
        found = getattr(found, "__wrapped__", found)
        if found is None:
            return None
    return found if isinstance(found, FunctionType) else None


def codes_of(code: CodeType, qualified: str) -> list[CodeType]:
    """Return the code of all functions with this qualified name."""
    found = [code] if code.co_qualname == qualified else []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found += codes_of(constant, qualified)
    return found


def swap(module: ModuleType, qualified: str, code: CodeType) -> bool:
    """Replace the code of a loaded function in place, so that every reference sees the change."""
    function = function_of(module, qualified)
    found = codes_of(code, qualified)
    if function is None or len(found) != 1 or function.__code__.co_qualname != qualified:
        return False
    if function.__code__.co_firstlineno != found[0].co_firstlineno:
        return False
    if function.__code__.co_freevars != found[0].co_freevars:
        return False
    function.__code__ = found[0]
    return True


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module from code that is there already."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.changed = code

    def get_code(self, fullname: str) -> CodeType:
        """Return the changed code."""
        return self.changed


class Finder(MetaPathFinder):
    """Finds one module changed; everything else is found as usual."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self.name = name
        self.path = path
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return the changed module's spec."""
        if fullname != self.name:
            return None
        loader = _Loader(fullname, str(self.path), self.code)
        return importlib.util.spec_from_file_location(fullname, self.path, loader=loader)


def import_changed(name: str, path: Path, code: CodeType) -> None:
    """From here on the module is imported with this code."""
    assert name not in sys.modules, f"{name} is loaded already"
    sys.meta_path.insert(0, Finder(name, path, code))


def read_changed(path: Path, text: str) -> None:
    """From here on the file reads as this text, however it is opened through ``pathlib``."""
    real_open, real_text, real_bytes = Path.open, Path.read_text, Path.read_bytes

    def is_it(other: Path) -> bool:
        return other.name == path.name and other.resolve() == path

    def changed_open(self: Path, mode: str = "r", *args: Any, **named: Any) -> Any:
        if not is_it(self) or mode.strip("tb") != "r":
            return real_open(self, mode, *args, **named)
        return io.BytesIO(text.encode()) if "b" in mode else io.StringIO(text)

    def changed_text(self: Path, *args: Any, **named: Any) -> str:
        return text if is_it(self) else real_text(self, *args, **named)

    def changed_bytes(self: Path) -> bytes:
        return text.encode() if is_it(self) else real_bytes(self)

    changes: dict[str, Callable[..., Any]] = {
        "open": changed_open,
        "read_text": changed_text,
        "read_bytes": changed_bytes,
    }
    for name, function in changes.items():
        setattr(pathlib.Path, name, function)
