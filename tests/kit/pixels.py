"""Looking at what was painted, pixel by pixel."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from moon_desktop.table.picture_item import PictureItem

Point = tuple[int, int]


def painted(width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    """A clear picture with what `paint` drew, the origin in its middle."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2)
    try:
        paint(painter)
    finally:
        painter.end()
    return image


def shown(item: PictureItem, box: QRectF, ratio: float = 1.0) -> QImage:
    """What the item shows in `box`, which is in the item's own coordinates."""
    image = QImage(
        round(box.width() * ratio), round(box.height() * ratio), QImage.Format.Format_ARGB32
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(-box.topLeft())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def where(image: QImage, wanted: Callable[[QColor], bool]) -> set[Point]:
    """The pixels whose colour is wanted."""
    plain, width = image.convertToFormat(QImage.Format.Format_ARGB32), image.width()
    every = np.frombuffer(plain.constBits(), np.uint32)
    # Each colour is looked at once: there are far fewer than pixels.
    found = [px for px in set(every.tolist()) if wanted(QColor.fromRgba(px))]
    down, along = np.divmod(np.flatnonzero(np.isin(every, np.array(found, np.uint32))), width)
    return set(zip(along.tolist(), down.tolist(), strict=True))


def spread(image: QImage, beyond: int) -> QRect:
    """The least box about all pixels that are more solid than that, of 255."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    every = np.frombuffer(plain.constBits(), np.uint32).reshape(plain.height(), plain.width())
    down, along = np.nonzero(every >> 24 > beyond)
    first, last = (QPoint(int(end(along)), int(end(down))) for end in (np.min, np.max))
    return QRect(first, last)


def near(colour: QColor, tolerance: int = 12) -> Callable[[QColor], bool]:
    """Whether a pixel is solid and about as `colour`."""

    def alike(pixel: QColor) -> bool:
        return (
            pixel.alpha() > 200
            and abs(pixel.red() - colour.red()) <= tolerance
            and abs(pixel.green() - colour.green()) <= tolerance
            and abs(pixel.blue() - colour.blue()) <= tolerance
        )

    return alike


def blobs(points: set[Point], least: int = 1) -> list[set[Point]]:
    """The connected groups of at least `least` points."""
    left, found = set(points), []
    while left:
        edge = {left.pop()}
        blob = set(edge)
        while edge:
            edge = {
                (x + dx, y + dy)
                for x, y in edge
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
                if (x + dx, y + dy) in left
            }
            left -= edge
            blob |= edge
        if len(blob) >= least:
            found.append(blob)
    return found
