"""A casual player: the rules of thumb put together."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.avoiding import duck, expose
from moon_desktop.players.bidding import choose_bid
from moon_desktop.players.declaring import exchange, name_trump
from moon_desktop.players.following import follow
from moon_desktop.players.leading import lead
from moon_desktop.players.reading import read
from moon_desktop.players.whim import whim

NERVE = 5
"""How far, in hundredths of the odds it asks for, its bidding varies from hand to hand."""


class Casual(NamedTuple):
    """Counts tiles and bids what it holds; ``seed`` sways it where a bid hangs in the balance."""

    seed: int

    def choose(self, sight: MoonSight) -> Choice:
        """One of ``sight.legal``; never a renege (M4.8)."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        match sight.phase:
            case "bid":
                return choose_bid(sight, (whim(self.seed, sight, 2 * NERVE + 1) - NERVE) / 100)
            case "widow":
                return exchange(sight)
            case "trump":
                return name_trump(sight)
        reading = read(sight)
        if sight.bid == "under":
            return duck(reading) if reading.bidding else expose(reading)
        return follow(reading) if sight.plays else lead(reading)
