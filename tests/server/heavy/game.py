"""The rules of the toy title, except that an edition with certain values does harm when it is used."""

import os
import time
from collections.abc import Callable, Mapping
from typing import Final

from ironroad.core.edition import Edition
from ironroad.core.title import Title
from tests.foreign.ironroad_cards import game as cards
from tests.server.heavy.meta import META


def spin() -> None:
    while True:
        pass


def hoard() -> None:
    kept = []
    while True:
        kept.append(bytearray(10_000_000))


def fail() -> None:
    raise KeyError("a word of the text")


HARM: Final[Mapping[int, Callable[[], object]]] = {
    101: spin,
    102: hoard,
    103: fail,
    104: os.abort,
    105: lambda: time.sleep(3600),
}
"""What the rules do by the number of rounds."""


def rules(edition: Edition, seats: int, options: Mapping[str, str]) -> cards.Rules:
    found = edition.entry("rounds", "three").integer()
    HARM.get(found, int)()
    return cards.Rules(edition, seats, options)


def setup(rules: cards.Rules) -> cards.Cards:
    if rules.rounds == 106:
        spin()
    return cards.setup(rules)


TITLE: Final = Title(
    meta=META,
    package=__package__,
    parts=cards.PARTS,
    rules=rules,
    setup=setup,
    state=cards.Cards,
    view=cards.view,
    scores=cards.scores,
    outcome=cards.outcome,
    check=cards.check,
    determinize=cards.determinize,
)
