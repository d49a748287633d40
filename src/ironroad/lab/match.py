"""Plays one game between bots from a seed."""

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any, NamedTuple, TypedDict

import ironroad
from ironroad.bots.kinds import KINDS
from ironroad.bots.question import ask
from ironroad.bots.referee import RefereedBot
from ironroad.bots.seeds import bot_seed, derive_seed, question_seed, referee_seed
from ironroad.core.dealer import Dealer
from ironroad.core.title import Ruleset


class Setup(NamedTuple):
    """The setup of a game."""

    title: str
    seats: int
    options: Mapping[str, str]
    edition: str | None
    opening: int = 0
    """Random decisions at the start; without them, deterministic bots may play the same game repeatedly."""

    def rules(self) -> Ruleset:
        """Return the rule set; raise ``InvalidSetup`` if the title does not offer the setup."""
        return ironroad.rules_for(self.title, self.seats, self.options, self.edition)


class Game(TypedDict):
    """A finished game, as in a line of the arena's file. All fields but ``seconds`` are determined by the seed."""

    game: int
    seed: int
    bots: list[str]
    places: list[int]
    totals: list[int]
    rivals: list[int]
    reasons: list[str]
    items: list[dict[str, int]]
    seats: list[int]
    moves: list[str]
    faults: list[list[dict[str, Any]]]
    seconds: list[float]


def play_game(setup: Setup, bots: Sequence[str], game: int, seed: int) -> Game:
    """Play one game; ``bots`` holds the bot specs by seat."""
    title, seats, options, edition, opening = setup
    table = ironroad.new(title, seats, seed, options, edition)
    players = [
        RefereedBot(KINDS.make(spec, bot_seed(seed, place, spec)), referee_seed(seed, place))
        for place, spec in enumerate(bots)
    ]
    seconds = [0.0] * seats
    dealer = Dealer(derive_seed(seed, "opening"))
    deciders: list[int] = []
    asked = 0
    try:
        while (seat := table.seat) is not None:
            done = table.count
            deciders += [-1] * (done - len(deciders)) + [seat]
            asked += 1
            if asked <= opening:
                offered = table.options()
                table.play(offered[dealer.below(len(offered))])
                continue
            start = perf_counter()
            answer = players[seat].choose(ask(table, question_seed(seed, done)))
            seconds[seat] += perf_counter() - start
            table.play(answer)
    finally:
        for player in players:
            player.close()
    deciders += [-1] * (table.count - len(deciders))
    outcome = table.outcome
    assert outcome is not None
    return {
        "game": game,
        "seed": seed,
        "bots": list(bots),
        "places": list(outcome.places),
        "totals": list(outcome.totals),
        "rivals": [rival.card.total for rival in outcome.rivals],
        "reasons": [reason.id for reason in outcome.reasons],
        "items": [items_of(card) for card in table.scores()],
        "seats": deciders,
        "moves": table.moves,
        "faults": [[fault.to_json() for fault in player.faults] for player in players],
        "seconds": [round(time, 4) for time in seconds],
    }


def items_of(card: Any) -> dict[str, int]:
    """Return the points of a scorecard by the message ids of its items."""
    items: dict[str, int] = {}
    for label, points in card.items:
        inner = [value.id for value in label.args.values() if hasattr(value, "id")]
        name = " ".join([label.id, *inner])
        items[name] = items.get(name, 0) + points
    return items
