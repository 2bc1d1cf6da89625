"""Dominoes as bits, and their notation."""

from __future__ import annotations

import pytest

from moon_desktop.engine.pieces import (
    BIT,
    BLANKLESS_SET,
    ENDS,
    FULL_SET,
    INDEX,
    TILES,
    mask,
    pips,
    tiles,
)


def test_the_double_six_set_in_order():
    """M1.2: 28 tiles, high end first; a tile's place is its bit."""
    assert len(TILES) == len(set(TILES)) == 28
    assert TILES[:4] == ("0-0", "1-0", "1-1", "2-0")
    assert TILES[-1] == "6-6"
    for place, (tile, (high, low)) in enumerate(zip(TILES, ENDS, strict=True)):
        assert tile == f"{high}-{low}"
        assert high >= low
        assert INDEX[tile] == place
        assert BIT[tile] == 1 << place


def test_sets_of_tiles_are_bits():
    """M1.1: the full set, and the 21 without a blank."""
    assert tiles(FULL_SET) == TILES
    assert tiles(BLANKLESS_SET) == tuple(tile for tile in TILES if "0" not in tile)
    assert mask(tiles(BLANKLESS_SET)) == BLANKLESS_SET
    assert mask([]) == 0
    assert tiles(0) == ()
    assert tiles(mask(["6-4", "1-1", "6-4"])) == ("1-1", "6-4")


@pytest.mark.parametrize("word", ["4-6", "7-1", "6-4 ", "", "6"])
def test_what_is_no_domino_has_no_bit(word):
    """M1.1: the low end first is no notation either."""
    with pytest.raises(KeyError):
        mask([word])


def test_pip_totals():
    """M1.3: what the draw compares; 168 on the whole set."""
    assert (pips("0-0"), pips("6-4"), pips("5-5"), pips("6-6")) == (0, 10, 10, 12)
    assert sum(map(pips, TILES)) == 168
