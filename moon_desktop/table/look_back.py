"""The last trick, laid out again over the table for as long as it is looked at."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem

from moon_desktop.games.shown.table import Laid, Layout
from moon_desktop.look.theme import Theme, faded
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.poses import laid_pose
from moon_desktop.table.scene import TableScene
from moon_desktop.table.signboards import PromptItem

_LAYER = 140.0


class LookBack:
    """A dark disc with the pieces of a trick on it and a line of words."""

    def __init__(self, theme: Theme, scene: TableScene) -> None:
        self._theme = theme
        self._scene = scene
        self._items: list[QGraphicsItem] = []

    @property
    def is_open(self) -> bool:
        """Whether a trick is being looked at."""
        return bool(self._items)

    def open(self, trick: tuple[Laid, ...], taker: int, layout: Layout, words: str) -> None:
        """Shows ``trick``, which ``taker`` took, as it lay before its players."""
        self.close()
        stage = self._scene.stage
        x, y, radius = stage.disc
        veil = QGraphicsEllipseItem(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
        veil.setBrush(faded(self._theme.panel, 0.86))
        veil.setPen(faded(self._theme.brass, 0.6))
        veil.setZValue(_LAYER)
        self._put(veil)
        for order, laid in enumerate(trick):
            pose = laid_pose(stage, layout, laid, order)
            piece = PieceItem(self._theme, self._scene.faces, pose)
            piece.setZValue(_LAYER + 1 + order)
            piece.mark("taking", laid.seat == taker)
            self._put(piece)
        line = PromptItem(self._theme)
        line.set_centre(x, y - radius * 0.74, stage.width * 0.6, stage.zoom)
        line.say(words, pill=True, small=True)
        line.setZValue(_LAYER + 9)
        self._put(line)

    def _put(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)

    def close(self) -> bool:
        """Takes it away; whether anything was shown."""
        was_open = self.is_open
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        return was_open
