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
from moon_desktop.games.shown.sheet import GameRow, HandRow, Sheet
from moon_desktop.words import names
from moon_desktop.words import score as words
from moon_desktop.words.language import tr
from moon_desktop.words.names import within


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

    # --- how it is ruled ------------------------------------------------------------------

    @property
    def asterisk(self) -> str:
        return tr("hickey, a set bid") if self.rules.hickeys else ""

    @property
    def circle(self) -> str:
        return in_the_hole() if self.rules.scoring == "points" else ""

    @property
    def circle_told(self) -> str:
        return tr("in the hole, below zero") if self.circle else ""

    @property
    def pieces(self) -> str:
        return tr("tiles")

    @property
    def invitation(self) -> str:
        return tr("Choose a hand to see how it was bid and played.")

    @property
    def rules_told(self) -> str:
        """The house rules in a line, after the name of the preset that they are, if any."""
        named = (preset_name(key) for key, preset in PRESETS.items() if preset == self.rules)
        name = next(named, tr("House rules of your own"))
        return tr("{name}: {rules}").format(name=name, rules=rules_line(self.rules))

    @property
    def goal_told(self) -> str:
        if self.rules.scoring != "marks":
            return super().goal_told
        return tr("First to {target} marks wins the game").format(target=self.rules.target)

    def _to(self) -> str:
        if self.rules.scoring != "marks":
            return super()._to()
        return tr("to {target} marks").format(target=self.rules.target)

    # --- a hand ---------------------------------------------------------------------------

    def asterisks_for(self, hand: HandEnd) -> tuple[int, ...]:
        assert isinstance(hand, HandOver)
        return hand.hickeys

    def asterisks_told(self, count: int) -> str:
        return hickeys(count)

    def scores_in(self, hand: HandEnd) -> bool:
        return hand.result != "passed"

    def word(self, row: HandRow) -> str:
        return "" if row.own.bid is None else words.bid(row.own.bid)

    def contract(self, row: HandRow) -> str:
        if row.result == "passed":
            return all_passed()
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
        bid = bid_told(self.seats[row.bidder], row.own.bid, row.own.trump)
        if not row.finished:
            return tr("Hand {hand}, in play. {told}.").format(hand=row.number, told=bid)
        ending = words.ended(row.result)
        if self.asterisks_at(row):
            ending = f"{ending}, {hickeys(self.asterisks_at(row))}"
        told = tr("Hand {hand}. {told}: {ending}.")
        told = told.format(hand=row.number, told=bid, ending=ending)
        if row.own.offender is None:
            return told
        return f"{told} {tr('{name} reneged.').format(name=self.seats[row.own.offender])}"

    # --- a game ---------------------------------------------------------------------------

    def marks(self, row: GameRow, side: int, *, voice: bool) -> str:
        """How a side's marks for a game came about (M6.2); the row's own words where a game is
        worth no marks."""
        if self.terms.kind not in ("marks", "timed"):
            return super().marks(row, side, voice=voice)
        winner = self.sides[row.winner]
        if self.rules.game_marks == "winner-only":
            told = tr("{winner} got one mark for the game.").format(winner=winner)
            return told if side == row.winner else tr("Nobody pays: {told}").format(told=told)
        if side != row.winner:
            return _paid(self.sides[side], winner, -row.marks[side])
        paid = [(self.sides[s], -mark) for s, mark in enumerate(row.marks) if s != side]
        return _got(winner, paid, row.asterisks[side] if self.asterisk else 0)

    # --- for a spreadsheet ----------------------------------------------------------------

    @property
    def csv_own_heads(self) -> tuple[str, ...]:
        return tr("Bidder"), tr("Bid"), tr("Trump")

    @property
    def csv_asterisks(self) -> str:
        return tr("hickeys")

    def csv_own(self, row: HandRow) -> tuple[str | int, ...]:
        if row.bidder is None:
            return super().csv_own(row)
        bid = int(row.own.bid) if row.own.bid.isdigit() else self.word(row)
        return self.seats[row.bidder], bid, self.contract(row)


def all_passed() -> str:
    return tr("All passed")


def bid_told(name: str, bid: str, trump: str | None) -> str:
    """Who bid what at which trump, without a full stop."""
    said = tr("{name} bid {bid}") if bid.isdigit() else tr("{name}: {bid}")
    told = said.format(name=name, bid=names.bid(bid))
    named = words.contract(bid, trump)
    return f"{told}, {named.lower()}" if named else told


def in_the_hole() -> str:
    return tr("in the hole")


def hickeys(count: int) -> str:
    return tr("1 hickey") if count == 1 else tr("{n} hickeys").format(n=count)


def _paid(loser: str, winner: str, mark: int) -> str:
    """How a loser came to owe ``mark`` marks for a game: one, and one for each hickey (M6.2)."""
    paid = tr("{loser} paid {winner} {mark}").format(loser=loser, winner=within(winner), mark=mark)
    if mark == 1:
        return tr("{paid}: one mark for the game.").format(paid=paid)
    if mark == 2:
        return tr("{paid}: one for the game and one for a hickey.").format(paid=paid)
    counted = (tr("two"), tr("three"), tr("four"))
    number = counted[mark - 3] if mark - 3 < len(counted) else str(mark - 1)
    return tr("{paid}: one for the game and {number} for hickeys.").format(paid=paid, number=number)


def _got(winner: str, paid: Sequence[tuple[str, int]], own_hickeys: int) -> str:
    """What the winner of a game got of whom; ``own_hickeys``: its own, 0 where none count."""
    whole = sum(mark for _, mark in paid)
    listed = [tr("{mark} from {name}").format(mark=mark, name=within(name)) for name, mark in paid]
    told = tr("{winner} got {whole}: {listed}.").format(
        winner=winner, whole=whole, listed=names.listing(listed)
    )
    if own_hickeys:
        told += " " + tr("A winner’s own hickeys do not count.")
    return told


sheet: Final = MoonSheet.opened
