"""The forms of the entries of Texas 42 in a record."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Draw, Play
from moon_desktop.engine.record import (
    Form,
    Forms,
    list_of,
    number,
    numbers,
    one_of,
    or_null,
    piece,
    seat_of,
)
from moon_desktop.games.forty_two.bids import BIDS
from moon_desktop.games.forty_two.contract import CALLS
from moon_desktop.games.forty_two.entries import Deal, HandOver, NameTrump
from moon_desktop.games.forty_two.rules import TABLE

_seat: Final = seat_of(TABLE.count)

FORMS: Final = Forms(
    (
        Form("draw", Draw, {"tiles": list_of(or_null(piece))}),
        Form("deal", Deal, {"hand": number, "dealer": _seat, "hands": list_of(list_of(piece))}),
        Form("bid", Bid, {"seat": _seat, "bid": one_of(PASS, *BIDS)}),
        Form("trump", NameTrump, {"seat": _seat, "trump": one_of(*CALLS)}),
        Form("play", Play, {"seat": _seat, "tile": piece}),
        Form(
            "hand",
            HandOver,
            {
                "result": one_of("made", "set", "passed"),
                "bidder": or_null(_seat),
                "bid": or_null(one_of(*BIDS)),
                "offender": _seat,
                "tricks": numbers,
                "count": numbers,
                "points": numbers,
                "scores": numbers,
            },
            ("offender",),
        ),
    ),
    TABLE.count,
)
"""``offender`` stands only after a renege (T7.2)."""
