"""What is told of a hand that is over: whose the open pieces were, and the tricks by number."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from moon_desktop.games.shown.table import Counted, Layout
from moon_desktop.look import typography as faces
from moon_desktop.look.signs import paint_mark_below
from moon_desktop.look.theme import Theme, faded
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.scene import TableScene
from moon_desktop.table.signboards import PromptItem
from moon_desktop.table.stage import Spot, Stage
from moon_desktop.table.tricks.ending_places import (
    count_heights,
    count_spot,
    left_spot,
    slots,
)

_LAYER, _MOST_OTHERS = 15.0, 5
_PILL, _SIDE = 22.0, 12.0
"""Px of the numbers' pill at zoom 1: its height, and from a number's middle to its end."""


class CountRow(PictureItem):
    """The numbers under the tricks that are counted, and what the bid needed; its origin is the
    middle of the disc."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._columns: tuple[float, ...] = ()
        self._heights = 0.0, 0.0, 0.0
        self._tile = self._top = self._half = 0.0
        self._counted = Counted((), ())

    def show_count(self, stage: Stage, counted: Counted) -> None:
        """Shows the numbers of these."""
        x, y, radius = stage.disc
        self.setPos(x, y)
        self.zoom = stage.zoom
        spots = [count_spot(stage, counted, trick) for trick in range(slots(counted))]
        self._columns = tuple((spot.x - x) / self.zoom for spot in spots)
        numbers, mark, words = (at * radius / self.zoom for at in count_heights(stage))
        # Words do not shrink with the disc.
        mark = max(mark, numbers + 0.75 * _PILL)
        self._heights, self._counted = (numbers, mark, max(words, mark + 0.85 * _PILL)), counted
        wide = 2 * radius / self.zoom
        self._tile = spots[0].width / self.zoom if spots else 0.0
        self._top = (spots[0].y - y) / self.zoom if spots else 0.0
        self._half = stage.half * self._tile
        low = self._heights[2] + _PILL
        self.changed(QRectF(-wide / 2, -wide / 2, wide, wide / 2 + low) if spots else QRectF())

    def draw(self, painter: QPainter) -> None:
        theme, (numbers, mark, words), face = self.theme, self._heights, faces.label(strong=True)
        long = self._columns[-1] - self._columns[0] + 2 * _SIDE
        self._pill(painter, 0.0, numbers, long)
        # Those that were wanted in vain.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.edge(theme.ink2, 0.5), 1.2))
        wide, high, corner = self._tile, 2 * self._half, 0.13 * self._tile
        for x in self._columns[len(self._counted.tricks) :]:
            box = QRectF(x - wide / 2, self._top - high / 2, wide, high)
            painter.drawRoundedRect(box, corner, corner)
        for number, x in enumerate(self._columns, 1):
            wanted, text = number == self._counted.needed, str(number)
            ink = theme.brass if wanted else theme.ink
            faces.write(painter, text, face, ink, x - faces.text_width(text, face) / 2, numbers)
            if wanted:
                paint_mark_below(painter, theme, x, mark, 5.0)
                wide = faces.text_width(self._counted.words, faces.label())
                # Near the rim it does not stand over it.
                middle = max(-2.4 * _PILL, min(2.4 * _PILL, x))
                self._pill(painter, middle, words, wide + 2 * _SIDE)
                left = middle - wide / 2
                faces.write(painter, self._counted.words, faces.label(), theme.ink, left, words)

    def _pill(self, painter: QPainter, x: float, y: float, wide: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.theme.panel, 0.66))
        box = QRectF(x - wide / 2, y - _PILL / 2, wide, _PILL)
        painter.drawRoundedRect(box, _PILL / 2, _PILL / 2)


class EndingItems:
    """The numbers, and the words for what was left in each hand."""

    def __init__(self, theme: Theme, scene: TableScene) -> None:
        self._scene = scene
        self._row = CountRow(theme)
        self._left = [PromptItem(theme) for _ in range(_MOST_OTHERS)]
        for item in (self._row, *self._left):
            item.setZValue(_LAYER)
            scene.addItem(item)

    def tell(self, layout: Layout) -> None:
        """Shows what is told of a table."""
        stage, open_now = self._scene.stage, layout.moment != "match"
        told = layout.counted if open_now else None
        self._row.setVisible(told is not None)
        if told is not None:
            self._row.show_count(stage, told)
        left = {layout.offset(seat): len(held) for seat, held in enumerate(layout.left)}
        for offset, item in enumerate(self._left, 1):
            count = left.get(offset, 0)
            item.say(layout.left_words if count and open_now else "", pill=True, small=True)
            if count:
                spots = [left_spot(stage, offset, place, count) for place in range(count)]
                low = max(spot.y + _down(spot, stage.half) for spot in spots)
                middle = sum(spot.x for spot in spots) / count
                item.set_centre(middle, low + 17 * stage.zoom, 200 * stage.zoom, stage.zoom)


def _down(spot: Spot, half: float) -> float:
    """How far a piece reaches down from its middle."""
    angle = math.radians(spot.turn)
    return spot.width * (abs(math.cos(angle)) * half + abs(math.sin(angle)) / 2)
