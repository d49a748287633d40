"""Endpoints of titles, editions and bots."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from ironroad.bots.ratings import bot_ratings
from ironroad.core.edition import Edition
from ironroad.games import REGISTRY
from ironroad.lessons import lesson_length, lesson_of
from ironroad.server import wire
from ironroad.server.games.bot_levels import bots_offered
from ironroad.server.games.rulesets import shipped_edition
from ironroad.server.games.title_files import (
    MODULE,
    STYLE,
    board_of,
    title_words,
    web_file,
)
from ironroad.server.http.dependencies import Id, TheServices
from ironroad.server.http.statuses import refuses
from ironroad.server.refusals import Refusal

Digest = Annotated[str, QueryParameter(max_length=64)]


class TitlesController(Controller):
    """What can be played here."""

    path = "/api"
    tags = ["titles"]

    @get("/titles")
    async def titles(self) -> list[wire.TitleFacts]:
        """Return all titles."""
        return [_facts(id) for id in REGISTRY.ids()]

    @get("/titles/{id:str}/words/{language:str}", media_type=MediaType.TEXT, responses=refuses(404))
    async def words(self, id: Id, language: FromPath[wire.Language]) -> str:
        """Return the Fluent text that a title brings, for clients that were built without it."""
        return title_words(id, language)

    @get("/titles/{id:str}/lesson", responses=refuses(404))
    async def lesson(self, id: Id) -> wire.Lesson:
        """Return the steps of a title's lesson, each with the number of moves at which it is told."""
        found = lesson_of(id)
        if found is None:
            raise Refusal(404, "server-no-lesson")
        return wire.Lesson(found.seat, [wire.LessonStep(*step) for step in found.steps])

    @get("/bots")
    async def bots(self, services: TheServices) -> list[str]:
        """Return the bots that may sit at a table."""
        return bots_offered(services.settings)

    @get("/titles/{id:str}/editions/{name:str}", responses=refuses(404))
    async def edition(self, id: Id, name: FromPath[str]) -> wire.EditionData:
        """Return everything printed in an edition that comes with a title."""
        REGISTRY.meta(id)
        return edition_data(shipped_edition(id, name))

    @get("/titles/{id:str}/editions/{name:str}/marks", responses=refuses(404, 422))
    async def marks(
        self,
        services: TheServices,
        id: Id,
        name: FromPath[str],
        option: Annotated[list[str] | None, QueryParameter(max_items=20)] = None,
    ) -> wire.EditionMarks:
        """Return how many values of an edition are reconstructed, for options written as ``id=value``."""
        options = {key: value for key, _, value in [item.partition("=") for item in option or []]}
        return await services.marks.of(id, name, options)


class BoardsController(Controller):
    """The browser boards that titles bring: one module and one style sheet each, by these names alone."""

    path = "/titles/{id:str}"
    include_in_schema = False

    @get(f"/{MODULE}")
    async def module(self, id: Id, v: Digest = "") -> Response[bytes]:
        """Return the module that draws the board of a title."""
        return _web_response(id, MODULE, "text/javascript; charset=utf-8", v)

    @get(f"/{STYLE}")
    async def style(self, id: Id, v: Digest = "") -> Response[bytes]:
        """Return the style sheet of the board of a title."""
        return _web_response(id, STYLE, "text/css; charset=utf-8", v)


def _web_response(id: str, name: str, media_type: str, digest: str) -> Response[bytes]:
    """Return a file of a board; requested by its digest it may be cached forever."""
    file = web_file(id, name)
    if file is None:
        raise Refusal(404, "server-not-found")
    kept = "max-age=31536000, immutable" if digest == file.digest else "no-cache"
    return Response(file.content, media_type=media_type, headers={"cache-control": kept})


def edition_data(edition: Edition, layout: Mapping[str, Any] | None = None) -> wire.EditionData:
    """Return an edition as it is sent, with the layout of a game that is played with it."""
    sections = {
        section: {
            key: wire.Printed(entry.data, entry.mark, entry.source)
            for key, entry in entries.items()
        }
        for section, entries in edition.sections.items()
    }
    return wire.EditionData(
        edition.title, edition.name, edition.digest, sections, dict(layout or {})
    )


@lru_cache(maxsize=64)
def _clashes(id: str) -> list[wire.Clash]:
    # All sets of options are looked at for it, and everybody asks for it.
    return [
        wire.Clash(wire.Chosen(*one), wire.Chosen(*other))
        for one, other in REGISTRY.meta(id).clashes()
    ]


def _facts(id: str) -> wire.TitleFacts:
    meta = REGISTRY.meta(id)
    return wire.TitleFacts(
        id=id,
        name=wire.words(meta.name),
        seats=list(meta.seats),
        options=[wire.OptionFacts(o.id, list(o.values), o.is_expansion) for o in meta.options],
        editions=list(meta.editions),
        designers=list(meta.designers),
        publisher=meta.publisher,
        year=meta.year,
        minutes=list(meta.minutes),
        weight=meta.weight,
        first=wire.FirstGameFacts(meta.first.seats, meta.first.options),
        clashes=_clashes(id),
        bots=[wire.BotLevel(level, *rating) for level, rating in bot_ratings(id).items()],
        orders=[
            wire.OrderFormFacts(form.id, form.action, form.is_limited, form.then, list(form.until))
            for form in meta.orders
        ],
        lesson=lesson_length(id),
        placing=REGISTRY.title(id).has_placing,
        board=board_of(id),
    )
