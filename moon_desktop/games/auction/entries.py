"""What a record of a game with an auction holds beside what every game has, and in which forms."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Iterable, Mapping
from typing import NamedTuple, Self, TypeAlias

from moon_desktop.engine import entries
from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Dealt, Draw, HandEnd, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.record import (
    Check,
    Form,
    list_of,
    number,
    numbers,
    one_of,
    or_null,
    piece,
    seat_of,
)

HAND_SIZE = 7
"""Tiles that each seat is dealt, and so tricks in a hand."""


class DealtOut(Dealt):
    """A deal whose hands are known: the tiles a seat, in the order dealt. What a game does not
    have is None: a ``widow``, left over for the bidder, and ``dice`` rolled for the trumps."""

    __slots__ = ()
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

    def visible(self, seat: int | None) -> Self:
        """To who made it alone what was laid away."""
        return self if seat == self.seat else self._replace(discard="")

    @property
    def piece(self) -> Tile:
        return self.discard


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


def auction_forms(
    seats: int,
    deal: tuple[type[DealtOut], Mapping[str, Check]],
    bids: Iterable[str],
    calls: Iterable[str],
    play: Mapping[str, Check],
    hand: tuple[type[Bought], Iterable[str]],
) -> tuple[Form, ...]:
    """The forms of what every such game has, for up to so many ``seats``.

    ``deal`` and ``hand``: the game's own entry, and its keys after those that all have; ``play``:
    the keys of a play after them, which may be left out. An ``offender`` stands only after a
    renege (M4.8, T7.2).
    """
    seat, bid = seat_of(seats), tuple(bids)
    made = {
        "result": one_of("made", "set", "passed"),
        "bidder": or_null(seat),
        "bid": or_null(one_of(*bid)),
        "offender": seat,
        "tricks": numbers,
        **dict.fromkeys(hand[1], numbers),
    }
    return (
        Form("draw", Draw, {"tiles": list_of(or_null(piece))}),
        Form("deal", deal[0], {"hand": number, "dealer": seat, **deal[1]}),
        Form("bid", Bid, {"seat": seat, "bid": one_of(PASS, *bid)}),
        Form("trump", NameTrump, {"seat": seat, "trump": one_of(*calls)}),
        Form("play", Play, {"seat": seat, "tile": piece, **play}, tuple(play)),
        Form("hand", hand[0], made, ("offender",)),
    )
