"""Widgets that paint themselves: buttons with a face, such as keys and plates, and drawings; and
what is chosen, the same on all papers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from moon_desktop.look.picture import on_itself, shrunk
from moon_desktop.look.ring import REACH, RingsItself, paint_ring
from moon_desktop.look.signs import paint_check
from moon_desktop.look.theme import THEME

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
"""The keys that walk: a button would hand the focus to whatever widget comes next."""


_BAR: Final = 4.0
"""Px across the bar of what is chosen."""


def paint_chosen(painter: QPainter, box: QRectF, corner: float, *, right: bool = False) -> None:
    """The ground of what is chosen on paper: a wash, and a bar at the side where words begin, which
    is the ``right`` one or the left; a check goes with them."""
    ground, bar = QPainterPath(), QPainterPath()
    ground.addRoundedRect(box, corner, corner)
    side = QRectF(box)
    side.setWidth(_BAR)
    side.translate((box.width() - _BAR) * right, 0)
    bar.addRect(side)
    painter.fillPath(ground, THEME.wash)
    painter.fillPath(ground & bar, THEME.good)


def paint_check_coin(
    painter: QPainter, middle: QPointF, half: float, corner: float | None = None
) -> None:
    """The check of what is chosen, on a coin or where there is a ``corner`` on a square."""
    box = QRectF(middle, middle).adjusted(-half, -half, half, half)
    painter.setPen(QPen(THEME.paper, 1.6))
    painter.setBrush(THEME.good)
    painter.drawRoundedRect(box, corner or half, corner or half)
    paint_check(painter, middle.x(), middle.y(), half * 0.8, QPen(THEME.paper, 2))


class PaintedButton(QAbstractButton, RingsItself):
    """It is pressed by a click, Enter or Space."""

    walks = True
    """Whether arrows go from it to the next one, and not to who holds it."""

    def __init__(
        self, text: str, parent: QWidget | None, *, zoom: float = 1.0, room: int = 0
    ) -> None:
        super().__init__(parent)
        self.zoom = zoom
        """How much larger than its least size it is painted."""
        self.room = room
        """Px round its face, at zoom 1, for a shadow and the ring of the focus."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, unless it is chosen already."""
        arrow = event.key() in ARROWS
        if arrow and not self.walks:
            event.ignore()
        elif event.isAutoRepeat() and not arrow:
            # A key held down since the last choice is no second choice.
            event.accept()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.isChecked() and self.group() is not None:
            event.ignore()
        else:
            self.click()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """Only buttons that change are painted again."""
        painter.scale(self.zoom, self.zoom)
        self.paint_face(painter, self.face_box)

    @property
    def face_box(self) -> QRectF:
        """Where its face is, in px at zoom 1."""
        room = self.room
        return shrunk(self.rect(), self.zoom).adjusted(room, room, -room, -room)

    def paint_ring(
        self, painter: QPainter, box: QRectF, corner: float, away: float = REACH
    ) -> None:
        """The ring round ``box``, ``away`` px outside, where it has the focus."""
        if self.hasFocus():
            paint_ring(painter, box, corner, away=away)

    @abstractmethod
    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paints what is seen of it in ``box``, in px at zoom 1."""


class Drawn(QWidget):
    """A small drawing: ``paint`` is given the painter and the middle of its box."""

    def __init__(
        self,
        paint: Callable[[QPainter, QPointF], object],
        size: tuple[int, int],
        parent: QWidget | None = None,
        zoom: float = 1.0,
    ) -> None:
        super().__init__(parent)
        self._paint = paint
        self._zoom = zoom
        self.setFixedSize(QSize(*size) * zoom)

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        painter.scale(self._zoom, self._zoom)
        self._paint(painter, QPointF(self.width(), self.height()) / 2 / self._zoom)
