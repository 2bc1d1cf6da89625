"""The phases of a match of Texas 42, each with the fields it needs."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple, TypeAlias

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Draw
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.forty_two.contract import Contract
from moon_desktop.games.forty_two.entries import Deal, HandOver


class Hand(NamedTuple):
    """A hand as dealt and bought: ``held`` (bits) a seat, and the auction with its outcome."""

    deal: Deal
    held: tuple[int, ...]
    said: tuple[Bid, ...] = ()
    bidder: int = -1
    bid: str = ""


class Dealing(NamedTuple):
    """Between hands: ``dealer`` shakes next; ``result`` is how the last hand ended, if any."""

    dealer: int
    result: HandOver | None
    drawn: tuple[Draw, ...] = ()


class Bidding(NamedTuple):
    """The auction (T3)."""

    hand: Hand
    auction: Auction


class Naming(NamedTuple):
    """``namer`` is to name trump: one of the calls that are ``open`` (T5.1, T5.2)."""

    hand: Hand
    namer: int
    open: tuple[str, ...]


class Playing(NamedTuple):
    """The tricks (T7)."""

    hand: Hand
    contract: Contract
    tricks: Tricks


class Over(NamedTuple):
    """The match is over; ``winner`` is a side."""

    winner: int
    result: HandOver


Phase: TypeAlias = Drawing | Dealing | Bidding | Naming | Playing | Over
