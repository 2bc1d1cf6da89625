"""What somebody chose, as the menu names it to be taken back to."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Choice, Exchange, NameTrump
from moon_desktop.wording import names
from moon_desktop.wording.tongue import tr


def choice_words(choice: Choice | None, name: str | None) -> str:
    """A choice without anything that others may not know, None for a claim; ``name`` where
    several persons play, else None for your own."""
    words = tr("the claim") if choice is None else _words(choice)
    if name is None:
        return words[0].upper() + words[1:]
    return tr("{name}: {choice}").format(name=names.apart(name), choice=words)


def hand_heading(number: int) -> str:
    """Above the choices of an earlier hand."""
    return tr("Hand {number}").format(number=number)


def finished_go(hands: int) -> str:
    """Hands that are finished would be taken back, too."""
    if hands == 1:
        return tr("This takes back a finished hand, with its score. It cannot be brought back.")
    return tr(
        "This takes back {hands} finished hands, with their scores. They cannot be brought back."
    ).format(hands=hands)


def take_back() -> str:
    """The button that does it."""
    return tr("Take back")


def _words(choice: Choice) -> str:
    match choice:
        case Bid(_, "pass"):
            return tr("the pass")
        case Bid(_, bid) if bid.isdigit():
            return tr("the bid of {bid}").format(bid=bid)
        case Bid(_, bid):
            return tr("the {bid}").format(bid=names.bid(bid).lower())
        case Exchange():
            return tr("the discard")
        case NameTrump(_, trump):
            return tr("the trump, {trump}").format(trump=names.trump(trump).lower())
        case _:
            return tr("the {tile}").format(tile=names.tile(choice.tile))
