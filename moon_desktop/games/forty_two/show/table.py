"""How a match of Texas 42 is shown on the table, and how an entry moves it."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Entry
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.show.table import AuctionTable
from moon_desktop.games.dominoes.show.tiles import arranged, took_told
from moon_desktop.games.forty_two.contract import COUNTERS, count_of
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.show import plates
from moon_desktop.games.forty_two.show.layout import layout
from moon_desktop.games.forty_two.show.wording import WORDING
from moon_desktop.games.views.table import Face, Key, Layout, Motion, Telling, hidden
from moon_desktop.words.language import pgettext


class FortyTwoTable(AuctionTable[FortyTwoSight]):
    """The table of Texas 42."""

    def face(self, piece: Piece | None) -> Face:
        """With what it counts (T2.1)."""
        return super().face(piece)._replace(worth=str(COUNTERS.get(piece or "", "")))

    def layout(self, sight: FortyTwoSight) -> Layout:
        return layout(super().layout(sight), sight)

    def telling(self, sight: FortyTwoSight, names: Sequence[str], you: int | None) -> Telling:
        return plates.telling(sight, names, you)

    def prompt(self, sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
        return plates.prompt(sight, names, you)

    def motion(self, before: FortyTwoSight, entry: Entry, after: FortyTwoSight) -> Motion:
        moved = super().motion(before, entry, after)
        # Whoever else names trump is waited for (T5.1).
        named = before.phase == "bid" and after.phase == "trump"
        return moved._replace(line="then") if named else moved

    def moved(self, before: FortyTwoSight, entry: Entry, after: FortyTwoSight) -> Motion:
        match entry:
            case Bid():
                # The bids are spoken of no longer than they are there.
                told = after.phase != "bid"
                return Motion("say", entry.seat, words=WORDING.bid(entry.bid), told=told)
            case NameTrump():
                away: dict[Key, Key] = {}
                if after.out == after.seat:
                    # The viewer's own tiles are turned down as they are laid away (T6.2).
                    hand = arranged(before.held, None)
                    away = {hidden(after.seat, place): tile for place, tile in enumerate(hand)}
                return Motion(
                    "say",
                    entry.seat,
                    words=WORDING.call(entry.trump),
                    renamed=away,
                    pace="settle" if after.out is None else "lay",
                    told=True,
                )
            case _:
                return super().moved(before, entry, after)

    def took_told(self, before: FortyTwoSight, done: Trick) -> tuple[str, str]:
        """With what it counts."""
        contract = before.contract
        if contract.low:
            return took_told(contract.suits, done, has_to=done.taker == contract.bidder)
        return took_told(contract.suits, done, _counted(count_of(done.plays)))


def _counted(count: int) -> str:
    """What a trick with counters counts, as a word (T2.1)."""
    return {
        6: pgettext("count of a trick", "six"),
        11: pgettext("count of a trick", "eleven"),
        16: pgettext("count of a trick", "sixteen"),
        21: pgettext("count of a trick", "twenty-one"),
        26: pgettext("count of a trick", "twenty-six"),
        31: pgettext("count of a trick", "thirty-one"),
    }.get(count, "")
