"""Positions that might have followed in a finished game, for the boards of its review."""

from ironroad.core.errors import IllegalAction
from ironroad.core.table import Table
from ironroad.server import wire
from ironroad.server.games import views
from ironroad.server.refusals import conflict


def line_position(table: Table, wish: wire.LineWish) -> wire.LinePosition:
    """Return the position after some moves of a finished game and these actions; chance is not dealt anew."""
    if wish.move > table.count:
        raise conflict("server-no-move")
    then = table.at(wish.move)
    for text in wish.actions:
        if text not in then.options():
            raise IllegalAction("error-illegal-action", action=text)
        then.take(then.rules.catalogue.parse(text))
    effect = views.move_effect(then, then.count) if wish.actions else None
    return wire.LinePosition(dict(then.view(None)), views.scores(then, None), effect)
