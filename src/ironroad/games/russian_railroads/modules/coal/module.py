"""The Coal module in a game: what it answers where the base game asks."""

from typing import ClassVar

from ironroad.core.bits import bit
from ironroad.core.engine import Coded, Frame
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules, add_pile
from ironroad.games.russian_railroads.modules.coal import check, foundries
from ironroad.games.russian_railroads.modules.coal.boilermen import Boilerman
from ironroad.games.russian_railroads.modules.coal.components import (
    BOILERMAN,
    FOUNDRY,
    REUSE_OTHERS,
    WITH_BOILERMAN,
    CoalThings,
)
from ironroad.games.russian_railroads.modules.coal.components import COAL as COAL_REWARD
from ironroad.games.russian_railroads.modules.coal.reuse import ReuseOther, ReuseOthers
from ironroad.games.russian_railroads.modules.coal.state import (
    BOILED,
    BOILED_GAPS,
    COAL,
    FOUNDRIES_UNSEEN,
    FOUNDRIES_USED,
    FOUNDRY_STACK,
)
from ironroad.games.russian_railroads.modules.usable import ready_again
from ironroad.games.russian_railroads.rules.kinds import register
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import ANNEX, State


class Coal(CoalThings):
    """The Coal module."""

    frames: ClassVar[tuple[type[Coded], ...]] = (
        foundries.RevealFoundry,
        foundries.OfferClosing,
        foundries.CloseFoundry,
        ReuseOther,
    )

    def add_beside(self, rules: Rules) -> None:
        """Own foundries and the spaces for coal are used beside the main action."""
        pile = self.foundries
        if pile.count > 0:
            first = add_pile(rules.catalogue, "use foundry", "rr-do-use-foundry", pile)
            rules.put_beside(foundries.OwnFoundries(first, pile, self.foundry_cost))
        spaces = rules.spaces.for_coal
        if spaces:
            rules.put_beside(foundries.CoalSpaces(self.add_spaces(rules), spaces))

    def hand_out(self, annex: list[int]) -> None:
        """Everybody starts with coal."""
        annex[COAL] = self.coal

    def lay_out(self, common: list[int]) -> None:
        """The foundries lie in a stack."""
        common[FOUNDRIES_UNSEEN] = int(bit(self.foundries.count)) - 1
        common[FOUNDRY_STACK] = self.foundries.count

    def deals(self) -> list[Frame]:
        """The first foundries are laid out."""
        return [foundries.RevealFoundry() for _ in range(self.foundries_open)]

    def load_of(self, state: State, seat: i64, slot: i64) -> i64:
        """Return whether a boilerman goes with a locomotive."""
        return WITH_BOILERMAN if state.annexes[seat * ANNEX + BOILED] & bit(slot) else 0

    def set_load(self, state: State, seat: i64, slot: i64, load: i64) -> None:
        """Say whether a boilerman stands beside a slot."""
        place: i64 = seat * ANNEX + BOILED
        state.annexes[place] &= ~bit(slot)
        if load & WITH_BOILERMAN:
            state.annexes[place] |= bit(slot)

    def raised_by(self, load: i64) -> i64:
        """A boilerman raises the number of its locomotive."""
        return self.raises_each if load & WITH_BOILERMAN else 0

    def loses_factory(self, state: State, seat: i64, gap: i64, number: i64) -> bool:
        """The boilerman of a factory that is replaced leaves the game, the factory does not."""
        state.annexes[seat * ANNEX + BOILED_GAPS] &= ~bit(gap)
        return False

    def factory_gives(
        self, state: State, seat: i64, gap: i64, number: i64, rewards: list[int]
    ) -> list[int]:
        """A factory with a boilerman gives more."""
        if state.annexes[seat * ANNEX + BOILED_GAPS] & bit(gap):
            return self.boiled[number]
        return rewards

    def start_round(self, state: State) -> None:
        """In a new round every foundry can be used again."""
        ready_again(state, FOUNDRIES_USED)

    def objection(self, state: State, seat: i64, space: Space) -> Message | None:
        """A space may ask for coal that is not there."""
        if state.annexes[seat * ANNEX + COAL] < space.coal:
            return Message("rr-why-coal", coal=space.coal)
        return None

    def check_board(self, state: State, seat: int) -> None:
        """Check boilermen and coal of a player."""
        check.check_board(state, seat)

    def check_table(self, state: State, held: list[int]) -> None:
        """Check the foundries."""
        check.check_table(state)


register(COAL_REWARD, foundries.TakeCoal())
register(REUSE_OTHERS, ReuseOthers())
register(FOUNDRY, foundries.Foundry())
register(BOILERMAN, Boilerman())
