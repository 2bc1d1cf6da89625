"""The statistics of Texas 42: its bids, those next to one another together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from moon_desktop.games.dominoes.show.figures import AuctionFigures
from moon_desktop.games.forty_two.contract import SPECIALS, marks
from moon_desktop.games.views.figures import Group
from moon_desktop.words.language import tr


class FortyTwoFigures(AuctionFigures):
    """Those of Texas 42."""

    def bids(self, keys: Sequence[str]) -> tuple[Group, ...]:
        """Numbers in steps of about five, one mark, more marks, and the special bids."""

        def between(low: int, high: int) -> Callable[[str], bool]:
            return lambda key: not marks(key) and low <= int(key) <= high

        kinds: list[tuple[str, Callable[[str], bool]]] = [
            ("30–34", between(30, 34)),
            ("35–39", between(35, 39)),
            ("40–41", between(40, 41)),
            (self.wording.bid("1m"), lambda key: key == "1m"),
            (tr("2 marks and more"), lambda key: marks(key) > 1 and key not in SPECIALS),
            *((self.wording.bid(special), special.__eq__) for special in SPECIALS),
        ]
        groups = (Group(name, tuple(filter(holds, sorted(keys)))) for name, holds in kinds)
        return tuple(group for group in groups if group.keys)
