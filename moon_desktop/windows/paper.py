"""Dialogs dressed as paper: the colours and the type of every box beside the table."""

from __future__ import annotations

from typing import Literal, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFrame, QLabel, QWidget

from moon_desktop.look import typography
from moon_desktop.look.theme import EVENING, Theme, faded
from moon_desktop.windows.paper_style import style_sheet

Role = Literal["title", "heading", "help", "trouble", "small", "rule"]

_W = TypeVar("_W", bound=QWidget)


def dress(widget: QWidget, theme: Theme = EVENING) -> None:
    """Gives ``widget`` and all it holds the look of the score pad's paper."""
    widget.setPalette(_palette(theme))
    widget.setFont(typography.font(typography.SANS, 15, 500))
    widget.setStyleSheet(style_sheet(theme))


def plain(buttons: list[QAbstractButton]) -> None:
    """Takes the system's pictures off ``buttons``: words will do."""
    for button in buttons:
        button.setIcon(QIcon())


def as_(role: Role, widget: _W) -> _W:
    """``widget`` as the style sheet of paper has it for ``role``: labels as a title, a heading,
    a line of help or trouble; a button as a small one; a frame as a rule."""
    widget.setProperty("role", role)
    return widget


def line_of(text: str, role: Role | None, parent: QWidget) -> QLabel:
    """A label of plain text, which is folded where it is long."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label if role is None else as_(role, label)


def rule(parent: QWidget) -> QFrame:
    """A thin line across."""
    line = as_("rule", QFrame(parent))
    line.setFixedHeight(1)
    return line


def _palette(theme: Theme) -> QPalette:
    ink, dim = theme.pink, faded(theme.pink, 0.45)
    role = QPalette.ColorRole
    palette = QPalette(theme.paper)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for name, colour in (
            (role.Window, theme.paper),
            (role.WindowText, ink),
            (role.Base, theme.ivory0),
            (role.AlternateBase, theme.paper2),
            (role.Text, ink),
            (role.Button, theme.paper2),
            (role.ButtonText, ink),
            (role.PlaceholderText, faded(theme.pink2, 0.85)),
            (role.Highlight, theme.good),
            (role.HighlightedText, theme.ivory0),
            (role.Link, theme.good),
            (role.ToolTipBase, theme.ivory0),
            (role.ToolTipText, ink),
        ):
            palette.setColor(group, name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, dim)
    return palette


def roomy(box: QComboBox) -> QComboBox:
    """``box`` in the colours of paper, as high as the lines beside it."""
    # Under a style sheet a palette is not handed down.
    box.setPalette(_palette(EVENING))
    box.view().setPalette(_palette(EVENING))
    box.setMinimumHeight(34)
    return box
