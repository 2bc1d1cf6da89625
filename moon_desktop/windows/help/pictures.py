"""The pictures in the help: tiles, cards and emblems drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from moon_desktop.games.views.table import Face
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.picture import painted
from moon_desktop.look.piece import paint_face
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME
from moon_desktop.look.tile import CORNER, paint_tile
from moon_desktop.words.score import MINUS

SIZES: Final = {"tile": (32, 60), "small": (24, 45), "emblem": (44, 48), "card": (86, 120)}
"""Px of each kind of picture: a tile is 26 px wide or 19.5, an emblem a square of 36, a card 72
wide; the rest is room for shadows."""

_BLACK: Final = QColor("#000000")
_SHARE: Final = 26 / 32
"""Of the picture's width, the tile's."""


def picture(kind: str, name: str, zoom: float, ratio: float) -> QImage:
    """One of a kind of the SIZES, ``zoom`` times as large, on a screen of ``ratio``: the tile, the
    emblem, or the card of the pack "moon" called ``name``, by figure and sign as in
    ``7-full-moons`` or ``-1-little``, or "back"."""
    return _picture(kind, name, zoom, ratio, THEME.key)


@lru_cache(maxsize=512)
def _picture(kind: str, name: str, zoom: float, ratio: float, _key: int) -> QImage:
    paint = {"emblem": _paint_emblem, "card": _paint_card}.get(kind, _paint_tile)
    wide, high = (round(px * zoom) for px in SIZES[kind])
    return painted(wide, high, ratio, lambda painter: paint(painter, name, wide)).toImage()


def _paint_tile(painter: QPainter, tile: str, wide: float) -> None:
    """Upright with its shadow."""
    w = wide * _SHARE
    body = QRectF(-w / 2, -w, w, 2 * w)
    painter.translate(wide / 2, w + 1.5 * wide / 32)
    soft_rect(painter, THEME, body.translated(0, 0.09 * w), CORNER * w, 0.10 * w, _BLACK, 0.40)
    paint_tile(painter, THEME, tile, w)


def _paint_emblem(painter: QPainter, emblem: str, wide: float) -> None:
    side = wide * 36 / 44
    paint_emblem(painter, THEME, emblem, QRectF((wide - side) / 2, 0.5, side, side))


def _paint_card(painter: QPainter, card: str, wide: float) -> None:
    """Upright with its shadow."""
    figure, _, sign = card[1:].partition("-")
    face = Face("moon", f"{card[0]}{figure}".replace("-", MINUS), sign)
    if card == "back":
        face = Face("moon")
    w = wide * 72 / 86
    body = QRectF(-w / 2, -0.75 * w, w, 1.5 * w)
    painter.translate(wide / 2, 0.75 * w + 1.5 * wide / 86)
    soft_rect(painter, THEME, body.translated(0, 0.05 * w), 0.085 * w, 0.08 * w, _BLACK, 0.40)
    paint_face(painter, THEME, face, w)
