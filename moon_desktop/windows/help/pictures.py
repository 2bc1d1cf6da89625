"""The pictures in the help: tiles and emblems drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import EVENING
from moon_desktop.look.tile import CORNER, paint_tile

SIZES: Final = {"tile": (32, 60), "small": (24, 45), "emblem": (44, 48)}
"""Px of each kind of picture: a tile is 26 px wide or 19.5, an emblem a square of 36; the rest is
room for shadows."""

_BLACK: Final = QColor("#000000")
_SHARE: Final = 26 / 32
"""Of the picture's width, the tile's."""


@lru_cache(maxsize=512)
def tile_picture(tile: str, size: tuple[int, int], ratio: float) -> QImage:
    """``tile`` upright with its shadow, ``size`` logical px, on a screen of ``ratio``."""
    image = _clear(size, ratio)
    painter = _painter(image)
    w = size[0] * _SHARE
    painter.translate(size[0] / 2, w + 1.5 * size[0] / 32)
    body = QRectF(-w / 2, -w, w, 2 * w)
    soft_rect(painter, body.translated(0, 0.09 * w), CORNER * w, 0.10 * w, _BLACK, 0.40)
    paint_tile(painter, EVENING, tile, w)
    painter.end()
    return image


@lru_cache(maxsize=64)
def emblem_picture(emblem: str, size: tuple[int, int], ratio: float) -> QImage:
    """An emblem of ``look.emblems``, ``size`` logical px, on a screen of ``ratio``."""
    image = _clear(size, ratio)
    painter = _painter(image)
    side = size[0] * 36 / 44
    corner = QPointF((size[0] - side) / 2, 0.5)
    paint_emblem(painter, EVENING, emblem, QRectF(corner.x(), corner.y(), side, side))
    painter.end()
    return image


def _clear(size: tuple[int, int], ratio: float) -> QImage:
    wide, high = (round(length * ratio) for length in size)
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
