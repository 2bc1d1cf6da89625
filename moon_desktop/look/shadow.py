"""Soft shadows, laid down as a few nested shapes so that no blur is ever computed, and kept as
nine patches: corners, and edges that are drawn out to any size."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

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
    across = _Axis.of(on_screen.left(), on_screen.width(), room, corner)
    down = _Axis.of(on_screen.top(), on_screen.height(), room, corner)
    shape = scale, radius, blur, colour.rgb(), strength
    shadow = _kept(across.picture, down.picture, *shape)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    to_screen, _ = place.inverted()
    painter.setWorldTransform(to_screen * painter.worldTransform())
    for y, high, top, rows in down.pieces:
        for x, wide, left, columns in across.pieces:
            painter.drawImage(QRect(x, y, wide, high), shadow, QRect(left, top, columns, rows))
    painter.restore()


def _is_plain(painter: QPainter) -> bool:
    """Whether a picture of a shadow comes out on it as the shadow itself does."""
    return (
        painter.opacity() == 1.0
        and painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        and painter.paintEngine().type() == QPaintEngine.Type.Raster
    )


class _Picture(NamedTuple):
    """One direction of the picture of a shadow: its px, those before the box, and the box's."""

    length: int
    before: float
    box: float


class _Axis(NamedTuple):
    """One direction of a shadow on the screen, in px there."""

    start: int
    """Where it begins;"""
    picture: _Picture
    fixed: int
    """so many px of its picture are its first corner, the next one is its edge,"""
    more: int
    """which is drawn out by so much."""

    @classmethod
    def of(cls, start: float, size: float, room: int, corner: int) -> _Axis:
        """For a box from ``start`` on, with ``room`` round it and a ``corner`` of so many px."""
        start, size = (round(px * _STEPS) / _STEPS for px in (start, size))
        first, more = math.floor(start), max(0, math.floor(size) - 2 * corner - 2)
        before = room + start - first
        length = math.ceil(before + size) + room - more
        picture = _Picture(length, before, size - more)
        return cls(first - room, picture, room + corner + 1, more)

    @property
    def pieces(self) -> list[tuple[int, int, int, int]]:
        """Where on the screen each begins and how far it reaches, and the same in the picture."""
        start, (length, _, _), fixed, more = self
        if not more:
            return [(start, length, 0, length)]
        beyond, rest = fixed + 1, length - fixed - 1
        return [
            (start, fixed, 0, fixed),
            (start + fixed, 1 + more, fixed, 1),
            (start + beyond + more, rest, beyond, rest),
        ]


@lru_cache(maxsize=64)
def _kept(
    across: _Picture,
    down: _Picture,
    scale: float,
    radius: float,
    blur: float,
    rgb: int,
    strength: float,
) -> QImage:
    """The same shadows are cast over and over, and what is dear of one is its shapes."""
    image = QImage(across.length, down.length, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(across.before + across.box / 2, down.before + down.box / 2)
    painter.scale(scale, scale)
    box = across.box / scale, down.box / scale
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
