"""A network of parts: tells how likely each option is the best.

Each part has a rectified layer, the sum of a column for each of its features; the same columns serve all parts. What an
option is worth is a product of the layers of the parts that have a role in it with the weights of these roles.
"""

from typing import Any, Final

from ironroad.bots.lane import WIDTH, Column, column
from ironroad.bots.parts import Glance, Sink
from ironroad.core.engine import State
from ironroad.core.native import i64


class PartLayers:
    """The numbers of a network of parts, made ready."""

    def __init__(
        self,
        start: Column,
        features: list[Column],
        roles: list[Column],
        role_start: list[float],
        traits: list[float],
    ) -> None:
        self.start: Final = start
        """What a layer has before any feature is added."""
        self.features: Final = features
        self.roles: Final = roles
        self.role_start: Final = role_start
        self.traits: Final = traits


class Eye(Sink):
    """The layers of a position as a seat sees it, and the sum for an option."""

    def __init__(self, layers: PartLayers, parts: i64) -> None:
        self._layers: Final = layers
        none = [0.0] * (len(layers.start) * WIDTH)
        self._parts: Final = [column(none) for _ in range(parts)]
        self.logit: float = 0.0

    def open(self) -> None:
        """Begin with another position."""
        start = self._layers.start
        for part in self._parts:
            for place in range(len(part)):
                part[place].copy(start[place])

    def close(self) -> None:
        """Finish the layers, after all features were told."""
        for part in self._parts:
            for lane in part:
                lane.rectify()

    def part(self, part: i64, feature: i64) -> None:
        """Take a feature of a part as the seat sees it."""
        into = self._parts[part]
        added = self._layers.features[feature]
        for place in range(len(into)):
            into[place].add(added[place])

    def role(self, role: i64, part: i64) -> None:
        """Take the role that a part has in the option."""
        layers = self._layers
        weights = layers.roles[role]
        numbers = self._parts[part]
        total: float = layers.role_start[role]
        for place in range(len(numbers)):
            total += numbers[place].dot(weights[place])
        self.logit += total

    def trait(self, trait: i64) -> None:
        """Take a trait of the option itself."""
        self.logit += self._layers.traits[trait]


class PartsNetwork:
    """The policy of one rule set; the layers of the last position are kept, each search needs one of its own."""

    def __init__(self, glance: Glance[Any], layers: PartLayers) -> None:
        self._glance: Final = glance
        self._eye: Final = Eye(layers, glance.parts)

    def read(self, state: State, seat: i64) -> None:
        """Look at a position as a seat sees it; ``logit`` is about options of this position."""
        eye = self._eye
        eye.open()
        self._glance.look(state, seat, eye)
        eye.close()

    def logit(self, state: State, action: i64) -> float:
        """Return the logarithm of how likely an option of the position is the best, but for a term that all share."""
        eye = self._eye
        eye.logit = 0.0
        self._glance.option(state, action, eye)
        return eye.logit
