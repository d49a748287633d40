"""Events: messages about what happened. No rule reads them; none are built while ``state.events`` is ``None``."""

from ironroad.core.message import Event, Message, Value
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import (
    bonus_name,
    lane_name,
    pieces_name,
    space_name,
)
from ironroad.games.russian_railroads.board import RAILROAD_COUNT, Advantage, railroad_name
from ironroad.games.russian_railroads.components import (
    Tiles,
    colour_name,
    reward_name,
    reward_of,
    rewards_name,
)
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import State


def tell(state: State, id: str, /, **args: Value) -> None:
    """Append an event; ``state.events`` must not be ``None``."""
    assert state.events is not None
    state.events.append(Event(Message(f"rr-event-{id}", **args)))


def seated(state: State, seat: i64, position: i64) -> None:
    """A position in the turn order is dealt."""
    if state.events is not None:
        tell(state, "seated", seat=seat, position=position)


def dealt_engineer(state: State, index: i64) -> None:
    """An engineer is dealt to the row."""
    if state.events is not None:
        tell(state, "dealt-engineer", number=state.rules.engineers.numbers[index])


def removed_bonus(state: State) -> None:
    """An End Bonus card is removed unseen."""
    if state.events is not None:
        tell(state, "removed-bonus")


def start(state: State, seat: i64, card: i64) -> None:
    """A player takes a Starting Bonus card."""
    if state.events is not None:
        tell(state, "start", seat=seat, rewards=rewards_name(state.rules.starts.rewards[card]))


def round(state: State) -> None:
    """A round begins."""
    if state.events is not None:
        tell(state, "round", round=state.round, rounds=state.rules.start.rounds)


def placed(state: State, seat: i64, space: Space) -> None:
    """A player chooses a space."""
    if state.events is not None:
        tell(state, "placed", seat=seat, space=space_name(space))


def paid(state: State, seat: i64, own: i64, black: i64, temporary: i64, roubles: i64) -> None:
    """A player pays for a space with pieces."""
    if state.events is not None:
        tell(state, "paid", seat=seat, pieces=pieces_name(own, black, temporary, roubles))


def swapped(state: State, seat: i64, space: i64) -> None:
    """A piece on a turn-order space is exchanged with a worker on another space."""
    if state.events is not None:
        tell(state, "swapped", seat=seat, space=space_name(state.rules.spaces.all[space]))


def passed(state: State, seat: i64, points: i64) -> None:
    """A player passes."""
    if state.events is not None:
        tell(state, "passed", seat=seat, points=points)


def advanced(state: State, seat: i64, railroad: i64, colour: i64, space: i64) -> None:
    """A track advances."""
    if state.events is not None:
        name = railroad_name(state.rules.railroads.ids[railroad])
        tell(state, "advanced", seat=seat, colour=colour_name(colour), railroad=name, space=space)


def new_tracks(state: State, seat: i64, colour: i64, count: i64) -> None:
    """A player receives tracks of a new colour."""
    if state.events is not None:
        tell(state, "new-tracks", seat=seat, colour=colour_name(colour), count=count)


def advantage(state: State, seat: i64, advantage: Advantage) -> None:
    """A player takes the advantage of a special space."""
    if state.events is not None:
        tell(
            state,
            "advantage",
            seat=seat,
            railroad=railroad_name(state.rules.railroads.ids[advantage.railroad]),
            space=advantage.space,
            rewards=rewards_name(advantage.rewards),
        )


def built_locomotive(state: State, seat: i64, number: i64) -> None:
    """A player takes a locomotive."""
    if state.events is not None:
        tell(state, "built-locomotive", seat=seat, number=number)


def placed_locomotive(state: State, seat: i64, number: i64, railroad: i64) -> None:
    """A locomotive is put in front of a railroad."""
    if state.events is not None:
        tell(
            state,
            "placed-locomotive",
            seat=seat,
            number=number,
            railroad=railroad_name(state.rules.railroads.ids[railroad]),
        )


def turned_over(state: State, seat: i64, number: i64) -> None:
    """A locomotive that fits nowhere is turned over and becomes a face-up factory."""
    if state.events is not None:
        tell(state, "turned-over", seat=seat, number=number)


def factory_name(state: State, number: i64) -> Message:
    """Return the name of a factory."""
    return number_name(state.rules.tiles, number)


def number_name(tiles: Tiles, number: i64) -> Message:
    """Return the name of a factory: by its number, or its own name if it is not the back of a locomotive."""
    if number > tiles.count:
        return Message(f"rr-factory-{tiles.special[number - tiles.count - 1]}")
    return Message("rr-factory", number=number)


def built_factory(state: State, seat: i64, number: i64, slot: i64) -> None:
    """A factory is built."""
    if state.events is not None:
        if number > state.rules.tiles.count:
            name = factory_name(state, number)
            tell(state, "built-special", seat=seat, factory=name, slot=slot + 1)
            return
        tell(
            state,
            "built-factory",
            seat=seat,
            number=number,
            slot=slot + 1,
            rewards=rewards_name(state.rules.tiles.factory[number]),
        )


def moved_marker(state: State, seat: i64, marker: i64, space: i64) -> None:
    """An industry marker moves."""
    if state.events is not None:
        name = lane_name(state.rules.lanes.of_marker[marker].texts[space], int(space))
        tell(state, "moved-marker", seat=seat, marker=marker + 1, space=name)


def used_factory(state: State, seat: i64, number: i64, rewards: list[int]) -> None:
    """A marker reaches a factory, which gives its rewards."""
    if state.events is not None:
        words = rewards_name(rewards)
        if number > state.rules.tiles.count:
            name = factory_name(state, number)
            tell(state, "used-special", seat=seat, factory=name, rewards=words)
        else:
            tell(state, "used-factory", seat=seat, number=number, rewards=words)


