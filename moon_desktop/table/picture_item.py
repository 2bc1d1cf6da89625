"""A graphics item that paints itself once into a picture and shows that until it changes."""

from __future__ import annotations

import math
from abc import abstractmethod

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget


class PictureItem(QGraphicsItem):
    """Drawing vectors and text in every frame is dear; a picture of them is cheap."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._bounds = QRectF()
        self._picture: QPixmap | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Draws everything, in the item's own coordinates and within its bounds."""

    def changed(self, bounds: QRectF) -> None:
        """To be called with the room now needed whenever the picture should look different."""
        whole = QRectF(bounds.toAlignedRect())
        if whole != self._bounds:
            self.prepareGeometryChange()
            self._bounds = whole
        self._picture = None
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._bounds.isEmpty():
            return
        ratio = painter.device().devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._painted(ratio)
        painter.drawPixmap(self._bounds.topLeft(), self._picture)

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(
            math.ceil(self._bounds.width() * ratio), math.ceil(self._bounds.height() * ratio)
        )
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._bounds.topLeft())
        self.draw(painter)
        painter.end()
        return picture
