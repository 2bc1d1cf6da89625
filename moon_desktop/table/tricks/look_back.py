"""The last trick, laid out again over the table for as long as it is looked at."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsEllipseItem

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
        self._veil: QGraphicsEllipseItem | None = None

    @property
    def is_open(self) -> bool:
        """Whether a trick is being looked at."""
        return self._veil is not None

    def open(self, trick: tuple[Laid, ...], taker: int, layout: Layout, words: str) -> None:
        """Shows ``trick``, which ``taker`` took, as it lay before its players."""
        self.close()
        stage = self._scene.stage
        x, y, radius = stage.disc
        self._veil = veil = QGraphicsEllipseItem(x - radius, y - radius, 2 * radius, 2 * radius)
        veil.setBrush(faded(self._theme.panel, 0.86))
        veil.setPen(faded(self._theme.brass, 0.6))
        veil.setZValue(_LAYER)
        for order, laid in enumerate(trick):
            pose = laid_pose(stage, layout, laid, order)
            piece = PieceItem(self._theme, self._scene.faces, pose)
            piece.mark("taking", laid.seat == taker)
            piece.setParentItem(veil)
        line = PromptItem(self._theme)
        # Cards fill the disc, and what is said of them stands above it.
        above = radius + 4 * stage.zoom if stage.sides else radius * 0.74
        line.set_centre(x, y - above, stage.width * 0.6, stage.zoom)
        line.say(words, pill=True, small=True)
        line.setZValue(_LAYER)
        line.setParentItem(veil)
        self._scene.addItem(veil)

    def close(self) -> bool:
        """Takes it away; whether anything was shown."""
        veil, self._veil = self._veil, None
        if veil is not None:
            self._scene.removeItem(veil)
        return veil is not None
