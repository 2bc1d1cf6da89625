"""A row of small pictures, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.signs import paint_check
from moon_desktop.look.theme import EVENING, faded
from moon_desktop.words.language import tr

Painted: TypeAlias = Callable[[QPainter, QRectF], object]

_PICTURE: Final = QSize(66, 46)
_ROW: Final = 462
"""Px that a row may take; where many stand in it, they are narrower."""

_ROOM: Final = 8
"""Px round a picture for its edges and the check."""

_LINE: Final = 14
_CHECK: Final = 8.5
"""The radius of the coin with a check on it."""


class PictureChoice(QRadioButton):
    """A picture with its name below, in one line or two."""

    def __init__(self, words: str, paint: Painted, width: int, parent: QWidget) -> None:
        """``width``: that of the picture, in px."""
        super().__init__(words, parent)
        self._paint = paint
        self._size = QSize(width, _PICTURE.height())
        self._kept: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paint_anew(self) -> None:
        """It shows something else now."""
        self._kept = None
        self.update()

    def sizeHint(self) -> QSize:
        return self._size + QSize(2 * _ROOM, 2 * _ROOM + _LINE * len(self._lines()))

    minimumSizeHint = sizeHint

    def hitButton(self, place: QPoint) -> bool:
        """All of it is pressed."""
        return self.rect().contains(place)

    def _lines(self) -> list[str]:
        """The name, in two lines where it is too long for one."""
        width = self._size.width() + 2 * _ROOM
        if faces.text_width(self.text(), faces.label()) <= width:
            return [self.text()]
        words = self.text().split()
        ways = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
        return min(
            ways or [[self.text()]],
            key=lambda way: max(faces.text_width(line, faces.label()) for line in way),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), EVENING
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        box = QRectF(QPoint(_ROOM, _ROOM), self._size)
        painter.drawPixmap(box.topLeft(), self._picture())
        lit = self.isChecked()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if lit or self.underMouse():
            painter.setPen(QPen(theme.brassd if lit else faded(theme.brassd, 0.5), 2.4))
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 7, 7)
        if self.hasFocus():
            painter.setPen(QPen(theme.good, 2))
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 9, 9)
        if lit:
            # What is chosen is not told by its colour alone.
            middle = box.topLeft() if self.isRightToLeft() else box.topRight()
            middle += QPointF(2 if self.isRightToLeft() else -2, 2)
            painter.setPen(QPen(theme.paper, 1.6))
            painter.setBrush(theme.brassd)
            painter.drawEllipse(middle, _CHECK, _CHECK)
            paint_check(painter, middle.x(), middle.y(), _CHECK * 0.75, QPen(theme.paper, 2))
        y = box.bottom() + _ROOM + _LINE / 2
        for line in self._lines():
            x = (self.width() - faces.text_width(line, faces.label(strong=lit))) / 2
            faces.write(painter, line, faces.label(strong=lit), theme.pink, x, y)
            y += _LINE
        painter.end()

    def _picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._kept is None or self._kept.devicePixelRatio() != ratio:
            self._kept = QPixmap(self._size * ratio)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._kept)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, QRectF(QPoint(), self._size))
            painter.end()
        return self._kept


class PictureRow(QWidget):
    """One of a few, chosen by its picture: arrows go from one to the next."""

    chosen = Signal()

    def __init__(
        self,
        choices: Mapping[str, str],
        value: str,
        paint: Callable[[str, QPainter, QRectF], object],
        parent: QWidget,
    ) -> None:
        """``choices``: their words by value; ``paint`` draws that of a value."""
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.keys: dict[str, PictureChoice] = {}
        width = min(_PICTURE.width(), _ROW // len(choices) - 2 * _ROOM)
        for choice, words in choices.items():
            key = PictureChoice(tr(words), self._painted(paint, choice), width, self)
            self.keys[choice] = key
            row.addWidget(key, 0, Qt.AlignmentFlag.AlignTop)
            key.setChecked(choice == value)
            key.toggled.connect(self._toggled)
        row.addStretch()
        self.setFocusProxy(self.keys[value])

    @staticmethod
    def _painted(paint: Callable[[str, QPainter, QRectF], object], choice: str) -> Painted:
        return lambda painter, box: paint(choice, painter, box)

    @property
    def value(self) -> str:
        """The one that is chosen."""
        return next(choice for choice, key in self.keys.items() if key.isChecked())

    def paint_anew(self) -> None:
        """All the pictures show something else now."""
        for key in self.keys.values():
            key.paint_anew()

    def _toggled(self, checked: bool) -> None:
        if checked:
            self.setFocusProxy(self.keys[self.value])
            self.chosen.emit()
