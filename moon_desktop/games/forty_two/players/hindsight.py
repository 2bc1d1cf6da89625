"""What each legal choice comes to when all tiles are seen."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.engine.reading import Reading
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.auction.phases import Bidding, Naming, Playing
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import SPECIALS, marks
from moon_desktop.games.forty_two.match import FortyTwo, start
from moon_desktop.games.forty_two.players.outlook import solver
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.plain import players as plain


def wants_many(match: FortyTwo) -> bool:
    """Whether the seat in turn would have the figure of ``hindsight`` high."""
    phase, seat = match.phase, match.turn
    if not isinstance(phase, Playing) or seat is None:
        return True
    with_bidder = TABLE.side(seat) == TABLE.side(phase.hand.bidder)
    return with_bidder != (phase.hand.trump in nel_o.CALLS)


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
    found: dict[Choice, int] = {}
    figures: dict[str, int] = {}
    for bid in match.legal():
        assert isinstance(bid, Bid)
        if bid.bid == PASS:
            continue
        kind = bid.bid if bid.bid in SPECIALS else str(marks(bid.bid) > 0)
        if kind not in figures:
            bought = _bought(match, bid)
            calls = [call for call in bought.legal() if isinstance(call, NameTrump)]
            high = [call for call in calls if call.trump not in nel_o.CALLS]
            figures[kind] = max(_named(bought, call) for call in high)
        found[bid] = figures[kind]
    return found


def _bought(match: FortyTwo, bid: Bid) -> FortyTwo:
    """The match when nobody tops ``bid``."""
    match, _ = match.after(bid)
    while isinstance(match.phase, Bidding):
        match, _ = match.after(Bid(match.phase.auction.turn, PASS))
    return match


def _named(match: FortyTwo, call: Choice) -> int:
    after, _ = match.after(call)
    worths = hindsight(after).values()
    return (max if wants_many(after) else min)(worths)


def _plays(match: FortyTwo, phase: Playing) -> dict[Choice, int]:
    hand, tricks = phase
    assert hand.trump is not None
    low = hand.trump in nel_o.CALLS
    has = 0 if low else TABLE.by_side(tricks.counted)[TABLE.side(hand.bidder)]
    ahead = solver(hand.trump, hand.bidder).choices(
        tricks.held,
        tricks.turn,
        tuple([INDEX[play.piece] for play in tricks.plays]),
        tricks.suit,
        allowed=mask(
            play.piece
            for play in match.legal()
            if isinstance(play, Play) and not tricks.reneges(play)
        ),
        most=1 if low else None,
    )
    plays = {play.piece: play for play in match.legal() if isinstance(play, Play)}
    pieces = tricks.suits.pack.pieces
    return {plays[pieces[index]]: has + worth for (index, _), worth in ahead.items()}


def hindsight_lines(reading: Reading) -> Sequence[plain.Line]:
    """The hindsight of all choices of a record of Texas 42, in order."""
    return plain.hindsight_lines(start, hindsight, reading, wants_many)
