"""The one dress of all windows: the font, the palette and the style sheet of the application."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from moon_desktop.look import typography
from moon_desktop.look.ring import RingsItself
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.paper.style import style_sheet

Role = Literal[
    "title", "heading", "help", "trouble", "small", "rule", "card", "pages", "close", "return",
    "clock",
]  # fmt: skip

_W = TypeVar("_W", bound=QWidget)
_Label = TypeVar("_Label", bound="QLabel")


def wear(colours: Mapping[str, Any]) -> None:
    """Everything has these colours and properties of a theme from now on. Qt tells every widget
    that its style has changed, and has it painted anew."""
    THEME.wear(colours)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    sheet = style_sheet()
    if application.styleSheet() == sheet:
        return
    if not application.styleSheet():
        application.focusChanged.connect(_ring)
    # Else a font that a widget is given, or hands down, is lost whenever a style sheet is put on.
    application.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    # Before the first none is open; to find that out all of Qt's kinds of widgets would be loaded.
    windows = application.topLevelWidgets() if application.styleSheet() else []
    palette, open_ = _palette(), [window for window in windows if window.isVisible()]
    held = [(window.focusWidget(), _defaults(window)) for window in open_]
    application.setFont(typography.usual(THEME.text))
    application.setPalette(palette)
    application.setStyleSheet(sheet)
    for window, (focus, defaults) in zip(open_, held, strict=True):
        # A box of buttons has taken the first for the one that Enter presses, and the focus to it.
        for key in _defaults(window) + defaults:
            key.setDefault(key in defaults)
        if focus is not None:
            focus.setFocus()


def _ring(former: QWidget | None, now: QWidget | None) -> None:
    """What has the focus ``now`` has its ring."""
    if now is not None and not isinstance(now, RingsItself):
        # At the start the table has the focus, and none of this is needed yet.
        from moon_desktop.windows.paper.focus_frame import frame

        frame(now, former)


def _defaults(window: QWidget) -> list[QPushButton]:
    """The keys within that Enter presses."""
    from PySide6.QtWidgets import QPushButton

    return [key for key in window.findChildren(QPushButton) if key.isDefault()]


def as_(role: Role, widget: _W) -> _W:
    """``widget`` as the style sheet has it for ``role``: labels as a title, a heading, a line of
    help or trouble; a button as a small one; a frame as a rule."""
    widget.setProperty("role", role)
    return widget


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Sets a property that the style sheet looks at, also where the widget is dressed already."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().polish(widget)


def inked(label: _Label, ink: str) -> _Label:
    """``label``, its words in the colour that the theme has under the name of ``ink``, on whatever
    ground it lies."""
    set_property(label, "ink", ink)
    return label


def _palette() -> QPalette:
    ink, dim = THEME.pink, faded(THEME.pink, 0.45)
    role = QPalette.ColorRole
    palette = QPalette(THEME.paper)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for name, colour in (
            (role.Window, THEME.paper),
            (role.WindowText, ink),
            (role.Base, THEME.field),
            (role.AlternateBase, THEME.wash),
            (role.Text, ink),
            (role.Button, THEME.wash),
            (role.ButtonText, ink),
            (role.PlaceholderText, faded(THEME.pink2, 0.85)),
            (role.Highlight, THEME.good),
            (role.HighlightedText, THEME.paper),
            (role.Link, THEME.good),
            (role.ToolTipBase, THEME.panelhi),
            (role.ToolTipText, THEME.ink),
        ):
            palette.setColor(group, name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, dim)
    return palette
