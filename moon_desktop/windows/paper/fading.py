"""What is scrolled on paper melts into it where there is more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from moon_desktop.look.picture import on_itself, painting
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score.pad_paper import PadGround

HIGH: Final = 28
"""Px in which it does."""


class Fading(QWidget):
    """Lies over what ``area`` shows, on whatever paper that is, and is in nobody's way."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.viewport().installEventFilter(self)
        area.verticalScrollBar().valueChanged.connect(self.update)
        area.verticalScrollBar().rangeChanged.connect(self.update)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is as large as what is seen there."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self.setGeometry(self._area.viewport().geometry())
            self.raise_()
        return False

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        bar, ground = self._area.verticalScrollBar(), self.parentWidget()
        while ground is not None and not isinstance(ground, PadGround):
            ground = ground.parentWidget()
        if ground is None:
            return
        low = self.height() - HIGH
        for beyond, top in ((bar.value() > bar.minimum(), 0), (bar.value() < bar.maximum(), low)):
            if beyond and THEME.flat:
                painter.fillRect(0, top and self.height() - 2, self.width(), 2, THEME.pink)
            elif beyond:
                strip = self._strip(ground, QRect(0, top, self.width(), HIGH), rising=top == 0)
                painter.drawPixmap(0, top, strip)

    def _strip(self, ground: PadGround, box: QRect, *, rising: bool) -> QPixmap:
        """The paper under ``box``, all of it at the edge."""
        ratio = self.devicePixelRatioF()
        strip = QPixmap(QSize(box.width(), box.height()) * ratio)
        strip.setDevicePixelRatio(ratio)
        strip.fill(Qt.GlobalColor.transparent)
        edge, inner = (0, HIGH) if rising else (HIGH, 0)
        share = QLinearGradient(0, edge, 0, inner)
        share.setColorAt(0, Qt.GlobalColor.black)
        share.setColorAt(1, Qt.GlobalColor.transparent)
        with painting(strip) as painter:
            ground.lay_ground(painter, -self.mapTo(ground, box.topLeft()))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.fillRect(QRect(QPoint(), box.size()), share)
        return strip
