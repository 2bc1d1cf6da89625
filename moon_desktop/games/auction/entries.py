"""What a record of a game with an auction holds beside what every game has."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, NamedTuple, TypeAlias, TypeVar

from moon_desktop.engine import entries
from moon_desktop.engine.entries import Bid, Dealt, Entry, HandEnd, Play
from moon_desktop.engine.pieces import Tile

HAND_SIZE = 7
"""Tiles that each seat is dealt, and so tricks in a hand."""


class DealtOut(Dealt):
    """A deal whose hands are known: the tiles a seat, in the order dealt. What a game does not
    have is None: a ``widow``, left over for the bidder, and ``dice`` rolled for the trumps."""

    __slots__ = ()
    hands: tuple[tuple[Tile, ...], ...]
    widow: Tile | None = None
    dice: tuple[int, int] | None = None


def hands_of(order: list[Tile], seats: int) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of a shuffled set dealt out, the first seven to seat 0; any more are left over."""
    return tuple(tuple(order[seat * HAND_SIZE :][:HAND_SIZE]) for seat in range(seats))


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


T = TypeVar("T", bound=Entry)


def visible(entry: T, seat: int | None) -> T:
    """``entry`` as ``seat`` may see it happen: hands, widow and discard of others left out.

    None sees it from nobody's seat: no hand at all.
    """
    changed: Any = entry
    if isinstance(entry, Exchange) and entry.seat != seat:
        changed = changed._replace(discard="")
    if isinstance(entry, DealtOut):
        hands = tuple(held if s == seat else () for s, held in enumerate(entry.hands))
        changed = changed._replace(hands=hands, **({} if entry.widow is None else {"widow": None}))
    shown: T = changed
    return shown
