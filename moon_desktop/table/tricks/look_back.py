"""The last trick: lifted where it lies beside its taker, to be looked at, and laid out again over
the table for as long as it is."""

from __future__ import annotations

from typing import TypeGuard

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from moon_desktop.games.views.table import Key, Laid, Layout
from moon_desktop.look.theme import THEME, faded
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.picture_item import PanelItem, PictureItem
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.poses import laid_pose, taken_key
from moon_desktop.table.scene import TableScene
from moon_desktop.table.signboards import PromptItem
from moon_desktop.words.language import tr

_LIFTED = 6.0
_LAYER = 140.0
_TOLD = 10.0, 50.0
"""Between these layers stands what is told of a trick, beside the marks on its pieces."""


class _Veil(QGraphicsEllipseItem):
    """The dark disc, with an edge that has no steps."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)


class LookBack:
    """A dark disc with the pieces of a trick on it; what is said of them stands on the ``prompt``
    below it, in place of what that says."""

    def __init__(self, scene: TableScene, prompt: PromptItem) -> None:
        self._scene = scene
        self._prompt = prompt
        self._veil: _Veil | None = None
        self._hidden: list[QGraphicsItem] = []
        self.lifted: Key | None = None
        """The last trick where it lies, while it is pointed at."""

    def point_at(self, point: QPointF) -> None:
        """Lifts the last trick where ``point`` is on its pile, and says what a click shows."""
        layout, pieces, key = self._scene.layout, self._scene.pieces, None
        takers = () if layout is None else layout.taken
        under = self._scene.items(point)
        for number, seat in enumerate(takers):
            # Those below it are of its pile, too.
            if seat == takers[-1] and pieces.get(taken_key(number)) in under:
                key = taken_key(len(takers) - 1)
        if key == self.lifted:
            return
        self.lay_down()
        self.lifted = key
        if key is not None:
            piece = self._scene.pieces[key]
            piece.rise(_LIFTED * self._scene.stage.zoom, "lifted")
            piece.setToolTip(tr("Last trick"))

    def lay_down(self) -> None:
        """Nothing is pointed at any more."""
        piece, self.lifted = self._scene.pieces.get(self.lifted or ""), None
        if piece is not None and not piece.lies:
            piece.rise(0, "rest")

    @property
    def is_open(self) -> bool:
        """Whether a trick is being looked at."""
        return self._veil is not None

    def open(self, trick: tuple[Laid, ...], taker: int, layout: Layout, words: str) -> None:
        """Shows ``trick``, which ``taker`` took, as it lay before its players."""
        self.close()
        stage = self._scene.stage
        x, y, radius = stage.disc
        self._veil = veil = _Veil(x - radius, y - radius, 2 * radius, 2 * radius)
        veil.setBrush(faded(THEME.panel, 0.86))
        veil.setPen(faded(THEME.brass, 0.6))
        veil.setZValue(_LAYER)
        # The trick in play would be seen beyond it, and what is told of that be read through it.
        self._hidden = [item for item in self._scene.items(veil.shape()) if self._tells(item)]
        pieces = self._scene.pieces.values()
        self._hidden += [item for item in pieces if veil.contains(item.pos())]
        for item in self._hidden:
            item.hide()
        for order, laid in enumerate(trick):
            pose = laid_pose(stage, layout, laid, order)
            piece = PieceItem(self._scene.faces, pose)
            piece.mark("taking", laid.seat == taker)
            piece.setParentItem(veil)
        self._prompt.say_meanwhile(words)
        self._scene.addItem(veil)

    def _tells(self, item: QGraphicsItem) -> TypeGuard[PictureItem]:
        if not isinstance(item, PictureItem) or isinstance(item, PanelItem):
            return False
        low, high = _TOLD
        told = isinstance(item, MarkItem) or low < item.zValue() < high
        return told and item is not self._prompt

    def close(self) -> bool:
        """Takes it away; whether anything was shown."""
        self.lay_down()
        veil, self._veil = self._veil, None
        if veil is not None:
            self._scene.removeItem(veil)
            self._prompt.say_meanwhile("")
        hidden, self._hidden = self._hidden, []
        for item in hidden:
            item.show()
        return veil is not None
