"""Translation of messages into English or Spanish, from the Fluent files beside this module and in the titles' folders."""

from ironroad.locale.words import LANGUAGES, Words, english, language, words_for

__all__ = ["LANGUAGES", "Words", "english", "language", "words_for"]
