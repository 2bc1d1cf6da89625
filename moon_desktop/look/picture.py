"""Pictures to be kept, painted as finely as a screen can show."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap


def painted(
    width: float, height: float, ratio: float, paint: Callable[[QPainter], object]
) -> QPixmap:
    """A picture of so many px on a screen of ``ratio``, clear but for what ``paint`` draws from its
    upper left corner on."""
    picture = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return picture
