"""What a record of Moon has beside that of any game with an auction, why it refuses what no other
game would, and what a seat may know of it."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from moon_desktop.engine.entries import Chance
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Bought, DealtOut
from moon_desktop.games.auction.sight import AuctionSight
from moon_desktop.games.moon.rules import MoonRules


class _Deal(NamedTuple):
    hand: int
    dealer: int
    dice: tuple[int, int] | None
    hands: tuple[tuple[Tile, ...], ...]
    widow: Tile | None


class Deal(_Deal, DealtOut):
    """Hand number ``hand`` of the match (from 1), tiles a seat in the order dealt (M1.1, M1.2)."""

    __slots__ = ()
    hidden = ("widow",)


class _TimeUp(NamedTuple):
    pass


class TimeUp(_TimeUp, Chance):
    """The clock of a timed match has run out (M6.3)."""

    __slots__ = ()


class MoonReason(StrEnum):
    """Why a trump, a discard or a lead cannot stand, by the dice (M3.9) or the double blank
    (M3.8)."""

    KEEP_DOUBLE_BLANK = "keep-double-blank"
    TRUMP_NOT_ON_DICE = "trump-not-on-dice"
    TRUMP_NEEDS_DOUBLE_BLANK = "trump-needs-double-blank"
    LEAD_DOUBLE_BLANK = "lead-double-blank"


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


MoonSight: TypeAlias = AuctionSight[MoonRules, HandOver]
"""What one seat may know of a match (M1.5)."""
