"""Soft shadows: one that is kept as a picture is the same as one that is drawn."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme
from tests.kit.cases import each

pytestmark = pytest.mark.usefixtures("qapp")

BOX = QRectF(30.25, 24.5, 120.5, 60)
PILL = QRectF(30.25, 24.5, 120.5, 18)
PAPER = QRectF(30.25, 24.5, 300.5, 187.25)


def drawn(box: QRectF, scale: float, ground: QColor, shift: tuple[float, float], turn: float):
    image = QImage(760, 480, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(*shift)
    painter.scale(scale, scale)
    soft_rect(painter, Theme(), box, 9, 7, QColor("#E9C46A"), 0.42, turn=turn)
    painter.end()
    return image


@pytest.mark.slow
@each(
    ("box", "scale", "off"),
    [(BOX, 1.0, 0), *((box, by, 1) for box in (PILL, PAPER) for by in (1.0, 1.37, 2.0))],
)
@each("shift", [(0.0, 0.0), (-8.0, 5.0), (3.4, -2.7)])
@each("ground", ["#00000000", "#2F6258"])
def test_shadow_that_is_kept_is_as_it_is_drawn(box, scale, off, shift, ground):
    """Turned full circle it is drawn; on a colour it may be a shade or two off."""
    off = off if ground == "#00000000" else 4
    kept, anew = (drawn(box, scale, QColor(ground), shift, turn) for turn in (0.0, 360.0))
    one, other = (np.frombuffer(of.constBits(), np.uint8).astype(int) for of in (kept, anew))
    assert np.abs(one - other).max() <= off
    moved = drawn(box, scale, QColor(ground), (shift[0] + 1, shift[1]), 0.0)
    assert kept != moved
