"""What the welcome tells of a game, as values; and how words and pieces are drawn in a box."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from moon_desktop.games.views.table import Face
from moon_desktop.look import typography as faces
from moon_desktop.look.piece import form_of, paint_face
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME


class GameTold(NamedTuple):
    """A game to choose, with a few of its pieces if they are known yet."""

    key: str
    name: str
    line: str
    pieces: tuple[Face, ...]
    taught: bool
    """Whether it can be shown how it is played."""
    counts: tuple[int, ...]
    """How many may sit down to it, by one of its presets or another."""
    company: tuple[tuple[str, str], ...]
    """Who sits at its usual table, clockwise from your left: their names and faces."""


Line: TypeAlias = tuple[str, QFont, QColor]
_SHARES: Final = (1.0, 0.93, 0.86, 0.8, 0.74)
"""Of their size, in which words are set that need more room; never under 12 px."""
_EVEN: Final = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
_BLACK: Final = QColor("#000000")

_LONE: Final = re.compile(r"-(?=\w\b)")
"""A hyphen before a single letter, as in ``nel-o``: no line breaks there."""


def share_for(room: QRectF, lines: Sequence[Line], align: Qt.AlignmentFlag) -> float | None:
    """The share of their size in which ``lines`` have room; None: they are cut in any."""
    for share in _SHARES:
        _, _, boxes = _set_in(share, room, lines, align)
        high = sum(box.height() + 2 for box in boxes)
        if high <= room.height() and all(box.width() <= room.width() for box in boxes):
            return share
    return None


def _set_in(
    share: float, room: QRectF, lines: Sequence[Line], align: Qt.AlignmentFlag
) -> tuple[list[QFont], list[str], list[QRectF]]:
    set_in = [_smaller(face, share) for _, face, _ in lines]
    texts = [_LONE.sub("-\u2060", text) for text, _, _ in lines]
    return set_in, texts, [_box(room, align, *line) for line in zip(texts, set_in, strict=True)]


def _box(room: QRectF, align: Qt.AlignmentFlag, text: str, face: QFont) -> QRectF:
    """If it is centred the narrowest that needs no more lines: none is much shorter then."""
    metrics, flags = QFontMetricsF(face), int(align | Qt.TextFlag.TextWordWrap)
    least = metrics.boundingRect(room, flags, text)
    for share in _EVEN if align == Qt.AlignmentFlag.AlignHCenter else (1.0,):
        tried = QRectF(0, 0, room.width() * share, least.height() + 1)
        found = metrics.boundingRect(tried, flags, text)
        if found.height() <= tried.height() and found.width() <= tried.width():
            return tried
    return least


def write_lines(
    painter: QPainter, room: QRectF, lines: Sequence[Line], align: Qt.AlignmentFlag,
    most: float = 1.0,
) -> None:  # fmt: skip
    """Writes each of ``lines`` below the one before, folded where it must be, in the middle of the
    height of ``room``; what has too little room is set smaller, and at last cut; in ``most`` of
    their size."""
    flags, share = int(align | Qt.TextFlag.TextWordWrap), share_for(room, lines, align)
    set_in, texts, boxes = _set_in(min(most, share or _SHARES[-1]), room, lines, align)
    high = sum(box.height() + 2 for box in boxes)
    if share is None:
        *before, words = texts
        texts = [
            text if part.width() <= room.width() else faces.fitted(text, face, room.width())
            for text, face, part in zip(before, set_in, boxes, strict=False)
        ]
        while True:
            cut = zip((*texts, words), set_in, strict=True)
            boxes = [_box(room, align, *line) for line in cut]
            high = sum(box.height() + 2 for box in boxes)
            if high <= room.height() or " " not in words:
                break
            words = words.rpartition(" ")[0].rstrip("…,.:;·") + "…"
        texts.append(words)
    y = room.center().y() - high / 2
    for text, face, place, (_, _, ink) in zip(texts, set_in, boxes, lines, strict=True):
        painter.setFont(face)
        painter.setPen(ink)
        place.moveTop(y)
        place.moveLeft(room.center().x() - place.width() / 2)
        if align == Qt.AlignmentFlag.AlignLeft:
            place.moveLeft(room.left())
        elif align == Qt.AlignmentFlag.AlignRight:
            place.moveRight(room.right())
        painter.drawText(place, flags, text)
        y += place.height() + 2


def _smaller(face: QFont, share: float) -> QFont:
    other, size = QFont(face), face.pixelSize()
    other.setPixelSize(min(size, max(12, round(size * share))))
    return other


def paint_pieces(
    painter: QPainter, pieces: Sequence[tuple[Face, float, float, float]], w: float
) -> None:
    """Draws pieces ``w`` wide with their shadows, each by its middle and turned by degrees; later
    ones lie on top."""
    for face, x, y, turn in pieces:
        form = form_of(face)
        shadow = form.body(w).translated(x, y + 0.10 * w)
        soft_rect(painter, THEME, shadow, form.corner * w, 0.14 * w, _BLACK, 0.5, turn=turn)
        painter.save()
        painter.translate(x, y)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_face(painter, THEME, face, w, turn)
        painter.restore()


def paint_fan(pieces: Sequence[Face], high: float, painter: QPainter, room: QRectF) -> None:
    """Draws ``pieces`` leaning apart in the middle of ``room``, each ``high`` shares of its height
    if that is not too wide."""
    count, form = len(pieces), form_of(pieces[0])
    apart = 0.6 + 0.1 * form.half * (6 - count)
    w = min(high / 2 / form.half * room.height(), room.width() / ((count - 1) * apart + 1.4))
    middle, laid = room.center(), []
    for place, piece in enumerate(pieces):
        off = place - (count - 1) / 2
        laid.append(
            (piece, middle.x() + off * apart * w, middle.y() + off * off * 0.07 * w, off * 11)
        )
    paint_pieces(painter, laid, w)
