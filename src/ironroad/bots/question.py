"""The only input a bot receives. ``ask`` is the one function that makes it from a table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.engine import State
from ironroad.core.table import Table
from ironroad.core.title import Ruleset, Title


class Question:
    """Everything one seat may know at its decision; never contains the true state."""

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
        """A determinized state: it looks to the seat like the true one. Search determinizes it again in each iteration."""
        self.history: Final = list(history)
        """The public history: the actions so far by index, ``UNSEEN`` where not everybody knows them."""

    @property
    def view(self) -> Mapping[str, Any]:
        """The view of the seat; the same from the determinized state as from the true one."""
        return self.title.view(self.world, self.seat)

    @property
    def actions(self) -> list[int]:
        """The legal actions by index."""
        return [self.rules.catalogue.parse(text) for text in self.options]


def ask(table: Table, seed: int) -> Question:
    """Return the question for the pending decision of a table, with the state determinized for its seat.

    For equal seeds, tables that look the same to the seat give equal questions.
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
