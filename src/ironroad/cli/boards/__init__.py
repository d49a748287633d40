"""Boards in the terminal, one module a title; a title without one is shown as tables of its view."""

import importlib
from typing import Final

from ironroad.cli.boards.board import Board

BOARDS: Final = {
    "mini-express": "ironroad.cli.boards.mini_express",
    "russian-railroads": "ironroad.cli.boards.russian_railroads",
    "trans-siberian": "ironroad.cli.boards.trans_siberian",
}
"""The module of each title's board, which has it as ``BOARD``."""


def board_for(title: str) -> Board:
    """Return the board of a title."""
    if title not in BOARDS:
        return Board()
    board = importlib.import_module(BOARDS[title]).BOARD
    assert isinstance(board, Board)
    return board
