"""The table of the review, with all hands open, as it stands at one choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from moon_desktop.games.shown.review import Laid, Moment, Scene
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look import typography as face
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.piece import paint_small
from moon_desktop.look.signs import COIN, paint_check, paint_coin
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tile import CORNER
from moon_desktop.windows.paper.zoomed import Pointed
from moon_desktop.windows.review.marks import mat_pixmap
from moon_desktop.windows.review.scene import HandPlace, places
from moon_desktop.words.quoting import tip

_GONE: Final = 0.20
_AWAY: Final = 0.42
_RING: Final = 0.11
"""How far the ring of the tile chosen stands off it, in tile widths."""


class ReviewBoard(Pointed):
    """Shows one choice of a hand; ``bottom`` is the seat that the table is seen from."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._mat = QPixmap()
        self._seats: tuple[str, ...] = ()
        self._scene: Scene | None = None
        self.face: Faces = domino
        """How each piece looks."""
        self._places = places(3, 100, 100)
        self._zoom = 1.0
        self.bottom = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(420, 240)

    @property
    def scene(self) -> Scene | None:
        """What lies there."""
        return self._scene

    def show_moment(self, moment: Moment, seats: Sequence[str]) -> None:
        """Shows the table just after a choice; ``seats``: the names, fit to be shown."""
        self._seats, self._scene = tuple(seats), moment.scene
        self.setAccessibleName(moment.done)
        self._arrange()
        self.update()

    def set_zoom(self, zoom: float) -> None:
        """How much larger than at least its words are shown from now on."""
        self._zoom = zoom
        self._arrange()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(780, 470)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if self._scene is None:
            self._places = places(3, self.width(), self.height(), self._zoom)
        else:
            hands, spare = self._scene.hands, self._scene.spare
            held = max(map(len, hands)) - spare
            size = self.width(), self.height()
            self._places = places(len(hands), *size, self._zoom, held, spare)
        self._mat = QPixmap()

    def _place(self, seat: int) -> int:
        """The place of ``seat``: 0 at the bottom, then clockwise."""
        return (seat - self.bottom) % len(self._places.hands)

    # --- pointing -------------------------------------------------------------------------

    def tip_at(self, point: QPointF) -> str:
        """What is said of the tile at a point; empty beside the tiles."""
        if self._scene is None:
            return ""
        for seat, hand in enumerate(self._scene.hands):
            at = self._places.hands[self._place(seat)].tiles
            for laid, (x, y) in zip(hand, at, strict=True):
                if laid is not None and _box(x, y, self._places.tile).contains(point):
                    return tip(laid.told)
        return ""

    # --- painting -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._mat.isNull() or self._mat.devicePixelRatio() != ratio:
            disc = self._places.disc
            self._mat = mat_pixmap(self._theme, self.width(), self.height(), disc, ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._mat)
        if self._scene is not None:
            self._paint_scene(painter, self._scene)
        painter.end()

    def _paint_scene(self, painter: QPainter, scene: Scene) -> None:
        at = self._places
        for seat, hand in enumerate(scene.hands):
            place = at.hands[self._place(seat)]
            self._paint_name(painter, scene, seat, place)
            for laid, (x, y) in zip(hand, place.tiles, strict=True):
                if laid is not None:
                    self._paint_laid(painter, laid, x, y, at.tile)
        for seat, played in enumerate(scene.trick):
            if played is not None:
                x, y = at.trick[self._place(seat)]
                self._paint_laid(painter, played, x, y, at.trick_tile)
        if scene.aside is not None:
            x, y, _ = at.disc
            self._paint_laid(painter, Laid(scene.aside.piece), x, y - 6, at.tile)
            self._caption(painter, scene.aside.caption, x, y + at.tile + 12 * self._zoom)
        self._paint_notes(painter, scene)

    def _paint_notes(self, painter: QPainter, scene: Scene) -> None:
        """In the corner: what is trump, and what is to be followed."""
        style = face.font(face.SERIF, 16 * self._zoom, 500, italic=True)
        line = 21 * self._zoom
        y = self.height() - 22 * self._zoom
        for text, strong in scene.notes:
            fit = face.fitted(text, style, self._places.hands[0].tiles[0][0] - 40)
            painter.setFont(style)
            painter.setPen(self._theme.ink if strong else self._theme.ink2)
            painter.drawText(QPointF(20, face.baseline(style, y)), fit)
            y -= line

    def _caption(self, painter: QPainter, text: str, x: float, y: float) -> None:
        """Words on the disc, which are hard to read without a ground of their own."""
        theme, style = self._theme, face.font(face.SANS, 13 * self._zoom, 500)
        width, half = face.text_width(text, style), 10 * self._zoom
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.panel, 0.62))
        painter.drawRoundedRect(
            QRectF(x - width / 2 - half, y - half, width + 2 * half, 2 * half), half, half
        )
        painter.setFont(style)
        painter.setPen(theme.ink)
        painter.drawText(QPointF(x - width / 2, face.baseline(style, y)), text)

    def _paint_name(self, painter: QPainter, scene: Scene, seat: int, place: HandPlace) -> None:
        """The name and what stands beside it, centred in one line."""
        theme = self._theme
        bold = face.font(face.SANS, 16 * self._zoom, 700)
        plain = face.font(face.SANS, 13 * self._zoom, 500)
        beside = scene.beside[seat]
        deals = scene.dealer == seat
        signs = (2 * COIN + 7 if deals else 0) + (20 if scene.marked == seat else 0)
        room = place.room - face.text_width(beside, plain) - 10 - signs
        name = face.fitted(self._seats[seat], bold, room)
        wide = face.text_width(name, bold)
        x = place.name[0] - (signs + wide + 10 + face.text_width(beside, plain)) / 2
        y = place.name[1]
        if scene.marked == seat:
            paint_crescent(painter, theme, x + 7, y, 7.5)
            x += 20
        painter.setFont(bold)
        painter.setPen(theme.brass if scene.marked == seat else theme.ink)
        painter.drawText(QPointF(x, face.baseline(bold, y)), name)
        x += wide
        if deals:
            paint_coin(painter, theme, x + 7 + COIN, y, scene.coin)
            x += 2 * COIN + 7
        painter.setFont(plain)
        painter.setPen(theme.ink2)
        painter.drawText(QPointF(x + 10, face.baseline(plain, y)), beside)

    def _paint_laid(self, painter: QPainter, laid: Laid, x: float, y: float, w: float) -> None:
        theme = self._theme
        box = _box(x, y, w)
        corner = CORNER * w
        solid = laid.look in ("plain", "chosen", "took")
        if solid:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.matline, 0.5))
            painter.drawRoundedRect(box.adjusted(-1.0, 1.5, 1.0, 0.09 * w + 2.5), corner, corner)
        if laid.look in ("chosen", "took"):
            self._paint_ring(painter, box, w, theme.glow if laid.look == "chosen" else theme.stitch)
        painter.save()
        painter.setOpacity({"gone": _GONE, "away": _AWAY}.get(laid.look, 1.0))
        painter.translate(x, y)
        paint_small(painter, theme, self.face(laid.piece), w, lies=False)
        painter.restore()
        if laid.look == "away":
            pen = QPen(theme.ink2, 1.2)
            pen.setDashPattern([3.0, 2.5])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, corner, corner)
        if laid.better:
            self._paint_badge(painter, box.right() - 0.06 * w, box.top() + 0.06 * w, w)

    def _paint_ring(self, painter: QPainter, box: QRectF, w: float, colour: QColor) -> None:
        out = _RING * w
        ring = box.adjusted(-out, -out, out, out + 0.05 * w)
        painter.setPen(QPen(colour, max(2.0, 0.055 * w)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, (CORNER + _RING) * w, (CORNER + _RING) * w)

    def _paint_badge(self, painter: QPainter, x: float, y: float, w: float) -> None:
        """A check: this would have been the best choice."""
        theme, radius = self._theme, max(7.0, 0.2 * w)
        painter.setPen(QPen(theme.ivory0, 1.4))
        painter.setBrush(theme.good)
        painter.drawEllipse(QPointF(x, y), radius, radius)
        paint_check(painter, x, y, radius, QPen(theme.ivory0, max(1.6, radius * 0.22)))


def _box(x: float, y: float, w: float) -> QRectF:
    return QRectF(x - w / 2, y - w, w, 2 * w)
