"""What an encoder wrote last, and of which numbers: what did not change is not written again."""

from typing import Final, final

from ironroad.core.native import i64
from ironroad.core.pieces import Patched
from ironroad.games.russian_railroads.player import Player
from ironroad.games.russian_railroads.state import State


@final
class Owned:
    """What a player has, when it was last written, and its pieces."""

    def __init__(self) -> None:
        self.supply: i64 = -1
        self.supply_piece: bytes = b""
        self.has_bonuses = False
        self.piece: bytes = b""
        """Everything; without what is told of End Bonus cards, if there are any."""
        self.top_tracks: i64 = -1
        self.middle_tracks: i64 = -1
        self.bottom_tracks: i64 = -1
        self.locomotives: i64 = -1
        self.doublers: i64 = -1
        self.colours: i64 = -1
        self.factories: i64 = -1
        self.markers: i64 = -1
        self.tokens: i64 = -1
        self.engineers: i64 = -1
        self.board_piece: bytes = b""

    def has_board(self, player: Player) -> bool:
        """Whether the player's board still looks like this."""
        return (
            self.top_tracks == player.top_tracks
            and self.middle_tracks == player.middle_tracks
            and self.bottom_tracks == player.bottom_tracks
            and self.locomotives == player.locomotives
            and self.doublers == player.doublers
            and self.colours == player.colours
            and self.factories == player.factories
            and self.markers == player.markers
            and self.tokens == player.tokens
            and self.engineers == player.engineers
        )

    def take_board(self, player: Player, piece: bytes) -> None:
        """Remember the player's board."""
        self.top_tracks = player.top_tracks
        self.middle_tracks = player.middle_tracks
        self.bottom_tracks = player.bottom_tracks
        self.locomotives = player.locomotives
        self.doublers = player.doublers
        self.colours = player.colours
        self.factories = player.factories
        self.markers = player.markers
        self.tokens = player.tokens
        self.engineers = player.engineers
        self.board_piece = piece


@final
class Stock:
    """Engineers, locomotives and factories in the middle of the table, when they were last written, and their piece."""

    def __init__(self) -> None:
        self.row: i64 = -1
        self.piles: i64 = -1
        self.face_up: i64 = -1
        self.piece: bytes = b""

    def is_still(self, state: State) -> bool:
        """Whether they are still these."""
        return self.row == state.row and self.piles == state.piles and self.face_up == state.face_up

    def take(self, state: State, piece: bytes) -> None:
        """Remember them."""
        self.row = state.row
        self.piles = state.piles
        self.face_up = state.face_up
        self.piece = piece


@final
class Sight:
    """What the table looked like, when it was last written for one seat, and its pieces."""

    def __init__(self, spaces: Patched) -> None:
        self.order: i64 = -1
        self.turn: i64 = -1
        self.has_begun = False
        self.order_piece: bytes = b""
        self.starts: i64 = -1
        self.cards: i64 = -1
        self.pile: i64 = -1
        self.seen: i64 = -1
        self.cards_piece: bytes = b""
        self.spaces: Final = spaces

    def has_order(self, state: State) -> bool:
        """Whether the turn order is still this one, and the turn."""
        return (
            self.order == state.order
            and self.turn == state.turn
            and self.has_begun == (state.round > 0)
        )

    def take_order(self, state: State, piece: bytes) -> None:
        """Remember them."""
        self.order = state.order
        self.turn = state.turn
        self.has_begun = state.round > 0
        self.order_piece = piece

    def has_cards(self, state: State, seen: i64) -> bool:
        """Whether the cards are still these."""
        return (
            self.starts == state.starts
            and self.cards == state.cards
            and self.pile == state.pile
            and self.seen == seen
        )

    def take_cards(self, state: State, seen: i64, piece: bytes) -> None:
        """Remember them."""
        self.starts = state.starts
        self.cards = state.cards
        self.pile = state.pile
        self.seen = seen
        self.cards_piece = piece
