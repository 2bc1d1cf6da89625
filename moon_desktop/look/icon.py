"""The program's own icon, in every size it is drawn for."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from moon_desktop.resources import resource

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def app_icon() -> QIcon:
    """The icon; each size is read when it is first shown. Needs a QGuiApplication."""
    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(resource("icons", f"moon-desktop-{size}.png")), QSize(size, size))
    return icon
