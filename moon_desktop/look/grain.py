"""Grain: the streaks of wood and the nap of felt, made from a fixed noise in a few blits."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, qRgba

# Wood: (length, thickness) of the streaks in px, seed, strength of dark and of light ones, and
# how rare strong ones are.
_STREAKS = (
    (420.0, 26.0, 3, 0.30, 0.15, 1.2),
    (230.0, 5.0, 4, 0.30, 0.15, 1.6),
    (170.0, 1.9, 5, 0.40, 0.18, 2.4),
    (120.0, 0.9, 6, 0.34, 0.16, 3.2),
)
# The streaks are bent in columns this many px wide, by at most `_BEND` px.
_COLUMN = 8.0
_BEND = 30.0
_NAP = 192
"""Logical px from one repetition of the felt's nap to the next."""


def _noise(
    columns: int, rows: int, seed: int, dark: float, light: float, power: float, tint: QColor
) -> QImage:
    """Noise as a veil: below the middle black of up to `dark`, above it `tint` of up to `light`."""
    noise, shades = random.Random(seed).randbytes(columns * rows), []
    for byte in range(256):
        level = (byte - 127.5) / 127.5
        if level > 0:
            veil = round(255 * light * level**power)
            shades.append(qRgba(tint.red(), tint.green(), tint.blue(), veil))
        else:
            shades.append(qRgba(0, 0, 0, round(255 * dark * (-level) ** power)))
    image = QImage(noise, columns, rows, columns, QImage.Format.Format_Indexed8)
    image.setColorTable(shades)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def wood_grain(width: int, height: int, ratio: float, tint: QColor, deep: float) -> QImage:
    """Streaks for a table top of `width` by `height` device px, to be stretched to that width;
    the light ones are of `tint`, the dark
    ones so `deep`, 0 to 1.

    Long streaks are noise stretched sideways; they wave because each column of the picture is
    moved up or down a little.
    """
    # Steps of half a px are too fine to be seen.
    fine = 2.0 if ratio < 1.5 else 1.0
    scale = ratio * fine
    columns = max(2, math.ceil(width / ratio / _COLUMN) + 1)
    rows = round(height * fine)
    spare = round(_BEND * scale)
    flat = QImage(columns, rows + 2 * spare, QImage.Format.Format_ARGB32_Premultiplied)
    flat.fill(Qt.GlobalColor.transparent)
    painter = QPainter(flat)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for length, thick, seed, dark, light, power in _STREAKS:
        noise = _noise(
            max(2, round(columns * _COLUMN / length)) + 1,
            max(2, round(flat.height() / scale / thick)),
            seed,
            dark * deep,
            light,
            power,
            tint,
        )
        painter.drawImage(
            QRectF(flat.rect()), noise, QRectF(0, 0, noise.width() - 1, noise.height())
        )
    painter.end()
    bent = QImage(columns, rows, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(bent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for column in range(columns):
        down = spare + round(scale * _bend(column * _COLUMN))
        painter.drawImage(column, 0, flat, column, down, 1, rows)
    painter.end()
    return bent


def _bend(x: float) -> float:
    """How far down the grain runs `x` px from the left; within `_BEND` either way."""
    return 16 * math.sin(x / 310 + 0.6) + 7 * math.sin(x / 137 + 2.0) + 2.5 * math.sin(x / 61)


@cache
def felt_nap(ratio: float) -> QImage:
    """The nap of cloth, to be repeated over it at `ratio` device px to the logical one."""
    size = round(_NAP * ratio)
    nap = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    nap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(nap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    white = QColor(Qt.GlobalColor.white)
    # Finer on a finer screen, yet not as fine as its px.
    finest = round(_NAP * ratio**0.6)
    for grains, seed, strength in ((finest * 10 // 16, 11, 0.075), (finest, 12, 0.06)):
        noise = _noise(grains, grains, seed, strength, strength * 0.55, 1.0, white)
        painter.drawImage(QRectF(nap.rect()), noise)
    painter.end()
    return nap
