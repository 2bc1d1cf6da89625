"""Soft shadows, laid down as a few nested shapes so that no blur is ever computed, and kept as
nine patches: corners, and edges that are drawn out to any size."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter

from moon_desktop.look.theme import Theme, faded

_STEPS: Final = 1 << 20
"""Of a px: what differs by less is noise of the reckoning, and the same picture."""


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
    scale = place.m11()
    upright = scale == place.m22() > 0 and not place.isRotating() and not turn
    if not upright or not _is_plain(painter):
        painter.save()
        painter.translate(box.center())
        painter.rotate(turn)
        _lay(painter, box.width(), box.height(), radius, blur, colour, strength)
        painter.restore()
        return
    room, on_screen = math.ceil(blur * scale) + 1, place.mapRect(box)
    # The innermost layer is the one whose corners reach furthest into the box.
    corner = math.ceil(scale * (max(0.0, radius - 0.8 * blur) + 1.35 * blur))
    across, columns = _along(on_screen.left(), on_screen.width(), room, corner)
    down, rows = _along(on_screen.top(), on_screen.height(), room, corner)
    shadow = _kept(across, down, scale, radius, blur, colour.rgb(), strength)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    to_screen, _ = place.inverted()
    painter.setWorldTransform(to_screen * painter.worldTransform())
    for y, high, top, tall in rows:
        for x, wide, left, broad in columns:
            painter.drawImage(QRect(x, y, wide, high), shadow, QRect(left, top, broad, tall))
    painter.restore()


def _is_plain(painter: QPainter) -> bool:
    """Whether a picture of a shadow comes out on it as the shadow itself does."""
    return (
        painter.opacity() == 1.0
        and painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        and painter.paintEngine().type() == QPaintEngine.Type.Raster
    )


def _along(
    start: float, size: float, room: int, corner: int
) -> tuple[tuple[int, float, float], list[tuple[int, int, int, int]]]:
    """One direction of a shadow, in px of the screen, for a box from ``start`` on with so much
    ``room`` round it and so large a ``corner``. Of its picture: its px, those before the box, and
    the box's. Of its pieces, two corners and between them an edge of one px that is drawn out:
    where it begins on the screen and how far it reaches, and the same in the picture."""
    start, size = (round(px * _STEPS) / _STEPS for px in (start, size))
    first, more = math.floor(start), max(0, math.floor(size) - 2 * corner - 2)
    before = room + start - first
    length = math.ceil(before + size) + room - more
    end = room + corner + 1 if more else length
    at, rest = first - room, length - end - 1
    pieces = [(at, end, 0, end)]
    if more:
        pieces += (at + end, 1 + more, end, 1), (at + end + 1 + more, rest, end + 1, rest)
    return (length, before, size - more), pieces


@lru_cache(maxsize=64)
def _kept(
    across: tuple[int, float, float],
    down: tuple[int, float, float],
    scale: float,
    radius: float,
    blur: float,
    rgb: int,
    strength: float,
) -> QImage:
    """The same shadows are cast over and over, and what is dear of one is its shapes."""
    (wide, left, width), (high, top, height) = across, down
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(left + width / 2, top + height / 2)
    painter.scale(scale, scale)
    box = width / scale, height / scale
    _lay(painter, *box, radius, blur, QColor.fromRgb(rgb), strength)
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
