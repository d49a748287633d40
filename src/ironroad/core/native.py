"""Fallbacks for mypyc's names, so that the same source runs interpreted.

mypyc turns ``i64`` into a C integer; without the compiler it is ``int``.
``mypyc_attr`` lets interpreted classes inherit from a compiled one, so that titles of other distributions need no compiler;
with ``free_list_len=1`` the next object of a class takes the memory of the last one, for frames that follow each other.
This module itself is never compiled: both builds use it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes):
        """Return a decorator that does nothing."""
        return lambda cls: cls


def describe(cls: type, text: str) -> None:
    """Give a class the text that ``help`` shows; the docstring of a compiled class is lost."""
    cls.__doc__ = text


__all__ = ["describe", "i64", "mypyc_attr"]
