"""The ASGI application: all endpoints behind the middleware."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, MediaType, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Receive, Scope, Send

import ironroad
from ironroad.server.http.controllers.accounts import PeopleController
from ironroad.server.http.controllers.chat import ChatController
from ironroad.server.http.controllers.games import PlayController
from ironroad.server.http.controllers.operations import OperationsController
from ironroad.server.http.controllers.personal import PersonalController
from ironroad.server.http.controllers.tables import TablesController
from ironroad.server.http.controllers.titles import BoardsController, TitlesController
from ironroad.server.http.dependencies import DEPENDENCIES
from ironroad.server.http.middleware import Middleware
from ironroad.server.http.problems import HANDLERS
from ironroad.server.live import socket as socket_endpoint
from ironroad.server.live.bus import channels_for
from ironroad.server.services import Services
from ironroad.server.settings import Settings

CLIENT = Path(__file__).parents[1] / "static"
"""Where the build of the browser client puts its files."""
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>ironroad</title>"
    "<meta name=viewport content='width=device-width'><h1>ironroad</h1>"
    "<p>The server runs, but its browser client was not built: that needs Node.js 20 or newer. "
    "Install Node.js and npm, then start again with <code>make play</code>.</p>"
    "<p lang=es>El servidor funciona, pero su cliente web no está construido: hace falta Node.js 20 "
    "o posterior. Instala Node.js y npm y vuelve a empezar con <code>make play</code>.</p>"
    "<p><a href=/api/docs>API</a></p></html>"
)


def create_app(settings: Settings) -> Middleware:
    """Return the ASGI application."""
    channels = channels_for(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings, channels)
        app.state.services = services
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    app = Litestar(
        route_handlers=[
            PeopleController,
            TitlesController,
            BoardsController,
            TablesController,
            PlayController,
            ChatController,
            PersonalController,
            OperationsController,
            *_client(),
        ],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        plugins=[channels],
        lifespan=[lifespan],
        state=State(),
        openapi_config=OpenAPIConfig(
            title="ironroad",
            version=ironroad.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=2_000),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await app.state.services.socket(scope, receive, send)

    return Middleware(app, settings, {socket_endpoint.PATH: socket})


def _client() -> list[ControllerRouterHandler]:
    """Return the handlers that serve the browser client, or a page that says it was not built."""
    index = CLIENT / "index.html"
    if not index.exists():

        @get("/", include_in_schema=False, media_type=MediaType.HTML)
        async def not_built() -> str:
            """Say why there is no client."""
            return NOT_BUILT

        return [not_built]

    @get(["/", "/game/{id:str}", "/rules/{id:str}"], include_in_schema=False)
    async def page() -> File:
        """Serve the page; the client routes by the address."""
        return File(index, content_disposition_type="inline", media_type="text/html")

    assets = create_static_files_router(
        "/assets",
        [CLIENT / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=31_536_000, immutable=True),
    )
    return [page, assets]
