"""Positions of an analysis, and its record with the variations in comments."""

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from ironroad.core.engine import CHANCE
from ironroad.core.record import Record, format_record
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.analyses.trees import ROOT, Node, Tree
from ironroad.server.games import views
from ironroad.server.games.previews import previews_of
from ironroad.server.refusals import conflict


def table_after(title: str, rules: Ruleset, path: Sequence[Node]) -> Table:
    """Return the table after some moves; chance that follows is not dealt."""
    table = Table(REGISTRY.title(title), rules, secrets.randbits(63), (), ())
    for node in path:
        if node.action not in table.options():
            raise conflict("server-analysis-outdated")
        table.take(table.rules.catalogue.parse(node.action))
    return table


def position(
    title: str, rules: Ruleset, path: Sequence[Node], viewer: int | None, is_open: bool
) -> wire.AnalysisPosition:
    """Return the position after some moves: as a seat or a spectator may know it, or with everything open."""
    table = table_after(title, rules, path)
    seat = table.seat
    is_chance = seat == CHANCE
    decides = seat is not None and not is_chance
    seats = range(rules.seats)
    return wire.AnalysisPosition(
        node=path[-1].id if path else ROOT,
        viewer=viewer,
        seat=seat if decides else None,
        is_chance=is_chance,
        question=wire.words(table.prompt) if table.prompt is not None else None,
        actions=views.actions_of(table),
        secrets=[each for each in seats if table.has_secrets(each)],
        view=_open_view(table) if is_open else dict(table.view(viewer)),
        scores=views.all_scores(table) if is_open else views.scores(table, viewer),
        projected=views.projected(table),
        rivals=views.rivals(table, viewer),
        outcome=views.outcome(table),
        events=_events(table, viewer, is_open),
        effect=views.move_effect(table, table.count) if path else None,
        stage=None if (stage := table.stage()) is None else wire.words(stage),
        brings=previews_of(table.title, rules, table.state, table.options()) if decides else [],
    )


def _open_view(table: Table) -> dict[str, Any]:
    """Return the view of the seat that decides, with what it may not know filled in from the views of the others."""
    seat = table.seat
    found: Any = dict(table.view(seat if seat is not None and seat != CHANCE else None))
    for other in range(table.rules.seats):
        found = _filled(found, table.view(other))
    assert isinstance(found, dict)
    return found


def _filled(known: Any, more: Any) -> Any:
    """Return a value whose gaps are filled from another one of the same shape."""
    if known is None:
        return more
    if isinstance(known, dict) and isinstance(more, dict):
        return {key: _filled(value, more.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(more, list) and len(known) == len(more):
        return [_filled(one, other) for one, other in zip(known, more, strict=True)]
    return known


def _events(table: Table, viewer: int | None, is_open: bool) -> list[wire.Happening]:
    """Return what the last move brought."""
    decider = table.decider
    reader = decider if is_open and decider is not None and decider >= 0 else viewer
    by = None if decider is None or decider < 0 else decider
    return [
        wire.Happening(move, wire.words(words), by)
        for move, words in table.log(reader, table.count)
    ]


def dealt(table: Table) -> list[tuple[int, str]]:
    """Deal chance until a seat decides; return what it brought."""
    before = table.count
    table.deal()
    return table.taken(before)


def record_of(
    title: str, rules: Ruleset, tree: Tree, node: int, result: Sequence[int], moves: int
) -> str:
    """Return the record of the main line through a node, with names, comments and variations as comments.

    ``moves`` is how much of the line is recorded, ``result`` its totals if the game is over by then.
    """
    line = tree.main_line(node)[:moves]
    head = format_record(
        Record(
            title=title,
            rules=REGISTRY.meta(title).rules_version,
            edition=rules.edition.name,
            digest=rules.edition.digest,
            seats=rules.seats,
            options=rules.options,
            moves=(),
            result=result,
        )
    )
    written = [*_told(tree.root, "")]
    at = tree.root
    for step in line:
        written += _variations(tree, at, step)
        written += [step.action, *_told(step, "")]
        at = step
    return "\n".join([head, *written, ""])


def _told(node: Node, indent: str) -> Iterator[str]:
    """Give name and comment of a node as comments of a record."""
    for line in [node.name, *node.comment.splitlines()]:
        if line.strip():
            yield f"# {indent}{line.strip()}"


def _variations(tree: Tree, at: Node, chosen: Node) -> Iterator[str]:
    """Give the other moves that were tried out after a node, with what followed, as comments."""
    for other in tree.children(at.id):
        if other.id != chosen.id:
            yield from _variation(tree, other, "  ")


def _variation(tree: Tree, first: Node, indent: str) -> Iterator[str]:
    line = [first, *tree.main_line(first.id)[len(tree.path(first.id)) :]]
    for number, step in enumerate(line):
        yield f"# {indent}{'( ' if number == 0 else '  '}{step.action}"
        yield from _told(step, f"{indent}  ")
        for other in tree.children(step.id)[1:]:
            yield from _variation(tree, other, f"{indent}    ")
    yield f"# {indent})"
