"""Endpoints for operators and programs: health, metrics, the description of the interface."""

import html
from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

import ironroad
from ironroad.build import build_name
from ironroad.server import wire
from ironroad.server.http.dependencies import TheServices
from ironroad.server.metrics import metrics_text

NOT_READY = ResponseSpec(
    wire.Health,
    generate_examples=False,
    description="The server is stopping, or its database does not answer.",
)


class OperationsController(Controller):
    """Whether the server is well, and how to talk to it."""

    path = "/"
    tags = ["operations"]

    @get("/health")
    async def health(self) -> wire.Health:
        """Whether the process lives."""
        return wire.Health("ok", ironroad.__version__)

    @get("/ready", responses={503: NOT_READY})
    async def ready(self, services: TheServices) -> Response[wire.Health]:
        """Whether requests may be sent here: the database takes what is written and the server is not stopping."""
        ready = services.is_ready and await services.database.can_write()
        health = wire.Health("ok" if ready else "not ready", ironroad.__version__)
        return Response(health, status_code=200 if ready else 503)

    @get("/metrics", media_type=MediaType.TEXT)
    async def metrics(self) -> Response[bytes]:
        """Metrics in the format of Prometheus."""
        return Response(metrics_text(), media_type="text/plain; version=0.0.4")

    @get("/api/build")
    async def build(self, services: TheServices) -> wire.Build:
        """Which build of ironroad plays."""
        return wire.Build(
            ironroad.__version__, build_name(), services.bots.builds, services.settings.issues
        )

    @get("/api/socket.json")
    async def socket_schema(self) -> dict[str, Any]:
        """The JSON schema of everything that travels over the socket."""
        (client, server), parts = msgspec.json.schema_components(
            [wire.FromClient, wire.FromServer], ref_template="#/$defs/{name}"
        )
        return {"client": client, "server": server, "$defs": parts}

    @get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
    async def docs(self, request: Request[Any, Any, Any]) -> str:
        """The OpenAPI description as a page that needs no script."""
        return _page(request.app.openapi_schema.to_schema())


def _page(schema: dict[str, Any]) -> str:
    rows = []
    for path, operations in sorted(schema["paths"].items()):
        for method, operation in operations.items():
            cells = (
                method.upper(),
                path,
                operation.get("description", operation.get("summary", "")),
                ", ".join([p["name"] for p in operation.get("parameters", [])]),
                _body(operation),
            )
            rows.append("".join([f"<td>{html.escape(cell)}</td>" for cell in cells]))
    table = "".join([f"<tr>{row}</tr>" for row in rows])
    heads = "".join([f"<th>{h}</th>" for h in ("Method", "Path", "What", "Parameters", "Body")])
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>ironroad API</title>"
        "<h1>ironroad API</h1><p><a href=/api/schema/openapi.json>OpenAPI</a> · "
        f"<a href=/api/socket.json>socket</a></p><table><tr>{heads}</tr>{table}</table></html>"
    )


def _body(operation: dict[str, Any]) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    names = [part.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1] for part in content.values()]
    return ", ".join(names)
