"""The line over the table: what was drawn or led, and what is asked of you."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.pieces import mask
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.moon.show.layout import highest_drawn, playable
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.words import names
from moon_desktop.words import names as called
from moon_desktop.words.language import tr


def tied(drawers: Sequence[str], own: bool) -> str:
    """Several drew highest (M1.3); ``own``: you are one of them."""
    words = tr("{names} tie: you draw again.") if own else tr("{names} tie: they draw again.")
    return words.format(names=names.listing(list(drawers)))


def drew_highest(name: str, own: bool) -> str:
    """The draw is decided (M1.3)."""
    if own:
        return tr("You draw highest and deal.")
    return tr("{name} draws highest and deals.").format(name=name)


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


def play_anything(suit: int, trump: bool) -> str:
    """You hold nothing of the ``suit`` led; ``trump``: it is trump (M4.3)."""
    if trump and suit == DOUBLES:
        return tr("Doubles are trump and you have none: play anything.")
    if trump:
        return tr("You have no trump: play anything.")
    return tr("You have no {suit}: play anything.").format(suit=names.suit(suit))


def lead_trump(suit: int) -> str:
    """M4.6 holds you to a trump, and you hold some of ``suit``."""
    words = tr("Your first lead must be a trump: play one of your {suit}.")
    return words.format(suit=names.suit(suit))


def discard_prompt_for(tile: str) -> str:
    """You took in the widow ``tile``."""
    words = tr("You took in the {tile}. Lay one tile out of play.")
    return words.format(tile=names.tile(tile))


def keep_double_blank(tile: str) -> str:
    """The same, where the double blank may not go (M3.8)."""
    words = tr("You took in the {tile}. Lay one tile out of play, not the double blank.")
    return words.format(tile=names.tile(tile))


def prompt(sight: MoonSight, names: Sequence[str], you: int | None) -> str:
    """One line to the person at seat ``you``, if there is one; none where the panel says it."""
    names = [called.apart(name) for name in names]
    if sight.veiled:
        you = None
    if sight.drawn:
        return _drawn(sight, names, you)
    if sight.phase == "widow" and sight.widow is not None and you is not None:
        bound = "0-0" in sight.held and "0-0" not in playable(sight)
        told = keep_double_blank if bound else discard_prompt_for
        return told(sight.widow)
    if sight.phase != "play" or sight.suits is None:
        return ""
    if not sight.plays or sight.suit is None:
        return _lead(sight) if sight.turn == you else ""
    first = sight.plays[0]
    named = sight.rules.named_lead and first.suit is not None
    own = first.seat == you
    words = led(names[first.seat], own, first.piece, sight.suit, named)
    if sight.turn != you:
        return words
    return f"{words} {_following(sight, sight.suit)}"


def _drawn(sight: MoonSight, names: Sequence[str], you: int | None) -> str:
    high = highest_drawn(sight.drawn)
    if len(high) == 1:
        return drew_highest(names[high[0]], high[0] == you)
    return tied([names[seat] for seat in high], you in high)


def _lead(sight: MoonSight) -> str:
    open_tiles = playable(sight)
    if len(open_tiles) == len(sight.held):
        return tr("Your lead: any tile.")
    called_blanks = sight.trump == "0" and sight.rules.blanks_are_follow_me
    if called_blanks:
        return tr("You called blanks: lead the double blank.")
    assert sight.suits is not None
    assert sight.suits.trump_suit is not None
    return lead_trump(sight.suits.trump_suit)


def _following(sight: MoonSight, suit: int) -> str:
    assert sight.suits is not None
    if sight.rules.renege == "forfeit":
        return tr("Follow if you can.")
    trump = suit == sight.suits.trump_suit
    if not mask(sight.held) & sight.suits.followers[suit]:
        return play_anything(suit, trump)
    return tr("Follow with a trump.") if trump else follow(suit)
