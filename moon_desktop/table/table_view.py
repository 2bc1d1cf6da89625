"""The graphics view, the window onto the felt: it draws the table top once a size, which is
debounced while the window is dragged larger, and passes input on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from moon_desktop.look.ring import RingsItself
from moon_desktop.look.theme import THEME
from moon_desktop.table.felt import table_pixmap
from moon_desktop.table.picture_item import kept, kept_picture
from moon_desktop.table.stage import Stage

if TYPE_CHECKING:
    from moon_desktop.table.aloud.nodes import Desk

_AT_ONCE = 2_500_000
"""Device pixels of a table top that is painted anew with the first step of a resize; a larger one
is stretched at first, as any is with the steps that follow soon: a drag is debounced."""

_COARSE = 1 / 3
"""Of the screen's pixels, how many across the very first table top has: it takes a fifth of
the time, and is seen for one frame."""

_PAUSE = 120
"""Ms without a further change of size before a stretched table top is painted anew."""


class KeyTaker(Protocol):
    """Who may have a use for a key."""

    def take_key(self, event: QKeyEvent) -> bool:
        """Does what the key is for; whether it was for anything."""


def read_out(_: str, thing: QObject) -> QAccessibleInterface | None:
    """What Qt is told of anything of the program that a reader asks for; None: what it knows by
    itself. The first question about the table is the sign that there is a reader."""
    view = thing if isinstance(thing, TableView) else thing.parent()
    if not isinstance(view, TableView):
        return None
    from moon_desktop.table.aloud.nodes import TableInterface, interface

    if thing is view:
        # Qt keeps what it is told first, which may be before the table is laid.
        view.be_read()
        return TableInterface(view, lambda: view.reader)
    return None if view.reader is None else interface(view.reader, thing)


class TableView(QGraphicsView, RingsItself):
    """The whole area under the bar. Its stage is the part left of what stands at its side."""

    recoloured = Signal()
    """The theme has other colours: what lies on it is to be laid anew."""
    rested = Signal()
    """The window is not dragged any more, and is painted as it is."""
    first_seen = Signal()
    """The table has been painted for the first time."""
    pressed = Signal(QPointF)
    moved = Signal(QPointF)
    released = Signal(QPointF)
    left = Signal()
    """The pointer is not over it any more."""
    focused = Signal(bool)
    """Whether the keys are the table's from now on. A menu over it only borrows them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Before anything of it can be asked for: a reader may be there before the table is.
        self.reader: Desk | None = None
        """Who reads the table out, once somebody wants it."""
        self._wanted = False
        self._ask: Callable[[], Desk] | None = None
        # One that Python made: to find out what Qt's own is, all its kinds of widgets are loaded.
        self.setViewport(QWidget())
        self._stage: Stage | None = None
        self._top = QPixmap()
        self._painted_for: tuple[int, int, Stage, float] | None = None
        self._told = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PAUSE)
        self._later.timeout.connect(self._rest)
        self.stretched = False
        """Whether the table top is stretched until the window rests that is dragged larger."""
        self._key = THEME.key
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        self.told_at: Callable[[QPoint], tuple[str, str]] = lambda _: ("", "")
        """The words shown at a point, and what is told of them."""
        self.finger = False
        """Whether it was a finger that came down last."""
        self.key_takers: Callable[[], Sequence[KeyTaker]] = tuple
        """Who may take a key, in this order: the first that has a use for it takes it alone."""
        self.focused_at: Callable[[], QPoint | None] = lambda: None
        """Where the piece is that the keys are on; None: nowhere."""

    def set_stage(self, stage: Stage) -> None:
        """The stage to draw the mat for; the view's own size says how far the wood goes."""
        self._stage = stage
        self.setSceneRect(QRectF(0, 0, self.width(), self.height()))
        pixels = self.width() * self.height() * self.devicePixelRatioF() ** 2
        if self._told and not self._top.isNull():
            of_size = None if self._painted_for is None else self._painted_for[:2]
            # Where only the stage is another, pieces go with it at once, and so does the mat.
            resized = of_size != (self.width(), self.height())
            large = of_size is not None and pixels > _AT_ONCE
            self.stretched = resized and (self._later.isActive() or large)
            self._later.start()
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """The table is painted in the colours of now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._key != THEME.key:
            self._key = THEME.key
            self._painted_for = None
            self._later.stop()
            self.stretched = False
            self.recoloured.emit()
            self.viewport().update()

    def _rest(self) -> None:
        self.stretched = False
        self.rested.emit()
        self.viewport().update()

    def _paint_top(self) -> None:
        """Paints the table top if size, stage or ratio have changed: not before it is seen."""
        assert self._stage is not None
        ratio = self.devicePixelRatioF()
        wanted = (self.width(), self.height(), self._stage, ratio)
        if wanted == self._painted_for:
            return
        size, what = (self.width(), self.height()), f"top {wanted}"
        if self._painted_for is None and self._top.isNull() and not self._told:
            QTimer.singleShot(0, self, self._seen)
            if kept(what).isNull():
                # A coarse table top at once, the fine one with the next frame.
                self._top = table_pixmap(*size, self._stage, ratio * _COARSE, grain=False)
                return
        self._painted_for = wanted
        self._top = kept_picture(what, partial(table_pixmap, *size, self._stage, ratio))

    def _seen(self) -> None:
        self.viewport().update()
        self.be_seen()

    def be_seen(self) -> None:
        """What waits for the table to be painted waits no longer, once: it was, or something lies
        over it from the start and was."""
        if not self._told:
            self._told = True
            self.first_seen.emit()

    def be_read(self, ask: Callable[[], Desk] | None = None) -> None:
        """Somebody wants the table read out; or who does so can be had by ``ask``."""
        self._ask = ask or self._ask
        self._wanted = self._wanted or ask is None
        if self._wanted and self._ask is not None and self.reader is None:
            self.reader = self._ask()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The table top, from the picture kept of it."""
        if self._stage is None:
            return
        if not self.stretched:
            self._paint_top()
        across = self._top.width() / max(1, self.width())
        down = self._top.height() / max(1, self.height())
        source = QRectF(
            rect.x() * across, rect.y() * down, rect.width() * across, rect.height() * down
        )
        painter.drawPixmap(QRectF(rect), self._top, source)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            from PySide6.QtGui import QPointingDevice

            self.finger = event.pointerType() == QPointingDevice.PointerType.Finger
            self.pressed.emit(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.moved.emit(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.released.emit(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two is not a second choice."""
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """It has no menu: what is asked so goes on to the window."""
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.focused.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(any(one.take_key(event) for one in self.key_takers()))
