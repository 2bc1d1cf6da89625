"""Pictures painted once and kept: what graphics items show until they change, and what is found
again in Qt's own cache by the next table, or at a size that there was before."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPixmapCache, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from moon_desktop.look.panels import PANEL_ROOM
from moon_desktop.look.picture import painted
from moon_desktop.look.theme import THEME
from moon_desktop.table.stage import Box

_ROOM: Final = 64 * 1024
"""KiB of pictures that are kept; the one that was not asked for longest makes room."""


def kept_picture(what: str, paint: Callable[[], QPixmap]) -> QPixmap:
    """The picture of ``what``, which ``paint`` makes where it is not kept any more.

    ``what`` says everything that decides how it looks.
    """
    picture = kept(what)
    if picture.isNull():
        picture = paint()
        QPixmapCache.setCacheLimit(_ROOM)
        QPixmapCache.insert(f"{THEME.key} {what}", picture)
    return picture


def kept(what: str) -> QPixmap:
    """The same; a null one where it is not kept."""
    picture = QPixmap()
    QPixmapCache.find(f"{THEME.key} {what}", picture)
    return picture


class PictureScene(QGraphicsScene):
    """While it is ``stretched``, as its window is dragged larger, pictures that are as before but
    for their size are drawn out, and not made anew."""

    stretched = False

    @staticmethod
    def stretches(item: QGraphicsItem) -> bool:
        """Whether ``item`` stands on one that is stretched now."""
        scene = item.scene()
        return isinstance(scene, PictureScene) and scene.stretched


class PictureItem(QGraphicsItem):
    """Drawing vectors and text in every frame is dear; a picture of them is cheap."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        """How much larger than usual it is drawn."""
        self._bounds = QRectF()
        self._picture: QPixmap | None = None
        self._painted_in, self._drawn_zoom, self._grown = THEME.key, 1.0, False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Draws everything, in the item's own coordinates and within its bounds."""

    @property
    def reads(self) -> str:
        """The words it shows, whose terms are explained on pointing; a sign without a word by its
        name, as in ``#dealer``."""
        return ""

    def changed(self, bounds: QRectF, *, grown: bool = False) -> None:
        """To be called with the room now needed, at zoom 1, whenever the picture should look
        different; ``grown``: but for its size it does not."""
        scaled = QTransform().scale(self.zoom, self.zoom).mapRect(bounds)
        whole = QRectF(scaled.toAlignedRect())
        if whole != self._bounds:
            self.prepareGeometryChange()
            self._bounds = whole
        self._grown = grown
        if not grown:
            self._picture = None
        self.update()

    @property
    def stretch(self) -> float:
        """How much larger it is shown than its picture was made."""
        return self.zoom / self._drawn_zoom

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
        drawn = self._picture if self._painted_in == THEME.key else None
        grown = self._grown and not PictureScene.stretches(self)
        if drawn is None or grown or drawn.devicePixelRatio() != ratio:
            size = self._bounds.size().toTuple()
            self._painted_in, self._drawn_zoom, self._grown = THEME.key, self.zoom, False
            try:
                drawn = self._picture = painted(*size, ratio, self._draw)
            except Exception:
                # Nothing is to be seen there then, and no frame tries it again.
                self._picture = painted(*size, ratio, lambda painter: None)
                raise
        if self._grown:
            painter.drawPixmap(self._bounds, drawn, drawn.rect().toRectF())
        else:
            painter.drawPixmap(self._bounds.topLeft(), drawn)

    def _draw(self, painter: QPainter) -> None:
        painter.translate(-self._bounds.topLeft())
        painter.scale(self.zoom, self.zoom)
        self.draw(painter)


class PanelItem(PictureItem):
    """A panel on the felt: its size at zoom 1, and whether it has its small form."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.size = (0.0, 0.0)
        self.compact = False

    def put(self, box: Box, usual: tuple[float, float], compact: bool) -> None:
        """Puts the panel where ``box`` says; as high as that, it is so much larger than its
        ``usual`` size."""
        self.setPos(round(box.x), round(box.y))
        form = usual, box.height / usual[1], compact
        if form != (self.size, self.zoom, self.compact):
            near = (abs(now - then) < 1 for now, then in zip(usual, self.size, strict=True))
            grown = compact == self.compact and all(near)
            self.size, self.zoom, self.compact = form
            self.repaint(grown=grown)

    def repaint(self, *, grown: bool = False) -> None:
        """To be called whenever it should look different; ``grown``: but for its size it does
        not."""
        room = PANEL_ROOM
        self.changed(QRectF(0, 0, *self.size).adjusted(-room, -room, room, room), grown=grown)

    def shape(self) -> QPainterPath:
        """The panel without its shadow is what is pointed at."""
        shape, (width, height) = QPainterPath(), self.size
        shape.addRect(0, 0, width * self.zoom, height * self.zoom)
        return shape
