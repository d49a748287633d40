"""Endpoints about the asker."""

import re
from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from ironroad.server import wire
from ironroad.server.controllers.asking import Asker, TheOffice, ThePerson
from ironroad.server.office import Office
from ironroad.server.problems import bad_request
from ironroad.server.replies import preferred_language
from ironroad.server.rows import PersonRow, encode
from ironroad.server.sessions import COOKIE, DAY

EMAIL = re.compile(r"[^@\s]+@[^@\s]+")


def me_of(office: Office, person: PersonRow) -> wire.Me:
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
        sends_email=bool(office.settings.smtp.host),
    )


def signed_in(office: Office, person: PersonRow, status: int) -> Response[wire.Me]:
    """Return the asker, with a cookie that scripts cannot read."""
    cookie = Cookie(
        key=COOKIE,
        value=office.people.seal.issue(person.id, person.epoch),
        max_age=int(office.settings.session_days * DAY),
        httponly=True,
        samesite="lax",
        secure=office.settings.secure_cookies,
    )
    return Response(me_of(office, person), cookies=[cookie], status_code=status)


class PeopleController(Controller):
    """People come, change and go."""

    path = "/api"
    tags = ["people"]

    @post("/guests", status_code=201)
    async def welcome(
        self, request: Request[Any, Any, Any], office: TheOffice, data: JSONBody[wire.Guest]
    ) -> Response[wire.Me]:
        """Come in as a guest; without a wish the language is the browser's."""
        accepted = request.headers.get("accept-language", "")
        person = await office.people.welcome(
            data.name, data.language or preferred_language(accepted)
        )
        return signed_in(office, person, 201)

    @get("/me")
    async def me(self, office: TheOffice, person: ThePerson) -> wire.Me:
        """Return the asker."""
        return me_of(office, person)

    @patch("/me")
    async def change(
        self, office: TheOffice, person: ThePerson, data: JSONBody[wire.PersonChange]
    ) -> wire.Me:
        """Change name, language, preferences or addresses for notices."""
        fields: dict[str, Any] = {
            name: value
            for name, value in msgspec.structs.asdict(data).items()
            if value is not UNSET
        }
        if "preferences" in fields:
            fields["preferences"] = encode(fields["preferences"])
            if len(fields["preferences"]) > office.settings.limits.preferences_bytes:
                raise bad_request("server-too-long")
        webhook = fields.get("webhook")
        if webhook and not webhook.startswith("https://") and not _allows(office, webhook):
            raise bad_request("server-bad-webhook")
        if fields.get("email") and not EMAIL.fullmatch(fields["email"]):
            raise bad_request("server-bad-email")
        if fields:
            person = await office.people.change(person, **fields)
        return me_of(office, person)

    @post("/accounts", status_code=201)
    async def open_account(
        self, office: TheOffice, asker: Asker, data: JSONBody[wire.Account]
    ) -> Response[wire.Me]:
        """Open an account; a guest keeps seats and tables."""
        person = asker or await office.people.welcome(data.login, "en")
        person = await office.people.open_account(person, data.login, data.password)
        return signed_in(office, person, 201)

    @post("/sessions", status_code=200)
    async def sign_in(self, office: TheOffice, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
        """Come back with login and password."""
        return signed_in(office, await office.people.sign_in(data.login, data.password), 200)

    @delete("/sessions", status_code=204)
    async def sign_out(self, office: TheOffice, person: ThePerson) -> Response[None]:
        """End all sessions of the asker."""
        await office.people.end_sessions(person)
        office.cut(person.id)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @put("/me/password")
    async def change_password(
        self, office: TheOffice, person: ThePerson, data: JSONBody[wire.NewPassword]
    ) -> Response[wire.Me]:
        """Change the password; other sessions end."""
        person = await office.people.change_password(person, data.old, data.new)
        office.cut(person.id)
        return signed_in(office, person, 200)

    @get("/me/export")
    async def export(self, office: TheOffice, person: ThePerson) -> dict[str, Any]:
        """Return everything that is kept about the asker."""
        return await office.people.export(person)

    @post("/me/deletion", status_code=204)
    async def delete(
        self, office: TheOffice, person: ThePerson, data: JSONBody[wire.Farewell]
    ) -> None:
        """Delete the asker; games that run are played on by bots."""
        if person.login is not None:
            await office.people.check_password(person, data.password)
        await office.leave_all(person.id)
        await office.people.delete(person)
        office.cut(person.id)


def _allows(office: Office, webhook: str) -> bool:
    return office.settings.notice_private_hosts and webhook.startswith("http://")
