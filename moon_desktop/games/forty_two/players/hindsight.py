"""What each legal choice comes to when all tiles are seen."""

from __future__ import annotations

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.phases import Naming
from moon_desktop.games.auction.players.hindsight import of_bids, of_plays
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import SPECIALS, marks
from moon_desktop.games.forty_two.match import FortyTwo
from moon_desktop.games.forty_two.players.outlook import solver
from moon_desktop.games.forty_two.rules import TABLE


def wants_many(match: FortyTwo) -> bool:
    """Whether the seat in turn would have the figure of ``hindsight`` high."""
    phase, seat = match.phase, match.turn
    if not isinstance(phase, Playing) or seat is None:
        return True
    contract: Contract = phase.hand.contract
    return (TABLE.side(seat) == TABLE.side(contract.bidder)) != contract.low


def hindsight(match: FortyTwo) -> dict[Choice, int]:
    """For each legal choice the count that the bidder's side has at the end of the hand.

    Counted is what it has and what it takes when the choice is made now, all then play perfectly
    with every tile seen, and all seven tricks are played (whatever T7.3 says). At nel-o it is 0
    where the bidder can still take no trick, else 1. Of a bid it is what its side comes to if it
    buys with it, at the best call but for nel-o. Left out are a pass, and a play that reneges.
    Raises ValueError where no choice is due.
    """
    if match.turn is None:
        raise ValueError("no choice is due")
    match match.phase:
        case Playing() as phase:
            return _plays(match, phase)
        case Naming():
            return {call: _named(match, call) for call in match.legal()}
    return of_bids(match, lambda bid: bid if bid in SPECIALS else marks(bid) > 0, _best_call)


def _best_call(match: FortyTwo) -> int:
    calls = [call for call in match.legal() if isinstance(call, NameTrump)]
    return max(_named(match, call) for call in calls if call.trump not in nel_o.CALLS)


def _named(match: FortyTwo, call: Choice) -> int:
    after, _ = match.after(call)
    worths = hindsight(after).values()
    return (max if wants_many(after) else min)(worths)


def _plays(match: FortyTwo, phase: Playing) -> dict[Choice, int]:
    contract: Contract = phase.hand.contract
    bidder, low = contract.bidder, contract.low
    has = 0 if low else TABLE.by_side(phase.tricks.counted)[TABLE.side(bidder)]
    return of_plays(match, solver(contract.call or "", bidder), has, low)
