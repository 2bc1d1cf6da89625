"""The line over the hand: what was led, and what may be played to it."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG_LED, LITTLE_LED, MOONS, PACK, SUITS, number_of
from moon_desktop.games.moon_cards.match import DUMMY
from moon_desktop.games.moon_cards.show.cards import laid, turned, within
from moon_desktop.words.language import tr
from moon_desktop.words.names import apart, listing


def prompt(plain: str, sight: PlainSight, names: Sequence[str], you: int | None) -> str:
    """``plain``, who is to play, and to you what you may; that a Little Moon was led is told to
    all."""
    if sight.phase != "play":
        return _drawn(sight, names, you)
    if sight.turn == you and not sight.veiled:
        return f"{_led(sight, names)} {_asked(sight)}".lstrip()
    if sight.suit != LITTLE_LED:
        return plain
    special = tr("A Little Moon was led: the highest number takes it, rockets are no trump.")
    return f"{special} {plain}"


def _drawn(sight: PlainSight, names: Sequence[str], you: int | None) -> str:
    """Who is to deal first, or draws again (C2.1)."""
    if not sight.drawn:
        return ""
    last = sight.drawn[-1].pieces
    numbers = {seat: number_of(card) for seat, card in enumerate(last) if card is not None}
    seats = [seat for seat, number in numbers.items() if number == max(numbers.values())]
    if len(seats) > 1:
        listed = listing([apart(names[seat]) for seat in seats])
        return tr("{names} tie and draw again.").format(names=listed)
    if seats[0] == you:
        return tr("You draw highest and deal.")
    return tr("{name} draws highest and deals.").format(name=apart(names[seats[0]]))


def _led(sight: PlainSight, names: Sequence[str]) -> str:
    """What was led by whom, or what the dummy turned last (C5.1)."""
    if sight.plays:
        lead = sight.plays[0]
        if lead.seat == DUMMY and sight.rules.has_dummy:
            told = tr("The dummy took the trick and turned {card}.")
            return told.format(card=laid(lead.piece))
        told = tr("{name} led {card}.")
        return told.format(name=apart(names[lead.seat]), card=laid(lead.piece))
    if sight.rules.has_dummy and sight.tricks:
        return turned(next(play.piece for play in sight.tricks[-1].plays if play.seat == DUMMY))
    return ""


def _asked(sight: PlainSight) -> str:
    """What you may play (C2.3, C3.1–C3.3, C6.1)."""
    suit = sight.suit
    if suit is None:
        return tr("You lead.")
    if suit == BIG_LED:
        return tr("Play any card.")
    if suit == LITTLE_LED:
        return tr("The highest number takes it, rockets are no trump: play any card.")
    held = PACK.mask(sight.held)
    if not held & SUITS.followers[suit]:
        return tr("You have no {suit}: play any card.").format(suit=within(suit))
    words = tr("Follow {suit}.")
    if held & MOONS:
        words = tr("Follow {suit}, or play a Moon card.")
    if sight.rules.renege == "forfeit":
        words = f"{words} {tr('Any other card costs a chip.')}"
    return words.format(suit=within(suit))
