"""What a game calls its pieces, its suits and the choices of its players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Play, notation
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.suits import Suits
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.quoting import printable


class Wording:
    """The words of a game, where it has none of its own: pieces as records write them."""

    def piece(self, piece: Piece) -> str:
        """A piece by its name, as in ``double five``; a record may call one anything."""
        return printable(piece)

    def choice(self, choice: Choice, rules: Any) -> str:
        """A choice under ``rules`` by its name: the piece that it lays down or the bid, else its
        notation."""
        match choice:
            case Play(_, piece):
                return self.piece(piece)
            case Bid(_, bid):
                return self.bid(bid)
        return notation(choice)

    def bid(self, bid: str) -> str:
        """A bid by its name, which is the same wherever it stands: ``Pass``, ``5``."""
        return pgettext("name of a bid", "Pass") if bid == PASS else bid

    def pill(self, bid: str) -> str:
        """What a seat has said, on its plate."""
        if bid == PASS:
            return pgettext("bid on a plate", "Passed")
        return tr("Bid {bid}").format(bid=self.bid(bid))

    def bid_text(self, name: str, bid: str) -> str:
        """Who bid what, in a sentence."""
        return tr("{name} bid {bid}.").format(name=name, bid=self.bid(bid))

    def said(self, bid: Bid, seats: Sequence[str]) -> str:
        """What a seat said, in a sentence."""
        if bid.bid == PASS:
            return tr("{name} passed.").format(name=seats[bid.seat])
        return self.bid_text(seats[bid.seat], bid.bid)

    def suit_heading(self, suit: int) -> tuple[str, str]:
        """A suit by its emblem and its name, alone or at the beginning of a sentence."""
        return "", str(suit)

    def trump(self, suits: Suits) -> str:
        """The trump of ``suits``, on a line of its own; empty where there is none."""
        if suits.trump_suit is None:
            return ""
        return tr("Trump: {suit}").format(suit=self.suit_heading(suits.trump_suit)[1])
