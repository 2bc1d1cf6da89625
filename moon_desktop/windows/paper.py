"""Dialogs dressed as paper: the colours and the type of every box beside the table."""

from __future__ import annotations

from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from moon_desktop.look import typography
from moon_desktop.look.theme import EVENING, Theme, faded


def dress(widget: QWidget, theme: Theme = EVENING) -> None:
    """Gives ``widget`` and all it holds the look of the score pad's paper."""
    widget.setPalette(_palette(theme))
    widget.setFont(typography.font(typography.SANS, 15, 500))
    widget.setStyleSheet(_style(theme))


def plain(buttons: list[QAbstractButton]) -> None:
    """Takes the system's pictures off ``buttons``: words will do."""
    for button in buttons:
        button.setIcon(QIcon())


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


def _hex(colour: QColor) -> str:
    return colour.name(QColor.NameFormat.HexArgb)


def _style(theme: Theme) -> str:
    edge, ink, brass = _hex(theme.rule), _hex(theme.pink), _hex(theme.brass)
    return f"""
    QPushButton {{ font-family: "{typography.SANS}"; font-size: 15px; color: {ink};
        background: {_hex(theme.paper2)}; border: 1px solid {edge};
        border-radius: 9px; padding: 8px 20px; min-width: 64px; }}
    QPushButton:hover {{ background: {_hex(theme.ivory0)}; }}
    QPushButton:default {{ background: {brass}; color: {_hex(theme.onbrass)};
        border-color: {_hex(theme.brassd)}; font-weight: 700; }}
    QPushButton:focus {{ border: 2px solid {_hex(theme.good)}; padding: 7px 19px; }}
    QLineEdit {{ background: {_hex(theme.ivory0)}; color: {ink};
        border: 1px solid {edge}; border-radius: 4px; padding: 4px 8px; min-height: 22px; }}
    QLineEdit:focus {{ border: 2px solid {_hex(theme.good)}; padding: 3px 7px; }}
    QLineEdit:disabled {{ color: {_hex(faded(theme.pink, 0.4))};
        background: {_hex(theme.paper)}; }}
    QTextBrowser {{ background: {_hex(theme.paper)}; color: {ink}; border: none; }}
    """
