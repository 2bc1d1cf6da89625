"""The pictures in the help: tiles, cards and emblems drawn."""

from __future__ import annotations

from collections.abc import Callable
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

SIZES: Final = {"tile": (32, 60), "small": (24, 45), "emblem": (44, 48), "card": (50, 70)}
"""Px of each kind of picture: a tile is 26 px wide or 19.5, an emblem a square of 36, a card 42
wide; the rest is room for shadows."""

_BLACK: Final = QColor("#000000")
_SHARE: Final = 26 / 32
"""Of the picture's width, the tile's."""


@lru_cache(maxsize=512)
def tile_picture(tile: str, size: tuple[int, int], ratio: float) -> QImage:
    """``tile`` upright with its shadow, ``size`` logical px, on a screen of ``ratio``."""
    w = size[0] * _SHARE
    body = QRectF(-w / 2, -w, w, 2 * w)

    def paint(painter: QPainter) -> None:
        painter.translate(size[0] / 2, w + 1.5 * size[0] / 32)
        soft_rect(painter, THEME, body.translated(0, 0.09 * w), CORNER * w, 0.10 * w, _BLACK, 0.40)
        paint_tile(painter, THEME, tile, w)

    return _painted(size, ratio, paint)


@lru_cache(maxsize=64)
def emblem_picture(emblem: str, size: tuple[int, int], ratio: float) -> QImage:
    """An emblem of ``look.emblems``, ``size`` logical px, on a screen of ``ratio``."""
    side = size[0] * 36 / 44
    box = QRectF((size[0] - side) / 2, 0.5, side, side)
    return _painted(size, ratio, lambda painter: paint_emblem(painter, THEME, emblem, box))


@lru_cache(maxsize=128)
def card_picture(card: str, size: tuple[int, int], ratio: float) -> QImage:
    """A card of the pack "moon" by figure and sign, as in ``7-full-moons`` or ``-1-little``,
    or "back", upright with its shadow, ``size`` logical px, on a screen of ``ratio``."""
    figure, _, sign = card[1:].partition("-")
    face = Face("moon", f"{card[0]}{figure}".replace("-", MINUS), sign)
    if card == "back":
        face = Face("moon")
    w = size[0] * 42 / 50
    body = QRectF(-w / 2, -0.75 * w, w, 1.5 * w)

    def paint(painter: QPainter) -> None:
        painter.translate(size[0] / 2, 0.75 * w + 1.5 * size[0] / 50)
        soft_rect(painter, THEME, body.translated(0, 0.05 * w), 0.085 * w, 0.08 * w, _BLACK, 0.40)
        paint_face(painter, THEME, face, w)

    return _painted(size, ratio, paint)


def _forget() -> None:
    """The pictures kept are in other colours than those worn now."""
    for pictures in (tile_picture, emblem_picture, card_picture):
        pictures.cache_clear()


THEME.changed.connect(_forget)


def _painted(size: tuple[int, int], ratio: float, paint: Callable[[QPainter], object]) -> QImage:
    return painted(*size, ratio, paint).toImage()
