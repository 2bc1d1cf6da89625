"""A widget that is painted as a whole and says what is painted where one points."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget


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
