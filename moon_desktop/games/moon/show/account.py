"""A finished hand told in words: how it was bid, exchanged, played and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from moon_desktop.engine.entries import Entry, Play
from moon_desktop.games.auction.account import Account
from moon_desktop.games.dominoes.show import account as auction
from moon_desktop.games.dominoes.show.account import AuctionSheets, HandTold, dealt
from moon_desktop.games.dominoes.show.sheet import AuctionSheet
from moon_desktop.games.dominoes.show.wording import suit_name, tile_name
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import results
from moon_desktop.games.moon.show.sheet import MoonSheet
from moon_desktop.games.views.result import Result
from moon_desktop.games.views.sheet import HeldShown
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.names import within

_SUITS_LED: Final = (
    N_("Blanks were led."),
    N_("Ones were led."),
    N_("Twos were led."),
    N_("Threes were led."),
    N_("Fours were led."),
    N_("Fives were led."),
    N_("Sixes were led."),
    N_("Doubles were led."),
)


class MoonHand(HandTold[Deal, HandOver]):
    """A finished hand of Moon."""

    def notes(self) -> tuple[str, ...]:
        """What the dice showed (M3.9)."""
        if self.account.deal.dice is None:
            return ()
        one, two = self.account.deal.dice
        return (tr("The dice showed {one} and {two}.").format(one=one, two=two),)

    def exchange(self) -> str:
        """The widow and what became of it (M3.1); empty where there was none."""
        account = self.account
        if account.deal.widow is None:
            return ""
        told = tr("The widow was the {tile}.")
        name = discard = ""
        if account.discard is not None:
            bidder = self.seats[account.played_for.bidder]
            name, discard = within(bidder), tile_name(account.discard)
            if account.discard == account.deal.widow:
                told = tr("The widow was the {tile}, and {name} laid it away.")
            else:
                told = tr(
                    "The widow was the {tile}; {name} took it in and laid away the {discard}."
                )
        return told.format(tile=tile_name(account.deal.widow), name=name, discard=discard)

    def held(self) -> tuple[HeldShown, ...]:
        """With the widow behind the bidder's, and the discard marked."""
        account, widow = self.account, self.account.deal.widow
        rows = []
        for seat, hand in enumerate(account.deal.hands):
            mine = account.contract is not None and seat == account.contract.bidder
            tiles = tuple(dealt(tile, mine and tile == account.discard) for tile in hand)
            if mine and widow is not None and account.discard is not None:
                apart = dealt(widow, widow == account.discard)
                rows.append(HeldShown(self.seats[seat], tiles, apart, tr("widow")))
            else:
                rows.append(HeldShown(self.seats[seat], tiles))
        if widow is not None and account.discard is None:
            # Nobody took it in.
            rows.append(HeldShown(tr("widow"), (dealt(widow),), nobody=True))
        return tuple(rows)

    def play(self, one: Play, *, leads: bool) -> str:
        return play(one, self.seats, leads=leads)

    def word(self, one: Play) -> str:
        return "" if one.suit is None else suit_name(int(one.suit))

    def reasons(self) -> Sequence[str]:
        account, told = self.account, list(filter(None, (self._stopped(),)))
        if account.offence is not None:
            told.append(self.ended_by_offence())
        taken = sum(account.ended.hickeys)
        if self.sheet.asterisk and account.contract is not None and taken:
            line = ngettext("{name}: {n} hickey.", "{name}: {n} hickeys.", taken)
            side = self.sheet.sides[self.sheet.table.side(account.contract.bidder)]
            told.append(line.format(name=side, n=taken))
        return told

    def _stopped(self) -> str:
        """Why not all tricks were played (M4.7); empty where they were, or a renege ended it."""
        account = self.account
        left = TRICKS - len(account.tricks)
        if account.contract is None or account.offence is not None or not left:
            return ""
        if account.contract.low:
            return tr("The bidder took a trick, which sets a shoot under at once.")
        return ngettext(
            "The bid could no longer be made, so the last trick was not played.",
            "The bid could no longer be made, so the last {tricks} tricks were not played.",
            left,
        ).format(tricks=left)


class MoonSheets(AuctionSheets[MoonRules, Deal, HandOver]):
    """What is written down of Moon."""

    kind = MoonSheet

    def start(self, rules: MoonRules) -> Any:
        return start(rules)

    def hand(self, sheet: AuctionSheet, account: Account[Deal, HandOver]) -> MoonHand:
        return MoonHand(sheet, account)

    def result(
        self, sight: Any, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        return results.result(sight, names, entries, you)


def play(done: Play, seats: Sequence[str], *, leads: bool) -> str:
    """One play of a trick."""
    told = auction.play(done, seats, leads=leads)
    return told if done.suit is None else f"{told} {tr(_SUITS_LED[int(done.suit)])}"
