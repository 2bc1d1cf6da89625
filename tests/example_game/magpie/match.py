"""A match of Magpie: its chips, its dummy, and the dealer who rests."""

from __future__ import annotations

from operator import add
from typing import Final, NamedTuple, Self

from moon_desktop.engine.entries import Consequence
from moon_desktop.engine.match import RuleIds
from moon_desktop.engine.record import Form, or_null, seat_of
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.match import CountedMatch, forms

from .rules import HAND_SIZE, MAGPIES, PACK, SUITS, MagpieRules


class Chip(NamedTuple("_Chip", [("seat", int), ("giver", int | None)]), Consequence):
    """``seat`` gets a chip from seat ``giver``, or from the middle for None (P4)."""


FORMS: Final = forms(6, Form("chip", Chip, {"seat": seat_of(6), "giver": or_null(seat_of(6))}))


class Magpie(CountedMatch[MagpieRules]):
    """A match of Magpie at one moment."""

    __slots__ = ()

    pack, suits, length = PACK, SUITS, HAND_SIZE
    ids = RuleIds(
        over="P6", deal="P1", size="P1", pieces="P1", lead="P2", play="P2", follow="P2", end="P2"
    )

    @property
    def dummy(self) -> bool:
        """P3."""
        return self.rules.seats == 2

    def out(self, dealer: int) -> int | None:
        """P1."""
        return self.rules.out(dealer)

    @property
    def supply(self) -> int:
        """The chips in the middle (P4)."""
        return self.rules.supply - sum(self.ledger.column("chips"))

    def trick_over(self, trick: Trick) -> tuple[Self, tuple[Consequence, ...]]:
        """With what its magpies bring to the taker of ``trick`` (P4)."""
        ledger, chips, seats = self.ledger, list[Chip](), range(self.rules.seats)
        for play in trick.plays if trick.taker in seats else ():
            if not PACK.bit[play.piece] & MAGPIES:
                continue
            held = ledger.column("chips")
            giver = play.seat if sum(held) == self.rules.supply else None
            if giver == trick.taker or (giver is not None and not (*held, 0)[giver]):
                continue
            moved = tuple((seat == trick.taker) - (seat == giver) for seat in seats)
            ledger = ledger.written(tuple(map(add, ledger.scores, moved)), chips=moved)
            chips.append(Chip(trick.taker, giver))
        return self._replace(ledger=ledger), tuple(chips)
