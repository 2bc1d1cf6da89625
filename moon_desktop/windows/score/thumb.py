"""A slim thumb of ink in the paper's margin, there only when there is something to scroll."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from moon_desktop.look.theme import Theme, faded

THICK: Final = 11
_INK: Final = 4.0
_LEAST: Final = 24.0


class Thumb(QWidget):
    """Shows and drives the vertical scroll bar ``driven``, which stays hidden itself."""

    def __init__(self, driven: QScrollBar, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._driven = driven
        self._held: float | None = None
        driven.rangeChanged.connect(self._follow)
        driven.valueChanged.connect(self._follow)
        self._follow()

    def ink(self) -> QRectF:
        """Where the thumb is drawn."""
        bar = self._driven
        hidden = bar.maximum() - bar.minimum()
        span = max(_LEAST, self.height() * bar.pageStep() / max(1, hidden + bar.pageStep()))
        way = (bar.value() - bar.minimum()) / max(1, hidden)
        return QRectF((THICK - _INK) / 2, way * (self.height() - span), _INK, span)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.theme.pink2, 0.5 if self._held is None else 0.85))
        painter.drawRoundedRect(self.ink(), _INK / 2, _INK / 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        ink, y = self.ink(), event.position().y()
        # Beside the thumb, it comes to the pointer.
        self._held = y - ink.top() if ink.top() <= y < ink.bottom() else ink.height() / 2
        self._drag(y)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self._drag(event.position().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None
        self.update()

    def _drag(self, y: float) -> None:
        assert self._held is not None
        bar = self._driven
        way = (y - self._held) / max(1.0, self.height() - self.ink().height())
        bar.setValue(bar.minimum() + round(way * (bar.maximum() - bar.minimum())))
        self.update()

    def _follow(self) -> None:
        self.setVisible(self._driven.maximum() > self._driven.minimum())
        self.update()
