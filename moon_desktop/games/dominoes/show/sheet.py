"""The score sheet of a game of dominoes in which each hand is bought in an auction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple, Self

from moon_desktop.engine.entries import Choice, Dealt, Entry, HandEnd
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import Bought as Ended
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.show.wording import AuctionWording, result_text
from moon_desktop.games.views.sheet import Goals, HandRow, Sheet
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
    """The sheet of such a match."""

    wording: ClassVar[AuctionWording]
    """The words of the game."""

    # --- the fold -------------------------------------------------------------------------

    def after(self, entry: Entry) -> Self:
        match entry:
            case Dealt():
                opened = super().after(entry)
                return opened.with_hand(opened.hand._replace(own=Bought()))
            case Choice():
                call = self.wording.named(self.rules, entry)
                return self if call is None else self._with(trump=call)
            case Ended():
                counted = getattr(entry, "counted", ())
                text = self._with(bid=entry.bid, offender=entry.offender, counted=counted)
                return super(AuctionSheet, text).after(entry)
            case _:
                return super().after(entry)

    def _with(self, **more: object) -> Self:
        """With more that is known of the hand."""
        row = self.hand
        return self.with_hand(row._replace(own=row.own._replace(**more)))

    def seen(self, sight: Any) -> Self:
        """Who bought the hand in play, and for what."""
        if sight is None or sight.bidder is None or not self.rows or self.hand.finished:
            return self
        if self.hand.bidder is not None:
            return self
        told = self._with(bid=sight.bought.bid)
        return told.with_hand(told.hand._replace(bidder=sight.bidder))

    def call(self, contract: Contract | None) -> str | None:
        """What was called, as it is meant (M3.8); None where nothing was."""
        if contract is None or contract.call is None:
            return None
        return self.wording.named(self.rules, NameTrump(contract.leader, contract.call))

    def row_of(self, deal: Dealt, contract: Contract | None, ended: Ended) -> HandRow:
        """A finished hand as it stands on the sheet."""
        dealt = self.after(deal)
        row = dealt.hand._replace(own=Bought(trump=self.call(contract)))
        return dealt.with_hand(row).after(ended).hand

    # --- what it says -----------------------------------------------------------------------

    invitation = N_("Choose a hand to see how it was bid and played.")
    helped_text = HELPED
    click_text = N_("Click to see its tiles.")
    still_in_play = N_("Hand {hand} is still in play: its tiles are shown when it is over.")
    csv_own_heads = (N_("Bidder"), N_("Bid"), N_("Trump"))

    @property
    def rules_text(self) -> str:
        return rules_form.rules_text(self.rules, self.wording.game)

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

    def bought(self, row: HandRow) -> tuple[str | None, str | None]:
        return row.own.bid, row.own.trump

    def shot(self, row: HandRow) -> int | None:
        own: Bought = row.own
        if (
            row.bidder is None
            or own.bid is None
            or row.result != "made"
            or own.offender is not None
        ):
            return None
        return self.table.side(row.bidder) if self.wording.shoot(own.bid) else None

    def scores_in(self, hand: HandEnd) -> bool:
        return hand.result != "passed"

    def word(self, row: HandRow) -> str:
        return "" if row.own.bid is None else self.wording.bid_written(row.own.bid)

    def contract(self, row: HandRow) -> str:
        if row.result == "passed":
            return tr("All passed")
        return self.wording.contract(row.own.bid, row.own.trump)

    def status(self, row: HandRow) -> str | None:
        if row.bidder is None and not row.finished:
            return tr("bidding")
        return super().status(row)

    def result_text(self, row: HandRow) -> str:
        """How the bid ended, in a sentence."""
        return result_text(row.result)

    def opening(self, row: HandRow) -> str:
        """Who bid what, how it ended, and who reneged (M4.8, T7.2)."""
        if row.result == "passed":
            return tr("Hand {hand}. All passed.").format(hand=row.number)
        if row.bidder is None:
            return tr("Hand {hand}, bidding.").format(hand=row.number)
        bought = self.wording.bought(self.seats[row.bidder], row.own.bid, row.own.trump)
        sentences = [super().opening(row), bought, self.result_text(row)]
        if row.own.offender is not None:
            sentences.append(tr("{name} reneged.").format(name=self.seats[row.own.offender]))
        return " ".join(filter(None, sentences))

    def csv_own(self, row: HandRow) -> tuple[str | int, ...]:
        if row.bidder is None:
            return super().csv_own(row)
        bid = int(row.own.bid) if row.own.bid.isdigit() else self.word(row)
        return self.seats[row.bidder], bid, self.contract(row)
