"""A widget that is painted larger than its layout, and is as large as that makes it."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from moon_desktop.look.theme import Theme
from moon_desktop.windows.pointed import Pointed


class Zoomed(Pointed):
    """``sizeHint`` says how large it is at its present zoom."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._zoom = 1.0

    def set_zoom(self, zoom: float) -> None:
        """How much larger than its layout it is shown from now on."""
        self._zoom = zoom
        self._fit()

    def _fit(self) -> None:
        """Another layout is shown."""
        self.setFixedSize(self.sizeHint())
        self.update()

    def _painter(self) -> QPainter:
        """One that paints in px of the layout; to be ended."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        return painter
