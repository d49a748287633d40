"""The ASGI application: all endpoints behind the middleware."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Receive, Scope, Send

import ironroad
from ironroad.server.http import client
from ironroad.server.http.controllers.accounts import PeopleController
from ironroad.server.http.controllers.addresses import AddressesController
from ironroad.server.http.controllers.analyses import AnalysesController
from ironroad.server.http.controllers.chat import ChatController
from ironroad.server.http.controllers.games import PlayController
from ironroad.server.http.controllers.hints import HintController
from ironroad.server.http.controllers.moderation import ModerationController
from ironroad.server.http.controllers.operations import OperationsController
from ironroad.server.http.controllers.personal import PersonalController
from ironroad.server.http.controllers.profiles import ProfilesController
from ironroad.server.http.controllers.puzzles import PuzzleController
from ironroad.server.http.controllers.reviews import ReviewController
from ironroad.server.http.controllers.tables import TablesController
from ironroad.server.http.controllers.titles import BoardsController, TitlesController
from ironroad.server.http.controllers.tournaments import TournamentsController
from ironroad.server.http.controllers.workshop import WorkshopController
from ironroad.server.http.dependencies import DEPENDENCIES
from ironroad.server.http.middleware import Middleware
from ironroad.server.http.problems import HANDLERS
from ironroad.server.http.request import BoundedRequest
from ironroad.server.http.statuses import declare_refusals
from ironroad.server.live import socket as socket_endpoint
from ironroad.server.live.bus import channels_for
from ironroad.server.services import Services
from ironroad.server.settings import Settings

PAGES = [
    "/",
    "/game/{id:str}",
    "/game/{id:str}/review",
    "/games/{id:str}/review",
    "/analysis",
    "/analysis/{id:str}",
    "/rules/{id:str}",
    "/people/{id:str}",
    "/leaderboard/{id:str}",
    "/tournaments",
    "/tournaments/{id:str}",
    "/puzzles",
    "/puzzles/{id:str}",
    "/workshop/{title:str}/{edition:str}",
    "/confirm/{token:str}",
    "/stop/{token:str}",
]
"""Addresses of the client's pages."""
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
            AddressesController,
            TitlesController,
            BoardsController,
            WorkshopController,
            TablesController,
            PlayController,
            HintController,
            PuzzleController,
            ReviewController,
            AnalysesController,
            ChatController,
            PersonalController,
            ProfilesController,
            ModerationController,
            TournamentsController,
            OperationsController,
            *_client(),
        ],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        plugins=[channels],
        lifespan=[lifespan],
        request_class=BoundedRequest,
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

    declare_refusals(app)

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await app.state.services.socket(scope, receive, send)

    return Middleware(app, settings, {socket_endpoint.PATH: socket})


def _client() -> list[ControllerRouterHandler]:
    """Return the handlers that serve the browser client, or a page that says it was not built."""
    if not client.page().exists():

        @get("/", include_in_schema=False, media_type=MediaType.HTML)
        async def not_built() -> str:
            """Say why there is no client."""
            return NOT_BUILT

        return [not_built]

    @get(PAGES, include_in_schema=False)
    async def page() -> File:
        """Serve the page; the client routes by the address."""
        return _shell_file("index.html", "text/html")

    @get("/worker.js", include_in_schema=False)
    async def worker() -> File:
        """Serve the service worker; it stands at the root, since it may look after nothing above its folder."""
        return _shell_file("worker.js", "text/javascript")

    @get("/manifest.webmanifest", include_in_schema=False)
    async def manifest() -> File:
        """Serve what a browser needs to install the page."""
        return _shell_file("manifest.webmanifest", "application/manifest+json")

    icons = create_static_files_router("/icons", [client.CLIENT / "icons"], include_in_schema=False)
    assets = create_static_files_router(
        "/assets",
        [client.CLIENT / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=31_536_000, immutable=True),
    )
    return [page, worker, manifest, icons, assets]


def _shell_file(name: str, media_type: str) -> File:
    """Return a file without a digest in its name: browsers ask each time whether there is a new one."""
    return File(
        client.CLIENT / name,
        content_disposition_type="inline",
        media_type=media_type,
        headers={"cache-control": "no-cache"},
    )
