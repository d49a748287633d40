"""Results by what seats held at the end of their games, such as engineers or Shares."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ironroad.core.engine import apply
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.core.playout import new_game
from ironroad.core.title import Ruleset, Title
from ironroad.games import REGISTRY
from ironroad.lab.match import Game, Setup
from ironroad.lab.statistics import MIN_SEATS, GroupResult, result_of


class Holdings(NamedTuple):
    """The results for holdings of one kind, by item and count."""

    kind: Message
    names: dict[str, Message]
    """The message for each result's name."""
    results: list[GroupResult]


def holdings(setup: Setup, games: Sequence[Game], file: str) -> list[Holdings]:
    """Replay the games and return the results by what was held at the end, for each kind."""
    title = REGISTRY.title(setup.title)
    rules = setup.rules()
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
    return sorted(found, key=lambda each: -len(each.results))


def last_state(title: Title[Any], rules: Ruleset, game: Game, file: str) -> Any:
    """Return the final state of a game; raise ``InvalidSetup`` if it does not replay under the present rules."""
    state, options = new_game(title, rules)
    for text in game["moves"]:
        action = rules.catalogue.parse(text)
        if not options.holds(action):
            raise InvalidSetup("lab-other-rules", game=game["game"], file=file, action=text)
        apply(state, action, options)
    return state


def _compared(
    kind: Message, names: dict[str, Message], group: dict[tuple[str, int], list[tuple[Game, int]]]
) -> Holdings:
    """Return the results for one kind; where several of an item can be held, one for each count."""
    several = max([count for _, count in group]) > 1
    told: dict[str, Message] = {}
    results: list[GroupResult] = []
    for id, count in sorted(group, key=_natural):
        seats = group[id, count]
        if len(seats) >= MIN_SEATS:
            name = f"{id} {count}" if several else id
            thing = names[id]
            told[name] = Message("lab-stats-held", thing=thing, count=count) if several else thing
            results.append(result_of(name, seats))
    return Holdings(kind, told, results)


def _natural(thing: tuple[str, int]) -> tuple[int, str, int]:
    """Return a sort key: numeric ids by number, then other ids."""
    id, count = thing
    return (int(id), "", count) if id.isdecimal() else (1_000_000, id, count)
