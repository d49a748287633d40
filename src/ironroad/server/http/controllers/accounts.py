"""Endpoints of guests and accounts."""

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import UNSET

from ironroad.server import wire
from ironroad.server.accounts.cookies import COOKIE, cookie_for
from ironroad.server.http.dependencies import Asker, ThePerson, TheServices
from ironroad.server.http.statuses import refuses
from ironroad.server.notices.mails import mail_address
from ironroad.server.notices.targets import webhook_url
from ironroad.server.notices.undelivered import Undelivered
from ironroad.server.refusals import bad_request, preferred_language
from ironroad.server.services import Services
from ironroad.server.settings import Settings
from ironroad.server.storage.rows import PersonRow, encode


def me_of(services: Services, person: PersonRow) -> wire.Me:
    """Return a person as that person sees it."""
    return wire.Me(
        id=person.id,
        name=person.name,
        login=person.login,
        language=person.language,
        preferences=msgspec.json.decode(person.preferences),
        webhook=person.webhook,
        webhook_shape=person.webhook_shape,
        email=person.email,
        sends_email=bool(services.settings.smtp.host),
        unrated=person.unrated,
    )


def signed_in(services: Services, person: PersonRow, status: int) -> Response[wire.Me]:
    """Return the asker, with a cookie that scripts cannot read."""
    issued = services.people.cookies.issue(person.id, person.epoch)
    cookie = cookie_for(issued, services.settings)
    return Response(me_of(services, person), cookies=[cookie], status_code=status)


class PeopleController(Controller):
    """People come, change and go."""

    path = "/api"
    tags = ["people"]

    @post("/guests", status_code=201)
    async def welcome(
        self, request: Request[Any, Any, Any], services: TheServices, data: JSONBody[wire.Guest]
    ) -> Response[wire.Me]:
        """Come in as a guest; without a wish the language is the browser's."""
        accepted = request.headers.get("accept-language", "")
        person = await services.people.welcome(
            data.name, data.language or preferred_language(accepted)
        )
        return signed_in(services, person, 201)

    @get("/me")
    async def me(self, services: TheServices, person: ThePerson) -> wire.Me:
        """Return the asker."""
        return me_of(services, person)

    @patch("/me")
    async def change(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.PersonChange]
    ) -> wire.Me:
        """Change name, language, preferences or addresses for notices."""
        fields: dict[str, Any] = {
            name: value
            for name, value in msgspec.structs.asdict(data).items()
            if value is not UNSET
        }
        if "preferences" in fields:
            fields["preferences"] = encode(fields["preferences"])
            if len(fields["preferences"]) > services.settings.limits.preferences_bytes:
                raise bad_request("server-too-long")
        _check_addresses(services.settings, fields)
        if fields:
            also = await services.addresses.changing(person, fields)
            person = await services.people.change(person, also, **fields)
        return me_of(services, person)

    @post("/accounts", status_code=201, responses=refuses(409))
    async def open_account(
        self, services: TheServices, asker: Asker, data: JSONBody[wire.Account]
    ) -> Response[wire.Me]:
        """Open an account; a guest keeps seats and tables."""
        person = asker or await services.people.welcome(data.login, "en")
        person = await services.people.open_account(person, data.login, data.password)
        return signed_in(services, person, 201)

    @post("/sessions", status_code=200, responses=refuses(401))
    async def sign_in(
        self, services: TheServices, data: JSONBody[wire.SignIn]
    ) -> Response[wire.Me]:
        """Come back with login and password."""
        return signed_in(services, await services.people.sign_in(data.login, data.password), 200)

    @delete(
        "/sessions",
        status_code=204,
        responses={204: ResponseSpec(None, description="They have ended.")},
    )
    async def sign_out(self, services: TheServices, person: ThePerson) -> Response[None]:
        """End all sessions of the asker."""
        await services.people.end_sessions(person)
        services.close_sockets(person.id)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @put("/me/password")
    async def change_password(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.NewPassword]
    ) -> Response[wire.Me]:
        """Change the password; other sessions end."""
        person = await services.people.change_password(person, data.old, data.new)
        services.close_sockets(person.id)
        return signed_in(services, person, 200)

    @get("/me/export")
    async def export(self, services: TheServices, person: ThePerson) -> dict[str, Any]:
        """Return everything that is kept about the asker."""
        return await services.people.export(person)

    @post("/me/deletion", status_code=204, responses=refuses(409, 503))
    async def delete(
        self, services: TheServices, person: ThePerson, data: JSONBody[wire.Farewell]
    ) -> None:
        """Delete the asker; games that run are played on by bots."""
        if person.login is not None:
            await services.people.check_password(person, data.password)
        await services.leave_all(person.id)
        await services.people.delete(person)
        await services.forget_names(person.id)
        services.close_sockets(person.id)


def _check_addresses(settings: Settings, fields: dict[str, Any]) -> None:
    if fields.get("webhook"):
        try:
            webhook_url(fields["webhook"], settings.notice_private_hosts)
        except Undelivered:
            raise bad_request("server-bad-webhook") from None
    if fields.get("email") and mail_address(fields["email"]) is None:
        raise bad_request("server-bad-email")
