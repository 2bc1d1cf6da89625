"""An advice made up for a test: which choice is the best, and nothing else of note."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.moon.match import Moon
from moon_desktop.players.advice import ActionValue, Advice


def advice(match: Moon, word: str | None = None, **wins: float) -> Advice:
    """Advice to the seat in turn that the choice ``word`` (the last, without it) is best;
    ``wins`` are the chances of the game of bids by their words, a bid of a number as ``_4``."""
    sight = match.sight(match.turn or 0)
    best = sight.legal[-1]
    for choice in sight.legal:
        if word == _word(choice):
            best = choice
    points = tuple(float(seat) for seat in range(sight.seats.count))
    worths = []
    for choice in sight.legal:
        key = _word(choice)
        key = f"_{key}" if key.isdigit() else key
        win = wins.get(key, 0.6 if choice == best else 0.3)
        worths.append(ActionValue(choice, 0.5, points, win, "6"))
    return Advice(sight, tuple(worths), best, 10, True)


def _word(choice) -> str:
    match choice:
        case Bid(_, word) | Exchange(_, word) | NameTrump(_, word):
            return word
        case Play(_, tile, end):
            return tile if end is None else f"{tile}/{end}"
    raise AssertionError(choice)
