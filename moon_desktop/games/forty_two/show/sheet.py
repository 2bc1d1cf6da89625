"""What is written down of Texas 42: marks as strokes that spell ALL, or points; its hands told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.games.dominoes.show.account import AuctionSheets, HandTold
from moon_desktop.games.dominoes.show.sheet import AuctionSheet
from moon_desktop.games.forty_two.contract import ALL, LOW_CALLS, SPECIALS, count_of
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import FortyTwo
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.forty_two.show.wording import WORDING
from moon_desktop.games.views.hand import HeldShown
from moon_desktop.games.views.sheet import Goals, HandRow
from moon_desktop.games.views.table import Camp
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_WORD: Final = 7
"""Strokes that spell ALL."""
_DASH: Final = "–"


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
        words = tr("Seven marks spell ALL and win the game"), tr("seven spell ALL")
        return Goals(*words, tr("Seven spell ALL"))

    # --- a hand ---------------------------------------------------------------------------

    def asterisks_at(self, row: HandRow) -> int:
        return int(row.result == "set")

    def counted(self, row: HandRow, side: int) -> str:
        """Nothing in nel-o, where no count is taken (T6.2)."""
        if not row.scored or row.own.trump in LOW_CALLS:
            return ""
        return str(row.own.counted[side])

    def standing(self, row: HandRow, side: int, *, voice: bool) -> str:
        if not self.in_marks:
            return super().standing(row, side, voice=voice)
        text = self.counted_text(side, self.counted(row, side))
        if won := row.points[side]:
            words = ngettext("{name} won {n} mark.", "{name} won {n} marks.", won)
            text = " ".join(filter(None, (text, words.format(name=self.sides[side], n=won))))
        return " ".join(filter(None, (text, self.won_text(side, row.scores[side]))))

    def won_text(self, side: int, total: int) -> str:
        target = self.rules.target
        text = ngettext("{name}: {won} of {n} mark.", "{name}: {won} of {n} marks.", target)
        return text.format(name=self.sides[side], won=total, n=target)


class FortyTwoHand(HandTold[Deal, HandOver]):
    """A finished hand of Texas 42."""

    sheet: FortyTwoSheet
    all_ = ALL

    @property
    def nel_o(self) -> bool:
        """Whether no trick was to be taken, so that no count was."""
        return self.account.contract is not None and self.account.contract.low

    def worth_head(self) -> str:
        return "" if self.nel_o else tr("Count")

    def contract(self) -> str:
        """With who called, after plunge and splash (T5.1)."""
        played, wording = self.account.contract, self.sheet.wording
        if played is None or played.bid not in SPECIALS:
            return super().contract()
        caller = tr("{name} named trump and led.").format(name=self.seats[played.leader])
        text = wording.bid_text(self.seats[played.bidder], played.bid)
        return f"{text} {caller} {wording.call_text(played.call or '')}"

    def held(self) -> tuple[HeldShown, ...]:
        """Those of who sat out were laid away."""
        out = None if self.account.contract is None else self.account.contract.out
        return tuple(
            HeldShown(name, tuple(self.dealt(tile, away=seat == out) for tile in hand))
            for seat, (name, hand) in enumerate(
                zip(self.seats, self.account.deal.hands, strict=True)
            )
        )

    def play(self, one: Play, *, leads: bool) -> str:
        return self.sheet.wording.played(one, self.seats, leads=leads, low=self.nel_o)

    def took(self, plays: Sequence[Play], name: str) -> str:
        """With what it counts."""
        if self.nel_o:
            return super().took(plays, name)
        text = tr("{name} took it: it counts {count}.")
        return text.format(name=name, count=count_of(plays))

    def counts(self, plays: Sequence[Play]) -> int:
        return count_of(plays)

    def worth(self, plays: Sequence[Play]) -> str:
        return "" if self.nel_o else str(count_of(plays))

    def reasons(self) -> Sequence[str]:
        account, played, sentences = self.account, self.account.contract, list[str]()
        if played is None:
            return sentences
        if played.out is not None:
            sentences.append(tr("{name} sat out.").format(name=self.seats[played.out]))
        if account.offence is not None:
            sentences.append(self.ended_by_offence)
        elif played.low and account.ended.result == "set":
            sentences.append(tr("The bidder took a trick, which sets nel-o at once."))
        elif self.left:
            words = ngettext(
                "The bid was decided, so the last trick was not played.",
                "The bid was decided, so the last {tricks} tricks were not played.",
                self.left,
            )
            sentences.append(words.format(tricks=self.left))
        return sentences

    def columns(self) -> tuple[str, ...]:
        return tr("Count"), tr("Marks") if self.sheet.in_marks else tr("Points")

    def counted(self) -> tuple[str, ...]:
        return tuple(self._count(side) or _DASH for side in range(self.sheet.table.sides))

    def besides(self, side: int) -> str:
        return "" if self.sheet.in_marks else self.sheet.counted_text(side, self._count(side))

    def _count(self, side: int) -> str:
        """What a side counted; empty where that is no matter."""
        return "" if self.nel_o else str(self.account.ended.counted[side])

    # --- on the card ------------------------------------------------------------------------

    def broken(self) -> str:
        """In nel-o (T6.4)."""
        bidder, words = self.account.played_for.bidder, tr("Trick {number} fell to {name}.")
        if bidder == self.you:
            words = tr("Trick {number} fell to you.")
        return words.format(name=self.seats[bidder], number=len(self.account.tricks))


class FortyTwoSheets(AuctionSheets[FortyTwoRules, Deal, HandOver]):
    """What is written down of Texas 42."""

    kind = FortyTwoSheet
    hand = FortyTwoHand

    def start(self, rules: FortyTwoRules) -> FortyTwo:
        return FortyTwo.start(rules)
