"""Networks as data: ``network.json`` in a title's folder has their numbers with the recipe, read without any library."""

import hashlib
import json
import sys
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from ironroad.bots.lane import Column, column
from ironroad.bots.network import Layers, Network, Wide
from ironroad.bots.network_names import Names
from ironroad.bots.titles import evaluation_for
from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Ruleset, Title

MOST: Final = 32767
"""Numbers are stored as whole ones up to this, times a scale for each table."""
Numbers = Mapping[str, Sequence[float]]
"""The tables of a network by name, each row after row."""


class Stored(NamedTuple):
    """A network as it is stored: its recipe, how wide it is, the names of inputs and outputs, and its numbers."""

    recipe: dict[str, Any]
    width: int
    names: Names
    numbers: Numbers

    def to_json(self) -> dict[str, Any]:
        """Return the network as plain JSON values."""
        tables = {name: packed(values) for name, values in self.numbers.items()}
        return {
            "recipe": self.recipe,
            "width": self.width,
            "names": self.names.to_json(),
            "tables": tables,
            "digest": digest(tables),
        }


def sizes(names: Names, width: int) -> dict[str, int]:
    """Return how many numbers each table has."""
    return {
        "start": width,
        "inputs": names.inputs * width,
        "inner": width * width,
        "inner_start": width,
        "players": names.players * width,
        "player_start": names.players,
        "actions": len(names.actions) * width,
        "action_start": len(names.actions),
        "trust": 1,
    }


def network_file(package: str) -> Traversable:
    """Return the file of the networks in a title's package."""
    return resources.files(package) / "network.json"


def save(file: Path, title: str, networks: Sequence[Stored]) -> None:
    """Write networks of a title, all or none."""
    data = {"title": title, "networks": [network.to_json() for network in networks]}
    part = file.with_suffix(".part")
    part.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    part.replace(file)


def load(file: Traversable) -> list[Stored]:
    """Return the networks of a file; raise ``InvalidSetup`` if it is damaged."""
    try:
        data = json.loads(file.read_text("utf-8"))
        return [_stored(each) for each in data["networks"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InvalidSetup("bots-network-damaged", file=str(file), reason=str(error)) from None


def _stored(data: Mapping[str, Any]) -> Stored:
    tables = data["tables"]
    if data["digest"] != digest(tables):
        raise ValueError("digest")
    numbers = {name: unpacked(table) for name, table in tables.items()}
    given = data["names"]
    names = Names(given["seats"], given["options"], given["numbers"], given["actions"])
    for name, size in sizes(names, data["width"]).items():
        if len(numbers[name]) != size:
            raise ValueError(f"{name}: {len(numbers[name])} != {size}")
    return Stored(data["recipe"], data["width"], names, numbers)


def packed(values: Sequence[float]) -> dict[str, Any]:
    """Return a table as whole numbers of two bytes in base64, and their scale."""
    scale = max([abs(float(value)) for value in values], default=0.0) / MOST or 1.0
    whole = array("h", [round(float(value) / scale) for value in values])
    if sys.byteorder == "big":
        whole.byteswap()
    return {"scale": scale, "data": b64encode(whole.tobytes()).decode()}


def unpacked(table: Mapping[str, Any]) -> list[float]:
    """Return the numbers of a packed table."""
    whole = array("h", b64decode(table["data"]))
    if sys.byteorder == "big":
        whole.byteswap()
    scale = float(table["scale"])
    return [scale * value for value in whole]


def digest(tables: Mapping[str, Any]) -> str:
    """Return what tells whether tables are as they were written."""
    return hashlib.sha256(json.dumps(tables, sort_keys=True).encode()).hexdigest()


def layers_for(stored: Stored, title: Title[Any], rules: Ruleset) -> Layers:
    """Return the layers of a network for one rule set, which must fit."""
    width, names, numbers = stored.width, stored.names, stored.numbers
    rows = _rows(numbers["inputs"], width)
    none = column([0.0] * width)
    inputs: list[list[Column]] = []
    wides: list[Wide] = []
    for field in title.encoder(rules).spec.fields:
        columns = [column(_mixed(rows, shares, width)) for shares in names.shares(field)]
        if field.width == 1:
            inputs.append(columns)
        else:
            wides.append(Wide(field.at, columns))
            inputs += [[none]] * field.width
    start = list(numbers["start"])
    for place in names.setup_inputs(rules):
        start = [one + other for one, other in zip(start, rows[place], strict=True)]
    inner = [column(row) for row in _rows(numbers["inner"], width)]
    lanes = len(none)
    each = len(inner) // lanes
    players = [*range(rules.seats)]
    if title.seen_rivals(title.setup(rules), None):
        players.append(names.players - 1)
    outputs = _rows(numbers["players"], width)
    places = {text: place for place, text in enumerate(names.actions)}
    actions = [places[action.text] for action in rules.catalogue.actions]
    action_rows = _rows(numbers["actions"], width)
    return Layers(
        column(start),
        inputs,
        wides,
        [inner[lane * each : (lane + 1) * each] for lane in range(lanes)],
        column(list(numbers["inner_start"])),
        [column(outputs[player]) for player in players],
        [numbers["player_start"][player] for player in players],
        [column(action_rows[action]) for action in actions],
        [numbers["action_start"][action] for action in actions],
        numbers["trust"][0],
    )


def _rows(values: Sequence[float], width: int) -> list[list[float]]:
    return [list(values[first : first + width]) for first in range(0, len(values), width)]


def _mixed(rows: list[list[float]], shares: list[tuple[int, float]], width: int) -> list[float]:
    total = [0.0] * width
    for place, share in shares:
        total = [one + share * other for one, other in zip(total, rows[place], strict=True)]
    return total


@lru_cache(maxsize=8)
def stored_networks(package: str, file: str = "") -> list[Stored]:
    """Return the networks of a title's package, or of another file; each file is read once."""
    found = Path(file) if file else network_file(package)
    return load(found) if file or found.is_file() else []


@lru_cache(maxsize=64)
def _layers(title: Title[Any], rules: Ruleset, file: str) -> Layers:
    misfits = []
    for stored in stored_networks(title.package, file):
        misfit = stored.names.misfit(title, rules)
        if not misfit:
            return layers_for(stored, title, rules)
        misfits.append(misfit)
    if not misfits:
        raise InvalidSetup("bots-no-network", title=title.meta.id)
    raise InvalidSetup("bots-network-misfit", title=title.meta.id, misfits=", ".join(misfits))


def network_for(title: Title[Any], rules: Ruleset, file: str = "") -> Network:
    """Return a network for a rule set, of the title's own or of another file; ``InvalidSetup`` if none fits."""
    evaluation = evaluation_for(title, rules.seats)
    return Network(title.encoder(rules), evaluation, _layers(title, rules, file))
