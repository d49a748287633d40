"""Positions and table facts as each viewer may know them. Only this module asks a table for a view."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import msgspec

from ironroad.core.engine import CHANCE
from ironroad.core.table import Table
from ironroad.core.title import Rival, Ruleset, Scorecard
from ironroad.server import wire
from ironroad.server.games.advised import may_be_advised
from ironroad.server.games.game import MOVES, Game
from ironroad.server.games.previews import accounts_of, changes_of
from ironroad.server.storage.rows import GameRow, SeatRow

SPECTATOR = '"viewer":null'
"""A position names its viewer, and its view does so before anything that could look like this."""
NOT_ASKED = '"question":null,"actions":[]'
NO_UNDO = '"may_undo":false,"turn_start":null'


@lru_cache(maxsize=256)
def _action_words(rules: Ruleset) -> dict[str, wire.ActionWords]:
    actions = rules.catalogue.actions
    return {a.text: wire.ActionWords(a.text, wire.words(a.message)) for a in actions}


def encoded_position(game: Game, viewer: int | None) -> str:
    """Return the present position for a viewer as JSON, encoded once for all who have this view."""
    encoded = game.encoded.get(viewer)
    if encoded is None:
        encoded = game.encoded[viewer] = _encoded(game, viewer)
    return encoded


def _encoded(game: Game, viewer: int | None) -> str:
    table = game.table
    assert table is not None
    if viewer is None or table.has_secrets(viewer):
        return wire.encode(position(game, viewer)).decode()
    # A viewer who knows no more than a spectator gets the same text, with what concerns the own seat.
    text = encoded_position(game, None).replace(SPECTATOR, f'"viewer":{viewer}', 2)
    if _decides(game, viewer):
        question, actions = wire.encode(_question(table)), wire.encode(_actions(game, table))
        asked = f'"question":{question.decode()},"actions":{actions.decode()}'
        text = text.replace(NOT_ASKED, asked, 1)
    if game.seat_may_undo(viewer):
        before, _, after = text.rpartition(NO_UNDO)
        text = f'{before}"may_undo":true,"turn_start":{table.turn_start()}{after}'
    return text


def position(game: Game, viewer: int | None, move: int | None = None) -> wire.Position:
    """Return the position of a game as a viewer may know it, now or after an earlier move."""
    present = game.table
    assert present is not None
    table = present if move is None or move >= present.count else present.at(move)
    return _own(_seen(game, table, viewer), game, table, viewer)


def _seen(game: Game, table: Table, viewer: int | None) -> wire.Position:
    """Return the position for a viewer, without what only concerns the viewer's own seat."""
    now = table is game.table
    return wire.Position(
        game=game.id,
        version=game.version,
        previous=game.previous,
        status=game.row.status,
        move=table.count,
        last=game.moves,
        viewer=viewer,
        secrets=viewer is not None and table.has_secrets(viewer),
        seat=table.seat,
        thinking=now and game.is_thinking,
        question=None,
        actions=[],
        view=dict(table.view(viewer)),
        events=log(game, table, viewer, game.seen_count + 1 if now else table.count),
        changes=changes(game) if now else [],
        scores=scores(table, viewer),
        projected=projected(table),
        rivals=rivals(table, viewer),
        outcome=outcome(table),
        clock=clock(game) if now else None,
        paused=game.paused,
        unconfirmed=game.unconfirmed if now else None,
        proposal=proposal(game) if now else None,
        may_undo=False,
        turn_start=None,
        outdated=None if game.outdated is None else wire.words(game.outdated),
    )


def _own(seen: wire.Position, game: Game, table: Table, viewer: int | None) -> wire.Position:
    """Add what concerns the viewer's own seat: the question, the legal actions, whether undo is possible."""
    if viewer is None or table is not game.table:
        return seen
    decides = _decides(game, viewer)
    may_undo = game.seat_may_undo(viewer)
    return msgspec.structs.replace(
        seen,
        question=_question(table) if decides else None,
        actions=_actions(game, table) if decides else [],
        may_undo=may_undo,
        turn_start=table.turn_start() if may_undo else None,
    )


def _question(table: Table) -> wire.Words | None:
    return None if table.prompt is None else wire.words(table.prompt)


def _actions(game: Game, table: Table) -> list[wire.ActionWords]:
    if game.unconfirmed is not None:
        return []
    return actions_of(table)


def words_of(rules: Ruleset, text: str) -> wire.Words:
    """Return an action in words."""
    return _action_words(rules)[text].words


def actions_of(table: Table) -> list[wire.ActionWords]:
    """Return every legal action of a table, in words."""
    known = _action_words(table.rules)
    return [known[text] for text in table.options()]


def _decides(game: Game, viewer: int) -> bool:
    return game.table is not None and game.is_running and game.table.seat == viewer


