"""Moon as the catalogue has it, and the forms of its entries in a record."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.record import Form, Forms, hands, one_of, or_null, pair, piece, seat_of
from moon_desktop.games.auction.entries import Exchange, auction_forms
from moon_desktop.games.game import Game
from moon_desktop.games.moon.contract import CALLS, PIP_CALLS
from moon_desktop.games.moon.entries import Deal, HandOver, TimeUp
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.rules import PRESETS, MoonRules

_BIDS = ("3", "4", "5", "6", "7", "over", "under", "double", "triple")
_MOST_SEATS: Final = 4

FORMS: Final = Forms(
    (
        *auction_forms(
            _MOST_SEATS,
            (
                Deal,
                {"dice": or_null(pair), "hands": hands, "widow": or_null(piece)},
            ),
            _BIDS,
            CALLS,
            {"suit": one_of(*PIP_CALLS)},
            (HandOver, ("points", "hickeys", "scores")),
        ),
        Form("exchange", Exchange, {"seat": seat_of(_MOST_SEATS), "discard": piece}),
        Form("time", TimeUp, {}),
    ),
    _MOST_SEATS,
)
"""``suit`` stands only where one was named (M4.5)."""

GAME: Final = Game(
    "moon",
    home=__name__,
    rules=MoonRules,
    presets=PRESETS,
    start=start,
    forms=FORMS,
    usual="fosdick-widow",
)
