"""A row of small pictures, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from moon_desktop.disk.options import Option
from moon_desktop.look import typography as faces
from moon_desktop.look.picture import on_itself, painted
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.paper.painted import paint_check_coin, paint_chosen
from moon_desktop.windows.paper.segments import PaintedRadio, RadioRow
from moon_desktop.words.language import tr

Painted: TypeAlias = Callable[[QPainter, QRectF], object]

_PICTURE: Final = QSize(66, 43)
_ROW: Final = 462
"""Px that a row may take; where many stand in it, they are narrower."""

_SMALLEST: Final = 0.7
"""Of their usual size."""

_ROOM: Final = 8
"""Px round a picture for its edges and the check."""

_TALL: Final = 999
"""Px that no name has down."""

_FOLDED: Final = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
_CORNER: Final = 7.0
"""As round as the inside of the ring of the focus."""
_CHECK: Final = 8.5
"""The radius of the coin with a check on it."""


class PictureChoice(PaintedRadio):
    """A picture with its name below, in one line or two."""

    def __init__(self, words: str, paint: Painted, width: int) -> None:
        """``width``: that of the picture, in px."""
        super().__init__(words)
        self._paint = paint
        self._least = self._size = QSize(width, _PICTURE.height())
        self._kept: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paint_anew(self) -> None:
        """It shows something else now."""
        self._kept = None
        self.update()

    def enlarge(self, zoom: float) -> None:
        """Its picture is so much larger than at the least."""
        if self._size != self._least * zoom:
            self._size = self._least * zoom
            self.updateGeometry()
            self.paint_anew()

    def sizeHint(self) -> QSize:
        """Words are folded where they would touch those beside them."""
        face = QFontMetrics(self._face(strong=True))
        words = face.boundingRect(self._words(), _FOLDED, self.text())
        return QSize(self._size.width() + 2 * _ROOM, self._words().top() + words.height() + 2)

    minimumSizeHint = sizeHint

    def _words(self) -> QRect:
        """The room for the name."""
        return QRect(2, self._size.height() + 2 * _ROOM - 1, self._size.width() + 12, _TALL)

    def _face(self, *, strong: bool = False) -> QFont:
        """That of the name, as large as other words are here, if its longest word has room."""
        zoom = self.font().pixelSize() / faces.usual(1).pixelSize()
        longest = max(self.text().split(), key=len)
        bold = faces.zoomed(faces.label(strong=True), zoom)
        fit = faces.fitting(longest, bold, self._words().width() - 2)
        face = faces.label(strong=strong)
        return faces.zoomed(face, fit.pixelSize() / face.pixelSize())

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.4)
        box, ground = QRectF(QPoint(_ROOM, _ROOM), self._size), QRectF(self.rect())
        lit, right = self.isChecked(), self.isRightToLeft()
        if lit:
            paint_chosen(painter, ground, _CORNER, right=right)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(THEME.wash, 0.6))
            painter.drawRoundedRect(ground, _CORNER, _CORNER)
        painter.drawPixmap(box.topLeft(), self._picture())
        if lit:
            # What is chosen is not told by its colour alone.
            middle = box.topLeft() if right else box.topRight()
            middle += QPointF(2 if right else -2, 2)
            paint_check_coin(painter, middle, _CHECK)
        painter.setFont(self._face(strong=lit))
        painter.setPen(THEME.pink)
        painter.drawText(self._words(), _FOLDED, self.text())

    def _picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._kept is None or self._kept.devicePixelRatio() != ratio:
            box = QRectF(QPoint(), self._size)
            self._kept = painted(*self._size.toTuple(), ratio, lambda p: self._paint(p, box))
        return self._kept


class PictureRow(RadioRow):
    """One of a few, chosen by its picture."""

    def __init__(
        self,
        option: Option,
        value: str,
        paint: Callable[[str, QPainter, QRectF], object],
        parent: QWidget,
    ) -> None:
        """``paint`` draws the picture of a value of ``option``."""
        width = min(_PICTURE.width(), _ROW // len(option.choices) - 2 * _ROOM)
        pictures = {
            choice: PictureChoice(tr(words), partial(paint, choice), width)
            for choice, words in option.choices.items()
        }
        super().__init__(pictures, value, parent)
        self._width, self._pictures = width, pictures
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        for key in self._pictures.values():
            row.setAlignment(key, Qt.AlignmentFlag.AlignTop)
        row.addStretch()

    def fill(self, width: float, most: float) -> None:
        """The pictures grow as far as ``width`` px hold all of them, at most by ``most``; beside
        long words they are a little smaller."""
        wide = (width // len(self._pictures) - 2 * _ROOM) / self._width
        for key in self._pictures.values():
            key.enlarge(max(_SMALLEST, min(wide, most)))

    def paint_anew(self) -> None:
        """All the pictures show something else now."""
        for key in self._pictures.values():
            key.paint_anew()
