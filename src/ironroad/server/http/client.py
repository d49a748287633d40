"""Where the browser client lies, once it is built."""

from pathlib import Path

CLIENT = Path(__file__).parents[1] / "static"
"""Where the build of the browser client puts its files."""


def page() -> Path:
    """Return the page of the client, which is the same for all addresses."""
    return CLIENT / "index.html"
