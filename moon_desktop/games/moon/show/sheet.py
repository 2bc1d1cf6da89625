"""Moon's score sheet: bids and trumps, hickeys as asterisks, and totals in the hole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Bid, Entry, HandEnd
from moon_desktop.games.moon.contract import ladder
from moon_desktop.games.moon.entries import Deal, HandOver, NameTrump
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show.house_rules import preset_name
from moon_desktop.games.moon.show.rule_sets import rules_line
from moon_desktop.games.shown.sheet import GameRow, Goals, HandRow, Sheet
from moon_desktop.words import score as words
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.names import within

HELPED: Final = N_(
    "Something was taken back in this hand, or a hint or tiles shown: it does not count in"
    " the statistics of strength."
)
"""What the turn-back arrow by a hand means."""


class Bought(NamedTuple):
    """What Moon keeps of a hand: its ``bid``, known once the auction is over; its ``trump``, once
    that is named; and who reneged."""

    bid: str | None = None
    trump: str | None = None
    offender: int | None = None


@dataclass(frozen=True)
class MoonSheet(Sheet):
    """The sheet of a match of Moon; ``auction``: the one under way, if any."""

    auction: Auction | None = None

    def after(self, entry: Entry) -> Self:
        match entry:
            case Deal():
                opened = super().after(entry)
                first = self.table.left_of(entry.dealer)
                auction = Auction(ladder(self.rules), self.table, first)
                opened = opened.with_hand(opened.hand._replace(own=Bought()))
                return replace(opened, auction=auction)
            case Bid():
                return self._bid(entry)
            case NameTrump():
                return self._own(trump=self.rules.meant(entry.trump))
            case HandOver():
                return super(MoonSheet, self._own(offender=entry.offender)).after(entry)
            case _:
                return super().after(entry)

    def _own(self, **more: object) -> Self:
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

    circle_told = N_("in the hole, below zero")
    invitation = N_("Choose a hand to see how it was bid and played.")
    helped_told = HELPED
    click_told = N_("Click to see its tiles.")
    still_in_play = N_("Hand {hand} is still in play: its tiles are shown when it is over.")
    csv_own_heads = (N_("Bidder"), N_("Bid"), N_("Trump"))
    csv_asterisks = N_("{name}: hickeys")

    # --- how it is ruled ------------------------------------------------------------------

    @property
    def asterisk(self) -> str:
        return tr("hickey, a set bid") if self.rules.hickeys else ""

    @property
    def circle(self) -> str:
        return tr("in the hole") if self.rules.scoring == "points" else ""

    @property
    def rules_told(self) -> str:
        """The house rules in a line, after the name of the preset that they are, if any."""
        named = (preset_name(key) for key, preset in PRESETS.items() if preset == self.rules)
        name = next(named, tr("House rules of your own"))
        return tr("{name}: {rules}").format(name=name, rules=rules_line(self.rules))

    @property
    def goals(self) -> Goals:
        if self.rules.scoring != "marks":
            return super().goals
        marks = self.rules.target
        told = (
            tr("First to {target} marks wins the game").format(target=marks),
            ngettext("to {n} mark", "to {n} marks", marks).format(n=marks),
            ngettext("A game to {n} mark", "A game to {n} marks", marks).format(n=marks),
        )
        return Goals(*told)

    # --- a hand ---------------------------------------------------------------------------

    def asterisks_for(self, hand: HandEnd) -> tuple[int, ...]:
        assert isinstance(hand, HandOver)
        return hand.hickeys

    def asterisks_told(self, name: str, count: int) -> str:
        told = ngettext("{name}, {n} hickey", "{name}, {n} hickeys", count)
        return told.format(name=name, n=count)

    def scores_in(self, hand: HandEnd) -> bool:
        return hand.result != "passed"

    def word(self, row: HandRow) -> str:
        return "" if row.own.bid is None else words.bid(row.own.bid)

    def contract(self, row: HandRow) -> str:
        if row.result == "passed":
            return tr("All passed")
        return words.contract(row.own.bid, row.own.trump)

    def status(self, row: HandRow) -> str | None:
        if row.bidder is None and not row.finished:
            return tr("bidding")
        return super().status(row)

    def opening(self, row: HandRow) -> str:
        """Who bid what, how it ended, and who reneged (M4.8)."""
        if row.result == "passed":
            return tr("Hand {hand}. All passed.").format(hand=row.number)
        if row.bidder is None:
            return tr("Hand {hand}, bidding.").format(hand=row.number)
        told = [super().opening(row)]
        told.append(bid_told(self.seats[row.bidder], row.own.bid, row.own.trump))
        if row.result is not None:
            told.append(result_told(row.result, self.asterisks_at(row)))
        if row.own.offender is not None:
            told.append(tr("{name} reneged.").format(name=self.seats[row.own.offender]))
        return " ".join(told)

    # --- a game ---------------------------------------------------------------------------

    def marks(self, row: GameRow, side: int, *, voice: bool) -> str:
        """How a side's marks for a game came about (M6.2); the row's own words where a game is
        worth no marks."""
        if self.terms.kind not in ("marks", "timed"):
            return super().marks(row, side, voice=voice)
        winner = self.sides[row.winner]
        if self.rules.game_marks == "winner-only":
            told = tr("{winner} got one mark for the game.")
            if side != row.winner:
                told = tr("Nobody pays: {winner} got one mark for the game.")
            return told.format(winner=winner)
        if side != row.winner:
            return _paid(self.sides[side], winner, -row.marks[side])
        paid = [(self.sides[s], -mark) for s, mark in enumerate(row.marks) if s != side]
        return _got(winner, paid, row.asterisks[side] if self.asterisk else 0)

    # --- for a spreadsheet ----------------------------------------------------------------

    def csv_own(self, row: HandRow) -> tuple[str | int, ...]:
        if row.bidder is None:
            return super().csv_own(row)
        bid = int(row.own.bid) if row.own.bid.isdigit() else self.word(row)
        return self.seats[row.bidder], bid, self.contract(row)


_BIDS: Final = {
    "over": N_("{name} bid shoot over."),
    "under": N_("{name} bid shoot under."),
    "double": N_("{name} bid double shoot."),
    "triple": N_("{name} bid triple shoot."),
}
_TRUMPS: Final = {
    "0": N_("Blanks are trump."),
    "1": N_("Ones are trump."),
    "2": N_("Twos are trump."),
    "3": N_("Threes are trump."),
    "4": N_("Fours are trump."),
    "5": N_("Fives are trump."),
    "6": N_("Sixes are trump."),
    "doubles": N_("Doubles are trump."),
    "none": N_("It is follow me."),
}


def bid_told(name: str, bid: str, trump: str | None = None) -> str:
    """Who bid what at which trump, once that is named, in sentences."""
    told = [tr(_BIDS.get(bid, N_("{name} bid {bid}."))).format(name=name, bid=bid)]
    if trump is not None:
        told.append(tr("Doubles are low.") if bid == "under" else tr(_TRUMPS[trump]))
    return " ".join(told)


def result_told(result: str, hickeys: int = 0) -> str:
    """How a bid ended, and with how many hickeys."""
    if result == "made":
        return tr("The bid was made.")
    if not hickeys:
        return tr("The bid was set.")
    told = ngettext("The bid was set: {n} hickey.", "The bid was set: {n} hickeys.", hickeys)
    return told.format(n=hickeys)


def _paid(loser: str, winner: str, mark: int) -> str:
    """How a loser came to owe ``mark`` marks for a game: one, and one for each hickey (M6.2)."""
    told = tr("{loser} paid {winner} {mark}: one mark for the game.")
    if mark > 1:
        told = ngettext(
            "{loser} paid {winner} {mark}: one for the game and one for a hickey.",
            "{loser} paid {winner} {mark}: one for the game and {n} for hickeys.",
            mark - 1,
        )
    return told.format(loser=loser, winner=within(winner), mark=mark, n=mark - 1)


def _got(winner: str, paid: Sequence[tuple[str, int]], own_hickeys: int) -> str:
    """What the winner of a game got of whom; ``own_hickeys``: its own, 0 where none count."""
    told = [tr("{winner} got {mark}.").format(winner=winner, mark=sum(mark for _, mark in paid))]
    told += [tr("{name} paid {mark}.").format(name=name, mark=mark) for name, mark in paid]
    if own_hickeys:
        told.append(tr("A winner’s own hickeys do not count."))
    return " ".join(told)


sheet: Final = MoonSheet.opened
