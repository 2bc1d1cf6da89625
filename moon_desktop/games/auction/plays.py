"""Which plays are open in the tricks of a bought hand, and why any other is refused."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import BIT, ENDS, INDEX, TILES, tiles
from moon_desktop.games.auction.book import Book, Rules
from moon_desktop.games.auction.phases import Playing

_PLAYS: Final = tuple(
    {1 << i: Play(seat, tile) for i, tile in enumerate(TILES)} for seat in range(4)
)
"""Every play without a named end, made once: offering choices is the commonest thing done."""


def playable(book: Book, rules: Rules, phase: Playing) -> int:
    """The tiles (bits) the seat in turn may lay down; with ``forfeit`` reneges too (M4.8, T7.2)."""
    tricks = phase.tricks
    held = tricks.held[tricks.turn]
    if tricks.plays:
        return tricks.following() if rules.renege == "prevent" else held
    if tricks.done:
        return held
    return book.must_lead(rules, phase.hand.trump, held, tricks.suits.trumps) or held


def open_plays(book: Book, rules: Rules, phase: Playing) -> tuple[Play, ...]:
    """Every play open to the seat in turn; where an end is to be named, each of them (M4.5)."""
    bits = playable(book, rules, phase)
    seat = phase.tricks.turn
    made = _PLAYS[seat]
    leads = None if phase.tricks.plays else phase.tricks.suits.leads
    found = []
    while bits:
        bit = bits & -bits
        bits ^= bit
        play = made[bit]
        ends = () if leads is None else leads[INDEX[play.piece]]
        if len(ends) > 1:
            found += [Play(seat, play.piece, str(end)) for end in ends]
        else:
            found.append(play)
    return tuple(found)


def check_play(book: Book, rules: Rules, phase: Playing, play: Play) -> None:
    """Raises Illegal unless ``play`` is accepted where ``phase`` stands (M4.1–M4.8, T7.1, T7.2)."""
    cited, tricks = book.cited, phase.tricks
    if play.seat != tricks.turn:
        rule = cited.play if tricks.plays or tricks.done else cited.lead
        raise Illegal(play, Reason.NOT_YOUR_TURN, rule, turn=tricks.turn)
    bit = BIT.get(play.piece, 0)
    if not bit & tricks.held[play.seat]:
        raise Illegal(play, Reason.NOT_HELD, cited.play, tile=play.piece)
    if not bit & playable(book, rules, phase):
        if not tricks.plays:
            raise book.refused(rules, phase, play)
        raise Illegal(
            play, Reason.MUST_FOLLOW, cited.follow, tile=play.piece, suit=tricks.suit,
            led=tricks.plays[0].piece, could=tiles(tricks.following()), trump=phase.hand.trump,
        )  # fmt: skip
    index = INDEX[play.piece]
    named = not tricks.plays and len(tricks.suits.leads[index]) > 1
    if play.suit not in (tuple(map(str, ENDS[index])) if named else (None,)):
        raise Illegal(play, Reason.IMPOSSIBLE, cited.end)
