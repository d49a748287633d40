"""The base class for the state of boards and modules."""

from typing import Final

from ironroad.core.engine import Coded

NOT_IN_USE: Final = -1
"""The index in ``State.parts`` of an expansion that is not in use."""


class Part(Coded):
    """The state that a board or module keeps for one player, or for the whole table.

    Immutable, so that clones share parts: a change replaces the object.
    """
