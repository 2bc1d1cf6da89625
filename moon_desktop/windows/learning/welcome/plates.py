"""A plate to choose by: what is meant as a picture, its name, and one line about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.panels import paint_panel
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.learning.welcome.told import Line, share_for, write_lines
from moon_desktop.windows.paper.painted import PaintedButton, paint_check_coin, paint_chosen

Picture: TypeAlias = Callable[[QPainter, QRectF], None]
"""Draws what is meant into a box."""

GAP: Final = 14.0
"""Px between two that stand side by side."""
_RADIUS: Final = 16.0
AWAY: Final = 7.0
"""Px from a plate to the middle of its ring: what is chosen has an edge of its own."""


class TableButton(PaintedButton):
    """A thing on the felt, with a line about what it leads to."""

    def __init__(self, name: str, line: str, parent: QWidget, room: int = 14) -> None:
        super().__init__(name, parent, room=room)
        self._line = line
        self.setAccessibleDescription(line)


def lay_row(
    row: Sequence[TableButton], inner: float, top: float, high: float, zoom: float, *,
    gap: float = GAP, most: float = 9999, columns: int = 0,
) -> None:  # fmt: skip
    """Lays ``row`` side by side within the middle ``inner`` px of what holds it, each at most
    ``most`` px wide at zoom 1; in so many ``columns``, or as many as they are."""
    for place, button in enumerate(row):
        page, count = button.parentWidget(), columns or len(row)
        width = page.width() if page is not None else 0
        gaps = gap * zoom * (count - 1)
        wide = min(most * zoom, (inner - gaps) / count)
        x = (width - wide * count - gaps) / 2 + place * (wide + gap * zoom)
        if button.isRightToLeft():
            x = width - x - wide
        button.zoom, room = zoom, round(button.room * zoom)
        box = QRect(round(x), round(top), round(wide), round(high))
        button.setGeometry(box.adjusted(-room, -room, room, room))
        button.update()


def set_alike(row: Sequence[Plate]) -> None:
    """Sets the words of ``row`` in one size: that in which all have room that are not cut."""
    found = [share_for(*plate.laid_in(plate.face_box)[1:]) for plate in row]
    for plate in row:
        plate.share = min((share for share in found if share), default=1.0)


class Plate(TableButton):
    """One of a ``group``, of which one is chosen; or where it is in none, a switch."""

    def __init__(
        self, name: str, line: str, group: QButtonGroup | None, parent: QWidget,
        picture: Picture | None = None, title: float = 17,
    ) -> None:  # fmt: skip
        """``picture`` has the room of a square; the name is set ``title`` px high."""
        super().__init__(name, line, parent)
        self._picture, self._title = picture, title
        self.share = 1.0
        """Of their size, in which its words are set at the most: as those beside it are."""
        self.setCheckable(True)
        if group is not None:
            group.addButton(self)
            # The group sees to it already: a reader calls it one of several to choose from.
            self.setAutoExclusive(True)
        elif picture is None:
            self._picture = self._paint_switch

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        radius, lit = min(_RADIUS, box.height() / 2), self.isChecked() and bool(self.group())
        paint_panel(painter, box, radius)
        if lit:
            # Brass is for the focus: what is chosen lies there on paper.
            paint_chosen(painter, box, radius, right=self.isRightToLeft())
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(THEME.ink, 0.06))
            painter.drawRoundedRect(box, radius, radius)
        square, words, lines, align = self.laid_in(box)
        if self._picture is not None:
            self._picture(painter, square)
        write_lines(painter, words, lines, align, self.share)
        self.paint_ring(painter, box, radius, AWAY)
        if lit:
            # What is chosen is not told by its colour alone.
            corner = box.topLeft() if self.isRightToLeft() else box.topRight()
            paint_check_coin(painter, corner + QPointF(-4, 4), 10)

    def laid_in(self, box: QRectF) -> tuple[QRectF, QRectF, list[Line], Qt.AlignmentFlag]:
        """Where in ``box`` its picture is, and where its words, what they are and how aligned."""
        lit = self.isChecked() and bool(self.group())
        ink, quiet = (THEME.pink, THEME.pink2) if lit else (THEME.ink, THEME.ink2)
        align, edge = Qt.AlignmentFlag.AlignLeft, 12.0
        words = box.adjusted(edge, 1, -edge / 2, -1)
        square = QRectF(words)
        if self._picture is not None:
            square.setWidth(min(box.height(), 0.31 * box.width()))
            words.setLeft(square.right() + edge * 0.8)
            if self.isRightToLeft():
                square.moveRight(box.right() - edge)
        if self._picture is None and not self._line:
            align = Qt.AlignmentFlag.AlignHCenter
        elif self.isRightToLeft():
            align = Qt.AlignmentFlag.AlignRight
            words.moveLeft(box.left() + box.right() - words.right())
        lines = [(self.text(), faces.font(faces.SERIF, self._title, 600), ink)]
        if self._line:
            lines.append((self._line, faces.font(faces.SANS, 13, 500), quiet))
        return square, words, lines, align

    def _paint_switch(self, painter: QPainter, room: QRectF) -> None:
        box = QRectF(0, 0, 20, 20)
        box.moveCenter(room.center())
        if self.isChecked():
            paint_check_coin(painter, box.center(), 10, 5)
            return
        painter.setPen(QPen(faded(THEME.ink2, 0.7), 1.6))
        painter.setBrush(faded(QColor("#000000"), 0.25))
        painter.drawRoundedRect(box, 5, 5)
