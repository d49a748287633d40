"""Where an analysis begins: at a position of a game, of a record, or at a set-up."""

import secrets

from ironroad.core.table import HIDDEN, Table
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.analyses.trees import Tree, line_of
from ironroad.server.games.access import check_sees, is_at_table
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.games.rated import check_aid
from ironroad.server.games.rulesets import rule_set
from ironroad.server.refusals import bad_request, conflict, forbidden
from ironroad.server.texts.reader import TextReader


class Source:
    """The moves that an analysis begins with, and the node at which it does."""

    def __init__(
        self,
        title: str,
        rules: Ruleset,
        edition_text: str | None,
        tree: Tree,
        begin: int,
        game: str | None = None,
    ) -> None:
        self.title = title
        self.rules = rules
        self.edition_text = edition_text
        self.tree = tree
        self.begin = begin
        self.game = game
        """The game that the moves are from."""


class Sources:
    """Finds what is to be analysed."""

    def __init__(self, cache: GameCache, texts: TextReader) -> None:
        self._cache = cache
        self._texts = texts

    async def find(self, person: str, wish: wire.NewAnalysis) -> Source:
        """Return where an analysis is wished to begin."""
        if wish.game:
            return await self._game(person, wish)
        return await (self._record(person, wish) if wish.record else self._setup(person, wish))

    async def _game(self, person: str, wish: wire.NewAnalysis) -> Source:
        async with self._cache.look(wish.game) as game:
            check_sees(game, person)
            check_analysable(game, person)
            assert game.table is not None
            tree = line_of(game.table.taken())
            text = game.row.edition_text
            begin = _begin(tree, wish.move)
            return Source(game.row.title, game.table.rules, text, tree, begin, game.row.id)

    async def _record(self, person: str, wish: wire.NewAnalysis) -> Source:
        read, own = await self._texts.record(person, wish.record, wish.edition_text)
        rules = own or rule_set(read.title, read.seats, read.options, read.edition)
        tree = line_of(read.moves)
        return Source(read.title, rules, wish.edition_text, tree, _begin(tree, wish.move))

    async def _setup(self, person: str, wish: wire.NewAnalysis) -> Source:
        """Set a game up; chance is dealt until somebody decides."""
        meta = REGISTRY.meta(wish.title)
        seats = meta.seats[0] if wish.seats is None else wish.seats
        text = wish.edition_text
        if text is not None:
            rules = await self._texts.rules(person, wish.title, text, seats, wish.options)
        else:
            if wish.edition and wish.edition not in meta.editions:
                raise bad_request("server-unknown-edition", edition=wish.edition)
            rules = rule_set(wish.title, seats, wish.options, wish.edition)
        table = Table(REGISTRY.title(wish.title), rules, secrets.randbits(63))
        tree = line_of(table.taken())
        return Source(wish.title, rules, text, tree, len(tree.nodes))


def check_analysable(game: Game, person: str) -> None:
    """Refuse a game that has not begun; and one that runs, unless it is a study or its table lets spectators analyse it."""
    if game.outdated is not None:
        raise conflict("server-outdated", reason=game.outdated)
    if game.table is None:
        raise conflict("server-not-running")
    if game.row.status != "running":
        return
    if is_at_table(game.row, game.seats, person):
        if not game.terms.study:
            raise forbidden("server-analysis-seated")
        return
    if not game.terms.analysis:
        raise forbidden("server-analysis-running")
    check_aid(game, "analysis")
    if HIDDEN in game.table.seen_moves(None):
        raise conflict("server-analysis-hidden")


def _begin(tree: Tree, move: int | None) -> int:
    last = len(tree.nodes)
    if move is not None and move > last:
        raise conflict("server-no-move")
    return last if move is None else move
