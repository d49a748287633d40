"""Networks of parts as data: ``parts.json`` in a title's folder has the numbers with the recipe."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from ironroad.bots.lane import WIDTH, column
from ironroad.bots.networks import Numbers, digest, packed, unpacked
from ironroad.bots.parts import Glance
from ironroad.bots.parts_network import PartLayers, PartsNetwork
from ironroad.core.errors import InvalidSetup
from ironroad.core.registry import part_of
from ironroad.core.title import Ruleset, Title

GLANCE: Final = "glance"
"""The module of a title's folder that tells what there is to see, as ``GLANCE``."""


class StoredParts(NamedTuple):
    """A network of parts as it is stored: its recipe, the set-ups that it knows, how wide it is, and its numbers."""

    recipe: dict[str, Any]
    seats: list[int]
    options: dict[str, list[str]]
    width: int
    numbers: Numbers

    def misfit(self, rules: Ruleset) -> str:
        """Return what a rule set has that the network did not learn from; nothing if it fits."""
        if rules.seats not in self.seats:
            return f"seats={rules.seats}"
        for id, value in rules.options.items():
            if value not in self.options.get(id, []):
                return f"{id}={value}"
        return ""


def glance_of(title: Title[Any]) -> type[Glance[Any]] | None:
    """Return how a title tells what there is to see; ``None`` if it has no parts that are alike."""
    module = part_of(title.package, GLANCE)
    return None if module is None else module.GLANCE


def sizes(glance: type[Glance[Any]], width: int) -> dict[str, int]:
    """Return how many numbers each table has."""
    return {
        "start": width,
        "features": glance.features * width,
        "roles": glance.roles * width,
        "role_start": glance.roles,
        "traits": glance.traits,
    }


def parts_file(package: str) -> Traversable:
    """Return the file of the networks of parts in a title's package."""
    return resources.files(package) / "parts.json"


def save(file: Path, title: str, stored: StoredParts) -> None:
    """Write a network, all or nothing."""
    tables = {name: packed(values) for name, values in stored.numbers.items()}
    data = {
        "title": title,
        "recipe": stored.recipe,
        "seats": stored.seats,
        "options": stored.options,
        "width": stored.width,
        "tables": tables,
        "digest": digest(tables),
    }
    part = file.with_suffix(".part")
    part.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    part.replace(file)


def load(file: Traversable, glance: type[Glance[Any]]) -> StoredParts:
    """Return the network of a file; raise ``InvalidSetup`` if it is damaged or does not know what the title tells."""
    try:
        return _stored(json.loads(file.read_text("utf-8")), glance)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InvalidSetup("bots-network-damaged", file=str(file), reason=str(error)) from None


def _stored(data: Mapping[str, Any], glance: type[Glance[Any]]) -> StoredParts:
    tables, width = data["tables"], data["width"]
    if data["digest"] != digest(tables):
        raise ValueError("digest")
    numbers = {name: unpacked(table) for name, table in tables.items()}
    if width % WIDTH:
        raise ValueError(f"width: {width}")
    for name, size in sizes(glance, width).items():
        if len(numbers[name]) != size:
            raise ValueError(f"{name}: {len(numbers[name])} != {size}")
    return StoredParts(data["recipe"], data["seats"], data["options"], width, numbers)


def layers_of(stored: StoredParts) -> PartLayers:
    """Return the numbers of a network, made ready."""
    numbers, width = stored.numbers, stored.width

    def rows(values: Sequence[float]) -> list[Sequence[float]]:
        return [values[first : first + width] for first in range(0, len(values), width)]

    return PartLayers(
        column(list(numbers["start"])),
        [column(list(row)) for row in rows(numbers["features"])],
        [column(list(row)) for row in rows(numbers["roles"])],
        list(numbers["role_start"]),
        list(numbers["traits"]),
    )


@lru_cache(maxsize=8)
def stored_parts(title: Title[Any], file: str = "") -> StoredParts | None:
    """Return the network of a title, or of another file; ``None`` if the title has none."""
    glance = glance_of(title)
    found = Path(file) if file else parts_file(title.package)
    if glance is None or not (file or found.is_file()):
        return None
    return load(found, glance)


@lru_cache(maxsize=8)
def _layers(title: Title[Any], file: str) -> PartLayers:
    stored = stored_parts(title, file)
    assert stored is not None
    return layers_of(stored)


def parts_network_for(title: Title[Any], rules: Ruleset, file: str = "") -> PartsNetwork:
    """Return a network for a rule set, of the title's own or of another file; ``InvalidSetup`` if none fits."""
    glance, stored = glance_of(title), stored_parts(title, file)
    if glance is None or stored is None:
        raise InvalidSetup("bots-no-parts", title=title.meta.id)
    if misfit := stored.misfit(rules):
        raise InvalidSetup("bots-network-misfit", title=title.meta.id, misfits=misfit)
    made: Any = glance  # Each takes the rules of its own title.
    return PartsNetwork(made(rules), _layers(title, file))
