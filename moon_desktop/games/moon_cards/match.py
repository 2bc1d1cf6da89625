"""Shoot the Moon, the card game: what is its own in the flow of a round, a game and a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from moon_desktop.engine.account import AnyAccount
from moon_desktop.engine.entries import Choice, Consequence, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.match import Playing, RuleIds, plays_of
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.match import Hand, PlainMatch
from moon_desktop.games.moon_cards import chips
from moon_desktop.games.moon_cards.cards import ALL, PACK, SUITS, TRICKS, number_of
from moon_desktop.games.moon_cards.entries import Deal, RoundOver, Turned
from moon_desktop.games.moon_cards.rules import MoonCardsRules

_IDS: Final = RuleIds(
    over="C4.3", draw="C2.1", deal="C2.1", size="C2.2", pieces="C1.1",
    lead="C2.2", play="C2.2", follow="C2.3", end="C2.3",
)  # fmt: skip

DUMMY: Final = 2
"""The dummy at two seats plays as a third seat would, and lays down its cards in the order of its
pile (C5.1)."""


def in_turn(tricks: Tricks, dealer: int) -> Tricks:
    """With whoever is next: the dummy is third where a player led; where it led, whoever did not
    deal comes first."""
    if not tricks.plays:
        return tricks
    leader = tricks.plays[0].seat
    order = (DUMMY, 1 - dealer, dealer) if leader == DUMMY else (leader, 1 - leader, DUMMY)
    return tricks._replace(turn=order[len(tricks.plays)])


def due(deal: Deal, tricks: Tricks) -> Piece | None:
    """The card that is to be turned now, if one is."""
    if deal.dummy is None or tricks.turn != DUMMY or len(tricks.done) == TRICKS:
        return None
    return deal.dummy[TRICKS - tricks.held[DUMMY].bit_count()]


class MoonCards(PlainMatch[MoonCardsRules, RoundOver]):
    """A match at one moment. ``number`` is that of the round last dealt."""

    __slots__ = ()

    pack, suits = PACK, SUITS
    plays = plays_of(PACK)
    length: ClassVar[int] = TRICKS

    @property
    def ids(self) -> RuleIds:
        return _IDS

    @property
    def set(self) -> int:
        return ALL

    @staticmethod
    def opening(rules: MoonCardsRules) -> int:
        return rules.starting_chips

    def rank(self, piece: Piece) -> int:
        return number_of(piece)

    # --- the deal (C2.2, C5.1) --------------------------------------------------------------

    def dealt(self, number: int, dealer: int, hands: Sequence[tuple[Piece, ...]]) -> Deal:
        seats = self.rules.seats
        return Deal(number, dealer, tuple(hands[:seats]), hands[-1] if seats < len(hands) else None)

    def sizes(self, dealer: int) -> tuple[int, ...]:
        return (TRICKS,) * (self.rules.seats + self.rules.has_dummy)

    def hands(self, deal: Deal) -> tuple[tuple[Piece, ...], ...]:
        if (deal.dummy is not None) != self.rules.has_dummy:
            raise Illegal(deal, Reason.IMPOSSIBLE, "C5.1")
        return deal.hands if deal.dummy is None else (*deal.hands, deal.dummy)

    # --- the round --------------------------------------------------------------------------

    @property
    def forfeits(self) -> bool:
        return self.rules.renege == "forfeit"

    def legal(self) -> tuple[Choice, ...]:
        """Every choice open to the seat in turn, of two cards alike one (C1.1, C2.3, C6.1)."""
        return tuple(dict.fromkeys(super().legal()))

    def laid(self, phase: Playing, tricks: Tricks) -> tuple[MoonCards, tuple[Consequence, ...]]:
        """With the cards that the dummy turns, and the chips that Moon cards move."""
        match, follows = self.moved_by(phase, tricks), list[Consequence]()
        while card := due(phase.hand.deal, match.phase.tricks):
            follows.append(Turned(card))
            turned = match.phase.tricks.after(Play(DUMMY, card))
            match = match.moved_by(phase, turned)
        return match, tuple(follows)

    def moved_by(self, phase: Playing, tricks: Tricks) -> MoonCards:
        """After a card of a seat's or the dummy's, with the chips that a trick moves (C3.4)."""
        ledger, scores = self.ledger, self.ledger.scores
        if self.rules.has_dummy:
            tricks = in_turn(tricks, phase.hand.deal.dealer)
        if not tricks.plays:
            moved = chips.by_moons(self.rules, scores, tricks.done[-1])
            ledger = ledger.written(chips.sums(scores, moved))
        return MoonCards(self.rules, ledger, Playing(phase.hand, tricks), self.number)

    # --- its end (C2.1, C4.1–C4.3, C6.1) ------------------------------------------------------

    def scored(self, hand: Hand, tricks: Tricks, offender: int | None) -> RoundOver:
        taken = tricks.taken[: self.rules.seats]
        moons = tuple(now - then for now, then in zip(self.ledger.scores, hand.before, strict=True))
        return chips.scored(self.rules, self.ledger, taken, moons, offender)

    def game_winner(self, ledger: Ledger, last: AnyAccount) -> int | None:
        return None if last.offence else chips.winner(ledger)

    def next_dealer(self, last: AnyAccount, winner: int | None) -> int:
        """The same again after an offence (C6.1)."""
        dealer: int = last.deal.dealer
        return dealer if last.offence else self.rules.table.left_of(dealer)
