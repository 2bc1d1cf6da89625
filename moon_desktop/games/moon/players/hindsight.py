"""What each legal choice comes to when all tiles are seen."""

from __future__ import annotations

from collections.abc import Iterator

from moon_desktop.games.auction.entries import Choice
from moon_desktop.games.auction.phases import Bidding, Exchanging, Playing
from moon_desktop.games.auction.players.hindsight import of_bids, of_plays
from moon_desktop.games.moon.contract import TRICKS, must_lead
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.plain import players as plain
from moon_desktop.players.kernel.solver import Solver
from moon_desktop.players.kernel.solvers import solver_of


def wants_many(match: Moon) -> bool:
    """Whether the seat in turn would have the bidder('s side) take many tricks, not few.

    Whoever still bids or names trump would take many itself.
    """
    phase, seat = match.phase, match.turn
    if not isinstance(phase, Exchanging | Playing) or seat is None:
        return True
    side = match.rules.table.side
    with_bidder = side(seat) == side(phase.hand.bidder)
    return with_bidder != (phase.hand.bid == "under")


def hindsight(match: Moon) -> dict[Choice, int]:
    """For each legal choice the tricks that the bidder('s side) has at the end of the hand.

    Counted are those already taken and those still to come when the choice is made now, all
    then play perfectly with every tile seen, and all seven tricks are played (whatever M4.7
    says). Of ``under`` it is 0 where the side can still take none, else 1. Before the play, the
    bidder goes on with the best discard and the best trump; of a bid it is what its seat comes
    to if it buys with it. Left out are a pass, and a play that reneges (M4.8).
    Raises ValueError where no choice is due.
    """
    if match.turn is None:
        raise ValueError("no choice is due")
    phase = match.phase
    if isinstance(phase, Playing):
        return _plays(match, phase)
    if isinstance(phase, Bidding):
        # All bids but the one under need as many tricks as can be had.
        return of_bids(match, lambda bid: bid == "under", _best)
    return {choice: _best(match.after(choice)[0]) for choice in match.legal()}


def _plays(match: Moon, phase: Playing) -> dict[Choice, int]:
    hand, table = phase.hand, match.rules.table
    taken = table.by_side(phase.tricks.taken)[table.side(hand.bidder)]
    return of_plays(match, _solver(match, phase), taken, hand.bid == "under")


def _best(match: Moon) -> int:
    """The tricks from the first lead on, after the best that the bidder can still settle."""
    best: int | None = None
    for lead in _first_leads(match):
        phase = lead.phase
        assert isinstance(phase, Playing)
        tricks = phase.tricks
        solver, confined = _solver(lead, phase), _confined(lead.rules, phase)
        if phase.hand.bid == "under":
            if not solver.reaches(1, tricks.held, tricks.turn, allowed=confined):
                return 0
            best = 1
        elif best is None or solver.reaches(best + 1, tricks.held, tricks.turn, allowed=confined):
            best = solver.value(tricks.held, tricks.turn, allowed=confined)
            if best == TRICKS:
                break
    assert best is not None
    return best


def _first_leads(match: Moon) -> Iterator[Moon]:
    """The match at its first lead, once for every way to exchange and to name trump."""
    if isinstance(match.phase, Playing):
        yield match
        return
    for choice in match.legal():
        yield from _first_leads(match.after(choice)[0])


def _solver(match: Moon, phase: Playing) -> Solver:
    """The solver of the contract that is played."""
    table, hand = match.rules.table, phase.hand
    side = sum(1 << seat for seat in table.members(table.side(hand.bidder)))
    return solver_of(phase.tricks.suits, table.count, side, hand.bid == "under")


def _confined(rules: MoonRules, phase: Playing) -> int:
    hand = phase.hand
    return must_lead(rules, hand.trump, hand.held[hand.bidder], phase.tricks.suits.trumps)


def best_seen(match: Moon) -> tuple[Choice, ...]:
    """The legal choices that are best for the seat in turn when all is seen."""
    return plain.best_seen(hindsight(match), many=wants_many(match))
