"""Dialogs dressed as paper: the colours and the type of every box beside the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFont, QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QSpacerItem,
    QWidget,
)

from moon_desktop.look import typography
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.paper.style import style_sheet
from moon_desktop.windows.wearing import wear

Role = Literal["title", "heading", "help", "trouble", "small", "today", "rule"]

_BOX_MARGINS: Final = (24, 22, 24, 18)

_W = TypeVar("_W", bound=QWidget)


def dress(widget: QWidget, more: Callable[[], str] | None = None) -> None:
    """Gives ``widget`` and all it holds the look of the score pad's paper, with ``more`` rules."""

    def put_on(widget: QWidget) -> None:
        size, focus, defaults = widget.size(), widget.focusWidget(), _defaults(widget)
        # A second sheet would take from what is within all of the type that no sheet can tell of.
        widget.setStyleSheet("")
        widget.setFont(QFont())
        widget.setFont(typography.font(typography.SANS, 15, 500))
        widget.setPalette(_palette())
        widget.setStyleSheet(style_sheet() + (more() if more is not None else ""))
        if isinstance(widget, QMessageBox):
            _straighten(widget)
        if not widget.isVisible():
            return
        # Another style may have made it larger, and another key the one that Enter presses.
        for key in _defaults(widget) + defaults:
            key.setDefault(key in defaults)
        if focus is not None:
            focus.setFocus()
        if (layout := widget.layout()) is not None:
            layout.activate()
        widget.resize(size)

    wear(widget, THEME, put_on)


def _defaults(widget: QWidget) -> list[QPushButton]:
    """The keys within that Enter presses."""
    return [key for key in widget.findChildren(QPushButton) if key.isDefault()]


def _straighten(box: QMessageBox) -> None:
    """Begins the words of ``box`` where its edge does: Qt leaves room for a picture, though there
    is none."""
    for label in box.findChildren(QLabel, "qt_msgbox_label"):
        label.setContentsMargins(0, 0, 0, 0)
    layout = box.layout()
    assert isinstance(layout, QGridLayout)
    corner = layout.itemAtPosition(0, 0)
    if isinstance(corner, QSpacerItem):
        corner.changeSize(0, 0)
        layout.setHorizontalSpacing(0)
        layout.setColumnStretch(1, 1)
    layout.setContentsMargins(*_BOX_MARGINS)


def plain(buttons: list[QAbstractButton]) -> None:
    """Takes the system's pictures off ``buttons``: words will do."""
    for button in buttons:
        button.setIcon(QIcon())


def as_(role: Role, widget: _W) -> _W:
    """``widget`` as the style sheet of paper has it for ``role``: labels as a title, a heading,
    a line of help or trouble; a button as a small one; a frame as a rule."""
    widget.setProperty("role", role)
    return widget


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


def line_of(text: str, role: Role | None, parent: QWidget) -> QLabel:
    """A label of plain text, which is folded where it is long."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label if role is None else as_(role, label)


def announce(widget: QWidget, text: str) -> None:
    """Has ``text``, which ``widget`` shows now, read out to those who cannot see it."""
    try:
        from PySide6.QtGui import QAccessibleAnnouncementEvent
    except ImportError:  # the first PySide of the oldest Qt that is used lacks it
        return
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def rule(parent: QWidget) -> QFrame:
    """A thin line across."""
    line = as_("rule", QFrame(parent))
    line.setFixedHeight(1)
    return line


def _palette() -> QPalette:
    ink, dim = THEME.pink, faded(THEME.pink, 0.45)
    role = QPalette.ColorRole
    palette = QPalette(THEME.paper)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for name, colour in (
            (role.Window, THEME.paper),
            (role.WindowText, ink),
            (role.Base, THEME.ivory0),
            (role.AlternateBase, THEME.wash),
            (role.Text, ink),
            (role.Button, THEME.wash),
            (role.ButtonText, ink),
            (role.PlaceholderText, faded(THEME.pink2, 0.85)),
            (role.Highlight, THEME.good),
            (role.HighlightedText, THEME.ivory0),
            (role.Link, THEME.good),
            (role.ToolTipBase, THEME.ivory0),
            (role.ToolTipText, ink),
        ):
            palette.setColor(group, name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, dim)
    return palette


def roomy(box: QComboBox) -> QComboBox:
    """``box`` in the colours of paper, as high as the lines beside it; a turn of the wheel over it
    does not give it the focus."""
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    # Under a style sheet a palette is not handed down.
    for widget in (box, box.view()):
        wear(widget, THEME, lambda it: it.setPalette(_palette()))
    box.setMinimumHeight(34)
    return box
