"""The sign at the plate of a computer player that takes its time: three pips that breathe."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, mixed
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Stage

_LAYER: Final = 55.0
"""Above the plates."""

_BLACK = QColor("#000000")
_BOX: Final = QRectF(-25, -10, 50, 20)
_STEP, _PIP = 11.0, 3.1
_BREATH: Final = 1500
"""Ms from one breath to the next."""

_PALE: Final = 0.4
"""How far the sign fades."""


class ThinkingSign(PictureItem):
    """An ivory tab on the lower edge of a plate, as the turn is told on the upper one.

    ``breathes``: it comes and goes; else it only lies there.
    """

    def __init__(self, theme: Theme, scene: QGraphicsScene) -> None:
        super().__init__(theme)
        self.breathes = True
        self._breath = QVariantAnimation(scene)
        for share, strength in ((0.0, 1.0), (0.5, _PALE), (1.0, 1.0)):
            self._breath.setKeyValueAt(share, strength)
        self._breath.setDuration(_BREATH)
        self._breath.setLoopCount(-1)
        self._breath.valueChanged.connect(self.setOpacity)
        self.setZValue(_LAYER)
        self.hide()
        scene.addItem(self)

    def show_at(self, stage: Stage, place: int, words: str) -> None:
        """Shows it at the plate ``place`` clockwise from the viewer; ``words`` on pointing."""
        plate = stage.plates[place]
        self.setToolTip(words)
        self.setPos(round(plate.centre[0]), round(plate.bottom))
        self.zoom = stage.zoom
        self.changed(_BOX.adjusted(-9, -6, 9, 12))
        self.setOpacity(1.0)
        self.show()
        if self.breathes:
            self._breath.start()

    def take_away(self) -> None:
        """Hides it."""
        self._breath.stop()
        self.hide()

    def draw(self, painter: QPainter) -> None:
        theme, round_ = self.theme, _BOX.height() / 2
        soft_rect(painter, _BOX.translated(0, 2), round_, 6, _BLACK, 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(theme.ivory2, theme.side, 0.35))
        painter.drawRoundedRect(_BOX.translated(0, 1.4), round_, round_)
        painter.setBrush(theme.ivory1)
        painter.drawRoundedRect(_BOX, round_, round_)
        painter.setBrush(theme.pip)
        for step in (-_STEP, 0.0, _STEP):
            painter.drawEllipse(QPointF(step, 0), _PIP, _PIP)
