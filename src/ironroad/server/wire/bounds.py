"""What a JSON text may be before it is decoded: decoders call themselves for each level of nesting."""

import re

DEPTH = 32
"""The most brackets that may be open at once."""
DIGITS = 40
"""The most digits in a row: no number has more."""
QUOTES = 100_000
BRACKETS = 20_000
"""The most quotes, and the most opening brackets outside of strings: no request needs nearly as many."""
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_LONG_NUMBER = re.compile(rb"[0-9]{%d}" % (DIGITS + 1))
_ROUND = bytes.maketrans(b"{}", b"[]")
_OTHERS = bytes(set(range(256)) - set(b"[]{}"))


def is_moderate(text: bytes) -> bool:
    """Whether a JSON text nests no deeper than ``DEPTH`` and has no number longer than ``DIGITS``.

    Only that is looked at; a text that is no JSON at all may pass, and the decoder refuses it.
    """
    opened = text.count(b"[") + text.count(b"{")
    if opened <= DEPTH and _LONG_NUMBER.search(text) is None:
        return True
    if text.count(b'"') > QUOTES:
        return False
    bare = _STRING.sub(b"", text)
    if _LONG_NUMBER.search(bare) is not None:
        return False
    # Pairs with nothing between them are taken out, level by level, at the speed of the library.
    brackets = bare.translate(_ROUND, _OTHERS)
    if len(brackets) > 2 * BRACKETS:
        return False
    for _ in range(DEPTH):
        left = brackets.replace(b"[]", b"")
        if left == brackets:
            break
        brackets = left
    return b"[]" not in brackets and brackets.count(b"[") <= DEPTH
