"""What dialogs are made of: words, keys, lines and boxes, in the roles of the style sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAccessible, QIcon, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QWidget,
)

from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dress import Role, as_
from moon_desktop.windows.paper.scrolling import Fading

OFF_BAR: Final = 12
"""Px from boxes to a bar that scrolls them."""


def plain(buttons: list[QAbstractButton]) -> None:
    """Takes the system's pictures off ``buttons``: words will do."""
    for button in buttons:
        button.setIcon(QIcon())


def small_key(
    words: str, parent: QWidget, pressed: Callable[..., object] | None = None, tip: str = ""
) -> QPushButton:
    """A small button that has ``pressed`` called; the return key is left to the dialog's own."""
    key = as_("small", QPushButton(words, parent))
    key.setAutoDefault(False)
    key.setToolTip(tip)
    if pressed is not None:
        key.clicked.connect(pressed)
    return key


def keep_words(within: QWidget) -> None:
    """No key is narrower than its words: of their own accord they would be."""
    for key in within.findChildren(QPushButton):
        key.ensurePolished()
        key.setMinimumWidth(key.sizeHint().width())


class OwnWindow(QMainWindow):
    """A window beside that of the table. Enter presses the key that has the focus, as otherwise in
    dialogs alone; all is measured anew with the window, and where words get another size."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._worn = THEME.text, THEME.key
        self.setWindowTitle(title)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)

    def come_up(self) -> None:
        """It is wanted, and lies above all others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def measure(self) -> None:
        """All is as large as there is room for."""

    def go_back(self) -> None:
        """Escape was pressed."""
        self.close()

    def enter(self) -> None:
        """Enter was pressed, and no key had the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(key := self.focusWidget(), QAbstractButton):
            key.click()
        else:
            self.enter()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def changeEvent(self, event: QEvent) -> None:
        """Words may get another size, or colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._worn != (THEME.text, THEME.key):
            self._worn = THEME.text, THEME.key
            self.measure()


def line_of(text: str, role: Role | None, parent: QWidget) -> QLabel:
    """A label of plain text, which is folded where it is long."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label if role is None else as_(role, label)


NOTIFIERS: Final[list[Callable[[str], bool]]] = []
"""Who has words read out by readers that know no announcements; each says whether it had."""


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Has ``text``, which ``widget`` shows now, read out to those who cannot see it, if somebody
    listens; ``urgent``: before all else, for it answers what they just did."""
    if not QAccessible.isActive():
        # Or Qt would make all that a reader needs, to find that none is there.
        return
    if any(notify(text) for notify in NOTIFIERS):
        return
    try:
        from PySide6.QtGui import QAccessibleAnnouncementEvent
    except ImportError:  # the first PySide of the oldest Qt that is used lacks it
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


@contextmanager
def untold() -> Iterator[None]:
    """A reader finds what is made meanwhile when it comes to it: told of hundreds of things that
    are not seen yet, Orca is silent until it is through."""
    active = QAccessible.isActive()
    if active:
        QAccessible.setActive(False)
    try:
        yield
    finally:
        if active:
            QAccessible.setActive(True)


def rule(parent: QWidget) -> QFrame:
    """A thin line across."""
    line = as_("rule", QFrame(parent))
    line.setFixedHeight(1)
    return line


class Scrolled(QScrollArea):
    """As high as ``form`` where there is room for all of it; on a low screen it is scrolled, and
    its rows keep their height."""

    def __init__(self, form: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QScrollArea { border: none; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(form)
        Fading(self)
        self._form = form
        self.verticalScrollBar().rangeChanged.connect(self._keep_off)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is written in the form may become longer."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _keep_off(self, _least: int, most: int) -> None:
        """Boxes keep a distance from the bar, while there is one."""
        self._form.setContentsMargins(0, 0, OFF_BAR if most else 0, 0)

    def heightForWidth(self, width: int) -> int:
        return self._form.heightForWidth(width)

    def sizeHint(self) -> QSize:
        return self._form.sizeHint()
