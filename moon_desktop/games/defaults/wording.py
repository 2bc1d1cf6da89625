"""What a game calls its pieces, its suits and the choices of its players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Play, notation
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.suits import Suits
from moon_desktop.words.language import N_, pgettext, tr
from moon_desktop.words.quoting import printable


class Wording:
    """The words of a game, where it has none of its own: pieces as records write them."""

    deals: ClassVar[tuple[str, str]] = (N_("You deal"), N_("{name} deals"))
    """Who is to deal: to that seat, and of it; marked texts."""

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

    def done(
        self,
        choice: Choice,
        seats: Sequence[str],
        rules: Any,
        *,
        leads: bool = False,
        low: bool = False,
    ) -> str:
        """What was chosen under ``rules``, in a sentence: ``Ada played the seven of stars.`` Of
        a play whether it ``leads``, and in a hand in which no trick is to be taken, ``low``."""
        match choice:
            case Bid():
                return self.said(choice, seats)
            case Play():
                return self.played(choice, seats, leads=leads, low=low)
        text = tr("{name}: {piece}.")
        return text.format(name=seats[choice.seat], piece=self.choice(choice, rules))

    def played(self, play: Play, seats: Sequence[str], *, leads: bool, low: bool = False) -> str:
        """A play in a sentence, as for ``done``."""
        text = tr("{name} played the {piece}.")
        if play.seat >= len(seats):
            text = tr("The dummy turned the {piece}.")
            return text.format(piece=self.piece(play.piece))
        return text.format(name=seats[play.seat], piece=self.piece(play.piece))

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
