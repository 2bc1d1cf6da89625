"""The statistics of Moon: its bids, one by one."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.games.dominoes.show.figures import AuctionFigures
from moon_desktop.games.moon.contract import SHOOTS, TOPS
from moon_desktop.games.views.figures import Group
from moon_desktop.words.language import tr


class MoonFigures(AuctionFigures):
    """Those of Moon."""

    def bids(self, keys: Sequence[str]) -> tuple[Group, ...]:
        rising = (*map(str, range(1, 8)), *SHOOTS, *TOPS)
        return tuple(Group(self.wording.bid(key), (key,)) for key in sorted(keys, key=rising.index))

    def asterisks(self) -> str:
        return tr("Hickeys a game")
