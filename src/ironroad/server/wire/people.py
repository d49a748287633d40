"""Requests and answers about guests and accounts."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ironroad.server.wire.common import Body, Language, Words
from ironroad.server.wire.text import (
    Address,
    GivenPassword,
    LinkToken,
    Login,
    Name,
    Password,
    Short,
)


class Guest(Body):
    """Come in without an account."""

    name: Name
    language: Language | None = None


class Account(Body):
    """Open an account; a guest keeps seats and tables."""

    login: Login
    password: Password


class SignIn(Body):
    """Come back."""

    login: Short
    password: GivenPassword


class NewPassword(Body):
    """Change the password; other sessions end."""

    old: GivenPassword
    new: Password


class Farewell(Body):
    """Delete a person; holders of an account give the password."""

    password: GivenPassword = ""


class PersonChange(Body):
    """Change what is given, leave the rest."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    preferences: dict[str, Any] | UnsetType = UNSET
    webhook: Address | UnsetType | None = UNSET
    webhook_shape: Literal["discord", "slack", "matrix"] | UnsetType = UNSET
    email: Address | UnsetType | None = UNSET
    unrated: bool | UnsetType = UNSET
    """Play without a rating, and stand on no leaderboard."""


class NoticeFailure(Struct, frozen=True):
    """Why the last notice to an address was not delivered."""

    reason: Words
    sentence: str
    """The reason in the asker's language."""
    at: float
    """When it failed, in seconds since 1970."""
    is_final: bool
    """Whether it is not tried again."""


class AddressState(Struct, frozen=True):
    """An address for notices, with what is known of it."""

    address: str
    is_confirmed: bool
    """Whether the link in an e-mail to it was followed; webhooks need no confirmation."""
    failure: NoticeFailure | None = None
    """What failed since the last notice that arrived."""


class AddressStates(Struct, frozen=True):
    """The asker's addresses for notices."""

    webhook: AddressState | None
    email: AddressState | None


class MailLink(Body):
    """What the link in an e-mail holds."""

    token: LinkToken


class MailAddress(Struct, frozen=True):
    """The address that such a link was about."""

    address: str


class Me(Struct, frozen=True):
    """The asker."""

    id: str
    name: str
    login: str | None
    language: str
    preferences: dict[str, Any]
    webhook: str | None
    webhook_shape: str | None
    email: str | None
    sends_email: bool
    """Whether this server can send notices by e-mail."""
    unrated: bool
    """Whether the asker has chosen not to be rated."""
