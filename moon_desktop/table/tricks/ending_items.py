"""What is told of a hand that is over: whose the open pieces were, and the tricks by number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from moon_desktop.games.views.table import Counted, Layout
from moon_desktop.look import typography as faces
from moon_desktop.look.signs import paint_mark_below
from moon_desktop.look.theme import THEME, faded
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.scene import TableScene
from moon_desktop.table.signboards import PromptItem
from moon_desktop.table.stage import Stage
from moon_desktop.table.tricks.ending_places import (
    PILL,
    PILL_END,
    CountHeights,
    caption_spot,
    count_heights,
    count_spot,
    final_chord,
    final_room,
    final_spot,
    shown_spot,
    slots,
    tells_count,
)

_LAYER = 15.0
_FINAL, _UNDER = 20.0, 30.0
"""Px of the final figures at zoom 1, from their middle up and down, and of the radius of a disc in
which they have room."""
_CAPTION_WIDE = 3.8
"""How long words of what was left may be, in radii of the disc."""


class CountRow(PictureItem):
    """The numbers under the tricks that are counted, and what the bid needed; its origin is the
    middle of the disc."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: tuple[float, ...] = ()
        self._heights = CountHeights(0.0)
        """In px at zoom 1."""
        self._tile = self._top = self._half = 0.0
        self._counted = Counted((), ())

    def show_count(self, stage: Stage, counted: Counted) -> None:
        """Shows the numbers of these."""
        x, y, radius = stage.disc
        self.setPos(x, y)
        self.zoom = stage.zoom
        spots = [count_spot(stage, counted, trick) for trick in range(slots(counted))]
        self._columns = tuple((spot.x - x) / self.zoom for spot in spots)
        heights = [px / self.zoom for px in count_heights(stage, counted)]
        self._heights, self._counted = CountHeights(*heights), counted
        wide = 2 * radius / self.zoom
        self._tile = spots[0].width / self.zoom if spots else 0.0
        self._top = (spots[0].y - y) / self.zoom if spots else 0.0
        self._half = stage.half * self._tile
        low = self._heights.lowest + PILL
        self.changed(QRectF(-wide / 2, -wide / 2, wide, wide / 2 + low) if spots else QRectF())

    def draw(self, painter: QPainter) -> None:
        (numbers, mark, words, aside), face = self._heights, faces.label(strong=True)
        long = self._columns[-1] - self._columns[0] + 2 * PILL_END
        self._pill(painter, 0.0, numbers, long)
        # Those that were wanted in vain.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(THEME.edge(THEME.ink2, 0.5), 1.2))
        wide, high, corner = self._tile, 2 * self._half, 0.13 * self._tile
        for x in self._columns[len(self._counted.tricks) :]:
            box = QRectF(x - wide / 2, self._top - high / 2, wide, high)
            painter.drawRoundedRect(box, corner, corner)
        for number, x in enumerate(self._columns, 1):
            wanted, text = number == self._counted.needed, str(number)
            ink = THEME.brass if wanted else THEME.ink
            faces.write(painter, text, face, ink, x, numbers, at=0.5)
            if wanted:
                paint_mark_below(painter, x, mark, 5.0)
                if aside < 0:
                    continue
                # They do not stand over the rim.
                told, style, middle = self._counted.words, faces.label(), max(-aside, min(aside, x))
                self._pill(painter, middle, words, faces.text_width(told, style) + 2 * PILL_END)
                faces.write(painter, told, style, THEME.ink, middle, words, at=0.5)

    def _pill(self, painter: QPainter, x: float, y: float, wide: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(THEME.panel, 0.66))
        box = QRectF(x - wide / 2, y - PILL / 2, wide, PILL)
        painter.drawRoundedRect(box, PILL / 2, PILL / 2)


class FinalItem(PictureItem):
    """The figures that the match ended with, beside the faces of who won it."""

    def __init__(self) -> None:
        super().__init__()
        self.told, self._face = "", faces.final_count()

    def show_final(self, stage: Stage, layout: Layout) -> None:
        """Shows what it ended with; before that nothing."""
        # No larger than a small disc has room for under moon or faces.
        self.told, self.zoom = layout.final, min(stage.zoom, stage.disc[2] / _UNDER)
        if not self.told:
            self.changed(QRectF())
            return
        # A digit is wider than what stands between two figures.
        room = min(1.25 * final_room(stage, layout), final_chord(stage, layout)) / self.zoom
        self._face = faces.fitting(self.told, faces.final_count(), room)
        wide = faces.text_width(self.told, self._face)
        self.changed(QRectF(-wide / 2 - 2, -_FINAL, wide + 4, 2 * _FINAL))
        self.setPos(*final_spot(stage, layout))

    @property
    def reads(self) -> str:
        return self.told and "#score"

    def draw(self, painter: QPainter) -> None:
        for ink, lower in ((faded(THEME.panel, 0.8), 1.5), (THEME.ink, 0.0)):
            faces.write(painter, self.told, self._face, ink, 0, lower, at=0.5)


class EndingItems:
    """The numbers, what the match ended with, and the words for what was left in hands."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._row, self._left, self._final = CountRow(), PromptItem(), FinalItem()
        for item in (self._row, self._final, self._left):
            item.setZValue(_LAYER)
            scene.addItem(item)

    def tell(self, layout: Layout) -> None:
        """Shows what is told of a table."""
        stage, open_now = self._scene.stage, layout.moment != "match"
        self._final.show_final(stage, layout)
        told = layout.counted if open_now and tells_count(stage, layout) else None
        self._row.setVisible(told is not None and not told.of_all)
        if told is not None:
            self._row.show_count(stage, told)
        left = caption_spot(stage, layout) if open_now else None
        self._left.say(layout.left_words if left is not None else "", pill=True, small=True)
        if left is not None:
            self._left.set_centre(*left, _CAPTION_WIDE * stage.disc[2], stage.zoom)

    def keep_clear(self, caption: PromptItem, layout: Layout) -> None:
        """Has ``caption`` stand beside the piece that is shown where it would lie over it: where
        the disc is small for its words, and no hand lies there."""
        shown, words = shown_spot(self._scene.stage), caption.sceneBoundingRect()
        if words.top() < shown.y + shown.width / 2 and not any(layout.left):
            caption.setPos(round(shown.x + shown.width + words.width() / 2), round(shown.y))