def log(game: Game, table: Table, viewer: int | None, since: int) -> list[wire.Happening]:
    """Return what happened from a move on, as the viewer may read it."""
    first = max(0, since - 1)
    deciders = [None if seat == CHANCE else seat for seat, _ in table.taken(first)]
    return [
        wire.Happening(
            move,
            wire.words(words),
            deciders[move - 1 - first] if move else None,
            game.moments[move - 1] if move else None,
        )
        for move, words in table.log(viewer, since)
    ]


def move_effect(table: Table, move: int) -> wire.MoveEffect:
    """Return what a move brought, as far as everybody can see it."""
    accounts = accounts_of(table.title, table.rules)
    before, after = table.at(move - 1).state, table.at(move).state
    pairs = zip(accounts.amounts(before), accounts.amounts(after), strict=True)
    gains = [now - then for then, now in pairs]
    then, now = set(accounts.pieces(before)), set(accounts.pieces(after))
    return wire.MoveEffect(
        move, changes_of(accounts, gains, gains), sorted(now - then), sorted(then - now)
    )


def changes(game: Game) -> list[wire.ChangeFacts]:
    """Return the ledger lines of the last change, without the text of moves, which may be secret."""
    return [
        wire.ChangeFacts(e.kind, e.seat, None if e.kind in MOVES else e.text or None)
        for e in game.changes
    ]


def scores(table: Table, viewer: int | None) -> list[wire.Score]:
    """Return the scores as far as the viewer may know them."""
    return [_score(card) for card in table.seen_scores(viewer)]


def all_scores(table: Table) -> list[wire.Score]:
    """Return the scores with everything that is hidden, for a board with open cards."""
    return [_score(card) for card in table.scores()]


def projected(table: Table) -> list[wire.Score]:
    """Return the points of each seat with those of the coming scoring, as far as everybody may see them."""
    return [_score(card) for card in table.projected()]


def rivals(table: Table, viewer: int | None) -> list[wire.Rival]:
    """Return the players of the rules who have no seat, as far as the viewer may know them."""
    return _rivals(table.seen_rivals(viewer))


def _score(card: Scorecard) -> wire.Score:
    """Return a score card as JSON values: the core writes what ``Score`` describes, and is compiled."""
    return cast("wire.Score", card.to_json())


def outcome(table: Table) -> wire.Outcome | None:
    """Return how the game ended."""
    found = table.outcome
    if found is None:
        return None
    reasons = [wire.words(reason) for reason in found.reasons]
    return wire.Outcome(list(found.places), list(found.totals), reasons, _rivals(found.rivals))


def _rivals(found: Sequence[Rival]) -> list[wire.Rival]:
    return [wire.Rival(wire.words(rival.name), rival.place, _score(rival.card)) for rival in found]


def clock(game: Game) -> wire.ClockFacts | None:
    """Return the clocks, where there are any."""
    if game.terms.clock.kind == "none":
        return None
    it = game.clock
    return wire.ClockFacts([round(left, 3) for left in it.left], it.turn, it.since, it.ends())


def proposal(game: Game) -> wire.ProposalFacts | None:
    """Return the proposal that waits for consent."""
    found = game.proposal
    if found is None:
        return None
    return wire.ProposalFacts(
        found.kind, found.argument, found.by, list(found.agreed), game.missing_consents()
    )


def facts(
    row: GameRow,
    seats: list[SeatRow],
    person: str | None,
    outdated: wire.Words | None = None,
    kept: int | None = None,
) -> wire.TableFacts:
    """Return a table as a person may know it; ``kept`` is the seat that an invitation is for."""
    mine = person is not None and row.owner == person
    places = [
        wire.SeatFacts(
            seat=s.seat,
            kind=s.kind,
            name=s.name,
            level=s.level,
            gone=s.gone,
            mine=s.kind == "person" and person is not None and s.person == person,
            person=s.person if s.kind == "person" and s.name else None,
            token=s.token if mine and row.status == "open" else None,
            kept=s.seat == kept
            or (s.kind == "invited" and person is not None and s.person == person),
            hints=s.hints,
        )
        for s in seats
    ]
    terms = msgspec.json.decode(row.terms, type=wire.Terms)
    turn = row.turn if row.status == "running" else None
    on_turn = None if turn is None or not seats else seats[turn]
    return wire.TableFacts(
        id=row.id,
        title=row.title,
        name=row.name,
        status=row.status,
        visibility=row.visibility,
        mine=mine,
        seats=places,
        options=msgspec.json.decode(row.options),
        edition=row.edition,
        own_edition=row.edition_text is not None,
        rules=row.rules,
        terms=terms,
        version=row.version,
        moves=row.moves,
        turn=turn,
        my_turn=on_turn is not None and person is not None and on_turn.person == person,
        result=None if row.result is None else msgspec.json.decode(row.result),
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
        outdated=outdated,
        may_hint=may_be_advised(terms, seats, person),
    )
