"""The end of a hand that somebody bought, as the table shows it before the card."""

from __future__ import annotations

from typing import Any

from moon_desktop.engine.tricks import Trick
from moon_desktop.games.plain.dominoes import arranged
from moon_desktop.games.shown.table import Counted, Layout, Middle, Moment, TakenTrick
from moon_desktop.words.language import tr


def laid_open(sight: Any, lies: Layout, moment: Moment) -> Layout:
    """The table at the end of a hand, on which nothing else lies but ``lies``: what was not played
    is turned up, and the discard. The set is laid out where the viewer's side has won the
    match."""
    last = sight.last
    middle = lies.middle
    if last.discard is not None and moment != "shoot":
        middle += (Middle("shown", last.discard),)
    return lies._replace(
        left=tuple(arranged(held, last.suits) for held in last.left),
        left_words=tr("left in hand"),
        middle=middle,
        moment=moment,
        won=tuple(reversed(sight.rules.tiles)) if moment == "match" else (),
    )


def moment_of(sight: Any, *, shot: bool) -> Moment:
    """What the hand that is over was besides; ``shot``: a shoot was made in it."""
    if sight.phase == "over":
        winner = sight.ledger.match_winner().winner
        own = winner == sight.seats.side(sight.seat) and not sight.veiled
        return "match" if own else "lost"
    if shot:
        return "shoot"
    # A new game has been opened.
    return "game" if sight.ledger.scores != sight.result.scores else ""


def taken_by(sight: Any, side: int) -> tuple[TakenTrick, ...]:
    """The tricks that ``side`` took in the hand that is over."""
    of = sight.seats.side
    return tuple(taken(done) for done in sight.last.tricks if of(done.taker) == side)


def taken(done: Trick, told: str = "") -> TakenTrick:
    """A finished trick as it is laid aside."""
    won = next(play.piece for play in done.plays if play.seat == done.taker)
    return TakenTrick(tuple(play.piece for play in done.plays), won, told)


def counted(sight: Any, needed: int | None) -> Counted:
    """The tricks of the bidder's side, of which the bid needed so many."""
    bidder = sight.last.bidder
    return Counted(bidder, taken_by(sight, sight.seats.side(bidder)), needed, tr("the bid"))
