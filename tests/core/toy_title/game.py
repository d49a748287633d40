"""The rules of the toy game."""

from tests.core.toy import TITLE

__all__ = ["TITLE"]
