"""A match of Magpie: its entries, its flow, and what a seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Final, NamedTuple

from moon_desktop.engine.account import Account
from moon_desktop.engine.entries import Consequence, Dealt, HandEnd, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.match import Playing, RuleIds, plays_of
from moon_desktop.engine.record import Form, Forms, count, list_of, numbers, or_null, piece, seat_of
from moon_desktop.engine.tricks import Trick, Tricks
from moon_desktop.games.match import Hand, PlainMatch

from .rules import HAND_SIZE, MAGPIES, PACK, SUITS, MagpieRules

_IDS: Final = RuleIds(
    over="P6", deal="P1", size="P1", pieces="P1", lead="P2", play="P2", follow="P2", end="P2"
)
DUMMY: Final = 2
"""The dummy plays as a third seat would."""


class _Deal(NamedTuple):
    hand: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    dummy: tuple[str, ...] | None = None


class Deal(_Deal, Dealt):
    """Cards a seat, none for the one that rests; the dummy's in the order they are turned."""

    hidden = ("dummy",)


class Turn(NamedTuple("_Turn", [("card", str)]), Consequence):
    """The dummy's top card is turned (P3)."""


class Chip(NamedTuple("_Chip", [("seat", int), ("giver", int | None)]), Consequence):
    """``seat`` gets a chip from seat ``giver``, or from the middle for None (P4)."""


class _Scored(NamedTuple):
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class Scored(_Scored, HandEnd):
    """A hand is over; ``points`` are those of tricks and of chips that moved in it (P5)."""

    result = "scored"
    bidder = None


_seat: Final = seat_of(6)
_cards: Final = list_of(piece)
_DEALT: Final = {"hand": count, "dealer": _seat, "hands": list_of(_cards), "dummy": _cards}
FORMS: Final = Forms(
    (
        Form("deal", Deal, _DEALT, ("dummy",)),
        Form("play", Play, {"seat": _seat, "card": piece, "suit": piece}, ("suit",)),
        Form("dummy", Turn, {"card": piece}),
        Form("chip", Chip, {"seat": _seat, "giver": or_null(_seat)}),
        Form("hand", Scored, {"tricks": numbers, "points": numbers, "scores": numbers}),
    ),
    6,
)


class Magpie(PlainMatch[MagpieRules, Scored]):
    """A match of Magpie at one moment."""

    __slots__ = ()

    pack, plays, suits = PACK, plays_of(PACK), SUITS
    length, draws = HAND_SIZE, False

    @property
    def ids(self) -> RuleIds:
        return _IDS

    @property
    def supply(self) -> int:
        """The chips in the middle (P4)."""
        return self.rules.supply - sum(self.ledger.column("chips"))

    def dealt(self, number: int, dealer: int, hands: Sequence[tuple[str, ...]]) -> Deal:
        seats = self.rules.seats
        return Deal(number, dealer, tuple(hands[:seats]), hands[-1] if seats < len(hands) else None)

    def hands(self, deal: Deal) -> tuple[tuple[str, ...], ...]:
        return deal.hands if deal.dummy is None else (*deal.hands, deal.dummy)

    def sizes(self, dealer: int) -> tuple[int, ...]:
        out = self.rules.out(dealer)
        seats = (0 if seat == out else HAND_SIZE for seat in range(self.rules.seats))
        return (*seats, *(HAND_SIZE,) * self.rules.dummy)

    def tricks(self, deal: Deal, held: tuple[int, ...]) -> Tricks:
        return super().tricks(deal, held)._replace(out=self.rules.out(deal.dealer))

    def laid(self, phase: Playing, tricks: Tricks) -> tuple[Magpie, tuple[Consequence, ...]]:
        """With the card that the dummy turns, and the chips that magpies bring."""
        hand, follows = phase.hand, list[Consequence]()
        if self.rules.dummy:
            leader = phase.tricks.plays[0].seat if phase.tricks.plays else phase.tricks.turn
            if len(tricks.plays) == DUMMY:
                card = hand.deal.dummy[len(tricks.done)]
                tricks = tricks.after(Play(DUMMY, card))
                follows.append(Turn(card))
            if tricks.turn == DUMMY:
                tricks = tricks._replace(turn=leader if tricks.plays == () else 1 - leader)
        match = self._replace(phase=Playing(hand, tricks))
        if tricks.plays:
            return match, ()
        ledger, chips = self._chips(tricks.done[-1])
        return match._replace(ledger=ledger), (*follows, *chips)

    def _chips(self, trick: Trick) -> tuple[Ledger, list[Chip]]:
        """What its magpies bring to the taker of ``trick`` (P4)."""
        ledger, chips, seats = self.ledger, list[Chip](), range(self.rules.seats)
        for play in trick.plays if trick.taker in seats else ():
            if not PACK.bit[play.piece] & MAGPIES:
                continue
            held = ledger.column("chips")
            giver = play.seat if sum(held) == self.rules.supply else None
            if giver == trick.taker or (giver is not None and not (*held, 0)[giver]):
                continue
            moved = tuple((seat == trick.taker) - (seat == giver) for seat in seats)
            ledger = ledger.written(_sum(ledger.scores, moved), chips=moved)
            chips.append(Chip(trick.taker, giver))
        return ledger, chips

    def scored(self, hand: Hand, tricks: Tricks, offender: int | None) -> Scored:
        """P5."""
        taken = tricks.taken[: self.rules.seats]
        scores = _sum(self.ledger.scores, taken)
        return Scored(taken, _sum(scores, tuple(-old for old in hand.before)), scores)

    def game_winner(self, ledger: Ledger, last: Account[Deal, Scored]) -> int | None:
        """Who has most; of several, who comes first from the dealer's left (P6)."""
        table = self.rules.table
        first = table.clockwise(table.left_of(last.deal.dealer))
        return ledger.game_winner(tuple(sorted(first, key=lambda seat: -ledger.scores[seat])))


def _sum(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(add, left, right))
