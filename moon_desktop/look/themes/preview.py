"""A small picture of a table as it would look: its corner, with a tile or two on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from moon_desktop.games.views.table import Face
from moon_desktop.look.piece import paint_face
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, faded, graded, mixed
from moon_desktop.look.tile import CORNER, paint_tile

Part: TypeAlias = Literal["theme", "felt", "tiles", "counts", "backs"]
"""What of the table it is about."""

_CORNER: Final = 6.0
_BLACK = QColor("#000000")

_LAID: Final[Mapping[Part, tuple[float, tuple[tuple[str | None, float, float, float], ...]]]] = {
    "theme": (0.24, (("5-3", 0.40, 0.62, 0.0), (None, 0.70, 0.36, 90.0))),
    "felt": (0.24, (("2-1", 0.66, 0.56, 8.0),)),
    "tiles": (0.36, (("5-2", 0.32, 0.50, 0.0), ("6-4", 0.70, 0.50, 0.0))),
    "counts": (0.66, (("5-3", 0.27, 0.78, 0.0), ("2-1", 0.73, 0.78, 0.0))),
    "backs": (0.60, ((None, 0.36, 0.56, -6.0), (None, 0.64, 0.60, 8.0))),
}
"""How wide a tile, or a card from behind, is in heights of the picture; which ones lie where, and
how far turned."""


def paint_preview(painter: QPainter, theme: Theme, part: Part, box: QRectF) -> None:
    """Draws the corner of a table in ``theme`` within ``box``."""
    painter.save()
    whole = QPainterPath()
    whole.addRoundedRect(box, _CORNER, _CORNER)
    painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, graded(box.top(), box.bottom(), (0, theme.wood0), (1, theme.wood1)))
    wide, high = box.width(), box.height()
    if part in ("tiles", "counts", "backs"):
        _paint_mat(painter, theme, box.adjusted(-wide, -high, wide, high), box)
    else:
        edge = 0.16 * high
        _paint_mat(painter, theme, box.adjusted(edge, edge * 1.6, wide, high), box)
    w, laid = _LAID[part]
    for tile, x, y, turn in laid:
        painter.save()
        painter.translate(box.left() + x * wide, box.top() + y * high)
        if part == "backs":
            paint_face(painter, theme, Face("moon"), w * high, turn)
        else:
            _paint_laid(painter, theme, tile, w * high, turn)
        painter.restore()
    if part == "theme":
        _paint_beside(painter, theme, box)
    painter.restore()


def _paint_mat(painter: QPainter, theme: Theme, mat: QRectF, box: QRectF) -> None:
    light = QRadialGradient(box.center(), box.width() * 0.8)
    light.setStops([(0, mixed(theme.mat0, theme.mat1, 0.1)), (1, theme.mat1)])
    painter.setBrush(light)
    painter.setPen(QPen(theme.matline, 1.2))
    corner = 0.3 * box.height()
    painter.drawRoundedRect(mat, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not theme.flat:
        seam = QPen(faded(theme.stitch, 0.62), 1.0)
        seam.setDashPattern([3.0, 2.0])
        painter.setPen(seam)
        painter.drawRoundedRect(mat.adjusted(3.5, 3.5, -3.5, -3.5), corner - 3.5, corner - 3.5)
    painter.setPen(QPen(theme.stitch if theme.flat else faded(theme.brass, 0.6), 1.0))
    painter.setBrush(theme.moon)
    radius = 0.62 * box.height()
    middle = QPointF(box.left() + 0.78 * box.width(), box.top() + 0.62 * box.height())
    painter.drawEllipse(middle, radius, radius)


def _paint_laid(painter: QPainter, theme: Theme, tile: str | None, w: float, turn: float) -> None:
    shadow = QRectF(-w / 2, -w * 0.9, w, 2 * w)
    soft_rect(painter, theme, shadow, CORNER * w, 0.14 * w, _BLACK, 0.45, turn=turn)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_tile(painter, theme, tile, w, turn)


def _paint_beside(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """The bar above the table, and the pad beside it with a few lines."""
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), 0.15 * box.height()), theme.bar)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.brass)
    painter.drawEllipse(box.topLeft() + QPointF(6, 0.075 * box.height()), 1.8, 1.8)
    pad = QRectF(box)
    pad.setTopLeft(box.topLeft() + QPointF(0.79 * box.width(), 0.22 * box.height()))
    pad.setRight(box.right() - 2)
    painter.fillRect(pad, theme.paper)
    painter.fillRect(QRectF(pad.left(), pad.top(), pad.width(), 3), theme.tape)
    for line in range(1, 4):
        top = pad.top() + 2 + line * 0.17 * box.height()
        ink = theme.red if line == 2 else theme.pink
        painter.fillRect(QRectF(pad.left() + 2.5, top, pad.width() * 0.5, 1.4), ink)
