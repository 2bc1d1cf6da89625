"""What a hand brings, as a figure or as marks in pencil, on the way from the trick that earned it
to the plate of who has it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from moon_desktop.look import typography as faces
from moon_desktop.look.pencil import paint_strokes, pitch
from moon_desktop.look.theme import THEME, faded
from moon_desktop.table.choreography import Rise
from moon_desktop.table.picture_item import PictureItem, PictureScene

_LAYER, _HIGH, _SIDE, _ARC = 130.0, 30.0, 13.0, 40.0
"""Its layer, and px at zoom 1: its height, from the figure to its end, and how far above the
straight way it rises."""
_MARK = 26.0
"""Px that a stroke is high, as on your own plate."""
_GOES = 0.85
"""Of the time, when it has come and fades."""


class RisingItem(PictureItem):
    """A figure on a dark pill, or strokes of the pencil, on the way that ``rise`` says."""

    def __init__(self, scene: PictureScene, zoom: float, rise: Rise) -> None:
        super().__init__()
        self._rise, self.zoom = rise, zoom
        gain, style = rise.gain, faces.plate_score(compact=True)
        wide = faces.text_width(gain.told, style) + 2 * _SIDE
        self._wide = pitch(_MARK) * (gain.strokes - 1) + _SIDE if gain.strokes else wide
        self.setZValue(_LAYER)
        self.changed(QRectF(-self._wide / 2, -_HIGH / 2, self._wide, _HIGH))
        self.setOpacity(0.0)
        scene.addItem(self)

    def at(self, t: float) -> None:
        """The share ``t`` of its way is behind it, which is eased."""
        (x, y), (to_x, to_y) = self._rise.start, self._rise.end
        along = min(1.0, t / _GOES)
        higher = _ARC * self.zoom * 4 * along * (1 - along)
        self.setPos(x + (to_x - x) * along, y + (to_y - y) * along - higher)
        self.setOpacity(min(1.0, 8 * t, (1 - t) / (1 - _GOES)))

    def end(self) -> None:
        """It has come, and is told where it belongs."""
        if (scene := self.scene()) is not None:
            scene.removeItem(self)

    def draw(self, painter: QPainter) -> None:
        gain, style = self._rise.gain, faces.plate_score(compact=True)
        if gain.strokes:
            left = -pitch(_MARK) * (gain.strokes - 1) / 2
            paint_strokes(painter, THEME.ink, left, 0, _MARK, gain.strokes)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(THEME.panel, 0.86))
        painter.drawRoundedRect(self.boundingRect(), _HIGH / 2, _HIGH / 2)
        ink = THEME.danger if gain.lost else THEME.ink
        faces.write(painter, gain.told, style, ink, 0, 0, at=0.5)
