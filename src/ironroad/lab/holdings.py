"""What seats held at the end of their games, engineers or Shares, and how they fared with it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ironroad.core.engine import Options, advance, apply
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.core.title import Ruleset, Title
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.lab.match import Game, Setup
from ironroad.lab.statistics import LEAST_SEATS, Deed, fared


class Holdings(NamedTuple):
    """Things of one kind: what each is called, and how seats fared that held so many of it."""

    kind: Message
    names: dict[str, Message]
    """What is told of a deed by its name."""
    deeds: list[Deed]


def holdings(setup: Setup, games: Sequence[Game], file: str) -> list[Holdings]:
    """Play the games again and return how seats fared with what they held at the end, kind by kind."""
    title = REGISTRY.title(setup.title)
    rules = rules_for(setup.title, setup.seats, setup.options, setup.edition)
    kinds: dict[str, Message] = {}
    names: dict[str, dict[str, Message]] = {}
    groups: dict[str, dict[tuple[str, int], list[tuple[Game, int]]]] = {}
    for game in games:
        state = last_state(title, rules, game, file)
        for seat, held in enumerate(title.holdings(state)):
            for each in held:
                kinds[each.kind.id] = each.kind
                names.setdefault(each.kind.id, {})[each.id] = each.name
                group = groups.setdefault(each.kind.id, {})
                group.setdefault((each.id, each.count), []).append((game, seat))
    found = [_compared(kinds[kind], names[kind], groups[kind]) for kind in sorted(kinds)]
    return sorted(found, key=lambda each: -len(each.deeds))


def last_state(title: Title[Any], rules: Ruleset, game: Game, file: str) -> Any:
    """Return the position in which a game ended; refuse one that other rules have played."""
    state = title.setup(rules)
    options = Options()
    advance(state, options)
    for text in game["moves"]:
        action = rules.catalogue.parse(text)
        if not options.holds(action):
            raise InvalidSetup("lab-other-rules", game=game["game"], file=file, action=text)
        apply(state, action, options)
    return state


def _compared(
    kind: Message, names: dict[str, Message], group: dict[tuple[str, int], list[tuple[Game, int]]]
) -> Holdings:
    """Return how seats fared with things of a kind; where several can be held, number by number."""
    several = max([count for _, count in group]) > 1
    told: dict[str, Message] = {}
    deeds: list[Deed] = []
    for id, count in sorted(group, key=_natural):
        seats = group[id, count]
        if len(seats) >= LEAST_SEATS:
            name = f"{id} {count}" if several else id
            thing = names[id]
            told[name] = Message("lab-stats-held", thing=thing, count=count) if several else thing
            deeds.append(fared(name, seats))
    return Holdings(kind, told, deeds)


def _natural(thing: tuple[str, int]) -> tuple[int, str, int]:
    """Return a key that sorts numbers as numbers, before names."""
    id, count = thing
    return (int(id), "", count) if id.isdecimal() else (1_000_000, id, count)
