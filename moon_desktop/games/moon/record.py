"""The forms of the entries of Moon in a record (M8)."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.entries import Bid, Draw, Play
from moon_desktop.engine.record import (
    Form,
    Forms,
    list_of,
    number,
    numbers,
    one_of,
    or_null,
    pair,
    piece,
    seat_of,
)
from moon_desktop.games.moon.entries import Deal, Exchange, HandOver, NameTrump

_MADE_BIDS = ("3", "4", "5", "6", "7", "over", "under", "double", "triple")
_MOST_SEATS: Final = 4
_PIPS = tuple("0123456")

_seat: Final = seat_of(_MOST_SEATS)

FORMS: Final = Forms(
    (
        Form("draw", Draw, {"tiles": list_of(or_null(piece))}),
        Form(
            "deal",
            Deal,
            {
                "hand": number,
                "dealer": _seat,
                "dice": or_null(pair),
                "hands": list_of(list_of(piece)),
                "widow": or_null(piece),
            },
        ),
        Form("bid", Bid, {"seat": _seat, "bid": one_of("pass", *_MADE_BIDS)}),
        Form("exchange", Exchange, {"seat": _seat, "discard": piece}),
        Form("trump", NameTrump, {"seat": _seat, "trump": one_of(*_PIPS, "doubles", "none")}),
        Form("play", Play, {"seat": _seat, "tile": piece, "suit": one_of(*_PIPS)}, ("suit",)),
        Form(
            "hand",
            HandOver,
            {
                "result": one_of("made", "set", "passed"),
                "bidder": or_null(_seat),
                "bid": or_null(one_of(*_MADE_BIDS)),
                "offender": _seat,
                "tricks": numbers,
                "points": numbers,
                "hickeys": numbers,
                "scores": numbers,
            },
            ("offender",),
        ),
    ),
    _MOST_SEATS,
)
"""``offender`` stands only after a renege (M4.8), ``suit`` only where one was named (M4.5)."""
