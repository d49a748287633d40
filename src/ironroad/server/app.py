"""The application: all endpoints behind the gate."""

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
from ironroad.server.bus import channels_for
from ironroad.server.controllers import sockets
from ironroad.server.controllers.asking import DEPENDENCIES
from ironroad.server.controllers.operations import OperationsController
from ironroad.server.controllers.people import PeopleController
from ironroad.server.controllers.play import PlayController, TalkController
from ironroad.server.controllers.tables import TablesController
from ironroad.server.controllers.titles import TitlesController
from ironroad.server.gate import Gate
from ironroad.server.office import Office
from ironroad.server.replies import HANDLERS
from ironroad.server.settings import Settings

CLIENT = Path(__file__).parent / "static"
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


def create_app(settings: Settings) -> Gate:
    """Return the ASGI application."""
    channels = channels_for(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        office = Office(settings, channels)
        app.state.office = office
        await office.start()
        try:
            yield
        finally:
            await office.stop()

    app = Litestar(
        route_handlers=[
            PeopleController,
            TitlesController,
            TablesController,
            PlayController,
            TalkController,
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
        await sockets.follow(app.state.office, scope, receive, send)

    return Gate(app, settings, {sockets.PATH: socket})


def _client() -> list[ControllerRouterHandler]:
    """Return the handlers that give out the browser client, or a page that says it was not built."""
    index = CLIENT / "index.html"
    if not index.exists():

        @get("/", include_in_schema=False, media_type=MediaType.HTML)
        async def not_built() -> str:
            """Say why there is no client."""
            return NOT_BUILT

        return [not_built]

    @get(["/", "/game/{id:str}", "/rules/{id:str}"], include_in_schema=False)
    async def page() -> File:
        """Give out the page; the client finds its way by the address."""
        return File(index, content_disposition_type="inline", media_type="text/html")

    assets = create_static_files_router(
        "/assets",
        [CLIENT / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=31_536_000, immutable=True),
    )
    return [page, assets]
