"""What a rule set holds, said in the terms of the printed things, so that tables of values are short to write.

Conditions of special spaces: K, G, B is the black, gray or brown track; +L asks for the locomotives as well.
"""

from collections.abc import Mapping, Sequence

from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import Advantage, Star
from ironroad.games.russian_railroads.components import Pile, reward_text
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.german.components import BRANCH, Layout, german
from ironroad.games.russian_railroads.spaces import AREAS
from tests.games.russian_railroads.positions import rules

TRACKS = ("K", "G", "B", "N", "W")


def words(rewards: Sequence[int]) -> str:
    """Return rewards in words."""
    return " + ".join([reward_text(reward) for reward in rewards])


def pile(things: Pile) -> dict[str, str]:
    """Return what each token, card or tile of a pile brings."""
    return dict(zip(things.ids, [words(rewards) for rewards in things.rewards], strict=True))


def railroads(ruleset: Rules) -> dict[str, tuple[int, int, int, int]]:
    """Return length, number of colours, locomotive slots and doublers of each railroad, from the top."""
    found = ruleset.railroads
    return {
        id: (
            found.spaces[place],
            found.colours[place],
            found.slot_railroad.count(place),
            found.doublers[place],
        )
        for place, id in enumerate(found.ids)
    }


def _condition(special: Advantage | Star, ids: Sequence[str], layout: Layout) -> str:
    text = f"{ids[special.railroad]} {special.space} {TRACKS[special.colour]}"
    text += "+L" if special.locomotive else ""
    if special.needed == BRANCH:
        text += f" to {layout.branches[special.value - 1]}"
    elif special.needed > BRANCH:
        tile = special.value - 1
        assert layout.tile_area[tile] == special.needed - 1
        text += f" on {layout.tiles[tile]}"
    return text


def advantages(ruleset: Rules) -> dict[str, str]:
    """Return the special spaces that give something once."""
    found = ruleset.railroads
    return {
        advantage.id: _condition(advantage, found.ids, german(ruleset).layout)
        + (f" for {advantage.roubles} coin" if advantage.roubles else "")
        + f": {words(advantage.rewards)}"
        for advantage in found.advantages
    }


def stars(ruleset: Rules) -> dict[str, str]:
    """Return the special spaces that are judged at every scoring."""
    found = ruleset.railroads
    spikes = american(ruleset).spikes
    return {
        star.id: _condition(star, found.ids, german(ruleset).layout)
        + ": "
        + ("medal " if star.medal else "")
        + ("double" if star.double else str(star.points))
        + (f", spike {spikes[star.index]}" if spikes[star.index] else "")
        for star in found.stars
    }


def spaces(ruleset: Rules) -> dict[str, tuple[str, str, str]]:
    """Return area, cost and effect of the action spaces of the board that are in play."""
    return {
        space.id: (
            AREAS[space.area],
            cost(space.workers, space.roubles, space.coal),
            words(space.rewards),
        )
        for space in ruleset.spaces.all
        if space.engineer == 0 and space.in_play
    }


def cost(workers: int, roubles: int, coal: int = 0) -> str:
    """Return a price: W is a worker, R a rouble that no worker can replace, C is coal."""
    return "W" * workers + "R" * roubles + "C" * coal


def engineers(ruleset: Rules) -> dict[str, tuple[int, str, str, str]]:
    """Return number, letter, price and action of the engineers."""
    found = ruleset.engineers
    first = ruleset.spaces.board - 1
    return {
        found.ids[place]: (
            found.numbers[place],
            " AB"[found.letters[place]].strip(),
            cost(
                ruleset.spaces.all[first + place].workers, ruleset.spaces.all[first + place].roubles
            ),
            words(ruleset.spaces.all[first + place].rewards),
        )
        for place in range(1, found.count + 1)
    }


def marks(options: Mapping[str, str], section: str) -> dict[str, str]:
    """Return how sure each value of a section is."""
    edition = rules(4, options=options).edition
    return {entry.key: entry.mark for entry in edition.entries(section)}


def marked(keys: Sequence[str], usual: str, **others: str) -> dict[str, str]:
    """Return the marks of a section: most are alike, the others are named, several in one text."""
    found = dict.fromkeys(keys, usual)
    for mark, names in others.items():
        assert set(names.split()) <= set(keys)
        found.update(dict.fromkeys(names.split(), mark))
    return found
