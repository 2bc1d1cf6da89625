"""What anything means: by a tooltip, by a finger that rests, on a click that asks, by a key."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QTouchEvent,
    QWhatsThisClickedEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QToolTip,
    QWhatsThis,
    QWidget,
)

from moon_desktop.look import typography
from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.popups import PanelPopup
from moon_desktop.words import glossary

_STYLE: Final = """<style>
    p {{ font-family: "{sans}"; font-size: 14px; font-weight: 500; margin: 0 0 6px 0; }}
    b {{ font-weight: 700; }}
    a {{ color: {link}; }}
</style>"""

_WIDE, _OFF = 316, 12
"""Px across the words of an explanation, and from it to the point that was asked about."""

_Role = Qt.ItemDataRole


@runtime_checkable
class Telling(Protocol):
    """A widget that tells what it shows at a point, and where on it the keyboard's focus is."""

    def told_at(self, point: QPoint, /) -> tuple[str, str]:
        """The words shown there, and what is told of them; both may be empty."""
        ...

    def focused_at(self) -> QPoint | None:
        """The place in focus; None: there is none."""
        ...


def answer(window: QWidget, event: QEvent) -> bool:
    """Explains what ``event`` asks about, where no part of the window did; whether it could. That
    more is wanted of a term, a QWhatsThisClickedEvent tells the window, or that which it belongs
    to."""
    match event:
        case QContextMenuEvent() if event.reason() == QContextMenuEvent.Reason.Keyboard:
            return explain_focus(window)
        case QContextMenuEvent():
            return explain(window, event.pos())
        case QHelpEvent() if event.type() == QEvent.Type.ToolTip:
            return _show_tip(window, event)
        case QHelpEvent() if event.type() == QEvent.Type.QueryWhatsThis:
            return bool(_page(window, event.pos())[0])
        case QHelpEvent():
            return explain(window, event.pos())
    return False


def explain_focus(window: QWidget) -> bool:
    """Explains what has the keyboard's focus; whether there was anything to explain. The key that
    only goes on has the focus by itself, and is not meant."""
    part: QWidget | None = window.focusWidget()
    point: QPoint | None = None
    if isinstance(part, Telling):
        point = part.focused_at()
    elif isinstance(part, QAbstractItemView):
        box = part.visualRect(part.currentIndex())
        point = part.viewport().mapTo(part, box.center()) if box.isValid() else None
    elif isinstance(part, QAbstractButton) and getattr(part, "kind", "") != "go":
        point = part.rect().center()
    if part is None or point is None:
        return False
    return explain(window, part.mapTo(window, point))


def explain(window: QWidget, point: QPoint) -> bool:
    """Explains what lies at ``point``, in a small window that a click elsewhere or any key closes;
    its link and F1 lead to Help. Returns whether there is anything to explain."""
    page, terms = _page(window, point)
    if not page:
        return False
    QWhatsThis.leaveWhatsThisMode()
    place = terms[0].place if terms else ""
    # It lies a little below the point, or above it.
    Explanation(page, place, window.parentWidget() or window).open(
        window, QRect(point - QPoint(0, _OFF), QSize(0, 2 * _OFF))
    )
    return True


class Explanation(PanelPopup):
    """A page on a small panel."""

    def __init__(self, page: str, place: str, window: QWidget) -> None:
        """``place``: that in Help to which F1 leads, empty where there is none."""
        super().__init__(window)
        style = _STYLE.format(sans=typography.SANS, link=THEME.brass.name())
        self.words = QLabel(f"{style}{page}", self)
        self.words.setWordWrap(True)
        self.words.setFixedWidth(round(_WIDE * THEME.text))
        self.words.linkActivated.connect(self._lead)
        self._place, self._window, self._pressed = place, window, False
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.column.addWidget(self.words)

    def _lead(self, place: str) -> None:
        self.close()
        QApplication.sendEvent(self._window, QWhatsThisClickedEvent(place))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click closes it, but not the one that has asked for it."""
        super().mouseReleaseEvent(event)
        if self._pressed:
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key closes it, and F1 leads where its link does."""
        if event.key() == Qt.Key.Key_F1 and self._place:
            self._lead(self._place)
        self.close()


