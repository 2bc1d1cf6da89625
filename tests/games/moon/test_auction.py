"""What each bid promises and stakes, as values."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.contract import decided, hickeys, needed, stake


@pytest.mark.parametrize(
    ("bid", "tricks", "points", "marks"),
    [
        ("3", 3, 3, 1),
        ("4", 4, 4, 1),
        ("5", 5, 5, 1),
        ("6", 6, 6, 1),
        ("7", 7, 7, 1),
        ("over", 7, 21, 2),
        ("under", 0, 21, 2),
        ("double", 7, 21, 4),
        ("triple", 7, 21, 8),
    ],
)
def test_what_a_bid_needs_stakes_and_costs(bid, tricks, points, marks):
    """M2.2, M2.3, M5.1, M5.7."""
    assert (needed(bid), stake(bid), hickeys(bid)) == (tricks, points, marks)


@pytest.mark.parametrize(
    ("bid", "taken", "played", "result"),
    [
        ("4", 3, 3, None),
        ("4", 4, 4, "made"),
        ("4", 3, 6, None),
        ("4", 3, 7, "set"),
        ("4", 0, 3, None),
        ("4", 0, 4, "set"),
        ("7", 6, 6, None),
        ("7", 0, 1, "set"),
        ("triple", 7, 7, "made"),
        ("under", 0, 6, None),
        ("under", 0, 7, "made"),
        ("under", 1, 1, "set"),
    ],
)
def test_when_a_bid_is_decided(bid, taken, played, result):
    """M4.7: made or out of reach, or still open."""
    assert decided(bid, taken, played) == result
