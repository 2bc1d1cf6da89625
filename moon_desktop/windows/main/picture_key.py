"""A wide key with a picture of what it means, its name, and a few small words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from moon_desktop.games.shown.panel import OfferKey
from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_picture, picture_shape
from moon_desktop.look.theme import Theme, faded, mixed
from moon_desktop.windows.main.choice_key import ROOM, ChoiceKey

PictureForm: TypeAlias = Literal["bid", "wide", "flat", "below"]
"""An ivory key of an auction; one of the mat's cloth, its words beside the picture, or flatter;
one with its words below."""


class _Form(NamedTuple):
    """Px of a form: its height, the most that its picture takes across and down, what is free at
    the edges, and from which width on a note is folded that is longer than the name."""

    high: float
    across: float
    down: float
    edge: float
    fold: float


_FORMS: Final[Mapping[PictureForm, _Form]] = {
    "bid": _Form(54, 44, 33, 8, 92),
    "wide": _Form(80, 106, 52, 12, 112),
    "flat": _Form(54, 92, 40, 11, 104),
    "below": _Form(108, 134, 58, 12, 1000),
}

_GAP = 8.0
_NAME_HIGH = 19.0
_DIM = 0.55


class PictureKey(ChoiceKey):
    """A key with a picture; where it is not open, its note stays to be read."""

    def __init__(self, theme: Theme, offered: OfferKey, zoom: float, parent: QWidget) -> None:
        self._note = offered.note
        self.form: PictureForm = "bid"
        """How picture and words lie on it."""
        self.column = 0.0
        """Px across, at zoom 1, that the pictures of its row take where words are beside them."""
        super().__init__(theme, "picture", offered.text, zoom, offered.emblem, parent)
        told = ", ".join(words for words in (offered.text, offered.note) if words)
        self.setAccessibleName(told)

    @property
    def picture(self) -> QSize:
        """Px that its picture takes, at zoom 1."""
        form = _FORMS[self.form]
        if not self._emblem:
            return QSize()
        shape = picture_shape(self._emblem)
        across = min(form.across, form.down * shape)
        return QSize(round(across), round(across / shape))

    def sizeHint(self) -> QSize:
        """The key with the room round it."""
        name, note = self._words()
        words = max(name, note.width())
        if self.form == "below":
            inner = max(words, self.picture.width())
        else:
            inner = words + (self.column + _GAP if self.column else 0.0)
        size = QSize(round(inner + 2 * _FORMS[self.form].edge) + 1, round(_FORMS[self.form].high))
        return (size + QSize(2 * ROOM, 2 * ROOM)) * self._zoom

    def _words(self) -> tuple[float, QRectF]:
        """How long its name is, and what its note takes."""
        name = faces.text_width(self.text(), self._face())
        if not self._note:
            return name, QRectF()
        metrics, fold = QFontMetricsF(self._small()), Qt.TextFlag.TextWordWrap
        most = max(name, _FORMS[self.form].fold)
        return name, metrics.boundingRect(QRectF(0, 0, most, 1000), fold, self._note)

    def _small(self) -> QFont:
        return faces.pill_quiet() if self.form == "bid" else faces.label()

    def _face(self) -> QFont:
        return faces.key_word(strong=True)

    @property
    def _ground(self) -> Literal["ivory", "mat", "brass"]:
        return "ivory" if self.form == "bid" else "mat"

    def _write(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        quiet = mixed(ink, self._theme.ivory1 if self.form == "bid" else self._theme.mat1, 0.25)
        picture, words = self._lay(box)
        paint_picture(painter, self._theme, self._emblem, picture, ink)
        self._write_words(painter, words, self._face(), ink, quiet)

    def _lay(self, box: QRectF) -> tuple[QRectF, QRectF]:
        """Where picture and words lie."""
        size, edge = self.picture, _FORMS[self.form].edge
        if self.form == "below":
            middle = QPointF(box.center().x(), box.top() + 9 + _FORMS["below"].down / 2)
            words = box.adjusted(edge, box.height() - 42, -edge, -5)
        else:
            middle = QPointF(box.left() + edge + self.column / 2, box.center().y())
            start = self.column + _GAP if self.column else 0.0
            words = box.adjusted(edge + start, 0, -edge, 0)
            if self.isRightToLeft():
                middle.setX(box.left() + box.right() - middle.x())
                words.translate(-start, 0)
        picture = QRectF(0, 0, size.width(), size.height())
        picture.moveCenter(middle)
        return picture, words

    def _write_words(
        self, painter: QPainter, box: QRectF, face: QFont, ink: QColor, quiet: QColor
    ) -> None:
        """The name and below it the note, in the middle of the height of ``box``."""
        _, note = self._words()
        below = self.form == "below"
        align = Qt.AlignmentFlag.AlignHCenter if below else Qt.AlignmentFlag.AlignLeft
        top = box.center().y() - (_NAME_HIGH + note.height()) / 2
        painter.setFont(face)
        painter.setPen(ink)
        line = QRectF(box.left(), top, box.width(), _NAME_HIGH)
        painter.drawText(line, align | Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(self._small())
        painter.setPen(quiet)
        # A little wider than measured: a hair's breadth more would fold it once more.
        wide = box.width() if below else note.width() + 1
        left = box.right() - wide if self.isRightToLeft() else box.left()
        line = QRectF(left, line.bottom(), wide, note.height() + 2)
        painter.drawText(line, align | Qt.TextFlag.TextWordWrap, self._note)

    def _paint_closed(self, painter: QPainter, box: QRectF) -> None:
        theme = self._theme
        sunk = self._sink(painter, box)
        picture, words = self._lay(sunk)
        painter.save()
        painter.setOpacity(0.45)
        paint_picture(painter, theme, self._emblem, picture, theme.ink2)
        painter.restore()
        self._strike(painter, picture.center(), min(22.0, max(14.0, picture.width() / 2)))
        face = QFont(self._face())
        face.setStrikeOut(True)
        self._write_words(painter, words, face, faded(theme.ink2, _DIM), theme.ink2)
