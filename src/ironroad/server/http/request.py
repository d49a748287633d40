"""Requests whose body is looked through before it is decoded."""

from typing import Any

from litestar import Request
from litestar.connection.base import AuthT, StateT, UserT

from ironroad.server.refusals import bad_request
from ironroad.server.wire.bounds import is_moderate


class BoundedRequest(Request[UserT, AuthT, StateT]):
    """A request that refuses JSON with too many brackets open, or too many digits in a row."""

    async def json(self) -> Any:
        """Return the decoded body."""
        if not is_moderate(await self.body()):
            raise bad_request("server-too-deep")
        return await super().json()
