"""Moon's score sheet: bids and trumps, hickeys as asterisks, and totals in the hole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Entry, HandEnd
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.moon.contract import ladder
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show.house_rules import preset_name
from moon_desktop.games.moon.show.rule_sets import rules_line
from moon_desktop.games.plain.bought_hands import trump_told
from moon_desktop.games.plain.bought_sheet import BoughtSheet, goals_in_marks, rules_told
from moon_desktop.games.shown.sheet import GameRow, Goals, HandRow
from moon_desktop.words import score as words
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.names import within


@dataclass(frozen=True)
class MoonSheet(BoughtSheet):
    """The sheet of a match of Moon."""

    def after(self, entry: Entry) -> Self:
        match entry:
            case NameTrump():
                return self.own(trump=self.rules.meant(entry.trump))
            case HandOver():
                return super(MoonSheet, self.own(offender=entry.offender)).after(entry)
            case _:
                return super().after(entry)

    def auction_of(self, first: int) -> Auction:
        return Auction(ladder(self.rules), self.table, first)

    # --- what it says -----------------------------------------------------------------------

    circle_told = N_("in the hole, below zero")
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
        return rules_told(self.rules, PRESETS, preset_name, rules_line)

    @property
    def goals(self) -> Goals:
        if self.rules.scoring != "marks":
            return super().goals
        return goals_in_marks(self.rules.target)

    # --- a hand ---------------------------------------------------------------------------

    def asterisks_for(self, hand: HandEnd) -> tuple[int, ...]:
        assert isinstance(hand, HandOver)
        return hand.hickeys

    def asterisks_told(self, name: str, count: int) -> str:
        told = ngettext("{name}, {n} hickey", "{name}, {n} hickeys", count)
        return told.format(name=name, n=count)

    def word(self, row: HandRow) -> str:
        return "" if row.own.bid is None else words.bid(row.own.bid)

    def contract(self, row: HandRow) -> str:
        if row.result == "passed":
            return tr("All passed")
        return words.contract(row.own.bid, row.own.trump)

    def bid_told(self, row: HandRow) -> str:
        assert row.bidder is not None
        return bid_told(self.seats[row.bidder], row.own.bid, row.own.trump)

    def result_told(self, row: HandRow) -> str:
        assert row.result is not None
        return result_told(row.result, self.asterisks_at(row))

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


_BIDS: Final = {
    "over": N_("{name} bid shoot over."),
    "under": N_("{name} bid shoot under."),
    "double": N_("{name} bid double shoot."),
    "triple": N_("{name} bid triple shoot."),
}


def bid_told(name: str, bid: str, trump: str | None = None) -> str:
    """Who bid what at which trump, once that is named, in sentences."""
    told = [tr(_BIDS.get(bid, N_("{name} bid {bid}."))).format(name=name, bid=bid)]
    if trump is not None:
        told.append(tr("Doubles are low.") if bid == "under" else trump_told(trump))
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
