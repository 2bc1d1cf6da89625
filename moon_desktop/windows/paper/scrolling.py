"""What is scrolled: it goes along with a finger, and on paper melts into that where more is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QLinearGradient, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QScroller,
    QWidget,
)

from moon_desktop.look.picture import on_itself, painting
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score.pad_paper import PadGround

HIGH: Final = 28
"""Px in which it does."""


def follow_finger(area: QAbstractScrollArea) -> None:
    """What is in ``area`` goes along with a finger, as everywhere on a screen made for fingers."""
    page = area.viewport()
    QScroller.grabGesture(page, QScroller.ScrollerGestureType.TouchGesture)

    def go_along(state: QScroller.State) -> None:
        if state == QScroller.State.Dragging:
            let_go(page)

    QScroller.scroller(page).stateChanged.connect(go_along)


def let_go(page: QWidget) -> None:
    """The finger on ``page`` scrolls it or rests there, and is not about to press the key, or the
    row of a table, under it."""
    left, none, away = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, QPointF(-9999, -9999)
    keys = [key for key in page.findChildren(QAbstractButton) if key.isDown()]
    rows = [table.viewport() for table in page.findChildren(QAbstractItemView)]
    for part in (*keys, *rows):
        # As if lifted elsewhere: a key that is only not down is down again as the finger stirs.
        lifted, kept = QEvent.Type.MouseButtonRelease, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(part, QMouseEvent(lifted, away, away, left, none, kept))


class Fading(QWidget):
    """Lies over what ``area`` shows, on whatever paper that is, and is in nobody's way."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        follow_finger(area)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.viewport().installEventFilter(self)
        area.verticalScrollBar().valueChanged.connect(self.update)
        area.verticalScrollBar().rangeChanged.connect(self.update)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is as large as what is seen there. A finger that goes over rows scrolls them, and
        chooses none."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            by_mouse = event.source() == Qt.MouseEventSource.MouseEventNotSynthesized
            return isinstance(self._area, QAbstractItemView) and not by_mouse
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
