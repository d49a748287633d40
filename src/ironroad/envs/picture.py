"""The board of a game as text, as a drawing and as pixels. The terminal is needed for this alone, so it is loaded here late."""

from io import BytesIO, StringIO
from typing import Any, Final

from ironroad.envs.game import Game
from ironroad.envs.given import from_extra

RENDER_MODES: Final = ("ansi", "rgb_array")
WIDTH: Final = 120
"""The columns of a board in the terminal."""
PIXELS: Final = 960
"""The width of a picture."""
FONT: Final = "DejaVu Sans Mono"
"""The font of a picture; where it is not installed, another one is found."""


TRIED: Final = "human"
"""PettingZoo's test of render modes makes an environment with this one first, whatever is offered."""


def check_render_mode(mode: str | None, *tried: str) -> str | None:
    """Return a render mode; raise ``ValueError`` for one that is neither offered nor tried."""
    return mode if mode in tried else _offered(mode)


def _offered(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
    return mode


def rendered(game: Game, viewer: int | None, mode: str | None) -> Any:
    """Return the board as a seat sees it, in a render mode; nothing without one."""
    _offered(mode)
    if mode == "ansi":
        return text(game, viewer)
    return None if mode is None else pixels(game, viewer)


def text(game: Game, viewer: int | None) -> str:
    """Return the board as the terminal shows it."""
    console = _shown(game, viewer)
    return str(console.export_text(styles=False))


def drawing(game: Game, viewer: int | None) -> str:
    """Return the board as the terminal shows it, as an SVG drawing."""
    return str(_shown(game, viewer).export_svg(title=game.title.meta.id))


def pixels(game: Game, viewer: int | None) -> Any:
    """Return the drawing as an array of (height, width, 3) bytes."""
    with from_extra("envs"):
        import numpy as np
        from PIL import Image
        from resvg_py import svg_to_bytes

    picture = svg_to_bytes(
        svg_string=drawing(game, viewer), width=PIXELS, background="#000000", monospace_family=FONT
    )
    return np.asarray(Image.open(BytesIO(bytes(picture))).convert("RGB"))


def _shown(game: Game, viewer: int | None) -> Any:
    """Return a console that has recorded the board."""
    from rich.console import Console

    from ironroad.cli.board import board_for
    from ironroad.locale import words_for

    console = Console(width=WIDTH, file=StringIO(), markup=False, highlight=False, record=True)
    for _, part in board_for(game.title).sections(game.table(), viewer, words_for("en")):
        console.print(part)
    return console
