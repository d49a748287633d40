"""What the compiler knows and the interpreter does not need.

mypyc turns ``i64`` into a C integer; without the compiler it is ``int``.
``mypyc_attr`` tells mypyc that plain Python may inherit from a compiled class, so that titles of others need no compiler.
This module itself is never compiled, because it must exist in both worlds.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes):
        """Return a decorator that leaves a class as it is."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
