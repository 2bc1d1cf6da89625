"""How a game of dominoes with an auction lies on the table: its tiles, its sounds, its tricks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Draw, Entry
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.entries import Bought, NameTrump
from moon_desktop.games.auction.sight import AuctionSight
from moon_desktop.games.defaults.table import Table
from moon_desktop.games.dominoes.show.tiles import draw_moved, line, trick_laid
from moon_desktop.games.views.cues import Cue
from moon_desktop.games.views.table import Face, Laid, Motion, domino

S = TypeVar("S", bound=AuctionSight[Any, Any])


class AuctionTable(Table[S]):
    """The table of such a game; ``shoots``: the bids for everything."""

    shoots: Collection[str] = ()

    def face(self, piece: Piece | None) -> Face:
        return domino(piece)

    def trick(self, trick: Trick) -> tuple[Laid, ...]:
        return trick_laid(trick.plays, trick.suit)

    def motion(self, before: S, entry: Entry, after: S) -> Motion:
        moved = self.moved(before, entry, after)
        heard = cue(entry, self.shoots) or moved.cue
        return moved._replace(line=line(before, after), cue=heard)

    def moved(self, before: S, entry: Entry, after: S) -> Motion:
        """How ``entry`` is shown, but for what is heard and said of it meanwhile."""
        return (
            draw_moved(entry) if isinstance(entry, Draw) else super().motion(before, entry, after)
        )


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
