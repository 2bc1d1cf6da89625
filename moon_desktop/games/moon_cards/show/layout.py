"""Where cards and chips lie, and how they move."""

from __future__ import annotations

from typing import Any

from moon_desktop.games.defaults.table import moment_of, taken, winners
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import PACK, SUITS, TRICKS
from moon_desktop.games.moon_cards.match import DUMMY
from moon_desktop.games.moon_cards.show.sides import camps
from moon_desktop.games.views.table import Counted, Laid, Layout, Middle, Told
from moon_desktop.words.language import ngettext, tr


def layout(plain: Layout, sight: PlainSight) -> Layout:
    """Hands as fans, the card led and the one that takes the trick so far marked, the draw, and
    the dummy's pile and the card that it turned (C5.1); ``plain``: as in any game."""
    taking, led = _taking(sight), Told(tr("Led"), "")
    lies = {
        play.seat: Laid(play.seat, play.piece, None if order else led, takes=play.seat == taking)
        for order, play in enumerate(sight.plays)
    }
    middle: tuple[Middle, ...] = ()
    if sight.pile:
        cards = ngettext("{number} card, no chips", "{number} cards, no chips", sight.pile)
        words = "\n".join((tr("Dummy"), cards.format(number=sight.pile)))
        middle = (Middle("dummy", pile=sight.pile, words=words),)
    turned = lies.pop(DUMMY, None) if sight.rules.has_dummy else None
    if turned is not None:
        middle += (Middle("turned", turned.piece, told=turned.told, takes=turned.takes),)
    drawn = {seat: card for draw in sight.drawn for seat, card in enumerate(draw.pieces) if card}
    return plain._replace(
        trick=tuple(lies.values()),
        drawn=tuple(Laid(seat, card) for seat, card in sorted(drawn.items())),
        middle=middle,
        sides=sight.seats.sides,
        **_at_the_end(sight),
    )


def _at_the_end(sight: PlainSight) -> dict[str, Any]:
    """When a round is over: all its tricks are counted. All five of them are a shoot; the moon
    shines on what won the match; where another side did, the disc is free for its faces."""
    if sight.last is None:
        return {}
    seats, owners = sight.seats, camps(sight.seats, sight.seat)
    took = [done.taker for done in sight.tricks]
    swept = len(took) == TRICKS and max(seats.by_side(sight.taken)) == TRICKS
    moment = moment_of(sight, shot=swept)
    # The dummy is on no side.
    sides = [seats.side(taker) if taker < seats.count else None for taker in took]
    tricks = tuple(map(taken, sight.tricks))
    own = seats.side(sight.seat)
    return {
        "left": sight.last.left,
        "left_words": tr("left in hand"),
        "moment": moment,
        "won": tuple(t.won for t, side in zip(tricks, sides, strict=True) if side == own)
        if moment == "match"
        else (),
        "winners": winners(sight, moment),
        "counted": None
        if moment in ("shoot", "lost")
        else Counted(
            tuple(took),
            tricks,
            camps=tuple(owners[side] for side in sides if side is not None) if owners else (),
        ),
    }


def _taking(sight: PlainSight) -> int | None:
    """The seat whose card takes the trick so far, of equals the first (C2.4); none while nothing
    but Little Moons lie there (C3.3)."""
    if not sight.plays or sight.suit is None:
        return None
    top = SUITS.best(sight.plays, sight.suit)
    return top.seat if SUITS.strength[sight.suit][PACK.index[top.piece]] else None
