"""Writes the schema of the HTTP and socket API, from which the browser client's types are generated.

The OpenAPI description of the endpoints and the JSON schema of the socket in one file.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.http.app import create_app
from ironroad.server.settings import Settings


def schema() -> dict[str, Any]:
    """Return the description, with the messages of the socket as ``FromClient`` and ``FromServer``."""
    app = create_app(Settings()).app
    assert isinstance(app, Litestar)
    described: dict[str, Any] = app.openapi_schema.to_schema()
    kinds = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    roots, parts = msgspec.json.schema_components(
        list(kinds.values()), ref_template="#/components/schemas/{name}"
    )
    schemas = described["components"]["schemas"]
    for name, part in (parts | dict(zip(kinds, roots, strict=True))).items():
        schemas[name] = _without_mapping(part)
    for id in REGISTRY.ids():
        schemas |= _view_schema(id)
    return described


def _view_schema(id: str) -> dict[str, Any]:
    """Return the types of a title's view and layout, each under the title's id and its own name."""
    module = REGISTRY.part(id, "view")
    kinds = [getattr(module, name) for name in ("View", "Layout") if hasattr(module, name)]
    _, parts = msgspec.json.schema_components(
        kinds, ref_template=f"#/components/schemas/{id}.{{name}}"
    )
    return {f"{id}.{name}": part for name, part in parts.items()}


def _without_mapping(part: dict[str, Any]) -> dict[str, Any]:
    """Leave out the discriminator: each message names its own type already."""
    return {key: value for key, value in part.items() if key != "discriminator"}


def main() -> None:
    """Write the file that is named."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(schema(), indent=1, default=msgspec.to_builtins), "utf-8")


if __name__ == "__main__":
    main()
