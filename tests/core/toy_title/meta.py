"""The facts about the toy game."""

from tests.core.toy import META

__all__ = ["META"]
