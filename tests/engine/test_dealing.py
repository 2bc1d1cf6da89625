"""The shuffle, pinned for ever and fair; the draw for partners, whose two highest sit opposite."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.dealing import draw_for_partners, rolled, shuffled
from moon_desktop.engine.entries import Draw
from moon_desktop.engine.pieces import TILES
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import Deal
from tests.kit.arrange import Table

LOTS = CATALOGUE["texas42"].lots
"""What is drawn for partners in Texas 42."""


def test_the_order_of_a_seed_is_pinned():
    """M1.1: a record's seed gives the same deals on every machine, in every version."""
    assert " ".join(shuffled(TILES, 1, "deal", 1)) == (
        "1-1 3-1 2-0 5-4 6-4 4-0 6-1 3-0 4-4 2-1 6-3 5-1 6-6 6-0 "
        "4-3 5-5 6-5 4-2 0-0 5-2 5-3 3-3 6-2 5-0 3-2 2-2 4-1 1-0"
    )
    assert " ".join(shuffled(TILES, 20261120, "deal", 17)) == (
        "6-4 2-2 3-0 4-1 4-0 1-1 6-1 5-1 5-2 3-1 5-0 1-0 5-4 6-0 "
        "0-0 2-1 6-5 4-4 4-3 3-2 6-3 5-5 6-2 6-6 3-3 5-3 2-0 4-2"
    )
    assert "".join(shuffled("abcdefghij", -5, "draw", 2)) == "dbgfecijha"


def test_the_dice_of_a_seed_are_pinned():
    """M3.9."""
    assert [rolled(1, "dice", turn) for turn in range(1, 7)] == [
        (4, 2), (1, 2), (4, 5), (1, 1), (6, 5), (5, 3),
    ]  # fmt: skip


def test_the_deal_of_a_seed_is_pinned():
    """M1.1, M1.3: through the rule book, draw and first deal."""
    table = Table()
    draw = table.match.chance(20261120)
    assert isinstance(draw, Draw)
    assert draw.pieces == ("4-3", "5-3", "6-5")
    deal = table.add(draw).match.chance(20261120)
    assert isinstance(deal, Deal)
    assert deal.widow == "3-2"
    assert " ".join(deal.hands[0]) == "6-4 0-0 5-3 5-4 4-3 6-6 6-5"


def test_the_pieces_are_left_as_they_were():
    """M1.1: shuffled into a new list, each once."""
    pieces = list(TILES)
    assert sorted(shuffled(pieces, 3, "deal", 1)) == sorted(TILES)
    assert pieces == list(TILES)
    assert shuffled([], 3, "deal", 1) == []


def test_every_order_is_as_likely_as_another():
    """M1.1: 24 orders of four, a thousand of each to be had; chi-square, 23 degrees."""
    counted = Counter("".join(shuffled("abcd", 9, "fair", turn)) for turn in range(24_000))
    assert set(counted) == {"".join(order) for order in permutations("abcd")}
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counted.values())
    assert 8 < chi_square < 45


def test_every_roll_is_as_likely_as_another():
    """M3.9: 36 of them."""
    counted = Counter(rolled(seed, "dice", 1) for seed in range(3600))
    assert len(counted) == 36
    assert all(1 <= die <= 6 for roll in counted for die in roll)
    assert all(60 < count < 145 for count in counted.values())


# --- the draw for partners -----------------------------------------------------------------


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
