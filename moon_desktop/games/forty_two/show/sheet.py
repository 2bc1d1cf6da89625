"""The score sheet of Texas 42: marks as strokes that spell ALL, or two columns of points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.bids import ladder, marks
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.rules import PRESETS, FortyTwoRules
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.show.house_rules import preset_name, rules_line
from moon_desktop.games.plain.bought_hands import trump_told
from moon_desktop.games.plain.bought_sheet import BoughtSheet, goals_in_marks, rules_told
from moon_desktop.games.shown.sheet import Goals, HandRow
from moon_desktop.games.shown.table import Camp
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_WORD: Final = 7
"""Strokes that spell ALL."""


@dataclass(frozen=True)
class FortyTwoSheet(BoughtSheet):
    """The sheet of a match of Texas 42."""

    def after(self, entry: Entry) -> Self:
        match entry:
            case NameTrump():
                return self.own(trump=entry.trump)
            case HandOver():
                ended = self.own(counted=entry.counted, offender=entry.offender)
                return super(FortyTwoSheet, ended).after(entry)
            case _:
                return super().after(entry)

    def auction_of(self, first: int) -> Auction:
        return Auction(ladder(self.rules), self.table, first)

    # --- what it says -----------------------------------------------------------------------

    asterisks_held = False
    csv_dealer = N_("Shaker")
    csv_counted = N_("{name}: count")

    # --- how it is ruled ------------------------------------------------------------------

    @property
    def _in_marks(self) -> bool:
        return isinstance(self.rules, FortyTwoRules) and self.rules.scoring == "marks"

    @property
    def asterisk(self) -> str:
        return pgettext("what an asterisk means", "bid set")

    @property
    def stroke(self) -> str:
        return tr("a mark won") if self._in_marks else ""

    @property
    def camps(self) -> tuple[Camp, ...]:
        return tuple(talk.camp(self.viewer, seat) for seat in range(self.table.sides))

    @property
    def heads(self) -> tuple[tuple[str, ...], ...]:
        if not self._in_marks:
            return super().heads
        # Their names stand over their strokes.
        words = {"ours": pgettext("a side", "We"), "theirs": pgettext("a side", "They")}
        return tuple((words[camp],) for camp in self.camps)

    @property
    def title(self) -> str:
        return pgettext("title of the pad", "Marks") if self._in_marks else super().title

    @property
    def rules_told(self) -> str:
        return rules_told(self.rules, PRESETS, preset_name, rules_line)

    @property
    def goals(self) -> Goals:
        if not self._in_marks:
            return super().goals
        if self.rules.target != _WORD:
            return goals_in_marks(self.rules.target)
        told = tr("Seven marks spell ALL and win the game"), tr("seven spell ALL")
        return Goals(*told, tr("Seven spell ALL"))

    # --- a hand ---------------------------------------------------------------------------

    def asterisks_at(self, row: HandRow) -> int:
        return int(row.result == "set")

    def word(self, row: HandRow) -> str:
        if row.own.bid is None:
            return ""
        return tr(_BRIEF[row.own.bid]) if row.own.bid in _BRIEF else talk.bid(row.own.bid)

    def contract(self, row: HandRow) -> str:
        if row.result == "passed":
            return tr("All passed")
        call = row.own.trump
        if call is None:
            return ""
        return tr(_BRIEF[call]) if call in _BRIEF else talk.call(call)

    def counted(self, row: HandRow, side: int) -> str:
        """Nothing in nel-o, where no count is taken (T6.2)."""
        if not row.scored or talk.is_nel_o(row.own.trump):
            return ""
        return str(row.own.counted[side])

    def bid_told(self, row: HandRow) -> str:
        assert row.bidder is not None
        told = bid_told(self.seats[row.bidder], row.own.bid)
        return told if row.own.trump is None else f"{told} {call_told(row.own.trump)}"

    def result_told(self, row: HandRow) -> str:
        assert row.result is not None
        return result_told(row.result)

    def standing(self, row: HandRow, side: int, *, voice: bool) -> str:
        if not self._in_marks:
            return super().standing(row, side, voice=voice)
        name, count, won = self.sides[side], self.counted(row, side), row.points[side]
        return " ".join([*won_told(name, count, won), self.won_told(side, row.scores[side])])

    def won_told(self, side: int, total: int) -> str:
        return marks_told(self.sides[side], total, self.terms.target)


_BRIEF: Final = {
    "plunge": N_("plunge"),
    "splash": N_("splash"),
    "nel-o:high": N_("Nel-o, high"),
    "nel-o:low": N_("Nel-o, low"),
    "nel-o:own": N_("Nel-o, apart"),
}
"""Bids and calls in fewer words, for the narrow columns of the pad."""
_CALLED: Final = {
    "sevens": N_("Sevens are trump."),
    "nel-o:high": N_("It is nel-o, doubles high."),
    "nel-o:low": N_("It is nel-o, doubles low."),
    "nel-o:own": N_("It is nel-o, doubles a suit of their own."),
}
_SPECIAL: Final = {
    "plunge": N_("{name} bid plunge, for three marks."),
    "splash": N_("{name} bid splash, for two marks."),
}


def bid_told(name: str, bid: str) -> str:
    """Who bid what, in a sentence."""
    if bid in _SPECIAL:
        return tr(_SPECIAL[bid]).format(name=name)
    staked = marks(bid)
    if not staked:
        return tr("{name} bid {bid}.").format(name=name, bid=bid)
    told = ngettext("{name} bid {n} mark.", "{name} bid {n} marks.", staked)
    return told.format(name=name, n=staked)


def call_told(call: str) -> str:
    """What is trump, or that it is nel-o, in a sentence."""
    return tr(_CALLED[call]) if call in _CALLED else trump_told(call)


def result_told(result: str) -> str:
    """How a bid ended."""
    return tr("The bid was made.") if result == "made" else tr("The bid was set.")


def won_told(name: str, count: str, won: int) -> list[str]:
    """What a side counted in a hand, if anything, and the marks that it won."""
    told = [tr("{name} counted {count}.").format(name=name, count=count)] if count else []
    if won:
        words = ngettext("{name} won {n} mark.", "{name} won {n} marks.", won)
        told.append(words.format(name=name, n=won))
    return told


def marks_told(name: str, won: int, target: int) -> str:
    """How far a side has come, in a sentence."""
    told = ngettext("{name}: {won} of {n} mark.", "{name}: {won} of {n} marks.", target)
    return told.format(name=name, won=won, n=target)


sheet: Final = FortyTwoSheet.opened
