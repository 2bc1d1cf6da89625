"""What Moon calls its bids, calls and choices, and what its dice show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.show.wording import (
    AuctionWording,
    suit_name,
    tile_name,
    trump_suit_name,
)
from moon_desktop.games.moon import GAME
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words.language import N_, pgettext, tr

_BIDS: Final[Mapping[str, str]] = {
    "over": N_("{name} bid shoot over."),
    "under": N_("{name} bid shoot under."),
    "double": N_("{name} bid double shoot."),
    "triple": N_("{name} bid triple shoot."),
}


_SUITS_LED: Final = (
    N_("Blanks were led."),
    N_("Ones were led."),
    N_("Twos were led."),
    N_("Threes were led."),
    N_("Fours were led."),
    N_("Fives were led."),
    N_("Sixes were led."),
    N_("Doubles were led."),
)


class MoonWording(AuctionWording):
    """The words of Moon."""

    game = GAME

    def great(self, bid: str, call: str | None) -> bool:
        """One to shoot the moon."""
        return not bid.isdigit()

    def bid_text(self, name: str, bid: str) -> str:
        return tr(_BIDS[bid]).format(name=name) if bid in _BIDS else super().bid_text(name, bid)

    def pill(self, bid: str) -> str:
        return self.bid_brief(bid) if bid in _BIDS else super().pill(bid)

    def bid(self, bid: str) -> str:
        """As in ``Pass``, ``5``, ``Shoot over``."""
        return {
            "over": pgettext("name of a bid", "Shoot over"),
            "under": pgettext("name of a bid", "Shoot under"),
            "double": pgettext("name of a bid", "Double shoot"),
            "triple": pgettext("name of a bid", "Triple shoot"),
        }.get(bid) or super().bid(bid)

    def bid_brief(self, bid: str) -> str:
        """Where there is little room: ``Pass``, ``5``, ``Over``."""
        return {
            "pass": pgettext("bid in a word", "Pass"),
            "over": pgettext("bid in a word", "Over"),
            "under": pgettext("bid in a word", "Under"),
            "double": pgettext("bid in a word", "Double"),
            "triple": pgettext("bid in a word", "Triple"),
        }.get(bid, bid)

    def bid_written(self, bid: str) -> str:
        """As in ``5``, ``over``."""
        return {
            "over": pgettext("a bid in short", "over"),
            "under": pgettext("a bid in short", "under"),
            "double": pgettext("a bid in short", "double"),
            "triple": pgettext("a bid in short", "triple"),
        }.get(bid, bid)

    def shoot(self, bid: str) -> str:
        """As in ``shoot over``."""
        return {
            "over": pgettext("bid within a sentence", "shoot over"),
            "under": pgettext("bid within a sentence", "shoot under"),
            "double": pgettext("bid within a sentence", "double shoot"),
            "triple": pgettext("bid within a sentence", "triple shoot"),
        }.get(bid, "")

    def contract(self, bid: str | None, call: str | None) -> str:
        return tr("Doubles low") if bid == "under" else super().contract(bid, call)

    def named(self, rules: MoonRules, choice: Choice) -> str | None:
        """The call as it is meant (M3.8)."""
        return rules.meant(choice.trump) if isinstance(choice, NameTrump) else None

    def called(self, name: str, call: str, rules: MoonRules) -> str:
        if rules.meant(call) == "none":
            return tr("{name} called follow me.").format(name=name)
        text = tr("{name} named {suit} as trump.")
        return text.format(name=name, suit=trump_suit_name(call))

    def played(self, play: Play, seats: Sequence[str], *, leads: bool, low: bool = False) -> str:
        text = super().played(play, seats, leads=leads)
        return text if play.suit is None else f"{text} {tr(_SUITS_LED[int(play.suit)])}"

    def choice(self, choice: Choice, rules: MoonRules) -> str:
        if isinstance(choice, Play) and choice.suit is not None:
            text = tr("{tile} as {suit}")
            suit = suit_name(int(choice.suit))
            return text.format(tile=tile_name(choice.piece), suit=suit)
        return super().choice(choice, rules)


def dice_text(dice: tuple[int, int]) -> str:
    """What the dice show, and what follows from it (M3.9)."""
    if dice[0] == dice[1]:
        words = tr("Both dice show {one}: trump must be {suit}.")
        return words.format(one=dice[0], suit=suit_name(dice[0]))
    words = tr("The dice show {one} and {two}: trump must be one of them.")
    return words.format(one=dice[0], two=dice[1])


WORDING: Final = MoonWording()
