"""The score sheet of a game of dominoes in which each hand is bought in an auction."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, NamedTuple, Self

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Bid, Choice, Dealt, Entry, HandEnd
from moon_desktop.games.auction.show.talk import Talk, result_told
from moon_desktop.games.shown.sheet import Goals, HandRow, Sheet
from moon_desktop.words import rules_form
from moon_desktop.words.language import N_, ngettext, tr

HELPED: Final = N_(
    "Something was taken back in this hand, or a hint or tiles shown: it does not count in"
    " the statistics of strength."
)
"""What the turn-back arrow by a hand means."""


class Bought(NamedTuple):
    """What is kept of a hand: its ``bid``, known once the auction is over; its ``trump``, once
    that is named; who reneged; and what each side ``counted``, where that is no score."""

    bid: str | None = None
    trump: str | None = None
    offender: int | None = None
    counted: tuple[int, ...] = ()


@dataclass(frozen=True)
class AuctionSheet(Sheet):
    """The sheet of such a match; ``auction``: the one under way, if any."""

    talk: ClassVar[Talk]
    """The words of the game."""
    auction: Auction | None = None

    # --- the fold -------------------------------------------------------------------------

    def after(self, entry: Entry) -> Self:
        match entry:
            case Dealt():
                opened = super().after(entry)
                opened = opened.with_hand(opened.hand._replace(own=Bought()))
                first = self.table.left_of(entry.dealer)
                auction = Auction(self.talk.ladder(self.rules), self.table, first)
                return replace(opened, auction=auction)
            case Bid():
                return self._bid(entry)
            case Choice():
                call = self.talk.named(self.rules, entry)
                return self if call is None else self._with(trump=call)
            case HandEnd():
                ended: Any = entry
                counted = getattr(ended, "counted", ())
                told = self._with(offender=ended.offender, counted=counted)
                return super(AuctionSheet, told).after(entry)
            case _:
                return super().after(entry)

    def _with(self, **more: object) -> Self:
        """With more that is known of the hand."""
        row = self.hand
        return self.with_hand(row._replace(own=row.own._replace(**more)))

    def _bid(self, bid: Bid) -> Self:
        assert self.auction is not None
        auction = self.auction.after(bid)
        if not auction.over:
            return replace(self, auction=auction)
        closed = replace(self, auction=None)
        standing = auction.standing
        if standing is None:
            return closed
        own = self.hand.own._replace(bid=standing.bid)
        return closed.with_hand(self.hand._replace(bidder=standing.seat, own=own))

    # --- what it says -----------------------------------------------------------------------

    invitation = N_("Choose a hand to see how it was bid and played.")
    helped_told = HELPED
    click_told = N_("Click to see its tiles.")
    still_in_play = N_("Hand {hand} is still in play: its tiles are shown when it is over.")
    csv_own_heads = (N_("Bidder"), N_("Bid"), N_("Trump"))

    @property
    def rules_told(self) -> str:
        return rules_form.rules_told(self.rules, self.talk.game)

    @property
    def in_marks(self) -> bool:
        """Whether a hand is worth marks."""
        return bool(self.rules.scoring == "marks")

    @property
    def csv_points(self) -> str:
        return tr("{name}: marks") if self.in_marks else super().csv_points

    @property
    def goals(self) -> Goals:
        if not self.in_marks:
            return super().goals
        marks = self.rules.target
        return Goals(
            tr("First to {target} marks wins the game").format(target=marks),
            ngettext("to {n} mark", "to {n} marks", marks).format(n=marks),
            ngettext("A game to {n} mark", "A game to {n} marks", marks).format(n=marks),
        )

    def scores_in(self, hand: HandEnd) -> bool:
        return hand.result != "passed"

    def word(self, row: HandRow) -> str:
        return "" if row.own.bid is None else self.talk.bid_written(row.own.bid)

    def contract(self, row: HandRow) -> str:
        if row.result == "passed":
            return tr("All passed")
        return self.talk.contract(row.own.bid, row.own.trump)

    def status(self, row: HandRow) -> str | None:
        if row.bidder is None and not row.finished:
            return tr("bidding")
        return super().status(row)

    def result_told(self, row: HandRow) -> str:
        """How the bid ended, in a sentence."""
        return result_told(row.result)

    def opening(self, row: HandRow) -> str:
        """Who bid what, how it ended, and who reneged (M4.8, T7.2)."""
        if row.result == "passed":
            return tr("Hand {hand}. All passed.").format(hand=row.number)
        if row.bidder is None:
            return tr("Hand {hand}, bidding.").format(hand=row.number)
        bought = self.talk.bought(self.seats[row.bidder], row.own.bid, row.own.trump)
        told = [super().opening(row), bought, self.result_told(row)]
        if row.own.offender is not None:
            told.append(tr("{name} reneged.").format(name=self.seats[row.own.offender]))
        return " ".join(filter(None, told))

    def csv_own(self, row: HandRow) -> tuple[str | int, ...]:
        if row.bidder is None:
            return super().csv_own(row)
        bid = int(row.own.bid) if row.own.bid.isdigit() else self.word(row)
        return self.seats[row.bidder], bid, self.contract(row)
