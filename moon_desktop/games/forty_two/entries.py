"""What a record of Texas 42 holds beside what every game has: its deal, calls and hand ends."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple, TypeAlias

from moon_desktop.engine import entries
from moon_desktop.engine.entries import Bid, Dealt, HandEnd, Play
from moon_desktop.engine.pieces import Tile


class _Deal(NamedTuple):
    hand: int
    dealer: int
    hands: tuple[tuple[Tile, ...], ...]


class Deal(_Deal, Dealt):
    """Hand number ``hand`` of the match (from 1), shaken by ``dealer``, tiles a seat (T1.1)."""

    __slots__ = ()


class _NameTrump(NamedTuple):
    seat: int
    trump: str


class NameTrump(_NameTrump, entries.Choice):
    """``trump`` is a pip, ``doubles``, ``sevens``, ``follow-me`` or ``nel-o:…`` (T5.2, T6.3);
    ``seat`` is the partner of the bidder after ``plunge`` and ``splash`` (T5.1)."""

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


class HandOver(_HandOver, HandEnd):
    """How a hand ended: ``result`` is ``"made"``, ``"set"`` or ``"passed"``.

    ``tricks`` a seat; a side what they ``counted`` (T2.1), the ``points`` or marks of this hand,
    and the ``scores`` after it.
    """

    __slots__ = ()


Choice: TypeAlias = Bid | NameTrump | Play
