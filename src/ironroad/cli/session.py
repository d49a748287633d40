"""An interactive game in the terminal: prints events and the board, reads answers."""

from collections.abc import Sequence
from importlib import resources
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule

from ironroad.cli.arguments import write_text
from ironroad.cli.board import board_for
from ironroad.cli.log import log_lines
from ironroad.cli.menu import Menu
from ironroad.cli.scores import result_lines, score_table
from ironroad.cli.seats import Player
from ironroad.cli.terminal import InputEnded, Terminal
from ironroad.core.errors import InvalidSetup, IronroadError, NothingToUndo
from ironroad.core.table import Table


class Quit(Exception):
    """The player quits."""


class Session:
    """Plays one table to its end or until somebody quits."""

    def __init__(
        self,
        terminal: Terminal,
        table: Table,
        players: Sequence[Player | None],
        record: Path | None,
    ) -> None:
        self.terminal: Final = terminal
        self.words: Final = terminal.words
        self.table: Final = table
        self.players: Final = players
        self.record: Final = record
        self.board: Final = board_for(table.title)
        self._told: dict[int | None, int] = {}
        """By viewer, the number of the last move whose events were shown."""
        self._asked: int | None = None
        """The last seat that was prompted."""
        self._shown: dict[str, str] = {}
        """The last shown text of each part of the board."""

    def run(self) -> None:
        """Play; the record, if requested, is written however the game ends."""
        if self.record is not None:
            write_text(self.record, self.table.record())
        try:
            self._play()
        except InputEnded:
            self.terminal.say("cli-input-ended")
        except Quit:
            if self.record is None:
                self._offer_record()
        finally:
            if self.record is not None:
                self._save(self.record)

    def _play(self) -> None:
        table = self.table
        while table.seat is not None:
            player = self.players[table.seat]
            if player is None:
                self._decide(table.seat)
                if self.record is not None:
                    write_text(self.record, table.record())
            else:
                table.play(player.choose(table))
        self._tell(None)
        self._show_board(None, changed_only=False)
        self.terminal.show(Rule(self.words.say("cli-game-over")))
        for line in result_lines(table, self.words):
            self.terminal.show(line, style="bold")
        self.terminal.show(score_table(table, self.words))

    def _decide(self, seat: int) -> None:
        """Show a person what has changed, prompt, and carry out the answer."""
        name = self.words.name(seat, self.table.names)
        if seat != self._asked:
            self._hand_over(seat)
            self.terminal.show("", Rule(name, align="left", style="cyan"))
            self._asked = seat
        self._tell(seat)
        self._show_board(seat, changed_only=True)
        prompt = self.table.prompt
        assert prompt is not None
        menu = Menu(self.table)
        self.terminal.show(self.words.format(prompt, self.table.names), style="bold")
        self.terminal.show(menu.show(self.table, self.board, self.words))
        decided = False
        while not decided:
            answer = self.terminal.ask(self.words.say("cli-your-choice", name=name))
            decided = self._obey(answer, menu, seat)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen before another person's turn, if the title has hidden information."""
        if self._asked is None:
            return
        if not (self.table.has_secrets(self._asked) or self.table.has_secrets(seat)):
            return
        self.terminal.out.clear()
        self._shown = {}
        self.terminal.ask(
            self.words.say("cli-hand-over", name=self.words.name(seat, self.table.names))
        )

    def _obey(self, answer: str, menu: Menu, seat: int) -> bool:
        """Carry out a line of input; return whether the position may have changed."""
        words = self.words
        command = answer.lower()
        if command == "q":
            raise Quit
        if command == "u":
            return self._undo()
        if command == "s":
            self.terminal.say("cli-scores-now")
            self.terminal.show(score_table(self.table, words))
        elif command == "b":
            self._show_board(seat, changed_only=False)
        elif command == "l":
            self._told.pop(seat)
            self._tell(seat)
        elif command == "r":
            self._show_rules()
        elif command == "?":
            self.terminal.say("cli-play-help")
            self.terminal.show(menu.show(self.table, self.board, words))
        elif answer:
            return self._take(menu.find(answer))
        return False

    def _take(self, text: str) -> bool:
        try:
            self.table.play(text)
        except IronroadError as error:
            self.terminal.show(self.words.format(error.message), style="red")
            self.terminal.say("cli-what-is-possible")
            return False
        return True

    def _undo(self) -> bool:
        """Undo to the last decision of a person; changes nothing if chance lies between."""
        table = self.table
        before = table.moves
        try:
            table.undo()
            while table.seat is None or self.players[table.seat] is not None:
                table.undo()
        except NothingToUndo as error:
            for text in before[len(table.moves) :]:
                table.take(table.rules.catalogue.parse(text))
            self.terminal.show(self.words.format(error.message), style="red")
            return False
        self._told = {viewer: min(told, len(table.moves)) for viewer, told in self._told.items()}
        self.terminal.say("cli-undone")
        return True

    def _tell(self, viewer: int | None) -> None:
        """Show the events that the viewer has not seen; for spectators, those that nobody has seen."""
        latest = max(self._told.values(), default=-1)
        told = latest if viewer is None else self._told.get(viewer, -1)
        events = [message for _, message in self.table.log(viewer, told + 1)]
        for line in log_lines(events, self.words, self.table.names):
            self.terminal.show(f"• {line}")
        if events:
            self.terminal.show("")
        self._told[viewer] = len(self.table.moves)

    def _show_board(self, viewer: int | None, changed_only: bool) -> None:
        for id, part in self.board.sections(self.table, viewer, self.words):
            looks = self._looks(part)
            if not changed_only or self._shown.get(id) != looks:
                self.terminal.show(part, "")
            self._shown[id] = looks

    def _looks(self, part: RenderableType) -> str:
        pad = Console(width=200, file=StringIO(), markup=False, highlight=False)
        with pad.capture() as seen:
            pad.print(part)
        return seen.get()

    def _show_rules(self) -> None:
        """Show the title's README with its rule list, and who publishes the rulebook."""
        meta = self.table.title.meta
        page = resources.files(self.table.title.package) / "README.md"
        if page.is_file():
            self.terminal.show(Markdown(page.read_text("utf-8")))
        self.terminal.say("cli-rules", title=meta.name, publisher=meta.publisher)

    def _offer_record(self) -> None:
        """Ask for a file for the record until it can be written or the answer is empty."""
        saved = not self.table.moves
        while not saved:
            try:
                name = self.terminal.ask(self.words.say("cli-save"))
                if name:
                    self._save(Path(name))
                saved = True
            except InputEnded:
                return
            except InvalidSetup as error:
                self.terminal.show(self.words.format(error.message), style="red")

    def _save(self, path: Path) -> None:
        write_text(path, self.table.record())
        self.terminal.say("cli-saved", file=str(path))
