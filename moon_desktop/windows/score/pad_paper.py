"""The paper the score is written on: sheets of it, bound with stitched tape, and its shadow."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, QLineF, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from moon_desktop.look.grain import felt_nap
from moon_desktop.look.picture import on_itself, painted
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME, faded, mixed
from moon_desktop.windows.score.layout import ROOM, STACK, TAPE

_WHITE = QColor("#FFFFFF")
_BLACK = QColor("#000000")
_NIGHT_EDGE = QColor("#5A68A0")
_CORNER = 5.0
_OVERHANG = 1.5
"""The tape is a little wider than the paper."""
_SHEETS = 3


class PadGround(QWidget):
    """A bare pad with clear room for its shadow round it, painted once for its size."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._ground = QPixmap()
        self.zoom = 1.0
        """How much larger than its least size it is."""

    def changeEvent(self, event: QEvent) -> None:
        """It is painted in the colours of now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.repaint_ground()

    def repaint_ground(self) -> None:
        """The ground is not what it was."""
        self._ground = QPixmap()
        self.update()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        self.lay_ground(painter, QPoint())

    def lay_ground(self, painter: QPainter, place: QPoint) -> None:
        """Paints all of it from ``place`` on."""
        ratio = self.devicePixelRatioF()
        known = self._ground.deviceIndependentSize().toSize() == self.size()
        if not known or self._ground.devicePixelRatio() != ratio:
            self._ground = painted(self.width(), self.height(), ratio, self._paint_ground)
        painter.drawPixmap(place, self._ground)

    def _paint_ground(self, painter: QPainter) -> None:
        zoom = self.zoom
        painter.scale(zoom, zoom)
        whole = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        self.paint_ground(painter, whole, self.devicePixelRatioF() * zoom)

    def paint_ground(self, painter: QPainter, whole: QRectF, ratio: float) -> None:
        """Paints what it stands on, at ``ratio`` device px to the logical one."""
        pad = whole.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        soft_rect(painter, THEME, pad.adjusted(6, 12, -6, 10), _CORNER, 22, _BLACK, 0.50)
        soft_rect(painter, THEME, pad.translated(0, 4), _CORNER, 7, _BLACK, 0.40)
        paint_grain(painter, _paint_sheets(painter, pad), ratio, 0.3)
        _paint_tape(painter, pad, ratio)


class SheetGround(PadGround):
    """Bare paper, bound with tape along its upper edge, ``TAPE`` px high with its shadow."""

    TAPE: ClassVar[int] = 32

    def paint_ground(self, painter: QPainter, whole: QRectF, ratio: float) -> None:
        outline = QPainterPath()
        outline.addRect(whole)
        paint_paper(painter, outline)
        paint_grain(painter, outline, ratio, 0.3)
        _paint_tape(painter, whole, ratio)


def _paint_sheets(painter: QPainter, pad: QRectF) -> QPainterPath:
    """The stack; returns the outline of the sheet on top."""
    painter.setPen(Qt.PenStyle.NoPen)
    step = STACK / _SHEETS
    for sheet in () if THEME.flat else range(_SHEETS, 0, -1):
        edge = pad.adjusted(1.2 * sheet, TAPE / 2, 0.5 * sheet - 1, (sheet - _SHEETS) * step)
        painter.setBrush(mixed(THEME.paper2, _BLACK, 0.30))
        painter.drawRoundedRect(edge, _CORNER, _CORNER)
        painter.setBrush(mixed(THEME.paper2, _WHITE, 0.10 * (_SHEETS - sheet)))
        painter.drawRoundedRect(edge.adjusted(0, 0, -0.6, -0.8), _CORNER, _CORNER)
    top = pad.adjusted(0, TAPE / 2, -1, -STACK)
    outline = QPainterPath()
    outline.addRoundedRect(top, _CORNER, _CORNER)
    painter.fillPath(outline.translated(0.4, 0.8), mixed(THEME.paper2, _BLACK, 0.32))
    paint_paper(painter, outline)
    if THEME.flat or THEME.dark:
        # What parts it from white paper that it lies on, or from a table as dark.
        line = QPen(THEME.pink, 1.6) if THEME.flat else QPen(_NIGHT_EDGE, 1)
        painter.strokePath(outline, line)
    return outline


def paint_paper(painter: QPainter, outline: QPainterPath, colour: QColor | None = None) -> None:
    """A sheet of paper, or of another ``colour``, without its grain, lit from above and from the
    left."""
    box, colour = outline.boundingRect(), colour or THEME.paper
    paper = QLinearGradient(0, box.top(), 0, box.bottom())
    paper.setColorAt(0, colour)
    paper.setColorAt(0.45, colour)
    paper.setColorAt(1, mixed(colour, THEME.paper2, 0.62))
    painter.fillPath(outline, colour if THEME.flat else paper)
    if THEME.flat:
        return
    # Falling off to the right.
    glance = QLinearGradient(box.left(), 0, box.right(), 0)
    glance.setColorAt(0, faded(_WHITE, 0.03 if THEME.dark else 0.16))
    glance.setColorAt(0.3, faded(_WHITE, 0.0))
    glance.setColorAt(1, faded(THEME.paper2, 0.25))
    painter.fillPath(outline, glance)


def paint_grain(painter: QPainter, shape: QPainterPath, ratio: float, strength: float) -> None:
    """The nap of paper or cloth over ``shape``, at ``ratio`` device px to the logical one."""
    if THEME.flat:
        return
    brush = QBrush(felt_nap(ratio))
    # The nap is made in device px already.
    brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    painter.setOpacity(strength)
    painter.fillPath(shape, brush)
    painter.setOpacity(1.0)


def _paint_tape(painter: QPainter, pad: QRectF, ratio: float) -> None:
    """The stitched tape that binds ``pad`` along its upper edge, and its shadow."""
    tape = QRectF(pad.left(), pad.top(), pad.width(), TAPE).adjusted(-_OVERHANG, 0, _OVERHANG, 0)
    outline = QPainterPath()
    outline.addRoundedRect(tape, 3.5, 3.5)
    if THEME.flat:
        painter.fillPath(outline, THEME.tape)
        painter.strokePath(outline, QPen(THEME.pink, 1.6))
        return
    below = QLinearGradient(0, tape.bottom(), 0, tape.bottom() + 7)
    below.setColorAt(0, faded(_BLACK, 0.34))
    below.setColorAt(0.35, faded(_BLACK, 0.12))
    below.setColorAt(1, faded(_BLACK, 0.0))
    painter.fillRect(QRectF(pad.left(), tape.bottom() - 1, pad.width() - 1, 8), below)
    cloth = QLinearGradient(0, tape.top(), 0, tape.bottom())
    cloth.setColorAt(0, mixed(THEME.tape, _WHITE, 0.14))
    cloth.setColorAt(0.3, THEME.tape)
    cloth.setColorAt(1, mixed(THEME.tape, _BLACK, 0.22))
    painter.fillPath(outline, cloth)
    paint_grain(painter, outline, ratio, 1.0)
    painter.setPen(QPen(faded(_WHITE, 0.20), 1))
    painter.drawLine(QLineF(tape.left() + 3, tape.top() + 0.5, tape.right() - 3, tape.top() + 0.5))
    seam = QLineF(tape.left() + 9, tape.bottom() - 5.5, tape.right() - 9, tape.bottom() - 5.5)
    thread = QPen(faded(_BLACK, 0.35), 1.2)
    thread.setDashPattern([4.6, 2.9])
    painter.setPen(thread)
    painter.drawLine(seam.translated(0, 1))
    thread.setColor(faded(THEME.stitch, 0.75))
    painter.setPen(thread)
    painter.drawLine(seam)
