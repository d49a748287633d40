"""What the package of a title brings for the browser: a board in ``web`` and words in ``words``."""

import hashlib
from functools import lru_cache
from importlib import resources
from typing import Final

import msgspec

from ironroad.games import REGISTRY
from ironroad.locale.words import LANGUAGES, title_text
from ironroad.server import wire

MODULE: Final = "board.js"
STYLE: Final = "board.css"


class WebFile(msgspec.Struct, frozen=True):
    """A file of a title's board; its digest changes with its content."""

    content: bytes
    digest: str


def board_of(id: str) -> wire.BoardFacts | None:
    """Return where the board that a title brings can be fetched."""
    module = address_of(id, MODULE)
    return None if module is None else wire.BoardFacts(module, address_of(id, STYLE))


def address_of(id: str, name: str) -> str | None:
    """Return the address of a file of a title's board, with the digest of its content."""
    file = web_file(id, name)
    return None if file is None else f"/titles/{id}/{name}?v={file.digest}"


def web_file(id: str, name: str) -> WebFile | None:
    """Return a file of a title's board: the module or the style sheet, nothing else in its package."""
    assert name in (MODULE, STYLE)
    return _web_file(REGISTRY.package(id), name)


@lru_cache(maxsize=256)
def _web_file(package: str, name: str) -> WebFile | None:
    file = resources.files(package) / "web" / name
    if not file.is_file():
        return None
    content = file.read_bytes()
    return WebFile(content, hashlib.sha256(content).hexdigest()[:16])


def title_words(id: str, language: str) -> str:
    """Return the words that a title brings, in English where it has none in the language; nothing if it brings none."""
    return title_text(id, language) or title_text(id, LANGUAGES[0])