def _page(window: QWidget, point: QPoint) -> tuple[str, tuple[glossary.Term, ...]]:
    """What is to be read of ``point``, empty where there is nothing, and the terms in it."""
    words, told = _told_at(window, point)
    terms = glossary.found(f"{words}\n{told}")[: glossary.ON_A_PAGE]
    return (glossary.page(told, terms) if told or terms else ""), terms


def _show_tip(window: QWidget, event: QHelpEvent) -> bool:
    """A key or a label has no tip of its own: its terms make one."""
    part = window.childAt(event.pos())
    shown = part.text() if isinstance(part, QLabel | QAbstractButton) else ""
    if tip := glossary.tip_on(shown):
        QToolTip.showText(event.globalPos(), tip, part)
    return bool(tip)


def _told_at(window: QWidget, point: QPoint) -> tuple[str, str]:
    """The words of the innermost part at ``point`` that has any, and what is told of them."""
    part = window.childAt(point)
    while part is not None and part is not window:
        words, told = _told_by(part, part.mapFrom(window, point))
        if words or told:
            return words, told
        part = part.parentWidget()
    return "", ""


def _told_by(part: QWidget, point: QPoint) -> tuple[str, str]:
    parent = part.parentWidget()
    if isinstance(parent, QAbstractItemView) and part is parent.viewport():
        return _written_in(parent, point)
    if isinstance(part, Telling):
        return part.told_at(point)
    if isinstance(part, QLabel | QAbstractButton):
        return part.text(), part.toolTip() or part.accessibleDescription()
    return "", part.toolTip()


def _written_in(view: QAbstractItemView, point: QPoint) -> tuple[str, str]:
    """A cell, or the head of a column, as it stands there and as it is told to a voice."""
    roles = _Role.DisplayRole, _Role.AccessibleTextRole
    if isinstance(view, QHeaderView):
        section, way = view.logicalIndexAt(point), view.orientation()
        shown, told = (view.model().headerData(section, way, role) for role in roles)
    else:
        shown, told = (view.indexAt(point).data(role) for role in roles)
    return str(shown or ""), str(told or "")


_REST, _TICK = 550, 110
"""Ms after which a finger rests, and of which it consists: while the program is busy, one passes
however long that takes, and what the finger did meanwhile is heard before the next."""
_WAVER: Final = 14.0
"""Px that a resting finger may stray."""

_Type = QEvent.Type


def touched() -> bool:
    """Whether there is a screen for fingers."""
    kinds = (device.type() for device in QInputDevice.devices())
    return QInputDevice.DeviceType.TouchScreen in kinds


class LongPress(QObject):
    """Watches the fingers on ``window``; it takes nothing from anybody."""

    rested = Signal(QPoint)
    """A single finger has rested at this point of the window."""

    def __init__(self, window: QWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._at = QPointF()
        self._ticks = 0
        self._rest = QTimer(self, interval=_TICK)
        self._rest.timeout.connect(self._tick)
        window.installEventFilter(self)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """A finger alone, that stays where it is, rests."""
        match event.type():
            case _Type.TouchBegin if isinstance(event, QTouchEvent) and event.pointCount() == 1:
                self._at, self._ticks = event.points()[0].position(), 0
                self._rest.start()
            case _Type.TouchUpdate if isinstance(event, QTouchEvent):
                strayed = (event.points()[0].position() - self._at).manhattanLength() > _WAVER
                if event.pointCount() > 1 or strayed:
                    self._rest.stop()
            case _Type.TouchEnd | _Type.TouchCancel:
                self._rest.stop()
        return False

    def _tick(self) -> None:
        self._ticks += 1
        if self._ticks * _TICK >= _REST:
            self._rest.stop()
            self.rested.emit(self._at.toPoint())
