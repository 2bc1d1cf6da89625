"""One of a few, each on a key of its own side by side: in words on a common track."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.paper.painted import paint_check_coin, paint_chosen

_FOLDED: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_TOUCH, _AIR, _EDGE, _BEYOND = 44, 10, 4, 4
"""Px each way that a finger is to hit, beside the words, from a key to the edge of the track, and
above and below that."""
_COIN: Final = 7
"""Px from the middle of the check to its edge."""
_TALL: Final = 999
"""Px that no words have in any direction."""


class RadioRow(QWidget):
    """Arrows go from one of its ``keys``, each under the value it stands for, to the next."""

    chosen = Signal()

    def __init__(self, keys: Mapping[Any, QRadioButton], value: Any, parent: QWidget) -> None:
        super().__init__(parent)
        self.keys = keys
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for key in keys.values():
            row.addWidget(key)
            key.toggled.connect(self._toggled)
        self.set_value(value)

    def value(self) -> Any:
        """The one that is chosen."""
        return next(value for value, key in self.keys.items() if key.isChecked())

    def set_value(self, value: Any) -> None:
        """Chooses ``value``; ``chosen`` is not said of it."""
        said = self.blockSignals(True)
        self.keys[value].setChecked(True)
        self.blockSignals(said)

    def setAccessibleName(self, name: str) -> None:
        """A voice says it before the words of each key."""
        super().setAccessibleName(name)
        for key in self.keys.values():
            key.setAccessibleName(f"{name}, {key.text()}")

    def setAccessibleDescription(self, told: str) -> None:
        """That of each key."""
        super().setAccessibleDescription(told)
        for key in self.keys.values():
            key.setAccessibleDescription(told)

    def _toggled(self, checked: bool) -> None:
        if checked:
            key = self.keys[self.value()]
            self.setFocusProxy(key)
            if any(other.hasFocus() for other in self.keys.values()):
                key.setFocus()
            self.chosen.emit()


class PaintedRadio(QRadioButton):
    """One of a RadioRow, that paints itself; all of it is pressed."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)

    def changeEvent(self, event: QEvent) -> None:
        """Its words take another room in another face, which no button of Qt asks for by itself."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


class Segment(PaintedRadio):
    """A choice in words, which are folded where there is little room."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._rooms: dict[tuple[str, int, str], QSize] = {}
        self.alone = False
        """Whether it has a line of its own."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _words(self) -> str:
        """A figure is not parted from its sign, and none ends a name in a line of its own."""
        return re.sub(r" (?=%|\d+$)", "\N{NO-BREAK SPACE}", self.text())

    @property
    def _zoom(self) -> float:
        return self.font().pixelSize() / 15

    def _face(self, *, strong: bool) -> QFont:
        face = QFont(self.font())
        face.setPixelSize(round(face.pixelSize() * 14 / 15))
        face.setWeight(QFont.Weight.Bold if strong else QFont.Weight.Medium)
        return face

    def _room(self, words: str, width: int = _TALL) -> QSize:
        """That of ``words`` with the air round them, as wide as they are when they are chosen."""
        # Layouts ask seven times for each answer.
        asked = words, width, self.font().key()
        if asked not in self._rooms:
            self._rooms[asked] = self._measured(words, width)
        return self._rooms[asked]

    def _measured(self, words: str, width: int) -> QSize:
        air = round(_AIR * self._zoom)
        box = QRect(0, 0, width - 2 * air, _TALL)
        words_in = QFontMetrics(self._face(strong=True)).boundingRect(box, _FOLDED, words)
        least = QSize(_TOUCH, _TOUCH) * self._zoom
        beyond = round(2 * _BEYOND * self._zoom)
        return (words_in.size() + QSize(2 * air + 1, air + 2 + beyond)).expandedTo(least)

    def heightForWidth(self, width: int) -> int:
        return self._room(self._words, width).height()

    def crowded(self, width: int) -> bool:
        """Whether so many px fold it into more than two lines."""
        return self.heightForWidth(width) > self._room("\n").height()

    def sizeHint(self) -> QSize:
        width = self._room(self._words).width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As narrow as its longest word; alone in a line it is never that narrow."""
        width = max(self._room(word).width() for word in self._words.split(" "))
        return QSize(width, self.heightForWidth(_TALL if self.alone else width))

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.45)
        lit, box, edge = self.isChecked(), _track(self), _EDGE * self._zoom
        key = box.adjusted(edge, edge, -edge, -edge)
        if lit:
            paint_chosen(painter, key, 6, right=self.isRightToLeft())
            # All of the coin lies within the key's own px, with its rim.
            inner = box.adjusted(_COIN + 1, edge, -_COIN - 1, 0)
            corner = inner.topLeft() if self.isRightToLeft() else inner.topRight()
            paint_check_coin(painter, corner, _COIN)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(THEME.wash, 0.6))
            painter.drawRoundedRect(key, 6, 6)
        painter.setFont(self._face(strong=lit))
        painter.setPen(THEME.pink)
        painter.drawText(key.adjusted(edge, 0, -edge, 0), _FOLDED, self._words)


class Segments(RadioRow):
    """Words for each value, one below another where they would be folded into too many lines."""

    def __init__(
        self, choices: Mapping[Any, str], value: Any, parent: QWidget, *, row: bool = False
    ) -> None:
        """``row``: never one below another."""
        keys = {key: Segment(words) for key, words in choices.items()}
        super().__init__(keys, value, parent)
        self._segments = () if row else tuple(keys.values())
        for place, key in enumerate(self._segments):
            # Longer words have more of the track, and are folded into no more lines than others.
            self._row.setStretch(place, key.sizeHint().width())

    def sizeHint(self) -> QSize:
        """As wide as a row, or it would stay a column."""
        whole = sum(key.sizeHint().width() for key in self.keys.values())
        return QSize(whole, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """As narrow as a column, where it may be one."""
        least = super().minimumSizeHint()
        if self._segments:
            least.setWidth(max(key.minimumSizeHint().width() for key in self._segments))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        share = self.width() / max(1, self.sizeHint().width())
        crowded = any(key.crowded(int(key.sizeHint().width() * share)) for key in self._segments)
        crowded |= sum(key.minimumSizeHint().width() for key in self._segments) > self.width()
        ways = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(ways[crowded])
        for key in self._segments:
            key.alone = crowded
            key.updateGeometry()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The track."""
        painter.setPen(QPen(THEME.rule if self.isEnabled() else faded(THEME.rule, 0.5), 1))
        painter.setBrush(THEME.field if self.isEnabled() else THEME.paper)
        painter.drawRoundedRect(_track(self).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)


def _track(widget: QWidget) -> QRectF:
    """What is seen of it: a finger hits what is above and below, too."""
    beyond = _BEYOND * widget.font().pixelSize() / 15
    return QRectF(widget.rect()).adjusted(0, beyond, 0, -beyond)
