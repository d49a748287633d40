"""Formats messages as sentences of one language, from the Fluent files of the product and of the titles."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from ironroad.core.message import Message, Value
from ironroad.games import REGISTRY

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "es")
"""The first is the fallback for messages that another language lacks."""
SEATS: Final = ("seat", "leader", "other")
"""Arguments of these names are seats, counted from 0, and are replaced by the player's name."""
MINUS: Final = "\u2212"
"""The minus sign of a number: as wide as the plus sign, and no hyphen at which a line may break."""
_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""What the number formats of Fluent and Babel write in its place."""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """The sentences of one language. Formatting never fails: an unknown message is shown as its id."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        order = dict.fromkeys((language, LANGUAGES[0]))
        titles = tuple(REGISTRY.ids())
        self._bundles: Final = [_bundle(each, titles) for each in order]

    def format(self, message: Message, names: Sequence[str] = ()) -> str:
        """Return a message as a sentence; ``names`` are the names of the seats."""
        args = {name: self._argument(name, value, names) for name, value in message.args.items()}
        return self._pattern(message.id, args)

    def say(self, id: str, /, **args: Value) -> str:
        """Return the sentence of an id with its arguments."""
        return self.format(Message(id, **args))

    def has(self, id: str) -> bool:
        """Whether an id has a text, in this language or in the fallback."""
        return any([bundle.has_message(id) for bundle in self._bundles])

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return the name of a seat: its player's name, or a number."""
        if seat < 0:
            return self._pattern("seat-chance", {})
        if seat < len(names) and names[seat]:
            return names[seat]
        return self._pattern("seat-name", {"number": seat + 1})

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number in the format of this language, with this many decimals."""
        from babel.numbers import format_decimal

        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        spoken = self.language if self.language in LANGUAGES else LANGUAGES[0]
        return _signed(format_decimal(value, format=pattern, locale=spoken))

    def _argument(self, name: str, value: Value, names: Sequence[str]) -> int | str:
        if isinstance(value, Message):
            return self.format(value, names)
        if name in SEATS and isinstance(value, int):
            return self.name(value, names)
        return value

    def _pattern(self, id: str, args: Mapping[str, int | str]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    # A missing argument leaves its name in the sentence.
                    sentence = str(bundle.format_pattern(pattern, dict(args))[0])
                    # A hyphen that the text itself has, as in a date, stays one.
                    below = [isinstance(value, int) and value < 0 for value in args.values()]
                    return _signed(sentence) if any(below) else sentence
        return _readable(id)


def _signed(text: str) -> str:
    """Return a text whose numbers have a minus sign.

    >>> _signed("-3 of 1-2")
    '\u22123 of 1-2'
    """
    return _HYPHEN.sub(MINUS, text)


def _readable(id: str) -> str:
    """Return an id without its title and kind, as a readable name.

    >>> _readable("game-city-nizhny-tagil")
    'Nizhny Tagil'
    """
    parts = [part for part in id.split("-") if part]
    return " ".join([part.capitalize() for part in parts[2:] or parts[-1:]])


def words_for(language: str) -> Words:
    """Return the words of a language; cached for the registered titles."""
    return _words(language, tuple(REGISTRY.ids()))


def english(message: Message) -> str:
    """Return a message as an English sentence, with seats by their numbers.

    Where the engine is installed alone, there is nothing that reads the words; the message then says its id.
    """
    try:
        return words_for("en").format(message)
    except ModuleNotFoundError:
        return repr(message)


@lru_cache(maxsize=len(LANGUAGES))
def _words(language: str, titles: tuple[str, ...]) -> Words:
    return Words(language)


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str, titles: tuple[str, ...]) -> "FluentBundle":
    # Imported on first use: simulations need no sentences and should not pay for the import.
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for text in file_texts(language).values():
        bundle.add_resource(_parsed(text))
    return bundle


@cache
def _parsed(text: str) -> "Resource":
    """Parse a Fluent text once: when a title comes or goes, the texts of the others stay."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def file_texts(language: str) -> dict[str, str]:
    """Return the Fluent texts of a language by name: the product's files, then the words of each title by its id.

    Empty for a language that is not supported.
    """
    folder = resources.files(__package__) / language
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    texts = {file.name: file.read_text("utf-8") for file in files if file.name.endswith(".ftl")}
    for title in REGISTRY.ids():
        if text := title_text(title, language):
            texts[title] = text
    return texts


def title_text(title: str, language: str) -> str:
    """Return the Fluent text of a title in a language; empty if it has none."""
    file = resources.files(REGISTRY.package(title)) / "words" / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def language(preferred: str | None = None) -> str:
    """Return the language to use: the requested one, else that of the environment, else English.

    >>> language("es_MX.UTF-8")
    'es'
    """
    wishes = [preferred] if preferred else [os.environ.get(name) for name in _VARIABLES]
    wish = next((wish for wish in wishes if wish), "")
    code = wish[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]
