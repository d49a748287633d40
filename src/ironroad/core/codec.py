"""Serializes states to JSON and back, by the fields that a class names in ``__match_args__``."""

from collections.abc import Mapping
from typing import Any

from ironroad.core.engine import Coded, State
from ironroad.core.title import Ruleset, Title


def encode(value: Any) -> Any:
    """Return a coded value, list, number or text as plain JSON values."""
    if isinstance(value, Coded):
        names = type(value).__match_args__
        body = {name: encode(field) for name, field in zip(names, value.fields(), strict=True)}
        return {"@": type(value).__name__, **body}
    if isinstance(value, list):
        return [encode(item) for item in value]
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"a state holds numbers, texts, lists and coded values, not {value!r}")


def decode(data: Any, parts: Mapping[str, type[Coded]]) -> Any:
    """Return what ``encode`` wrote; ``parts`` gives the classes by name."""
    if isinstance(data, dict):
        return parts[data["@"]](*decode_fields(data, parts))
    if isinstance(data, list):
        return [decode(item, parts) for item in data]
    return data


def decode_fields(data: Mapping[str, Any], parts: Mapping[str, type[Coded]]) -> list[Any]:
    """Return the field values of an encoded object, in order."""
    return [decode(value, parts) for name, value in data.items() if name != "@"]


def encode_state(state: State) -> dict[str, Any]:
    """Return a state as plain JSON values."""
    data = encode(state)
    assert isinstance(data, dict)
    return data


def decode_state(title: Title[Any], rules: Ruleset, data: Mapping[str, Any]) -> Any:
    """Return the state that ``encode_state`` wrote, under these rules."""
    return title.restore(rules, decode_fields(data, title.parts))
