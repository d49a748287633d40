"""``ironroad replay``: shows a recorded game as text, at once or step by step."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.padding import Padding
from rich.rule import Rule

import ironroad
from ironroad.cli.arguments import EditionFile, Lang, read_text
from ironroad.cli.board import board_for
from ironroad.cli.log import log_lines
from ironroad.cli.scores import result_lines, score_table
from ironroad.cli.terminal import InputEnded, Terminal
from ironroad.core.errors import InvalidSetup
from ironroad.core.record import parse_record
from ironroad.core.table import Table


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-replay-file")],
    move: Annotated[int | None, typer.Option("--move", min=0, help="cli-help-move")] = None,
    step: Annotated[bool, typer.Option("--step", help="cli-help-step")] = False,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Print the whole game or the position after one move, or step through it."""
    terminal = Terminal(lang)
    text = read_text(file)
    moves = parse_record(text).moves
    playback = Playback(terminal, ironroad.load(text, seed=0, edition=edition), moves)
    if move is not None and move > len(moves):
        raise InvalidSetup("cli-no-move", move=move, last=len(moves))
    if step:
        playback.step_through(move or 0)
    elif move is not None:
        playback.show_position(move)
    else:
        playback.tell_all()


class Playback:
    """A recorded game as a spectator sees it, without hidden information."""

    def __init__(self, terminal: Terminal, game: Table, moves: list[str]) -> None:
        self.terminal: Final = terminal
        self.words: Final = terminal.words
        self.game: Final = game
        self.moves: Final = moves

    def at(self, move: int) -> Table:
        """Return the table after this many moves."""
        game = self.game
        table = Table(game.title, game.rules, 0, game.names, moves=self.moves)
        for text in self.moves[:move]:
            table.take(table.rules.catalogue.parse(text))
        return table

    def headline(self) -> str:
        """Return a line with title and players."""
        seats = range(self.game.rules.seats)
        names = ", ".join([self.words.name(seat, self.game.names) for seat in seats])
        return self.words.say("cli-replay-of", title=self.game.title.meta.name, names=names)

    def line(self, table: Table, move: int) -> str:
        """Return the next move in words, with its number."""
        assert table.seat is not None
        name = self.words.name(table.seat, table.names)
        phrase = self.words.format(table.in_words(self.moves[move]), table.names)
        return f"{move + 1:4}. {name}: {phrase}"

    def tell_all(self) -> None:
        """Print all moves with their events, then the result."""
        self.terminal.show(self.headline(), style="bold")
        table = self.at(0)
        self._tell_events(table, 0)
        for move, text in enumerate(self.moves):
            self.terminal.show(self.line(table, move), style="bold")
            table.take(table.rules.catalogue.parse(text))
            self._tell_events(table, move + 1)
        self._tell_result(table)

    def _tell_events(self, table: Table, move: int) -> None:
        events = [message for _, message in table.log(since=move)]
        for line in log_lines(events, self.words, table.names):
            self.terminal.show(Padding(line, (0, 0, 0, 6), expand=False))

    def _tell_result(self, table: Table) -> None:
        self.terminal.show(Rule(self.words.say("cli-result" if table.outcome else "cli-so-far")))
        for line in result_lines(table, self.words):
            self.terminal.show(line, style="bold")
        self.terminal.show(score_table(table, self.words))

    def show_position(self, move: int) -> None:
        """Print a move, the board after it and the pending question."""
        table = self.at(move)
        title = self.words.say("cli-after-move", move=move, last=len(self.moves))
        self.terminal.show(Rule(title, align="left"))
        if move:
            self.terminal.show(self.line(self.at(move - 1), move - 1), style="bold")
        self._tell_events(table, move)
        for _, part in board_for(table.title).sections(table, None, self.words):
            self.terminal.show(part, "")
        if table.seat is None:
            self._tell_result(table)
        elif table.prompt is not None:
            name = self.words.name(table.seat, table.names)
            prompt = self.words.format(table.prompt, table.names)
            self.terminal.show(f"{name}: {prompt}", style="bold")

    def step_through(self, move: int) -> None:
        """Show positions interactively."""
        self.terminal.show(self.headline(), style="bold")
        last = len(self.moves)
        self.show_position(move)
        while True:
            try:
                answer = self.terminal.ask(self.words.say("cli-step")).lower()
            except InputEnded:
                return
            if answer == "q":
                return
            target = {"": move + 1, "n": move + 1, "p": move - 1}.get(answer, -1)
            if answer.isdecimal():
                target = int(answer)
            if 0 <= target <= last:
                move = target
                self.show_position(move)
            else:
                self.terminal.say("cli-step-help", last=last)
