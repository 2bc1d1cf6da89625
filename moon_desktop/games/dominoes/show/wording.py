"""The words of a game of dominoes with an auction, by which the same things are said of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.game import Game
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import N_, tr

_TRUMPS: Final = {
    "0": N_("Blanks are trump."),
    "1": N_("Ones are trump."),
    "2": N_("Twos are trump."),
    "3": N_("Threes are trump."),
    "4": N_("Fours are trump."),
    "5": N_("Fives are trump."),
    "6": N_("Sixes are trump."),
    "doubles": N_("Doubles are trump."),
    "none": N_("It is follow me."),
    "follow-me": N_("It is follow me."),
}


class AuctionWording(Wording):
    """The words of such a game; who deals is told by marked texts, not translated yet."""

    game: ClassVar[Game]

    deals: ClassVar[tuple[str, str]] = (N_("You deal"), N_("{name} deals"))
    """Who is to deal: to that seat, and of it."""
    drawn: ClassVar[tuple[str, str]] = (
        N_("You draw highest and deal."),
        N_("{name} draws highest and deals."),
    )
    """Who has drawn the tile for it, likewise."""
    highest: ClassVar[str] = N_("The highest tile deals")
    dealt: ClassVar[str] = N_("{name} dealt")
    void: ClassVar[str] = N_("The hand is void; the deal passes left.")

    def piece(self, piece: Tile) -> str:
        return called.tile(piece)

    def bid(self, bid: str) -> str:
        """A bid by its name."""
        return called.bid(bid)

    def bid_brief(self, bid: str) -> str:
        """A bid as a word."""
        return called.bid_brief(bid)

    def bid_written(self, bid: str) -> str:
        """A bid as the pad has it behind the bidder's name."""
        return score.bid(bid)

    def bid_told(self, name: str, bid: str) -> str:
        """Who bid what, in a sentence."""
        raise NotImplementedError

    def pill(self, bid: str) -> str:
        """What became of a seat's turn in the auction, on its plate."""
        raise NotImplementedError

    def shoot(self, bid: str) -> str:
        """A bid within a sentence where it is one to shoot the moon, else nothing."""
        return ""

    def call(self, call: str) -> str:
        """A call by its name, as a heading."""
        return called.trump(call)

    def contract(self, bid: str | None, call: str | None) -> str:
        """A call as the pad has it below the bid."""
        return score.contract(bid, call)

    def call_told(self, call: str) -> str:
        """What is trump, in a sentence."""
        return tr(_TRUMPS[call])

    def named(self, rules: Any, choice: Choice) -> str | None:
        """The call that a choice names under the rules; None where it names none."""
        return choice.trump if isinstance(choice, NameTrump) else None

    def suit(self, suit: int, call: str | None) -> str:
        """A suit within a sentence, at a call."""
        return called.suit(suit)

    def heading(self, suit: int, call: str | None) -> tuple[str, str]:
        """A suit at a call by its emblem, and as a heading."""
        emblem = "doubles" if suit == DOUBLES else str(suit)
        return emblem, self.call(emblem)

    def choice(self, choice: Choice, rules: Any) -> str:
        match choice:
            case Bid(_, bid):
                return self.bid(bid)
            case NameTrump(_, call):
                return self.call(self.named(rules, choice) or call)
            case Exchange(_, tile) | Play(_, tile):
                return self.piece(tile)
        raise TypeError(choice)

    def said(self, bid: Bid, seats: Sequence[str]) -> str:
        """One turn of the auction, in a sentence."""
        if bid.bid == PASS:
            return tr("{name} passed.").format(name=seats[bid.seat])
        return self.bid_told(seats[bid.seat], bid.bid)

    def bought(self, name: str, bid: str, call: str | None) -> str:
        """Who bid what at which trump, once that is named, in sentences."""
        told = self.bid_told(name, bid)
        return told if call is None else f"{told} {self.call_told(call)}"


def result_told(result: str | None) -> str:
    """How a bid ended, in a sentence; empty where there was none."""
    if result == "made":
        return tr("The bid was made.")
    return tr("The bid was set.") if result == "set" else ""
