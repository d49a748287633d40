"""The command line as a function."""

from tests.cli.conftest import run

__all__ = ["run"]
