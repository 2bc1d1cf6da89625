"""Soft shadows, laid down as a few nested shapes so that no blur is ever computed."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter, QTransform

from moon_desktop.look.theme import Theme, faded

_LARGEST: Final = 160_000
"""Px of the largest box whose shadow is kept."""

_SHIFTED: Final = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)
"""Where a px is one of the screen."""


def _profile(blur: float) -> list[tuple[float, float]]:
    """(outset in px, depth 0 to 1) from the rim of a shadow inwards: a Gaussian's integral."""
    steps = min(12, max(5, round(blur / 1.5)))
    return [
        (
            blur * (1 - 2 * step / (steps - 1)),
            0.5 * (1 + math.erf(2.0 * (2 * (step + 0.5) / steps - 1) / math.sqrt(2))),
        )
        for step in range(steps)
    ]


def soft_rect(
    painter: QPainter,
    theme: Theme,
    box: QRectF,
    radius: float,
    blur: float,
    colour: QColor,
    strength: float,
    *,
    turn: float = 0.0,
) -> None:
    """A soft rounded rectangle under `box`, turned clockwise about its own centre: a shadow of
    `strength` (0 to 1) whose edge fades over `blur` px to either side; none where all is flat."""
    if theme.flat:
        return
    place = painter.deviceTransform()
    alike = place.type() in _SHIFTED and not turn
    if alike and box.width() * box.height() <= _LARGEST and _is_plain(painter):
        left, top = box.left() + place.dx(), box.top() + place.dy()
        x, y = math.floor(left), math.floor(top)
        size, part = (box.width(), box.height()), (left - x, top - y)
        shadow = _kept(size, part, radius, blur, colour.rgb(), strength)
        room = _room(blur)
        painter.drawImage(QPointF(x - room - place.dx(), y - room - place.dy()), shadow)
        return
    painter.save()
    painter.translate(box.center())
    painter.rotate(turn)
    _lay(painter, box.width(), box.height(), radius, blur, colour, strength)
    painter.restore()


def _is_plain(painter: QPainter) -> bool:
    """Whether a picture of a shadow comes out on it as the shadow itself does."""
    return (
        painter.opacity() == 1.0
        and painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        and painter.paintEngine().type() == QPaintEngine.Type.Raster
    )


def _room(blur: float) -> int:
    """Px round the box in the picture of a shadow."""
    return math.ceil(blur) + 1


@lru_cache(maxsize=64)
def _kept(
    size: tuple[float, float],
    part: tuple[float, float],
    radius: float,
    blur: float,
    rgb: int,
    strength: float,
) -> QImage:
    """A shadow whose box begins ``part`` of a px within the px that follows its room: the same
    ones are cast over and over, and what is dear of one is its shapes."""
    (width, height), (x, y), room = size, part, _room(blur)
    image = QImage(
        math.ceil(x + width) + 2 * room,
        math.ceil(y + height) + 2 * room,
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room + x + width / 2, room + y + height / 2)
    _lay(painter, width, height, radius, blur, QColor.fromRgb(rgb), strength)
    painter.end()
    return image


def _lay(
    painter: QPainter,
    width: float,
    height: float,
    radius: float,
    blur: float,
    colour: QColor,
    strength: float,
) -> None:
    """Lays the shapes of a shadow round the origin."""
    painter.setPen(Qt.PenStyle.NoPen)
    before = 0.0
    for outset, depth in _profile(blur):
        now = depth * strength
        # What this layer must add so that all of them together come to `now`.
        painter.setBrush(faded(colour, (now - before) / (1 - before)))
        before = now
        x, y = width / 2 + outset, height / 2 + outset
        if x > 0 and y > 0:
            # A blur rounds what it blurs.
            corner = min(max(0.0, radius + outset * 0.8) + blur * 0.35, x, y)
            painter.drawRoundedRect(QRectF(-x, -y, 2 * x, 2 * y), corner, corner)
