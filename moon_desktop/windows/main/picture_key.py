"""A wide key with a picture of what it means, its name, and a few small words."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QWidget

from moon_desktop.games.views.panel import OfferKey
from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.theme import THEME, faded, mixed
from moon_desktop.windows.main.choice_key import NEAR, ChoiceKey, Ground

PictureForm: TypeAlias = Literal["bid", "wide", "flat", "bare", "below"]
"""An ivory key of an auction; one of the mat's cloth, its words beside the picture, or flatter,
or with its name alone; one with its words below."""


class _Form(NamedTuple):
    """Px of a form: its height at least, what its picture may take across and down, what is free
    at the edges, and from which width on words are folded."""

    high: int
    across: float
    down: float
    edge: float
    fold: float


_FORMS: Final[Mapping[PictureForm, _Form]] = {
    "bid": _Form(54, 44, 33, 8, 92),
    "wide": _Form(80, 106, 52, 12, 112),
    "flat": _Form(52, 92, 40, 11, 172),
    "bare": _Form(48, 70, 34, 9, 172),
    "below": _Form(108, 134, 58, 12, 240),
}
_GAP = 8.0
_FREE = 7
"""Px that words leave free above and below them."""

_DOWN = 9.0
"""Px over a picture with its words below."""


class PictureKey(ChoiceKey):
    """A key with a picture; where it is not open, its note stays to be read."""

    def __init__(self, offered: OfferKey, zoom: float, parent: QWidget) -> None:
        self._note = offered.note
        self._form: PictureForm = "bid"
        super().__init__("picture", offered.text, zoom, offered.emblem, parent, room=NEAR)
        self.setAccessibleName(", ".join(filter(None, (offered.text, offered.note))))

    def take_form(self, form: PictureForm) -> None:
        """How picture and words lie on it from now on."""
        self._form = form
        # All of a row are as high as the one with most words.
        self.stretch(tall=True)

    def sizeHint(self) -> QSize:
        """The key with the room round it."""
        high, across, _, edge, fold = _FORMS[self._form]
        words = self._words(QColor(), QColor())
        words.setTextWidth(max(fold, faces.text_width(self.text(), self._face) + 1))
        # A hair's breadth less, and the name would be folded.
        inner = words.idealWidth() + 2
        inner = max(inner, across) if self._form == "below" else inner + across + _GAP
        high = max(high, math.ceil(words.size().height()) + _FREE)
        size = QSize(math.ceil(inner + 2 * edge), high)
        return (size + QSize(2 * NEAR, 2 * NEAR)) * self.zoom

    @property
    def _ground(self) -> Ground:
        return "ivory" if self._form == "bid" else "mat"

    def _words(self, ink: QColor, quiet: QColor, *, struck: bool = False) -> QTextDocument:
        """The name, and the note below it."""
        words = QTextDocument()
        words.setDocumentMargin(0)
        option = words.defaultTextOption()
        below = self._form == "below"
        option.setAlignment(Qt.AlignmentFlag.AlignHCenter if below else Qt.AlignmentFlag.AlignLeft)
        option.setTextDirection(self.layoutDirection())
        words.setDefaultTextOption(option)
        name, note = QTextCharFormat(), QTextCharFormat()
        name.setFont(self._face)
        name.setForeground(ink)
        name.setFontStrikeOut(struck)
        note.setFont(faces.pill_quiet() if self._form == "bid" else faces.label())
        note.setForeground(quiet)
        cursor = QTextCursor(words)
        cursor.insertText(self.text(), name)
        if self._note and self._form != "bare":
            cursor.insertBlock()
            cursor.insertText(self._note, note)
        return words

    def _write(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        ground = THEME.ivory1 if self._ground == "ivory" else THEME.mat1
        picture, room = self._places(box)
        paint_emblem(painter, THEME, self._emblem, picture, ink)
        self._write_words(painter, room, self._words(ink, mixed(ink, ground, 0.25)))

    def _places(self, box: QRectF) -> tuple[QRectF, QRectF]:
        """The room of the picture, and that of the words."""
        _, across, down, edge, _ = _FORMS[self._form]
        room, picture = box.adjusted(edge, 0, -edge, 0), QRectF(0, 0, across, down)
        picture.moveCenter(box.center())
        if self._form == "below":
            picture.moveTop(box.top() + _DOWN)
            room.setTop(picture.bottom())
        elif self.isRightToLeft():
            picture.moveRight(room.right())
            room.setRight(picture.left() - _GAP)
        else:
            picture.moveLeft(room.left())
            room.setLeft(picture.right() + _GAP)
        return picture, room

    def _write_words(self, painter: QPainter, room: QRectF, words: QTextDocument) -> None:
        words.setTextWidth(room.width())
        painter.save()
        painter.translate(room.left(), room.center().y() - words.size().height() / 2)
        words.drawContents(painter)
        painter.restore()

    def _paint_closed(self, painter: QPainter, box: QRectF) -> None:
        picture, room = self._places(self._sink(painter, box))
        painter.save()
        painter.setOpacity(0.45)
        paint_emblem(painter, THEME, self._emblem, picture, THEME.ink2)
        painter.restore()
        self._strike(painter, picture.center(), picture.height() / 2)
        words = self._words(faded(THEME.ink2, 0.55), THEME.ink2, struck=True)
        self._write_words(painter, room, words)
