"""Endpoints of profiles and leaderboards."""

from litestar import Controller, get

from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.http.dependencies import Asker, Id, TheServices, id_of
from ironroad.server.http.statuses import refuses


class ProfilesController(Controller):
    """How people did."""

    path = "/api"
    tags = ["ratings"]

    @get("/people/{id:str}", responses=refuses(404))
    async def profile(self, services: TheServices, asker: Asker, id: Id) -> wire.Profile:
        """Return a person with ratings, results and opponents, as far as the asker may know them."""
        return await services.profiles.profile(id, id_of(asker))

    @get("/titles/{id:str}/leaderboard", responses=refuses(404))
    async def leaderboard(self, services: TheServices, id: Id) -> wire.Leaderboard:
        """Return the people who are rated in a title, and its bots."""
        REGISTRY.meta(id)  # An unknown title is refused.
        return await services.profiles.leaderboard(id)
