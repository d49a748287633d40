"""Networks with numbers drawn at random, for tests that need one and not a good one."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from ironroad.bots.network_names import names_of
from ironroad.bots.networks import Stored, save, sizes
from ironroad.core.title import Ruleset
from ironroad.face import rules_for
from ironroad.games import REGISTRY

WIDTH = 32


def drawn_network(
    title: str, setups: Sequence[tuple[int, dict[str, str]]], seed: int = 1, width: int = WIDTH
) -> Stored:
    """Return a network for these set-ups whose numbers mean nothing."""
    rules: list[Ruleset] = [rules_for(title, seats, options) for seats, options in setups]
    names = names_of(REGISTRY.title(title), rules)
    draw = Random(seed)
    numbers = {
        name: [draw.gauss(0.0, 0.2) for _ in range(size)]
        for name, size in sizes(names, width).items()
    }
    return Stored({"command": "drawn"}, width, names, numbers)


def written_network(folder: Path, title: str, setups: Sequence[tuple[int, dict[str, str]]]) -> str:
    """Return the path of a file with such a network."""
    file = folder / f"{title}.json"
    save(file, title, [drawn_network(title, setups)])
    return str(file)
