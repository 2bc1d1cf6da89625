"""Finds why the best choice of an advice is the best, and the figure that shows it."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.entries import Bid, Exchange, NameTrump, Play
from moon_desktop.players.because import Because, Figure
from moon_desktop.players.explaining_bids import why_bid
from moon_desktop.players.explaining_contract import why_exchange, why_trump
from moon_desktop.players.explaining_plays import why_play
from moon_desktop.players.worth import Advice, Worth

_TELLS: Final = 0.005
"""Chances that are no further apart than this tell nothing."""

_TELLS_POINTS: Final = 0.05


def because(advice: Advice) -> Because:
    """Why the best choice of ``advice`` is the best: the most telling of what is true."""
    match advice.best:
        case Bid():
            return why_bid(advice)
        case Exchange() as choice:
            return why_exchange(advice.sight, choice, advice.of(choice).trump)
        case NameTrump() as choice:
            return why_trump(advice.sight, choice)
        case Play() as choice:
            return why_play(advice.sight, choice)


def figure(advice: Advice) -> Figure:
    """The figure by which the best choice of ``advice`` stands out from the others: the chance
    of the contract, of a bid its own; else points, and else the chance of the game."""
    sight, best = advice.sight, advice.of(advice.best)
    own = sight.seats.side(sight.seat)
    if isinstance(advice.best, Bid):
        if advice.best.bid != "pass" and best.made is not None:
            return Figure("made", best.made)
        return Figure("win", best.win)
    if best.made is not None and (_differ(advice, best) or sight.phase != "play"):
        if sight.bidder is not None and sight.seats.side(sight.bidder) != own:
            return Figure("set", 1 - best.made)
        return Figure("made", best.made)
    points = [mine(advice, worth) for worth in advice.worths]
    if max(points) - min(points) > _TELLS_POINTS:
        return Figure("points", mine(advice, best))
    return Figure("win", best.win)


def _differ(advice: Advice, best: Worth) -> bool:
    """Whether the contract hangs on the choice."""
    made = [worth.made for worth in advice.worths if worth.made is not None]
    return max(made) - min(made) > _TELLS


def mine(advice: Advice, worth: Worth) -> float:
    """The points that the seat of ``advice`` may expect of ``worth``."""
    return worth.points[advice.sight.seat]
