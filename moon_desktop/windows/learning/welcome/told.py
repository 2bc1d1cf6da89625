"""What the welcome tells and what is chosen there, as values; and how words are set in a box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from moon_desktop.games.shown.table import Face
from moon_desktop.look import typography as faces
from moon_desktop.look.piece import form_of, paint_face
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme


class RulesTold(NamedTuple):
    """House rules to choose: their key, their name, and a sentence that says what they are like;
    and who sits at the table under them, clockwise from your left."""

    key: str
    name: str
    line: str
    company: tuple[str, ...]


class GameTold(NamedTuple):
    """A game to choose, with a few of its pieces if they are known yet; ``across``: every other
    one lies lower."""

    key: str
    name: str
    line: str
    pieces: tuple[Face, ...]
    across: bool
    taught: bool
    """Whether it can be shown how it is played."""
    rules: tuple[RulesTold, ...]
    """Those that are usual first."""
    base: str
    """The key of the rules that were played last."""
    level: str
    """The level of the others then."""


class Wish(NamedTuple):
    """What is to be dealt: the key of the rules, the level of the others, and whether the coach
    is to speak; None for what is to stay as it is."""

    rules: str
    level: str
    coach: bool | None = None


_BLACK: Final = QColor("#000000")
_CLOSER: Final = (1.0, 0.93, 0.86, 0.8, 0.74)
"""Shares of their size down to which words are set smaller where they need more room."""

Line: TypeAlias = tuple[str, QFont, QColor]


def _smaller(face: QFont, share: float) -> QFont:
    """``face`` at ``share`` of its size, but not under 12 px."""
    other = QFont(face)
    size = face.pixelSize()
    other.setPixelSize(min(size, max(12, round(size * share))))
    return other


def write_lines(
    painter: QPainter, room: QRectF, lines: Sequence[Line], align: Qt.AlignmentFlag, gap: float = 2
) -> None:
    """Writes each of ``lines`` below the one before, folded where it must be, in the middle of the
    height of ``room``; what has too little room is set smaller, and at last cut."""
    flags = int(align | Qt.TextFlag.TextWordWrap)
    boxes: list[QRectF] = []
    for share in _CLOSER:
        set_in = [_smaller(face, share) for _, face, _ in lines]
        boxes = [
            QFontMetricsF(face).boundingRect(room, flags, text)
            for (text, _, _), face in zip(lines, set_in, strict=True)
        ]
        high = sum(box.height() + gap for box in boxes) - gap
        if high <= room.height() and all(box.width() <= room.width() + 1 for box in boxes):
            if align == Qt.AlignmentFlag.AlignHCenter:
                boxes = [
                    _even(text, face, box, flags)
                    for (text, _, _), face, box in zip(lines, set_in, boxes, strict=True)
                ]
            break
    else:
        set_in = [_smaller(face, _CLOSER[-1]) for _, face, _ in lines]
        lines = [
            (faces.fitted(text, face, room.width()), face, ink)
            for (text, _, ink), face in zip(lines, set_in, strict=True)
        ]
        boxes = [QRectF(room.left(), 0, room.width(), QFontMetricsF(f).height()) for f in set_in]
        high = sum(box.height() + gap for box in boxes) - gap
    y = room.center().y() - high / 2
    for (text, _, ink), face, box in zip(lines, set_in, boxes, strict=True):
        painter.setFont(face)
        painter.setPen(ink)
        wide = box.width() + 1 if align == Qt.AlignmentFlag.AlignHCenter else room.width()
        place = QRectF(room.center().x() - wide / 2, y, wide, box.height() + 1)
        painter.drawText(place, flags, text)
        y += box.height() + gap


def _even(text: str, face: QFont, box: QRectF, flags: int) -> QRectF:
    """The narrowest box in which ``text`` has no more lines than in ``box``: none is much shorter
    than the others."""
    metrics, narrow = QFontMetricsF(face), box
    while narrow.width() > 1:
        closer = QRectF(0, 0, narrow.width() - 4, box.height())
        tried = metrics.boundingRect(closer, flags, text)
        if tried.height() > box.height() or tried.width() > closer.width():
            break
        narrow = closer
    return narrow


def paint_pieces(
    painter: QPainter, theme: Theme, pieces: Sequence[tuple[Face, float, float, float]], w: float
) -> None:
    """Draws pieces ``w`` wide with their shadows, each by its middle and turned by degrees; later
    ones lie on top."""
    for face, x, y, turn in pieces:
        form = form_of(face)
        body = form.body(w).translated(x, y)
        for down, blur, strength in ((0.14, 0.18, 0.34), (0.06, 0.07, 0.40)):
            shadow = body.translated(0, down * w)
            soft_rect(painter, shadow, form.corner * w, blur * w, _BLACK, strength, turn=turn)
        painter.save()
        painter.translate(x, y)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_face(painter, theme, face, w, turn)
        painter.restore()
