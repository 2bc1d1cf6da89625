"""Menus, tips and popups in the clothes of a panel: their corners are round, and a shadow lies
below them. Their colours are the style sheet's."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QMoveEvent,
    QPainter,
    QPainterPath,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QMenu, QStyle, QVBoxLayout, QWidget

from moon_desktop.look.panels import PANEL_ROOM
from moon_desktop.look.picture import on_itself
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME
from moon_desktop.look.typography import usual
from moon_desktop.windows.paper.dialog import OFF_BAR, Scrolled
from moon_desktop.windows.paper.style import CORNER, style_sheet

_NO_LIMIT: Final = 16_777_215
_BLACK: Final = QColor("#000000")
_CHANGES: Final = QShowEvent, QHideEvent, QResizeEvent, QMoveEvent


class PanelPopup(QFrame):
    """A small panel beside what it belongs to, until Esc or a click elsewhere; what it holds is
    added to ``column``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        # Or a click on what opened it would close it and open it again.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        self._form = QWidget(self)
        self._most = QSize(_NO_LIMIT, _NO_LIMIT)
        """How large it may be: it scrolls what is longer."""
        self.column = QVBoxLayout(self._form)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        # Or, once seen, it would be as narrow as can be scrolled.
        around.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self._scrolled = Scrolled(self._form, self)
        around.addWidget(self._scrolled)
        self.zoom = 0.0
        """How much larger than its least size all it holds is."""
        self.grow(THEME.text)

    def grow(self, zoom: float) -> None:
        """All it holds is so much larger than its least size from now on."""
        sheet = style_sheet(zoom)
        if (zoom, sheet) == (self.zoom, self.styleSheet()):
            return
        self.zoom, edge = zoom, round(14 * zoom)
        self.column.setContentsMargins(edge, edge, edge, edge)
        self.column.setSpacing(round(10 * zoom))
        self.setFont(usual(zoom))
        self.setStyleSheet(sheet)

    def fit(self) -> None:
        """Takes the size that all it holds asks for, as far as there is room."""
        self.ensurePolished()
        self._form.ensurePolished()
        # What was kept off a bar while it was lower than it will be.
        self._form.setContentsMargins(0, 0, 0, 0)
        self.column.invalidate()
        edge = self.size() - self.contentsRect().size()
        asked, own = self.column.totalSizeHint(), self.minimumWidth()
        wide = own - edge.width() if own else asked.width()
        folded = self.column.hasHeightForWidth()
        high = self.column.totalHeightForWidth(wide) if folded else asked.height()
        longer = high + edge.height() > self._most.height()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) + OFF_BAR
        wide += bar * longer
        # A bar from before would stay, for beside it words are folded more often.
        policy = Qt.ScrollBarPolicy
        self._scrolled.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if longer else policy.ScrollBarAlwaysOff
        )
        self._form.setContentsMargins(0, 0, OFF_BAR * longer, 0)
        self.resize((QSize(wide, high) + edge).boundedTo(self._most))

    def open(self, beside: QWidget, part: QRect | None = None) -> None:
        """Shows it below ``beside``, or a ``part`` of that, or above where the window ends before,
        and within it as far as it has room there."""
        self.setLayoutDirection(QApplication.layoutDirection())
        window, meant = beside.window(), beside.rect() if part is None else part
        room = QRect(window.mapToGlobal(QPoint()), window.size())
        room &= beside.screen().availableGeometry()
        self._most = room.size()
        self.fit()
        meant = meant.translated(beside.mapToGlobal(QPoint()))
        box = QRect(QPoint(), self.size())
        box.moveCenter(meant.center())
        box.moveTop(meant.bottom() + 2)
        if box.bottom() > room.bottom():
            box.moveBottom(meant.top() - 1)
        box.moveTop(max(box.top(), room.top()))
        box.moveRight(min(box.right(), room.right()))
        box.moveLeft(max(box.left(), room.left()))
        self.setGeometry(box)
        self.show()


class PopupDress(QObject):
    """Every menu, tip and popup of the application wears it while ``parent`` is there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shadows: dict[QWidget, _Shadow] = {}
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def eventFilter(self, part: QObject, event: QEvent) -> bool:
        # It hears of every event there is: what is asked at once has to be asked quickly.
        if not isinstance(event, _CHANGES):
            return False
        if isinstance(part, QMenu | QLabel | PanelPopup) and part.isWindow():
            if isinstance(event, QHideEvent):
                shadow = self._shadows.pop(part, None)
                if shadow is not None:
                    shadow.deleteLater()
            elif isinstance(event, QShowEvent) or part in self._shadows:
                # A tip becomes that of something else as it is seen.
                self._dress(part)
        return False

    def _dress(self, popup: QWidget) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(popup.rect()), CORNER, CORNER)
        popup.setMask(QRegion(outline.toFillPolygon().toPolygon()))
        below = popup.parentWidget()
        if popup in self._shadows:
            self._shadows[popup].follow(popup)
        elif below is not None:
            self._shadows[popup] = _Shadow(popup, below.window())


class _Shadow(QWidget):
    """That of ``popup``, as far as it falls on ``window``; it takes no clicks."""

    def __init__(self, popup: QWidget, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow(popup)
        self.show()

    def follow(self, popup: QWidget) -> None:
        """Lies where the popup is now."""
        room, window = round(PANEL_ROOM), self.window()
        self.setGeometry(
            popup.rect()
            .translated(window.mapFromGlobal(popup.mapToGlobal(popup.rect().topLeft())))
            .adjusted(-room, -room, room, room)
        )
        self.raise_()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        room = PANEL_ROOM
        box = QRectF(self.rect()).adjusted(room, room, -room, -room).translated(0, 5)
        soft_rect(painter, THEME, box, CORNER, 12, _BLACK, 0.45)
