"""The paper that the score sheet's window is made of."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.pad_paper import paint_grain, paint_paper, paint_tape


class SheetGround(QWidget):
    """Bare paper, bound with tape along its upper edge, ``TAPE`` px high with its shadow."""

    TAPE: ClassVar[int] = 32

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._paper = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        known = self._paper.deviceIndependentSize().toSize() == self.size()
        if not known or self._paper.devicePixelRatio() != ratio:
            self._paper = self._painted(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._paper)
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        size = self.size()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.paper)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, size.width(), size.height())
        outline = QPainterPath()
        outline.addRect(whole)
        paint_paper(painter, self._theme, outline)
        paint_grain(painter, outline, ratio, 0.3)
        paint_tape(painter, self._theme, whole, ratio)
        painter.end()
        return picture
