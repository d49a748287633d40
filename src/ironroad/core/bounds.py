"""What a text from outside may be, so that reading it takes neither long nor much memory.

The reader of TOML takes time and memory by the square of the parts of a dotted key, and calls itself once for each level of
nesting. A text is looked through before it is read, in one pass from left to right.
"""

import math
import re
from typing import Any, Final

EDITION_BYTES: Final = 200_000
RECORD_BYTES: Final = 500_000
KEY_PARTS: Final = 8
"""The most parts of a dotted key; an edition needs none with more than two."""
DEPTH: Final = 12
"""The most brackets that may be open at once."""
WORD: Final = 64
"""The most characters of a number, of a key without quotes, and of the name of an edition or an entry."""
DIGITS: Final = 18
"""The most digits of a number in a record: what follows fits into 64 bits."""

_TOKEN: Final = re.compile(
    r'(?P<long>"""|\'\'\')'
    r"|(?P<text>[\"'])"
    r"|(?P<comment>\#)"
    r"|(?P<open>[\[{])"
    r"|(?P<shut>[\]}])"
    r"|(?P<dot>\.)"
    r"|(?P<next>[\n=,])"
    rf"|(?P<word>[\w+-]{{{WORD + 1}}})"
)
_ENDS: Final = {
    '"""': re.compile(r'(?:[^"\\]++|\\.|"(?!""))*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']++|'(?!''))*+'{3,5}"),
    '"': re.compile(r'(?:[^"\\\n]++|\\[^\n])*+"'),
    "'": re.compile(r"[^'\n]*+'"),
    "#": re.compile(r"[^\n]*+"),
}
"""The rest of a string or a comment, by how it begins. A string of several lines may end with two quotes of its own."""


class Excess:
    """A bound that a text breaks: the message that says so, its limit, and where."""

    def __init__(self, id: str, limit: int, position: int = 0) -> None:
        self.id: Final = id
        self.limit: Final = limit
        self.position: Final = position


def size_excess(text: str, limit: int) -> Excess | None:
    """Return the excess of a text that has more bytes than the limit."""
    # A character has one byte at least: a text that is far too long is not encoded.
    if len(text) > limit or len(text.encode("utf-8", "replace")) > limit:
        return Excess("text-too-long", limit)
    return None


def toml_excess(text: str) -> Excess | None:
    """Return what makes a text more than the reader of TOML can take, if anything does."""
    excess = size_excess(text, EDITION_BYTES)
    if excess is not None:
        return excess
    position = depth = dots = 0
    while (found := _TOKEN.search(text, position)) is not None:
        position = found.end()
        kind = found.lastgroup
        if kind == "open":
            depth += 1
            dots = 0
        elif kind == "shut":
            depth = max(0, depth - 1)
            dots = 0
        elif kind == "dot":
            dots += 1
        elif kind == "next":
            dots = 0
        elif kind == "word":
            return Excess("text-long-word", WORD, found.start())
        else:
            rest = _ENDS[found.group()].match(text, position)
            if rest is None:
                # A string without an end: the reader goes no further either, and says so.
                return None
            position = rest.end()
        if depth > DEPTH:
            return Excess("text-too-deep", DEPTH, found.start())
        if dots >= KEY_PARTS:
            return Excess("text-key-parts", KEY_PARTS, found.start())
    return None


def is_plain(value: Any) -> bool:
    """Whether JSON can tell a value of TOML: texts, flags, numbers of 64 bits, and lists and tables of them."""
    if isinstance(value, bool | str):
        return True
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, list):
        return all([is_plain(item) for item in value])
    if isinstance(value, dict):
        return all([is_plain(item) for item in value.values()])
    return False
