"""A summary of many games: scores and wins by seat, lengths, endings, speed."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import Any, Final

from rich.table import Table

from ironroad.core.message import Message
from ironroad.lab.ratings import wilson
from ironroad.locale import Words


class Summary:
    """Collects finished games of one title and seat count."""

    def __init__(self, title: str, seats: int, seed: int) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.seed: Final = seed
        self.totals: Final[list[list[int]]] = [[] for _ in range(seats)]
        self.wins: Final = [0.0] * seats
        """A shared win counts as a fraction."""
        self.moves: Final[list[int]] = []
        self.reasons: Final[Counter[str]] = Counter()
        self.seconds = 0.0

    def add(
        self, totals: Sequence[int], places: Sequence[int], moves: int, reasons: Sequence[str]
    ) -> None:
        """Count one more game."""
        winners = [seat for seat, place in enumerate(places) if place == 1]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, total in enumerate(totals):
            self.totals[seat].append(total)
        self.moves.append(moves)
        self.reasons.update(reasons)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return len(self.moves)

    def to_json(self) -> dict[str, Any]:
        """Return the summary as plain JSON values."""
        seats = [
            {
                "mean": fmean(totals),
                "sd": pstdev(totals),
                "min": min(totals),
                "max": max(totals),
                "wins": self.wins[seat] / self.games,
            }
            for seat, totals in enumerate(self.totals)
        ]
        return {
            "title": self.title,
            "seed": self.seed,
            "games": self.games,
            "seats": seats,
            "moves": {"mean": fmean(self.moves), "min": min(self.moves), "max": max(self.moves)},
            "reasons": dict(sorted(self.reasons.items())),
            "seconds": self.seconds,
            "decisions_per_second": sum(self.moves) / self.seconds,
        }

    def tables(self, words: Words) -> list[Table]:
        """Return the summary as tables."""
        return [self._seats(words), self._games(words)]

    def _seats(self, words: Words) -> Table:
        table = Table(title=words.say("cli-summary-seats"), title_justify="left")
        table.add_column(words.say("cli-seat"))
        for id in ("mean", "sd", "min", "max", "wins"):
            table.add_column(words.say(f"cli-{id}"), justify="right")
        for seat, totals in enumerate(self.totals):
            share, low, high = wilson(self.wins[seat], self.games)
            table.add_row(
                words.name(seat),
                words.number(fmean(totals), 1),
                words.number(pstdev(totals), 1),
                str(min(totals)),
                str(max(totals)),
                f"{words.number(100 * share, 1)} % [{words.number(100 * low, 1)}; {words.number(100 * high, 1)}]",
            )
        return table

    def _games(self, words: Words) -> Table:
        table = Table(title=words.say("cli-summary-games"), title_justify="left", show_header=False)
        table.add_column(style="dim")
        table.add_column(justify="right")
        table.add_row(words.say("cli-games"), words.number(self.games))
        table.add_row(words.say("cli-seed"), str(self.seed))
        moves = self.moves
        table.add_row(
            words.say("cli-moves"), f"{words.number(fmean(moves), 1)} ({min(moves)} … {max(moves)})"
        )
        for reason, count in sorted(self.reasons.items()):
            share = f"{words.number(100 * count / self.games, 1)} %"
            table.add_row(words.format(Message(reason)), share)
        table.add_row(
            words.say("cli-decisions-per-second"), words.number(sum(moves) / self.seconds)
        )
        return table
