"""What a record of Texas 42 has beside that of any game with an auction: deal and hand ends."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Bought, DealtOut
from moon_desktop.games.auction.sight import AuctionSight
from moon_desktop.games.forty_two.rules import FortyTwoRules


class _Deal(NamedTuple):
    hand: int
    dealer: int
    hands: tuple[tuple[Tile, ...], ...]


class Deal(_Deal, DealtOut):
    """Hand number ``hand`` of the match (from 1), shaken by ``dealer``, tiles a seat (T1.1)."""

    __slots__ = ()


class _HandOver(NamedTuple):
    result: str
    bidder: int | None
    bid: str | None
    offender: int | None
    tricks: tuple[int, ...]
    counted: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class HandOver(_HandOver, Bought):
    """How a hand ended: ``tricks`` a seat; a side what they ``counted`` (T2.1), the ``points`` or
    marks of this hand, and the ``scores`` after it."""

    __slots__ = ()


FortyTwoSight: TypeAlias = AuctionSight[FortyTwoRules, HandOver]
"""What one seat may know of a match (T1.3)."""
