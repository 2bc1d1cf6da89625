"""A picture in so few colours that its file is small, and nobody sees the difference."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

COLOURS = 256

Pixels = NDArray[np.uint8]
"""A row for each px: blue, green, red."""


def in_few_colours(image: QImage) -> QImage:
    """The same in at most 256 colours, those between them dithered."""
    table = [_argb(box) for box in boxes(pixels(image))]
    flags = Qt.ImageConversionFlag.DiffuseDither | Qt.ImageConversionFlag.PreferDither
    return image.convertToFormat(QImage.Format.Format_Indexed8, table, flags)


def pixels(image: QImage) -> Pixels:
    """The colours of all px."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(bytes(plain.constBits()), np.uint8).reshape(-1, 4)[:, :3]


def boxes(found: Pixels) -> list[Pixels]:
    """All px put into boxes of colours near to one another, by cutting in two, again and again,
    the box whose colours lie furthest apart."""
    cut = [found]
    spread = [_spread(found)]
    while len(cut) < COLOURS and max(spread) > 0:
        place = spread.index(max(spread))
        box = cut[place]
        axis = int(np.argmax(box.var(axis=0)))
        # At the mean: at the median, the few px of a rare colour would share a box with others.
        below = box[:, axis] <= box[:, axis].mean()
        cut[place : place + 1] = halves = [box[below], box[~below]]
        spread[place : place + 1] = [_spread(half) for half in halves]
    return cut


def _spread(box: Pixels) -> float:
    """How much a box loses by being one colour: the sum of squares, so that a few px that are far
    off count as much as many that are not."""
    return float(box.var(axis=0).sum() * len(box))


def _argb(box: Pixels) -> int:
    blue, green, red = (round(float(value)) for value in box.mean(axis=0))
    return 0xFF000000 | red << 16 | green << 8 | blue
