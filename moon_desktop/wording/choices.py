"""The words of the choice panel: why a key is not open, and the letters that press one."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Choice, NameTrump, Play
from moon_desktop.wording import names
from moon_desktop.wording.tongue import tr


def bid_closed() -> str:
    """A bid that is not open."""
    return tr("Not above the standing bid, or not open under these house rules.")


def must_bid() -> str:
    """The pass, where the dealer is forced."""
    return tr("Everybody else passed: as the dealer you must bid.")


def trump_closed(call: str, dice: tuple[int, int] | None) -> str:
    """A trump that is not open."""
    if dice is not None:
        return tr("The dice show {one} and {two}: trump must be one of them.").format(
            one=names.suit(dice[0]), two=names.suit(dice[1])
        )
    if call == "0":
        return tr("To call blanks you must hold the double blank.")
    return tr("Not open under these house rules.")


def trump_tip(call: str, blanks_are_follow_me: bool) -> str:
    """What naming a trump means."""
    if call == "0" and blanks_are_follow_me:
        return tr("Follow me: no trump but the double blank, which you must lead first.")
    if call == "none":
        return tr("No trump: the highest tile of the suit led takes the trick.")
    if call == "doubles":
        return tr("The seven doubles are trumps and leave their suits.")
    return tr("Every tile with {end} is a trump.").format(end=names.pip(int(call)))


def shortcuts(choice: Choice) -> tuple[str, ...]:
    """The letters and digits that press the key of ``choice``."""
    match choice:
        case Bid(_, "pass"):
            return (tr("p"), "0")
        case Bid(_, bid):
            letters = {"over": tr("o"), "under": tr("u"), "double": tr("d"), "triple": tr("t")}
            return (letters.get(bid, bid),)
        case NameTrump(_, trump):
            letters = {"doubles": tr("d"), "none": tr("f")}
            return (letters.get(trump, trump),)
        case Play(_, _, suit) if suit is not None:
            return (suit,)
        case _:
            return ()
