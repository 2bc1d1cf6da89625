"""What one seat may know of a match at one moment (M1.5)."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from moon_desktop.engine.entries import (
    Bid,
    Choice,
    Deal,
    Draw,
    Entry,
    Exchange,
    HandOver,
    Play,
)
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Trick

Phase: TypeAlias = Literal["draw", "deal", "bid", "widow", "trump", "play", "over"]

RulesT = TypeVar("RulesT")


def visible(entry: Entry, seat: int | None) -> Entry:
    """``entry`` as ``seat`` may see it happen: hands, widow and discard of others left out.

    None sees it from nobody's seat: no hand at all.
    """
    match entry:
        case Deal():
            hands = tuple(held if s == seat else () for s, held in enumerate(entry.hands))
            return entry._replace(hands=hands, widow=None)
        case Exchange() if entry.seat != seat:
            return entry._replace(discard="")
        case _:
            return entry


class Sight(NamedTuple, Generic[RulesT]):
    """The match as seat ``seat`` sees it.

    ``legal``: the choices open to it, empty unless it is its ``turn``.
    ``held``: its own tiles now, in the order dealt, the widow last while it may discard;
    ``counts``: how many tiles each seat holds. ``widow`` and ``discard``: the tiles, to the
    bidder alone; ``widow_down`` and ``discard_down``: whether one lies on the table.
    ``said``: the auction so far; ``bidder``, ``bid``: its outcome once it is over.
    ``trump`` and ``suits``: once they are settled. ``plays``, ``suit``: the trick on the table;
    ``tricks``: the finished ones; ``taken``: how many each seat took.
    ``result``: how the last hand ended, between hands; ``drawn``: the draw for dealer, open.
    ``veiled``: nobody looks from this seat now, and nothing of its hand is known either.
    """

    rules: RulesT
    seat: int
    seats: Seats
    phase: Phase
    turn: int | None
    legal: tuple[Choice, ...]
    ledger: Ledger
    hand: int
    dealer: int | None
    dice: tuple[int, int] | None = None
    held: tuple[Tile, ...] = ()
    counts: tuple[int, ...] = ()
    widow: Tile | None = None
    widow_down: bool = False
    discard: Tile | None = None
    discard_down: bool = False
    said: tuple[Bid, ...] = ()
    bidder: int | None = None
    bid: str | None = None
    trump: str | None = None
    suits: Suits | None = None
    plays: tuple[Play, ...] = ()
    suit: int | None = None
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    result: HandOver | None = None
    drawn: tuple[Draw, ...] = ()
    veiled: bool = False

    def veil(self) -> Sight[RulesT]:
        """The same table with nobody at the seat: what is open to all, and no more (M1.5)."""
        return self._replace(veiled=True, legal=(), held=(), widow=None, discard=None)


def trick_finished(entry: Entry, before: Sight[RulesT], after: Sight[RulesT]) -> Trick | None:
    """The trick that ``entry`` finished, if it did; also the last of a hand, which is over in
    ``after`` and shows its tricks no more."""
    if not isinstance(entry, Play) or len(before.plays) + 1 < before.seats.count:
        return None
    if after.phase == "play":
        return after.tricks[-1]
    taken = after.result.tricks if after.result is not None else ()
    for seat, (now, then) in enumerate(zip(taken, before.taken, strict=True)):
        if now > then:
            assert before.suit is not None
            return Trick((*before.plays, entry), before.suit, seat)
    return None
