"""What a record of Moon holds beside what every game has: its deal, choices and hand ends."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple, TypeAlias

from moon_desktop.engine import entries
from moon_desktop.engine.entries import Bid, Dealt, HandEnd, Play
from moon_desktop.engine.pieces import Tile


class _Deal(NamedTuple):
    hand: int
    dealer: int
    dice: tuple[int, int] | None
    hands: tuple[tuple[Tile, ...], ...]
    widow: Tile | None


class Deal(_Deal, Dealt):
    """Hand number ``hand`` of the match (from 1), tiles a seat in the order dealt (M1.1, M1.2)."""

    __slots__ = ()


class _Exchange(NamedTuple):
    seat: int
    discard: Tile


class Exchange(_Exchange, entries.Choice):
    """The widow is taken into hand and ``discard`` laid out of play (M3.1)."""

    __slots__ = ()


class _NameTrump(NamedTuple):
    seat: int
    trump: str


class NameTrump(_NameTrump, entries.Choice):
    """``trump`` is ``"0"``–``"6"``, ``"doubles"`` or ``"none"`` (M3.3)."""

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


class HandOver(_HandOver, HandEnd):
    """How a hand ended: ``result`` is ``"made"``, ``"set"`` or ``"passed"``.

    ``tricks`` a seat; ``points`` and ``hickeys`` of this hand and ``scores`` after it, a side.
    """

    __slots__ = ()


Choice: TypeAlias = Bid | Exchange | NameTrump | Play
