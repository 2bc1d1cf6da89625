"""Shoot the Moon, the card game: what is its own in the flow of a round, a game and a match."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.account import AnyAccount
from moon_desktop.engine.entries import Choice, Consequence
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.match import RuleIds
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.tricks import Trick, Tricks
from moon_desktop.games.match import Hand, PlainMatch
from moon_desktop.games.moon_cards import chips
from moon_desktop.games.moon_cards.cards import ALL, PACK, SUITS, TRICKS, number_of
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.games.moon_cards.rules import MoonCardsRules

DUMMY: Final = 2
"""The dummy at two seats plays as a third seat would, and lays down its cards in the order of its
pile (C5.1)."""


class MoonCards(PlainMatch[MoonCardsRules, RoundOver]):
    """A match at one moment. ``number`` is that of the round last dealt."""

    __slots__ = ()

    pack, suits, length, set = PACK, SUITS, TRICKS, ALL
    ids = RuleIds(
        over="C4.3", draw="C2.1", deal="C2.1", size="C2.2", pieces="C1.1", dummy="C5.1",
        lead="C2.2", play="C2.2", follow="C2.3", end="C2.3",
    )  # fmt: skip

    @staticmethod
    def opening(rules: MoonCardsRules) -> int:
        return rules.starting_chips

    def rank(self, piece: Piece) -> int:
        return number_of(piece)

    # --- the round --------------------------------------------------------------------------

    @property
    def dummy(self) -> bool:
        return self.rules.has_dummy

    @property
    def forfeits(self) -> bool:
        return self.rules.renege == "forfeit"

    def legal(self) -> tuple[Choice, ...]:
        """Every choice open to the seat in turn, of two cards alike one (C1.1, C2.3, C6.1)."""
        return tuple(dict.fromkeys(super().legal()))

    def next_turn(self, tricks: Tricks) -> int:
        """The dummy is third where a player led; it leads where it took the trick, and whoever did
        not deal comes first (C5.1)."""
        if not tricks.plays:
            return tricks.turn
        if tricks.plays[0].seat != DUMMY:
            return super().next_turn(tricks)
        dealer: int = self.phase.hand.deal.dealer
        return 1 - dealer if len(tricks.plays) == 1 else dealer

    def trick_over(self, trick: Trick) -> tuple[MoonCards, tuple[Consequence, ...]]:
        """With the chips that its Moon cards move (C3.4)."""
        scores = self.ledger.scores
        moved = chips.by_moons(self.rules, scores, trick)
        if not any(moved):
            return self, ()
        return self._replace(ledger=self.ledger.written(chips.sums(scores, moved))), ()

    # --- its end (C2.1, C4.1–C4.3, C6.1) ------------------------------------------------------

    def scored(self, hand: Hand, tricks: Tricks, offender: int | None) -> RoundOver:
        taken = tricks.taken[: self.rules.seats]
        moons = tuple(now - then for now, then in zip(self.ledger.scores, hand.before, strict=True))
        return chips.scored(self.rules, self.ledger, taken, moons, offender)

    def game_winner(self, ledger: Ledger, last: AnyAccount) -> int | None:
        return None if last.offence else chips.winner(self.rules.target, ledger.scores)

    def next_dealer(self, last: AnyAccount, winner: int | None) -> int:
        """The same again after an offence (C6.1)."""
        dealer: int = last.deal.dealer
        return dealer if last.offence else self.rules.table.left_of(dealer)
