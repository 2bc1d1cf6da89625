"""A finished hand of Texas 42 told in words: how it was bid, called, played and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from moon_desktop.engine.entries import Entry, Play
from moon_desktop.games.auction.contract import Account
from moon_desktop.games.dominoes.show import account as auction
from moon_desktop.games.dominoes.show.account import AuctionSheets, HandTold, dealt
from moon_desktop.games.dominoes.show.sheet import AuctionSheet
from moon_desktop.games.forty_two.contract import COUNTERS, SPECIALS, TRICKS, count_of
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import start
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.forty_two.show import results
from moon_desktop.games.forty_two.show.sheet import FortyTwoSheet
from moon_desktop.games.views.result import Result
from moon_desktop.games.views.sheet import HeldShown
from moon_desktop.words.language import ngettext, tr

_DASH: Final = "–"


class FortyTwoHand(HandTold[Deal, HandOver]):
    """A finished hand of Texas 42."""

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
        told = wording.bid_told(self.seats[played.bidder], played.bid)
        return f"{told} {caller} {wording.call_told(played.call or '')}"

    def held(self) -> tuple[HeldShown, ...]:
        """Those of who sat out were laid away."""
        out = None if self.account.contract is None else self.account.contract.out
        return tuple(
            HeldShown(name, tuple(dealt(tile, away=seat == out) for tile in hand))
            for seat, (name, hand) in enumerate(
                zip(self.seats, self.account.deal.hands, strict=True)
            )
        )

    def play(self, one: Play, *, leads: bool) -> str:
        return play(one, self.seats, leads=leads, nel_o=self.nel_o)

    def took(self, plays: Sequence[Play], name: str) -> str:
        """With what it counts."""
        if self.nel_o:
            return super().took(plays, name)
        told = tr("{name} took it: it counts {count}.")
        return told.format(name=name, count=count_of(plays))

    def worth(self, plays: Sequence[Play]) -> str:
        return "" if self.nel_o else str(count_of(plays))

    def reasons(self) -> Sequence[str]:
        account, played, told = self.account, self.account.contract, list[str]()
        if played is None:
            return told
        if played.out is not None:
            told.append(tr("{name} sat out.").format(name=self.seats[played.out]))
        left = TRICKS - len(account.tricks)
        if account.offence is not None:
            told.append(self.ended_by_offence())
        elif played.low and account.ended.result == "set":
            told.append(tr("The bidder took a trick, which sets nel-o at once."))
        elif left:
            words = ngettext(
                "The bid was decided, so the last trick was not played.",
                "The bid was decided, so the last {tricks} tricks were not played.",
                left,
            )
            told.append(words.format(tricks=left))
        return told

    def columns(self) -> tuple[str, ...]:
        return tr("Count"), tr("Marks") if self.sheet.in_marks else tr("Points")

    def counted(self) -> tuple[str, ...]:
        return tuple(self._count(side) or _DASH for side in range(self.sheet.table.sides))

    def besides(self, side: int) -> str:
        assert isinstance(self.sheet, FortyTwoSheet)
        return "" if self.sheet.in_marks else self.sheet.counted_told(side, self._count(side))

    def _count(self, side: int) -> str:
        """What a side counted; empty where that is no matter."""
        return "" if self.nel_o else str(self.account.ended.counted[side])


class FortyTwoSheets(AuctionSheets[FortyTwoRules, Deal, HandOver]):
    """What is written down of Texas 42."""

    kind = FortyTwoSheet

    def start(self, rules: FortyTwoRules) -> Any:
        return start(rules)

    def hand(self, sheet: AuctionSheet, account: Account[Deal, HandOver]) -> FortyTwoHand:
        return FortyTwoHand(sheet, account)

    def result(
        self, sight: Any, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        return results.result(sight, names, entries, you)


def play(done: Play, seats: Sequence[str], *, leads: bool, nel_o: bool = False) -> str:
    """One play of a trick, and what its tile counts, which is no matter in ``nel_o``."""
    told = auction.play(done, seats, leads=leads)
    count = COUNTERS.get(done.piece)
    if count is None or nel_o:
        return told
    return f"{told} {tr('It counts {count}.').format(count=count)}"
