"""A finger that rests asks what is under it, as a pointer asks by resting."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QTimer, Signal
from PySide6.QtGui import QInputDevice, QTouchEvent, QWindow

_REST: Final = 550
"""Ms after which a finger rests."""
_WAVER: Final = 14.0
"""Px that a resting finger may stray."""

_Type = QEvent.Type


def touched() -> bool:
    """Whether there is a screen for fingers."""
    kinds = (device.type() for device in QInputDevice.devices())
    return QInputDevice.DeviceType.TouchScreen in kinds


class LongPress(QObject):
    """Watches the fingers on ``window``; it takes nothing from anybody."""

    rested = Signal(QPoint)
    """A single finger has rested at this point of the window."""

    def __init__(self, window: QWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._at = QPointF()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(lambda: self.rested.emit(self._at.toPoint()))
        window.installEventFilter(self)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """A finger alone, that stays where it is, rests."""
        match event.type():
            case _Type.TouchBegin if isinstance(event, QTouchEvent) and event.pointCount() == 1:
                self._at = event.points()[0].position()
                self._rest.start()
            case _Type.TouchUpdate if isinstance(event, QTouchEvent):
                strayed = (event.points()[0].position() - self._at).manhattanLength() > _WAVER
                if event.pointCount() > 1 or strayed:
                    self._rest.stop()
            case _Type.TouchEnd | _Type.TouchCancel:
                self._rest.stop()
        return False
