"""Soft shadows, laid down as a few nested shapes so that no blur is ever computed."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from moon_desktop.look.theme import Theme, faded


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
    painter.save()
    painter.translate(box.center())
    painter.rotate(turn)
    painter.setPen(Qt.PenStyle.NoPen)
    before = 0.0
    for outset, depth in _profile(blur):
        now = depth * strength
        # What this layer must add so that all of them together come to `now`.
        painter.setBrush(faded(colour, (now - before) / (1 - before)))
        before = now
        x, y = box.width() / 2 + outset, box.height() / 2 + outset
        if x > 0 and y > 0:
            # A blur rounds what it blurs.
            corner = min(max(0.0, radius + outset * 0.8) + blur * 0.35, x, y)
            painter.drawRoundedRect(QRectF(-x, -y, 2 * x, 2 * y), corner, corner)
    painter.restore()
