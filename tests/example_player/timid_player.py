"""A player of another package: it passes wherever it may, and plays its lowest tile."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import pips
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.entries import MoonSight


class Timid:
    """Made from a seed, and asked for one of the legal choices of what it can see."""

    def __init__(self, seed: int) -> None:
        """``seed``: any whole number. Players of one seed choose alike; it needs no luck."""
        self.seed = seed

    def choose(self, sight: MoonSight) -> Choice:
        """One of ``sight.legal``; ``sight`` is all that its seat may know."""
        return min(sight.legal, key=_boldness)


def _boldness(choice: Choice) -> int:
    match choice:
        case Bid(_, "pass"):
            return 0
        case Bid(_, bid):
            return int(bid) if bid.isdigit() else 100
        case Exchange(_, tile):
            return -pips(tile)
        case Play(_, tile):
            return pips(tile)
        case NameTrump():
            return 0
