"""The words of a game of dominoes with an auction, by which the same things are said of each."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from moon_desktop.engine.bidding import PASS, Ladder
from moon_desktop.engine.entries import Bid
from moon_desktop.games.game import Game
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


class Dealer(NamedTuple):
    """What is said of who deals, marked and not translated yet: who ``deals``, who has drawn the
    tile for it, each to that seat and of it; that the ``highest`` tile
    decides; who ``dealt`` a hand, and that it is ``void``."""

    deals: tuple[str, str]
    drawn: tuple[str, str]
    highest: str
    dealt: str
    void: str


class Talk(NamedTuple):
    """What a ``game`` has of its own: its ladder, and words for its bids and calls.

    A ``bid`` by its name, in ``bid_brief`` as a word, and in ``bid_written`` as the pad has it
    behind the bidder's name; ``bid_told``: who bid it, in a sentence. A ``call`` by its name, and
    in ``contract`` as the pad has it below a bid; ``call_told``: what is trump, in a sentence.
    ``named``: the call that a choice names under the rules, None where it names none. ``choice``:
    any choice by its name. ``suit``: one within a sentence, at a call. ``pill``: what became of
    a seat's turn in the auction, on its plate. ``shoot``: a bid within a sentence where it is one
    to shoot the moon, else nothing.
    """

    game: Game
    ladder: Callable[[Any], Ladder]
    bid: Callable[[str], str]
    bid_brief: Callable[[str], str]
    bid_written: Callable[[str], str]
    bid_told: Callable[[str, str], str]
    call: Callable[[str], str]
    contract: Callable[[str | None, str | None], str]
    call_told: Callable[[str], str]
    named: Callable[[Any, Any], str | None]
    choice: Callable[[Any, Any], str]
    suit: Callable[[int, str | None], str]
    pill: Callable[[str], str]
    dealer: Dealer
    shoot: Callable[[str], str] = lambda _: ""

    def said(self, bid: Bid, seats: Sequence[str]) -> str:
        """One turn of the auction, in a sentence."""
        if bid.bid == PASS:
            return tr("{name} passed.").format(name=seats[bid.seat])
        return self.bid_told(seats[bid.seat], bid.bid)

    def bought(self, name: str, bid: str, call: str | None) -> str:
        """Who bid what at which trump, once that is named, in sentences."""
        told = self.bid_told(name, bid)
        return told if call is None else f"{told} {self.call_told(call)}"


def trump_told(call: str) -> str:
    """What is trump, in a sentence."""
    return tr(_TRUMPS[call])


def result_told(result: str | None) -> str:
    """How a bid ended, in a sentence; empty where there was none."""
    if result == "made":
        return tr("The bid was made.")
    return tr("The bid was set.") if result == "set" else ""
