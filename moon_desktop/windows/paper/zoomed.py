"""Widgets painted as a whole: larger than their layout, and telling what one points at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from moon_desktop.look.theme import Theme


class Pointed(QWidget):
    """Shows ``tip_at`` of the pointer as its tool tip."""

    def tip_at(self, point: QPointF) -> str:
        """What is said at a point of the widget; empty where there is nothing to say."""
        return ""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)


class Zoomed(Pointed):
    """``sizeHint`` says how large it is at its present zoom."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._zoom = 1.0

    def set_zoom(self, zoom: float) -> None:
        """How much larger than its layout it is shown from now on."""
        self._zoom = zoom
        self._fit()

    def _fit(self) -> None:
        """Another layout is shown."""
        self.setFixedSize(self.sizeHint())
        self.update()

    def _painter(self) -> QPainter:
        """One that paints in px of the layout; to be ended."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        return painter
