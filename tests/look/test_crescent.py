"""The moon's shapes: how much of it is lit, and where the crescent lies."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QPainter

from moon_desktop.look.crescent import crescent_path, lit_path, paint_score_moon
from moon_desktop.look.theme import THEME
from tests.kit.pixels import blobs, painted, where

RADIUS = 40.0


def lit(fullness: float) -> float:
    """The share of the disc's area that is lit."""
    image = painted(
        100, 100, lambda painter: painter.fillPath(lit_path(0, 0, RADIUS, fullness), THEME.ink)
    )
    return len(where(image, lambda pixel: pixel.alpha() > 127)) / (math.pi * RADIUS**2)


def test_the_moon_waxes_with_the_score():
    shares = [lit(score / 21) for score in range(22)]
    assert shares == pytest.approx([score / 21 for score in range(22)], abs=0.02)
    assert shares == sorted(set(shares))
    assert [lit(-0.5), lit(1.5)] == pytest.approx([0, 1], abs=0.02), "nor less than new"
    box = lit_path(0, 0, RADIUS, 0.2).boundingRect()
    assert box.left() > -0.1, "from the right"
    assert box.right() == pytest.approx(RADIUS, abs=0.1)


def test_below_zero_its_ring_is_dashed_and_nothing_is_lit():
    def draw(fullness: float | None) -> int:
        def paint(painter: QPainter) -> None:
            paint_score_moon(painter, THEME, 0, 0, RADIUS, fullness)

        image = painted(100, 100, paint)
        ring = where(image, lambda pixel: pixel.alpha() > 200 and pixel.lightness() > 110)
        return len(blobs(ring, least=3))

    assert draw(0.0) == 1
    assert draw(None) > 10


def test_the_crescent_is_part_of_its_circle():
    path = crescent_path(0, 0, RADIUS)
    image = painted(100, 100, lambda painter: painter.fillPath(path, THEME.ink))
    points = where(image, lambda pixel: pixel.alpha() > 127)
    assert all(math.dist((x + 0.5, y + 0.5), (50, 50)) <= RADIUS + 1 for x, y in points)
    (whole,) = blobs(points, least=5)
    assert 0.25 < len(whole) / (math.pi * RADIUS**2) < 0.6
    # Its open side, where the horns are, is dark.
    angle = math.radians(-30)
    assert (
        round(50 + 0.6 * RADIUS * math.cos(angle)),
        round(50 + 0.6 * RADIUS * math.sin(angle)),
    ) not in points
