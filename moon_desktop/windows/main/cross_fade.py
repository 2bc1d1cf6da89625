"""A cross-fade of themes: what a window looked like before, fading away over it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from moon_desktop.look.picture import on_itself

_MS: Final = 200


class ThemeCrossFade(QWidget):
    """It lies over ``window``, lets every click through, and is gone in the end; ``motion`` scales
    the time that takes."""

    def __init__(self, window: QWidget, motion: float) -> None:
        super().__init__(window)
        self._picture = window.grab()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        self._left = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._left.setDuration(round(_MS * motion))
        self._left.valueChanged.connect(self.update)
        self._left.finished.connect(self.deleteLater)
        self._left.start()
        self.show()
        self.raise_()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        painter.setOpacity(self._left.currentValue())
        painter.drawPixmap(0, 0, self._picture)
