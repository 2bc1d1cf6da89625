"""Which choices throw away what another keeps, as far as their seat can know."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, notation
from moon_desktop.games.views.hints import Fault
from moon_desktop.players.advice import ActionValue, Advice

ENOUGH: Final = 32
"""So many deals tell something for certain; fewer do only where no others fit what was seen."""

SURE: Final = 0.8
"""A contract that is made as often is as good as made."""

FAIR: Final = 0.3
"""One that is made as often is worth playing for."""

NEVER: Final = 0.02
"""A contract that is made no more often is as good as lost."""

OPEN: Final = 0.5
"""How often the best choice sets the bid at least that another lets be made."""

RARE: Final = 0.25
"""A bid that is made less often is hardly ever."""

COSTLY: Final = 0.06
"""What a bid costs of the chance to win the game, for a bid that is mostly set may still keep
others from winning; and what counts in a game without contracts."""

COUNTS: Final = 0.02
"""The same of a contract thrown away: one that decides nothing is not asked about."""

MUCH: Final = 0.6
"""How much of what counts in a game without contracts is given away, on average."""


class Doubt(NamedTuple):
    """What speaks against a choice, and the ``better`` one, the best of its advice."""

    fault: Fault
    better: Choice


def doubt(advice: Advice, choice: Choice, enough: int = ENOUGH) -> Doubt | None:
    """What speaks against ``choice`` by ``advice``; None where it is the best, or nothing is sure,
    or fewer than ``enough`` deals were weighed. What is unsound is so in any deal."""
    # Of a bid that is unsound its worth tells more.
    if choice in advice.unsound and not isinstance(choice, Bid):
        return Doubt("unsound", advice.best)
    best, chosen = advice.of(advice.best), advice.of(choice)
    if choice == advice.best or not (advice.every or advice.deals >= enough):
        return None
    fault = _fault(best, chosen, advice.sight.seat)
    least = COUNTS if fault in ("lost", "given") else COSTLY
    return None if fault is None or best.win - chosen.win < least else Doubt(fault, best.choice)


def _fault(best: ActionValue, chosen: ActionValue, seat: int) -> Fault | None:
    told = chosen.made is not None or PASS in (notation(best.choice), notation(chosen.choice))
    if isinstance(chosen.choice, Bid) and told:
        return "bid" if _too_high(best, chosen) else None
    if best.made is None or chosen.made is None:
        return "cost" if best.points[seat] - chosen.points[seat] >= MUCH else None
    # Which way the better choice goes shows whose contract it is.
    if best.made >= FAIR and chosen.made <= NEVER:
        return "lost"
    return "given" if best.made <= OPEN and chosen.made >= SURE else None


def _too_high(best: ActionValue, chosen: ActionValue) -> bool:
    """Whether a bid is hardly ever made, and the best is to pass or one that is."""
    if chosen.choice.bid == PASS or chosen.made is None or chosen.made >= RARE:
        return False
    return best.choice.bid == PASS or (best.made or 0.0) >= RARE
