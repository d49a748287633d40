"""Endpoints of addresses for notices: what is known of them, and the links in e-mails."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from ironroad.server import wire
from ironroad.server.http.dependencies import ThePerson, TheServices
from ironroad.server.http.statuses import refuses


class AddressesController(Controller):
    """Addresses for notices."""

    path = "/api"
    tags = ["people"]

    @get("/me/addresses")
    async def addresses(self, services: TheServices, person: ThePerson) -> wire.AddressStates:
        """Return the asker's addresses for notices: whether they are confirmed, and what failed last."""
        return await services.addresses.states(person)

    @post("/me/addresses/confirmation", status_code=200, responses=refuses(409))
    async def ask_again(self, services: TheServices, person: ThePerson) -> wire.AddressStates:
        """Have the e-mail sent once more that asks the asker to confirm the address."""
        await services.addresses.ask_again(person)
        return await services.addresses.states(person)

    @post("/mail/confirmation", status_code=200)
    async def confirm(
        self, services: TheServices, data: JSONBody[wire.MailLink]
    ) -> wire.MailAddress:
        """Confirm an e-mail address by the link that was sent to it."""
        return await services.addresses.confirm(data.token)

    @post("/mail/stop", status_code=200)
    async def stop(self, services: TheServices, data: JSONBody[wire.MailLink]) -> wire.MailAddress:
        """Stop e-mails by the link in one of them: the address is forgotten."""
        return await services.addresses.stop(data.token)
