"""How large a window may be on the screen it opens on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME: Final = QSize(8, 40)
"""px that the desktop may need around a window."""


def fit(
    window: QWidget, least: tuple[int, int], size: tuple[int, int], room: QSize | None = None
) -> None:
    """Makes ``window`` so large, and never smaller than ``least``, but neither larger than
    ``room``, the screen's if None: what lies beyond its edge could not be reached."""
    room = room or _room(window)
    window.setMinimumSize(QSize(*least).boundedTo(room))
    window.resize(QSize(*size).boundedTo(room))


def _room(window: QWidget) -> QSize:
    if QGuiApplication.platformName() == "offscreen":  # nobody has to reach anything
        return QSize(1 << 14, 1 << 14)
    return window.screen().availableSize() - FRAME
