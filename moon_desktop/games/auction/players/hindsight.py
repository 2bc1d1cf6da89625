"""What bids and plays come to when all tiles are seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.players.kernel.solver import Solver


def of_bids(
    match: Any, kind: Callable[[str], Hashable], comes_to: Callable[[Any], int]
) -> dict[Any, int]:
    """For each bid open in ``match``, but a pass, what its seat ``comes_to`` in the match in which
    nobody tops it. Bids of one ``kind`` share a figure."""
    figures: dict[Hashable, int] = {}
    found: dict[Any, int] = {}
    for bid in match.legal():
        if bid.bid == PASS:
            continue
        alike = kind(bid.bid)
        if alike not in figures:
            figures[alike] = comes_to(_bought(match, bid))
        found[bid] = figures[alike]
    return found


def _bought(match: Any, bid: Bid) -> Any:
    """The match when nobody tops ``bid``."""
    match, _ = match.after(bid)
    while (passed := Bid(match.turn, PASS)) in match.legal():
        match, _ = match.after(passed)
    return match


def of_plays(match: Any, solver: Solver, has: int, low: bool) -> dict[Any, int]:
    """For each play open in ``match`` that does not renege, what the bidder's side comes to, which
    ``has`` so much: what ``solver`` counts if all then play perfectly. ``low``: it is to take no
    trick, and any it takes count 1."""
    tricks = match.phase.tricks
    plays = {play: INDEX[play.piece] for play in match.legal() if not tricks.reneges(play)}
    ahead = solver.choices(
        tricks.held,
        tricks.turn,
        tuple([INDEX[play.piece] for play in tricks.plays]),
        tricks.suit,
        allowed=mask(play.piece for play in plays),
        most=1 if low else None,
    )
    found = {}
    for play, index in plays.items():
        suit = tricks.suits.suit_led(index, play.suit) if tricks.suit is None else tricks.suit
        total = has + ahead[index, suit]
        found[play] = min(total, 1) if low else total
    return found
