"""A key with the face of who sits at a place, and the small grid of faces to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from moon_desktop.disk.settings import OPTIONS
from moon_desktop.look.faces import paint_face
from moon_desktop.look.picture import painted
from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dialog import announce
from moon_desktop.windows.paper.painted import PaintedButton
from moon_desktop.words.computer_players import CRESCENTS
from moon_desktop.words.language import tr

_KEY, _FACE = 40, 32.0
"""Px of the key, and across the face on it."""
_CELL, _SHOWN = 76, 56
"""The same in the grid."""
_EDGE: Final = 10


class FaceKey(PaintedButton):
    """Shows a face; pressed, it lets another one be chosen of those ``option`` may have."""

    chosen = Signal(str)
    """Another face than before."""

    def __init__(self, option: str, parent: QWidget) -> None:
        super().__init__("", parent)
        self._words = OPTIONS[option].choices
        self.face = ""
        self.person = False
        """Whether who sits there may have a crescent."""
        self.grid: QListWidget | None = None
        """The faces to choose from, from the time they are shown until one is taken."""
        self.setFixedSize(_KEY, _KEY)
        self.setAccessibleName(OPTIONS[option].label)
        self.clicked.connect(self._open)

    def show_face(self, face: str) -> None:
        """Shows ``face``, without a word."""
        self.face, words = face, tr(self._words.get(face, ""))
        self.setAccessibleDescription(words)
        self.setToolTip(tr("{face}: choose another").format(face=words))
        self.update()

    def _open(self) -> None:
        grid = self.grid = _grid(self)
        for face, words in self._words.items():
            if face in CRESCENTS and not self.person:
                continue
            picture = _picture(face, self.devicePixelRatioF())
            icon = QIcon(picture)
            # Or it would be tinted.
            icon.addPixmap(picture, QIcon.Mode.Selected)
            item = QListWidgetItem(icon, "")
            item.setData(Qt.ItemDataRole.UserRole, face)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, tr(words))
            item.setToolTip(tr(words))
            grid.addItem(item)
            if face == self.face:
                grid.setCurrentItem(item)
        columns = 3 if grid.count() % 3 == 0 else 4
        wide, high = columns * _CELL, grid.count() // columns * _CELL
        grid.setFixedSize(wide + _EDGE, high + _EDGE)
        grid.itemClicked.connect(self._take)
        grid.itemActivated.connect(self._take)
        sheet = grid.window()
        sheet.setFixedSize(grid.size())
        sheet.move(self._beside(grid.size()))
        sheet.show()
        grid.setFocus()

    def _beside(self, size: QSize) -> QPoint:
        """Where the grid opens: below the key, or above it where the screen ends before."""
        box = QRect(self.mapToGlobal(QPoint(0, self.height())), size)
        screen = self.screen().availableGeometry()
        if box.bottom() > screen.bottom():
            box.moveBottom(self.mapToGlobal(QPoint()).y() - 1)
        box.moveRight(min(box.right(), screen.right()))
        return box.topLeft()

    def _take(self, item: QListWidgetItem) -> None:
        face, grid = item.data(Qt.ItemDataRole.UserRole), self.grid
        if grid is None:
            return
        # A click may be told twice, as one and as what it sets off.
        self.grid = None
        grid.window().close()
        if face != self.face:
            self.show_face(face)
            announce(self, tr(self._words[face]))
            self.chosen.emit(face)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        edge = (_KEY - _FACE) / 2
        paint_face(painter, THEME, self.face, box.adjusted(edge, edge, -edge, -edge))
        if self.hasFocus() or self.underMouse():
            ink = THEME.good if self.hasFocus() else THEME.side
            painter.setPen(QPen(ink, 2 if self.hasFocus() else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)


def _grid(parent: QWidget) -> QListWidget:
    # A list itself would keep Escape, and a click beside it, and stay.
    sheet = QFrame(parent, Qt.WindowType.Popup)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    grid = QListWidget(sheet)
    grid.setAccessibleName(tr("Faces"))
    grid.setViewMode(QListView.ViewMode.IconMode)
    grid.setMovement(QListView.Movement.Static)
    grid.setIconSize(QSize(_CELL - 12, _CELL - 12))
    grid.setGridSize(QSize(_CELL, _CELL))
    grid.setUniformItemSizes(True)
    for bar in (grid.setHorizontalScrollBarPolicy, grid.setVerticalScrollBarPolicy):
        bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return grid


def _picture(face: str, ratio: float) -> QPixmap:
    side = _CELL - 12
    box = QRectF((side - _SHOWN) / 2, side - _SHOWN, _SHOWN, _SHOWN)
    return painted(side, side, ratio, lambda painter: paint_face(painter, THEME, face, box))
