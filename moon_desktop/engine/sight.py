"""What one seat may know of a match of any game at one moment: the part all games share."""

from __future__ import annotations

from typing import Protocol, Self

from moon_desktop.engine.account import AnyAccount
from moon_desktop.engine.entries import Bid, Choice, Entry, HandEnd, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.match import Rules
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Trick


class Sight(Protocol):
    """The match as seat ``seat`` sees it; a game's own Sight has what else there is to see.

    ``phase``: ``draw`` and ``deal`` where a chance is due, ``over`` at the end, and the game's
    own words for the rest. ``legal``: the choices open to the seat, empty unless it is its
    ``turn``. ``held``: its own pieces now; ``counts``: how many pieces each seat holds.
    ``plays``, ``suit``: the trick on the table; ``tricks``: the finished ones; ``taken``: how
    many each seat took. ``said``: what was bid in this hand, in turn. ``last``: the hand that is
    over, until the next is dealt, and ``result`` how it ended. ``out``: the seat that sits this
    hand out. ``veiled``: nobody looks from this seat now, and nothing of its hand is known either.
    """

    @property
    def rules(self) -> Rules: ...
    @property
    def seat(self) -> int: ...
    @property
    def seats(self) -> Seats: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def legal(self) -> tuple[Choice, ...]: ...
    @property
    def ledger(self) -> Ledger: ...
    @property
    def hand(self) -> int: ...
    @property
    def dealer(self) -> int | None: ...
    @property
    def held(self) -> tuple[str, ...]: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def plays(self) -> tuple[Play, ...]: ...
    @property
    def suit(self) -> int | None: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...
    @property
    def taken(self) -> tuple[int, ...]: ...
    @property
    def said(self) -> tuple[Bid, ...]: ...
    @property
    def last(self) -> AnyAccount | None: ...
    @property
    def result(self) -> HandEnd | None: ...
    @property
    def out(self) -> int | None: ...
    @property
    def veiled(self) -> bool: ...

    def veil(self) -> Self:
        """The same table with nobody at the seat: what is open to all, and no more."""
        ...

    def watched(self) -> Self:
        """The same without the choices open: nobody sits at the seat to choose."""
        ...

    def unasked(self) -> Self:
        """The same without the choices open, and without a turn: while the table moves."""
        ...


def laid(sight: Sight) -> list[Piece]:
    """The pieces played in this hand so far, in order."""
    plays = [play for trick in sight.tricks for play in trick.plays]
    return [play.piece for play in (*plays, *sight.plays)]


def trick_finished(entry: Entry, before: Sight, after: Sight) -> Trick | None:
    """The trick that ``entry`` finished, if it did; also the last of a hand, which is over in
    ``after`` and may show its tricks no more."""
    if not isinstance(entry, Play):
        return None
    if len(after.tricks) > len(before.tricks):
        # Also where a dummy leads the next trick at once.
        return after.tricks[-1]
    if after.plays:
        return None
    taken = after.result.tricks if after.result is not None else ()
    for seat, (now, then) in enumerate(zip(taken, before.taken, strict=True)):
        if now > then:
            assert before.suit is not None
            return Trick((*before.plays, entry), before.suit, seat)
    return None
