"""A dialog: a bound sheet of paper inside the window that it belongs to, with a veil over the
rest."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QMainWindow,
    QMenuBar,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import faded
from moon_desktop.look.typography import usual
from moon_desktop.windows.paper.fitting import paper_zoom
from moon_desktop.windows.paper.sheet import BoundSheet
from moon_desktop.windows.paper.style import style_sheet
from moon_desktop.windows.score.layout import ROOM
from moon_desktop.words.language import tr

_EDGE: Final = 12
"""Px of the window seen round the largest sheet."""
_MARGIN: Final = 28
_VEIL: Final = 0.34
_RISE, _RISE_MS = 24, 240
"""Px that a sheet comes up, and how long that takes."""
_BLACK: Final = QColor("#000000")


class SheetDialog(QDialog):
    """It is no window of its own: it covers that of its parent, which hears neither pointer nor
    key while it is open, and all else goes on. Esc, its key and a click beside the paper give it
    up; the focus stays on it, and goes back where it was, or where it would be by then.

    What it holds is added to ``column``, and what it is called is its window's title.
    """

    SIZE: ClassVar[tuple[int, int]] = (480, 0)
    """Px of the paper at zoom 1, where the window has room for it; as high as what it holds where
    the height is 0."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent.window(), Qt.WindowType.SubWindow)
        self._rising = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rising.valueChanged.connect(self._put_paper)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keep_focus)
        self._focus: QWidget | None = parent.window().focusWidget()
        """Where the focus goes when it is gone."""
        self._usual: QPushButton | None = None
        """The key that Enter presses where no other has the focus."""
        self.paper = BoundSheet(title, tr("Close"), self, _MARGIN)
        self.column = self.paper.column
        self.paper.close_key.clicked.connect(self.reject)
        self.paper.installEventFilter(self)
        self.windowTitleChanged.connect(self.paper.title.setText)
        self.windowTitleChanged.connect(self.setAccessibleName)
        self.setWindowTitle(title)

    # --- coming and going -----------------------------------------------------------------

    def open(self) -> None:
        """Lays it over the window."""
        self.show()

    def setVisible(self, visible: bool) -> None:
        """Comes up from below, over all that lies there, or is gone."""
        if visible != self.isHidden():
            return
        window = self.window()
        if visible:
            now: QWidget | None = window.focusWidget()
            if now is None or not self.isAncestorOf(now):
                self._focus = now
            window.installEventFilter(self)
            self._rising.setDuration(round(_RISE_MS * float(window.property("motion") or 0)))
            self._rising.start()
            self.setGeometry(window.rect())
            self._grow()
            self._put_paper()
            self.raise_()
            keys = self.findChildren(QPushButton)
            self._usual = next((key for key in keys if key.isDefault()), None)
            super().setVisible(True)
            _hush(window, hushed=True)
            self.take_focus()
        else:
            window.removeEventFilter(self)
            super().setVisible(False)
            below = sheet_over(window)
            _hush(window, hushed=below is not None)
            self._give_focus(below)

    def take_focus(self) -> None:
        """The focus is what had it here, or what comes first."""
        inner: QWidget | None = self.focusWidget()
        if inner is not None and inner.isVisible():
            inner.setFocus()
        else:
            # That which closes it comes last.
            self.paper.close_key.setFocus()
            self.focusNextPrevChild(True)

    def _keep_focus(self, _former: QWidget | None, now: QWidget | None) -> None:
        """What lies below it gets the focus when it is gone, and not before."""
        window = self.window()
        if now is None or now.window() is not window or sheet_over(window) is not self:
            return
        if now is not self and not self.isAncestorOf(now):
            self._focus = now
            self.take_focus()
        elif self._usual is not None:
            # Qt sees to that in windows alone.
            other = isinstance(now, QPushButton) and now.autoDefault() and now is not self._usual
            self._usual.setDefault(not other)

    def _give_focus(self, below: SheetDialog | None) -> None:
        window, former = self.window(), self._focus
        if former is not None and isValid(former) and former.isVisible():
            former.setFocus()
        elif below is not None:
            below.take_focus()
        elif isinstance(window, QMainWindow) and (table := window.centralWidget()):
            table.setFocus()

    # --- where it lies --------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It covers the window, its paper has the size that what it holds asks for, and keys come
        to the dialog before the paper."""
        paper = watched is self.paper
        if paper and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return True
        if not paper and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.window().rect())
            self._grow()
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._put_paper()
        return super().eventFilter(watched, event)

    def _grow(self) -> None:
        """It is as much larger, with all that it holds, as paper is in a window of this size."""
        zoom = paper_zoom(self.window().size())
        sheet = style_sheet(zoom)
        if (zoom, sheet) != (self.paper.zoom, self.styleSheet()):
            self.paper.set_zoom(zoom)
            self.setFont(usual(zoom))
            self.setStyleSheet(sheet)
            self.measure()

    def measure(self) -> None:
        """Gives what has a size of its own that which it has at the paper's zoom."""

    def changeEvent(self, event: QEvent) -> None:
        """It wears the colours of now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and not self.isHidden():
            self._grow()

    def _put_paper(self) -> None:
        room, shadow = self.window().rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), self._shadow
        wide, high = (round(px * self.paper.zoom) for px in self.SIZE)
        wide = min(wide, room.width())
        face = QRect(0, 0, wide, min(high or self.paper.wanted(wide, room.height()), room.height()))
        face.moveCenter(room.center())
        left = 1 - self._rising.currentValue() if self._rising.duration() else 0
        face.translate(0, round(_RISE * left))
        self.paper.setGeometry(face.adjusted(-shadow, -shadow, shadow, shadow))
        self.update()

    @property
    def _shadow(self) -> int:
        """Px round the paper for it."""
        return round(ROOM * self.paper.zoom)

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        shown = self._rising.currentValue() if self._rising.duration() else 1
        painter.fillRect(self.rect(), faded(_BLACK, _VEIL * shown))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the paper gives it up."""
        shadow = self._shadow
        paper = self.paper.geometry().adjusted(shadow, shadow, -shadow, -shadow)
        beside = not paper.contains(event.position().toPoint())
        if beside and event.button() == Qt.MouseButton.LeftButton:
            self.reject()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two is none: the first may have opened it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key goes to what lies below; Enter presses the button that has the focus."""
        held, enter = self.focusWidget(), event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(held, QAbstractButton) and not held.isCheckable():
            held.click()
        else:
            super().keyPressEvent(event)
        event.accept()


def sheet_over(window: QWidget) -> SheetDialog | None:
    """The sheet that lies over ``window``, the uppermost if there are several."""
    every = [part for part in window.children() if isinstance(part, SheetDialog)]
    return next((sheet for sheet in reversed(every) if not sheet.isHidden()), None)


def _hush(window: QWidget, *, hushed: bool) -> None:
    """Whether the commands of ``window`` hear no key, and its menus nothing."""
    context = Qt.ShortcutContext
    for action in window.actions():
        action.setShortcutContext(context.WidgetShortcut if hushed else context.WindowShortcut)
    for bar in window.findChildren(QMenuBar):
        # A Mac shows the menus itself, whatever becomes of the bar.
        for menu in bar.actions():
            menu.setEnabled(not hushed)
