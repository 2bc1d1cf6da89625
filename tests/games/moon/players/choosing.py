"""Choices of every kind for the adviser to be asked about, and what its answers look like."""

from __future__ import annotations

from typing import Any

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.advice import Advice
from tests.kit.positions import STRONG
from tests.kit.sights import arranged

TRUMP_FIRST = {"widow_timing": "after-trump"}

CHOOSING: dict[str, tuple[str, dict[str, Any]]] = {
    "bid": ("", {}),
    "bid over a bid": ("5", {}),
    "widow": ("6 pass pass", {"preset": "follow-me-42"}),
    "widow after trump": ("6 pass pass 5", {"preset": "follow-me-42"} | TRUMP_FIRST),
    "trump": ("6 pass pass", {}),
    "trump first": ("6 pass pass", {"preset": "follow-me-42"} | TRUMP_FIRST),
    "lead": ("4 pass pass 6", {}),
    "follow": ("4 pass pass 6 5-5", {}),
    "last to play": ("4 pass pass 6 5-5 5-2", {}),
}
"""Positions of every kind, reached alike whatever the unseen tiles are; and house rules."""

OTHERS = ("6-1 3-1 4-1 5-1 3-3 2-2 5-2", "6-2 5-3 5-4 4-2 4-3 3-2 1-1")


def choosing(name: str, hand: str = STRONG) -> MoonSight:
    """The view of the seat that is to choose."""
    words, how = CHOOSING[name]
    match = arranged(words, hand, *OTHERS, **how)
    assert match.turn is not None
    return match.sight(match.turn)


def well_formed(advice: Advice) -> None:
    sight = advice.sight
    assert tuple(worth.choice for worth in advice.worths) == sight.legal
    assert advice.best in sight.legal
    assert advice.of(advice.best).choice == advice.best
    assert advice.deals >= 1
    most = 1 if sight.rules.scoring == "marks" else 21
    for worth in advice.worths:
        if worth.made is None:
            assert isinstance(worth.choice, Bid)
            assert worth.choice.bid == PASS
        else:
            assert 0 <= worth.made <= 1
        assert -1e-9 <= worth.win <= 1 + 1e-9
        assert len(worth.points) == sight.seats.count
        assert all(-most - 1e-9 <= points <= most + 1e-9 for points in worth.points)
        if sight.rules.partners:
            assert worth.points[:2] == worth.points[2:]
        if isinstance(worth.choice, Play) or worth.choice == Bid(sight.seat, PASS):
            assert worth.plan is None
        else:
            assert worth.plan is not None
