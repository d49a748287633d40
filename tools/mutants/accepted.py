"""Survivors that are explained: a file ``mutants.toml`` beside a title's tests, each entry with its reason.

    [[explained]]
    file = "rules/building.py"
    where = "layers"
    change = "if spare < 0 -> if spare <= 0"
    reason = "with nothing to spare the loop below returns the same"

``occurrence = 2`` tells the second of two equal changes in one function.
"""

import tomllib
from pathlib import Path

from tools.mutants.change import Key

NAMES = {"file", "where", "change", "occurrence", "reason"}


class InvalidExplanation(Exception):
    """An entry of the file is not of the shape above."""


def read(path: Path) -> dict[str, str]:
    """Return the reasons by the text of the key."""
    if not path.exists():
        return {}
    data = tomllib.loads(path.read_text("utf-8"))
    reasons: dict[str, str] = {}
    for entry in data.pop("explained", []):
        text = _key_text(path, entry)
        if text in reasons:
            raise InvalidExplanation(f"{path}: explained twice: {text}")
        reasons[text] = entry["reason"]
    if data:
        raise InvalidExplanation(f"{path}: only [[explained]] is known, not {', '.join(data)}")
    return reasons


def _key_text(path: Path, entry: dict[str, object]) -> str:
    if unknown := set(entry) - NAMES:
        raise InvalidExplanation(f"{path}: unknown: {', '.join(sorted(unknown))}")
    for name in ("file", "where", "change", "reason"):
        if not isinstance(entry.get(name), str) or not entry[name]:
            raise InvalidExplanation(f"{path}: an entry has no {name}: {entry}")
    number = entry.get("occurrence", 1)
    return f"{entry['file']} | {entry['where']} | {entry['change']} | {number}"


def entry_for(key: Key) -> str:
    """Return an entry for the file, its reason still to be written."""
    lines = ["[[explained]]", f"file = {_text(key.file)}", f"where = {_text(key.where)}"]
    lines.append(f"change = {_text(key.change)}")
    if key.occurrence > 1:
        lines.append(f"occurrence = {key.occurrence}")
    lines.append('reason = ""')
    return "\n".join(lines) + "\n"


def _text(value: str) -> str:
    if "'" not in value:
        return f"'{value}'" if '"' in value or "\\" in value else f'"{value}"'
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
