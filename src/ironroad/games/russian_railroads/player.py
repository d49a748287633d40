"""A player: board, supply and points as named fields."""

from typing import ClassVar, Final, final

from ironroad.core.bits import bit, number_at, with_number
from ironroad.core.engine import Coded
from ironroad.core.native import i64

NOT_IN_PLAY: Final = -1
NEVER: Final = -1
TOP: Final = 0
MIDDLE: Final = 1
"""Indices of the railroads from top to bottom; 2 is the bottom one."""


@final
class Player(Coded):
    """A player's board and supply, and the points scored so far.

    Rows of small numbers (tracks, locomotives, factories, markers, doublers) are packed into integers and sets are
    bit masks: see ``core.bits``. Reading an edition raises ``InvalidEdition`` if its numbers do not fit.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "top_tracks",
        "middle_tracks",
        "bottom_tracks",
        "colours",
        "locomotives",
        "factories",
        "markers",
        "doublers",
        "roubles",
        "workers",
        "extra_workers",
        "temporary",
        "black_worker_ready",
        "advantages",
        "tokens",
        "revaluation",
        "medal",
        "engineers",
        "looked",
        "top_points",
        "middle_points",
        "bottom_points",
        "industry_points",
        "pass_points",
        "effect_points",
        "card_points",
        "majority_points",
        "further_points",
    )

    def __init__(
        self,
        top_tracks: i64,
        middle_tracks: i64,
        bottom_tracks: i64,
        colours: i64,
        locomotives: i64,
        factories: i64,
        markers: i64,
        doublers: i64,
        roubles: i64,
        workers: i64,
        extra_workers: i64,
        temporary: i64,
        black_worker_ready: bool,
        advantages: i64,
        tokens: i64,
        revaluation: i64,
        medal: bool,
        engineers: i64,
        looked: i64,
        top_points: i64,
        middle_points: i64,
        bottom_points: i64,
        industry_points: i64,
        pass_points: i64,
        effect_points: i64,
        card_points: i64,
        majority_points: i64,
        further_points: i64,
    ) -> None:
        self.top_tracks = top_tracks
        self.middle_tracks = middle_tracks
        self.bottom_tracks = bottom_tracks
        """The space of each track of the three railroads, by colour, packed: see ``track``."""
        self.colours = colours
        """Colours won, as a bit mask: their tracks are on the railroads or may enter them."""
        self.locomotives = locomotives
        """The number of the locomotive in each slot, packed: see ``locomotive``."""
        self.factories = factories
        """The number of the factory in each gap, packed: see ``factory``."""
        self.markers = markers
        """The space of each industry marker, packed: see ``marker``."""
        self.doublers = doublers
        """The number of doublers above each railroad, packed: see ``doublers_on``."""
        self.roubles = roubles
        self.workers = workers
        """Workers of the player's colour that are not placed."""
        self.extra_workers = extra_workers
        """Workers of the player's colour won during the game, placed or not."""
        self.temporary = temporary
        """Temporary workers that are not placed."""
        self.black_worker_ready = black_worker_ready
        """Whether the player has the black worker and it is not placed."""
        self.advantages = advantages
        """Advantages taken, as a bit mask; the ? space of the industry track has the index after the railroads' ones."""
        self.tokens = tokens
        """? tokens played, as a bit mask."""
        self.revaluation = revaluation
        """The index of the row of track values in use: 0 unless revalued."""
        self.medal = medal
        self.engineers = engineers
        """Engineers hired, as a bit mask of their indices."""
        self.looked = looked
        """The number of End Bonus cards taken by all players when this one last saw the pile, or ``NEVER``."""
        self.top_points = top_points
        self.middle_points = middle_points
        self.bottom_points = bottom_points
        """Points scored by each railroad."""
        self.industry_points = industry_points
        self.pass_points = pass_points
        self.effect_points = effect_points
        """Points scored during turns."""
        self.card_points = card_points
        """Points scored by End Bonus cards."""
        self.majority_points = majority_points
        self.further_points = further_points
        """Points that a board or module adds at the end of the game."""

    def clone(self) -> "Player":
        """Return an equal, independent player."""
        return Player(
            self.top_tracks,
            self.middle_tracks,
            self.bottom_tracks,
            self.colours,
            self.locomotives,
            self.factories,
            self.markers,
            self.doublers,
            self.roubles,
            self.workers,
            self.extra_workers,
            self.temporary,
            self.black_worker_ready,
            self.advantages,
            self.tokens,
            self.revaluation,
            self.medal,
            self.engineers,
            self.looked,
            self.top_points,
            self.middle_points,
            self.bottom_points,
            self.industry_points,
            self.pass_points,
            self.effect_points,
            self.card_points,
            self.majority_points,
            self.further_points,
        )

    def without_points(self) -> list[int]:
        """Return all fields except the points: those that determine what the player can do."""
        return [
            self.top_tracks,
            self.middle_tracks,
            self.bottom_tracks,
            self.colours,
            self.locomotives,
            self.factories,
            self.markers,
            self.doublers,
            self.roubles,
            self.workers,
            self.extra_workers,
            self.temporary,
            self.black_worker_ready,
            self.advantages,
            self.tokens,
            self.revaluation,
            self.medal,
            self.engineers,
            self.looked,
        ]

    def tracks_of(self, railroad: i64) -> i64:
        """Return the spaces of all tracks of a railroad, by colour, packed."""
        if railroad == TOP:
            return self.top_tracks
        return self.middle_tracks if railroad == MIDDLE else self.bottom_tracks

    def track(self, railroad: i64, colour: i64) -> i64:
        """Return the space of a track; 0 if it is not on the railroad."""
        return number_at(self.tracks_of(railroad), colour)

    def put_track(self, railroad: i64, colour: i64, space: i64) -> None:
        """Set the space of a track on a railroad."""
        if railroad == TOP:
            self.top_tracks = with_number(self.top_tracks, colour, space)
        elif railroad == MIDDLE:
            self.middle_tracks = with_number(self.middle_tracks, colour, space)
        else:
            self.bottom_tracks = with_number(self.bottom_tracks, colour, space)

    def owns_colour(self, colour: i64) -> bool:
        """Whether the player has tracks of a colour, on the railroads or ready to enter them."""
        return self.colours & bit(colour) != 0

    def locomotive(self, slot: i64) -> i64:
        """Return the number of the locomotive in a slot; 0 if the slot is empty."""
        return number_at(self.locomotives, slot)

    def put_locomotive(self, slot: i64, number: i64) -> None:
        """Set the number of the locomotive in a slot."""
        self.locomotives = with_number(self.locomotives, slot, number)

    def factory(self, gap: i64) -> i64:
        """Return the number of the factory in a gap; 0 if the gap is empty."""
        return number_at(self.factories, gap)

    def put_factory(self, gap: i64, number: i64) -> None:
        """Set the number of the factory in a gap."""
        self.factories = with_number(self.factories, gap, number)

    def marker(self, index: i64) -> i64:
        """Return the space of an industry marker, or ``NOT_IN_PLAY``."""
        return number_at(self.markers, index) - 1

    def put_marker(self, index: i64, space: i64) -> None:
        """Set the space of an industry marker."""
        self.markers = with_number(self.markers, index, space + 1)

    def markers_on(self, first: i64, count: i64) -> list[int]:
        """Return the spaces of the markers of an industry track that are in play."""
        spaces = [int(self.marker(index)) for index in range(first, first + count)]
        return [space for space in spaces if space != NOT_IN_PLAY]

    def doublers_on(self, railroad: i64) -> i64:
        """Return the number of doublers above a railroad."""
        return number_at(self.doublers, railroad)

    def put_doublers(self, railroad: i64, count: i64) -> None:
        """Set the number of doublers above a railroad."""
        self.doublers = with_number(self.doublers, railroad, count)

    def took_advantage(self, place: i64) -> bool:
        """Whether the advantage with this index was taken."""
        return self.advantages & bit(place) != 0

    def owns_engineer(self, index: i64) -> bool:
        """Whether the engineer with this index was hired."""
        return self.engineers & bit(index) != 0

    def pieces(self) -> i64:
        """Return the number of unplaced workers and roubles: a rouble may replace a worker in a payment (p. 13)."""
        ready: i64 = 1 if self.black_worker_ready else 0
        return self.roubles + self.workers + self.temporary + ready

    def score_railroad(self, railroad: i64, points: i64) -> None:
        """Add the points that a railroad scores."""
        if railroad == TOP:
            self.top_points += points
        elif railroad == MIDDLE:
            self.middle_points += points
        else:
            self.bottom_points += points

    def points_by_item(self) -> list[int]:
        """Return the points of the three railroads, then of the other items of the score (``scoring.score_items``)."""
        return [
            self.top_points,
            self.middle_points,
            self.bottom_points,
            self.industry_points,
            self.pass_points,
            self.effect_points,
            self.card_points,
            self.majority_points,
            self.further_points,
        ]

    def points(self) -> i64:
        """Return the total points."""
        railroads: i64 = self.top_points + self.middle_points + self.bottom_points
        turns: i64 = self.industry_points + self.pass_points + self.effect_points
        return railroads + turns + self.card_points + self.majority_points + self.further_points
