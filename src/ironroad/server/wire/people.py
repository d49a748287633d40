"""Requests and answers about guests and accounts."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ironroad.server.wire.common import Body, Language, Login, Name, Password


class Guest(Body):
    """Come in without an account."""

    name: Name
    language: Language | None = None


class Account(Body):
    """Open an account; whoever is a guest keeps seats and tables."""

    login: Login
    password: Password


class SignIn(Body):
    """Come back."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Body):
    """Change the password; other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Body):
    """Delete a person; holders of an account give the password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class PersonChange(Body):
    """Change what is given, leave the rest."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    preferences: dict[str, Any] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET
    webhook_shape: Literal["discord", "slack", "matrix"] | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET


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
