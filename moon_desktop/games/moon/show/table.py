"""How a match of Moon is shown on the table, and how an entry moves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from moon_desktop.engine.entries import Bid, Entry, TimeUp
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.dominoes.show.table import AuctionTable
from moon_desktop.games.dominoes.show.tiles import took_told
from moon_desktop.games.moon.contract import SHOOTS, TOPS
from moon_desktop.games.moon.show import plates
from moon_desktop.games.moon.show.layout import layout
from moon_desktop.games.moon.show.wording import WORDING
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.views.table import Key, Layout, Motion, Telling, hidden


class MoonTable(AuctionTable[MoonSight]):
    """The table of Moon."""

    shoots = (*SHOOTS, *TOPS)

    def layout(self, sight: MoonSight) -> Layout:
        return layout(sight)

    def telling(self, sight: MoonSight, names: Sequence[str], you: int | None) -> Telling:
        return plates.telling(sight, names, you)

    def prompt(self, sight: MoonSight, names: Sequence[str], you: int | None) -> str:
        return plates.prompt(sight, names, you)

    def moved(self, before: MoonSight, entry: Entry, after: MoonSight) -> Motion:
        match entry:
            case Bid():
                return Motion(
                    "say",
                    entry.seat,
                    words=WORDING.bid(entry.bid),
                    renamed=_widow_joins(before, after),
                    pace="take",
                    # The bids and the widow are spoken of no longer than they are there.
                    told=after.phase != "bid",
                )
            case Exchange():
                own = entry.seat == before.seat and not before.veiled
                back = hidden(entry.seat, before.counts[entry.seat] - 1)
                return Motion(
                    "move", renamed={"discard": entry.discard if own else back}, pace="lay"
                )
            case NameTrump():
                joins = _widow_joins(before, after)
                pace: Literal["take", "settle"] = "take" if joins else "settle"
                return Motion("move", renamed=joins, pace=pace, hold=True, told=bool(joins))
            case TimeUp() if after.phase == "over":
                # The hand before still lies there to be looked at.
                return Motion("move")
            case _:
                return super().moved(before, entry, after)

    def took_told(self, before: MoonSight, done: Trick) -> tuple[str, str]:
        contract, side = before.contract, before.seats.side
        has_to = contract.low and side(done.taker) == side(contract.bidder)
        return took_told(contract.suits, done, has_to=has_to)


def _widow_joins(before: MoonSight, after: MoonSight) -> dict[Key, Key]:
    """The widow goes into the bidder's hand when the exchange begins (M3.1)."""
    if not (before.widow_down and after.phase == "widow") or after.bidder is None:
        return {}
    if after.widow is not None:
        return {after.widow: "widow"}
    return {hidden(after.bidder, after.counts[after.bidder] - 1): "widow"}
