"""The phases of a match of Moon, each with the fields it needs."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple, TypeAlias

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Draw
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.moon.entries import Deal, HandOver


class Hand(NamedTuple):
    """A hand as settled so far: the deal, who holds what (bits), and the contract as it grows."""

    deal: Deal
    held: tuple[int, ...]
    said: tuple[Bid, ...] = ()
    bidder: int = -1
    bid: str = ""
    trump: str | None = None
    discard: Tile | None = None


class Dealing(NamedTuple):
    """Between hands: ``dealer`` deals next; ``result`` is how the last hand ended, if any."""

    dealer: int
    result: HandOver | None
    drawn: tuple[Draw, ...] = ()


class Bidding(NamedTuple):
    """The auction (M2)."""

    hand: Hand
    auction: Auction


class Exchanging(NamedTuple):
    """The bidder has the widow in hand and is to discard (M3.1)."""

    hand: Hand


class Naming(NamedTuple):
    """The bidder is to name trump (M3.3)."""

    hand: Hand


class Playing(NamedTuple):
    """The tricks (M4)."""

    hand: Hand
    tricks: Tricks


class Over(NamedTuple):
    """The match is over; ``winner`` is a side."""

    winner: int
    result: HandOver


Phase: TypeAlias = Drawing | Dealing | Bidding | Exchanging | Naming | Playing | Over
