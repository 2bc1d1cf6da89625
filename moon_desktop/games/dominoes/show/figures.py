"""The statistics of a game of dominoes in which each hand is bought in an auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from moon_desktop.engine.pieces import ENDS, INDEX
from moon_desktop.games.auction.entries import HAND_SIZE
from moon_desktop.games.defaults.figures import Figures
from moon_desktop.games.dominoes.show.wording import AuctionWording
from moon_desktop.games.views.figures import Group, Question, Strong
from moon_desktop.words.language import tr

_DOUBLES: Final = frozenset(tile for tile, place in INDEX.items() if len(set(ENDS[place])) == 1)


class AuctionFigures(Figures[Any]):
    """Those of such a game."""

    wording: AuctionWording

    def pages(self) -> tuple[Question, ...]:
        return (
            "fared", "bids", "trumps", "promised", "sets", "worth", "played", "better", "luck",
            "dealt", "company",
        )  # fmt: skip

    def calls(self, keys: Sequence[str]) -> tuple[Group, ...]:
        return tuple(Group(self.wording.call(key), (key,)) for key in sorted(keys))

    def contract(self, bid: str, call: str) -> str:
        return " ".join(
            filter(None, (bid and self.wording.bid(bid), self.wording.contract(bid, call or None)))
        )

    def unit(self, rules: Any) -> str:
        return tr("Marks a hand") if rules.scoring == "marks" else super().unit(rules)

    def strong(self, rules: Any) -> Strong:
        return Strong(_DOUBLES, rules.tiles, HAND_SIZE)

    def strong_text(self) -> str:
        return tr("Doubles a hand")
