"""The line over the table: what was drawn or led, and what is asked of you."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.suits import DOUBLES
from moon_desktop.wording import names
from moon_desktop.wording.tongue import tr


def tied(drawers: Sequence[str], own: bool) -> str:
    """Several drew highest (M1.3); ``own``: you are one of them."""
    words = tr("{names} tie: you draw again.") if own else tr("{names} tie: they draw again.")
    return words.format(names=names.listing(list(drawers)))


def drew_highest(name: str, own: bool) -> str:
    """The draw is decided (M1.3)."""
    if own:
        return tr("You draw highest and deal.")
    return tr("{name} draws highest and deals.").format(name=name)


def trick_stays(name: str, own: bool) -> str:
    """A finished trick waits for a click or a key."""
    taken = tr("You take the trick.") if own else tr("{name} takes the trick.").format(name=name)
    return tr("{taken} Click to go on.").format(taken=taken)


def renege_stays(name: str, own: bool) -> str:
    """A trick that a renege cut short (M4.8) waits for a click or a key."""
    told = tr("You did not follow.") if own else tr("{name} did not follow.").format(name=name)
    return tr("{told} Click to go on.").format(told=told)


def led(name: str, own: bool, tile: str, suit: int, named: bool) -> str:
    """What was led, and the suit in force."""
    who = tr("You led the {tile}") if own else tr("{name} led the {tile}")
    words = who.format(name=name, tile=names.tile(tile))
    if named:
        return tr("{led}, as {suit}.").format(led=words, suit=names.suit(suit))
    return words + "."


def follow(suit: int) -> str:
    """You hold the suit led."""
    return tr("Follow {suit}.").format(suit=names.suit(suit))


def follow_trump() -> str:
    """You hold a trump, and trump was led."""
    return tr("Follow with a trump.")


def follow_if_you_can() -> str:
    """Reneges are not prevented: the table does not tell."""
    return tr("Follow if you can.")


def play_anything(suit: int, trump: bool) -> str:
    """You hold nothing of the ``suit`` led; ``trump``: it is trump (M4.3)."""
    if trump and suit == DOUBLES:
        return tr("Doubles are trump and you have none: play anything.")
    if trump:
        return tr("You have no trump: play anything.")
    return tr("You have no {suit}: play anything.").format(suit=names.suit(suit))


def your_lead() -> str:
    """You lead a trick."""
    return tr("Your lead: any tile.")


def lead_trump(suit: int) -> str:
    """M4.6 holds you to a trump, and you hold some of ``suit``."""
    words = tr("Your first lead must be a trump: play one of your {suit}.")
    return words.format(suit=names.suit(suit))


def lead_double_blank() -> str:
    """M3.8 holds you to the double blank."""
    return tr("You called blanks: lead the double blank.")


def discard_prompt_for(tile: str) -> str:
    """You took in the widow ``tile``."""
    words = tr("You took in the {tile}. Lay one tile out of play.")
    return words.format(tile=names.tile(tile))


def keep_double_blank(tile: str) -> str:
    """The same, where the double blank may not go (M3.8)."""
    words = tr("You took in the {tile}. Lay one tile out of play, not the double blank.")
    return words.format(tile=names.tile(tile))


def dropped_short(discarding: bool) -> str:
    """A tile was let go outside the middle."""
    if discarding:
        return tr("Drop a tile on the moon to lay it out of play.")
    return tr("Drop a tile on the moon to play it.")
