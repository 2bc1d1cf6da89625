"""The ring of the focus round a control that a style sheet paints, whatever it is."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QFocusFrame,
    QListView,
    QMenu,
    QMenuBar,
    QTabBar,
    QTableView,
    QWidget,
)
from shiboken6 import isValid

from moon_desktop.look.picture import on_itself
from moon_desktop.look.ring import REACH, RingsItself, paint_ring

_CORNER: Final = 7.0
_OUT: Final = 4
"""Px that the ring reaches beyond a control, where there is room."""
_MOVED: Final = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.FocusOut,
    }
)


_KEYED: Final = "keyed"
"""The property of a window, or of a sheet in it, in which a key was pressed."""


def frame(control: QWidget, former: QWidget | None = None) -> None:
    """A ring is round ``control`` from now on, while it has the focus. Until a key is pressed in
    the window, or the sheet, it waits, unless what rings itself there was the ``former``."""
    popup = control.window().windowType() == Qt.WindowType.Popup
    page = control.focusPolicy() == Qt.FocusPolicy.NoFocus
    if page or control.isWindow() or isinstance(control, QMenuBar | QMenu):
        return
    # The list of a combo box has one row chosen, and nothing else.
    if not (popup and isinstance(control, QAbstractItemView)):
        moved = isinstance(former, RingsItself) and _sheet_of(former) is _sheet_of(control)
        FocusFrame.latest = FocusFrame(control, waits=not moved)


def _sheet_of(control: QWidget) -> QWidget:
    """The window that it is in, or the sheet that is laid over that."""
    above = control.parentWidget()
    return (
        control
        if control.isWindow() or above is None or isinstance(control, QDialog)
        else (_sheet_of(above))
    )


def _bounds(holder: QWidget) -> bool:
    """Whether what it holds is never seen beyond it."""
    return holder.isWindow() or isinstance(holder.parentWidget(), QAbstractScrollArea)


class FocusFrame(QFocusFrame):
    """It lies over the control, follows it, and is in nobody's way."""

    # Qt's own frame lies below its widget, in the widget's parent alone. Of it this takes that no
    # pointer, layout and screen reader ever meets it.

    latest: ClassVar[FocusFrame | None] = None
    """Held here: where Python does not know what is around it, nothing else would hold it."""

    def __init__(self, control: QWidget, *, waits: bool) -> None:
        above, held = control.parentWidget(), [control]
        while above is not None and not _bounds(above):
            held.append(above)
            above = above.parentWidget()
        assert above is not None
        super().__init__(above)
        self._control, self._around = control, above
        self._sheet = _sheet_of(control)
        opener = self._sheet.parentWidget()
        by_keys = opener is not None and _sheet_of(opener).property(_KEYED)
        keyed = by_keys or self._sheet.property(_KEYED)
        self.waits = waits and not keyed
        """Nothing is seen of it until a key is pressed."""
        for widget in held:
            widget.installEventFilter(self)
        control.destroyed.connect(self._end)
        if isinstance(control, QTableView):
            control.selectionModel().currentRowChanged.connect(self.update)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The control, or what holds it, is elsewhere; or the focus is, as a popup has it not."""
        # A window that is deleted hides what lies in it when all of it is gone for Python.
        if event.type() == QEvent.Type.KeyPress and isValid(self) and watched is self._control:
            self._sheet.setProperty(_KEYED, True)
            self.waits = False
            self.update()
        if event.type() in _MOVED and isValid(self) and isValid(self._around):
            self._follow()
        return False

    def _end(self) -> None:
        self.hide()
        self.deleteLater()

    def _follow(self) -> None:
        # What hands the focus on to another widget says that it has it, too; and what is put
        # elsewhere while it has it gets another frame there.
        around = self._around
        held = isValid(self._control) and QApplication.focusWidget() is self._control
        if not (held and around.isAncestorOf(self._control)):
            self._end()
            return
        box = QRect(self._control.mapTo(around, QPoint()), self._control.size())
        self.setGeometry(box.adjusted(-_OUT, -_OUT, _OUT, _OUT) & around.rect())
        self.setVisible(self._control.isVisibleTo(around))
        self.raise_()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        box, control = QRectF(self.rect()), self._control
        if self.waits:
            return
        if isinstance(control, QTabBar):
            tab = control.tabRect(control.currentIndex())
            tab.moveTopLeft(control.mapTo(self._around, tab.topLeft()) - self.pos())
            box &= QRectF(tab.adjusted(-_OUT, -_OUT, _OUT, _OUT))
        elif isinstance(control, QListView | QTableView) and control.currentIndex().isValid():
            # What is painted anew when another row is chosen is no more than the rows themselves.
            row = control.visualRect(control.currentIndex())
            if isinstance(control, QTableView):
                row = QRect(0, row.top(), control.viewport().width(), row.height())
            row.moveTopLeft(control.viewport().mapTo(self._around, row.topLeft()) - self.pos())
            box &= QRectF(row)
        elif isinstance(control, QAbstractScrollArea) and control.verticalScrollBar().isVisible():
            # Round a whole page it would be louder than all that is written there.
            bar = control.verticalScrollBar()
            place = QRect(bar.mapTo(self._around, QPoint()) - self.pos(), bar.size())
            box &= QRectF(place.adjusted(-_OUT, -_OUT, _OUT, _OUT))
        paint_ring(painter, box, _CORNER + REACH, away=-REACH)
