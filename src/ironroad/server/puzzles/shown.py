"""Puzzles as they are shown: through the view of the seat that decides, and without their solution."""

from functools import lru_cache

from ironroad.core.errors import IllegalAction
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.games import views
from ironroad.server.games.previews import previews_of
from ironroad.server.refusals import Refusal
from ironroad.study.puzzles import Puzzle, puzzles_of

KEPT = 64
"""Puzzles whose tables are kept."""


def all_puzzles() -> list[Puzzle]:
    """Return the puzzles of all titles, in the order of their files."""
    return [puzzle for title in REGISTRY.ids() for puzzle in puzzles_of(title).values()]


def find(id: str) -> Puzzle:
    """Return a puzzle; refuse if there is none."""
    for title in REGISTRY.ids():
        puzzle = puzzles_of(title).get(id)
        if puzzle is not None:
            return puzzle
    raise Refusal(404, "server-no-puzzle")


@lru_cache(maxsize=KEPT)
def table_of(title: str, id: str) -> Table:
    """Return the table of a puzzle; whoever wants to play on it takes a copy."""
    return puzzles_of(title)[id].table()


def position(puzzle: Puzzle) -> wire.PuzzlePosition:
    """Return a puzzle as its seat sees it."""
    table = table_of(puzzle.title, puzzle.id)
    prompt = table.prompt
    stage = table.stage()
    return wire.PuzzlePosition(
        id=puzzle.id,
        title=puzzle.title,
        level=puzzle.level,
        seats=table.rules.seats,
        options=dict(table.rules.options),
        seat=puzzle.seat,
        stage=None if stage is None else wire.words(stage),
        question=None if prompt is None else wire.words(prompt),
        actions=[
            wire.ActionWords(text, wire.words(table.in_words(text))) for text in table.options()
        ],
        view=dict(table.view(puzzle.seat)),
        scores=views.scores(table, puzzle.seat),
    )


def previews(puzzle: Puzzle) -> wire.Previews:
    """Return what every option of a puzzle would bring, as far as its seat can know."""
    table = table_of(puzzle.title, puzzle.id).clone()
    found = previews_of(table.title, table.rules, table.state, table.options())
    return wire.Previews(0, found)


def line_position(puzzle: Puzzle, steps: int) -> wire.LinePosition:
    """Return the position after the solution and what is expected to follow it, as the seat sees it."""
    then = table_of(puzzle.title, puzzle.id).clone()
    actions = [puzzle.solution, *[step.action for step in puzzle.line]][:steps]
    for text in actions:
        then.take(then.rules.catalogue.parse(text))
    effect = views.move_effect(then, then.count) if actions else None
    view = dict(then.view(puzzle.seat))
    return wire.LinePosition(view, views.scores(then, puzzle.seat), effect)


def solution(puzzle: Puzzle) -> wire.PuzzleSolution:
    """Return the solution, why it is one, and what is expected to follow."""
    table = table_of(puzzle.title, puzzle.id)
    steps = [
        wire.LineStep(step.seat, step.action, wire.words(table.in_words(step.action)))
        for step in puzzle.line
    ]
    return wire.PuzzleSolution(
        action=puzzle.solution,
        words=wire.words(table.in_words(puzzle.solution)),
        chance=puzzle.chances[puzzle.solution].value,
        tempting=wire.words(table.in_words(puzzle.tempting)),
        tempting_chance=puzzle.chances[puzzle.tempting].value,
        line=steps,
        reasons=[wire.words(said) for said in puzzle.reason],
    )


def check_option(puzzle: Puzzle, action: str) -> None:
    """Refuse an answer that is no option."""
    if action not in puzzle.chances:
        raise IllegalAction("error-illegal-action", action=action)
