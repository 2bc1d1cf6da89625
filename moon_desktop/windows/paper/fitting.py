"""How large a window may be on the screen it opens on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME: Final = QSize(8, 40)
"""px that the desktop may need around a window."""


def fit(
    window: QWidget, least: tuple[int, int], size: tuple[int, int], within: QSize | None = None
) -> None:
    """Makes ``window`` so large, and never smaller than ``least``, but neither larger than
    ``within``, the screen if None: what lies beyond its edge could not be reached."""
    most = within or room(window)
    window.setMinimumSize(QSize(*least).boundedTo(most))
    window.resize(QSize(*size).boundedTo(most))


def room(window: QWidget) -> QSize:
    """How large a window may be where this one is."""
    if QGuiApplication.platformName() == "offscreen":  # nobody has to reach anything
        return QSize(1 << 14, 1 << 14)
    return window.screen().availableSize() - FRAME
