"""Machine integers for the compiler, plain integers for the interpreter.

mypyc turns ``i64`` into a C integer; without the compiler it is ``int``.
This module itself is never compiled, because it must exist in both worlds.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
