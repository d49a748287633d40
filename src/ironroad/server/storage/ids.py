"""Random ids of rows, and tokens of invitations."""

import base64
import secrets


def new_id() -> str:
    """Return an id that nobody can guess."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_token() -> str:
    """Return a token that proves an invitation."""
    return secrets.token_urlsafe(24)
