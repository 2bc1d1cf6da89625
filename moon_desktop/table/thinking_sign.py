"""The sign at the plate of a computer player that takes its time: three pips that breathe."""

from __future__ import annotations

import math
import time
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, mixed
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Stage

_LAYER: Final = 55.0
"""Above the plates."""

_BOX: Final = QRectF(-25, -10, 50, 20)
_STEP, _PIP = 11.0, 3.1
_TICK: Final = 50
_BLACK = QColor("#000000")

PIPS: Final = 3
_BREATH: Final = 1500
"""Ms from one breath to the next."""

_PALE: Final = 0.28
"""How far a pip fades."""


def strength(ms: float, pip: int) -> float:
    """How strong pip number ``pip`` is, 0 to 1, ``ms`` after the first was whole: they come and go
    one after another."""
    share = (1 + math.cos(math.tau * (ms / _BREATH - pip / 6))) / 2
    return _PALE + (1 - _PALE) * share


class ThinkingSign(PictureItem):
    """An ivory tab on the lower edge of a plate, as the turn is told on the upper one.

    ``breathes``: its pips come and go; else they only lie there.
    """

    def __init__(self, theme: Theme, scene: QGraphicsScene) -> None:
        super().__init__(theme)
        self.breathes = True
        self.strengths: tuple[float, ...] = (1.0,) * PIPS
        """How strong each pip is now, 0 to 1."""
        self._began = 0.0
        self._breath = QTimer(scene)
        self._breath.setInterval(_TICK)
        self._breath.timeout.connect(self._breathe)
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
        self._began = time.monotonic()
        self.strengths = (1.0,) * PIPS
        self.show()
        if self.breathes:
            self._breath.start()

    def take_away(self) -> None:
        """Hides it."""
        self._breath.stop()
        self.hide()

    def _breathe(self) -> None:
        now = (time.monotonic() - self._began) * 1000
        self.strengths = tuple(strength(now, pip) for pip in range(PIPS))
        self.update()

    def draw(self, painter: QPainter) -> None:
        theme, round_ = self.theme, _BOX.height() / 2
        soft_rect(painter, _BOX.translated(0, 2), round_, 6, _BLACK, 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(theme.ivory2, theme.side, 0.35))
        painter.drawRoundedRect(_BOX.translated(0, 1.4), round_, round_)
        painter.setBrush(theme.ivory1)
        painter.drawRoundedRect(_BOX, round_, round_)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """The tab from its picture, and the pips as strong as they are now."""
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.zoom, self.zoom)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.pip)
        for pip, strong in enumerate(self.strengths):
            painter.setOpacity(strong)
            painter.drawEllipse(QPointF((pip - 1) * _STEP, 0), _PIP, _PIP)
