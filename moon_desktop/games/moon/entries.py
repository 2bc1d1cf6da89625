"""What a record of Moon has beside that of any game with an auction: its deal and hand ends."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Bought, DealtOut


class _Deal(NamedTuple):
    hand: int
    dealer: int
    dice: tuple[int, int] | None
    hands: tuple[tuple[Tile, ...], ...]
    widow: Tile | None


class Deal(_Deal, DealtOut):
    """Hand number ``hand`` of the match (from 1), tiles a seat in the order dealt (M1.1, M1.2)."""

    __slots__ = ()


class _HandOver(NamedTuple):
    result: str
    bidder: int | None
    bid: str | None
    offender: int | None
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    hickeys: tuple[int, ...]
    scores: tuple[int, ...]


class HandOver(_HandOver, Bought):
    """How a hand ended: ``tricks`` a seat; ``points`` and ``hickeys`` of this hand and ``scores``
    after it, a side."""

    __slots__ = ()
