"""What each legal choice comes to when all tiles are seen."""

from __future__ import annotations

from collections.abc import Iterator

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.phases import Bidding, Exchanging, Hand
from moon_desktop.games.auction.players.hindsight import of_bids, of_plays
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.match import Moon
from moon_desktop.players.kernel.solver import Solver
from moon_desktop.players.kernel.solvers import solver_of


def wants_many(match: Moon) -> bool:
    """Whether the seat in turn would have the bidder('s side) take many tricks, not few.

    Whoever still bids or names trump would take many itself.
    """
    phase, seat = match.phase, match.turn
    if not isinstance(phase, Exchanging | Playing) or seat is None:
        return True
    hand: Hand = phase.hand
    side, (bidder, bid) = match.rules.table.side, hand.bought
    return (side(seat) == side(bidder)) != (bid == "under")


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
    contract: Contract = phase.hand.contract
    table = match.rules.table
    taken = table.by_side(phase.tricks.taken)[table.side(contract.bidder)]
    return of_plays(match, _solver(match, contract), taken, contract.low)


def _best(match: Moon) -> int:
    """The tricks from the first lead on, after the best that the bidder can still settle."""
    best: int | None = None
    for lead in _first_leads(match):
        phase = lead.phase
        assert isinstance(phase, Playing)
        contract: Contract = phase.hand.contract
        tricks = phase.tricks
        solver = _solver(lead, contract)
        confined = lead.must_lead(contract, tricks.held[contract.leader])
        if contract.low:
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


def _solver(match: Moon, contract: Contract) -> Solver:
    """The solver of the contract that is played."""
    table = match.rules.table
    side = sum(1 << seat for seat in table.members(table.side(contract.bidder)))
    return solver_of(contract.suits, table.count, side, contract.low)
