"""Hands, names and the trick of the open table never lie over one another, whatever its size."""

from __future__ import annotations

import pytest

from moon_desktop.windows.review.scene import NAME, places

SIZES = [(420, 240), (482, 346), (800, 546), (1170, 600), (1900, 1100)]


def box(x, y, wide, high):
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def apart(one, other):
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_lies_over_anything(seats, size):
    width, height = size
    zoom = max(1.0, height / 500)
    at = places(seats, width, height, zoom)
    tile, larger = at.tile, at.trick_tile
    boxes = [box(x, y, tile, 2 * tile) for hand in at.hands for x, y in hand.tiles]
    boxes += [box(*hand.name, 60, NAME * zoom * 0.7) for hand in at.hands]
    boxes += [box(x, y, larger, 2 * larger) for x, y in at.trick] if height > 240 else []
    for place, one in enumerate(boxes):
        assert one[0] >= 0
        assert one[1] >= 0
        assert one[2] <= width
        assert one[3] <= height
        for other in boxes[:place]:
            assert apart(one, other), f"{one} lies over {other}"


@pytest.mark.parametrize("seats", [3, 4])
def test_the_trick_lies_towards_who_played(seats):
    at = places(seats, 800, 546)
    x, y, _ = at.disc
    for (tile_x, tile_y), hand in zip(at.trick, at.hands, strict=True):
        middle_x = sum(x for x, _ in hand.tiles[:7]) / 7
        middle_y = sum(y for _, y in hand.tiles[:7]) / 7
        towards = (tile_x - x) * (middle_x - x) + (tile_y - y) * (middle_y - y)
        assert towards > 0


def test_a_larger_table_has_larger_tiles():
    assert places(3, 1170, 760).tile > places(3, 800, 546).tile > places(3, 482, 346).tile