def added_marker(state: State, seat: i64) -> None:
    """A further industry marker is placed."""
    if state.events is not None:
        tell(state, "added-marker", seat=seat)


def doubler(state: State, seat: i64, railroad: i64, space: i64) -> None:
    """A doubler is placed."""
    if state.events is not None:
        if len(state.rules.railroads.doubled) == 1:
            tell(state, "doubler", seat=seat, space=space)
        else:
            name = railroad_name(state.rules.railroads.ids[railroad])
            tell(state, "doubler-above", seat=seat, railroad=name, space=space)


def roubles(state: State, seat: i64, count: i64) -> None:
    """A player takes roubles."""
    if state.events is not None:
        tell(state, "roubles", seat=seat, count=count)


def temporary(state: State, seat: i64, count: i64) -> None:
    """A player takes temporary workers."""
    if state.events is not None:
        tell(state, "temporary", seat=seat, count=count)


def workers(state: State, seat: i64, count: i64) -> None:
    """A player wins workers."""
    if state.events is not None:
        tell(state, "workers", seat=seat, count=count)


def black_worker(state: State, seat: i64) -> None:
    """A player takes the black worker."""
    if state.events is not None:
        tell(state, "black-worker", seat=seat)


def points(state: State, seat: i64, points: i64) -> None:
    """A player scores during a turn."""
    if state.events is not None:
        tell(state, "points", seat=seat, points=points)


def hired(state: State, seat: i64, index: i64) -> None:
    """A player gets an engineer."""
    if state.events is not None:
        space = state.rules.spaces.all[state.rules.spaces.board + index - 1]
        tell(state, "hired", seat=seat, number=space.number, rewards=rewards_name(space.rewards))


def engineers(state: State) -> None:
    """The engineers move one space to the right."""
    if state.events is not None:
        tell(state, "engineers")


def token(state: State, seat: i64, token: i64) -> None:
    """A player plays a ? token."""
    if state.events is not None:
        tell(state, "token", seat=seat, rewards=rewards_name(state.rules.tokens.rewards[token]))


def revalued(state: State, seat: i64) -> None:
    """A player's tracks are revalued."""
    if state.events is not None:
        tell(state, "revalued", seat=seat)


def medal(state: State, seat: i64) -> None:
    """A player places the Kiev Medal."""
    if state.events is not None:
        tell(state, "medal", seat=seat)


def card(state: State, seat: i64, card: i64) -> None:
    """A player uses a ? card."""
    if state.events is not None:
        tell(state, "card", seat=seat, rewards=rewards_name(state.rules.cards.rewards[card]))


def looked(state: State, seat: i64) -> None:
    """A player looks through the End Bonus cards."""
    if state.events is not None:
        tell(state, "looked", seat=seat)


def bonus_card(state: State, seat: i64, card: i64) -> None:
    """A player takes an End Bonus card; the others read a message without its name."""
    if state.events is not None:
        name = bonus_name(state.rules.bonuses.ids[card])
        shown = Message("rr-event-bonus-card", seat=seat, card=name)
        state.events.append(
            Event(shown, audience=seat, masked=Message("rr-event-bonus-card-hidden", seat=seat))
        )


def reused(state: State, seat: i64, space: Space) -> None:
    """A player uses a space again."""
    if state.events is not None:
        tell(state, "reused", seat=seat, space=space_name(space))


def lapsed(state: State, seat: i64, kind: i64) -> None:
    """An effect lapses: it is impossible or was declined."""
    if state.events is not None:
        tell(state, "lapsed", seat=seat, reward=reward_name(int(reward_of(kind, 1))))


def stopped(state: State, seat: i64) -> None:
    """A player gives up the remaining effects."""
    if state.events is not None:
        tell(state, "stopped", seat=seat)


def order(state: State) -> None:
    """The turn order has changed."""
    if state.events is not None:
        for place, seat in enumerate(state.seats_in_order(), start=1):
            tell(state, "seated", seat=seat, position=place)


def relocated(state: State, seat: i64, space: Space) -> None:
    """A worker relocates from a turn-order space to another space."""
    if state.events is not None:
        tell(state, "relocated", seat=seat, space=space_name(space))


def stayed(state: State, seat: i64) -> None:
    """A worker stays on its turn-order space."""
    if state.events is not None:
        tell(state, "stayed", seat=seat)


def scored(state: State, seat: i64, points: list[int]) -> None:
    """A player's round is scored, item by item."""
    if state.events is not None:
        for railroad in range(RAILROAD_COUNT):
            name = railroad_name(state.rules.railroads.ids[railroad])
            tell(state, "scored-railroad", seat=seat, railroad=name, points=points[railroad])
        tell(state, "scored-industry", seat=seat, points=points[RAILROAD_COUNT])
        tell(state, "scored-round", seat=seat, points=sum(points))


def bonus_scored(state: State, seat: i64, card: i64, points: i64) -> None:
    """An End Bonus card is shown and scored."""
    if state.events is not None:
        name = bonus_name(state.rules.bonuses.ids[card])
        tell(state, "bonus-scored", seat=seat, card=name, points=points)


def majority(state: State, seat: i64, points: i64) -> None:
    """A player scores for the majority of engineers."""
    if state.events is not None:
        tell(state, "majority", seat=seat, points=points)


def game_over(state: State) -> None:
    """The game ends."""
    if state.events is not None:
        tell(state, "end", rounds=state.rules.start.rounds)
