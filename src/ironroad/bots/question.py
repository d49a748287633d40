"""The seam: what a bot is told when its seat is asked, made by one function that is trusted."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.engine import State
from ironroad.core.table import Table
from ironroad.core.title import Ruleset, Title


class Question:
    """Everything one seat may know at its decision; the true state is not in it."""

    def __init__(
        self,
        title: Title[Any],
        rules: Ruleset,
        seat: int,
        options: Sequence[str],
        world: State,
        history: Sequence[int],
    ) -> None:
        self.title: Final = title
        self.rules: Final = rules
        self.seat: Final = seat
        self.options: Final = list(options)
        """The legal actions."""
        self.world: Final = world
        """A state that looks to the seat like the true one; search deals it anew again and again."""
        self.history: Final = list(history)
        """The actions so far by index, ``UNSEEN`` where not everybody knows them."""

    @property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees: a world dealt anew looks to it like the true one."""
        return self.title.view(self.world, self.seat)

    @property
    def actions(self) -> list[int]:
        """The legal actions by index."""
        return [self.rules.catalogue.parse(text) for text in self.options]


def ask(table: Table, seed: int) -> Question:
    """Return the question that waits at a table, with everything hidden from its seat dealt anew.

    The seed fixes how: for equal seeds, tables that look alike to the seat give equal questions.
    """
    seat = table.seat
    assert seat is not None
    return Question(
        table.title,
        table.rules,
        seat,
        table.options(),
        table.title.determinize(table.state, seat, Dealer(seed)),
        table.seen_actions,
    )
