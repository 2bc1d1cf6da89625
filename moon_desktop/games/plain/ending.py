"""The end of a hand of any game of tricks: what it was besides, and its tricks as counted."""

from __future__ import annotations

from typing import Any

from moon_desktop.engine.tricks import Trick
from moon_desktop.games.shown.table import Moment, TakenTrick


def moment_of(sight: Any, *, shot: bool) -> Moment:
    """What the hand that is over was besides; ``shot``: a shoot was made in it."""
    # Nobody is to deal any more.
    if sight.dealer is None:
        winner = sight.ledger.match_winner().winner
        own = winner == sight.seats.side(sight.seat) and not sight.veiled
        return "match" if own else "lost"
    if shot:
        return "shoot"
    # A new game has been opened.
    return "game" if sight.ledger.scores != sight.result.scores else ""


def winners(sight: Any, moment: Moment) -> tuple[int, ...]:
    """The seats that won the match, where it is lost."""
    if moment != "lost":
        return ()
    seats: tuple[int, ...] = sight.seats.members(sight.ledger.match_winner().winner)
    return seats


def taken(done: Trick, told: str = "") -> TakenTrick:
    """A finished trick as it is laid aside."""
    won = next(play.piece for play in done.plays if play.seat == done.taker)
    return TakenTrick(tuple(play.piece for play in done.plays), won, told)
