"""What a record of a game with an auction holds beside what every game has."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple, TypeAlias

from moon_desktop.engine import entries
from moon_desktop.engine.entries import Bid, Dealt, HandEnd, Play
from moon_desktop.engine.pieces import Tile


class DealtOut(Dealt):
    """A deal whose hands are known: the tiles a seat, in the order dealt. What a game does not
    have is None: a ``widow``, left over for the bidder, and ``dice`` rolled for the trumps."""

    __slots__ = ()
    hands: tuple[tuple[Tile, ...], ...]
    widow: Tile | None = None
    dice: tuple[int, int] | None = None


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
    """``trump`` is one of the game's calls: a pip, ``"doubles"`` … (M3.3, T5.2, T6.3)."""

    __slots__ = ()


Choice: TypeAlias = Bid | Exchange | NameTrump | Play


class Bought(HandEnd):
    """How a hand ended: ``result`` is ``"made"``, ``"set"`` or ``"passed"``; ``bid`` what it was
    bought for, None where all passed; ``offender`` the seat whose renege ended it."""

    __slots__ = ()
    bid: str | None
    offender: int | None
