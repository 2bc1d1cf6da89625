"""What is said on the table: bids and turns on the plates, the contract, the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.words import names
from moon_desktop.words.language import tr

# --- plates ---------------------------------------------------------------------------------


def said(bid: str) -> str:
    """What became of a seat's turn in the auction, on its plate."""
    if bid == "pass":
        return tr("Passed")
    if bid.isdigit():
        return tr("Bid {bid}").format(bid=bid)
    return {
        "over": tr("Over"),
        "under": tr("Under"),
        "double": tr("Double"),
        "triple": tr("Triple"),
    }[bid]


def turn(phase: str, own: bool) -> str:
    """The words on the turn pill."""
    if not own:
        words = {"bid": tr("To bid"), "widow": tr("To discard"), "trump": tr("To name trump")}
        return words.get(phase, tr("To play"))
    words = {
        "bid": tr("Your turn to bid"),
        "widow": tr("Discard one tile"),
        "trump": tr("Name trump"),
    }
    return words.get(phase, tr("Your turn"))


# --- the plaque -----------------------------------------------------------------------------


def draw() -> tuple[str, str]:
    """The draw for dealer."""
    return tr("The draw"), tr("The highest tile deals")


def drawing_again(drawers: Sequence[str]) -> tuple[str, str]:
    """The draw after a tie for highest (M1.3)."""
    line = tr("{names} draw again").format(names=names.listing(list(drawers)))
    return tr("The draw"), line


def dealing(name: str, own: bool) -> tuple[str, str]:
    """Between the draw, or a hand, and the next deal."""
    line = tr("You deal") if own else tr("{name} deals").format(name=name)
    return tr("A new hand"), line


def auction(name: str | None, own: bool, bid: str) -> tuple[str, str]:
    """The auction, with the standing bid if there is one."""
    if name is None:
        line = tr("No bid yet")
    elif not bid.isdigit():
        line = tr("You: {bid}") if own else tr("{name}: {bid}")
        line = line.format(name=name, bid=names.bid(bid).lower())
    elif own:
        line = tr("You are high with {bid}").format(bid=standing(bid))
    else:
        line = tr("{name} is high with {bid}").format(name=name, bid=standing(bid))
    return tr("The auction"), line


def standing(bid: str) -> str:
    """A bid within a sentence."""
    if bid.isdigit():
        return bid
    return {
        "over": tr("a shoot over"),
        "under": tr("a shoot under"),
        "double": tr("a double shoot"),
        "triple": tr("a triple shoot"),
    }[bid]


def bought(name: str, own: bool, bid: str, phase: str, trump: str | None) -> tuple[str, str]:
    """The bid is won; widow or trump are still to come."""
    title = tr("You won the bid") if own else tr("{name} won the bid").format(name=name)
    head = said(bid) if bid.isdigit() else names.bid(bid)
    if phase == "trump":
        return title, tr("{bid} \u2014 trump next").format(bid=head)
    if trump is not None:
        words = tr("{bid} \u2014 {trump}, then the widow")
        return title, words.format(bid=head, trump=names.trump(trump).lower())
    return title, tr("{bid} \u2014 the widow").format(bid=head)


def contract(bid: str, trump: str | None, blanks_follow_me: bool) -> str:
    """What is trump, as a heading."""
    if bid == "under":
        return tr("Shooting under")
    if trump == "none":
        return tr("Follow me")
    if trump == "0" and blanks_follow_me:
        return tr("Follow me, on blanks")
    assert trump is not None
    return tr("{suit} are trump").format(suit=names.trump(trump))


def progress(name: str, own: bool, bid: str, taken: int, needed: int, left: int) -> str:
    """Who bid what, and what is still needed of the ``left`` tricks."""
    if bid == "under":
        who = tr("You shoot under") if own else tr("{name} shoots under").format(name=name)
        return tr("{who} \u2014 no tricks").format(who=who)
    if bid.isdigit():
        who = tr("You bid {bid}") if own else tr("{name} bid {bid}")
        head = who.format(name=name, bid=bid)
    else:
        head = tr("You: {bid}") if own else tr("{name}: {bid}")
        head = head.format(name=name, bid=said(bid).lower())
    missing = needed - taken
    if missing <= 0:
        return tr("{who} \u2014 made").format(who=head)
    if missing > left:
        return tr("{who} \u2014 set by {tricks}").format(who=head, tricks=missing - left)
    if missing == left == 1:
        words = tr("{who} \u2014 needs the last trick")
        if own:
            words = tr("{who} \u2014 need the last trick")
    elif missing == left:
        words = tr("{who} \u2014 needs all {tricks}")
        if own:
            words = tr("{who} \u2014 need all {tricks}")
    else:
        words = tr("{who} \u2014 needs {tricks} more")
        if own:
            words = tr("{who} \u2014 need {tricks} more")
    return words.format(who=head, tricks=missing)


# --- on the felt -------------------------------------------------------------------------


def dice_told(dice: tuple[int, int]) -> str:
    """What the dice show, and what follows from it (M3.9)."""
    if dice[0] == dice[1]:
        words = tr("Both dice show {one}: trump must be {suit}.")
        return words.format(one=dice[0], suit=names.suit(dice[0]))
    words = tr("The dice show {one} and {two}: trump must be one of them.")
    return words.format(one=dice[0], two=dice[1])


def in_force(suit: int) -> str:
    """The suit to be followed, on the tile that was led."""
    return names.suit(suit).capitalize()


# --- between hands --------------------------------------------------------------------------


def result(name: str, own: bool, outcome: str, bid: str) -> str:
    """How a contract ended, as a heading."""
    if outcome == "made":
        words = tr("You made {bid}") if own else tr("{name} made {bid}")
    else:
        words = tr("You were set at {bid}") if own else tr("{name} was set at {bid}")
    return words.format(name=name, bid=standing(bid))


def result_within(name: str, own: bool, outcome: str, bid: str) -> str:
    """The same in the midst of a sentence."""
    if not own:
        return result(name, own, outcome, bid)
    words = tr("you made {bid}") if outcome == "made" else tr("you were set at {bid}")
    return words.format(bid=standing(bid))


def reneged_and_set(name: str, own: bool, bid: str) -> str:
    """A renege of the bidder ended the hand (M4.8), as a heading."""
    words = tr("{name} reneged and was set at {bid}")
    if own:
        words = tr("You reneged and were set at {bid}")
    return words.format(name=name, bid=standing(bid))


def reneged(name: str, own: bool, outcome: str) -> str:
    """A renege of another seat ended the hand (M4.8) with ``outcome``, as a heading."""
    words = tr("You reneged: {outcome}") if own else tr("{name} reneged: {outcome}")
    return words.format(name=name, outcome=outcome)
