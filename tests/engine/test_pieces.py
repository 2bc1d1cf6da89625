"""Pieces of a pack as bits, and the dominoes with their notation."""

from __future__ import annotations

import pytest

from moon_desktop.engine.pieces import (
    BIT,
    BLANKLESS_SET,
    ENDS,
    FULL_SET,
    INDEX,
    TILES,
    Pack,
    mask,
    pips,
    tiles,
)
from tests.kit.cases import each


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


@each("word", ["4-6", "7-1", "6-4 ", "", "6"])
def test_what_is_no_domino_has_no_bit(word):
    """M1.1: the low end first is no notation either."""
    with pytest.raises(KeyError):
        mask([word])


def test_pip_totals():
    """M1.3: what the draw compares; 168 on the whole set."""
    assert (pips("0-0"), pips("6-4"), pips("5-5"), pips("6-6")) == (0, 10, 10, 12)
    assert sum(map(pips, TILES)) == 168


TWINS = Pack(("J", "9", "J", "Q", "9", "J"))
"""Three of one piece and two of another, apart from each other."""


def test_alike_pieces_share_their_notation_and_have_a_bit_each():
    """Two of a kind are alike, and each can be held."""
    assert TWINS.index == {"J": 0, "9": 1, "Q": 3}
    assert TWINS.bit == {"J": 0b1, "9": 0b10, "Q": 0b1000}
    assert TWINS.among(0b111111) == TWINS.pieces
    assert TWINS.among(0b101100) == ("J", "Q", "J")
    assert TWINS.among(0) == ()


@each(
    ("bits", "piece", "held"),
    [
        (0b111111, "J", 0b100000),
        (0b011111, "J", 0b100),
        (0b011011, "J", 0b1),
        (0b011010, "J", 0),
        (0b010000, "9", 0b10000),
        (0b010010, "9", 0b10000),
        (0b001000, "Q", 0b1000),
        (0b110111, "Q", 0),
        (0b111111, "K", 0),
    ],
)
def test_a_piece_is_held_by_the_highest_bit_of_those_alike(bits, piece, held):
    """So that a hand of two alike gives one up and keeps the lower."""
    assert TWINS.held(bits, piece) == held


def test_hands_that_look_the_same_are_the_same_bits():
    """However they came to be: of those alike the lowest; not more of a piece than there are."""
    assert TWINS.mask("J9J") == TWINS.mask("JJ9") == 0b111
    assert TWINS.mask("JJJ") ^ TWINS.held(TWINS.mask("JJJ"), "J") == TWINS.mask("JJ")
    for too_many in ("999", "JJJJ", "K"):
        with pytest.raises(KeyError):
            TWINS.mask(too_many)


def test_a_pack_may_be_larger_than_a_machine_word():
    """52 cards and more."""
    pack = Pack(tuple(f"{rank}{suit}" for suit in "SHDC" for rank in range(27)))
    assert len(pack.pieces) == 108
    assert pack.held(pack.bit["26C"], "26C") == 1 << 107
    assert tuple(pack.among(1 << 107 | 1)) == ("0S", "26C")
