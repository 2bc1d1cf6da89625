"""A die's faces."""

from __future__ import annotations

import pytest

from moon_desktop.look.die import paint_die
from moon_desktop.look.theme import EVENING
from tests.kit.pixels import blobs, painted, where

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("turn", [0.0, 14.0])
@pytest.mark.parametrize("side", [60.0, 26.0])
def test_a_face_has_as_many_pips_as_it_is_called(face: int, turn: float, side: float):
    """M3.9: also as small as it gets in a small window."""
    zoom = 2.0

    def paint(painter: object) -> None:
        painter.scale(zoom, zoom)  # type: ignore[attr-defined]
        paint_die(painter, EVENING, face, side, turn)  # type: ignore[arg-type]

    image = painted(240, 240, paint)
    reach = side * zoom * 0.45
    dark = {
        (x, y)
        for x, y in where(image, lambda pixel: pixel.alpha() > 240 and pixel.lightness() < 90)
        if abs(x - 120) < reach and abs(y - 120) < reach
    }
    assert len(blobs(dark, least=4)) == face
