"""What is heard of the entries of a game with an auction."""

from __future__ import annotations

from collections.abc import Collection

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Entry
from moon_desktop.games.auction.entries import Bought, NameTrump
from moon_desktop.games.shown.cues import Cue


def cue(entry: Entry, shoots: Collection[str] = ()) -> Cue | None:
    """What is heard of ``entry``, where that is no sound of pieces; ``shoots``: the bids for
    everything."""
    match entry:
        case Bid(_, bid):
            return "pass" if bid == PASS else "bid"
        case NameTrump():
            return "trump"
        case Bought(result="made"):
            return "shoot" if entry.bid in shoots else "made"
        case Bought(result="set"):
            return "set"
        case _:
            return None
