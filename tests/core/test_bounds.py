"""Texts that would take the reader of TOML long are found before it reads them."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironroad.core.bounds import DEPTH, KEY_PARTS, WORD, is_plain, size_excess, toml_excess

LONG_KEY = ".".join("a" * (KEY_PARTS + 1)) + " = 1\n"
PIECES = [
    'x1 = "a # b"\n',
    'x2 = "\\" . \\\\"\n',
    "x3 = 'c:\\'\n",
    'x4 = """one " two "" three\n. . . . . . . . . . . ."""\n',
    'x5 = """four""""\n',
    'x6 = """\\""""""\n',
    "x7 = '''five''''\n",
    "x8 = '''it's\n[[[[[[[[[[[[[[[[[['''''\n",
    "# it's a [[[[[[[[[[[[[[ comment . . . . . . . . . . . .\n",
    "x9 = [1, [2.5, [3]], { a.b = 4 }]\n",
    'x10 = ""\n',
    "x11 = 1979-05-27T07:32:00.999\r\n",
    '"a.b.c.d.e.f.g.h.i.j.k" = 1\n',
]
"""Statements that are sound each, with what would be too much if it did not stand in a string or a comment."""


def found(text: str) -> str | None:
    excess = toml_excess(text)
    return None if excess is None else excess.id


@pytest.mark.parametrize(
    ("text", "excess"),
    [
        (LONG_KEY, "text-key-parts"),
        ("[" + LONG_KEY.partition(" ")[0] + "]\n", "text-key-parts"),
        ("x = { y = 1, " + LONG_KEY.strip() + " }\n", "text-key-parts"),
        ('"a" . ' * KEY_PARTS + "a = 1\n", "text-key-parts"),
        (".".join("a" * KEY_PARTS) + " = 1\n", None),
        ("x = " + "[" * (DEPTH + 1), "text-too-deep"),
        ("x = " + "{ a = " * (DEPTH + 1), "text-too-deep"),
        ("x = " + "[" * DEPTH + "]" * DEPTH, None),
        ("x = [" + "[]," * 100 + "]", None),
        ("]" * 20 + "[", None),
        ("x = " + "9" * (WORD + 1), "text-long-word"),
        ("x = 0x" + "f" * WORD, "text-long-word"),
        ("x = " + "9" * WORD, None),
        ("x = '" + "9" * 5000 + "'", None),
        ('x = "' + LONG_KEY, None),
        ("", None),
    ],
)
def test_what_is_too_much(text: str, excess: str | None) -> None:
    assert found(text) == excess


@given(st.permutations(PIECES), st.integers(0, len(PIECES)))
def test_nothing_hides_behind_a_string_or_a_comment(pieces: list[str], count: int) -> None:
    text = "".join(pieces[:count])
    tomllib.loads(text)
    assert found(text) is None
    excess = toml_excess(text + LONG_KEY)
    assert excess is not None
    assert excess.id == "text-key-parts"
    assert excess.position > len(text)


@given(st.text(alphabet="a.='\"[]{},#\\\n ", max_size=60))
def test_what_the_reader_accepts_and_the_bounds_allow_has_short_keys(text: str) -> None:
    many = text + "\n" + LONG_KEY
    if found(many) is None:
        with pytest.raises(tomllib.TOMLDecodeError):
            tomllib.loads(many)


def test_bytes_are_counted_and_not_characters() -> None:
    assert size_excess("é" * 5, 10) is None
    assert size_excess("é" * 6, 10) is not None
    assert size_excess("e" * 11, 10) is not None


def test_plain_values_are_what_json_can_tell() -> None:
    assert is_plain({"a": ["x", True, 1, -0.5, {}]})
    assert not is_plain({"a": [float("nan")]})
    assert not is_plain(2**63)
    assert not is_plain(None)
