"""The line over the table: what was drawn or led, and what is asked of you."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.pieces import mask
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.auction.show.plates import drawn
from moon_desktop.games.moon.show.layout import playable
from moon_desktop.games.moon.show.table_talk import TALK
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.words import names as called
from moon_desktop.words.language import pgettext, tr


def prompt(sight: MoonSight, names: Sequence[str], you: int | None) -> str:
    """One line to the person at seat ``you``, if there is one; none where the panel says it."""
    names = [called.apart(name) for name in names]
    if sight.veiled:
        you = None
    if sight.drawn:
        return drawn(TALK, sight, names, you)
    if sight.phase == "widow" and sight.widow is not None and you is not None:
        words = tr("You took in the {tile}. Lay one tile out of play.")
        if "0-0" in sight.held and "0-0" not in playable(sight):
            words = tr("You took in the {tile}. Lay one tile out of play, not the double blank.")
        return words.format(tile=called.tile(sight.widow))
    if sight.phase != "play" or sight.suits is None:
        return ""
    if not sight.plays or sight.suit is None:
        return _lead(sight) if sight.turn == you else ""
    if sight.plays[0].seat == you:
        return ""
    told = _led(sight, sight.suit, names)
    return told if sight.turn != you else f"{told} {_following(sight, sight.suit)}"


def _led(sight: MoonSight, suit: int, names: Sequence[str]) -> str:
    """What was led, and the suit in force where it was named."""
    first = sight.plays[0]
    words = pgettext("of somebody else", "{name} led the {tile}.")
    if sight.rules.named_lead and first.suit is not None:
        words = tr("{name} led the {tile}, as {suit}.")
    tile = called.tile(first.piece)
    return words.format(name=names[first.seat], tile=tile, suit=called.suit(suit))


def _lead(sight: MoonSight) -> str:
    if len(playable(sight)) == len(sight.held):
        return tr("Your lead: any tile.")
    if sight.trump == "0" and sight.rules.blanks_are_follow_me:
        return tr("You called blanks: lead the double blank.")
    assert sight.suits is not None
    assert sight.suits.trump_suit is not None
    words = tr("Your first lead must be a trump: play one of your {suit}.")
    return words.format(suit=called.suit(sight.suits.trump_suit))


def _following(sight: MoonSight, suit: int) -> str:
    """What is open to you once ``suit`` is led (M4.3)."""
    assert sight.suits is not None
    if sight.rules.renege == "forfeit":
        return tr("Follow if you can.")
    trump = suit == sight.suits.trump_suit
    if mask(sight.held) & sight.suits.followers[suit]:
        words = tr("Follow with a trump.") if trump else tr("Follow {suit}.")
    elif trump and suit == DOUBLES:
        words = tr("Doubles are trump and you have none: play anything.")
    elif trump:
        words = tr("You have no trump: play anything.")
    else:
        words = tr("You have no {suit}: play anything.")
    return words.format(suit=called.suit(suit))
