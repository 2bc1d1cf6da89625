"""The little marks of controls on paper - check, dot, arrows - drawn for style sheets to name."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QPointF, Qt, qRegisterResourceData
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from moon_desktop.look.signs import paint_check
from moon_desktop.look.theme import Theme, faded

_BOX: Final = 16
"""Px of the square that a mark is drawn in."""

_RATIOS: Final = (1, 2, 3)
"""Pictures are made for screens of so many pixels a px."""

_FOLDER: Final = 2
"""What marks a folder in Qt's tree of resources; a file has none."""

_ANY_LANGUAGE: Final = 1
"""Qt's language C: the file is for readers of all."""


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _check(painter: QPainter, colour: QColor) -> None:
    paint_check(painter, 8, 8, 7, _pen(colour, 2.2))


def _dot(painter: QPainter, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(8, 8), 4, 4)


def _arrow(turn: float) -> Callable[[QPainter, QColor], None]:
    def paint(painter: QPainter, colour: QColor) -> None:
        painter.translate(8, 8)
        painter.rotate(turn)
        painter.setPen(_pen(colour, 1.8))
        painter.drawPolyline([QPointF(-3.6, -1.8), QPointF(0, 1.8), QPointF(3.6, -1.8)])

    return paint


_SHAPES: Final[Mapping[str, Callable[[QPainter, QColor], None]]] = {
    "check": _check,
    "dot": _dot,
    "down": _arrow(0),
    "up": _arrow(180),
}


@cache
def marks(theme: Theme) -> Mapping[str, str]:
    """The names by which a style sheet finds the marks: ``check``, ``dot``, ``down`` and ``up``,
    and each with ``-dim`` where nothing can be chosen."""
    files = {}
    names = {}
    folder = f"marks{len(_kept)}"
    for shape, paint in _SHAPES.items():
        colour = theme.pink if shape in ("down", "up") else theme.ivory0
        for tone, ink in (("", colour), ("-dim", faded(theme.pink, 0.45))):
            names[shape + tone] = f":/{folder}/{shape}{tone}.png"
            for ratio in _RATIOS:
                scale = "" if ratio == 1 else f"@{ratio}x"
                files[f"{shape}{tone}{scale}.png"] = _picture(paint, ink, ratio)
    _register(folder, files)
    return names


def _picture(paint: Callable[[QPainter, QColor], None], colour: QColor, ratio: int) -> bytes:
    side = _BOX * ratio
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    paint(painter, colour)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


_kept: list[tuple[bytes, bytes, bytes]] = []
"""What Qt reads from as long as the program runs."""


def _register(folder: str, files: Mapping[str, bytes]) -> None:
    """Lets Qt find ``files`` by name in ``folder``, as if they had been compiled in.

    Style sheets take pictures by file name only; this way none is written to disk. The three
    tables are those that Qt's resource compiler makes, in their first version.
    """
    texts, data = bytearray(), bytearray()

    def name(text: str) -> int:
        place = len(texts)
        texts.extend(struct.pack(">HI", len(text), _hash(text)) + text.encode("utf-16-be"))
        return place

    tree = bytearray(struct.pack(">IHII", 0, _FOLDER, 1, 1))
    tree += struct.pack(">IHII", name(folder), _FOLDER, len(files), 2)
    # Qt looks a name up by halves, in the order of the hashes.
    for file in sorted(files, key=_hash):
        tree += struct.pack(">IHHHI", name(file), 0, 0, _ANY_LANGUAGE, len(data))
        data += struct.pack(">I", len(files[file])) + files[file]
    tables = bytes(tree), bytes(texts), bytes(data)
    _kept.append(tables)
    qRegisterResourceData(1, *tables)


def _hash(text: str) -> int:
    value = 0
    for sign in text:
        value = (value << 4) + ord(sign)
        value ^= (value & 0xF0000000) >> 23
        value &= 0x0FFFFFFF
    return value
