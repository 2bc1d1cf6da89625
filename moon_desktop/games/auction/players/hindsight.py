"""What bids come to when all tiles are seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid


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
