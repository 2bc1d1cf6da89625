"""What is said at the table in more than one place: a bid, the dice, how a contract ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.games.moon.entries import HandOver
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, pgettext, tr


def said(bid: str) -> str:
    """What became of a seat's turn in the auction, on its plate."""
    if bid.isdigit():
        return tr("Bid {bid}").format(bid=bid)
    return pgettext("bid on a plate", "Passed") if bid == "pass" else called.bid_brief(bid)


def dice_told(dice: tuple[int, int]) -> str:
    """What the dice show, and what follows from it (M3.9)."""
    if dice[0] == dice[1]:
        words = tr("Both dice show {one}: trump must be {suit}.")
        return words.format(one=dice[0], suit=called.suit(dice[0]))
    words = tr("The dice show {one} and {two}: trump must be one of them.")
    return words.format(one=dice[0], two=dice[1])


_ENDED: Final[Mapping[tuple[str, str, str], str]] = {
    ("nobody", "you", "made"): N_("You made {bid}"),
    ("nobody", "you", "set"): N_("You were set at {bid}"),
    ("nobody", "another", "made"): N_("{name} made {bid}"),
    ("nobody", "another", "set"): N_("{name} was set at {bid}"),
    ("bidder", "you", "set"): N_("You reneged and were set at {bid}"),
    ("bidder", "another", "set"): N_("{name} reneged and was set at {bid}"),
    ("you", "another", "made"): N_("You reneged: {name} made {bid}"),
    ("you", "another", "set"): N_("You reneged: {name} was set at {bid}"),
    ("another", "you", "made"): N_("{offender} reneged: you made {bid}"),
    ("another", "you", "set"): N_("{offender} reneged: you were set at {bid}"),
    ("another", "another", "made"): N_("{offender} reneged: {name} made {bid}"),
    ("another", "another", "set"): N_("{offender} reneged: {name} was set at {bid}"),
}
"""By who reneged (M4.8), who had bid, and how the hand ended."""


def ended(names: Sequence[str], hand: HandOver, you: int | None) -> str:
    """How the contract ended, and whose renege ended it if one did, as a heading."""
    assert hand.bidder is not None
    offender = ""
    if hand.offender is None:
        who = "nobody"
    elif hand.offender == hand.bidder:
        who = "bidder"
    else:
        who, offender = "you" if hand.offender == you else "another", names[hand.offender]
    told = _ENDED[who, "you" if hand.bidder == you else "another", hand.result]
    bid = called.bid(hand.bid or "")
    return tr(told).format(name=names[hand.bidder], offender=offender, bid=bid)
