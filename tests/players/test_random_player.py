"""Chance without a memory: one number a seed, a seat and a moment."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.moon.contract import ladder
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.player import arbitrary
from tests.kit.cases import each
from tests.kit.sights import arranged

BID = Bid(0, "pass")
PLAY = Play(0, "6-6")
TRICK = Trick((PLAY,), 6, 0)
MANY = 10**6


def sight(**seen: Any) -> Any:
    return arranged("").sight(0)._replace(**seen)


@each(
    "other",
    [
        {"seat": 1},
        {"hand": 2},
        {"phase": "play"},
        {"auction": Auction(ladder(MoonRules()), Seats(3), 1, (BID,))},
        {"tricks": (TRICK,)},
        {"plays": (PLAY,)},
    ],
)
def test_every_other_moment_gives_another(other):
    assert arbitrary(3, sight(**other), MANY) != arbitrary(3, sight(), MANY)


@pytest.mark.slow
def test_the_numbers_are_spread_evenly_from_zero():
    drawn = Counter(arbitrary(seed, sight(), 7) for seed in range(7000))
    assert sorted(drawn) == list(range(7))
    assert max(drawn.values()) < 1.15 * min(drawn.values())


def test_the_numbers_are_pinned():
    """A match that is played again from its seed is the same match for ever."""
    assert [arbitrary(seed, sight(), 100) for seed in range(4)] == [79, 98, 15, 55]
