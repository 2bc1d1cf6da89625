"""The score sheet of a game of dominoes in which each hand is bought in an auction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Self

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Bid, Dealt, Entry, HandEnd
from moon_desktop.games.shown.sheet import Goals, HandRow, Sheet
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
class BoughtSheet(Sheet):
    """The sheet of such a match; ``auction``: the one under way, if any."""

    auction: Auction | None = None

    # --- what each game has to say ----------------------------------------------------------

    def auction_of(self, first: int) -> Auction:
        """An auction that seat ``first`` begins."""
        raise NotImplementedError

    def bid_told(self, row: HandRow) -> str:
        """Who bid what at which trump, once that is named, in sentences."""
        raise NotImplementedError

    def result_told(self, row: HandRow) -> str:
        """How the bid ended, in a sentence."""
        raise NotImplementedError

    # --- the fold -------------------------------------------------------------------------

    def after(self, entry: Entry) -> Self:
        match entry:
            case Dealt():
                opened = super().after(entry)
                opened = opened.with_hand(opened.hand._replace(own=Bought()))
                return replace(opened, auction=self.auction_of(self.table.left_of(entry.dealer)))
            case Bid():
                return self._bid(entry)
            case _:
                return super().after(entry)

    def own(self, **more: object) -> Self:
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

    def scores_in(self, hand: HandEnd) -> bool:
        return hand.result != "passed"

    def status(self, row: HandRow) -> str | None:
        if row.bidder is None and not row.finished:
            return tr("bidding")
        return super().status(row)

    def opening(self, row: HandRow) -> str:
        """Who bid what, how it ended, and who reneged (M4.8, T7.2)."""
        if row.result == "passed":
            return tr("Hand {hand}. All passed.").format(hand=row.number)
        if row.bidder is None:
            return tr("Hand {hand}, bidding.").format(hand=row.number)
        told = [super().opening(row), self.bid_told(row)]
        if row.result is not None:
            told.append(self.result_told(row))
        if row.own.offender is not None:
            told.append(tr("{name} reneged.").format(name=self.seats[row.own.offender]))
        return " ".join(told)

    def csv_own(self, row: HandRow) -> tuple[str | int, ...]:
        if row.bidder is None:
            return super().csv_own(row)
        bid = int(row.own.bid) if row.own.bid.isdigit() else self.word(row)
        return self.seats[row.bidder], bid, self.contract(row)


def rules_told(
    rules: Any,
    presets: Mapping[str, Any],
    preset_name: Callable[[str], str],
    rules_line: Callable[[Any], str],
) -> str:
    """The house rules in a line, after the name of the preset that they are, if any."""
    named = (preset_name(key) for key, preset in presets.items() if preset == rules)
    name = next(named, tr("House rules of your own"))
    return tr("{name}: {rules}").format(name=name, rules=rules_line(rules))


def goals_in_marks(marks: int) -> Goals:
    """What wins a game to so many marks."""
    told = (
        tr("First to {target} marks wins the game").format(target=marks),
        ngettext("to {n} mark", "to {n} marks", marks).format(n=marks),
        ngettext("A game to {n} mark", "A game to {n} marks", marks).format(n=marks),
    )
    return Goals(*told)
