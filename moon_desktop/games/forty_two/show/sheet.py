"""The score sheet of Texas 42: marks as strokes that spell ALL, or two columns of points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moon_desktop.games.dominoes.show.sheet import AuctionSheet
from moon_desktop.games.forty_two.show.wording import WORDING, is_nel_o
from moon_desktop.games.views.sheet import Goals, HandRow
from moon_desktop.games.views.table import Camp
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_WORD: Final = 7
"""Strokes that spell ALL."""


@dataclass(frozen=True)
class FortyTwoSheet(AuctionSheet):
    """The sheet of a match of Texas 42."""

    wording = WORDING

    # --- what it says -----------------------------------------------------------------------

    asterisks_held = False
    csv_dealer = N_("Shaker")
    csv_counted = N_("{name}: count")

    # --- how it is ruled ------------------------------------------------------------------

    @property
    def asterisk(self) -> str:
        return pgettext("what an asterisk means", "bid set")

    @property
    def stroke(self) -> str:
        return tr("a mark won") if self.in_marks else ""

    @property
    def camps(self) -> tuple[Camp, ...]:
        return tuple(WORDING.camp(self.viewer, seat) for seat in range(self.table.sides))

    @property
    def heads(self) -> tuple[tuple[str, ...], ...]:
        if not self.in_marks:
            return super().heads
        # Their names stand over their strokes.
        words = {"ours": pgettext("a side", "We"), "theirs": pgettext("a side", "They")}
        return tuple((words[camp],) for camp in self.camps)

    @property
    def title(self) -> str:
        return pgettext("title of the pad", "Marks") if self.in_marks else super().title

    @property
    def goals(self) -> Goals:
        if not self.in_marks or self.rules.target != _WORD:
            return super().goals
        told = tr("Seven marks spell ALL and win the game"), tr("seven spell ALL")
        return Goals(*told, tr("Seven spell ALL"))

    # --- a hand ---------------------------------------------------------------------------

    def asterisks_at(self, row: HandRow) -> int:
        return int(row.result == "set")

    def counted(self, row: HandRow, side: int) -> str:
        """Nothing in nel-o, where no count is taken (T6.2)."""
        if not row.scored or is_nel_o(row.own.trump):
            return ""
        return str(row.own.counted[side])

    def standing(self, row: HandRow, side: int, *, voice: bool) -> str:
        if not self.in_marks:
            return super().standing(row, side, voice=voice)
        told = self.counted_told(side, self.counted(row, side))
        if won := row.points[side]:
            words = ngettext("{name} won {n} mark.", "{name} won {n} marks.", won)
            told = " ".join(filter(None, (told, words.format(name=self.sides[side], n=won))))
        return " ".join(filter(None, (told, self.won_told(side, row.scores[side]))))

    def counted_told(self, side: int, count: str) -> str:
        """What a side counted in a hand, in a sentence; empty where that is no matter."""
        if not count:
            return ""
        return tr("{name} counted {count}.").format(name=self.sides[side], count=count)

    def won_told(self, side: int, total: int) -> str:
        target = self.rules.target
        told = ngettext("{name}: {won} of {n} mark.", "{name}: {won} of {n} marks.", target)
        return told.format(name=self.sides[side], won=total, n=target)
