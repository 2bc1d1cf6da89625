"""What Moon calls its bids, calls and choices, and what its dice show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.show.wording import AuctionWording
from moon_desktop.games.moon import GAME
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, pgettext, tr

_BIDS: Final[Mapping[str, str]] = {
    "over": N_("{name} bid shoot over."),
    "under": N_("{name} bid shoot under."),
    "double": N_("{name} bid double shoot."),
    "triple": N_("{name} bid triple shoot."),
}


class MoonWording(AuctionWording):
    """The words of Moon."""

    game = GAME

    def bid_told(self, name: str, bid: str) -> str:
        return tr(_BIDS.get(bid, N_("{name} bid {bid}."))).format(name=name, bid=bid)

    def pill(self, bid: str) -> str:
        if bid.isdigit():
            return tr("Bid {bid}").format(bid=bid)
        return pgettext("bid on a plate", "Passed") if bid == "pass" else called.bid_brief(bid)

    def shoot(self, bid: str) -> str:
        return called.shoot(bid)

    def named(self, rules: MoonRules, choice: Choice) -> str | None:
        """The call as it is meant (M3.8)."""
        return rules.meant(choice.trump) if isinstance(choice, NameTrump) else None

    def choice(self, choice: Choice, rules: MoonRules) -> str:
        if isinstance(choice, Play) and choice.suit is not None:
            told = tr("{tile} as {suit}")
            suit = called.suit(int(choice.suit))
            return told.format(tile=called.tile(choice.piece), suit=suit)
        return super().choice(choice, rules)


def dice_told(dice: tuple[int, int]) -> str:
    """What the dice show, and what follows from it (M3.9)."""
    if dice[0] == dice[1]:
        words = tr("Both dice show {one}: trump must be {suit}.")
        return words.format(one=dice[0], suit=called.suit(dice[0]))
    words = tr("The dice show {one} and {two}: trump must be one of them.")
    return words.format(one=dice[0], two=dice[1])


WORDING: Final = MoonWording()
