"""A summary of many games: scores and wins by seat, lengths, endings, speed."""

from typing import Any, Final

from rich.table import Table

from ironroad.core.message import Message
from ironroad.lab.ratings import wilson
from ironroad.lab.tally import Tally, deviation, mean
from ironroad.locale import Words


class Summary:
    """What finished games of one title came to, for a table or as JSON."""

    def __init__(self, title: str, seed: int, tally: Tally, seconds: float) -> None:
        self.title: Final = title
        self.seed: Final = seed
        self.tally: Final = tally
        self.seconds: Final = seconds
        """How long all games took together."""

    def to_json(self) -> dict[str, Any]:
        """Return the summary as plain JSON values."""
        tally = self.tally
        seats = [
            {
                "mean": mean(totals),
                "sd": deviation(totals),
                "min": min(totals),
                "max": max(totals),
                "wins": tally.wins(seat) / tally.games,
            }
            for seat, totals in enumerate(tally.totals)
        ]
        moves = tally.moves
        return {
            "title": self.title,
            "seed": self.seed,
            "games": tally.games,
            "seats": seats,
            "moves": {"mean": mean(moves), "min": min(moves), "max": max(moves)},
            "reasons": dict(sorted(tally.reasons.items())),
            "seconds": self.seconds,
            "decisions_per_second": self._speed(),
        }

    def _speed(self) -> float:
        return self.tally.decisions() / self.seconds

    def tables(self, words: Words) -> list[Table]:
        """Return the summary as tables."""
        return [self._seats(words), self._games(words)]

    def _seats(self, words: Words) -> Table:
        table = Table(title=words.say("cli-summary-seats"), title_justify="left")
        table.add_column(words.say("cli-seat"))
        for id in ("mean", "sd", "min", "max", "wins"):
            table.add_column(words.say(f"cli-{id}"), justify="right")
        for seat, totals in enumerate(self.tally.totals):
            share, low, high = wilson(self.tally.wins(seat), self.tally.games)
            table.add_row(
                words.name(seat),
                words.number(mean(totals), 1),
                words.number(deviation(totals), 1),
                str(min(totals)),
                str(max(totals)),
                f"{words.number(100 * share, 1)} % [{words.number(100 * low, 1)}; {words.number(100 * high, 1)}]",
            )
        return table

    def _games(self, words: Words) -> Table:
        table = Table(title=words.say("cli-summary-games"), title_justify="left", show_header=False)
        table.add_column(style="dim")
        table.add_column(justify="right")
        tally = self.tally
        table.add_row(words.say("cli-games"), words.number(tally.games))
        table.add_row(words.say("cli-seed"), str(self.seed))
        moves = tally.moves
        table.add_row(
            words.say("cli-moves"), f"{words.number(mean(moves), 1)} ({min(moves)} … {max(moves)})"
        )
        for reason, count in sorted(tally.reasons.items()):
            share = f"{words.number(100 * count / tally.games, 1)} %"
            table.add_row(words.format(Message(reason)), share)
        table.add_row(words.say("cli-decisions-per-second"), words.number(self._speed()))
        return table
