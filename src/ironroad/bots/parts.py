"""What a network of parts is told about a position and its options, by a title whose positions have parts that are alike.

A part is what a title has several of, such as a company. The same numbers of the network serve all parts and all seats:
what it learns of one, it knows of the others.
"""

from typing import ClassVar, Final, Generic, TypeVar

from ironroad.core.engine import State
from ironroad.core.native import i64, mypyc_attr

S = TypeVar("S", bound=State)


class Sink:
    """Takes what a title tells."""

    def part(self, part: i64, feature: i64) -> None:
        """Take a feature of a part as the seat sees it."""
        raise NotImplementedError

    def role(self, role: i64, part: i64) -> None:
        """Take the role that a part has in the option."""
        raise NotImplementedError

    def trait(self, trait: i64) -> None:
        """Take a trait of the option itself."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Glance(Generic[S]):
    """Tells what there is to see; a title with such parts has a subclass in its ``glance.py``."""

    parts: ClassVar[int] = 0
    features: ClassVar[int] = 0
    roles: ClassVar[int] = 0
    traits: ClassVar[int] = 0

    def look(self, state: S, seat: i64, sink: Sink) -> None:
        """Tell the features of all parts as a seat sees them."""
        raise NotImplementedError

    def option(self, state: S, action: i64, sink: Sink) -> None:
        """Tell the roles and traits of an option of the pending decision."""
        raise NotImplementedError


class Recorder(Sink):
    """Keeps what it is told, for learning."""

    def __init__(self, parts: i64) -> None:
        self._parts: Final[i64] = parts
        self.parts: list[list[int]] = []
        self.roles: list[tuple[int, int]] = []
        self.traits: list[int] = []
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.parts = [[] for _ in range(self._parts)]
        self.roles = []
        self.traits = []

    def part(self, part: i64, feature: i64) -> None:
        """Take a feature of a part as the seat sees it."""
        self.parts[part].append(int(feature))

    def role(self, role: i64, part: i64) -> None:
        """Take the role that a part has in the option."""
        self.roles.append((int(role), int(part)))

    def trait(self, trait: i64) -> None:
        """Take a trait of the option itself."""
        self.traits.append(int(trait))
