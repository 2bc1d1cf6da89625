"""The sign at the plate of a computer player that takes its time: three pips that breathe."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from moon_desktop.look.breath import PIPS, strength
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, mixed
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Stage

_LAYER: Final = 55.0
"""Above the plates."""

_WIDTH, _HEIGHT = 50.0, 20.0
_STEP, _PIP = 11.0, 3.1
_TICK: Final = 50
_BLACK = QColor("#000000")


class ThinkingSign:
    """An ivory tab on the lower edge of a plate, as the turn is told on the upper one.

    It is made when it is first shown. ``breathes``: its pips come and go; else they only lie
    there.
    """

    def __init__(self, theme: Theme, scene: QGraphicsScene) -> None:
        self._theme = theme
        self._scene = scene
        self._tab: _Tab | None = None
        self._pips: tuple[_Pip, ...] = ()
        self._began = 0.0
        self._breath = QTimer(scene)
        self._breath.setInterval(_TICK)
        self._breath.timeout.connect(self._breathe)
        self.breathes = True

    @property
    def shown(self) -> bool:
        """Whether it is to be seen."""
        return self._tab is not None and self._tab.isVisible()

    @property
    def tab(self) -> QGraphicsItem | None:
        """What is seen, once it has been shown."""
        return self._tab

    @property
    def strengths(self) -> tuple[float, ...]:
        """How strong each pip is now, 0 to 1."""
        return tuple(pip.opacity() for pip in self._pips)

    def show(self, stage: Stage, place: int, words: str) -> None:
        """Shows it at the plate ``place`` clockwise from the viewer; ``words`` on pointing."""
        if self._tab is None:
            self._tab = _Tab(self._theme)
            self._tab.setZValue(_LAYER)
            self._pips = tuple(_Pip(self._theme, n - 1, self._tab) for n in range(PIPS))
            self._scene.addItem(self._tab)
        plate = stage.plates[place]
        self._tab.setToolTip(words)
        self._tab.setScale(stage.zoom)
        self._tab.setPos(round(plate.centre[0]), round(plate.bottom))
        self._tab.show()
        self._began = time.monotonic()
        for pip in self._pips:
            pip.setOpacity(1.0)
        if self.breathes:
            self._breath.start()

    def hide(self) -> None:
        """Takes it away."""
        self._breath.stop()
        if self._tab is not None:
            self._tab.hide()

    def _breathe(self) -> None:
        now = (time.monotonic() - self._began) * 1000
        for number, pip in enumerate(self._pips):
            pip.setOpacity(strength(now, number))


class _Tab(PictureItem):
    """The tab, centred on its position."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.changed(QRectF(-_WIDTH / 2, -_HEIGHT / 2, _WIDTH, _HEIGHT).adjusted(-9, -6, 9, 12))

    def draw(self, painter: QPainter) -> None:
        theme = self._theme
        box = QRectF(-_WIDTH / 2, -_HEIGHT / 2, _WIDTH, _HEIGHT)
        soft_rect(painter, box.translated(0, 2), _HEIGHT / 2, 6, _BLACK, 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(theme.ivory2, theme.side, 0.35))
        painter.drawRoundedRect(box.translated(0, 1.4), _HEIGHT / 2, _HEIGHT / 2)
        painter.setBrush(theme.ivory1)
        painter.drawRoundedRect(box, _HEIGHT / 2, _HEIGHT / 2)


class _Pip(PictureItem):
    """One of the three, ``place`` steps right of the middle."""

    def __init__(self, theme: Theme, place: int, tab: _Tab) -> None:
        super().__init__(tab)
        self._theme = theme
        self.setPos(QPointF(place * _STEP, 0))
        self.changed(QRectF(-_PIP, -_PIP, 2 * _PIP, 2 * _PIP).adjusted(-1, -1, 1, 1))

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.pip)
        painter.drawEllipse(QPointF(), _PIP, _PIP)
