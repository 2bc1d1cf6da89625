"""The forms of the entries of Texas 42 in a record."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.record import Forms, hands
from moon_desktop.games.auction.record import auction_forms
from moon_desktop.games.forty_two.bids import BIDS
from moon_desktop.games.forty_two.contract import CALLS
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.rules import TABLE

FORMS: Final = Forms(
    auction_forms(
        TABLE.count,
        (Deal, {"hands": hands}),
        BIDS,
        CALLS,
        {},
        (HandOver, ("count", "points", "scores")),
    ),
    TABLE.count,
)
