"""Texas 42 as the catalogue has it, and the forms of its entries in a record."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.pieces import TILES, pips
from moon_desktop.engine.record import Forms, hands
from moon_desktop.games.auction.entries import auction_forms
from moon_desktop.games.forty_two.contract import BIDS, CALLS
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import start
from moon_desktop.games.forty_two.rules import PRESETS, TABLE, FortyTwoRules
from moon_desktop.games.game import Game

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

GAME: Final = Game(
    "texas42",
    home=__name__,
    rules=FortyTwoRules,
    presets=PRESETS,
    start=start,
    forms=FORMS,
    lots={tile: pips(tile) for tile in TILES},
)
"""Texas 42, whole: its rules, the flow of a match, its record, its players, what is shown."""
