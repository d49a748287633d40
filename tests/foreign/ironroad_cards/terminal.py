"""The board of Cards: the round, and what is known of each hand."""

from typing import Final

from ironroad.cli.board import Board, Section
from ironroad.core.table import Table
from ironroad.locale import Words


class CardsBoard(Board):
    def sections(self, table: Table, viewer: int | None, words: Words) -> list[Section]:
        view = table.view(viewer)
        rounds = table.state.rules.rounds
        lines = [words.say("cards-cli-round", round=view["round"], rounds=rounds)]
        for seat, (card, bets) in enumerate(zip(view["hands"], view["bets"], strict=True)):
            shown = words.say("cards-cli-unknown") if card is None else str(card + 1)
            name = words.name(seat, table.names)
            lines.append(words.say("cards-cli-hand", name=name, card=shown, bets=bets))
        return [("hands", "\n".join(lines))]


BOARD: Final = CardsBoard()
