"""Emblems of the contracts: a half tile, two doubles, the follow-me key, the crescent."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_arrow
from moon_desktop.look.theme import Theme
from moon_desktop.look.tile import paint_half_tile, paint_tile

_BLACK = QColor("#000000")
_RED = "\N{BLACK HEART SUIT}\N{BLACK DIAMOND SUIT}"


def paint_emblem(painter: QPainter, theme: Theme, emblem: str, box: QRectF) -> None:
    """Draws an emblem within the square `box`: "0" to "6" a suit, "doubles", "none" (follow
    me), "moon" (an auction, or shooting), a single sign: the suit of a card; nothing for "".
    Raises ValueError for anything else."""
    if not emblem:
        return
    side = box.width()
    centre = box.center()
    if emblem == "moon":
        paint_crescent(painter, theme, centre.x(), centre.y(), side * 0.46)
    elif emblem == "doubles":
        _paint_doubles(painter, theme, box)
    elif emblem == "none":
        _paint_shadow(painter, box)
        paint_half_tile(painter, theme, None, box)
        pen = QPen(theme.pip, max(1.6, side * 0.062))
        paint_arrow(painter, centre.x(), centre.y(), side * 0.27, pen)
    elif len(emblem) == 1 and not emblem.isdigit():
        # Loaded where a game has cards.
        from moon_desktop.look.card import paint_sign

        _paint_shadow(painter, box)
        paint_half_tile(painter, theme, None, box)
        ink = theme.red if emblem in _RED else theme.pip
        paint_sign(painter, emblem, centre.x(), centre.y(), side * 0.62, side * 0.7, ink)
    else:
        count = int(emblem)
        if not 0 <= count <= 6:
            raise ValueError(f"no emblem {emblem!r}")
        _paint_shadow(painter, box)
        paint_half_tile(painter, theme, count, box)


def _paint_shadow(painter: QPainter, box: QRectF) -> None:
    side = box.width()
    soft_rect(painter, box.translated(0, side * 0.10), side * 0.16, side * 0.10, _BLACK, 0.40)


def _paint_doubles(painter: QPainter, theme: Theme, box: QRectF) -> None:
    w = box.width() * 0.46
    for tile, x, turn in (("1-1", -0.24, -9.0), ("4-4", 0.24, 9.0)):
        spot = box.center() + QPointF(x * box.width(), 0)
        soft_rect(
            painter,
            QRectF(spot.x() - w / 2, spot.y() - w + w * 0.12, w, 2 * w),
            w * 0.13,
            w * 0.14,
            _BLACK,
            0.45,
            turn=turn,
        )
        painter.save()
        painter.translate(spot)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_tile(painter, theme, tile, w, turn)
        painter.restore()
