"""The phases of a match with an auction, each with the fields it needs."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, NamedTuple, TypeAlias

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Draw
from moon_desktop.engine.pieces import BIT, Tile
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.entries import DealtOut


class Hand(NamedTuple):
    """A hand as settled so far: the deal, who holds what (bits), and the contract as it grows."""

    deal: DealtOut
    held: tuple[int, ...]
    said: tuple[Bid, ...] = ()
    bidder: int = -1
    bid: str = ""
    trump: str | None = None
    discard: Tile | None = None

    def exchanged(self, tile: Tile) -> "Hand":
        """The hand with ``tile`` taken in by the bidder, or laid away where the bidder has it."""
        held = list(self.held)
        held[self.bidder] ^= BIT[tile]
        return self._replace(held=tuple(held))


class Playing(NamedTuple):
    """The tricks (M4, T7)."""

    hand: Hand
    tricks: Tricks


class Dealing(NamedTuple):
    """Between hands: ``dealer`` deals next; ``result`` is how the last hand ended, if any, and
    ``last`` how it stood then, if somebody had bought it."""

    dealer: int
    result: Any
    drawn: tuple[Draw, ...] = ()
    last: Playing | None = None


class Bidding(NamedTuple):
    """The auction (M2, T3)."""

    hand: Hand
    auction: Auction


class Exchanging(NamedTuple):
    """The bidder has the widow in hand and is to lay away one of the tiles that are ``open``
    (M3.1)."""

    hand: Hand
    open: tuple[Tile, ...]


class Naming(NamedTuple):
    """``namer`` is to name trump: one of the calls that are ``open`` (M3.3, T5.1, T5.2)."""

    hand: Hand
    namer: int
    open: tuple[str, ...]


class Over(NamedTuple):
    """The match is over; ``winner`` is a side."""

    winner: int
    result: Any
    last: Playing | None = None


Phase: TypeAlias = Drawing | Dealing | Bidding | Exchanging | Naming | Playing | Over
