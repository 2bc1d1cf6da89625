"""The draw for partners: who draws the two highest sit opposite one another."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.dealing import draw_for_partners
from moon_desktop.games import CATALOGUE

LOTS = CATALOGUE["texas42"].lots
"""What is drawn for partners in Texas 42."""


def test_forty_two_draws_tiles_by_their_pips():
    """T9"""
    assert len(LOTS) == 28
    assert (LOTS["6-6"], LOTS["6-4"], LOTS["5-5"], LOTS["0-0"]) == (12, 10, 10, 0)
    assert not CATALOGUE["moon"].lots


@given(seed=st.integers(0, 2**31 - 1), few=st.booleans())
def test_the_two_highest_are_partners(seed, few):
    """T9: who draws alike draws again where it matters, and nobody else does; also where there
    are too few pieces for that."""
    lots = {"5-0": 5, "4-1": 5, "3-2": 5, "6-0": 6} if few else LOTS
    due, certain = {0, 1, 2, 3}, 0
    *before, last = draw_for_partners(lots, seed)
    for draw in (*before, last):
        assert set(draw.drawn) == due
        found = {player: lots[piece] for player, piece in draw.drawn.items()}
        out = due - set(draw.highest) - set(draw.again)
        tied = {found[player] for player in draw.again}
        assert len(tied) == bool(draw.again)
        newly = draw.highest[certain:]
        above, below = [[found[player] for player in some] for some in (newly, out)]
        downwards = [above, [*tied], below]
        for higher, lower in combinations(downwards, 2):
            assert not higher or not lower or min(higher) > max(lower)
        certain, due = len(draw.highest), set(draw.again)
    assert len(set(last.highest)) == 2
    assert not last.again
    drawn = [piece for draw in (*before, last) for piece in draw.drawn.values()]
    assert few or len(set(drawn)) == len(drawn)
