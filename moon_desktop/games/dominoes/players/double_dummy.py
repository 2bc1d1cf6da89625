"""What choices come to double dummy: with every tile seen, and perfect play from then on."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.engine.seats import Seats
from moon_desktop.games.auction.contract import Bidding, Contract
from moon_desktop.games.auction.match import AnyMatch
from moon_desktop.players.kernel import solver_of
from moon_desktop.players.kernel.solver import Solver


def solver_for(contract: Contract, seats: Seats, worth: tuple[int, ...] = ()) -> Solver:
    """Who plays ``contract`` out, the points those of the bidder's side: tricks, with what tiles
    are ``worth`` besides where they count; of one to take no trick the tricks."""
    side = seats.members(seats.side(contract.bidder))
    bits = sum([1 << seat for seat in side if seat != contract.out])
    counting = None if contract.low else worth or None
    return solver_of(contract.suits, seats.count, bits, contract.low, counting, contract.out)


def wants_many(match: AnyMatch) -> bool:
    """Whether the seat in turn would have the figure of ``hindsight`` high.

    Whoever still bids or names trump would have many itself.
    """
    phase, seat = match.phase, match.turn
    if seat is None or isinstance(phase, Bidding):
        return True
    side = match.rules.table.side
    return bool((side(seat) == side(phase.hand.bidder)) != phase.hand.low)


def hindsight(match: AnyMatch) -> dict[Choice, int]:
    """For each legal choice the tricks that the bidder's side has at the end of the hand; where
    tiles count, what it has of the count.

    Counted is what it has and what it takes when the choice is made now, all then play perfectly
    with every tile seen, and all seven tricks are played (whatever M4.7 and T7.3 say). Of a
    contract to take no trick it is 0 where the side can still take none, else 1. Before the play,
    the bidder goes on with the best discard and the best trump; of a bid it is what its seat comes
    to if nobody tops it, at the best call but those for no trick. Left out are a pass, and a play
    that reneges (M4.8, T7.2). Raises ValueError where no choice is due.
    """
    if match.turn is None:
        raise ValueError("no choice is due")
    phase = match.phase
    if isinstance(phase, Playing):
        return _plays(match, phase)
    if isinstance(phase, Bidding):
        return _bids(match)
    return {choice: _best(match.after(choice)[0]) for choice in match.legal()}


def _bids(match: AnyMatch) -> dict[Choice, int]:
    figures: dict[Hashable, int] = {}
    found: dict[Choice, int] = {}
    for bid in match.legal():
        if isinstance(bid, Bid) and bid.bid != PASS:
            bought = _bought(match, bid)
            # Bids after which the same is open are played alike.
            alike = bought.legal(), bought.phase.hand.low
            if alike not in figures:
                figures[alike] = _best(bought)
            found[bid] = figures[alike]
    return found


def _bought(match: AnyMatch, bid: Bid) -> AnyMatch:
    """The match when nobody tops ``bid``."""
    match, _ = match.after(bid)
    while (passed := Bid(match.turn or 0, PASS)) in match.legal():
        match, _ = match.after(passed)
    return match


def _best(match: AnyMatch) -> int:
    """What it comes to from the first lead on, after the best that can still be settled."""
    best: int | None = None
    for lead in _first_leads(match):
        contract: Contract = lead.phase.hand.contract
        if contract.low != match.phase.hand.low:
            continue
        tricks = lead.phase.tricks
        solver = solver_for(contract, match.rules.table, match.worth)
        confined = lead.must_lead(contract, tricks.held[contract.leader])
        if contract.low:
            if not solver.reaches(1, tricks.held, tricks.turn, allowed=confined):
                return 0
            best = 1
        elif best is None or solver.reaches(best + 1, tricks.held, tricks.turn, allowed=confined):
            best = solver.value(tricks.held, tricks.turn, allowed=confined)
    if best is None:
        raise ValueError("nothing is left to be settled")
    return best


def _first_leads(match: AnyMatch) -> Iterator[AnyMatch]:
    """The match at its first lead, once for every way to exchange and to name trump."""
    if isinstance(match.phase, Playing):
        yield match
        return
    for choice in match.legal():
        yield from _first_leads(match.after(choice)[0])


def _plays(match: AnyMatch, phase: Playing) -> dict[Choice, int]:
    contract: Contract = phase.hand.contract
    table, tricks = match.rules.table, phase.tricks
    won = tricks.taken if contract.low or not tricks.worth else tricks.counted
    has = table.by_side(won)[table.side(contract.bidder)]
    plays = {
        play: INDEX[play.piece]
        for play in match.legal()
        if isinstance(play, Play) and not tricks.reneges(play)
    }
    ahead = solver_for(contract, table, match.worth).choices(
        tricks.held,
        tricks.turn,
        tuple([INDEX[play.piece] for play in tricks.plays]),
        tricks.suit,
        allowed=mask(play.piece for play in plays),
        most=1 if contract.low else None,
    )
    found: dict[Choice, int] = {}
    for play, index in plays.items():
        suit = tricks.suits.suit_led(index, play.suit) if tricks.suit is None else tricks.suit
        total = has + ahead[index, suit]
        found[play] = min(total, 1) if contract.low else total
    return found
